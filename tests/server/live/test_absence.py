"""Somebody who is away holds nobody up: the host lets a bot play on. And a table nobody wants is closed."""

from __future__ import annotations

import pytest

from tablewood.server.table.absence_commands import ABSENT, CloseTable
from tablewood.server.table.refusal import TableError
from tablewood.server.table.seat_commands import TakeSeat
from tests.server.browser import Browser
from tests.server.fake_store import Database, FakeStore
from tests.server.rooms import ANN, BEN, CAT, free, me, open_rooms, run, set_table
from tests.server.table.test_clocks import playing, two_at


async def code_of(asking: object) -> str:
    with pytest.raises(TableError) as caught:
        await asking  # type: ignore[misc]
    return caught.value.code


@run
async def test_the_host_replaces_somebody_who_is_away_and_holds_up_the_game() -> None:
    database = playing()
    async with open_rooms(FakeStore(database)) as rooms:
        ann, ben = await two_at(rooms, None)
        id = ann.table
        while ann.moves:
            await ann.move(ann.moves[0])
        database.later(10 * ABSENT)
        assert await code_of(rooms.replace_absent(id, ANN, 1, "")) == "not-absent", "Ben is here"
        ben.disconnect()
        await ann.read()
        assert ann.presence is not None
        assert [away.seat for away in ann.presence.away] == [1]
        assert ann.presence.away[0].since == ann.presence.now == database.time
        database.later(ABSENT - 1)
        assert await code_of(rooms.replace_absent(id, ANN, 1, "")) == "not-absent"
        database.later(1)
        assert await code_of(rooms.replace_absent(id, BEN, 1, "")) == "not-host"
        await rooms.replace_absent(id, ANN, 1, "random")
        assert await rooms.replace_absent(id, ANN, 1, "random") > 0, "once is enough"
        await ann.read()
        assert ann.now is not None
        assert (ann.now.seats[1].player, ann.now.seats[1].kept_for) == ("random", "Ben")
        assert "replaced" in {said.kind for said in ann.said}


@run
async def test_nobody_is_replaced_who_is_not_asked_nor_the_host_by_themselves() -> None:
    database = playing()
    async with open_rooms(FakeStore(database)) as rooms:
        ann, ben = await two_at(rooms, None)
        ben.disconnect()
        database.later(10 * ABSENT)
        await ann.read()
        assert ann.presence is not None
        assert ann.presence.away == [], "it is Ann's turn"
        assert await code_of(rooms.replace_absent(ann.table, ANN, 1, "")) == "not-absent"
        ann.disconnect()
        database.later(10 * ABSENT)
        assert await code_of(rooms.replace_absent(ann.table, ANN, 0, "")) == "not-absent"
        assert await code_of(rooms.replace_absent(ann.table, ANN, 7, "")) == "bad-seats"


@run
async def test_nobody_is_thought_away_because_the_server_was_restarted() -> None:
    database = playing()
    async with open_rooms(FakeStore(database)) as rooms:
        ann, _ = await two_at(rooms, None)
        id = ann.table
        while ann.moves:
            await ann.move(ann.moves[0])
    database.later(10 * ABSENT)
    async with open_rooms(FakeStore(database)) as rooms:
        assert await code_of(rooms.replace_absent(id, ANN, 1, "")) == "not-absent"
        database.later(ABSENT)
        await rooms.replace_absent(id, ANN, 1, "")


@run
async def test_the_host_closes_a_table_before_the_game_begins() -> None:
    database = Database()
    async with open_rooms(FakeStore(database)) as rooms:
        id = await set_table(rooms, "sylvan-dale", me(), free())
        cat = await Browser(CAT).connect(rooms, id)
        assert await code_of(rooms.change(id, CloseTable(holder=CAT))) == "not-host"
        await rooms.change(id, CloseTable(holder=ANN))
        await rooms.change(id, CloseTable(holder=ANN))
        await cat.read()
        assert cat.now is not None
        assert (cat.now.phase, cat.now.closed) == ("closed", "host")
        sit = TakeSeat(holder=CAT, seat=1, name="Cat", salt="01" * 16)
        assert await code_of(rooms.change(id, sit)) == "table-closed"
        lobby = await rooms.lobby(ANN)
        assert (lobby.mine, lobby.waiting, lobby.watchable) == ([], [], [])
        assert [said.kind for said in cat.said].count("closed") == 1


@run
async def test_a_game_that_has_begun_is_not_closed_by_its_host() -> None:
    async with open_rooms() as rooms:
        ann, _ = await two_at(rooms, None)
        assert await code_of(rooms.change(ann.table, CloseTable(holder=ANN))) == "already-begun"
