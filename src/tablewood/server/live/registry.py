"""All tables of a server: loaded when somebody looks, dropped when nobody does, and never lost."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import monotonic

from tablewood.kernel.errors import TablewoodError
from tablewood.server.bots.pool import WorkerPool
from tablewood.server.live.counts import Counts
from tablewood.server.live.elsewhere import TOLD_AGAIN, Elsewhere
from tablewood.server.live.limits import Limits
from tablewood.server.live.lobby import Lobby, card_of, lobby_of, note_of
from tablewood.server.live.room import Room
from tablewood.server.live.storage_refusal import storage_refusal
from tablewood.server.storage import SequenceTaken, Store, UnknownTable
from tablewood.server.table.checks import salt_of
from tablewood.server.table.commands import Command
from tablewood.server.table.create import NewTable, new_id, new_table, salt_for, table_again
from tablewood.server.table.entries import AnyEntry, Began, TableHeader
from tablewood.server.table.refusal import Refusal, TableError
from tablewood.server.table.seat_commands import PlayAgain, TakeSeat
from tablewood.server.table.table import GameTable

LONGEST_ID = 40


class Registry:
    """What HTTP and sockets ask for tables. `holder` is always the hash of a session; a `TableError` says no."""

    def __init__(self, store: Store, limits: Limits | None = None) -> None:
        """Create it inside the running event loop, and `close` it there."""
        self.limits = limits or Limits()
        self._store = store
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._elsewhere: dict[str, Elsewhere] = {}
        """Who has tables open at other processes that are not in memory here."""
        self._counts = Counts()
        self._pool = WorkerPool(self.limits.workers, self.limits.longest_thought)
        self._tidying = asyncio.create_task(self._tidy())
        self._telling = asyncio.create_task(self._tell_again()) if store.is_shared else None
        self._reading: set[asyncio.Task[None]] = set()
        self._closing = False
        store.listen(self._heard, self._heard_present)

    # New tables, and changes to old ones

    async def create(self, new: NewTable, holder: str) -> str:
        """Set a new table; returns its id.

        Codes: unknown-game, bad-seats, bad-option, bad-name, bad-salt, unknown-bot.
        """
        header, entries = new_table(new, holder)
        await self._create(header, entries)
        if isinstance(entries[-1] if entries else None, Began):
            await self.room(header.id)  # bots may have to move before anybody looks
        return header.id

    async def change(self, id: str, command: Command) -> int:
        """Carry out a command at a table; returns the version after it."""
        return await (await self.room(id)).change(command)

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
            sit = TakeSeat(
                holder=holder,
                seat=seat,
                name=old.seating.seats[seat].player,
                salt=salt_for(salt, seat, number == 0),
            )
            try:
                await self.change(old.rematch, sit)
            except TableError as error:
                if error.code not in ("seat-taken", "already-begun"):
                    raise

    async def _create(self, header: TableHeader, entries: Sequence[AnyEntry]) -> None:
        table = GameTable(header)
        for entry in entries:
            table.apply(entry)
        try:
            await self._store.make(header, entries, note_of(table))
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
        except TablewoodError as error:
            raise storage_refusal(error) from None
        finally:
            del self._loading[id]
        if len(self._rooms) >= self.limits.most_rooms:
            self._drop_idle(self.limits.idle / 10)
        room = Room(self._store, table, self.limits, self._pool, self._counts)
        self._rooms[id] = room
        # Another process may have written while we were reading and replaying.
        await room.heard(table.version)
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

    def dropped(self) -> None:
        """A socket that did not read was dropped."""
        self._counts.dropped += 1

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
            self._drop_idle(self.limits.idle)
            self._elsewhere = {id: one for id, one in self._elsewhere.items() if one.seats}

    def _drop_idle(self, seconds: float) -> None:
        """Drop rooms nobody has looked at for that long; the store has everything."""
        now = monotonic()
        for id, room in list(self._rooms.items()):
            if room.idle and now - room.quiet_since >= seconds:
                del self._rooms[id]

    async def close(self) -> None:
        """Tell all sockets that the server is stopping (`restarting`), and stop the bots. The store stays open."""
        self._closing = True
        self._tidying.cancel()
        if self._telling is not None:
            self._telling.cancel()
        why = Refusal(code="restarting", message="the server is stopping; nothing is lost")
        for room in self._rooms.values():
            room.close(why)
        await self._pool.close()
