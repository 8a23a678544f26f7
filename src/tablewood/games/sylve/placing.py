"""Placing a die, and everything that a placement sets off (SY-21 to SY-64, SY-109 to SY-121, SY-140 to
SY-143, SY-173 to SY-179)."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from tablewood.games.sylve.dice import (
    EMPTY,
    FACES,
    FIRE,
    SYMBOLS,
    WATER,
    WIND,
    Face,
    die_of,
    face_of,
    own_level,
)
from tablewood.games.sylve.gathering import ExchangeByCards
from tablewood.games.sylve.moves import PLACEMENTS
from tablewood.games.sylve.parts import (
    BASICS,
    BEAST_FRIEND,
    BERRY,
    CREATURE,
    GATHER_IN_SEASON,
    GOODS,
    NO_SLOT,
    PLACE_IN_SEASON,
    PLACE_IN_VILLAGE,
    STACK,
    Creature,
    Spot,
)
from tablewood.games.sylve.places import NOTHING, TAKEN, is_free
from tablewood.games.sylve.refusals import (
    MidTurnQuestion,
    is_ingredient_space,
    why_not_befriend,
    why_not_force,
    why_not_on_slot,
    why_not_place,
    why_not_stack,
)
from tablewood.games.sylve.state import Wood
from tablewood.games.sylve.taming import ReleaseOverflow, offer_creature_space, use_power
from tablewood.kernel.moves import Answer, Move
from tablewood.kernel.step import ALLOWED, Clause, Rule, Seat

# How a die comes to its place

PLACED: Final = 0
FORCED: Final = 1
STACKED: Final = 2
BEFRIENDED: Final = 3

# There is only one placement at a time: with `free_list_len`, a new one reuses the memory of the last.


@mypyc_attr(acyclic=True, free_list_len=1)
class Placement:
    """Whose die lies where, which face it shows, and how it came there."""

    def __init__(self, seat: Seat, face: Face, spot: Spot, mode: int) -> None:
        self.seat: Final = seat
        self.face: Final = face
        self.spot: Final = spot
        self.mode: Final = mode


def resolve(s: Wood, p: Placement) -> None:
    """SY-140: the fixed order in which a placement is resolved, once die, place and mode are chosen and paid for."""
    return_by_wind(s, p)
    put_down(s, p)
    if s.tamed[p.seat]:
        s.then(
            (
                PrintedEffect(p),
                GatherMore(p),
                ExchangeByCards(p.seat, 0),
                OtherPowers(p),
                ReleaseOverflow(p.seat),
            )
        )
    else:  # SY-107: a creature tamed now does not react yet
        s.then((PrintedEffect(p), ReleaseOverflow(p.seat)))


class PlaceDie(MidTurnQuestion):
    """SY-84, SY-85: place one more die, under all the normal rules."""

    prompt: ClassVar[str] = "place-die"
    clause: ClassVar[int] = 84
    takes: ClassVar[tuple[str, ...]] = PLACEMENTS

    def legal(self, s: Wood) -> list[Move]:
        return placements(s, self.seat)

    def objection(self, s: Wood, answer: Answer) -> Clause:
        return why_not_placement(s, self.seat, answer)

    def carry_out(self, s: Wood, answer: Answer) -> None:
        place_die(s, self.seat, answer)


# Step 1: choose die, place and mode, and pay


def why_not_placement(s: Wood, seat: Seat, answer: Answer) -> Clause:
    """The clause against a placement, whatever its mode."""
    m = s.moves
    face, spot = answer.first, answer.second
    if answer.verb is m.place:
        return why_not_place(s, seat, face, spot)
    if answer.verb is m.force:
        return why_not_force(s, seat, face, spot, answer.third)
    if answer.verb is m.stack:
        return why_not_stack(s, seat, face, spot)
    return why_not_befriend(s, seat, face, spot)


def place_die(s: Wood, seat: Seat, answer: Answer) -> None:
    """SY-140 (1): take the die from the pool and pay for the mode; then resolve the placement."""
    m = s.moves
    face, spot = answer.first, answer.second
    mode = PLACED
    if answer.verb is m.place:
        s.tell(s.events.placed, seat, face, spot)
    elif answer.verb is m.force:
        good = answer.third
        mode = FORCED
        s.spend(seat, good, 1)
        s.tell(s.events.forced, seat, face, spot, good)
    elif answer.verb is m.stack:
        mode = STACKED
        s.spend(seat, BERRY, s.power_price(seat))
        s.tell(s.events.stacked, seat, face, spot)
    else:
        mode = BEFRIENDED
        s.spend(seat, BERRY, s.power_price(seat))
        s.tell(s.events.befriended, seat, face, spot)
    s.leave_pool(seat, face)
    resolve(s, Placement(seat, face, spot, mode))


# Steps 2 and 3: the die comes to its place


def return_by_wind(s: Wood, p: Placement) -> None:
    """SY-47, SY-49: before a wind die is put down, the player's topmost forage die under it returns to the pool."""
    if p.face == WIND and s.parts.is_space(p.spot) and s.stacks[p.spot] != EMPTY:
        face = face_of(s.lift(p.spot, own_level(s.stacks[p.spot], p.seat)))
        s.join_pool(p.seat, face)
        s.tell(s.events.blown_back, p.seat, face, p.spot)


