"""Whom a table waits for, and since when each seat has been asked what it is asked now."""

from __future__ import annotations

import msgspec

from tablewood.kernel.state import State
from tablewood.kernel.step import Pending
from tablewood.server.table.clocks import Waited
from tablewood.server.table.seats import Seating


class AskedSince(msgspec.Struct, frozen=True):
    """Since when a seat has been asked the same question."""

    at: int
    question: Pending


class AskedSeats:
    """The questions of one table. An answer that was on its way still counts if the question is the same.

    `at` is the entry that led to a position.
    """

    def __init__(self) -> None:
        self._since: dict[int, AskedSince] = {}

    def start_over(self, state: State, at: int) -> None:
        """Everybody who is asked now is asked for the first time."""
        self._since = _asked(state, at)

    def go_on(self, state: State, at: int, mover: int) -> None:
        """Seats that are asked the same after another's move as before it need not choose again."""
        asked = _asked(state, at)
        for seat, now in asked.items():
            before = self._since.get(seat, now)
            if seat != mover and now.question.asks_the_same_as(before.question):
                asked[seat] = before
        self._since = asked

    def still_asks(self, seat: int, at: int, now: int) -> bool:
        """Whether the seat is asked the same in the position of now as in that earlier one."""
        since = self._since.get(seat)
        return since is not None and since.at <= at < now


def _asked(state: State, at: int) -> dict[int, AskedSince]:
    if state.pending is None:
        return {}
    return {seat: AskedSince(at, state.pending) for seat in state.asked}


def waited_at(state: State | None, seating: Seating) -> Waited:
    """The people who hold up the game until they answer; nobody if there is no position to answer in."""
    if state is None or state.over:
        return Waited()
    waited = set(state.step.waits_for()) & set(state.asked)
    people = frozenset(seat for seat in waited if not seating.is_bot(seat))
    return Waited(people, state.step.discreet)
