"""The observation of the map: what lies and stands on each space, in board order, the tunnel last."""

from typing import Final

from mypy_extensions import i64

from tablewood.games.alynthia.ai.codes import seat_code
from tablewood.games.alynthia.boards import tile_of
from tablewood.games.alynthia.components import Parts
from tablewood.games.alynthia.names import DRAGON_SPACE, UPGRADES
from tablewood.games.alynthia.state import Land
from tablewood.kernel.observation import Numbers, Observation
from tablewood.kernel.vectors import Ints, listed

UNDEFEATED: Final = 1
DEFEATED: Final = 2


def most_dragons(parts: Parts, seats: int) -> int:
    """AL-27, AL-77: more dragons than the map can hold: what nests begin with, and what every round adds to them."""
    rounds = max(parts.cooperative.rounds, parts.competitive.rounds)
    start = max(*parts.marker_start, parts.marker_start_competitive)
    nests = len(parts.boards[seats].first)
    return max(parts.dragons, nests * (start + rounds * max(1, *listed(parts.spawn_die))))


def crowd(parts: Parts, seats: int) -> int:
    """AL-146, AL-255: how many outposts can stand on a space, each of another player."""
    return min(parts.crowd, seats)


def declare_map(spec: Observation, parts: Parts) -> None:
    """The fields that `write_map` writes."""
    board = parts.boards[spec.seats]
    spaces = len(board.spaces)
    spec.field(
        "tiles",
        0,
        len(parts.tiles) - 1,
        f"By slot: which map tile lies there, of {', '.join(parts.tiles)} (AL-14).",
        len(board.first),
    )
    spec.field(
        "terrain",
        0,
        DRAGON_SPACE,
        "By space, row by row: 0 wood, 1 stone, 2 food, 3 worker, 4 dragon space (AL-14).",
        spaces,
    )
    spec.field(
        "dragons",
        0,
        most_dragons(parts, spec.seats),
        "By space: the dragon tokens, or the marker of an undefeated nest (AL-75).",
        spaces,
    )
    spec.field(
        "nests",
        0,
        DEFEATED,
        "By space: 0 no nest, 1 an undefeated, 2 a defeated one (AL-76).",
        spaces,
    )
    spec.field("entrances", 0, 1, "By space: 1 for an entrance of the tunnel (AL-236).", spaces)
    spec.field(
        "walls",
        0,
        1,
        "By space, the tunnel last: 1 for a wall of the Forest Guild (AL-242).",
        spaces + 1,
    )
    for number in range(crowd(parts, spec.seats)):
        which = ["", "second_", "third_", "fourth_", "fifth_"][number]
        order = ["first", "second", "third", "fourth", "fifth"][number]
        spec.field(
            f"{which}outposts",
            0,
            spec.seats,
            f"By space, the tunnel last: whose outpost came {order}, 1 mine, 2 the next player's (AL-143, AL-200).",
            spaces + 1,
        )
        spec.field(
            f"{which}upgrades",
            0,
            UPGRADES,
            "By space: the upgrade of this outpost, "
            "1 storehouse, 2 monument, 3 stronghold, 4 village (AL-152).",
            spaces + 1,
        )


def write_map(s: Land, first: i64, row: Numbers) -> None:
    """Tiles, terrain, dragons and nests, tunnel and walls, outposts and upgrades."""
    for laid in s.layout:
        row.put(tile_of(laid))
    spaces = s.board.spaces
    put_by_space(row, s.terrain, spaces)
    put_by_space(row, s.dragons, spaces)
    put_by_space(row, s.nest, spaces)
    mark_spaces(s, s.entrances, len(spaces), row)
    mark_spaces(s, s.walls, len(spaces) + 1, row)
    write_buildings(s, first, len(spaces) + 1, row)


def put_by_space(row: Numbers, numbers: Ints, spaces: Ints) -> None:
    """Write a number for each space of the board."""
    for space in spaces:
        row.put(numbers[space])


def mark_spaces(s: Land, some: Ints, spaces: i64, row: Numbers) -> None:
    """Write 1 for some spaces and 0 for the others."""
    at = row.at
    row.put_same(0, spaces)
    numbers = s.board.number
    for space in some:
        if space >= 0:
            row.count_in(at + numbers[space] - 1, 1)


def write_buildings(s: Land, first: i64, spaces: i64, row: Numbers) -> None:
    """AL-200, AL-255: the outposts of each space and their upgrades, in the order in which the outposts came there."""
    at = row.at
    most: i64 = s.parts.crowd
    if s.seats < most:
        most = s.seats
    row.put_same(0, 2 * most * spaces)
    numbers = s.board.number
    each: i64 = s.parts.outposts
    for place in range(len(s.outposts)):
        space = s.outposts[place]
        if space >= 0:
            before: i64 = outposts_before(s, place, space) if s.built[space] > 1 else 0
            here = at + 2 * before * spaces + numbers[space] - 1
            row.count_in(here, seat_code(s, place // each, first))
            row.count_in(here + spaces, s.upgrades[place] + 1)


def outposts_before(s: Land, place: i64, space: i64) -> i64:
    """How many other outposts came onto the space before this one."""
    before: i64 = 0
    for other in range(len(s.outposts)):
        if s.outposts[other] == space and s.outpost_arrived[other] < s.outpost_arrived[place]:
            before += 1
    return before
