"""Somebody who looks at a table: one socket, seen from the room. What waits for a slow one is bounded."""

from __future__ import annotations

import asyncio
from collections import deque

import msgspec

from tablewood.server.live.protocol import Closing, FromTable, Present, Refusal

_encode = msgspec.json.Encoder().encode


class Looker:
    """What is to be sent to one socket: the newest table, which takes the place of older ones, then answers."""

    def __init__(self, holder: str, most_waiting: int) -> None:
        self.holder = holder
        """The hash of the session; it alone decides which seats may be looked from."""
        self.viewer = -1
        self.chosen = False
        """Did the browser say which seat it looks from?"""
        self.greeted = False
        self.known = -1
        """The version that the browser has, or will have with what is on its way."""
        self.ended = False
        self.overrun = False
        """Did too much wait for it?"""
        self._most_waiting = most_waiting
        self._table: tuple[bytes, int] | None = None
        self._present: bytes | None = None
        self._answers: deque[bytes] = deque()
        self._something = asyncio.Event()
        self._nothing = asyncio.Event()

    # For the room

    def look_from(self, seat: int) -> None:
        """From now on look from this seat: what was known was another's view."""
        if seat != self.viewer:
            self.viewer = seat
            self.known = -1
            self._table = None

    def show(self, frame: bytes, version: int) -> None:
        """Send the table; an older one that still waits is not sent any more."""
        self._table = (frame, version)
        self._something.set()

    def tell(self, message: FromTable) -> None:
        """Send an answer. Who does not read is dropped."""
        if len(self._answers) >= self._most_waiting:
            self.ended = self.overrun = True
        if not self.ended:
            self._answers.append(_encode(message))
        self._something.set()

    def tell_presence(self, here: Present) -> None:
        """Say who is here; the newest holds."""
        self._present = _encode(here)
        self._something.set()

    def close(self, refusal: Refusal) -> None:
        """Say why, and end."""
        self.tell(Closing(refusal=refusal))
        self.ended = True
        self._something.set()

    @property
    def waits(self) -> bool:
        """Is there something to send?"""
        return bool(self._table or self._present or self._answers)

    # For the socket

    async def next(self) -> bytes | None:
        """What to send next; none when it is over."""
        while True:
            if self._table is not None:
                frame, self.known = self._table
                self._table = None
                return frame
            if self._present is not None:
                present, self._present = self._present, None
                return present
            if self._answers:
                return self._answers.popleft()
            self._nothing.set()
            if self.ended:
                return None
            self._something.clear()
            await self._something.wait()

    async def emptied(self) -> None:
        """Wait until all has been sent."""
        self._nothing.clear()
        self._something.set()
        await self._nothing.wait()
