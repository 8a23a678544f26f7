"""Placing a die, and everything that a placement sets off (SY-21 to SY-64, SY-109 to SY-121, SY-140 to
SY-143, SY-173 to SY-179)."""

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from tablewood.games.sylve.dice import (
    FACES,
    FIRE,
    NO_LEVEL,
    SYMBOLS,
    WATER,
    WIND,
    Face,
    die_of,
    face_of,
)
from tablewood.games.sylve.gathering import EXCHANGE_BY_CARDS
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
from tablewood.games.sylve.places import NOTHING, SCORCHED, TAKEN
from tablewood.games.sylve.refusals import (
    MidTurnQuestion,
    is_ingredient_space,
    why_not_befriend,
    why_not_force,
    why_not_on_slot,
    why_not_place,
    why_not_stack,
)
from tablewood.games.sylve.stacks import lift, own_level, put_on
from tablewood.games.sylve.state import Wood
from tablewood.games.sylve.taming import RELEASE_OVERFLOW, offer_creature_space, use_power
from tablewood.kernel.moves import Answer, MoveList
from tablewood.kernel.pickling import made_by_its_class
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

    def __reduce__(self) -> tuple[Any, ...]:
        return made_by_its_class(self)


def resolve(s: Wood, p: Placement) -> None:
    """SY-140: the fixed order in which a placement is resolved, once die, place and mode are chosen and paid for."""
    return_by_wind(s, p)
    put_down(s, p)
    # What comes onto the agenda last is done first.
    s.then_one(RELEASE_OVERFLOW[p.seat])
    if len(s.tamed[p.seat]) > 0:  # SY-107: a creature tamed now does not react yet
        s.then_one(OtherPowers(p))
        s.then_one(EXCHANGE_BY_CARDS[p.seat])
        s.then_one(GatherMore(p))
    printed_effect(s, p)


class PlaceDie(MidTurnQuestion):
    """SY-84, SY-85: place one more die, under all the normal rules."""

    prompt: ClassVar[str] = "place-die"
    clause: ClassVar[int] = 84
    takes: ClassVar[tuple[str, ...]] = PLACEMENTS

    def list_legal(self, s: Wood, moves: MoveList) -> None:
        list_placements(s, self.seat, moves)

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
    if p.face == WIND and s.parts.is_space(p.spot) and not s.is_empty(p.spot):
        face = face_of(lift(s, p.spot, own_level(s, p.spot, p.seat)))
        s.join_pool(p.seat, face)
        s.tell(s.events.blown_back, p.seat, face, p.spot)


def put_down(s: Wood, p: Placement) -> None:
    """SY-25, SY-45: put the die on its place, on top of whatever is there; nothing has been gathered yet."""
    put_on(s, p.spot, die_of(p.seat, p.face))
    gathered = s.gathered
    for good in range(GOODS):
        gathered[good] = 0
    s.harvested = NOTHING


# Step 4: the printed effect


def printed_effect(s: Wood, p: Placement) -> None:
    """SY-30, SY-31, SY-56, SY-109: gather or tame, act in the Village, or use the slot's creature."""
    if s.parts.is_space(p.spot):
        use_forest_space(s, p)
    elif s.parts.is_in_village(p.spot):
        act_in_village(s, p, 0)
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
        bonus: i64 = s.parts.water_bonus if p.face == WATER else 0
        s.gather(p.seat, reward, 1 + bonus)


def act_in_village(s: Wood, p: Placement, at: i64) -> None:
    """SY-56, SY-61, SY-64: the effects of the space on the side now up, in order from this one on;
    Wren may tame instead of gathering."""
    effects = s.parts.actions_at(p.spot, s.side)
    if at + 1 < len(effects):
        s.then_one(VillageAction(p, at + 1))
    effect = effects[at]
    if p.mode == BEFRIENDED and effect.ingredients:
        offer_creature_space(s, p.seat)
    else:
        effect.carry_out(s, p.seat)


class VillageAction(Rule[Wood]):
    """SY-56: the next effect of the space, once the one before is carried out."""

    def __init__(self, placement: Placement, at: int) -> None:
        super().__init__()
        self.placement: Final = placement
        self.at: Final = at

    def run(self, s: Wood) -> None:
        act_in_village(s, self.placement, self.at)


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
    if not s.is_new(creature) and is_set_off(s, p, creature):
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


