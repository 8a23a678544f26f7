"""A room is one table live: it takes what people send, one thing at a time, writes it, and only then tells everybody.

Order. Everything that changes the table goes through `change`, under the room's lock: judged, applied in memory (which
is where the rules check a move), written, and, when it is durable, shown. If another process was faster, the table is
read anew and the request judged again. If writing fails, the table is read anew, and nobody has seen anything.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from time import monotonic

from tablewood.kernel.errors import MoveError, TablewoodError
from tablewood.kernel.game import SPECTATOR
from tablewood.server.bots.driver import BotsAtTable
from tablewood.server.bots.pool import Thinking
from tablewood.server.http.schemas import Replay, ReplayPosition, TableCard
from tablewood.server.live.counts import Counts
from tablewood.server.live.frames import Frames
from tablewood.server.live.limits import Limits
from tablewood.server.live.lobby import card_of, listed, note_of
from tablewood.server.live.preview import Previews
from tablewood.server.live.protocol import Present, Refusal
from tablewood.server.live.viewer import Looker
from tablewood.server.storage import Store, Taken
from tablewood.server.table import commands
from tablewood.server.table.commands import Judge
from tablewood.server.table.entries import AnyEntry, Kept, Moved, TookBack
from tablewood.server.table.refusal import TableError, refused_move
from tablewood.server.table.replay import Replaying
from tablewood.server.table.table import Table

TRIES = 20
"""So often another process may be faster before a request is given up."""

MOST_REFUSALS = 256
"""So many refusals a room remembers."""

log = logging.getLogger(__name__)


class Room:
    """One table in memory; get it from `Rooms.room`. All refusals are `TableError`s."""

    def __init__(
        self, store: Store, table: Table, limits: Limits, thinking: Thinking, counts: Counts
    ) -> None:
        self.id = table.header.id
        self.table = table
        self.lookers: list[Looker] = []
        self.previews = Previews()
        self.quiet_since = monotonic()
        """When the last one left, or the table was loaded."""
        self._store = store
        self._limits = limits
        self._counts = counts
        self._lock = asyncio.Lock()
        self._frames = Frames(table)
        self._bots = BotsAtTable(self, thinking, limits.pause)
        self._replaying: Replaying | None = None
        self._refusals: OrderedDict[tuple[str, str], Refusal] = OrderedDict()
        """The last refusals, by session and id."""
        self._closed = False
        self._unsure = False
        """Does memory hold what may not be in the store?"""

    # Looking

    @property
    def version(self) -> int:
        """How many entries the table has."""
        return self.table.version

    @property
    def idle(self) -> bool:
        """May the room be let go?"""
        return not (self.lookers or self._bots.busy or self._lock.locked())

    def card(self, holder: str) -> TableCard:
        """The table in a list, for this person (the hash of a session; "" for nobody)."""
        return card_of(listed(self.table), holder, self.online())

    def online(self) -> set[int]:
        """The seats whose person has the table open here."""
        here = {looker.holder for looker in self.lookers}
        return {seat for holder in here for seat in self.table.sitting.of(holder)}

    async def replay(self) -> Replay:
        """The whole game, once it is over; else `not-over`."""
        replaying = await self._replayed()
        return await asyncio.to_thread(replaying.replay)

    async def position(self, move: int, seat: int) -> ReplayPosition:
        """The table after so many moves as a seat saw it (-1: an onlooker), once the game is over."""
        return (await self._replayed()).position(move, seat)

    async def file(self) -> str:
        """The file of the game that anybody can verify, once it is over."""
        return (await self._replayed()).file()

    async def _replayed(self) -> Replaying:
        async with self._lock:
            await self._be_sure()
            if self._replaying is None:
                self._replaying = await asyncio.to_thread(Replaying, self.table)
            return self._replaying

    @asynccontextmanager
    async def steady(self) -> AsyncIterator[Table]:
        """The table as it is kept, and stays while it is looked at."""
        async with self._lock:
            await self._be_sure()
            yield self.table

    # Coming and going

    def enter(self, looker: Looker) -> None:
        """Somebody looks at the table; it is shown when the browser has said hello."""
        if len(self.lookers) >= self._limits.most_lookers:
            raise TableError("too-many", "too many look at this table")
        self.lookers.append(looker)
        self._presence_changed()
        self.wake()

    def exit(self, looker: Looker) -> None:
        """Somebody looks no more."""
        if looker in self.lookers:
            self.lookers.remove(looker)
            self.quiet_since = monotonic()
            self._presence_changed()

    def _presence_changed(self) -> None:
        self._frames.forget()
        self.tell_presence()

    def tell_presence(self) -> None:
        """Who is here, and which bot thinks: nobody is told of a question that is discreet."""
        state = self.table.state
        asked = [] if state is None else state.asked_as_seen_by(SPECTATOR)
        online = self.online()
        here = Present(
            online=sorted(online),
            onlookers=sum(1 for looker in self.lookers if looker.viewer < 0),
            thinking=[self._bots.seat] if self._bots.seat in asked else [],
        )
        for looker in self.lookers:
            if looker.greeted:
                looker.tell_presence(here)

    async def show(self, looker: Looker) -> None:
        """Show the table to one who asks for it; what he does not know yet is read from the store first."""
        async with self._lock:
            await self._be_sure()
            if looker.known > self.table.version:
                await self._read_on()
            if looker.known > self.table.version:
                looker.known = -1
            self._show(looker)

    def _show(self, looker: Looker) -> None:
        self._settle_viewer(looker)
        frame = self._frames.frame(looker.viewer, looker.holder, looker.known, self.online())
        looker.show(frame, self.table.version)

    def _settle_viewer(self, looker: Looker) -> None:
        """Nobody looks from a seat that is not his; who has sat down meanwhile looks from there."""
        sitting = self.table.sitting
        if looker.viewer >= 0 and not sitting.holds(looker.holder, looker.viewer):
            looker.look_from(SPECTATOR)
            looker.chosen = False
        if looker.viewer < 0 and not looker.chosen:
            looker.look_from(self.default_seat(looker.holder))

    def default_seat(self, holder: str) -> int:
        """The person's seat that is asked, or else the first of his; an onlooker's if he has none."""
        mine = self.table.sitting.of(holder)
        state = self.table.state
        asked = [] if state is None else state.asked
        return next((seat for seat in mine if seat in asked), mine[0] if mine else SPECTATOR)

    # Changing

    async def change(self, judge: Judge) -> int:
        """Do what follows from a request; the version after it. Whoever asked may go away meanwhile."""
        return await asyncio.shield(asyncio.ensure_future(self._change(judge)))

    async def bot_moves(self, seat: int, at: int, move: str, remark: str) -> None:
        """A bot has chosen; nothing happens if the position is no more."""
        await self.change(
            partial(commands.bot_move, seat=seat, at=at, notation=move, remark=remark)
        )

    async def _change(self, judge: Judge) -> int:
        async with self._lock:
            await self._be_sure()
            for _ in range(TRIES):
                entries = judge(self.table)
                if not entries:
                    return self.table.version
                if await self._write(entries):
                    self._count(entries)
                    self._tell_all()
                    return self.table.version
            raise TableError("storage-failed", "another process is always faster; try again")

    def refusal_of(self, holder: str, id: str) -> Refusal | None:
        """What the session was told when it asked under this id before, if it was no."""
        return self._refusals.get((holder, id))

    def remember_refusal(self, holder: str, id: str, refusal: Refusal) -> None:
        """The same question again gets the same answer, unless it failed for reasons of ours."""
        self._counts.refused += 1
        if refusal.code != "storage-failed":
            self._refusals[holder, id] = refusal
        while len(self._refusals) > MOST_REFUSALS:
            self._refusals.popitem(last=False)

    async def _write(self, entries: list[AnyEntry]) -> bool:
        """Apply and keep entries; False if another process was faster, and the table has been read anew."""
        before = self.table.version
        try:
            self.table.apply(entries[0])  # refused, it changes nothing
        except MoveError as error:
            raise refused_move(error) from None
        self._unsure = True
        try:
            for entry in entries[1:]:
                self.table.apply(entry)
            kept = await self._store.append(self.id, before, entries, note_of(self.table))
        except Taken:
            await self._read_anew()
            self._tell_all()
            return False
        except Exception as error:
            raise await self._failed(error) from None
        self.table.stamp(kept)
        self._unsure = False
        return True

    async def _failed(self, error: Exception) -> TableError:
        """Writing failed: go back to what is kept. If even reading fails, nothing is shown until it works again."""
        self._counts.storage_failures += 1
        log.error("table %s: not written: %s", self.id, error)
        try:
            await self._read_anew()
            self._tell_all()
        except TableError:
            pass
        return TableError("storage-failed", "it could not be kept, so it was not done; try again")

    async def _be_sure(self) -> None:
        """Go back to what is kept, if memory may hold more."""
        if self._unsure:
            await self._read_anew()
            self._tell_all()

    async def _read_anew(self) -> None:
        self._unsure = True
        try:
            header, kept = await self._store.load(self.id)
        except TablewoodError as error:
            raise TableError("storage-failed", error.message) from None
        self.table = await asyncio.to_thread(Table.replayed, header, kept)
        self._frames = Frames(self.table)
        self._replaying = None
        self._unsure = False

    async def heard(self, sequence: int) -> None:
        """Another process has written up to this entry."""
        async with self._lock:
            try:
                await self._be_sure()
                if sequence >= self.table.version:
                    await self._read_on()
            except TableError as error:
                log.error("table %s: %s", self.id, error)

    async def _read_on(self) -> None:
        """Read what others have written."""
        before = self.table.version
        try:
            kept = await self._store.since(self.id, before - 1)
        except TablewoodError as error:
            raise TableError("storage-failed", error.message) from None
        for one in kept:
            self._recall(one)
        if self.table.version != before:
            self._tell_all()

    def _recall(self, one: Kept) -> None:
        if one.sequence == self.table.version:
            self.table.recall(one)

    def _tell_all(self) -> None:
        """Everybody sees the table as it now is; a bot that is asked begins to think."""
        self._frames.forget()
        looked_from = [looker.viewer for looker in self.lookers]
        for looker in self.lookers:
            if looker.greeted:
                self._show(looker)
        if looked_from != [looker.viewer for looker in self.lookers]:
            self._presence_changed()  # an onlooker has sat down, or somebody has left a seat
        self.wake()

    def _count(self, entries: list[AnyEntry]) -> None:
        for entry in entries:
            if isinstance(entry, Moved):
                self._counts.moves += 1
                self._counts.bot_moves += self.table.sitting.is_bot(entry.seat)
                self._counts.stumbles += bool(entry.remark)
            elif isinstance(entry, TookBack):
                self._counts.undone += 1

    # Bots

    def wake(self) -> None:
        """If a bot is asked, it begins to think."""
        if not (self._unsure or self._closed):
            self._bots.wake()

    def close(self, refusal: Refusal) -> None:
        """The server stops."""
        self._closed = True
        self._bots.stop()
        for looker in list(self.lookers):
            looker.close(refusal)
