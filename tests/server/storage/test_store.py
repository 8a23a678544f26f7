"""The store, on SQLite and on PostgreSQL: what it confirms is durable, and no entry number is written twice."""

from __future__ import annotations

import asyncio
import gc
import os
from pathlib import Path

import pytest
import sqlalchemy
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from tablewood.server.storage import (
    BrokenDatabase,
    Note,
    NotedSeat,
    SequenceTaken,
    StorageFailed,
    Store,
    UnknownTable,
)
from tablewood.server.storage.engine import make_engine, read_url
from tablewood.server.storage.schema import metadata
from tablewood.server.storage.shares import SHARE
from tablewood.server.table.entries import Began, Moved, Placed, Sat, TableHeader

ANN = "a" * 64
BEN = "b" * 64


def header(id: str = "first", open: bool = True) -> TableHeader:
    return TableHeader(
        id=id,
        game="little-town",
        rules=1,
        components="abc",
        seats=2,
        options={"side": "a", "rounds": 4, "draft": True},
        open=open,
        host=ANN,
        secret="11" * 32,
        commitment="22" * 32,
        made="2026-11-16T10:00:00.000000Z",
    )


def note(phase: str = "seating", holder: str = ANN) -> Note:
    seats = [
        NotedSeat(name="red", kind="person", player="Ann", holder=holder),
        NotedSeat(name="blue", kind="open", player=""),
    ]
    return Note(phase=phase, asked=[0], seats=seats)


def sat(seat: int = 0, holder: str = ANN) -> Sat:
    return Sat(seat=seat, player="Ann", holder=holder, salt="33" * 16)


def test_a_stored_table_is_loaded_unchanged(database: str) -> None:
    async def play() -> None:
        store = Store.open(database)
        await store.make(header(), [sat()], note())
        await store.append("first", 1, [Placed(seat=1, bot="greedy"), Began()], note("playing"))
        await store.append("first", 3, [Moved(seat=0, move="place A1", id="x:1")])
        await store.close()

        store = Store.open(database)
        kept_header, kept = await store.load("first")
        assert kept_header == header()
        assert [one.sequence for one in kept] == [0, 1, 2, 3]
        assert [one.entry for one in kept][2:] == [
            Began(),
            Moved(seat=0, move="place A1", id="x:1"),
        ]
        assert [one.sequence for one in await store.since("first", 1)] == [2, 3]
        with pytest.raises(UnknownTable, match='"other"'):
            await store.load("other")
        await store.close()

    asyncio.run(play())


def test_an_entry_number_is_written_once_and_the_slower_writer_is_told(database: str) -> None:
    async def play() -> None:
        one, other = Store.open(database), Store.open(database)
        await one.make(header(), [sat()], note())
        results = await asyncio.gather(
            one.append("first", 1, [Moved(seat=0, move="place A1")]),
            other.append("first", 1, [Moved(seat=0, move="place B2")]),
            return_exceptions=True,
        )
        assert sorted(type(result).__name__ for result in results) == ["SequenceTaken", "list"]
        assert [kept.sequence for kept in await one.since("first", 0)] == [1]
        with pytest.raises(StorageFailed):
            await one.append("no such table", 0, [Began()])
        await asyncio.gather(one.close(), other.close())

    asyncio.run(play())


def test_a_write_that_fails_does_not_fail_the_others(database: str) -> None:
    """They were to be written in one transaction."""

    async def play() -> None:
        store = Store.open(database)
        await asyncio.gather(*[store.make(header(f"t{n}"), [sat()], note()) for n in range(40)])
        wishes = [store.append(f"t{n}", n % 2, [Moved(seat=0, move="x")]) for n in range(40)]
        results = await asyncio.gather(*wishes, return_exceptions=True)
        assert [isinstance(result, SequenceTaken) for result in results] == [
            n % 2 == 0 for n in range(40)
        ]
        for n in range(40):
            assert len(await store.since(f"t{n}", 0)) == n % 2
        await store.close()

    asyncio.run(play())


