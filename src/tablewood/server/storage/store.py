"""The database, as the rest of the server uses it: a write is durable when its call returns."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, Engine, Row, func, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection

from tablewood.server.storage.engine import (
    POSTGRES,
    make_engine,
    make_private,
    migrate,
    read_url,
    shown,
)
from tablewood.server.storage.faults import (
    BrokenTable,
    StorageFailed,
    StorageSilent,
    UnknownTable,
    failed,
    log_once,
)
from tablewood.server.storage.file_identity import FileIdentity
from tablewood.server.storage.notes import Listed, Note
from tablewood.server.storage.notices import (
    LOST,
    Heard,
    HeardPeople,
    HeardPresent,
    Notices,
    presence_notice,
)
from tablewood.server.storage.operator import OperatorNews, operator_news
from tablewood.server.storage.person_of import (
    is_held_by,
    resolve_entries,
    resolve_header,
    resolve_notes,
)
from tablewood.server.storage.readers import Readers
from tablewood.server.storage.schema import entries, holders, tables
from tablewood.server.storage.secrets import ADDRESS_SALT, shared_secret
from tablewood.server.storage.shares import due_tables, fair_shares
from tablewood.server.storage.writer import PeopleChange, Writer, WriteRequest
from tablewood.server.table.entries import AnyEntry, Kept, TableHeader
from tablewood.server.table.rated import RatedResult

T = TypeVar("T")

READERS = 5
"""How many reads run at once, each in its own thread and connection."""

ANSWER = 8.0
"""Seconds within which the database must answer; nobody waits longer for it."""

CHECK = 2.0
"""The same for a check of its health."""

GOODBYE = 3.0
"""Seconds to wait, when the server stops, for what is still being read and written."""

BETWEEN_BEATS = 2.0
"""Seconds between two heartbeats on a database that several processes share."""

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
        self._identity = FileIdentity(url)
        self._writer = Writer(writing, self._process, self._identity)
        self._readers = Readers(READERS)
        self._notices: Notices | None = None
        self._beating: asyncio.Task[None] | None = None
        self._closed = False
        self.heard_people: HeardPeople | None = None
        """Called, in the event loop, when another process has changed who people are."""
        self.is_shared = url.get_backend_name() == POSTGRES
        """May other processes write to the same database?"""
        self.address_salt = ""
        """What addresses are hashed with: the same for all processes."""

    @classmethod
    def open(cls, database: str) -> Store:
        """Open the database and migrate it to the current schema; BrokenDatabase says in one line what is wrong."""
        url = read_url(database)
        make_private(url)
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
        self,
        table: str,
        sequence: int,
        new: Sequence[AnyEntry],
        note: Note | None = None,
        rated: RatedResult | None = None,
    ) -> list[Kept]:
        """The next entries of a table, the first under this number; SequenceTaken if another process wrote first.

        `rated`: the result they end a rated game with. It is counted in the same transaction.
        """
        kept = _number(table, sequence, new)
        await self._write(WriteRequest(kept, note, rated=rated))
        return kept

    async def change_people(self, change: PeopleChange) -> None:
        """Change who people are, in one transaction."""
        await self._write(WriteRequest(change=change))

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Write something that is not a table, in a transaction; returns what `work` returned."""
        found: list[T] = []
        await self._write(WriteRequest(work=lambda connection: found.append(work(connection))))
        return found[-1]

    async def _write(self, request: WriteRequest, seconds: float = ANSWER) -> None:
        """Wait until it is durable. What has not begun when the time is up is not written any more."""
        written = asyncio.wrap_future(self._writer.write(request))
        try:
            await asyncio.wait_for(asyncio.shield(written), seconds)
        except TimeoutError:
            if request.done.cancel():
                raise failed(f"it had to wait for more than {seconds:g} seconds") from None
            written.add_done_callback(_ignore)
            raise StorageSilent(seconds) from None

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

    async def ask(self, read: Callable[[Connection], T]) -> T:
        """Read something that is not a table."""
        return await self._read(read)

    async def check(self) -> None:
        """Can the database be written and read, and do notices arrive? StorageFailed says why not."""
        await self._write(WriteRequest(), CHECK)
        await self._read(_counts, CHECK)
        if self._notices is not None and self._notices.silent_for > LOST:
            raise StorageFailed("notices of other processes do not arrive")

    async def _read(self, read: Callable[[Connection], T], seconds: float = ANSWER) -> T:
        def run() -> T:
            try:
                with self._reading.connect() as connection:
                    return read(connection)
            except DBAPIError as error:
                raise failed(str(error.orig)) from None
            except NoConnection as error:
                raise failed(str(error)) from None

        if self._closed:
            raise StorageFailed("it is being closed")
        try:
            return await asyncio.wait_for(asyncio.wrap_future(self._readers.submit(run)), seconds)
        except TimeoutError:
            raise StorageSilent(seconds) from None

    # Other processes

    def listen(self, heard: Heard, heard_present: HeardPresent | None = None) -> None:
        """Call these, in the running event loop, when another process has written or tells who is there."""
        if not self.is_shared:
            return
        loop = asyncio.get_running_loop()

        def pass_on(table: str, sequence: int) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(heard, table, sequence)
            if not table:
                pass_on_people("")

        def pass_on_present(process: str, table: str, seats: list[int], onlookers: int) -> None:
            if heard_present is not None and not loop.is_closed():
                loop.call_soon_threadsafe(heard_present, process, table, seats, onlookers)

        def pass_on_people(news: str) -> None:
            if self.heard_people is not None and not loop.is_closed():
                loop.call_soon_threadsafe(self.heard_people, news)

        self._notices = Notices(self._url, self._process, pass_on, pass_on_present, pass_on_people)
        self._beating = loop.create_task(self._beat(self._notices))

    async def _beat(self, notices: Notices) -> None:
        """Find out, for as long as the store is open, whether notices still arrive."""
        while True:
            with suppress(StorageFailed):
                await self._write(WriteRequest())
            await asyncio.sleep(BETWEEN_BEATS)
            notices.look_after()

    def tell_present(self, table: str, seats: list[int], onlookers: int) -> None:
        """Tell the other processes who has a table open here; nobody waits for it."""
        if self.is_shared and not self._closed:
            self._writer.write(WriteRequest(notices=[presence_notice(table, seats, onlookers)]))

    async def close(self) -> None:
        """Write what waits, let reads finish, and release the database; a silent one is left after a moment."""
        self._closed = True
        if self._beating is not None:
            self._beating.cancel()
        if self._notices is not None:
            await asyncio.to_thread(self._notices.close)
        await asyncio.to_thread(self._readers.close, GOODBYE)
        await asyncio.to_thread(self._writer.close, GOODBYE)
        self._writing.dispose()
        self._reading.dispose()


