"""A room is one table live: it takes what people send, one request at a time, writes it, and only then tells everybody.

Order. Everything that changes the table goes through `change`, under the room's lock: judged, applied in memory (which
is where the rules check a move), written, and, when it is durable, shown. If another process wrote first, the table is
read again and the request judged again. If writing fails, the table is read again, and nobody has seen anything.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic

from tablewood.kernel.errors import MoveError, TablewoodError
from tablewood.kernel.game import SPECTATOR
from tablewood.server.bots.driver import BotDriver
from tablewood.server.bots.pool import WorkerPool
from tablewood.server.bots.queue import EXPECTED, UNWATCHED, WATCHED
from tablewood.server.live.counts import Counts
from tablewood.server.live.frames import Frames
from tablewood.server.live.hints import TableHints
from tablewood.server.live.limits import Limits
from tablewood.server.live.lobby import TableCard, card_of, listed, note_of
from tablewood.server.live.pace import Pace
from tablewood.server.live.places import make_place
from tablewood.server.live.presence import Presence
from tablewood.server.live.preview import Previews
from tablewood.server.live.protocol import Away, Present
from tablewood.server.live.storage_refusal import is_the_servers_fault, storage_refusal
from tablewood.server.live.timer import RoomTimer
from tablewood.server.live.viewer import Viewer, encoded
from tablewood.server.storage import SequenceTaken, Store
from tablewood.server.table.commands import Command
from tablewood.server.table.entries import AnyEntry, Ended, Kept
from tablewood.server.table.rated import RatedResult, rated_result
from tablewood.server.table.refusal import Refusal, TableError
from tablewood.server.table.replay import Replay, ReplayedGame, ReplayPosition
from tablewood.server.table.table import GameTable

TRIES = 20
"""How many times to retry when another process wrote first."""

MOST_REFUSALS = 256
"""How many refusals a room remembers."""

LOOK_AGAIN = 4.0
"""Seconds after which a ping makes a room ask a shared store for news. Notices come sooner, but may be lost."""

FEW = 10
"""How many viewers are always told at once who is here ..."""

PAUSE_A_VIEWER = 0.002
"""... and the seconds that everybody else adds until the next time: telling 200 people takes a while."""

log = logging.getLogger(__name__)


class Room:
    """One table in memory; get it from `Registry.room`. Every refusal is a `TableError`."""

    def __init__(
        self, store: Store, table: GameTable, limits: Limits, pool: WorkerPool, counts: Counts
    ) -> None:
        self.id = table.header.id
        self.table = table
        self._presence = Presence(store.now())
        self._presence_pace = Pace()
        self.previews = Previews()
        self.quiet_since = monotonic()
        """When the last viewer left, or the table was loaded."""
        self._store = store
        self._limits = limits
        self._counts = counts
        self._lock = asyncio.Lock()
        self._frames = Frames(table)
        self._bots = BotDriver(self, pool, limits.pause, limits.pause * limits.unwatched)
        self.hints = TableHints(self, pool, limits.hint_every)
        self._replayed: ReplayedGame | None = None
        self.timer = RoomTimer(self)
        self._told_away: list[Away] = []
        self._refusals: OrderedDict[tuple[str, str], Refusal] = OrderedDict()
        """The last refusals, by person and id."""
        self._looked = monotonic()
        """When the store was last asked for news."""
        self._closed = False
        self._unsure = False
        """Whether memory may hold something the store does not."""

    # Looking

    @property
    def version(self) -> int:
        """How many entries the table has."""
        return self.table.version

    @property
    def idle(self) -> bool:
        """May the room be dropped from memory?"""
        return not (self.viewers or self._bots.busy or self.hints.busy or self._lock.locked())

    @property
    def viewers(self) -> list[Viewer]:
        """The sockets at this table."""
        return self._presence.viewers

    def online(self) -> set[int]:
        """The seats whose player has the table open, here or at another process."""
        return self._presence.online(self.table)

    def away_for(self, seat: int) -> float:
        """For how many seconds the table has waited for a person who is not here; 0 if it does not."""
        return self._presence.away_for(self.table, seat, self.now())

    def now(self) -> str:
        """The time in UTC, as it is stored."""
        return self._store.now()

    async def replay(self) -> Replay:
        """The whole game, once it is over; `not-over` before."""
        replayed = await self._replay()
        return await asyncio.to_thread(replayed.replay)

    async def position(self, move: int, seat: int) -> ReplayPosition:
        """The table after that many moves as a seat saw it (-1: an onlooker), once the game is over."""
        return (await self._replay()).position(move, seat)

    async def file(self) -> str:
        """The file that lets anybody verify the game, once it is over."""
        return (await self._replay()).file()

    async def _replay(self) -> ReplayedGame:
        async with self._lock:
            await self._be_sure()
            if self._replayed is None:
                self._replayed = await asyncio.to_thread(ReplayedGame, self.table)
            return self._replayed

    @asynccontextmanager
    async def steady(self) -> AsyncIterator[GameTable]:
        """The table as it is stored, unchanged for as long as somebody looks at it."""
        async with self._lock:
            await self._be_sure()
            yield self.table

    async def card(self, holder: str) -> TableCard:
        """The table in a list, for this person ("" for nobody)."""
        async with self.steady() as table:
            return card_of(listed(table), holder, self.online())

    # Coming and going

    def enter(self, viewer: Viewer) -> None:
        """Somebody opens the table; it is shown once the browser has said hello."""
        make_place(self.table, self.viewers, viewer, self._limits)
        self.viewers.append(viewer)
        self._presence_changed()
        self.wake()

    def exit(self, viewer: Viewer) -> None:
        """Somebody closes the table."""
        if viewer in self.viewers:
            self._presence.leave(viewer, self.table, self.now())
            self.quiet_since = monotonic()
            self._presence_changed()

    def _presence_changed(self) -> None:
        self._frames.forget()
        self.tell_presence()
        self.tell_others_present()

    def tell_others_present(self) -> None:
        """Tell the other processes who has the table open here."""
        if self._store.is_shared:
            seats = sorted(self._presence.online_here(self.table))
            self._store.tell_present(self.id, seats, self._presence.onlookers_here)

    def heard_present(self, process: str, seats: list[int], onlookers: int) -> None:
        """Another process tells who has the table open there."""
        if self._presence.elsewhere.hear(process, seats, onlookers):
            self._frames.forget()
            self.tell_presence()

    def tell_presence(self) -> None:
        """Say who is here and which bot is thinking: at once, but in a crowd that comes and goes only now and then."""
        crowd = max(0, len(self.viewers) - FEW)
        self._presence_pace.call(self._tell_presence, crowd * PAUSE_A_VIEWER)

    def _tell_presence(self) -> None:
        """A bot is not said to think if its question is secret."""
        state = self.table.state
        asked = [] if state is None else state.asked_as_seen_by(SPECTATOR)
        here = Present(
            online=sorted(self.online()),
            onlookers=self._presence.onlookers,
            thinking=[self._bots.seat] if self._bots.seat in asked else [],
            away=self._presence.away(self.table),
            now=self.now(),
        )
        message = encoded(here)
        for viewer in self.viewers:
            if viewer.greeted:
                viewer.tell_presence(message)

    async def show(self, viewer: Viewer) -> None:
        """Show the table to one viewer, as the store has it if others may have written."""
        async with self._lock:
            await self._be_sure()
            if self._store.is_shared or viewer.known > self.table.version:
                await self._read_on()
            if viewer.known > self.table.version:
                viewer.known = -1
            self._show(viewer, self.online())

    async def look_again(self) -> None:
        """Ask a shared store for news, unless that was done a moment ago."""
        if self._store.is_shared and monotonic() - self._looked >= LOOK_AGAIN:
            await self.heard(self.table.version)

    def _show(self, viewer: Viewer, online: set[int]) -> None:
        self._settle(viewer)
        frame = self._frames.frame(viewer.seat, viewer.holder, viewer.known, online)
        viewer.show(frame, self.table.version)

    def _settle(self, viewer: Viewer) -> None:
        """Viewers see only from seats they hold; someone who just sat down is moved there."""
        if viewer.seat >= 0 and not self.table.seating.holds(viewer.holder, viewer.seat):
            viewer.move_to(SPECTATOR)
            viewer.chosen = False
        if viewer.seat < 0 and not viewer.chosen:
            viewer.move_to(self.default_seat(viewer.holder))

    def default_seat(self, holder: str) -> int:
        """The seat to see from: one of the person's own that is asked, or their first; otherwise an onlooker's."""
        mine = self.table.seating.of(holder)
        state = self.table.state
        asked = [] if state is None else state.asked
        return next((seat for seat in mine if seat in asked), mine[0] if mine else SPECTATOR)

    # Changing

    async def change(self, command: Command) -> int:
        """Carry out a command; returns the version after it. It continues even if its sender disconnects."""
        return await asyncio.shield(asyncio.ensure_future(self._change(command)))

    async def _change(self, command: Command) -> int:
        async with self._lock:
            await self._be_sure()
            for _ in range(TRIES):
                entries = command.entries(self.table)
                if not entries:
                    return command.done_at(self.table)
                if await self._write(command, entries):
                    self._tell_all()
                    return command.done_at(self.table)
            raise TableError("storage-failed", "other processes keep writing first; try again")

    async def _write(self, command: Command, entries: list[AnyEntry]) -> bool:
        """Apply and store entries; False if another process wrote first, and the table was read again."""
        before = self.table.version
        try:
            written = [self.table.apply(entries[0])]  # if it is refused, nothing has changed
        except MoveError as error:
            raise command.refused(self.table, error) from None
        self._unsure = True
        try:
            written += [self.table.apply(entry) for entry in entries[1:]]
            if self.table.lacks_result:
                written.append(self.table.apply(self.table.ending()))
            note = note_of(self.table, self.now())
            kept = await self._store.append(self.id, before, written, note, self._rated(written))
        except SequenceTaken:
            await self._read_again()
            self._tell_all()
            return False
        except Exception as error:
            raise await self._failed(error) from None
        self.table.stamp(kept)
        self._unsure = False
        self._counts.count(written, self.table.seating)
        return True

    def _rated(self, written: list[AnyEntry]) -> RatedResult | None:
        """What these entries mean for ratings, if they end a rated game."""
        ends = any(isinstance(entry, Ended) for entry in written)
        return rated_result(self.table) if ends else None

    async def _failed(self, error: Exception) -> TableError:
        """Writing failed: go back to what is stored. If even reading fails, show nothing until it works again."""
        self._counts.storage_failures += 1
        log.error("table %s: not written: %s", self.id, error)
        try:
            await self._read_again()
            self._tell_all()
        except TableError:
            pass
        return storage_refusal(error)

    def refusal_of(self, holder: str, id: str) -> Refusal | None:
        """What the person was told if a request of this id was refused before."""
        return self._refusals.get((holder, id))

    def remember_refusal(self, holder: str, id: str, refusal: Refusal) -> None:
        """The same request again gets the same answer, unless it was the server that failed."""
        self._counts.refused += 1
        if not is_the_servers_fault(refusal):
            self._refusals[holder, id] = refusal
        while len(self._refusals) > MOST_REFUSALS:
            self._refusals.popitem(last=False)

    # The store

    async def _be_sure(self) -> None:
        """Go back to what is stored if memory may hold more."""
        if self._unsure:
            await self._read_again()
            self._tell_all()

    async def _read_again(self) -> None:
        self._unsure = True
        try:
            header, kept = await self._store.load(self.id)
        except TablewoodError as error:
            raise storage_refusal(error) from None
        self.table = await asyncio.to_thread(GameTable.replayed, header, kept)
        self._frames = Frames(self.table)
        self._replayed = None
        self._unsure = False

    async def keep_result(self) -> None:
        """Store the result of a game that ended before results were stored; if that fails, the next reader tries."""
        async with self._lock:
            if not self.table.lacks_result:
                return
            # Nothing is counted here: the ratings have gone on since.
            ending, before = self.table.ending(), self.table.version
            note = note_of(self.table, self.now())
            try:
                kept = await self._store.append(self.id, before, [ending], note)
            except TablewoodError as error:
                log.warning("table %s: the result was not stored: %s", self.id, error.message)
                return
            self.table.apply(ending)
            self.table.stamp(kept)
            self._tell_all()

    async def merge_people(self, person: str, into: str) -> None:
        """Two people have turned out to be one; the store already says so."""
        for viewer in self.viewers:
            if viewer.holder == person:
                viewer.holder = into
        if person != self.table.header.host and not self.table.seating.of(person):
            return
        async with self._lock:
            try:
                await self._read_again()
                self._tell_all()
                self._presence_changed()
            except TableError as error:
                log.error("table %s: %s", self.id, error)

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
        """Read what other processes have written."""
        before = self.table.version
        self._looked = monotonic()
        try:
            kept = await self._store.since(self.id, before - 1)
        except TablewoodError as error:
            raise storage_refusal(error) from None
        for one in kept:
            self._recall(one)
        if self.table.version != before:
            self._tell_all()

    def _recall(self, one: Kept) -> None:
        if one.sequence >= self.table.version:
            self.table.recall(one)

    def _tell_all(self) -> None:
        """Show everybody the table as it now is, and let a bot that is asked begin to think."""
        self._frames.forget()
        seen_from = [viewer.seat for viewer in self.viewers]
        online = self.online()
        told = [viewer for viewer in self.viewers if viewer.greeted and self._is_news(viewer)]
        self._frames.look({viewer.seat for viewer in told})
        for viewer in told:
            self._show(viewer, online)
        away = self._presence.away(self.table)
        if seen_from != [viewer.seat for viewer in self.viewers]:
            self._presence_changed()  # an onlooker has sat down, or somebody has left a seat
        elif away != self._told_away:
            self.tell_presence()
        self._told_away = away
        self.wake()

    def _is_news(self, viewer: Viewer) -> bool:
        """Not if only discreet moves were made: even a message that says nothing new would tell of them."""
        version = self.table.version
        news = self.table.numbers.is_news(viewer.seat, viewer.known, version)
        if not news:
            viewer.known = version
        return news

    # Bots

    def wake(self) -> None:
        """If a bot is asked, let it begin to think."""
        if not (self._unsure or self._closed):
            self._bots.wake()
            self.hints.wake()
            if self.table.has_deadlines:
                self.timer.set()

    @property
    def lane(self) -> int:
        """Who waits for the bots of this table."""
        if self.viewers:
            return WATCHED
        return EXPECTED if self.table.seating.has_people else UNWATCHED

    def close(self, refusal: Refusal) -> None:
        """The server is stopping, or the table is deleted."""
        self._closed = True
        self._bots.stop()
        self.hints.stop()
        self.timer.stop()
        for viewer in list(self.viewers):
            viewer.close(refusal)
