"""For what many people can cause: it is done at once the first time, and then at intervals."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic


class Pace:
    """Does something at once, or, if that was done a moment ago, once when the moment has passed."""

    def __init__(self) -> None:
        self._next = 0.0
        """When it may be done again, by the monotonic clock."""
        self._waiting: asyncio.TimerHandle | None = None

    def call(self, work: Callable[[], None], pause: float) -> None:
        """Do it, and then not for `pause` seconds. Whoever asks meanwhile is served when they are over."""
        if self._waiting is not None:
            return
        wait = self._next - monotonic()
        if wait <= 0:
            self._do(work, pause)
        else:
            self._waiting = asyncio.get_running_loop().call_later(wait, self._do, work, pause)

    def _do(self, work: Callable[[], None], pause: float) -> None:
        self._waiting = None
        self._next = monotonic() + pause
        work()
