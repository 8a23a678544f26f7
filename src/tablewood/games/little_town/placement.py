"""Action 1: place a worker and use the squares around it (LT-28 to LT-54, LT-150)."""

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from tablewood.games.little_town.board import Square
from tablewood.games.little_town.buildings import Kind
from tablewood.games.little_town.goal_tiles import GATHERED, GOODS_MOVED
from tablewood.games.little_town.goals import checkpoint
from tablewood.games.little_town.goods import ANY, COINS, GOODS, RESOURCES, VP, Good, any_of
from tablewood.games.little_town.payment import NONE_SWAPPED, PayBill
from tablewood.games.little_town.refusals import (
    TownQuestion,
    uses_residence,
    why_not_activate,
    why_not_take,
    why_not_use,
)
from tablewood.games.little_town.state import NOTHING, Town
from tablewood.kernel.log import bundle, bundle_of_counts
from tablewood.kernel.moves import Answer, MoveList, Verb
from tablewood.kernel.step import ALLOWED, Clause, Seat, SeatRule, Step
from tablewood.kernel.vectors import Ints, SharedInts, added, ints, listed, put

_NONE_USED: Final[SharedInts] = ints([])


def place_worker(s: Town, seat: Seat, square: Square) -> None:
    """LT-24, LT-28, LT-52: the worker blocks its square until the end of the round."""
    s.workers[seat] -= 1
    s.worker = put(s.worker, square, seat)
    s.close(square)
    s.tell(s.events.placed, seat, square)
    use_surroundings(s, seat, square)


def use_surroundings(s: Town, seat: Seat, square: Square) -> None:
    """LT-29, LT-40, LT-83, LT-150: gather all terrain around the square, then activate buildings in any order."""
    s.using = square
    s.user = seat
    s.then_one(s.rules.offer_of(seat, square))
    for terrain in s.board.terrain_around[square]:
        s.waiting[s.parts.terrain_gives[terrain]] += 1
    if gather(s, seat) > 0:
        checkpoint(s, seat, GATHERED)


def gather(s: Town, seat: Seat) -> i64:
    """LT-31, LT-33, LT-74, LT-75, LT-150: take a cube for each waiting terrain square, as long as the stock lasts."""
    found: i64 = 0
    held = hand_to_tell(s, seat)
    for good in range(RESOURCES):
        if s.waiting[good] > 0:
            taken = take_cubes(s, seat, good, s.waiting[good])
            s.waiting[good] -= taken
            found += taken
    if found > 0 and s.log is not None:
        s.tell(s.events.gathered, seat, bundle_of_counts(gained_since(s, seat, held)))
    return found


def take_cubes(s: Town, seat: Seat, good: Good, number: i64) -> i64:
    """LT-137: take cubes from the stock, and count them for this use."""
    taken = s.gain(seat, good, number)
    s.gained[good] += taken
    return taken


def hand_to_tell(s: Town, seat: Seat) -> list[int]:
    """By good: what the player has, if anybody listens to what will be gained; otherwise nothing."""
    return [] if s.log is None else s.hand(seat)


def gained_since(s: Town, seat: Seat, held: list[int]) -> list[int]:
    """By good: what the player has more than then."""
    return [s.held(seat, good) - held[good] for good in range(GOODS)]


def finish_use(s: Town) -> None:
    """LT-101, LT-150: terrain still waiting gives nothing, and the deeds of this turn no longer count."""
    if s.log is not None and any_of(s.waiting):
        s.tell(s.events.missed, s.user, bundle_of_counts(listed(s.waiting)))
    s.using = NOTHING
    s.user = NOTHING
    s.used = _NONE_USED
    for good in range(RESOURCES):
        s.waiting[good] = 0
        s.gained[good] = 0
    s.famous = 0
    s.mixed = 0
    s.straight = False


# Activating buildings


class OfferBuildings(SeatRule[Town]):
    """LT-35, LT-42: ask again as long as some building around the worker can be activated."""

    def __init__(self, player: Seat, middle: Square) -> None:
        super().__init__(player)
        self.middle: Final = middle

    def run(self, s: Town) -> None:
        for square in s.board.around[self.middle]:
            if can_use(s, self.player, square):
                s.then_one(s.rules.use_of(self.player, self.middle))
                return
        finish_use(s)


def can_use(s: Town, seat: Seat, square: Square) -> bool:
    """Whether a building stands on this square around the worker, and nothing forbids its activation."""
    return s.tile[square] >= 0 and why_not_activate(s, seat, square) == ALLOWED


