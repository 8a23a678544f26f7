"""Action 1: place a worker and use the squares around it (LT-28 to LT-54, LT-150)."""

from typing import Any, ClassVar, Final

from tablewood.games.little_town.board import Square
from tablewood.games.little_town.buildings import Buildings, Kind
from tablewood.games.little_town.goal_tiles import GATHERED, GOODS_MOVED
from tablewood.games.little_town.goals import checkpoint
from tablewood.games.little_town.goods import ANY, GOODS, RESOURCES, VP, Good, any_of
from tablewood.games.little_town.payment import NONE_SWAPPED, PayBill
from tablewood.games.little_town.refusals import (
    TownQuestion,
    uses_residence,
    why_not_activate,
    why_not_take,
    why_not_use,
)
from tablewood.games.little_town.state import NOTHING, Town
from tablewood.kernel.lists import put
from tablewood.kernel.log import bundle, bundle_of_counts
from tablewood.kernel.moves import Answer, Move, Verb
from tablewood.kernel.step import ALLOWED, Clause, Seat, SeatRule, Step


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
    s.then((OfferBuildings(seat, square),))
    for terrain in s.board.terrain_around[square]:
        s.waiting[s.parts.terrain_gives[terrain]] += 1
    if gather(s, seat) > 0:
        checkpoint(s, seat, GATHERED)


def gather(s: Town, seat: Seat) -> int:
    """LT-31, LT-33, LT-74, LT-75, LT-150: take a cube for each waiting terrain square, as long as the stock lasts."""
    found = 0
    gathered = [0] * RESOURCES
    for good in range(RESOURCES):
        waiting = s.waiting[good]
        if waiting > 0:
            taken = take_cubes(s, seat, good, waiting)
            if taken > 0:
                s.waiting[good] = waiting - taken
                gathered[good] = taken
                found += taken
    if found > 0 and s.log is not None:
        s.tell(s.events.gathered, seat, bundle_of_counts(gathered))
    return found


def take_cubes(s: Town, seat: Seat, good: Good, number: int) -> int:
    """LT-137: take cubes from the stock, and count them for this use."""
    taken = s.gain(seat, good, number)
    s.gained[good] += taken
    return taken


def finish_use(s: Town) -> None:
    """LT-101, LT-150: terrain still waiting gives nothing, and the deeds of this turn no longer count."""
    if any_of(s.waiting):
        s.tell(s.events.missed, s.user, bundle_of_counts(s.waiting))
    s.using = NOTHING
    s.user = NOTHING
    s.used = []
    s.waiting = [0] * RESOURCES
    s.gained = [0] * RESOURCES
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
                s.then((UseBuilding(self.player, self.middle),))
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

    def legal(self, s: Town) -> list[Move]:
        use = s.moves.use
        moves = [
            use.of(square)
            for square in s.board.around[self.middle]
            if can_use(s, self.seat, square)
        ]
        moves.append(s.moves.done.move)
        return moves

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
        s.used = [*s.used, square]
        s.tell(s.events.used, self.seat, kind, square)
        s.then(an_activation(s.buildings, self.seat, self.middle, kind))
        if s.owner[square] != self.seat:
            pay_rent(s, self.seat, square)


def an_activation(
    buildings: Buildings, seat: Seat, middle: Square, kind: Kind
) -> tuple[Step[Any], ...]:
    """LT-36, LT-37, LT-45: after the rent, pay the input if there is an arrow, and take the output; then go on."""
    if buildings.pays[kind]:
        return (
            PayBill(seat, buildings.input_of(kind), NONE_SWAPPED),
            TakeOutput(seat, kind),
            OfferBuildings(seat, middle),
        )
    return (TakeOutput(seat, kind), OfferBuildings(seat, middle))


def pay_rent(s: Town, seat: Seat, square: Square) -> None:
    """LT-43 to LT-46, LT-48: a coin for the owner of the building, before the effect."""
    owner = s.owner[square]
    rent = s.limits.rent
    s.pay_coins_to(owner, seat, rent)
    s.tell(s.events.rented, seat, owner, s.tile[square], rent)
    checkpoint(s, seat, GOODS_MOVED, owner)


class TakeOutput(SeatRule[Town]):
    """LT-36, LT-37, LT-75, LT-105, LT-150: waiting terrain first, then all that the building gives."""

    def __init__(self, player: Seat, kind: Kind) -> None:
        super().__init__(player)
        self.kind: Final = kind

    def run(self, s: Town) -> None:
        gather(s, self.player)
        output = s.buildings.gain[self.kind]
        gained = [0] * GOODS
        missed = [0] * GOODS
        for good in range(GOODS):
            given = output[good]
            if given > 0:
                if good < RESOURCES:
                    gained[good] = take_cubes(s, self.player, good, given)
                else:
                    gained[good] = s.gain(self.player, good, given)
                missed[good] = given - gained[good]
        if s.log is not None:
            self._tell(s, gained, missed)
        if output[VP] > 0:
            s.vp[self.player] += output[VP]
            s.famous += 1
            s.tell(s.events.earned, self.player, self.kind, output[VP])
        if output[ANY] > 0:
            s.then((OfferAny(self.player, output[ANY]),))
        checkpoint(s, self.player, GOODS_MOVED)

    def _tell(self, s: Town, gained: list[int], missed: list[int]) -> None:
        if any_of(gained):
            s.tell(s.events.gained, self.player, bundle_of_counts(gained), self.kind)
        if any_of(missed):
            s.tell(s.events.missed, self.player, bundle_of_counts(missed))


class OfferAny(SeatRule[Town]):
    """LT-119: resources of choice, taken one at a time; none if the stock is out of all four."""

    def __init__(self, player: Seat, left: int) -> None:
        super().__init__(player)
        self.left: Final = left

    def run(self, s: Town) -> None:
        if self.left > 0 and any_of(s.stock[:RESOURCES]):
            s.then((TakeAny(self.player, self.left),))


class TakeAny(TownQuestion):
    """LT-74, LT-119: which resource to take from the stock."""

    prompt: ClassVar[str] = "take-any"
    clause: ClassVar[int] = 119
    takes: ClassVar[tuple[str, ...]] = ("take",)

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def legal(self, s: Town) -> list[Move]:
        take = s.moves.take
        return [take.of(good) for good in range(RESOURCES) if why_not_take(s, good) == ALLOWED]

    def objection(self, s: Town, answer: Answer) -> Clause:
        return why_not_take(s, answer.first)

    def while_open(self, s: Town, verb: Verb) -> Clause:
        """LT-119: the resources must be taken first."""
        return 119

    def carry_out(self, s: Town, answer: Answer) -> None:
        good = answer.first
        s.then((OfferAny(self.seat, self.left - 1),))
        take_cubes(s, self.seat, good, 1)
        s.tell(s.events.chosen, self.seat, bundle([good]))
        checkpoint(s, self.seat, GOODS_MOVED)