def put_down(s: Wood, p: Placement) -> None:
    """SY-25, SY-45: put the die on its place, on top of whatever is there; nothing has been gathered yet."""
    s.put(p.spot, die_of(p.seat, p.face))
    gathered = s.gathered
    for good in range(GOODS):
        gathered[good] = 0
    s.harvested = NOTHING


# Step 4: the printed effect


@mypyc_attr(free_list_len=1)
class PrintedEffect(Rule[Wood]):
    """SY-30, SY-31, SY-56, SY-109: gather or tame, act in the Village, or use the slot's creature."""

    def __init__(self, placement: Placement) -> None:
        super().__init__()
        self.placement: Final = placement

    def run(self, s: Wood) -> None:
        p = self.placement
        if s.parts.is_space(p.spot):
            use_forest_space(s, p)
        elif s.parts.is_in_village(p.spot):
            s.then((VillageAction(p, 0),))
        else:
            s.parts.powers[s.parts.creature_of(p.spot)].carry_out(s, p.seat)


def use_forest_space(s: Wood, p: Placement) -> None:
    """SY-30, SY-31, SY-37, SY-43, SY-44, SY-174, SY-178: what the space gives; a forced or stacked
    die gets nothing."""
    if p.mode in (FORCED, STACKED):
        return
    reward = s.rewards[p.spot]
    if reward == CREATURE or p.mode == BEFRIENDED:
        offer_creature_space(s, p.seat)
    else:
        s.harvested = reward
        s.gather(p.seat, reward, 1 + (s.parts.water_bonus if p.face == WATER else 0))


class VillageAction(Rule[Wood]):
    """SY-56, SY-61, SY-64: the effects of the space on the side now up, in order; Wren may tame
    instead of gathering."""

    def __init__(self, placement: Placement, at: int) -> None:
        super().__init__()
        self.placement: Final = placement
        self.at: Final = at

    def run(self, s: Wood) -> None:
        p = self.placement
        effects = s.parts.actions_at(p.spot, s.side)
        if self.at + 1 < len(effects):
            s.then((VillageAction(p, self.at + 1),))
        effect = effects[self.at]
        if p.mode == BEFRIENDED and effect.ingredients:
            offer_creature_space(s, p.seat)
        else:
            effect.carry_out(s, p.seat)


# Steps 5 and 7: creatures that react


@mypyc_attr(free_list_len=1)
class GatherMore(Rule[Wood]):
    """SY-117, SY-119, SY-140 (5): powers that add tokens to this placement."""

    def __init__(self, placement: Placement) -> None:
        super().__init__()
        self.placement: Final = placement

    def run(self, s: Wood) -> None:
        for creature in s.tamed[self.placement.seat]:
            if s.parts.powers[creature].gathers:
                react(s, self.placement, creature)


@mypyc_attr(free_list_len=1)
class OtherPowers(Rule[Wood]):
    """SY-113, SY-114, SY-140 (7): all other powers that the placement sets off, such as scorching;
    each is optional."""

    def __init__(self, placement: Placement) -> None:
        super().__init__()
        self.placement: Final = placement

    def run(self, s: Wood) -> None:
        for creature in s.tamed[self.placement.seat]:
            if not s.parts.powers[creature].gathers:
                react(s, self.placement, creature)


def react(s: Wood, p: Placement, creature: Creature) -> None:
    """SY-106 to SY-108, SY-141: a creature tamed before the placement uses its power, if the placement sets it off."""
    if creature not in s.newcomers and is_set_off(s, p, creature):
        use_power(s, p.seat, creature)


