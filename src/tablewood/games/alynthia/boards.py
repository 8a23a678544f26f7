"""The boards by player count: where tiles lie and which spaces are adjacent (AL-10 to AL-16)."""

from typing import Final

from mypy_extensions import i64

from tablewood.kernel.definitions import Definitions
from tablewood.kernel.vectors import Ints, ints

DIRECTIONS: Final = ["north", "east", "south", "west"]
"""AL-83: the order in which a swarm sends its dragons."""

QUARTERS: Final = 4
"""A tile can be laid in four ways."""

SIDE: Final = 3
"""Every tile is a square of three by three spaces."""


class Board(Definitions):
    """The slots of one player count; spaces are numbered row by row over the largest board, the tunnel last."""

    def __init__(self, slots: list[int], columns: int, spaces: int, tunnel: int) -> None:
        self.slots: Final = slots
        """Row and column of each slot, in turn."""
        self.columns: Final[i64] = columns
        covered = _covered(slots, columns)
        self.spaces: Final[Ints] = ints(covered)
        """AL-83: all spaces in board order, row by row."""
        self.first: Final[Ints] = ints(_first_spaces(slots, columns))
        """By slot: its first space, at the top left."""
        exists = [0] * spaces
        for space in covered:
            exists[space] = 1
        self.exists: Final[Ints] = ints(exists)
        """1 for the spaces of this board; the tunnel is beside it."""
        self.number: Final[Ints] = ints(_numbered([*covered, tunnel], spaces))
        """By space: which one it is in board order, from 1; the tunnel comes last, and 0 is not on this board."""
        near: list[int] = []
        for space in range(spaces):
            near.extend(_around(exists, columns, space, tunnel))
        self.near: Final[Ints] = ints(near)
        """AL-16: the neighbours of a space north, east, south and west of it; -1 for none."""
        self.neighbours: Final[list[Ints]] = [
            ints(sorted([other for other in near[4 * space : 4 * space + 4] if other >= 0]))
            for space in range(spaces)
        ]
        """AL-16: the same without the missing ones, in board order."""
        self.edges: Final = len([one for one in near if one >= 0]) // 2

    def neighbour(self, space: i64, direction: i64) -> i64:
        """AL-16: the space that lies in this direction (DIRECTIONS); -1 for none."""
        return self.near[4 * space + direction]

    def has_space(self, space: i64) -> bool:
        """Whether this is a space of this board; the tunnel is beside it."""
        return self.exists[space] == 1


def _first_spaces(slots: list[int], columns: int) -> list[int]:
    return [SIDE * (slots[at] * columns + slots[at + 1]) for at in range(0, len(slots), 2)]


def _covered(slots: list[int], columns: int) -> list[int]:
    covered = [
        first + row * columns + column
        for first in _first_spaces(slots, columns)
        for row in range(SIDE)
        for column in range(SIDE)
    ]
    return sorted(covered)


def _numbered(spaces: list[int], size: int) -> list[int]:
    numbers = [0] * size
    for number, space in enumerate(spaces):
        numbers[space] = number + 1
    return numbers


def _around(exists: list[int], columns: int, space: int, tunnel: int) -> list[int]:
    if space == tunnel or not exists[space]:
        return [-1, -1, -1, -1]
    column = space % columns
    north = space - columns if space >= columns else -1
    east = space + 1 if column + 1 < columns else -1
    south = space + columns if space + columns < tunnel else -1
    west = space - 1 if column > 0 else -1
    return [one if one >= 0 and exists[one] else -1 for one in (north, east, south, west)]


def laid(tile: i64, quarters: i64) -> i64:
    """AL-14: a tile and its quarter turns in one number."""
    return tile * QUARTERS + quarters


def tile_of(laid: i64) -> i64:
    """Which tile was laid."""
    return laid // QUARTERS


def quarters_of(laid: i64) -> i64:
    """How many quarter turns it was laid with."""
    return laid % QUARTERS


def turned(rows: list[str], quarters: i64) -> list[str]:
    """AL-14: a tile's face after this many quarter turns."""
    for _ in range(quarters):
        rows = ["".join([row[column] for row in reversed(rows)]) for column in range(len(rows))]
    return rows