def list_placements(s: Wood, seat: Seat, moves: MoveList) -> None:
    """SY-21, SY-24 to SY-29: every way to place a die of the pool, the ordinary ones first; dice
    with the same face are one."""
    slots = has_slots(s, seat)
    pool = s.pool
    of_seat = seat * FACES
    for face in range(FACES):
        if pool[of_seat + face] > 0:
            if face < SYMBOLS:
                list_spaces_for_forage(s, face, moves)
            else:
                list_spaces_for_element(s, seat, face, moves)
            list_village(s, face, moves)
            if slots:
                list_slots(s, seat, face, moves)
    ordinary = moves.count
    if s.leftovers(seat) > 0:
        for face in range(SYMBOLS):
            if pool[of_seat + face] > 0:
                list_forced(s, seat, face, moves)
    power = s.power[seat]
    if power == STACK:
        list_stacked(s, seat, moves)
    elif power == BEAST_FRIEND:
        list_befriended(s, seat, moves, ordinary)


def list_spaces_for_forage(s: Wood, face: Face, moves: MoveList) -> None:
    """SY-26: empty spaces of the same symbol."""
    place = s.moves.place
    spaces = s.shows
    for space in range(len(spaces)):
        if spaces[space] == face:
            moves.add_two(place, face, space)


def list_spaces_for_element(s: Wood, seat: Seat, face: Face, moves: MoveList) -> None:
    """SY-27, SY-45, SY-47: empty spaces, and for a fire or wind die also those with dice that it may cover."""
    place = s.moves.place
    spaces = s.shows
    for space in range(len(spaces)):
        shows = spaces[space]
        if shows == TAKEN:
            if face == FIRE or (face == WIND and own_level(s, space, seat) != NO_LEVEL):
                moves.add_two(place, face, space)
        elif shows not in (NOTHING, SCORCHED):
            moves.add_two(place, face, space)


def list_village(s: Wood, face: Face, moves: MoveList) -> None:
    """SY-57 to SY-60: the any-die spaces, and empty ones that ask for this face."""
    place = s.moves.place
    for spot in s.parts.any_die:
        moves.add_two(place, face, spot)
    for spot in s.parts.asking[face]:
        if s.is_empty(spot):
            moves.add_two(place, face, spot)


def has_slots(s: Wood, seat: Seat) -> bool:
    """SY-109: whether any of the player's creatures has a slot."""
    slot = s.parts.slot
    for creature in s.tamed[seat]:
        if slot[creature] != NO_SLOT:
            return True
    return False


def list_slots(s: Wood, seat: Seat, face: Face, moves: MoveList) -> None:
    """SY-109, SY-110, SY-187: slots of the player's own creatures that take this face."""
    parts = s.parts
    for creature in s.tamed[seat]:
        if parts.slot[creature] != NO_SLOT and why_not_on_slot(s, seat, face, creature) == ALLOWED:
            moves.add_two(s.moves.place, face, parts.slot_of(creature))


def list_forced(s: Wood, seat: Seat, face: Face, moves: MoveList) -> None:
    """SY-35, SY-36: empty spaces of another symbol, for the ingredient of the space or for a berry."""
    force = s.moves.force
    spaces = s.shows
    rewards = s.rewards
    stock = s.stock
    of_seat = seat * GOODS
    has_berry = stock[of_seat + BERRY] > 0
    for space in range(len(spaces)):
        if spaces[space] not in (face, TAKEN, SCORCHED, NOTHING):
            reward = rewards[space]
            if reward < BASICS and stock[of_seat + reward] > 0:
                moves.add_three(force, face, space, reward)
            if has_berry:
                moves.add_three(force, face, space, BERRY)


def list_stacked(s: Wood, seat: Seat, moves: MoveList) -> None:
    """SY-172, SY-173: Lelio's forage dice on top of other dice."""
    if not s.can_pay_for_power(seat):
        return
    for face in range(SYMBOLS):
        if s.in_pool(seat, face) > 0:
            for space in range(s.parts.spaces):
                if s.shows[space] == TAKEN:
                    moves.add_two(s.moves.stack, face, space)


def list_befriended(s: Wood, seat: Seat, moves: MoveList, ordinary: i64) -> None:
    """SY-172, SY-178, SY-179: Wren's dice on ingredient spaces used as creature spaces, wherever they may be placed."""
    if not s.can_pay_for_power(seat) or not s.creatures_left():
        return
    for at in range(ordinary):
        placement = s.answer(moves[at])
        face, spot = placement.first, placement.second
        if not s.parts.is_slot(spot) and is_ingredient_space(s, spot):
            moves.add_two(s.moves.befriend, face, spot)
