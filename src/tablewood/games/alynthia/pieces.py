"""Which piece defends a space, and what becomes of pieces (AL-151, AL-162, AL-191, AL-200, AL-246, AL-273)."""

from typing import Final, TypeAlias

from tablewood.games.alynthia.names import COMPETITIVE, DRAGONS, FOREST, NEST, NOTHING
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.vocabulary import BATTLE_POINTS
from tablewood.kernel.lists import plus, put

# AL-191, AL-200: what is attacked first.
NEST_TARGET: Final = 0
DRAGONS_TARGET: Final = 1
WALL_TARGET: Final = 2
CHARACTER_TARGET: Final = 3
UPGRADE_TARGET: Final = 4
OUTPOST_TARGET: Final = 5

Target: TypeAlias = int
"""A target in one number: (kind * ROOM + owner) * ROOM + place of the outpost; or NOTHING."""

ROOM: Final = 64


def kind_of(target: int) -> int:
    return target // (ROOM * ROOM)


def owner_of(target: int) -> int:
    return target // ROOM % ROOM


def place_of(target: int) -> int:
    return target % ROOM


def first_piece(s: Land, attacker: int, space: int) -> int:
    """AL-200, AL-273: wall, character, upgrade, outpost, the last to arrive of its kind; never the attacker's own."""
    if s.has_wall(space):
        owner = s.seat_of(FOREST)
        if owner != attacker:
            return (WALL_TARGET * ROOM + owner) * ROOM
    character = s.other_character(attacker, space)
    if character >= 0:
        return (CHARACTER_TARGET * ROOM + character) * ROOM
    if s.built[space] == 0 or space == s.parts.tunnel:
        return NOTHING
    upgrade = NOTHING
    outpost = NOTHING
    for at in range(s.seats * s.parts.outposts):
        if s.outposts[at] == space and at // s.parts.outposts != attacker:
            if outpost < 0 or s.outpost_arrived[at] > s.outpost_arrived[outpost]:
                outpost = at
            if s.upgrades[at] >= 0 and (
                upgrade < 0 or s.upgrade_arrived[at] > s.upgrade_arrived[upgrade]
            ):
                upgrade = at
    if upgrade >= 0:
        return (UPGRADE_TARGET * ROOM + upgrade // s.parts.outposts) * ROOM + upgrade
    if outpost >= 0:
        return (OUTPOST_TARGET * ROOM + outpost // s.parts.outposts) * ROOM + outpost
    return NOTHING


def target_on(s: Land, seat: int, space: int) -> int:
    """AL-52, AL-189, AL-191: what the player would attack there: nest or dragons first; NOTHING if nothing."""
    if s.nest[space] == NEST:
        return NEST_TARGET
    if s.dragons[space] > 0:
        return DRAGONS_TARGET * ROOM * ROOM
    if s.mode == COMPETITIVE and space != s.parts.tunnel:
        return first_piece(s, seat, space)
    return NOTHING


def defender_of(s: Land, space: int) -> int:
    """AL-95: who defends the space against dragons; NOTHING if no player has a piece there."""
    piece = first_piece(s, DRAGONS, space)
    return NOTHING if piece < 0 else owner_of(piece)


# Placing and removing


def place_outpost(s: Land, seat: int, space: int) -> int:
    """AL-143: an outpost comes onto the map; the answer is its place in the lists."""
    at = seat * s.parts.outposts
    while s.outposts[at] >= 0:
        at += 1
    s.outposts = put(s.outposts, at, space)
    s.built = plus(s.built, space, 1)
    s.clock += 1
    s.outpost_arrived = put(s.outpost_arrived, at, s.clock)
    return at


def destroy_outpost(s: Land, at: int) -> None:
    """AL-151, AL-246: the outpost returns to its owner's board, and its wall to the supply."""
    space = s.outposts[at]
    if s.guild[at // s.parts.outposts] == FOREST and s.has_wall(space):
        remove_wall(s, space)
    s.outposts = put(s.outposts, at, NOTHING)
    s.built = plus(s.built, space, -1)


def destroy_upgrade(s: Land, at: int) -> None:
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


def put_wall(s: Land, space: int) -> None:
    """AL-242: a wall from the supply onto the space."""
    s.walls = put(s.walls, s.walls.index(NOTHING), space)


def remove_wall(s: Land, space: int) -> None:
    """AL-208, AL-246: the wall is available again."""
    s.walls = put(s.walls, s.walls.index(space), NOTHING)
