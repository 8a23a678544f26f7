"""One writer for all tables: whatever waits goes into one transaction, so that one flush to disk serves many."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, bindparam, delete, insert, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from tablewood.server.storage.faults import SequenceTaken, StorageFailed
from tablewood.server.storage.notes import Note
from tablewood.server.storage.schema import entries, holders, tables
from tablewood.server.table.entries import Kept, Left, Placed, Sat, TableHeader

MOST_AT_ONCE = 256
"""How many requests go into one transaction at most."""

CHANNEL = "tablewood"


class WriteRequest:
    """Something to write, all of it or nothing; `done` is set once it is durable."""

    def __init__(self, kept: Sequence[Kept], note: Note | None, header: TableHeader | None) -> None:
        self.kept = list(kept)
        self.note = note
        self.header = header
        self.done: Future[None] = Future()

    @property
    def table(self) -> str:
        return self.header.id if self.header else self.kept[0].table


class Writer:
    """A thread that writes requests in the order they come."""

    def __init__(self, engine: Engine, process: str) -> None:
        self._engine = engine
        self._process = process
        """How other processes tell our notices from their own."""
        self._requests: SimpleQueue[WriteRequest | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="tablewood-writer", daemon=True)
        self._thread.start()

    def write(self, request: WriteRequest) -> Future[None]:
        """Queue a request; its future is done once it is durable."""
        self._requests.put(request)
        return request.done

    def close(self) -> None:
        """Write what waits, then stop."""
        self._requests.put(None)
        self._thread.join()

    def _run(self) -> None:
        stopping = False
        while not stopping:
            batch = [self._requests.get()]
            while len(batch) < MOST_AT_ONCE:
                try:
                    batch.append(self._requests.get_nowait())
                except Empty:
                    break
            requests = [request for request in batch if request is not None]
            stopping = len(requests) < len(batch)
            self._write_all(requests)

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
        except Exception as error:  # whatever it is, somebody is waiting for the answer
            why = str(error.orig) if isinstance(error, DBAPIError) else str(error)
            for request in requests:
                _answer(request, StorageFailed(" ".join(why.split())))
        else:
            for request in requests:
                _answer(request, None)

    def _commit(self, requests: list[WriteRequest]) -> None:
        with self._engine.begin() as connection:
            self._make_tables(connection, requests)
            rows = [_row(kept) for request in requests for kept in request.kept]
            if rows:
                connection.execute(insert(entries), rows)
            self._write_notes(connection, requests)
            self._write_holders(connection, requests)
            if connection.dialect.name == "postgresql":
                self._notify(connection, requests)

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
        """The last note of each table counts."""
        rows = {
            request.table: {
                "of": request.table,
                "phase": request.note.phase,
                "note": msgspec.json.encode(request.note).decode(),
                "touched": request.kept[-1].time,
                "due": request.note.due,
            }
            for request in requests
            if request.note is not None and request.kept
        }
        if rows:
            change = update(tables).where(tables.c.id == bindparam("of"))
            connection.execute(change, list(rows.values()))

    def _write_holders(self, connection: Connection, requests: list[WriteRequest]) -> None:
        for kept in [kept for request in requests for kept in request.kept]:
            entry = kept.entry
            if isinstance(entry, Sat | Placed | Left):
                seat = (holders.c.table_id == kept.table) & (holders.c.seat == entry.seat)
                connection.execute(delete(holders).where(seat))
            if isinstance(entry, Sat):
                row = {"table_id": kept.table, "seat": entry.seat, "holder": entry.holder}
                connection.execute(insert(holders), [row])

    def _notify(self, connection: Connection, requests: list[WriteRequest]) -> None:
        """Tell the other processes once this is committed; they read what is new themselves."""
        newest = {request.table: request.kept[-1].sequence for request in requests if request.kept}
        notice = text("SELECT pg_notify(:channel, :payload)")
        payloads = [f"{self._process} {table} {number}" for table, number in newest.items()]
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
        return StorageFailed(why)
    return SequenceTaken(request.table, request.kept[0].sequence)


def _answer(request: WriteRequest, error: Exception | None) -> None:
    """Answer the request, if anybody is still waiting."""
    if request.done.set_running_or_notify_cancel():
        if error is None:
            request.done.set_result(None)
        else:
            request.done.set_exception(error)
