"""How long the table has waited for each person, and how much time they have left. No clock of its own: all times are
those of the entries, so that they are the same after a restart and in every process.

A turn lasts from when a person is first waited for until they no longer are, however many moves they make in it.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from tablewood.server.table.entries import ClockRule
from tablewood.server.table.times import later, seconds_between

COMING_BACK = 60
"""The least time, in seconds, that somebody has who comes back to a seat whose time ran out."""


class SeatClock(msgspec.Struct, kw_only=True, frozen=True):
    """The time a player has left."""

    left: float
    """Seconds that were left when the turn began, or are left until the next one does."""
    since: str = ""
    """When the turn began, in UTC; empty if the clock does not run."""


class Waited(msgspec.Struct, frozen=True):
    """The people whom the table waits for, and whether nobody may know that."""

    seats: frozenset[int] = frozenset()
    discreet: bool = False


class Clocks:
    """The clocks of one table; without a rule they only tell how long somebody has been waited for."""

    def __init__(self, rule: ClockRule | None, seats: int) -> None:
        self.rule = rule
        self.since: dict[int, str] = {}
        """The seats that are waited for, and since when."""
        self._left = [float(rule.seconds) if rule else 0.0] * seats
        self._discreet = False
        self.waited = Waited()
        """Whom the table waits for, stored or not."""
        self.unstamped: list[tuple[int, Waited]] = []
        """The entries after which that changed, until their times are known."""

    # What happens

    def wait_for(self, entry: int, waited: Waited) -> None:
        """After this entry these people are waited for; when that is shows once the entry is stored."""
        self.waited = waited
        self.unstamped.append((entry, waited))

    def stamp(self, times: Mapping[int, str]) -> None:
        """The entries were stored at these times."""
        for entry, waited in self.unstamped:
            self._turn(waited, times[entry] if entry in times else max(times.values()))
        self.unstamped.clear()

    def refill(self, seat: int) -> None:
        """Somebody came back: they have a little time at least."""
        if self.rule is not None:
            self._left[seat] = max(self._left[seat], min(self.rule.seconds, COMING_BACK))

    def _turn(self, waited: Waited, time: str) -> None:
        for seat in [seat for seat in self.since if seat not in waited.seats]:
            self._end(seat, time)
        for seat in waited.seats - self.since.keys():
            self.since[seat] = time
        self._discreet = waited.discreet

    def _end(self, seat: int, time: str) -> None:
        """A turn is over. A bank does not tell how long somebody took who was asked discreetly."""
        used = seconds_between(self.since.pop(seat), time)
        if self.rule is not None and self.rule.kind == "bank" and not self._discreet:
            self._left[seat] = max(0.0, self._left[seat] - used) + self.rule.increment

    # Questions

    def of(self, seat: int, shown: bool) -> SeatClock | None:
        """The clock of a seat; whether it runs is told only if that may be `shown`."""
        if self.rule is None:
            return None
        return SeatClock(left=self._left[seat], since=self.since.get(seat, "") if shown else "")

    def runs_out(self) -> tuple[str, int] | None:
        """When the first clock runs out, and whose; None if none runs."""
        if self.rule is None or not self.since:
            return None
        return min((later(since, self._left[seat]), seat) for seat, since in self.since.items())

    def as_of(self, now: str) -> Clocks:
        """The same, if what is not stored yet were stored now."""
        copied = Clocks(self.rule, len(self._left))
        copied.since = dict(self.since)
        copied._left = list(self._left)
        copied._discreet = self._discreet
        for _, waited in self.unstamped:
            copied._turn(waited, now)
        return copied