def test_reads_end_before_the_store_is_closed(database: str) -> None:
    """A connection left open would show up as a warning."""

    async def play() -> None:
        store = Store.open(database)
        await store.make(header(), [sat()], note())
        reads = [asyncio.create_task(store.load("first")) for _ in range(20)]
        await asyncio.sleep(0)
        await store.close()
        assert [kept_header.id for kept_header, _ in await asyncio.gather(*reads)] == ["first"] * 20
        with pytest.raises(StorageFailed, match="being closed"):
            await store.load("first")

    asyncio.run(play())
    gc.collect()


def test_the_lobby_lists_open_tables_and_your_own(database: str) -> None:
    async def play() -> None:
        store = Store.open(database)
        await store.make(header("waiting"), [sat()], note())
        await store.make(header("private", open=False), [sat()], note())
        await store.make(header("over"), [sat()], note("over"))
        await store.make(header("bens", open=False), [sat(holder=BEN)], note(holder=BEN))
        await store.append("waiting", 1, [Moved(seat=0, move="x")], note("playing"))

        mine = await store.lobby(ANN)
        assert mine[0].id == "waiting", "the most recently used comes first"
        assert mine[0].note.phase == "playing"
        assert {listed.id for listed in mine} == {"waiting", "private", "over"}
        assert {listed.id for listed in await store.lobby("nobody")} == {"waiting"}

        await store.append("private", 1, [Placed(seat=0, bot="random")], note())
        assert "private" not in {listed.id for listed in await store.lobby(ANN)}
        assert await store.counts() == {"playing": 1, "seating": 2, "over": 1}
        await store.check()
        await store.close()

    asyncio.run(play())


def test_a_discreet_move_changes_the_note_but_not_the_time(database: str) -> None:
    """The time of a table in lists would tell of it; moves of both kinds may be written in one transaction."""

    async def play() -> None:
        store = Store.open(database)
        await store.make(header("one"), [sat()], note())
        made = await store.make(header("other"), [sat()], note())
        noticed, unnoticed = Moved(seat=0, move="x"), Moved(seat=0, move="y", seen_by=[0, 1])
        kept, *_ = await asyncio.gather(
            store.append("one", 1, [noticed], note("playing")),
            store.append("one", 2, [unnoticed], note("over")),
            store.append("other", 1, [unnoticed], note("playing")),
        )
        found = {listed.id: listed for listed in await store.lobby(ANN)}
        assert found["one"].touched == kept[0].time
        assert found["other"].touched == made[0].time
        assert {id: listed.note.phase for id, listed in found.items()} == {
            "one": "over",
            "other": "playing",
        }
        await store.close()

    asyncio.run(play())


def test_migrations_produce_the_schema(database: str) -> None:
    asyncio.run(Store.open(database).close())
    engine = make_engine(read_url(database), writes=False)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_processes_hear_of_each_other(postgres_server: str) -> None:
    from tests.server.conftest import empty

    async def play() -> None:
        one, other = Store.open(empty(postgres_server)), Store.open(postgres_server)
        heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        other.listen(lambda table, sequence: heard.put_nowait((table, sequence)))
        assert await asyncio.wait_for(heard.get(), 10) == ("", 0), "at first anything may be new"
        await one.make(header(), [sat(), Began()], note())
        assert await asyncio.wait_for(heard.get(), 10) == ("first", 1)
        await other.append("first", 2, [Moved(seat=0, move="x")])
        await one.append("first", 3, [Moved(seat=0, move="y")])
        assert await asyncio.wait_for(heard.get(), 10) == ("first", 3), "not of itself"
        await asyncio.gather(one.close(), other.close())

    asyncio.run(play())


def test_a_file_that_is_not_a_database_is_named_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("This is no database, but somebody may want it. " * 40)
    before = path.read_bytes()
    with pytest.raises(BrokenDatabase, match=r"notes\.txt: file is not a database"):
        Store.open(f"sqlite:///{path}")
    assert path.read_bytes() == before


