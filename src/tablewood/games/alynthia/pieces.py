"""Which pieces stand where, which one defends, and what becomes of them (AL-151, AL-162, AL-191, AL-200, AL-246)."""

from typing import Final, TypeAlias

from mypy_extensions import i64

from tablewood.games.alynthia.names import (
    CHARACTER_TARGET,
    COMPETITIVE,
    DRAGONS,
    DRAGONS_TARGET,
    FOREST,
    NEST,
    NEST_TARGET,
    NOTHING,
    OUTPOST_TARGET,
    UPGRADE_TARGET,
    WALL_TARGET,
    Space,
)
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.vocabulary import BATTLE_POINTS
from tablewood.kernel.step import Seat
from tablewood.kernel.vectors import Ints, copied, ints, plus, put
from tablewood.kernel.vectors import place_of as place_in

NO_SPACES: Final[Ints] = ints([])

# What stands where


def dragons_on_map(s: Land) -> i64:
    """Dragon tokens on the board; what a nest's marker counts is not a token."""
    tokens: i64 = 0
    for space in s.board.spaces:
        if s.nest[space] != NEST:
            tokens += s.dragons[space]
    return tokens


def is_guarded(s: Land, space: Space) -> bool:
    """AL-122, AL-125: whether dragons or an undefeated nest hold the space."""
    return s.nest[space] == NEST or s.dragons[space] > 0


def outposts_of(s: Land, seat: Seat) -> i64:
    """AL-143: the player's outposts on the map, the tunnel included."""
    count: i64 = 0
    for at in range(s.first_place(seat), s.first_place(seat + 1)):
        if s.outposts[at] >= 0:
            count += 1
    return count


def buildings_of(s: Land, seat: Seat) -> i64:
    """AL-49, AL-179: outposts and upgrades, counted separately."""
    count: i64 = 0
    for at in range(s.first_place(seat), s.first_place(seat + 1)):
        if s.outposts[at] >= 0:
            count += 1 if s.upgrades[at] < 0 else 2
    return count


def outpost_at(s: Land, seat: Seat, space: Space) -> i64:
    """The place in `outposts` of the player's outpost on this space; NOTHING if there is none."""
    if s.built[space] == 0:
        return NOTHING
    for at in range(s.first_place(seat), s.first_place(seat + 1)):
        if s.outposts[at] == space:
            return at
    return NOTHING


def has_wall(s: Land, space: Space) -> bool:
    """AL-243: whether a wall stands on the space."""
    return space in s.walls


def wall_against(s: Land, seat: Seat, space: Space) -> bool:
    """AL-131, AL-244: whether a wall of another player stands there."""
    return s.guild[seat] != FOREST and has_wall(s, space)


def has_character(s: Land, space: Space) -> bool:
    """Whether any character stands on the space."""
    return space in s.at


def other_character(s: Land, seat: Seat, space: Space) -> Seat:
    """Another player's character on the space, the last to arrive; NOTHING if there is none."""
    found: Seat = NOTHING
    for other in range(len(s.at)):
        is_there = s.at[other] == space and other != seat
        if is_there and (found < 0 or s.arrived[other] > s.arrived[found]):
            found = other
    return found


def seat_of(s: Land, guild: i64) -> Seat:
    """Who leads this guild; NOTHING if nobody does."""
    return place_in(s.guild, guild)


def in_board_order(spaces: Ints) -> Ints:
    """The same few spaces in the order of the board."""
    ordered = copied(spaces)
    for number in range(1, len(ordered)):
        space = ordered[number]
        at = number
        while at > 0 and ordered[at - 1] > space:
            ordered[at] = ordered[at - 1]
            at -= 1
        ordered[at] = space
    return ordered


# What is attacked

Target: TypeAlias = i64
"""What is attacked, whose it is and which outpost, in one number (`target_of`); or NOTHING."""

ROOM: Final = 64


def target_of(kind: i64, owner: Seat, place: i64) -> Target:
    """What is attacked, whose it is, and which outpost (0 where it is none)."""
    return (kind * ROOM + owner) * ROOM + place


def kind_of(target: Target) -> i64:
    """NEST_TARGET to OUTPOST_TARGET."""
    return target // (ROOM * ROOM)


