"""Whoever upgrades keeps every table: databases of all earlier versions, on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from tablewood.server.live.registry import Registry
from tablewood.server.storage import Store
from tablewood.server.table import other_rules
from tablewood.server.table.entries import Ended
from tests.server.browser import Browser
from tests.server.house import QUICK
from tests.server.old_databases import KEPT, OldDatabase

HOLDER = "a" * 64


def test_there_is_a_database_of_every_schema() -> None:
    assert {OldDatabase(name).schema for name in KEPT} >= {"0001"}


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
            last = kept[-1].entry
            assert isinstance(last, Ended), "its result is stored from now on"
            assert last.result is not None
            assert last.check
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
    """The games were stored before results were, and their rules are gone: what is known is told."""
    old = OldDatabase(name)
    old.restore(database)
    monkeypatch.setattr(other_rules, "components_of", lambda game: "other components")

    async def upgrade() -> None:
        store = Store.open(database)
        rooms = Registry(store, QUICK)
        for id in old.totals:
            seen = await look(rooms, id)
            assert seen.now is not None
            assert seen.now.trouble is not None
            assert (seen.now.phase, seen.now.trouble.code) == ("over", "no-replay")
            assert seen.now.scores == [], "nobody knows them any more"
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
