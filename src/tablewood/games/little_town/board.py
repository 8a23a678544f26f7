"""The board: 9 x 6 squares, two sides, and which squares surround which (LT-9, LT-28 to LT-31)."""

from typing import Final, TypeAlias

from mypy_extensions import i64

from tablewood.kernel.definitions import Definitions
from tablewood.kernel.vectors import Ints, ints

Square: TypeAlias = i64
"""A square of the board, numbered row by row from the top left."""

Terrain: TypeAlias = i64
"""A kind of terrain, numbered as in the table; or GRASS."""

GRASS: Final = -1


class Board(Definitions):
    """One side of the board."""

    def __init__(self, name: str, columns: int, terrain: list[int]) -> None:
        self.name: Final = name
        self.columns: Final = columns
        self.size: Final = len(terrain)
        self.terrain: Final = ints(terrain)
        """The terrain of each square, or GRASS."""
        self.grass: Final = ints([at for at in range(len(terrain)) if terrain[at] == GRASS])
        squares = range(len(terrain))
        self.around: Final = [ints(_around(at, columns, len(terrain))) for at in squares]
        """LT-29, LT-30: up to 8 squares that touch each square by a side or a corner."""
        self.beside: Final = [ints(_beside(at, columns, len(terrain))) for at in squares]
        """Up to 4 squares that touch each square by a side."""
        self.terrain_around: Final = [_terrain_around(terrain, self.around[at]) for at in squares]
        """LT-31: the terrain that a worker on each square gathers."""


def _terrain_around(terrain: list[int], around: Ints) -> Ints:
    return ints([terrain[other] for other in around if terrain[other] != GRASS])


def _around(square: int, columns: int, squares: int) -> list[int]:
    row, column = square // columns, square % columns
    return [
        other
        for other in range(squares)
        if other != square
        and abs(other // columns - row) <= 1
        and abs(other % columns - column) <= 1
    ]


def _beside(square: int, columns: int, squares: int) -> list[int]:
    row, column = square // columns, square % columns
    return [
        other
        for other in range(squares)
        if abs(other // columns - row) + abs(other % columns - column) == 1
    ]
