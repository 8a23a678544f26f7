"""The log stays readable whatever strangers send: what they can cause at will is told once a minute."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

EVERY = 60.0

TOLD_SELDOM = (
    "socket.accept() out of system resource",
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
    "Invalid UTF-8 sequence received from client.",
    "ASGI callable returned without completing handshake.",
)
LOGGERS = ("asyncio", "uvicorn.error")


class TellSeldom(logging.Filter):
    """Lets messages of these kinds through once a minute, without a traceback, and says how many were left out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._told: dict[str, float] = {}
        self._left_out: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to write the record."""
        kind = next((kind for kind in TOLD_SELDOM if str(record.msg).startswith(kind)), None)
        if kind is None:
            return True
        now = self._clock()
        if now - self._told.get(kind, -EVERY) < EVERY:
            self._left_out[kind] = self._left_out.get(kind, 0) + 1
            return False
        self._told[kind] = now
        missing = self._left_out.pop(kind, 0)
        record.msg, record.args, record.exc_info = kind, (), None
        if missing:
            record.msg += f" ({missing} more since the last time)"
        return True


def tell_seldom() -> None:
    """Filter the loggers of the event loop and of uvicorn."""
    for name in LOGGERS:
        logger = logging.getLogger(name)
        if not any(isinstance(one, TellSeldom) for one in logger.filters):
            logger.addFilter(TellSeldom())