def is_set_off(s: Wood, p: Placement, creature: Creature) -> bool:
    """SY-33, SY-38, SY-113, SY-114, SY-117, SY-119: whether the placement triggers the creature's power."""
    trigger = s.parts.trigger[creature]
    if trigger == PLACE_IN_VILLAGE:
        return s.parts.is_in_village(p.spot)
    if trigger != PLACE_IN_SEASON and (trigger != GATHER_IN_SEASON or s.harvested < 0):
        return False
    if not s.parts.is_space(p.spot):
        return False
    return s.parts.in_season(s.forest_at(p.spot), s.parts.argument[creature])


# All legal placements


def placements(s: Wood, seat: Seat) -> list[Move]:
    """SY-21, SY-24 to SY-29: every way to place a die of the pool, the ordinary ones first; dice
    with the same face are one."""
    ordinary: list[Move] = []
    special: list[Move] = []
    stock = s.stock_of(seat)
    for face in range(FACES):
        if s.in_pool(seat, face) > 0:
            if face < SYMBOLS:
                add_spaces_for_forage(s, face, stock, ordinary, special)
            else:
                add_spaces_for_element(s, seat, face, ordinary)
            add_village(s, face, ordinary)
            add_slots(s, seat, face, ordinary)
    power = s.power[seat]
    if power == STACK:
        add_stacked(s, seat, special)
    elif power == BEAST_FRIEND:
        add_befriended(s, seat, ordinary, special)
    ordinary.extend(special)
    return ordinary


def add_spaces_for_forage(
    s: Wood, face: Face, stock: list[int], ordinary: list[Move], forced: list[Move]
) -> None:
    """SY-26, SY-35, SY-36: empty spaces of the same symbol; those of another one by force, for the
    ingredient of the space or for a berry."""
    place = s.moves.place
    force = s.moves.force
    rewards = s.rewards
    has_berry = stock[BERRY] > 0
    for space, shows in enumerate(s.shows):
        if shows == face:
            place.add_two(ordinary, face, space)
        elif is_free(shows):
            reward = rewards[space]
            if reward < BASICS and stock[reward] > 0:
                force.add_three(forced, face, space, reward)
            if has_berry:
                force.add_three(forced, face, space, BERRY)


def add_spaces_for_element(s: Wood, seat: Seat, face: Face, moves: list[Move]) -> None:
    """SY-27, SY-45, SY-47: empty spaces, and for a fire or wind die also those with dice that it may cover."""
    place = s.moves.place
    for space, shows in enumerate(s.shows):
        if shows == TAKEN:
            if face == FIRE or (face == WIND and own_level(s.stacks[space], seat) >= 0):
                place.add_two(moves, face, space)
        elif is_free(shows):
            place.add_two(moves, face, space)


def add_village(s: Wood, face: Face, moves: list[Move]) -> None:
    """SY-57 to SY-60: the any-die spaces, and empty ones that ask for this face."""
    place = s.moves.place
    for spot in s.parts.any_die:
        place.add_two(moves, face, spot)
    for spot in s.parts.asking[face]:
        if s.stacks[spot] == EMPTY:
            place.add_two(moves, face, spot)


def add_slots(s: Wood, seat: Seat, face: Face, moves: list[Move]) -> None:
    """SY-109, SY-110, SY-187: slots of the player's own creatures that take this face."""
    parts = s.parts
    for creature in s.tamed[seat]:
        if parts.slot[creature] != NO_SLOT and why_not_on_slot(s, seat, face, creature) == ALLOWED:
            s.moves.place.add_two(moves, face, parts.slot_of(creature))


def add_stacked(s: Wood, seat: Seat, moves: list[Move]) -> None:
    """SY-172, SY-173: Lelio's forage dice on top of other dice."""
    if not s.can_pay_for_power(seat):
        return
    for face in range(SYMBOLS):
        if s.in_pool(seat, face) > 0:
            for space, shows in enumerate(s.shows):
                if shows == TAKEN:
                    s.moves.stack.add_two(moves, face, space)


def add_befriended(s: Wood, seat: Seat, ordinary: list[Move], moves: list[Move]) -> None:
    """SY-172, SY-178, SY-179: Wren's dice on ingredient spaces used as creature spaces."""
    if not s.can_pay_for_power(seat) or not s.creatures_left():
        return
    for move in ordinary:
        placement = s.answer(move)
        face, spot = placement.first, placement.second
        if not s.parts.is_slot(spot) and is_ingredient_space(s, spot):
            s.moves.befriend.add_two(moves, face, spot)