def _ignore(written: asyncio.Future[None]) -> None:
    """Nobody waits any more for how it ended."""
    if not written.cancelled():
        written.exception()


def now() -> str:
    """The time in UTC, as it is stored and sent."""
    return time_of(datetime.now(UTC))


def time_of(moment: datetime) -> str:
    """A time in UTC, as it is stored and sent; texts compare as times do."""
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ")


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
    try:
        return resolve_header(connection, decode_header(header)), _since(connection, table, -1)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        log_once(f"table {table}: its header cannot be read: {error}")
        raise BrokenTable(table) from None


def _since(connection: Connection, table: str, sequence: int) -> list[Kept]:
    rows = connection.execute(
        select(entries.c.sequence, entries.c.time, entries.c.entry)
        .where(entries.c.table_id == table, entries.c.sequence > sequence)
        .order_by(entries.c.sequence)
    )
    kept = [
        Kept(table=table, sequence=number, time=time, entry=_entry(table, number, entry))
        for number, time, entry in rows
    ]
    return resolve_entries(connection, kept)


def _entry(table: str, sequence: int, text: str) -> AnyEntry | None:
    """The entry; None if it cannot be read, and then the table tells that it is broken."""
    try:
        entry: AnyEntry = decode_entry(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        log_once(f"table {table}: entry {sequence} cannot be read: {error}")
        return None
    return entry


def _lobby(connection: Connection, holder: str, most: int) -> list[Listed]:
    mine = select(holders.c.table_id).where(is_held_by(holder))
    own = select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.touched.desc()).limit(most)
    found = {
        row.id: listed
        for row in connection.execute(own)
        if (listed := listed_of(row, own=True)) is not None
    }
    crowded: set[str] = set()
    for phase in ("seating", "playing"):
        shares = fair_shares(connection, phase, most)
        wanted = select(tables).where(tables.c.id.in_([*shares.first, *shares.beyond]))
        for row in connection.execute(wanted):
            listed = None if row.id in found else listed_of(row, own=False)
            if listed is not None:
                found[row.id] = listed
                crowded |= {row.id} & set(shares.beyond)
    resolve_notes(connection, [listed.note for listed in found.values()])
    recent = sorted(found.values(), key=lambda listed: listed.touched, reverse=True)
    return sorted(recent, key=lambda listed: listed.id in crowded)


def listed_of(row: Row[tuple[object, ...]], own: bool) -> Listed | None:
    """The table in a list. If its note cannot be read, only its own people find it there."""
    broken = False
    try:
        note = decode_note(row.note)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        log_once(f"table {row.id}: its note cannot be read: {error}")
        if not own:
            return None
        broken, note = True, Note(phase=row.phase, asked=[], seats=[])
    return Listed(
        id=row.id,
        game=row.game,
        open=row.open,
        made=row.made,
        touched=row.touched,
        note=note,
        broken=broken,
    )


def _counts(connection: Connection) -> dict[str, int]:
    rows = connection.execute(
        select(tables.c.phase, func.count().label("number")).group_by(tables.c.phase)
    )
    return {row.phase: row.number for row in rows}
