"""One writer for all tables: whatever waits goes into one transaction, so that one flush to disk serves many."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from datetime import UTC, datetime, timedelta
from queue import Empty, SimpleQueue
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, bindparam, delete, insert, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from tablewood.server.storage.faults import SequenceTaken, StorageFailed, failed
from tablewood.server.storage.file_identity import FileIdentity
from tablewood.server.storage.notes import Note
from tablewood.server.storage.ratings import count_result
from tablewood.server.storage.schema import entries, heartbeats, holders, tables
from tablewood.server.table.entries import Kept, Left, Placed, Sat, TableHeader
from tablewood.server.table.numbers import is_noticed
from tablewood.server.table.rated import RatedResult

MOST_AT_ONCE = 256
"""How many requests go into one transaction at most."""

CHANNEL = "tablewood"
BEAT = "beat"
"""The notice a process sends to itself, to learn whether notices still arrive."""

FORGOTTEN = timedelta(days=1)
"""Processes that have not written for this long are gone."""


PeopleChange = Callable[[Connection], list[str]]
"""A change to who people are; returns the notices for the other processes. May be run twice if the first try fails."""


_ADD_ENTRIES = insert(entries)
_CHANGE_TABLE = update(tables).where(tables.c.id == bindparam("of"))
"""Built once: statements are full of cycles, which only the garbage collector frees."""


class WriteRequest:
    """Something to write, all of it or nothing; `done` is set once it is durable.

    A request with nothing in it is a heartbeat. `notices` are sent to the other processes as they are.
    """

    def __init__(
        self,
        kept: Sequence[Kept] = (),
        note: Note | None = None,
        header: TableHeader | None = None,
        notices: Sequence[str] = (),
        change: PeopleChange | None = None,
        work: Callable[[Connection], None] | None = None,
        rated: RatedResult | None = None,
    ) -> None:
        self.kept = list(kept)
        self.note = note
        self.header = header
        self.notices = list(notices)
        self.change = change
        self.work = work
        """Anything else to write; it may run again if the transaction has to."""
        self.rated = rated
        """The result of a rated game that ends with these entries."""
        self.done: Future[None] = Future()

    @property
    def is_heartbeat(self) -> bool:
        others = self.notices or self.change or self.work
        return not (self.kept or self.header or others)

    @property
    def table(self) -> str:
        return self.header.id if self.header else self.kept[0].table


class Writer:
    """A thread that writes requests in the order they come."""

    def __init__(self, engine: Engine, process: str, identity: FileIdentity) -> None:
        self._engine = engine
        self._identity = identity
        self._process = process
        """How other processes tell our notices from their own."""
        self._requests: SimpleQueue[WriteRequest | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="tablewood-writer", daemon=True)
        self._thread.start()

    def write(self, request: WriteRequest) -> Future[None]:
        """Queue a request; its future is done once it is durable. Cancelled before it begins, it is not written."""
        self._requests.put(request)
        return request.done

    def close(self, seconds: float) -> None:
        """Write what waits, then stop; a database that does not answer is given up after this many seconds."""
        self._requests.put(None)
        self._thread.join(seconds)

    def _run(self) -> None:
        stopping = False
        while not stopping:
            batch = [self._requests.get()]
            while len(batch) < MOST_AT_ONCE:
                try:
                    batch.append(self._requests.get_nowait())
                except Empty:
                    break
            stopping = None in batch
            waiting = [request for request in batch if request is not None]
            self._write_all([one for one in waiting if one.done.set_running_or_notify_cancel()])

    def _write_all(self, requests: list[WriteRequest]) -> None:
        """All in one transaction; if one of them fails, each in its own."""
        if not requests:
            return
        try:
            self._commit(requests)
        except IntegrityError as error:
            if len(requests) == 1:
                _answer(requests[0], _taken(requests[0], error))
                return
            for request in requests:
                self._write_all([request])
        except StorageFailed as error:
            for request in requests:
                _answer(request, error)
        except Exception as error:  # catch everything, because somebody is waiting for the answer
            why = failed(str(error.orig) if isinstance(error, DBAPIError) else str(error))
            for request in requests:
                _answer(request, why)
        else:
            for request in requests:
                _answer(request, None)

    def _commit(self, requests: list[WriteRequest]) -> None:
        with self._engine.begin() as connection:
            self._make_tables(connection, requests)
            rows = [_row(kept) for request in requests for kept in request.kept]
            if rows:
                connection.execute(_ADD_ENTRIES, rows)
            self._write_notes(connection, requests)
            self._write_holders(connection, requests)
            for request in requests:
                if request.change is not None:
                    request.notices = request.change(connection)
                if request.work is not None:
                    request.work(connection)
            # Last, because processes wait for each other to count: nobody may wait for us who counts already.
            for request in requests:
                if request.rated is not None:
                    count_result(connection, request.rated, request.kept[-1].time)
            if any(request.is_heartbeat for request in requests):
                self._beat(connection)
            if connection.dialect.name == "postgresql":
                self._notify(connection, requests)
        self._identity.check()

    def _make_tables(self, connection: Connection, requests: list[WriteRequest]) -> None:
        rows = [
            {
                "id": request.header.id,
                "game": request.header.game,
                "open": request.header.open,
                "phase": request.note.phase,
                "made": request.header.made,
                "touched": request.header.made,
                "header": msgspec.json.encode(request.header).decode(),
                "note": msgspec.json.encode(request.note).decode(),
                "setter": request.header.setter,
                "due": request.note.due,
            }
            for request in requests
            if request.header is not None and request.note is not None
        ]
        if rows:
            connection.execute(insert(tables), rows)

    def _write_notes(self, connection: Connection, requests: list[WriteRequest]) -> None:
        """The last note of each table counts, and the time of its last entry that anybody may notice."""
        notes: dict[str, dict[str, str]] = {}
        touched: dict[str, dict[str, str]] = {}
        for request in requests:
            if request.note is None or not request.kept:
                continue
            notes[request.table] = {
                "of": request.table,
                "phase": request.note.phase,
                "note": msgspec.json.encode(request.note).decode(),
                "due": request.note.due,
            }
            if is_noticed(request.kept[0].entry):
                touched[request.table] = {"touched": request.kept[-1].time}
        # All rows of one statement change the same columns.
        noticed = [row | touched[table] for table, row in notes.items() if table in touched]
        discreet = [row for table, row in notes.items() if table not in touched]
        for rows in (noticed, discreet):
            if rows:
                connection.execute(_CHANGE_TABLE, rows)

    def _write_holders(self, connection: Connection, requests: list[WriteRequest]) -> None:
        for kept in [kept for request in requests for kept in request.kept]:
            entry = kept.entry
            if isinstance(entry, Sat | Placed | Left):
                seat = (holders.c.table_id == kept.table) & (holders.c.seat == entry.seat)
                connection.execute(delete(holders).where(seat))
            if isinstance(entry, Sat):
                row = {"table_id": kept.table, "seat": entry.seat, "holder": entry.holder}
                connection.execute(insert(holders), [row])

    def _beat(self, connection: Connection) -> None:
        """Write that this process is alive, and forget those that are long gone."""
        now = datetime.now(UTC)
        gone = (now - FORGOTTEN).isoformat()
        old = (heartbeats.c.process == self._process) | (heartbeats.c.time < gone)
        connection.execute(delete(heartbeats).where(old))
        row = {"process": self._process, "time": now.isoformat()}
        connection.execute(insert(heartbeats), [row])

    def _notify(self, connection: Connection, requests: list[WriteRequest]) -> None:
        """Tell the other processes once this is committed; they read what is new themselves."""
        newest = {request.table: request.kept[-1].sequence for request in requests if request.kept}
        notice = text("SELECT pg_notify(:channel, :payload)")
        payloads = [f"{self._process} {table} {number}" for table, number in newest.items()]
        payloads += [f"{self._process} {one}" for request in requests for one in request.notices]
        payloads += [f"{self._process} {BEAT}" for request in requests if request.is_heartbeat][:1]
        rows = [{"channel": CHANNEL, "payload": payload} for payload in payloads]
        for row in rows:
            connection.execute(notice, row)


def _row(kept: Kept) -> dict[str, Any]:
    return {
        "table_id": kept.table,
        "sequence": kept.sequence,
        "time": kept.time,
        "entry": msgspec.json.encode(kept.entry).decode(),
    }


def _taken(request: WriteRequest, error: IntegrityError) -> Exception:
    """The number is taken; anything else (no such table) is a failure."""
    why = " ".join(str(error.orig).split())
    if not request.kept or "foreign key" in why.lower():
        return failed(why)
    return SequenceTaken(request.table, request.kept[0].sequence)


def _answer(request: WriteRequest, error: Exception | None) -> None:
    if error is None:
        request.done.set_result(None)
    else:
        request.done.set_exception(error)
