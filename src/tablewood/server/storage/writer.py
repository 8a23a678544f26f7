"""One writer for all tables: whatever waits goes into one transaction, so that one flush to the disk serves many."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, bindparam, delete, insert, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from tablewood.server.storage.faults import StorageFailed, Taken
from tablewood.server.storage.notes import Note
from tablewood.server.storage.schema import entries, holders, tables
from tablewood.server.table.entries import Header, Kept, Left, Placed, Sat

MOST_AT_ONCE = 256
"""At most so many wishes go into one transaction."""

CHANNEL = "tablewood"


class Wish:
    """Something to be written whole or not at all; `done` is answered when it is durable."""

    def __init__(self, kept: Sequence[Kept], note: Note | None, header: Header | None) -> None:
        self.kept = list(kept)
        self.note = note
        self.header = header
        self.done: Future[None] = Future()

    @property
    def table(self) -> str:
        return self.header.id if self.header else self.kept[0].table


class Writer:
    """A thread of its own that writes wishes in the order in which they come."""

    def __init__(self, engine: Engine, process: str) -> None:
        self._engine = engine
        self._process = process
        """How other processes tell our notices from theirs."""
        self._wishes: SimpleQueue[Wish | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="tablewood-writer", daemon=True)
        self._thread.start()

    def write(self, wish: Wish) -> Future[None]:
        """Queue a wish; its future is done when it is durable."""
        self._wishes.put(wish)
        return wish.done

    def close(self) -> None:
        """Write what waits, then stop."""
        self._wishes.put(None)
        self._thread.join()

    def _run(self) -> None:
        stopping = False
        while not stopping:
            batch = [self._wishes.get()]
            while len(batch) < MOST_AT_ONCE:
                try:
                    batch.append(self._wishes.get_nowait())
                except Empty:
                    break
            wishes = [wish for wish in batch if wish is not None]
            stopping = len(wishes) < len(batch)
            self._write_all(wishes)

    def _write_all(self, wishes: list[Wish]) -> None:
        """All in one transaction; if one of them cannot be, each in its own."""
        if not wishes:
            return
        try:
            self._commit(wishes)
        except IntegrityError as error:
            if len(wishes) == 1:
                _answer(wishes[0], _taken(wishes[0], error))
                return
            for wish in wishes:
                self._write_all([wish])
        except Exception as error:  # whatever it is, somebody waits for the answer
            why = str(error.orig) if isinstance(error, DBAPIError) else str(error)
            for wish in wishes:
                _answer(wish, StorageFailed(" ".join(why.split())))
        else:
            for wish in wishes:
                _answer(wish, None)

    def _commit(self, wishes: list[Wish]) -> None:
        with self._engine.begin() as connection:
            self._make_tables(connection, wishes)
            rows = [_row(kept) for wish in wishes for kept in wish.kept]
            if rows:
                connection.execute(insert(entries), rows)
            self._write_notes(connection, wishes)
            self._write_holders(connection, wishes)
            if connection.dialect.name == "postgresql":
                self._notify(connection, wishes)

    def _make_tables(self, connection: Connection, wishes: list[Wish]) -> None:
        rows = [
            {
                "id": wish.header.id,
                "game": wish.header.game,
                "open": wish.header.open,
                "phase": wish.note.phase,
                "made": wish.header.made,
                "touched": wish.header.made,
                "header": msgspec.json.encode(wish.header).decode(),
                "note": msgspec.json.encode(wish.note).decode(),
            }
            for wish in wishes
            if wish.header is not None and wish.note is not None
        ]
        if rows:
            connection.execute(insert(tables), rows)

    def _write_notes(self, connection: Connection, wishes: list[Wish]) -> None:
        """The last note of each table holds."""
        rows = {
            wish.table: {
                "of": wish.table,
                "phase": wish.note.phase,
                "note": msgspec.json.encode(wish.note).decode(),
                "touched": wish.kept[-1].time,
            }
            for wish in wishes
            if wish.note is not None and wish.kept
        }
        if rows:
            change = update(tables).where(tables.c.id == bindparam("of"))
            connection.execute(change, list(rows.values()))

    def _write_holders(self, connection: Connection, wishes: list[Wish]) -> None:
        for kept in [kept for wish in wishes for kept in wish.kept]:
            entry = kept.entry
            if isinstance(entry, Sat | Placed | Left):
                seat = (holders.c.table_id == kept.table) & (holders.c.seat == entry.seat)
                connection.execute(delete(holders).where(seat))
            if isinstance(entry, Sat):
                row = {"table_id": kept.table, "seat": entry.seat, "holder": entry.holder}
                connection.execute(insert(holders), [row])

    def _notify(self, connection: Connection, wishes: list[Wish]) -> None:
        """Tell the other processes, when this is committed; they read what is new themselves."""
        newest = {wish.table: wish.kept[-1].sequence for wish in wishes if wish.kept}
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


def _taken(wish: Wish, error: IntegrityError) -> Exception:
    """A number that is there already; anything else (no such table) is a failure."""
    why = " ".join(str(error.orig).split())
    if not wish.kept or "foreign key" in why.lower():
        return StorageFailed(why)
    return Taken(wish.table, wish.kept[0].sequence)


def _answer(wish: Wish, error: Exception | None) -> None:
    """Nobody may be waiting any more."""
    if wish.done.set_running_or_notify_cancel():
        if error is None:
            wish.done.set_result(None)
        else:
            wish.done.set_exception(error)
