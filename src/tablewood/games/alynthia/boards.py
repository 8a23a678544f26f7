"""The boards by player count: where tiles lie and which spaces are adjacent (AL-10 to AL-16)."""

from typing import Final

from tablewood.kernel.definitions import Definitions

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
        self.columns: Final = columns
        self.spaces: Final = _covered(slots, columns)
        """AL-83: all spaces in board order, row by row."""
        self.first: Final = _first_spaces(slots, columns)
        """By slot: its first space, at the top left."""
        exists = [0] * spaces
        for space in self.spaces:
            exists[space] = 1
        self.exists: Final = exists
        """1 for the spaces of this board; the tunnel is beside it."""
        near: list[int] = []
        for space in range(spaces):
            near.extend(_around(exists, columns, space, tunnel))
        self.near: Final = near
        """AL-16: the neighbours of a space north, east, south and west of it; -1 for none."""
        self.neighbours: Final = [
            sorted([other for other in near[4 * space : 4 * space + 4] if other >= 0])
            for space in range(spaces)
        ]
        self.edges: Final = len([one for one in near if one >= 0]) // 2
        self.bit: Final = [1 << space for space in range(spaces)]
        """Sets of spaces are numbers with one bit a space."""
        self.map: Final = sum([self.bit[space] for space in self.spaces])
        self.beside: Final = [
            sum([self.bit[other] for other in others]) for others in self.neighbours
        ]
        """The neighbours of a space as a set."""
        # The sets of the spaces that have a neighbour in this direction
        self.has_north: Final = _with_neighbour(near, 0)
        self.has_east: Final = _with_neighbour(near, 1)
        self.has_south: Final = _with_neighbour(near, 2)
        self.has_west: Final = _with_neighbour(near, 3)

    def neighbour(self, space: int, direction: int) -> int:
        """AL-16: the space that lies in this direction (DIRECTIONS); -1 for none."""
        return self.near[len(DIRECTIONS) * space + direction]

    def around(self, some: int) -> int:
        """AL-16: the set of all spaces beside a set of spaces."""
        return (
            (some & self.has_north) >> self.columns
            | (some & self.has_east) << 1
            | (some & self.has_south) << self.columns
            | (some & self.has_west) >> 1
        )


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


def _around(exists: list[int], columns: int, space: int, tunnel: int) -> list[int]:
    if space == tunnel or not exists[space]:
        return [-1, -1, -1, -1]
    column = space % columns
    north = space - columns if space >= columns else -1
    east = space + 1 if column + 1 < columns else -1
    south = space + columns if space + columns < tunnel else -1
    west = space - 1 if column > 0 else -1
    return [one if one >= 0 and exists[one] else -1 for one in (north, east, south, west)]


def _with_neighbour(near: list[int], direction: int) -> int:
    return sum([1 << at // 4 for at in range(direction, len(near), 4) if near[at] >= 0])


def laid(tile: int, quarters: int) -> int:
    """AL-14: a tile and its quarter turns in one number."""
    return tile * QUARTERS + quarters


def tile_of(laid: int) -> int:
    """Which tile was laid."""
    return laid // QUARTERS


def quarters_of(laid: int) -> int:
    """How many quarter turns it was laid with."""
    return laid % QUARTERS


def turned(rows: list[str], quarters: int) -> list[str]:
    """AL-14: a tile's face after this many quarter turns."""
    for _ in range(quarters):
        rows = ["".join([row[column] for row in reversed(rows)]) for column in range(len(rows))]
    return rows
