"""All tables of a server: loaded when somebody looks, dropped when nobody does, and never lost."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from time import monotonic

import msgspec

from tablewood.kernel.errors import TablewoodError
from tablewood.kernel.game import SPECTATOR
from tablewood.server.bots.pool import WorkerPool
from tablewood.server.live.bucket import Bucket
from tablewood.server.live.counts import Counts
from tablewood.server.live.elsewhere import TOLD_AGAIN, Elsewhere
from tablewood.server.live.limits import Limits
from tablewood.server.live.lobby import Lobby, card_of, lobby_of, note_of
from tablewood.server.live.memory import give_back_memory
from tablewood.server.live.places import Sockets, is_player
from tablewood.server.live.room import Room
from tablewood.server.live.storage_refusal import storage_refusal
from tablewood.server.live.viewer import Viewer
from tablewood.server.storage import BrokenTable, SequenceTaken, Store, UnknownTable
from tablewood.server.storage.people import has_account
from tablewood.server.table.absence_commands import ReplaceAbsent
from tablewood.server.table.checks import salt_of
from tablewood.server.table.commands import Command
from tablewood.server.table.create import NewTable, new_id, new_table, salt_for, table_again
from tablewood.server.table.entries import AnyEntry, Began, TableHeader
from tablewood.server.table.refusal import Refusal, TableError
from tablewood.server.table.seat_commands import PlayAgain, TakeSeat
from tablewood.server.table.table import GameTable

LONGEST_ID = 40
LOOK_FOR_DUE = 30.0
"""How often, in seconds, a server looks for tables where a clock has run out."""

MOST_ENDED = 1000


class Registry:
    """What HTTP and sockets ask for tables. `holder` is always a person; a `TableError` says no."""

    def __init__(self, store: Store, limits: Limits | None = None) -> None:
        """Create it inside the running event loop, and `close` it there."""
        self.limits = limits or Limits()
        self._store = store
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._elsewhere: dict[str, Elsewhere] = {}
        """Who has tables open at other processes that are not in memory here."""
        self._counts = Counts()
        self._sockets = Sockets(self.limits)
        self._pool = WorkerPool(self.limits.workers, self.limits.longest_thought)
        self._tidying = asyncio.create_task(self._tidy())
        self._telling = asyncio.create_task(self._tell_again()) if store.is_shared else None
        self._ringing = asyncio.create_task(self._ring())
        self._reading: set[asyncio.Task[None]] = set()
        self._hopeless: set[str] = set()
        """Tables where something is due that cannot be done: their record is broken."""
        self._closing = False
        self._ended_devices: deque[str] = deque(maxlen=MOST_ENDED)
        """The devices that were ended last: one of their sockets may just be opening."""
        store.listen(self._heard, self._heard_present)

    # New tables, and changes to old ones

    async def create(self, new: NewTable, holder: str, setter: str = "") -> str:
        """Set a new table; returns its id. `setter` marks the address it is set from.

        Codes: unknown-game, bad-seats, bad-option, bad-name, bad-salt, bad-clock, unknown-bot,
        rated-needs-account, rated-alone, rated-team, rated-one-seat, rated-bot, rated-bots-only,
        rated-lesson, unknown-lesson, out-of-step.
        """
        header, entries = new_table(new, holder)
        if header.rated:
            await self._check_account(holder)
        header.setter = setter
        await self._create(header, entries)
        if isinstance(entries[-1] if entries else None, Began):
            await self.room(header.id)  # bots may have to move before anybody looks
        return header.id

    async def check_rated(self, new: NewTable, holder: str) -> None:
        """Whether the person could set such a table as a rated one; the `TableError` says why not."""
        await self._check_account(holder)
        new_table(msgspec.structs.replace(new, rated=True), holder)

    async def _check_account(self, holder: str) -> None:
        if not await self.has_account(holder):
            raise TableError("rated-needs-account", "a rated table is for people with an account")

    async def change(self, id: str, command: Command) -> int:
        """Carry out a command at a table; returns the version after it, as an onlooker counts."""
        room = await self.room(id)
        version = await room.change(command)
        return room.table.numbers.outside(SPECTATOR, version)

    async def sit(self, id: str, holder: str, seat: int, name: str, salt: str) -> int:
        """A person takes an open seat; returns the version after it, as an onlooker counts."""
        room = await self.room(id)
        account = room.table.header.rated and await self.has_account(holder)
        sit = TakeSeat(holder=holder, seat=seat, name=name, salt=salt, account=account)
        return await self.change(id, sit)

    async def has_account(self, person: str) -> bool:
        """Can the person sign in?"""
        try:
            return await self._store.ask(lambda connection: has_account(connection, person))
        except TablewoodError as error:
            raise storage_refusal(error) from None

    async def replace_absent(self, id: str, holder: str, seat: int, bot: str) -> int:
        """The host lets a bot play for somebody who has been away for a while. Codes: not-host, not-absent."""
        room = await self.room(id)
        away = room.away_for(seat)
        return await room.change(ReplaceAbsent(holder=holder, seat=seat, bot=bot, away=away))

    async def play_again(self, id: str, salt: str, holder: str) -> str:
        """Sit down at the table where the same people play again, made for the first who asks; returns its id.

        Codes: not-over, not-your-seat, bad-salt.
        """
        salt_of(salt)
        room = await self.room(id)
        await room.change(PlayAgain(holder=holder, table=new_id()))
        old = room.table
        try:
            await self.room(old.rematch)
        except TableError as error:
            if error.code != "unknown-table":
                raise
            await self._create_again(old)
        await self._sit_again(old, salt, holder)
        return old.rematch

    async def _create_again(self, old: GameTable) -> None:
        """Set the promised table; another process may do the same at the same time."""
        header, entries = table_again(old)
        try:
            await self._create(header, entries)
        except SequenceTaken:
            await self.room(old.rematch)

    async def _sit_again(self, old: GameTable, salt: str, holder: str) -> None:
        """Take the seats the person had, unless somebody else has them by now."""
        for number, seat in enumerate(old.seating.of(holder)):
            name = old.seating.seats[seat].player
            own_salt = salt_for(salt, seat, number == 0)
            try:
                await self.sit(old.rematch, holder, seat, name, own_salt)
            except TableError as error:
                if error.code not in ("seat-taken", "already-begun"):
                    raise

    async def _create(self, header: TableHeader, entries: Sequence[AnyEntry]) -> None:
        table = GameTable(header)
        for entry in entries:
            table.apply(entry)
        try:
            await self._store.make(header, entries, note_of(table, header.made))
        except SequenceTaken:
            raise
        except TablewoodError as error:
            raise storage_refusal(error) from None

    # Looking

    async def room(self, id: str) -> Room:
        """The room of a table, loaded if necessary. Codes: unknown-table."""
        if self._closing:
            raise TableError("restarting", "the server is stopping; come back in a moment")
        if id in self._rooms:
            return self._rooms[id]
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Room:
        try:
            if not 0 < len(id) <= LONGEST_ID:
                raise UnknownTable(id[:LONGEST_ID])
            header, kept = await self._store.load(id)
            table = await asyncio.to_thread(GameTable.replayed, header, kept)
        except UnknownTable as error:
            raise TableError("unknown-table", error.message) from None
        except BrokenTable as error:
            raise TableError("broken-table", error.message) from None
        except TablewoodError as error:
            raise storage_refusal(error) from None
        finally:
            del self._loading[id]
        if len(self._rooms) >= self.limits.most_rooms:
            self.drop_idle(self.limits.idle / 10)
        room = Room(self._store, table, self.limits, self._pool, self._counts)
        self._rooms[id] = room
        # Another process may have written while we were reading and replaying.
        await room.heard(table.version)
        await room.keep_result()
        room.wake()
        return room

    async def lobby(self, holder: str) -> Lobby:
        """Open tables with a free seat, open tables to watch, and the person's own."""
        try:
            tables = await self._store.lobby(holder)
        except TablewoodError as error:
            raise storage_refusal(error) from None
        cards = []
        for table in tables:
            room = self._rooms.get(table.id)
            cards.append((table, card_of(table, holder, room.online() if room else ())))
        return lobby_of(cards)

    def looking(self, id: str) -> set[int]:
        """The seats of a table whose players have it open, here or at another process."""
        if id in self._rooms:
            return self._rooms[id].online()
        return self._elsewhere[id].seats if id in self._elsewhere else set()

    def counts(self) -> dict[str, int]:
        """For the metrics: rooms and sockets now; moves, refusals and so on since the start."""
        now = {
            "rooms": len(self._rooms),
            "sockets": sum(len(room.viewers) for room in self._rooms.values()),
        }
        return now | {name: getattr(self._counts, name) for name in Counts.__struct_fields__}

    @contextmanager
    def place(self, room: Room, viewer: Viewer) -> Iterator[None]:
        """A place at a table for as long as a socket is open. Codes: crowded."""
        player = is_player(room.table, viewer.holder)
        self._sockets.enter(viewer, player)
        try:
            room.enter(viewer)
            yield
        finally:
            room.exit(viewer)
            self._sockets.exit(viewer, player)

    def allowance(self, viewer: Viewer, now: float) -> Bucket:
        """What all sockets of the viewer's address may send together."""
        return self._sockets.allowance(viewer, now)

    def turned_away(self, refusal: Refusal) -> None:
        """A socket was refused."""
        self._counts.crowded += refusal.code == "crowded"

    def dropped(self) -> None:
        """A socket that did not read was dropped."""
        self._counts.dropped += 1

    # People

    def end_device(self, device: str) -> None:
        """A device acts for nobody any more: close its sockets. It may come back as a guest."""
        self._ended_devices.append(device)
        for room in self._rooms.values():
            for viewer in room.viewers:
                self.check_device(viewer)

    def check_device(self, viewer: Viewer) -> None:
        """Close a socket whose device was ended, even if that was while it was being opened."""
        if viewer.device and viewer.device in self._ended_devices:
            viewer.close(Refusal(code="session-ended", message="this device was signed out"))

    async def merge_people(self, person: str, into: str) -> None:
        """Two people have turned out to be one: read the tables of the first again."""
        while self._loading:
            await asyncio.wait(list(self._loading.values()))
        for room in list(self._rooms.values()):
            await room.merge_people(person, into)

    def devices_here(self) -> set[tuple[str, str]]:
        """The devices that have a table open here, and their people."""
        rooms = self._rooms.values()
        return {(one.device, one.holder) for room in rooms for one in room.viewers if one.device}

    # Other processes, and tidying up

    def _heard(self, table: str, sequence: int) -> None:
        """Another process has written; with no table named there was a gap, and it may have been any."""
        if not table:
            task = asyncio.create_task(self._read_all())
        elif table in self._rooms:
            task = asyncio.create_task(self._rooms[table].heard(sequence))
        else:
            return
        self._reading.add(task)
        task.add_done_callback(self._reading.discard)

    def _heard_present(self, process: str, table: str, seats: list[int], onlookers: int) -> None:
        """Another process tells who has a table open there."""
        if table in self._rooms:
            self._rooms[table].heard_present(process, seats, onlookers)
        else:
            self._elsewhere.setdefault(table, Elsewhere()).hear(process, seats, onlookers)

    async def _tell_again(self) -> None:
        """Tell the other processes every so often who is here: they forget what they are not told."""
        while True:
            await asyncio.sleep(TOLD_AGAIN)
            for room in list(self._rooms.values()):
                if room.viewers:
                    room.tell_others_present()

    async def _read_all(self) -> None:
        for room in list(self._rooms.values()):
            await room.heard(room.version)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(max(1.0, self.limits.idle / 4))
            self.drop_idle(self.limits.idle)
            self._elsewhere = {id: one for id, one in self._elsewhere.items() if one.seats}

    async def _ring(self) -> None:
        """Load the tables where something is due, though nobody may be looking: their timers do the rest."""
        while True:
            await asyncio.sleep(LOOK_FOR_DUE)
            with suppress(TablewoodError):
                await self.look_for_due()

    async def look_for_due(self) -> None:
        """Do what is due at tables that are not in memory."""
        for id in await self._store.due(self._store.now()):
            if id not in self._rooms and id not in self._hopeless:
                with suppress(TableError):
                    room = await self.room(id)
                    await room.timer.ring()
                    if room.table.trouble is not None:
                        self._hopeless.add(id)

    # What the operator did

    async def look_again(self, id: str) -> None:
        """The table was changed behind our back."""
        if id in self._rooms:
            await self._rooms[id].heard(self._rooms[id].version)

    def forget(self, id: str) -> None:
        """The table was deleted: whoever is there is told so."""
        room = self._rooms.pop(id, None)
        if room is not None:
            room.close(Refusal(code="unknown-table", message="the table was deleted"))

    def drop_idle(self, seconds: float) -> None:
        """Drop rooms nobody has looked at for that long; the store has everything."""
        now = monotonic()
        before = len(self._rooms)
        for id, room in list(self._rooms.items()):
            if room.idle and now - room.quiet_since >= seconds:
                del self._rooms[id]
        if len(self._rooms) < before:
            give_back_memory()

    async def close(self) -> None:
        """Tell all sockets that the server is stopping (`restarting`), and stop the bots. The store stays open."""
        self._closing = True
        self._tidying.cancel()
        if self._telling is not None:
            self._telling.cancel()
        self._ringing.cancel()
        why = Refusal(code="restarting", message="the server is stopping; nothing is lost")
        for room in self._rooms.values():
            room.close(why)
        await self._pool.close()
