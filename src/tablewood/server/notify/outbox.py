"""What is on its way: a bounded queue, a few senders, and a few more tries for what fails."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec

from tablewood.kernel.errors import TablewoodError

log = logging.getLogger(__name__)

Send = Callable[[], Awaitable[None]]
"""Sends one message; TryLater if it is worth another try."""


class TryLater(TablewoodError):
    """It could not be sent now."""

    def __init__(self, why: str, seconds: float = 0.0) -> None:
        super().__init__(why)
        self.seconds = seconds
        """How long the other side wants us to wait; 0 if it does not say."""


class OutboxLimits(msgspec.Struct, kw_only=True, frozen=True):
    """How much is sent at once, and how often it is tried."""

    senders: int = 4
    most_waiting: int = 1000
    waits: tuple[float, ...] = (10.0, 60.0, 300.0)
    """Seconds before the second try, the third, and so on; after the last it is given up."""
    longest_wait: float = 900.0


class Outbox:
    """Sends what it is given. What still waits when the server stops is not sent: better once too few than twice."""

    def __init__(self, limits: OutboxLimits | None = None) -> None:
        """Create it inside the running event loop, and `close` it there."""
        self._limits = limits or OutboxLimits()
        self._waiting: asyncio.Queue[tuple[Send, int]] = asyncio.Queue(self._limits.most_waiting)
        self._later: set[asyncio.Task[None]] = set()
        self._senders = [
            asyncio.create_task(self._run()) for _ in range(max(1, self._limits.senders))
        ]
        self._closed = False
        self.sent = 0
        self.failed = 0

    async def put(self, send: Send) -> None:
        """Queue a message; waits while there is no room."""
        await self._waiting.put((send, 0))

    async def close(self) -> None:
        """Stop, whatever is on its way."""
        self._closed = True
        tasks = [*self._senders, *self._later]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        while not self._closed:
            send, tries = await self._waiting.get()
            try:
                await send()
                self.sent += 1
            except TryLater as error:
                self._try_later(send, tries, error)
            except Exception:
                self.failed += 1
                log.exception("a message was not sent")

    def _try_later(self, send: Send, tries: int, error: TryLater) -> None:
        limits = self._limits
        if tries >= len(limits.waits) or len(self._later) >= limits.most_waiting:
            self.failed += 1
            log.warning("a message was given up after %d tries: %s", tries + 1, error)
            return
        seconds = min(limits.longest_wait, max(limits.waits[tries], error.seconds))
        task = asyncio.create_task(self._again(send, tries + 1, seconds))
        self._later.add(task)
        task.add_done_callback(self._later.discard)

    async def _again(self, send: Send, tries: int, seconds: float) -> None:
        await asyncio.sleep(seconds)
        await self._waiting.put((send, tries))
