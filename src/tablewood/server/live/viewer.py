"""Somebody looking at a table: one socket, as the room sees it. What waits for a slow socket is bounded."""

from __future__ import annotations

import asyncio
from collections import deque

import msgspec

from tablewood.kernel.game import SPECTATOR
from tablewood.server.live.protocol import Closing, FromTable
from tablewood.server.table.refusal import Refusal

encoded = msgspec.json.Encoder().encode
"""A message as it is sent."""


class Viewer:
    """What is to be sent to one socket: the newest table, which replaces older ones, then answers."""

    def __init__(
        self,
        holder: str,
        most_waiting: int,
        most_bytes: int = 2**20,
        address: str = "",
        device: str = "",
    ) -> None:
        self.holder = holder
        """The person; that alone decides which seats this viewer may see from."""
        self.device = device
        """The device the person looks from, so that it can be ended."""
        self.address = address
        """Where the socket comes from; empty if that is not known."""
        self.seat = SPECTATOR
        """The seat this viewer sees from."""
        self.chosen = False
        """Did the browser say which seat to see from?"""
        self.greeted = False
        self.known = -1
        """The version the browser has, or will have once what is on its way arrives."""
        self.ended = False
        self.overrun = False
        """Did too much pile up for it?"""
        self._most_waiting = most_waiting
        self._most_bytes = most_bytes
        self._bytes = 0
        """How long the answers are that wait."""
        self._table: tuple[bytes, int] | None = None
        self._present: bytes | None = None
        self._answers: deque[bytes] = deque()
        self._something = asyncio.Event()
        self._nothing = asyncio.Event()

    # For the room

    def move_to(self, seat: int) -> None:
        """See from this seat from now on; what was known was another seat's view."""
        if seat != self.seat:
            self.seat = seat
            self.known = -1
            self._table = None

    def show(self, frame: bytes, version: int) -> None:
        """Send the table in place of an older one that still waits."""
        self._table = (frame, version)
        self._something.set()

    def tell(self, message: FromTable) -> None:
        """Send an answer. A viewer that does not read is dropped."""
        if len(self._answers) >= self._most_waiting or self._bytes >= self._most_bytes:
            self.ended = self.overrun = True
        if not self.ended:
            self._answers.append(encoded(message))
            self._bytes += len(self._answers[-1])
        self._something.set()

    def tell_presence(self, here: bytes) -> None:
        """Say who is here (a `Present`, encoded once for all viewers); the newest counts."""
        self._present = here
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
        """What to send next; None at the end."""
        while True:
            if self._table is not None:
                frame, self.known = self._table
                self._table = None
                return frame
            if self._present is not None:
                present, self._present = self._present, None
                return present
            if self._answers:
                answer = self._answers.popleft()
                self._bytes -= len(answer)
                return answer
            self._nothing.set()
            if self.ended:
                return None
            self._something.clear()
            await self._something.wait()

    async def emptied(self) -> None:
        """Wait until everything has been sent."""
        self._nothing.clear()
        self._something.set()
        await self._nothing.wait()
