"""Rooms on real databases: a game survives a restart, and processes hear each other."""

from __future__ import annotations

import asyncio

import pytest

from tablewood.server.live.registry import Registry
from tablewood.server.storage import Store
from tests.server.browser import Browser
from tests.server.rooms import ANN, BEN, QUICK, people_at, run_now, until


def test_a_table_goes_on_after_a_restart(database: str) -> None:
    @run_now
    async def _play() -> None:
        store = Store.open(database)
        rooms = Registry(store, QUICK)
        ann, ben = await people_at(rooms, "little-town")
        for _ in range(10):
            mover = ann if ann.moves else ben
            assert await mover.move(mover.moves[0]) == ""
            await ann.read()
            await ben.read()
        await rooms.close()
        await store.close()
        store = Store.open(database)
        rooms = Registry(store, QUICK)
        back = await Browser(ANN, 0).connect(rooms, ann.table)
        assert back.now is not None
        assert ann.now is not None
        assert (back.now.view, back.facts, back.said) == (ann.now.view, ann.facts, ann.said)
        [card] = (await rooms.lobby(ANN)).mine
        assert card.id == ann.table
        await rooms.close()
        await store.close()


def test_two_processes_share_a_table(database: str) -> None:
    if database.startswith("sqlite"):
        pytest.skip("a SQLite file serves only one process")

    @run_now
    async def _play() -> None:
        stores = [Store.open(database) for _ in range(2)]
        houses = [Registry(store, QUICK) for store in stores]
        await asyncio.sleep(0.5)  # listening begins
        ann, _ = await people_at(houses[0], "sylvan-dale")
        ben = await Browser(BEN, 1).connect(houses[1], ann.table)
        room = await houses[1].room(ann.table)
        while ann.moves:
            assert await ann.move(ann.moves[0]) == ""
            await until(lambda: room.version == ann.known)
        await ben.read()
        assert ben.moves, "Ben, at the other process, is asked"
        assert await ben.move(ben.moves[0]) == ""
        for rooms in houses:
            await rooms.close()
        for store in stores:
            await store.close()
