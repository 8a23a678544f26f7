"""A store in memory that can fail and be shared by several "processes", for tests of rooms."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import msgspec

from tablewood.server.storage import Listed, Note, SequenceTaken, StorageFailed, Store, UnknownTable
from tablewood.server.table.entries import AnyEntry, Kept, TableHeader
from tablewood.server.table.rated import RatedResult
from tablewood.server.table.times import later

START = "2026-11-16T10:00:00.000000Z"

Heard = Callable[[str, int], None]
HeardPresent = Callable[[str, str, list[int], int], None]


class Database:
    """What all processes share. Everything goes through JSON, as in the real database."""

    def __init__(self) -> None:
        self.headers: dict[str, bytes] = {}
        self.entries: dict[str, list[bytes]] = {}
        self.notes: dict[str, Note] = {}
        self.stores: list[FakeStore] = []
        self.time = ""
        """What the clock says, for tests of clocks; otherwise it stands still, and each entry is a second later."""

    def later(self, seconds: float) -> None:
        """Time passes."""
        self.time = later(self.time or START, seconds)

    def kept(self, table: str) -> list[Kept]:
        return [msgspec.json.decode(one, type=Kept) for one in self.entries[table]]


class FakeStore(Store):
    """The database as one process sees it."""

    def __init__(self, database: Database | None = None) -> None:
        self.database = database or Database()
        self.database.stores.append(self)
        self.heard: Heard | None = None
        self.deaf = False
        """Whether notices from other processes get lost."""
        self.failures: list[str] = []
        """How the next writes fail: `before` (nothing is stored), `after` (stored, but the answer is lost) or ``."""
        self.unreadable = False
        self.gate: asyncio.Event | None = None
        """Writes wait for this event, if it is set."""
        self.is_shared = True
        self.heard_present: HeardPresent | None = None

    async def make(self, header: TableHeader, first: Sequence[AnyEntry], note: Note) -> list[Kept]:
        if header.id in self.database.headers:
            raise SequenceTaken(header.id, 0)
        self.database.headers[header.id] = msgspec.json.encode(header)
        self.database.entries[header.id] = []
        return self._keep(header.id, first, note)

    async def append(
        self,
        table: str,
        sequence: int,
        new: Sequence[AnyEntry],
        note: Note | None = None,
        rated: RatedResult | None = None,
    ) -> list[Kept]:
        await asyncio.sleep(0)
        if self.gate is not None:
            await self.gate.wait()
        failure = self.failures.pop(0) if self.failures else ""
        if failure == "before":
            raise StorageFailed("no space left")
        if sequence != len(self.database.entries[table]):
            raise SequenceTaken(table, sequence)
        kept = self._keep(table, new, note)
        if failure == "after":
            raise StorageFailed("the connection was lost")
        return kept

    def _keep(self, table: str, new: Sequence[AnyEntry], note: Note | None) -> list[Kept]:
        entries = self.database.entries[table]
        first = len(entries)
        for number, entry in enumerate(new, first):
            time = self.database.time or f"2026-11-16T10:00:{number % 60:02d}.000000Z"
            kept = Kept(table=table, sequence=number, time=time, entry=entry)
            entries.append(msgspec.json.encode(kept))
        if note is not None:
            self.database.notes[table] = note
        for store in self.database.stores:
            if store is not self and store.heard is not None and not store.deaf:
                asyncio.get_running_loop().call_soon(store.heard, table, len(entries) - 1)
        return self.database.kept(table)[first:]

    async def load(self, table: str) -> tuple[TableHeader, list[Kept]]:
        await asyncio.sleep(0)
        if self.unreadable:
            raise StorageFailed("the disk is gone")
        if table not in self.database.headers:
            raise UnknownTable(table)
        header = msgspec.json.decode(self.database.headers[table], type=TableHeader)
        return header, self.database.kept(table)

    async def since(self, table: str, sequence: int) -> list[Kept]:
        await asyncio.sleep(0)
        if self.unreadable:
            raise StorageFailed("the disk is gone")
        return self.database.kept(table)[sequence + 1 :]

    async def lobby(self, holder: str, most: int = 50) -> list[Listed]:
        found: list[Listed] = []
        for id, encoded in self.database.headers.items():
            header = msgspec.json.decode(encoded, type=TableHeader)
            note = self.database.notes[id]
            mine = any(seat.holder == holder for seat in note.seats)
            if mine or (header.open and note.phase != "over"):
                touched = self.database.kept(id)[-1].time if self.database.entries[id] else ""
                found.append(
                    Listed(
                        id=id,
                        game=header.game,
                        open=header.open,
                        made=header.made,
                        touched=touched,
                        note=note,
                    )
                )
        return found

    async def due(self, now: str) -> list[str]:
        return [id for id, note in self.database.notes.items() if note.due and note.due <= now]

    def now(self) -> str:
        return self.database.time or START

    def listen(self, heard: Heard, heard_present: HeardPresent | None = None) -> None:
        self.heard = heard
        self.heard_present = heard_present

    def tell_present(self, table: str, seats: list[int], onlookers: int) -> None:
        for store in self.database.stores:
            if store is not self and store.heard_present is not None and not store.deaf:
                store.heard_present(str(id(self)), table, seats, onlookers)

    async def check(self) -> None:
        await asyncio.sleep(0)

    async def close(self) -> None:
        self.database.stores.remove(self)
