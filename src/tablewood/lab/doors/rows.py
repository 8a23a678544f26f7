"""Observations and action masks as NumPy arrays."""

from __future__ import annotations

from typing import Any

import numpy
from numpy.typing import NDArray

from tablewood.kernel.game import Game
from tablewood.kernel.observation import Numbers, key_of
from tablewood.kernel.state import State


class RowWriter:
    """Lets a game write what a seat may know, always into the same memory."""

    def __init__(self, game: Game[Any], size: int) -> None:
        self.game = game
        self.size = size
        self._row = Numbers(size)
        self.numbers: NDArray[numpy.int16] = numpy.frombuffer(
            memoryview(self._row.values), dtype=numpy.int16
        )
        """What was written last: it changes with the next call of `write`."""

    def write(self, state: State, seat: int) -> None:
        """Write what the seat may know into `numbers`."""
        self._row.at = 0
        self.game.observe(state, seat, self._row)

    def observed(self, state: State, seat: int) -> NDArray[numpy.int16]:
        """What the seat may know, as an array of its own."""
        self.write(state, seat)
        return self.numbers.copy()

    def key(self, state: State, seat: int) -> int:
        """The key of what the seat may know, as `State.information_key` gives it."""
        self.write(state, seat)
        return key_of(self._row)

    def __reduce__(self) -> tuple[Any, ...]:
        return RowWriter, (self.game, self.size)


def mask_of(moves: list[int], size: int) -> NDArray[numpy.int8]:
    """1 for each of these moves, 0 for the others of the move space."""
    mask = numpy.zeros(size, dtype=numpy.int8)
    mask[moves] = 1
    return mask
