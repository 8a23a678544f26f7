"""Doing at once what is asked for, but not too often."""

from __future__ import annotations

import asyncio

from tablewood.server.live.pace import Pace
from tablewood.server.live.viewer import Viewer
from tests.server.browser import Browser
from tests.server.rooms import ANN, free, me, open_rooms, run, set_table


@run
async def test_the_first_time_is_at_once_and_the_last_time_counts() -> None:
    told: list[int] = []
    newest = 0

    def tell() -> None:
        told.append(newest)

    pace = Pace()
    for number in range(1, 6):
        newest = number
        pace.call(tell, 0.05)
    assert told == [1]
    await asyncio.sleep(0.2)
    assert told == [1, 5]
    pace.call(tell, 0.05)
    assert told == [1, 5, 5]


class Onlooker(Viewer):
    """Counts how often somebody is told who is here."""

    told = 0

    def tell_presence(self, here: bytes) -> None:
        Onlooker.told += 1
        super().tell_presence(here)


@run
async def test_a_crowd_that_comes_is_told_now_and_then_and_ends_up_knowing() -> None:
    """Everybody was told each time: five thousand messages when a hundred people came."""
    async with open_rooms() as rooms:
        table = await set_table(rooms, "sylvan-dale", me(), free())
        ann = await Browser(ANN).connect(rooms, table)
        room = await rooms.room(table)
        for number in range(100):
            viewer = Onlooker(f"{number:064}", 64)
            viewer.greeted = True
            room.enter(viewer)
        assert Onlooker.told < 500
        async with asyncio.timeout(10):
            while ann.presence is None or ann.presence.onlookers < 100:
                await asyncio.sleep(0.02)
                await ann.read()