class UseBuilding(TownQuestion):
    """LT-35, LT-38, LT-40, LT-42: activate a building around the worker, or stop; asked until the player stops."""

    prompt: ClassVar[str] = "use-building"
    clause: ClassVar[int] = 35
    takes: ClassVar[tuple[str, ...]] = ("use", "done")

    def __init__(self, seat: Seat, middle: Square) -> None:
        super().__init__(seat)
        self.middle: Final = middle

    def list_legal(self, s: Town, moves: MoveList) -> None:
        use = s.moves.use
        for square in s.board.around[self.middle]:
            if can_use(s, self.seat, square):
                moves.add(use, square)
        moves.add_word(s.moves.done)

    def objection(self, s: Town, answer: Answer) -> Clause:
        if answer.verb is s.moves.done:
            return ALLOWED
        return why_not_use(s, self.seat, self.middle, answer.first)

    def while_open(self, s: Town, verb: Verb) -> Clause:
        """LT-23, LT-24, LT-79: one action with one worker; and none at all at the end of the round."""
        m = s.moves
        if verb is m.place or verb is m.build or verb is m.site:
            if uses_residence(s):
                return 79
            return 24 if verb is m.place else 23
        return super().while_open(s, verb)

    def carry_out(self, s: Town, answer: Answer) -> None:
        if answer.verb is s.moves.done:
            finish_use(s)
            return
        square = answer.first
        kind = s.tile[square]
        s.used = added(s.used, square)
        s.tell(s.events.used, self.seat, kind, square)
        s.then(an_activation(s, self.seat, self.middle, kind))
        if s.owner[square] != self.seat:
            pay_rent(s, self.seat, square)


def an_activation(s: Town, seat: Seat, middle: Square, kind: Kind) -> tuple[Step[Any], ...]:
    """LT-36, LT-37, LT-45: after the rent, pay the input if there is an arrow, and take the output; then go on."""
    offer = s.rules.offer_of(seat, middle)
    if s.buildings.pays[kind]:
        bill = s.buildings.input_of(kind)
        return (PayBill(seat, bill, NONE_SWAPPED), TakeOutput(seat, kind), offer)
    return (TakeOutput(seat, kind), offer)


def pay_rent(s: Town, seat: Seat, square: Square) -> None:
    """LT-43 to LT-46, LT-48: a coin for the owner of the building, before the effect."""
    owner = s.owner[square]
    rent = s.limits.rent
    s.pay_coins_to(owner, seat, rent)
    s.tell(s.events.rented, seat, owner, s.tile[square], rent)
    checkpoint(s, seat, GOODS_MOVED, owner)


@mypyc_attr(free_list_len=1)
class TakeOutput(SeatRule[Town]):
    """LT-36, LT-37, LT-75, LT-105, LT-150: waiting terrain first, then all that the building gives."""

    def __init__(self, player: Seat, kind: Kind) -> None:
        super().__init__(player)
        self.kind: Final = kind

    def run(self, s: Town) -> None:
        gather(s, self.player)
        output = s.buildings.gain[self.kind]
        held = hand_to_tell(s, self.player)
        for good in range(RESOURCES):
            if output[good] > 0:
                take_cubes(s, self.player, good, output[good])
        if output[COINS] > 0:
            s.gain(self.player, COINS, output[COINS])
        if s.log is not None:
            self._tell(s, output, gained_since(s, self.player, held))
        if output[VP] > 0:
            s.vp[self.player] += output[VP]
            s.famous += 1
            s.tell(s.events.earned, self.player, self.kind, output[VP])
        if output[ANY] > 0:
            s.then_one(OfferAny(self.player, output[ANY]))
        checkpoint(s, self.player, GOODS_MOVED)

    def _tell(self, s: Town, output: Ints, gained: list[int]) -> None:
        missed = [output[good] - gained[good] for good in range(GOODS)]
        if sum(gained) > 0:
            s.tell(s.events.gained, self.player, bundle_of_counts(gained), self.kind)
        if sum(missed) > 0:
            s.tell(s.events.missed, self.player, bundle_of_counts(missed))


class OfferAny(SeatRule[Town]):
    """LT-119: resources of choice, taken one at a time; none if the stock is out of all four."""

    def __init__(self, player: Seat, left: i64) -> None:
        super().__init__(player)
        self.left: Final = left

    def run(self, s: Town) -> None:
        if self.left > 0 and s.has_cubes_in_stock():
            s.then_one(TakeAny(self.player, self.left))


class TakeAny(TownQuestion):
    """LT-74, LT-119: which resource to take from the stock."""

    prompt: ClassVar[str] = "take-any"
    clause: ClassVar[int] = 119
    takes: ClassVar[tuple[str, ...]] = ("take",)

    def __init__(self, seat: Seat, left: i64) -> None:
        super().__init__(seat)
        self.left: Final = left

    def list_legal(self, s: Town, moves: MoveList) -> None:
        take = s.moves.take
        for good in range(RESOURCES):
            if why_not_take(s, good) == ALLOWED:
                moves.add(take, good)

    def objection(self, s: Town, answer: Answer) -> Clause:
        return why_not_take(s, answer.first)

    def while_open(self, s: Town, verb: Verb) -> Clause:
        """LT-119: the resources must be taken first."""
        return 119

    def carry_out(self, s: Town, answer: Answer) -> None:
        good = answer.first
        s.then_one(OfferAny(self.seat, self.left - 1))
        take_cubes(s, self.seat, good, 1)
        s.tell(s.events.chosen, self.seat, bundle([good]))
        checkpoint(s, self.seat, GOODS_MOVED)
