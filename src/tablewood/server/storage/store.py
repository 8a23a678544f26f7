"""The door to the database for the rest of the server: everything is durable when it returns."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, Engine, Row, func, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from tablewood.server.storage.engine import POSTGRES, make_engine, migrate, read_url, shown
from tablewood.server.storage.faults import StorageFailed, UnknownTable
from tablewood.server.storage.notes import Listed, Note
from tablewood.server.storage.notices import Heard, Notices
from tablewood.server.storage.operator import OperatorNews, operator_news
from tablewood.server.storage.schema import entries, holders, tables
from tablewood.server.storage.secrets import ADDRESS_SALT, shared_secret
from tablewood.server.storage.shares import due_tables, fair_shares
from tablewood.server.storage.writer import Writer, WriteRequest
from tablewood.server.table.entries import AnyEntry, Kept, TableHeader

T = TypeVar("T")

READERS = 5
"""How many reads run at once, each in a thread and on a connection of its own."""

decode_entry = msgspec.json.Decoder(AnyEntry).decode
decode_header = msgspec.json.Decoder(TableHeader).decode
decode_note = msgspec.json.Decoder(Note).decode


class Store:
    """Stores tables. Reads run in threads; all writes go through one writer."""

    def __init__(self, url: URL, writing: Engine, reading: Engine) -> None:
        self.name = shown(url)
        self._url = url
        self._writing = writing
        self._reading = reading
        self._process = secrets.token_hex(8)
        self._writer = Writer(writing, self._process)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="tablewood-reader")
        self._notices: Notices | None = None
        self.address_salt = ""
        """What addresses are hashed with: the same for all processes."""

    @classmethod
    def open(cls, database: str) -> Store:
        """Open the database and migrate it to the current schema; BrokenDatabase says in one line what is wrong."""
        url = read_url(database)
        writing = make_engine(url, writes=True)
        migrate(writing, url)
        store = cls(url, writing, make_engine(url, writes=False))
        store.address_salt = shared_secret(writing, ADDRESS_SALT)
        return store

    # Writing

    async def make(self, header: TableHeader, first: Sequence[AnyEntry], note: Note) -> list[Kept]:
        """A new table with its first entries."""
        kept = _number(header.id, 0, first)
        await self._write(WriteRequest(kept, note, header))
        return kept

    async def append(
        self, table: str, sequence: int, new: Sequence[AnyEntry], note: Note | None = None
    ) -> list[Kept]:
        """The next entries of a table, the first under this number; SequenceTaken if another process wrote first."""
        kept = _number(table, sequence, new)
        await self._write(WriteRequest(kept, note, None))
        return kept

    async def _write(self, request: WriteRequest) -> None:
        await asyncio.shield(asyncio.wrap_future(self._writer.write(request)))

    # Reading

    async def load(self, table: str) -> tuple[TableHeader, list[Kept]]:
        """A whole table."""
        return await self._read(lambda connection: _load(connection, table))

    async def since(self, table: str, sequence: int) -> list[Kept]:
        """The entries of a table after this number."""
        return await self._read(lambda connection: _since(connection, table, sequence))

    async def lobby(self, holder: str, most: int = 50) -> list[Listed]:
        """Open tables that are waiting or in play, and all of the holder's own; the most recent first."""
        return await self._read(lambda connection: _lobby(connection, holder, most))

    async def due(self, now: str) -> list[str]:
        """The tables that need the server by now, though nobody may be looking."""
        return await self._read(lambda connection: due_tables(connection, now))

    async def operator_news(self, since: int) -> OperatorNews:
        """What the operator did after this number of the log, and who is banned."""
        return await self._read(lambda connection: operator_news(connection, since))

    def now(self) -> str:
        """The time in UTC, as it is stored."""
        return now()

    async def counts(self) -> dict[str, int]:
        """How many tables there are in each phase, for the metrics."""
        return await self._read(_counts)

    async def check(self) -> None:
        """Can the database be written and read? StorageFailed says why not."""
        await self._write(WriteRequest([], None, None))
        await self.counts()

    async def _read(self, read: Callable[[Connection], T]) -> T:
        def run() -> T:
            try:
                with self._reading.connect() as connection:
                    return read(connection)
            except DBAPIError as error:
                raise StorageFailed(" ".join(str(error.orig).split())) from None

        try:
            reading = self._readers.submit(run)
        except RuntimeError:
            raise StorageFailed("it is being closed") from None
        return await asyncio.wrap_future(reading)

    # Other processes

    def listen(self, heard: Heard) -> None:
        """Call this, in the running event loop, when another process has written."""
        if self._url.get_backend_name() != POSTGRES:
            return
        loop = asyncio.get_running_loop()

        def pass_on(table: str, sequence: int) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(heard, table, sequence)

        self._notices = Notices(self._url, self._process, pass_on)

    async def close(self) -> None:
        """Write what waits, let reads finish, and release the database."""
        if self._notices is not None:
            await asyncio.to_thread(self._notices.close)
        await asyncio.to_thread(self._readers.shutdown)
        await asyncio.to_thread(self._writer.close)
        self._writing.dispose()
        self._reading.dispose()


def now() -> str:
    """The time in UTC, as it is stored and sent."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ")


def _number(table: str, sequence: int, new: Sequence[AnyEntry]) -> list[Kept]:
    time = now()
    return [
        Kept(table=table, sequence=number, time=time, entry=entry)
        for number, entry in enumerate(new, sequence)
    ]


def _load(connection: Connection, table: str) -> tuple[TableHeader, list[Kept]]:
    header = connection.execute(select(tables.c.header).where(tables.c.id == table)).scalar()
    if header is None:
        raise UnknownTable(table)
    return decode_header(header), _since(connection, table, -1)


def _since(connection: Connection, table: str, sequence: int) -> list[Kept]:
    rows = connection.execute(
        select(entries.c.sequence, entries.c.time, entries.c.entry)
        .where(entries.c.table_id == table, entries.c.sequence > sequence)
        .order_by(entries.c.sequence)
    )
    return [
        Kept(table=table, sequence=number, time=time, entry=decode_entry(entry))
        for number, time, entry in rows
    ]


def _lobby(connection: Connection, holder: str, most: int) -> list[Listed]:
    mine = select(holders.c.table_id).where(holders.c.holder == holder)
    own = select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.touched.desc()).limit(most)
    found = {row.id: _listed(row) for row in connection.execute(own)}
    crowded: set[str] = set()
    for phase in ("seating", "playing"):
        shares = fair_shares(connection, phase, most)
        wanted = select(tables).where(tables.c.id.in_([*shares.first, *shares.beyond]))
        for row in connection.execute(wanted):
            if row.id not in found:
                found[row.id] = _listed(row)
                crowded |= {row.id} & set(shares.beyond)
    recent = sorted(found.values(), key=lambda listed: listed.touched, reverse=True)
    return sorted(recent, key=lambda listed: listed.id in crowded)


def _listed(row: Row[tuple[object, ...]]) -> Listed:
    return Listed(
        id=row.id,
        game=row.game,
        open=row.open,
        made=row.made,
        touched=row.touched,
        note=decode_note(row.note),
    )


def _counts(connection: Connection) -> dict[str, int]:
    rows = connection.execute(
        select(tables.c.phase, func.count().label("number")).group_by(tables.c.phase)
    )
    return {row.phase: row.number for row in rows}
