"""Who has a table open at other processes, as they tell it. What is not told again for a while no longer counts."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

import msgspec

EXPIRES = 60.0
"""Seconds after which a process that has fallen silent no longer counts; processes tell again more often."""

TOLD_AGAIN = 20.0
"""Seconds after which a process tells again who is there."""


class There(msgspec.Struct, frozen=True):
    """The seats and onlookers at one other process, and when that was told."""

    seats: tuple[int, ...]
    onlookers: int
    told: float


class Elsewhere:
    """One table at all other processes."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._processes: dict[str, There] = {}

    def hear(self, process: str, seats: list[int], onlookers: int) -> bool:
        """A process tells who is there now; answers whether that is news."""
        before = self.seats, self.onlookers
        self._processes.pop(process, None)
        if seats or onlookers:
            self._processes[process] = There(tuple(seats), onlookers, self._clock())
        return (self.seats, self.onlookers) != before

    @property
    def seats(self) -> set[int]:
        """The seats whose players are there."""
        return {seat for there in self._fresh() for seat in there.seats}

    @property
    def onlookers(self) -> int:
        """How many people only look on there."""
        return sum(there.onlookers for there in self._fresh())

    def _fresh(self) -> list[There]:
        now = self._clock()
        return [there for there in self._processes.values() if now - there.told < EXPIRES]
