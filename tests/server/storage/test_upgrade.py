"""Whoever upgrades keeps every table: databases of all earlier versions, on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import json
from collections import Counter

import pytest

from tablewood.games import game_ids
from tablewood.server.http.catalogue import text_of as text_sheet
from tablewood.server.live.registry import Registry
from tablewood.server.storage import Store
from tablewood.server.storage.engine import MIGRATIONS
from tablewood.server.table import other_rules
from tablewood.server.table.entries import Ended
from tests.server.browser import Browser
from tests.server.old_databases import KEPT, OldDatabase
from tests.server.rooms import QUICK

HOLDER = "a" * 64


def test_there_is_a_database_of_the_newest_schema() -> None:
    """Of the newest one, too: somebody will upgrade from it."""
    migrations = {path.name[:4] for path in (MIGRATIONS / "versions").glob("0*.py")}
    kept = {OldDatabase(name).schema for name in KEPT}
    assert max(migrations) in kept, "see tools/keep_database.py"
    assert kept <= migrations


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", KEPT)
def test_what_old_logs_tell_can_still_be_said(name: str, language: str) -> None:
    old = OldDatabase(name)
    games = {row["id"]: row["game"] for row in old.rows["tables"]}
    told = {
        (games[row["table_id"]], one[0])
        for row in old.rows["entries"]
        for one in json.loads(row["entry"]).get("told", [])
    }
    assert told or old.schema == "0001", "logs are stored since 0002"
    texts = {game: text_of(game, language) for game in game_ids()}
    assert [one for one in sorted(told) if f"\nevent-{one[1]} =" not in texts[one[0]]] == []


def text_of(game: str, language: str) -> str:
    return text_sheet(game, language).body.decode()


async def look(rooms: Registry, id: str) -> Browser:
    return await Browser(HOLDER).connect(rooms, id)


@pytest.mark.parametrize("name", KEPT)
def test_nothing_is_lost_by_an_upgrade(name: str, database: str) -> None:
    old = OldDatabase(name)
    old.restore(database)

    async def upgrade() -> None:
        store = Store.open(database)
        rooms = Registry(store, QUICK)
        listed = (await rooms.lobby(HOLDER)).mine
        assert Counter(card.phase for card in listed) == {"over": 5, "playing": 5, "seating": 5}
        touched = {card.id: card.touched for card in listed}
        for id, totals in old.totals.items():
            seen = await look(rooms, id)
            assert seen.now is not None
            assert (seen.now.phase, seen.now.trouble) == ("over", None)
            assert [score.total for score in seen.now.scores] == totals
            assert [said.text for said in seen.said if said.kind == "chat"] == [
                "Bien joué !",
                "good game",
            ]
            room = await rooms.room(id)
            replay = await room.replay()
            assert replay.moves[-1].totals == totals
            assert (await room.file()).count("\n") > len(replay.moves)
            _, kept = await store.load(id)
            ended = [one.entry for one in kept if isinstance(one.entry, Ended)]
            assert ended[-1].result is not None, "its result is stored from now on"
            assert ended[-1].check
        for id in old.ids("playing"):
            room = await rooms.room(id)
            assert (room.table.trouble, len(room.table.line)) == (None, 24)
            assert room.table.state is not None
            assert room.table.state.asked, "it goes on"
        for id in old.ids("seating"):
            assert (await rooms.room(id)).table.phase == "seating"
        again = (await rooms.lobby(HOLDER)).mine
        assert {card.id: card.touched for card in again} == touched, "looking leaves no trace"
        await rooms.close()
        await store.close()

    asyncio.run(upgrade())


@pytest.mark.parametrize("name", KEPT)
def test_an_upgrade_that_changes_the_rules_at_once(
    name: str, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their component tables are gone, and no replay is to be trusted: what was stored is told."""
    old = OldDatabase(name)
    for row in old.rows["tables"]:
        row["header"] = json.dumps(json.loads(row["header"]) | {"components": "000000000000"})
    old.restore(database)
    monkeypatch.setattr(other_rules, "fingerprint_of", lambda match: "other course")

    async def upgrade() -> None:
        store = Store.open(database)
        rooms = Registry(store, QUICK)
        for id, totals in old.totals.items():
            seen = await look(rooms, id)
            assert seen.now is not None
            assert seen.now.trouble is not None
            assert (seen.now.phase, seen.now.trouble.code) == ("over", "no-replay")
            scores = [score.total for score in seen.now.scores]
            known = old.schema != "0001"
            assert scores == (totals if known else []), "before 0002 they were not stored"
            assert bool(seen.facts) == known
            assert await seen.say("who won?") == ""
        for id in old.ids("playing"):
            seen = await look(rooms, id)
            assert seen.now is not None
            assert seen.now.trouble is not None
            assert (seen.now.phase, seen.now.trouble.code) == ("playing", "other-rules")
        phases = Counter(card.phase for card in (await rooms.lobby(HOLDER)).mine)
        assert phases == {"over": 5, "playing": 5, "seating": 5}
        await rooms.close()
        await store.close()

    asyncio.run(upgrade())
