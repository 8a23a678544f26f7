"""How much one address may ask for: token buckets in the memory of this process.

A library would bring storage backends that nobody here needs. Several processes behind a proxy each count for
themselves.
"""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable

from tablewood.server.live.bucket import Bucket

MOST_ADDRESSES = 20_000
"""From this many on, addresses whose buckets are full again are forgotten."""


class Rates:
    """A bucket for every kind of request and address. `factor` 0, for load tests, means no limit."""

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
        """Count one request of a kind for an address: 0, or the seconds to wait."""
        if self._factor == 0:
            return 0
        now = self._clock()
        key = (kind, network(address))
        if key not in self._buckets:
            if len(self._buckets) >= MOST_ADDRESSES:
                self._forget(now)
            most, a_minute = self._kinds[kind]
            self._buckets[key] = Bucket(most * self._factor, a_minute / 60 * self._factor, now)
        return self._buckets[key].take(now)

    def _forget(self, now: float) -> None:
        self._buckets = {
            key: bucket for key, bucket in self._buckets.items() if not bucket.is_full(now)
        }
        if len(self._buckets) >= MOST_ADDRESSES:
            self._buckets.clear()  # better to forgive everybody than to run out of memory


def network(address: str) -> str:
    """The address, or for IPv6 its /64 network, which a household shares."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False).network_address)
    return str(found)
