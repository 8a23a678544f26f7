"""A database that falls silent, fills up or goes away: nobody waits for long, and people are told what it is."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import httpx
import pytest

from tablewood.server.live.registry import Registry
from tablewood.server.storage import (
    StorageFailed,
    StorageFull,
    StorageSilent,
    Store,
    notices,
    store,
)
from tablewood.server.storage.faults import failed
from tablewood.server.storage.writer import WriteRequest
from tests.server.black_hole import a_way_to
from tests.server.browser import Browser
from tests.server.conftest import empty
from tests.server.rooms import ANN, BEN, QUICK, people_at, run_now, until
from tests.server.server_process import ServerProcess


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything that takes seconds takes a fraction of them."""
    monkeypatch.setattr(notices, "LOST", 1.0)
    monkeypatch.setattr(notices, "PATIENCE", 0.2)
    monkeypatch.setattr(store, "LOST", 1.0)
    monkeypatch.setattr(store, "BETWEEN_BEATS", 0.2)
    monkeypatch.setattr(store, "CHECK", 0.5)
    monkeypatch.setattr(store, "GOODBYE", 0.5)


@pytest.mark.usefixtures("impatient")
def test_a_lost_listening_connection_is_noticed_and_replaced(postgres_server: str) -> None:
    """The other connections still work, so nothing else would ever tell."""
    database = empty(postgres_server)

    @run_now
    async def _play() -> None:
        with a_way_to(database) as way:
            near, far = Store.open(database), Store.open(way.url)
            houses = [Registry(near, QUICK), Registry(far, QUICK)]
            await asyncio.sleep(0.5)  # listening begins
            ann, _ = await people_at(houses[0], "sylvan-dale")
            await Browser(BEN, 1).connect(houses[1], ann.table)
            room = await houses[1].room(ann.table)
            assert way.silence_listeners() == 1
            assert await ann.move(ann.moves[0]) == ""
            known = (await houses[0].room(ann.table)).version
            assert room.version < known, "the notice was lost"
            await until(lambda: room.version == known, seconds=8)
            for rooms in houses:
                await rooms.close()
            for one in (near, far):
                await one.close()


@pytest.mark.usefixtures("impatient")
def test_a_process_that_hears_nothing_says_that_it_is_not_ready(
    postgres_server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices.Notices, "look_after", lambda self: None)
    database = empty(postgres_server)

    @run_now
    async def _play() -> None:
        with a_way_to(database) as way:
            far = Store.open(way.url)
            rooms = Registry(far, QUICK)
            await asyncio.sleep(0.5)
            await far.check()
            way.silence_listeners()
            await asyncio.sleep(1.2)
            with pytest.raises(StorageFailed, match="notices"):
                await far.check()
            await rooms.close()
            await far.close()


@pytest.mark.usefixtures("impatient")
def test_a_ping_brings_what_a_lost_notice_did_not(
    postgres_server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablewood.server.live.room.LOOK_AGAIN", 0.0)
    monkeypatch.setattr(notices.Notices, "_pass_on", lambda self, payload: None)
    database = empty(postgres_server)

    @run_now
    async def _play() -> None:
        stores = [Store.open(database) for _ in range(2)]
        houses = [Registry(one, QUICK) for one in stores]
        ann, _ = await people_at(houses[0], "sylvan-dale")
        ben = await Browser(BEN, 1).connect(houses[1], ann.table)
        assert await ann.move(ann.moves[0]) == ""
        before = ben.known
        await ben.send(ben.ping())
        await ben.read()
        assert ben.known > before
        for rooms in houses:
            await rooms.close()
        for one in stores:
            await one.close()


@pytest.mark.usefixtures("impatient")
def test_a_silent_database_holds_nobody_up(
    postgres_server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "ANSWER", 0.5)
    monkeypatch.setattr(Store._read, "__defaults__", (0.5,))
    monkeypatch.setattr(Store._write, "__defaults__", (0.5,))
    database = empty(postgres_server)

    @run_now
    async def _play() -> None:
        with a_way_to(database) as way:
            far = Store.open(way.url)
            rooms = Registry(far, QUICK)
            ann, _ = await people_at(rooms, "sylvan-dale")
            way.all_silent = True
            begun = time.monotonic()
            # It has failed for sure if it had to wait behind a heartbeat, and nobody knows if it had begun.
            assert await ann.move(ann.moves[0]) in ("storage-silent", "storage-failed")
            assert (await _refused(rooms.lobby(ANN))) == "storage-silent"
            with pytest.raises(StorageFailed):
                await far.check()
            await rooms.close()
            await far.close()
            assert time.monotonic() - begun < 10


def test_a_server_with_a_silent_database_can_be_stopped(
    postgres_server: str, tmp_path: Path
) -> None:
    with a_way_to(empty(postgres_server)) as way:
        server = ServerProcess(way.url, tmp_path / "log")
        server.start()
        try:
            assert httpx.get(f"{server.address}/readyz", timeout=20).text == "ready\n"
            way.all_silent = True
            begun = time.monotonic()
            assert httpx.get(f"{server.address}/readyz", timeout=20).status_code == 503
            server.stop()
            assert time.monotonic() - begun < 30
        finally:
            server.kill()


async def _refused(asked: object) -> str:
    try:
        await asked  # type: ignore[misc]
    except Exception as error:
        return str(getattr(error, "code", error))
    return ""


def test_what_has_not_begun_in_time_is_not_written(tmp_path: Path) -> None:
    """Otherwise a move that was refused would be made after all."""

    @run_now
    async def _play() -> None:
        kept = Store.open(str(tmp_path / "tables.db"))
        rooms = Registry(kept, QUICK)
        ann, _ = await people_at(rooms, "sylvan-dale")
        held = kept._writing.connect()
        held.exec_driver_sql("SELECT 1")  # the writer's lock, taken by somebody else
        request = WriteRequest()
        with pytest.raises(StorageSilent):
            await kept._write(request, 0.2)
        waiting = WriteRequest()
        with pytest.raises(StorageFailed, match="wait"):
            await kept._write(waiting, 0.2)
        assert waiting.done.cancelled()
        held.rollback()
        held.close()
        assert await ann.move(ann.moves[0]) == ""
        await rooms.close()
        await kept.close()


def test_a_deleted_file_takes_no_more_moves(tmp_path: Path) -> None:
    """SQLite goes on writing into a file that is no longer there."""

    @run_now
    async def _play() -> None:
        kept = Store.open(str(tmp_path / "tables.db"))
        rooms = Registry(kept, QUICK)
        ann, _ = await people_at(rooms, "sylvan-dale")
        await kept.check()
        (tmp_path / "tables.db").unlink()
        with pytest.raises(StorageFailed, match="deleted or replaced"):
            await kept.check()
        assert await ann.move(ann.moves[0]) == "storage-failed"
        await rooms.close()
        await kept.close()


def test_a_check_really_writes(tmp_path: Path) -> None:
    """A transaction without a change would succeed on a full disk."""

    @run_now
    async def _play() -> None:
        kept = Store.open(str(tmp_path / "tables.db"))
        written: list[object] = []
        for _ in range(2):
            await kept.check()
            with kept._reading.connect() as connection:
                written += connection.exec_driver_sql("SELECT time FROM heartbeats").all()
        assert len(written) == len(set(written)) == 2
        await kept.close()


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("database or disk is full", StorageFull),
        ('could not extend file "base/5/1": No space left on device', StorageFull),
        ("database is locked", StorageFailed),
    ],
)
def test_a_full_disk_is_called_a_full_disk(words: str, kind: type[StorageFailed]) -> None:
    assert type(failed(words)) is kind
