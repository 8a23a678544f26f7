"""A token bucket: how much somebody may send at once, and how much over time."""

from __future__ import annotations

from math import inf


class Bucket:
    """Holds a number of tokens at most, and gains some every second."""

    __slots__ = ("_gain", "_left", "_most", "_since")

    def __init__(self, most: float, a_second: float, now: float) -> None:
        self._most = most
        self._gain = a_second
        self._left = most
        self._since = now

    def take(self, now: float) -> float:
        """Take a token: 0, or the seconds to wait for one."""
        self._fill(now)
        if self._left < 1:
            return (1 - self._left) / self._gain if self._gain else inf
        self._left -= 1
        return 0

    def give_back(self) -> None:
        """Return the token taken last: it did not count after all."""
        self._left += 1

    def is_full(self, now: float) -> bool:
        """Is there nothing to remember?"""
        self._fill(now)
        return self._left >= self._most

    def _fill(self, now: float) -> None:
        self._left = min(self._most, self._left + (now - self._since) * self._gain)
        self._since = now
