"""The server under attack: its memory, sockets and log, and a bystander who measures how long an answer takes."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException

from tests.server.server_process import ServerProcess
from tests.server.visitor import Visitor

BYSTANDER = "127.0.8.1"
PLAYER = "127.0.8.2"
EVERY = 0.075
"""Seconds between the bystander's requests: within what an address may ask."""
PATIENCE = 5.0
LINE = "🌲" * 500
"""The longest line of chat: 2 KB."""


def sockets_of(pid: int) -> int:
    """How many sockets a process really has, whatever it says itself."""
    found = 0
    for link in Path(f"/proc/{pid}/fd").iterdir():
        try:
            found += str(link.readlink()).startswith("socket:")
        except OSError:
            continue
    return found


class Bystander:
    """Asks for /healthz over a new connection again and again."""

    def __init__(self, port: int) -> None:
        self.waits: list[float] = []
        """Seconds until the answer; as long as the bystander waited, if there was none."""
        self.longest_gap = 0.0
        """The longest time without an answer, in seconds."""
        self._port = port
        self._answered = time.monotonic()

    async def ask(self) -> None:
        begun = time.monotonic()
        try:
            async with asyncio.timeout(PATIENCE):
                good = await self._healthz()
        except OSError:  # a time-out is one, too
            good = False
        now = time.monotonic()
        self.waits.append(now - begun)
        if good:
            self.longest_gap = max(self.longest_gap, now - self._answered)
            self._answered = now

    async def _healthz(self) -> bool:
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self._port, local_addr=(BYSTANDER, 0)
        )
        try:
            host = f"127.0.0.1:{self._port}"
            writer.write(
                f"GET /healthz HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode()
            )
            return b" 200 " in await reader.readline()
        finally:
            writer.close()

    def settle(self) -> None:
        """No more is asked: the last gap may be the longest."""
        self.longest_gap = max(self.longest_gap, time.monotonic() - self._answered)

    @asynccontextmanager
    async def standing_by(self) -> AsyncIterator[None]:
        async def go_on() -> None:
            while True:
                await self.ask()
                await asyncio.sleep(EVERY)

        self._answered = time.monotonic()
        asking = asyncio.create_task(go_on())
        try:
            yield
        finally:
            asking.cancel()
            await asyncio.wait([asking])
            self.settle()

    def figures(self, name: str) -> dict[str, float]:
        waits = sorted(self.waits) or [0.0]
        return {
            f"{name}_median_ms": round(1000 * statistics.median(waits), 1),
            f"{name}_p99_ms": round(1000 * waits[int(len(waits) * 0.99)], 1),
        }


async def set_table(server: ServerProcess, lines: int) -> tuple[str, dict[str, str]]:
    """A game of two with so much chat; the answer is its id, and the cookies of a player."""
    async with (
        Visitor(server.address, "Ann") as ann,
        Visitor(server.address, "Ben") as ben,
    ):
        table = await ann.set_table("sylvan-dale", [ann.me(), {"kind": "open"}])
        await ben.sit(table, 1)
        sight = await ann.look(table, 0)
        for start in range(0, lines, 50):
            some = range(start, min(start + 50, lines))
            await asyncio.gather(*[sight.ask("chat", text=LINE) for _ in some])
        await sight.close()
        return table, dict(ann.http.cookies.items())


async def player_gets_in(server: ServerProcess, table: str, cookies: dict[str, str]) -> bool:
    """Can the player open the table?"""
    async with Visitor(server.address, "Ann", source=PLAYER) as ann:
        ann.http.cookies.update(cookies)
        try:
            sight = await ann.look(table, 0)
        except (OSError, TimeoutError, WebSocketException):
            return False
        seen: dict[str, Any] = sight.table
        await sight.close()
        return int(seen["viewer"]) == 0