def test_a_database_of_a_newer_tablewood_is_left_alone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    asyncio.run(Store.open(url).close())
    engine = sqlalchemy.create_engine(url)
    with engine.begin() as connection:
        connection.execute(sqlalchemy.text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(BrokenDatabase, match="newer Tablewood"):
        Store.open(url)


@pytest.mark.parametrize(
    ("url", "complaint"),
    [
        ("mysql://localhost/tables", "only SQLite and PostgreSQL"),
        ("sqlite:////no/such/folder/tables.db", "does its folder exist"),
        ("://", "not the URL of a database"),
        ("postgresql://ann:secret@127.0.0.1:1/none", "onnect"),
    ],
)
def test_a_database_that_cannot_be_opened_is_reported_in_one_line(url: str, complaint: str) -> None:
    with pytest.raises(BrokenDatabase, match=complaint) as caught:
        Store.open(url)
    assert "\n" not in str(caught.value)
    assert "secret" not in str(caught.value)


def rights(folder: Path) -> dict[str, str]:
    return {path.name: oct(path.stat().st_mode & 0o777) for path in sorted(folder.iterdir())}


@pytest.mark.skipif(os.name != "posix", reason="rights are another matter on Windows")
@pytest.mark.parametrize("umask", [0o000, 0o022])
def test_a_new_file_is_for_its_owner_only(tmp_path: Path, umask: int) -> None:
    async def look() -> None:
        store = Store.open(str(tmp_path / "tables.db"))
        await store.make(header(), [sat()], note())
        files = ("tables.db", "tables.db-shm", "tables.db-wal")
        assert rights(tmp_path) == dict.fromkeys(files, "0o600")
        await store.close()

    before = os.umask(umask)
    try:
        asyncio.run(look())
    finally:
        os.umask(before)


@pytest.mark.skipif(os.name != "posix", reason="rights are another matter on Windows")
def test_a_file_that_was_shared_on_purpose_stays_shared(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    asyncio.run(Store.open(str(path)).close())
    path.chmod(0o640)
    asyncio.run(Store.open(str(path)).close())
    assert rights(tmp_path)["tables.db"] == "0o640"


def test_no_address_pushes_the_others_out_of_the_lobby(database: str) -> None:
    async def play() -> None:
        store = Store.open(database)
        for name in ("early", "other"):
            one = header(name)
            one.setter, one.made = f"mark of {name}", "2026-11-16T09:00:00.000000Z"
            await store.make(one, [], note(holder=""))
        await store.make(header("unmarked"), [], note(holder=""))
        for number in range(60):
            flood = header(f"flood {number}")
            flood.setter = "mark of eve"
            flood.made = f"2026-11-16T11:{number:02d}:00.000000Z"
            await store.make(flood, [], note(holder=""))

        found = [listed.id for listed in await store.lobby("nobody")]
        assert found[: SHARE + 3] == [
            *[f"flood {number}" for number in range(59, 59 - SHARE, -1)],
            "unmarked",
            "early",
            "other",
        ]
        assert len(found) == 50, "what is left of the list is for whoever asks for more"
        assert found[SHARE + 3] == f"flood {59 - SHARE}"
        await store.close()

    asyncio.run(play())


def test_processes_share_the_salt_of_addresses(database: str) -> None:
    one, other = Store.open(database), Store.open(database)
    assert one.address_salt == other.address_salt != ""
    asyncio.run(one.close())
    asyncio.run(other.close())


def test_tables_are_due_when_their_note_says_so(database: str) -> None:
    async def play() -> None:
        store = Store.open(database)
        due = note("playing")
        due.due = "2026-11-16T12:00:00.000000Z"
        await store.make(header(), [sat()], due)
        await store.make(header("other"), [sat()], note("playing"))
        assert await store.due("2026-11-16T11:59:59.000000Z") == []
        assert await store.due("2026-11-16T12:00:00.000000Z") == ["first"]
        await store.append("first", 1, [Moved(seat=0, move="x")], note("playing"))
        assert await store.due("2026-11-16T13:00:00.000000Z") == []
        await store.close()

    asyncio.run(play())
