"""Two server processes on one database agree on who is who."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tablewood.server.live.registry import Registry
from tablewood.server.live.viewer import Viewer
from tablewood.server.people.people import Asking, People
from tablewood.server.people.secret import hash_of_secret
from tablewood.server.storage import Store
from tests.server.conftest import empty
from tests.server.rooms import QUICK, free, me, set_table, until

ANN = Asking("a" * 64, "a" * 64)
PHONE = Asking("b" * 64, "b" * 64)


class Process:
    """What a server process has, without a network."""

    def __init__(self, url: str) -> None:
        self.store = Store.open(url)
        self.tables = Registry(self.store, QUICK)
        self.people = People(self.store, self.tables)

    async def close(self) -> None:
        await self.tables.close()
        await self.store.close()


@asynccontextmanager
async def two_processes(url: str) -> AsyncIterator[tuple[Process, Process]]:
    first, second = Process(url), Process(url)
    try:
        yield first, second
    finally:
        await first.close()
        await second.close()


def test_a_device_that_is_ended_elsewhere_loses_its_sockets_here(postgres_server: str) -> None:
    url = empty(postgres_server)

    async def story() -> None:
        async with two_processes(url) as (first, second):
            table = await set_table(first.tables, "sylvan-dale", me(), free(), holder=ANN.person)
            code = await first.people.make_code(ANN)
            device = hash_of_secret(await second.people.join(PHONE, code))
            assert await first.people.person_of(device) == ANN.person
            room = await second.tables.room(table)
            viewer = Viewer(ANN.person, 64, device=device)
            room.enter(viewer)
            assert await first.people.end(ANN, lambda one: one.device == device) == 1
            await until(lambda: viewer.ended)
            assert await second.people.person_of(device) == ""

    asyncio.run(story())


def test_a_table_that_is_open_elsewhere_changes_hands(postgres_server: str) -> None:
    url = empty(postgres_server)

    async def story() -> None:
        async with two_processes(url) as (first, second):
            theirs = await set_table(
                second.tables, "sylvan-dale", me(), free(), holder=PHONE.person
            )
            room = await second.tables.room(theirs)
            await first.people.join(PHONE, await first.people.make_code(ANN))
            await until(lambda: room.table.seating.of(ANN.person) == [0])
            assert room.table.header.host == ANN.person

    asyncio.run(story())
