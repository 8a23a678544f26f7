"""Places at a table: players always get in, and onlookers never take all places from one address."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from tablewood.server.live.limits import Limits
from tablewood.server.live.protocol import Because
from tablewood.server.live.registry import Registry
from tablewood.server.live.viewer import Viewer
from tablewood.server.table.refusal import TableError
from tests.server.rooms import ANN, BEN, free, here, me, open_rooms, run, set_table


def looks(rooms: Registry, holder: str, address: str = "") -> Viewer:
    return Viewer(holder, rooms.limits.waiting, address=address)


@run
async def test_onlookers_do_not_lock_players_out() -> None:
    limits = Limits(workers=0, pause=0.0, most_onlookers=5)
    async with open_rooms(limits=limits) as rooms:
        room = await rooms.room(await set_table(rooms, "sylvan-dale", me(), free()))
        with ExitStack() as inside:
            for number in range(5):
                inside.enter_context(rooms.place(room, looks(rooms, f"stranger {number}")))
            with pytest.raises(TableError, match="too many people are looking"):
                inside.enter_context(rooms.place(room, looks(rooms, BEN)))
            for _ in range(3):
                inside.enter_context(rooms.place(room, looks(rooms, ANN)))
            assert len(room.viewers) == 8
        assert room.viewers == []


@run
async def test_whoever_set_the_table_gets_in_without_a_seat() -> None:
    async with open_rooms(limits=Limits(workers=0, pause=0.0, most_onlookers=0)) as rooms:
        room = await rooms.room(await set_table(rooms, "sylvan-dale", free(), free()))
        with rooms.place(room, looks(rooms, ANN)):
            assert len(room.viewers) == 1


@run
async def test_one_address_does_not_take_all_places() -> None:
    limits = Limits(workers=0, pause=0.0, most_onlookers_an_address=2)
    async with open_rooms(limits=limits) as rooms:
        room = await rooms.room(await set_table(rooms, "sylvan-dale", me(), here("Ben")))
        with ExitStack() as inside:
            for _ in range(2):
                inside.enter_context(rooms.place(room, looks(rooms, "", "8.8.8.8")))
            with pytest.raises(TableError, match="at your address"):
                inside.enter_context(rooms.place(room, looks(rooms, "", "8.8.8.8")))
            inside.enter_context(rooms.place(room, looks(rooms, "", "8.8.4.4")))
            inside.enter_context(rooms.place(room, looks(rooms, ANN, "8.8.8.8")))


@run
async def test_a_third_of_an_address_is_for_onlookers_at_all_tables_together() -> None:
    limits = Limits(workers=0, pause=0.0, sockets_an_address=6)
    async with open_rooms(limits=limits) as rooms:
        tables = [await set_table(rooms, "sylvan-dale", me(), free()) for _ in range(4)]
        one, two, three, four = [await rooms.room(id) for id in tables]
        with ExitStack() as inside:
            for room in (one, two):
                inside.enter_context(rooms.place(room, looks(rooms, BEN, "8.8.8.8")))
            with pytest.raises(TableError, match="too many tables open"):
                inside.enter_context(rooms.place(three, looks(rooms, BEN, "8.8.8.8")))
            for room in (one, two, three, four):
                inside.enter_context(rooms.place(room, looks(rooms, ANN, "8.8.8.8")))
            with pytest.raises(TableError, match="too many tables open"):
                inside.enter_context(rooms.place(three, looks(rooms, ANN, "8.8.8.8")))
        with rooms.place(three, looks(rooms, BEN, "8.8.8.8")):
            pass


@run
async def test_the_oldest_tab_of_a_player_makes_way() -> None:
    async with open_rooms(limits=Limits(workers=0, pause=0.0, most_tabs=2)) as rooms:
        room = await rooms.room(await set_table(rooms, "sylvan-dale", me(), free()))
        tabs = [looks(rooms, ANN) for _ in range(3)]
        for tab in tabs:
            room.enter(tab)
        assert [tab.ended for tab in tabs] == [True, False, False]
        said = await tabs[0].next()
        assert said is not None
        assert b"too-many-tabs" in said


@run
async def test_what_waits_for_a_slow_socket_is_bounded_in_bytes() -> None:
    viewer = Viewer(ANN, most_waiting=1000, most_bytes=500)
    for _ in range(100):
        viewer.tell(Because(id="x" * 64, reasons=[]))
    assert viewer.overrun
    waiting = 0
    while (data := await viewer.next()) is not None:
        waiting += len(data)
    assert waiting < 700
