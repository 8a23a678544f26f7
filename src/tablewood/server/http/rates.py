"""How much one address may ask for: buckets that fill with time, in the memory of this process.

A library would bring storages that nobody here needs; this is the whole of it. Several processes behind a proxy each
count for themselves.
"""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable

MOST_ADDRESSES = 20_000
"""When so many have asked, those whose buckets are full again are forgotten."""


class Bucket:
    """Holds so many tokens at most, and gains so many a minute."""

    __slots__ = ("_gain", "_left", "_most", "_since")

    def __init__(self, most: float, a_minute: float, now: float) -> None:
        self._most = most
        self._gain = a_minute / 60
        self._left = most
        self._since = now

    def take(self, now: float) -> float:
        """Take a token: 0, or the seconds to wait for one."""
        self._fill(now)
        if self._left < 1:
            return (1 - self._left) / self._gain
        self._left -= 1
        return 0

    def is_full(self, now: float) -> bool:
        """Is there nothing to remember?"""
        self._fill(now)
        return self._left >= self._most

    def _fill(self, now: float) -> None:
        self._left = min(self._most, self._left + (now - self._since) * self._gain)
        self._since = now


class Rates:
    """A bucket for every kind of thing and address. `factor` 0 is for tests of load: no limit."""

    def __init__(
        self,
        kinds: dict[str, tuple[float, float]],
        factor: float = 1,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._kinds = kinds
        self._factor = factor
        self._clock = clock
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def take(self, kind: str, address: str) -> float:
        """Count one thing of a kind for an address: 0, or the seconds to wait."""
        if self._factor == 0:
            return 0
        now = self._clock()
        key = (kind, network(address))
        if key not in self._buckets:
            if len(self._buckets) >= MOST_ADDRESSES:
                self._forget(now)
            most, a_minute = self._kinds[kind]
            self._buckets[key] = Bucket(most * self._factor, a_minute * self._factor, now)
        return self._buckets[key].take(now)

    def _forget(self, now: float) -> None:
        self._buckets = {
            key: bucket for key, bucket in self._buckets.items() if not bucket.is_full(now)
        }
        if len(self._buckets) >= MOST_ADDRESSES:
            self._buckets.clear()  # better to forgive everybody than to run out of memory


def network(address: str) -> str:
    """The address, or the network that one household has in IPv6."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False).network_address)
    return str(found)
