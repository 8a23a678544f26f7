"""Rings when the server has something to do at a table: a wish lapses, a clock runs out."""

from __future__ import annotations

import asyncio
import logging
import weakref
from typing import Protocol

from tablewood.server.table.commands import Command
from tablewood.server.table.deadlines import DoWhatIsDue, deadline
from tablewood.server.table.refusal import TableError
from tablewood.server.table.table import GameTable
from tablewood.server.table.times import seconds_between

LONGEST = 3600.0
"""A timer is set anew at least once an hour: clocks may run for days, and the machine's may be put right."""

PATIENCE = 5.0
"""Seconds to wait after a failure of the server's own."""

log = logging.getLogger(__name__)


class TimedRoom(Protocol):
    """What the timer needs of its room."""

    id: str
    table: GameTable

    def now(self) -> str:
        """The time in UTC, as it is stored."""

    async def change(self, command: Command) -> int:
        """Carry out a command."""


class RoomTimer:
    """The timer of one room. It does not keep the room in memory: the store knows when a table is due."""

    def __init__(self, room: TimedRoom) -> None:
        self._room = weakref.ref(room)
        self._handle: asyncio.TimerHandle | None = None
        self._ringing: asyncio.Task[None] | None = None

    def set(self) -> None:
        """The table has changed: ring when something is due there."""
        self.stop()
        room = self._room()
        if room is None:
            return
        now = room.now()
        due = deadline(room.table, now)
        if due:
            self._in(min(LONGEST, max(0.0, seconds_between(now, due))))

    def stop(self) -> None:
        """Do not ring."""
        if self._handle is not None:
            self._handle.cancel()
        self._handle = None

    def _in(self, seconds: float) -> None:
        self._handle = asyncio.get_running_loop().call_later(seconds, self._ring)

    def _ring(self) -> None:
        self._ringing = asyncio.create_task(self.ring())

    async def ring(self) -> None:
        """Do everything that is due, one thing after another."""
        room = self._room()
        try:
            while room is not None and (due := deadline(room.table, room.now())):
                now = room.now()
                if due > now:
                    break
                before = room.table.version
                await room.change(DoWhatIsDue(now=now))
                if room.table.version == before:  # the store was not ready for it
                    self._in(PATIENCE)
                    return
        except TableError as error:
            log.warning("table %s: what is due was not done: %s", room.id if room else "", error)
            self._in(PATIENCE)
        else:
            self.set()
