"""Where a game of OpenSpiel stands: cheap to copy, and what it remembers is worked out when it is asked for."""

from __future__ import annotations

from typing import Any

from tablewood.kernel.state import State
from tablewood.kernel.step import NOBODY
from tablewood.lab.doors.recall import Recall, SeatMemory, SeatMove, first_recall
from tablewood.lab.doors.rows import RowWriter
from tablewood.lab.doors.sequence import next_seat
from tablewood.lab.doors.terms import Terms

CHANCE = -1
TERMINAL = -4
"""Who moves before the deal and after the end, in OpenSpiel's numbers."""


class Position:
    """A position, who moves in it, and what its seats remember."""

    __slots__ = ("_moves", "_recall", "_seed", "mover", "rows", "state", "terms")

    def __init__(self, terms: Terms, rows: RowWriter) -> None:
        self.terms = terms
        self.rows = rows
        self.state: State | None = None
        self.mover = CHANCE
        self._recall: Recall | None = None
        self._moves: list[SeatMove] = []
        """What was played since the recall, or since the deal if there is none yet."""
        self._seed = 0

    def deal(self, seed: int) -> None:
        """Begin the game."""
        self.state = self.terms.start(seed)
        self._seed = seed
        self._set_mover(NOBODY)

    def play(self, move: int) -> None:
        """Make the move of the seat that is asked."""
        assert self.state is not None, "nothing is dealt yet"
        mover = self.mover
        self._moves.append((mover, move))
        self.state.play(move, mover)
        self._set_mover(mover)

    def _set_mover(self, last: int) -> None:
        assert self.state is not None, "nothing is dealt yet"
        seat = next_seat(self.state, last)
        self.mover = TERMINAL if seat == NOBODY else seat

    def legal(self) -> list[int]:
        """The moves of the seat that is asked, in ascending order."""
        assert self.state is not None, "nothing is dealt yet"
        return sorted(self.state.legal(self.mover))

    def memory_of(self, seat: int) -> SeatMemory:
        """What the seat has seen and done in order, after the deal."""
        return self._up_to_date().memories[seat]

    def _up_to_date(self) -> Recall:
        recall = self._recall
        if recall is None:
            recall = first_recall(self.terms.start(self._seed), self.rows)
        if self._moves:
            recall = recall.after(self._moves, self.rows)
            self._moves = []
        self._recall = recall
        return recall

    def guessed_by(self, seat: int, seed: int) -> Position:
        """The position as the seat may imagine it: all that it cannot know is dealt again."""
        copy = Position(self.terms, self.rows)
        if self.state is not None:
            copy.state = self.state.guess(seat, seed)
            copy.mover = self.mover
            copy._recall = self._up_to_date().guessed_by(seat, copy.state, self.rows)
        return copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        copy = Position(self.terms, self.rows)
        copy.mover = self.mover
        copy._recall = self._recall
        copy._moves = self._moves.copy()
        copy._seed = self._seed
        if self.state is not None:
            copy.state = self.state.clone()
        return copy