def owner_of(target: Target) -> Seat:
    """The seat whose piece it is."""
    return target // ROOM % ROOM


def place_of(target: Target) -> i64:
    """The outpost's place in `outposts`."""
    return target % ROOM


def first_piece(s: Land, attacker: Seat, space: Space) -> Target:
    """AL-200, AL-273: wall, character, upgrade, outpost, the last to arrive of its kind; never the attacker's own."""
    if has_wall(s, space):
        owner = seat_of(s, FOREST)
        if owner != attacker:
            return target_of(WALL_TARGET, owner, 0)
    character = other_character(s, attacker, space)
    if character >= 0:
        return target_of(CHARACTER_TARGET, character, 0)
    if s.built[space] == 0 or space == s.parts.tunnel:
        return NOTHING
    upgrade: i64 = NOTHING
    outpost: i64 = NOTHING
    for at in range(len(s.outposts)):
        if s.outposts[at] == space and at // s.parts.outposts != attacker:
            if outpost < 0 or s.outpost_arrived[at] > s.outpost_arrived[outpost]:
                outpost = at
            if s.upgrades[at] >= 0 and (
                upgrade < 0 or s.upgrade_arrived[at] > s.upgrade_arrived[upgrade]
            ):
                upgrade = at
    if upgrade >= 0:
        return target_of(UPGRADE_TARGET, upgrade // s.parts.outposts, upgrade)
    if outpost >= 0:
        return target_of(OUTPOST_TARGET, outpost // s.parts.outposts, outpost)
    return NOTHING


def target_on(s: Land, seat: Seat, space: Space) -> Target:
    """AL-52, AL-189, AL-191: what the player would attack there: nest or dragons first; NOTHING if nothing."""
    if s.nest[space] == NEST:
        return target_of(NEST_TARGET, 0, 0)
    if s.dragons[space] > 0:
        return target_of(DRAGONS_TARGET, 0, 0)
    if s.mode == COMPETITIVE and space != s.parts.tunnel:
        return first_piece(s, seat, space)
    return NOTHING


def defender_of(s: Land, space: Space) -> Seat:
    """AL-95: who defends the space against dragons; NOTHING if no player has a piece there."""
    piece = first_piece(s, DRAGONS, space)
    return NOTHING if piece < 0 else owner_of(piece)


# Placing and removing


def place_outpost(s: Land, seat: Seat, space: Space) -> i64:
    """AL-143: an outpost comes onto the map; the answer is its place in `outposts`."""
    at = s.first_place(seat)
    while s.outposts[at] >= 0:
        at += 1
    s.outposts = put(s.outposts, at, space)
    s.built = plus(s.built, space, 1)
    s.clock += 1
    s.outpost_arrived = put(s.outpost_arrived, at, s.clock)
    return at


def destroy_outpost(s: Land, at: i64) -> None:
    """AL-151, AL-246: the outpost returns to its owner's board, and its wall to the supply."""
    space = s.outposts[at]
    if s.guild[at // s.parts.outposts] == FOREST and has_wall(s, space):
        remove_wall(s, space)
    s.outposts = put(s.outposts, at, NOTHING)
    s.built = plus(s.built, space, -1)


def destroy_upgrade(s: Land, at: i64) -> None:
    """AL-162: token and tile return to the supply, and the very points that a stronghold gave are gone."""
    seat = at // s.parts.outposts
    upgrade = s.upgrades[at]
    s.upgrades = put(s.upgrades, at, NOTHING)
    s.upgrade_supply = plus(s.upgrade_supply, upgrade, 1)
    s.upgrade_used = put(s.upgrade_used, at, 0)
    if s.parts.upgrade_verb[upgrade] == BATTLE_POINTS:
        attack = s.stronghold[at]
        s.attack = plus(s.attack, seat, -attack)
        s.defense = plus(s.defense, seat, attack - s.parts.upgrade_amount[upgrade])
        s.stronghold = put(s.stronghold, at, 0)


def put_wall(s: Land, space: Space) -> None:
    """AL-242: a wall from the supply onto the space."""
    s.walls = put(s.walls, place_in(s.walls, NOTHING), space)


def remove_wall(s: Land, space: Space) -> None:
    """AL-208, AL-246: the wall is available again."""
    s.walls = put(s.walls, place_in(s.walls, space), NOTHING)
