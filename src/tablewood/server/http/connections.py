"""All connections of the server: how many there are and from where, and which of them must go.

A connection that keeps the server waiting is cut, however it does that: by not saying what it wants, by not reading
what it is sent, or by not ending. So what strangers can hold is bounded in number and in time.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections import Counter
from collections.abc import Iterator
from typing import ClassVar

from tablewood.server.http.open_files import most_open_files
from tablewood.server.http.rates import network
from tablewood.server.http.settings import Settings
from tablewood.server.live.limits import Limits

log = logging.getLogger(__name__)

SPARE_FILES = 128
"""Files for everything but connections: the database, bots, the client's files."""

SWEEP_SECONDS = 0.5
"""How often the server looks for connections that keep it waiting."""

SWEPT_AT_ONCE = 50
"""How many connections are looked at in one go: if all have to be cut, already four milliseconds' worth of work."""

TO_END = 1 / 3
"""The share of its patience that the server has for a connection that is being closed."""


class Connection:
    """What every connection has: since when it keeps the server waiting. Mixed into uvicorn's protocols."""

    transport: asyncio.Transport
    is_socket: ClassVar[bool]
    unread_since: float | None = None
    """Since when the other side has not read what is sent to it."""
    closing_since: float | None = None

    def let_go(self) -> None:
        """The connection is lost. asyncio's transport refers to a method of its own, so that only the garbage collector
        would free it: with strangers who come and go by the thousand, that would stop the server for a while."""
        getattr(self.transport, "__dict__", {}).pop("_read_ready_cb", None)

    @property
    def is_idle(self) -> bool:
        """Does nobody lose anything if it ends now? So it is while no request is under way."""
        return False

    def is_overdue(self, now: float, patience: float) -> bool:
        """Has the server waited long enough?"""
        if self.transport.is_closing():
            if self.closing_since is None:
                self.closing_since = now
            return now - self.closing_since >= patience * TO_END
        return self.unread_since is not None and now - self.unread_since >= patience


class Connections:
    """Counts connections by address, and cuts those that keep the server waiting."""

    def __init__(self, settings: Settings, limits: Limits) -> None:
        self.limits = limits
        self.patience = settings.patience
        self.cut = 0
        """How many connections were cut because they kept the server waiting."""
        self.turned_away = 0
        """How many connections were refused because there were too many."""
        self._most = max(SPARE_FILES, most_open_files() - SPARE_FILES)
        self._most_an_address = settings.connections
        self._proxies = [
            ipaddress.ip_network(proxy.strip()) for proxy in settings.proxies.split(",") if proxy
        ]
        self._open: dict[Connection, str] = {}
        self._by_address: Counter[str] = Counter()

    def admit(self, connection: Connection, address: str) -> bool:
        """Count a new connection, unless its address has too many. If the server is full, the oldest idle one goes."""
        if self._is_over(address) or (len(self._open) >= self._most and not self._make_room()):
            self.turned_away += 1
            return False
        self.add(connection, address)
        return True

    def _make_room(self) -> bool:
        idle = next((connection for connection in self._open if connection.is_idle), None)
        if idle is None:
            return False
        self.remove(idle)
        self.cut_off(idle)
        return True

    def add(self, connection: Connection, address: str) -> None:
        """Count a connection."""
        self._open[connection] = network(address)
        self._by_address[network(address)] += 1

    def remove(self, connection: Connection) -> None:
        """The connection is gone, or goes on as another one."""
        address = self._open.pop(connection, None)
        if address is None:
            return
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]

    def _is_over(self, address: str) -> bool:
        """Does the address have as many as it may? Whoever comes through a proxy is counted by the tables instead."""
        most = self._most_an_address
        return (
            bool(most) and self._by_address[network(address)] >= most and not self._trusts(address)
        )

    def _trusts(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in proxy for proxy in self._proxies)

    def sweep(self, now: float) -> Iterator[None]:
        """Cut the connections that have kept the server waiting for too long, some with every step."""
        found = list(self._open)
        for start in range(0, len(found), SWEPT_AT_ONCE):
            for connection in found[start : start + SWEPT_AT_ONCE]:
                if connection in self._open and connection.is_overdue(now, self.patience):
                    self.cut_off(connection)
            yield

    def cut_off(self, connection: Connection) -> None:
        """End a connection at once, whatever waits to be sent."""
        self.cut += 1
        connection.transport.abort()

    async def watch(self) -> None:
        """Sweep for as long as the server runs."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                for _ in self.sweep(asyncio.get_running_loop().time()):
                    await asyncio.sleep(0)  # players first
            except Exception:
                log.exception("connections were not looked at")  # the next time, they are

    def counts(self) -> dict[str, int]:
        """For the metrics."""
        return {
            "connections": len(self._open),
            "open_sockets": sum(connection.is_socket for connection in self._open),
            "cut": self.cut,
            "turned_away": self.turned_away,
        }
