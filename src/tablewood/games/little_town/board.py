"""The board: 9 x 6 squares, two sides, and which squares surround which (LT-9, LT-28 to LT-31)."""

from typing import Final, TypeAlias

from tablewood.kernel.definitions import Definitions

Square: TypeAlias = int
"""A square of the board, numbered row by row from the top left."""

Terrain: TypeAlias = int
"""A kind of terrain, numbered as in the table; or GRASS."""

GRASS: Final = -1


class Board(Definitions):
    """One side of the board."""

    def __init__(self, name: str, columns: int, terrain: list[Terrain]) -> None:
        self.name: Final = name
        self.columns: Final = columns
        self.size: Final = len(terrain)
        self.terrain: Final = terrain
        """The terrain of each square, or GRASS."""
        self.grass: Final = [at for at in range(len(terrain)) if terrain[at] == GRASS]
        squares = range(len(terrain))
        self.around: Final = [_around(at, columns, len(terrain)) for at in squares]
        """LT-29, LT-30: up to 8 squares that touch each square by a side or a corner."""
        self.beside: Final = [_beside(at, columns, len(terrain)) for at in squares]
        """Up to 4 squares that touch each square by a side."""
        self.terrain_around: Final = [
            [terrain[other] for other in self.around[at] if terrain[other] != GRASS]
            for at in squares
        ]
        """LT-31: the terrain that a worker on each square gathers."""


def _around(square: Square, columns: int, squares: int) -> list[Square]:
    row, column = square // columns, square % columns
    return [
        other
        for other in range(squares)
        if other != square
        and abs(other // columns - row) <= 1
        and abs(other % columns - column) <= 1
    ]


def _beside(square: Square, columns: int, squares: int) -> list[Square]:
    row, column = square // columns, square % columns
    return [
        other
        for other in range(squares)
        if abs(other // columns - row) + abs(other % columns - column) == 1
    ]
