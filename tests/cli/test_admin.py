"""`tablewood admin`: the operator looks after tables and keeps addresses out, and every deed is in the log."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from tablewood.server.storage import Store
from tablewood.server.table.entries import Closed
from tests.cli.conftest import Tablewood
from tests.server.storage.test_store import ANN, header, note, sat


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A table of Ann's, in the file that servers use if they are not told otherwise."""
    path = tmp_path / "tablewood.db"

    async def make() -> None:
        store = Store.open(str(path))
        await store.make(header(), [sat()], note())
        await store.close()

    asyncio.run(make())
    return path


def test_tables_are_listed_and_shown(tablewood: Tablewood, database: Path) -> None:
    done = tablewood("admin list")
    assert (done.status, done.err) == (0, "")
    assert "first  little-town" in done.out
    assert tablewood("admin list --phase over").out == ""
    [found] = json.loads(tablewood("admin show first --json").out)
    assert (found["phase"], found["players"], found["entries"]) == ("seating", ["Ann", "-"], 1)
    assert "secret" not in found


def test_a_table_is_closed_after_a_question(tablewood: Tablewood, database: Path) -> None:
    done = tablewood("admin close first --why spam", "n")
    assert done.status == 1
    assert "Nothing was done." in done.out
    assert "Table first is closed." in tablewood("admin close first --why spam", "y").out
    tablewood("admin close first --yes").refuses("closed already")
    [line] = json.loads(tablewood("admin log --json").out)
    assert (line["action"], line["subject"], line["note"]) == ("close", "first", "spam")

    async def look() -> None:
        store = Store.open(str(database))
        _, kept = await store.load("first")
        assert kept[-1].entry == Closed(by="operator")
        assert await store.lobby("nobody") == []
        await store.close()

    asyncio.run(look())


def test_a_table_is_deleted(tablewood: Tablewood, database: Path) -> None:
    assert "est supprimée" in tablewood("admin delete first --yes --lang fr").out
    tablewood("admin show first").refuses("first")

    async def look() -> None:
        store = Store.open(str(database))
        assert await store.lobby(ANN) == []
        await store.close()

    asyncio.run(look())


def test_addresses_are_banned_and_let_in_again(tablewood: Tablewood, database: Path) -> None:
    assert "203.0.113.0/24 is banned" in tablewood("admin ban 203.0.113.9/24 --yes").out
    tablewood("admin ban 203.0.113.0/24 --yes").refuses("banned already")
    tablewood("admin ban nonsense --yes").refuses("nonsense", "203.0.113.7")
    assert tablewood("admin bans").out.startswith("203.0.113.0/24")
    assert "no longer banned" in tablewood("admin unban 203.0.113.0/24", "y").out
    assert tablewood("admin bans").out == ""
    assert [one.split()[1] for one in tablewood("admin log").out.splitlines()] == ["unban", "ban"]


def test_what_makes_no_sense_is_refused(tablewood: Tablewood, database: Path) -> None:
    tablewood("admin lits").refuses("lits", "list")
    tablewood("admin close").refuses("which table")
    tablewood("admin list first").refuses("no subject")
    tablewood("admin list --database other.db").refuses("other.db", "--database")
    assert not Path("other.db").exists()
