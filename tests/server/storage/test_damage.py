"""One damaged row harms one table, and nothing else; on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import text

from tablewood.server.live.registry import Registry
from tablewood.server.storage import Store
from tablewood.server.storage.engine import make_engine, read_url
from tablewood.server.table.commands import MakeMove
from tablewood.server.table.refusal import TableError
from tests.server.browser import Browser
from tests.server.rooms import ANN, CAT, QUICK, here, me, set_table


def damage(database: str, statement: str, **values: object) -> None:
    engine = make_engine(read_url(database), writes=True)
    with engine.begin() as connection:
        connection.execute(text(statement), values)
    engine.dispose()


async def served(database: str, test: Callable[[Registry], Awaitable[None]]) -> None:
    store = Store.open(database)
    rooms = Registry(store, QUICK)
    try:
        await test(rooms)
    finally:
        await rooms.close()
        await store.close()


def two_tables(database: str) -> list[str]:
    """Two games of Little Town, five moves each."""
    ids: list[str] = []

    async def play(rooms: Registry) -> None:
        for _ in range(2):
            ids.append(await set_table(rooms, "little-town", me(), here("Ben")))
            room = await rooms.room(ids[-1])
            for number in range(5):
                assert room.table.match is not None
                seat = room.table.match.state.seat
                move = room.table.match.moves(seat)[0]
                at = room.table.at
                await room.change(MakeMove(holder=ANN, seat=seat, id=f"{number}", at=at, move=move))

    asyncio.run(served(database, play))
    return ids


def test_a_note_that_cannot_be_read_does_not_break_the_lobby(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    broken, sound = two_tables(database)
    damage(database, "UPDATE tables SET open = true")
    damage(database, "UPDATE tables SET note = '{\"phase\":' WHERE id = :id", id=broken)

    async def look(rooms: Registry) -> None:
        for _ in range(3):
            mine = {card.id: card.broken for card in (await rooms.lobby(ANN)).mine}
            assert mine == {broken: True, sound: False}
            assert [card.id for card in (await rooms.lobby(CAT)).watchable] == [sound]

    with caplog.at_level(logging.ERROR):
        asyncio.run(served(database, look))
    told = [record.message for record in caplog.records if broken in record.message]
    assert len(told) == 1, "said once, not at every look"


BROKEN_ENTRIES = {
    "not JSON": "UPDATE entries SET entry = 'x' WHERE table_id = :id AND sequence = 4",
    "an unknown kind": (
        'UPDATE entries SET entry = \'{"k":"danced"}\' WHERE table_id = :id AND sequence = 4'
    ),
    "a gap": "DELETE FROM entries WHERE table_id = :id AND sequence = 4",
}


@pytest.mark.parametrize("statement", BROKEN_ENTRIES.values(), ids=BROKEN_ENTRIES.keys())
def test_a_damaged_entry_is_noticed_and_the_rest_can_be_read(database: str, statement: str) -> None:
    broken, sound = two_tables(database)
    damage(database, statement, id=broken)

    async def look(rooms: Registry) -> None:
        ann = await Browser(ANN).connect(rooms, broken)
        assert ann.now is not None
        assert ann.now.trouble is not None
        assert (ann.now.trouble.code, ann.now.view) == ("broken-table", None)
        assert "entry 4" in ann.now.trouble.message or "entry 5" in ann.now.trouble.message
        assert [seat.player for seat in ann.now.seats] == ["Ann", "Ben"]
        assert ann.facts, "what was told can still be read"
        assert await ann.move("pass") == "broken-table"
        assert await ann.say("what happened?") == "", "a word goes to the end, not into the gap"
        assert (await rooms.room(sound)).table.trouble is None

    asyncio.run(served(database, look))


def test_a_gap_that_another_process_leaves_is_noticed(database: str) -> None:
    broken, _ = two_tables(database)

    async def look(rooms: Registry) -> None:
        room = await rooms.room(broken)
        last = room.version
        damage(
            database,
            "INSERT INTO entries (table_id, sequence, time, entry) "
            "VALUES (:id, :at, 'now', '{\"k\":\"began\"}')",
            id=broken,
            at=last + 1,
        )
        await room.heard(last + 1)
        assert room.table.trouble is not None
        assert room.table.trouble.code == "broken-table"
        assert f"entry {last} is missing" in room.table.trouble.message

    asyncio.run(served(database, look))


def test_a_header_that_cannot_be_read_is_told(database: str) -> None:
    broken, _ = two_tables(database)
    damage(database, "UPDATE tables SET header = '{}' WHERE id = :id", id=broken)

    async def look(rooms: Registry) -> None:
        with pytest.raises(TableError) as caught:
            await rooms.room(broken)
        assert caught.value.code == "broken-table"
        assert len((await rooms.lobby(ANN)).mine) == 2

    asyncio.run(served(database, look))
