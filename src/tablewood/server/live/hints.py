"""The hints of one table: thought of in the bots' workers, one at a time for each seat, and not too often.

A hint belongs to a position: once that has passed, nobody thinks about it any more. It is written down that a seat took
a hint before the hint is shown. Asking again in the same position brings the same hint, and costs nothing.
"""

from __future__ import annotations

import asyncio
import logging
import weakref
from contextlib import AbstractAsyncContextManager
from math import ceil
from time import monotonic
from typing import Protocol

import msgspec

from tablewood.learn.hints import HintedMove
from tablewood.server.bots.driver import question_of
from tablewood.server.bots.pool import NoAnswer, WorkerPool
from tablewood.server.bots.queue import WATCHED
from tablewood.server.bots.worker import BotQuestion
from tablewood.server.live.protocol import Hint, Hints, Nack
from tablewood.server.live.viewer import Viewer
from tablewood.server.table.checks import stale
from tablewood.server.table.commands import Command
from tablewood.server.table.hint_commands import TakeHint, check_hint
from tablewood.server.table.refusal import Refusal, TableError
from tablewood.server.table.table import GameTable

log = logging.getLogger(__name__)

_decode = msgspec.json.Decoder(list[HintedMove]).decode


class HintHost(Protocol):
    """What hints need from the room."""

    id: str
    table: GameTable

    def steady(self) -> AbstractAsyncContextManager[GameTable]:
        """The table, unchanged for as long as somebody looks at it."""

    async def change(self, command: Command) -> int:
        """Do what follows from a command."""


class WantedHint:
    """A hint that somebody waits for."""

    def __init__(self, viewer: Viewer, id: str, at: int, shown_at: int) -> None:
        self.viewer = viewer
        self.holder = viewer.holder
        self.seat = viewer.seat
        self.id = id
        self.at = at
        """The position, as the table counts ..."""
        self.shown_at = shown_at
        """... and as the viewer does."""
        self.task: asyncio.Task[None] | None = None

    def tell(self, moves: list[HintedMove]) -> None:
        """Show the hint, unless the device has been passed to somebody else meanwhile."""
        if self.viewer.seat == self.seat:
            self.viewer.tell(Hints(id=self.id, at=self.shown_at, moves=moves))
        else:
            self.refuse(Refusal(code="stale", message="somebody else has the device by now"))

    def refuse(self, refusal: Refusal) -> None:
        self.viewer.tell(Nack(id=self.id, refusal=refusal))


class TableHints:
    """Who waits for a hint at a table, and the hints that were given in its present position."""

    def __init__(self, host: HintHost, pool: WorkerPool, every: float) -> None:
        # A weak reference, or a dropped room would wait for the garbage collector.
        self._host: HintHost = weakref.proxy(host)
        self._pool = pool
        self._every = every
        self._wanted: dict[int, WantedHint] = {}
        self._given: dict[int, tuple[int, list[HintedMove]]] = {}
        """By seat: the position of its last hint, and the hint."""
        self._next: dict[int, float] = {}
        """By seat: when it may ask again."""

    @property
    def busy(self) -> bool:
        return bool(self._wanted)

    async def ask(self, viewer: Viewer, asked: Hint) -> None:
        """Let a bot think about the position; whoever asks hears of it when it is done."""
        async with self._host.steady() as table:
            at = table.numbers.position_meant(viewer.seat, asked.at, table.at)
            check_hint(table, viewer.seat, viewer.holder, at)
            shown_at = table.numbers.position(viewer.seat, table.at)
            wanted = WantedHint(viewer, asked.id, at, shown_at)
            if self._is_known(wanted):
                return
            self._check_time(wanted.seat)
            question = question_of(table, wanted.seat, hint=True)
        self._wanted[wanted.seat] = wanted
        self._next[wanted.seat] = monotonic() + self._every
        wanted.task = asyncio.create_task(self._think(wanted, question, table.header.setter))

    def _is_known(self, wanted: WantedHint) -> bool:
        """Answer from what was given in this position; the same request again waits for the same answer."""
        at, moves = self._given.get(wanted.seat, (-1, []))
        if at == wanted.at:
            wanted.tell(moves)
            return True
        waits = self._wanted.get(wanted.seat)
        if waits is None:
            return False
        if (waits.holder, waits.id) != (wanted.holder, wanted.id):
            raise TableError("hint-pending", "a hint for this seat is on its way")
        waits.viewer = wanted.viewer
        return True

    def _check_time(self, seat: int) -> None:
        wait = ceil(self._next.get(seat, 0.0) - monotonic())
        if wait > 0:
            raise TableError("hint-too-soon", f"the next hint in {wait} seconds", seconds=wait)

    async def _think(self, wanted: WantedHint, question: BotQuestion, setter: str) -> None:
        try:
            moves = _decode(await self._pool.answer(question, setter, WATCHED))
            take = TakeHint(holder=wanted.holder, seat=wanted.seat, id=wanted.id, at=wanted.at)
            await self._host.change(take)
            self._given[wanted.seat] = (wanted.at, moves)
            wanted.tell(moves)
        except TableError as error:
            wanted.refuse(error.refusal)
        except NoAnswer:
            self._next.pop(wanted.seat, None)
            wanted.refuse(Refusal(code="no-hint", message="no bot has time for a hint; try again"))
        except Exception:
            log.exception("table %s: no hint for seat %d", question.table, wanted.seat)
            wanted.refuse(Refusal(code="failed", message="the server made a mistake"))
        finally:
            if self._wanted.get(wanted.seat) is wanted:
                del self._wanted[wanted.seat]

    def drop(self, viewer: Viewer) -> None:
        """Somebody no longer wants the hint for their seat."""
        wanted = self._wanted.get(viewer.seat)
        if wanted is not None and wanted.holder == viewer.holder:
            wanted.refuse(Refusal(code="hint-dropped", message="the hint is no longer wanted"))
            self._cancel(wanted)

    def wake(self) -> None:
        """The table has changed: nobody needs a hint for a position that has passed."""
        table = self._host.table
        for wanted in list(self._wanted.values()):
            if wanted.at != table.at:
                wanted.refuse(stale(table).refusal)
                self._cancel(wanted)
        self._given = {seat: given for seat, given in self._given.items() if given[0] == table.at}

    def stop(self) -> None:
        """The room is closed."""
        for wanted in list(self._wanted.values()):
            self._cancel(wanted)

    def _cancel(self, wanted: WantedHint) -> None:
        self._wanted.pop(wanted.seat, None)
        if wanted.task is not None:
            wanted.task.cancel()
