"""What OpenSpiel's observers tell of a Tablewood game: tensors of numbers between 0 and 1, and strings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy
import pyspiel
from numpy.typing import NDArray

from tablewood.lab.doors.position import Position
from tablewood.lab.doors.recall import FINGERPRINT
from tablewood.lab.doors.rows import RowWriter
from tablewood.lab.doors.terms import Terms

if TYPE_CHECKING:
    from tablewood.lab.openspiel import TablewoodState


class SeatObserver:
    """What the seat may know now, scaled by the declared ranges.

    With perfect recall, some numbers follow that differ whenever what the seat has seen and done differs. They tell
    information states apart, and mean nothing else.
    """

    def __init__(self, terms: Terms, rows: RowWriter, recalls: bool) -> None:
        self._spec = terms.game.observation_spec(terms.seats)
        self._rows = rows
        self._recalls = recalls
        lows = terms.lows.astype(numpy.float32)
        spans = numpy.maximum(terms.highs.astype(numpy.float32) - lows, 1)
        self._scale: NDArray[numpy.float32] = (1 / spans).astype(numpy.float32)
        self._shift: NDArray[numpy.float32] = (-lows / spans).astype(numpy.float32)
        size = terms.size
        self.tensor = numpy.zeros(size + (FINGERPRINT if recalls else 0), dtype=numpy.float32)
        self._now = self.tensor[:size]
        self._fingerprint = self.tensor[size:]
        self.dict = {"observation": self._now}
        if recalls:
            self.dict["recall"] = self._fingerprint

    def set_from(self, state: TablewoodState, player: int) -> None:
        """Fill the tensor; with zeros before the deal."""
        position = state.position
        if position.state is None:
            self.tensor.fill(0)
            return
        self._rows.write(position.state, player)
        numpy.multiply(self._rows.numbers, self._scale, out=self._now)
        self._now += self._shift
        if self._recalls:
            told = position.memory_of(player).fingerprint
            self._fingerprint[:] = numpy.frombuffer(told, dtype=">u2") / numpy.float32(65535)

    def string_from(self, state: TablewoodState, player: int) -> str:
        """What the seat remembers, or the fields of its observation that are not 0; empty before the deal."""
        position = state.position
        if position.state is None:
            return ""
        if self._recalls:
            return f"player {player} {position.memory_of(player)}"
        return self._fields(position, player)

    def _fields(self, position: Position, player: int) -> str:
        assert position.state is not None, "there is something to see"
        self._rows.write(position.state, player)
        numbers = self._rows.numbers.tolist()
        told = [f"player {player}"]
        for field in self._spec.fields:
            values = numbers[field.at : field.end]
            if any(values):
                told.append(f"{field.name} {' '.join(map(str, values))}")
        return "\n".join(told)


class NoObserver:
    """For observations that Tablewood does not have: the public part alone, or the private part alone."""

    tensor = None

    def __init__(self) -> None:
        self.dict: dict[str, Any] = {}

    def set_from(self, state: TablewoodState, player: int) -> None:
        """There is nothing to tell."""

    def string_from(self, state: TablewoodState, player: int) -> None:
        """There is nothing to tell."""


def observer_of(terms: Terms, rows: RowWriter, kind: Any = None) -> SeatObserver | NoObserver:
    """The observer of OpenSpiel's kind; without a kind, of what a seat may know now."""
    if kind is None:
        return SeatObserver(terms, rows, recalls=False)
    if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
        return NoObserver()
    return SeatObserver(terms, rows, kind.perfect_recall)
