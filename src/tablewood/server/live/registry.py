"""All tables of a server: loaded when somebody looks, dropped when nobody does, and never lost."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from time import monotonic

from tablewood.kernel.errors import TablewoodError
from tablewood.server.bots.pool import Thinking
from tablewood.server.http.schemas import Again, Leave, Lobby, NewTable, PlaceBot, SitDown
from tablewood.server.live.counts import Counts
from tablewood.server.live.limits import Limits
from tablewood.server.live.lobby import card_of, lobby_of, note_of
from tablewood.server.live.protocol import Refusal
from tablewood.server.live.room import Room
from tablewood.server.storage import Store, Taken, UnknownTable
from tablewood.server.table import commands
from tablewood.server.table.create import new_id, new_table, salt_for, table_again
from tablewood.server.table.entries import AnyEntry, Began, Header, PlayedAgain
from tablewood.server.table.refusal import TableError
from tablewood.server.table.table import OVER, Table

LONGEST_ID = 40


class Rooms:
    """The door for HTTP and sockets. `holder` is always the hash of the person's session. No is a `TableError`."""

    def __init__(self, store: Store, limits: Limits | None = None) -> None:
        """Make it inside the running event loop; `close` it there."""
        self.limits = limits or Limits()
        self._store = store
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._counts = Counts()
        self._thinking = Thinking(self.limits.workers, self.limits.longest_thought)
        self._tidying = asyncio.create_task(self._tidy())
        self._hearing: set[asyncio.Task[None]] = set()
        self._closing = False
        store.listen(self._heard)

    # Sitting down

    async def make(self, new: NewTable, holder: str) -> str:
        """Set a new table; its id. Codes: unknown-game, bad-seats, bad-option, bad-name, bad-salt, unknown-bot."""
        header, entries = new_table(new, holder)
        await self._make(header, entries)
        if isinstance(entries[-1] if entries else None, Began):
            await self.room(header.id)  # bots may be asked before anybody looks
        return header.id

    async def sit(self, id: str, wish: SitDown, holder: str) -> int:
        """Take an open seat (-1: the first that is open); the version after it. Codes: seat-taken, table-full."""
        room = await self.room(id)
        return await room.change(partial(commands.sit, wish=wish, holder=holder))

    async def leave(self, id: str, wish: Leave, holder: str) -> int:
        """Open one's seat again before the game, or leave it to a bot. Codes: not-your-seat, unknown-bot."""
        room = await self.room(id)
        return await room.change(partial(commands.leave, wish=wish, holder=holder))

    async def place_bot(self, id: str, wish: PlaceBot, holder: str) -> int:
        """The host gives an open seat to a bot. Codes: not-host, seat-taken, already-begun, unknown-bot."""
        room = await self.room(id)
        return await room.change(partial(commands.place_bot, wish=wish, holder=holder))

    async def again(self, id: str, wish: Again, holder: str) -> str:
        """Sit down at the table where the same people play again, made by whoever asks first; its id.

        Codes: not-over, not-your-seat, bad-salt.
        """
        commands.salt_of(wish.salt)
        room = await self.room(id)
        await room.change(partial(_play_again, holder=holder, table_id=new_id()))
        old = room.table
        try:
            await self.room(old.rematch)
        except TableError as error:
            if error.code != "unknown-table":
                raise
            await self._make_again(old)
        await self._sit_again(old, wish, holder)
        return old.rematch

    async def _make_again(self, old: Table) -> None:
        """Set the promised table; another process may do the same at the same time."""
        header, entries = table_again(old)
        try:
            await self._make(header, entries)
        except Taken:
            await self.room(old.rematch)

    async def _sit_again(self, old: Table, wish: Again, holder: str) -> None:
        """Sit where one sat, unless somebody else does."""
        for number, seat in enumerate(old.sitting.of(holder)):
            salt = salt_for(wish, seat, number == 0)
            sit = SitDown(seat=seat, name=old.sitting.seats[seat].player, salt=salt)
            try:
                await self.sit(old.rematch, sit, holder)
            except TableError as error:
                if error.code not in ("seat-taken", "already-begun"):
                    raise

    async def _make(self, header: Header, entries: Sequence[AnyEntry]) -> None:
        table = Table(header)
        for entry in entries:
            table.apply(entry)
        try:
            await self._store.make(header, entries, note_of(table))
        except Taken:
            raise
        except TablewoodError as error:
            raise TableError("storage-failed", error.message) from None

    # Looking

    async def room(self, id: str) -> Room:
        """The table, loaded if need be. Codes: unknown-table."""
        if self._closing:
            raise TableError("restarting", "the server stops; come back in a moment")
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
            table = await asyncio.to_thread(Table.replayed, header, kept)
        except UnknownTable as error:
            raise TableError("unknown-table", error.message) from None
        except TablewoodError as error:
            raise TableError("storage-failed", error.message) from None
        finally:
            del self._loading[id]
        if len(self._rooms) >= self.limits.most_rooms:
            self._let_go(self.limits.idle / 10)
        room = Room(self._store, table, self.limits, self._thinking, self._counts)
        self._rooms[id] = room
        # Somebody else may have written while we read and replayed.
        await room.heard(table.version)
        room.wake()
        return room

    async def lobby(self, holder: str) -> Lobby:
        """Open tables with a free seat, open tables to watch, and the person's own."""
        try:
            tables = await self._store.lobby(holder)
        except TablewoodError as error:
            raise TableError("storage-failed", error.message) from None
        cards = []
        for table in tables:
            room = self._rooms.get(table.id)
            cards.append((table, card_of(table, holder, room.online() if room else ())))
        return lobby_of(cards)

    def counts(self) -> dict[str, int]:
        """For the metrics: rooms and sockets now, moves, refusals and bots' moves so far."""
        now = {
            "rooms": len(self._rooms),
            "sockets": sum(len(room.lookers) for room in self._rooms.values()),
        }
        return now | {name: getattr(self._counts, name) for name in Counts.__struct_fields__}

    def dropped(self) -> None:
        """A socket that did not read was dropped."""
        self._counts.dropped += 1

    # Other processes, and tidying up

    def _heard(self, table: str, sequence: int) -> None:
        """Another process has written; after a gap (no table named) it may have anywhere."""
        if not table:
            task = asyncio.create_task(self._read_all())
        elif table in self._rooms:
            task = asyncio.create_task(self._rooms[table].heard(sequence))
        else:
            return
        self._hearing.add(task)
        task.add_done_callback(self._hearing.discard)

    async def _read_all(self) -> None:
        for room in list(self._rooms.values()):
            await room.heard(room.version)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(max(1.0, self.limits.idle / 4))
            self._let_go(self.limits.idle)

    def _let_go(self, seconds: float) -> None:
        """Drop what nobody has looked at for so long; the store has it all."""
        now = monotonic()
        for id, room in list(self._rooms.items()):
            if room.idle and now - room.quiet_since >= seconds:
                del self._rooms[id]

    async def close(self) -> None:
        """Tell all sockets that the server stops (`restarting`), and stop thinking. The store stays open."""
        self._closing = True
        self._tidying.cancel()
        why = Refusal(code="restarting", message="the server stops; nothing is lost")
        for room in self._rooms.values():
            room.close(why)
        await self._thinking.close()


def _play_again(table: Table, holder: str, table_id: str) -> list[AnyEntry]:
    """The first who asks sets the new table."""
    if table.phase != OVER or table.match is None:
        raise TableError("not-over", "the game is not over")
    if not table.sitting.of(holder):
        raise TableError("not-your-seat", "only who played may ask for another game")
    return [] if table.rematch else [PlayedAgain(table=table_id)]
