"""A wish to take a move back holds nobody up for long: it can be withdrawn, and it lapses."""

from __future__ import annotations

from tablewood.server.live.registry import Registry
from tablewood.server.table.undo import WISH_LASTS
from tests.server.browser import Browser
from tests.server.fake_store import Database, FakeStore
from tests.server.rooms import open_rooms, people_at, run
from tests.server.table.test_undo import play_on, settle


async def wished(rooms: Registry) -> tuple[Browser, Browser]:
    """Somebody has asked to take back a move after which another has moved; the first of the two."""
    ann, ben = await people_at(rooms, "sylvan-dale")
    await play_on(ann, ben, moves=12)
    wisher, other = (ann, ben) if not ann.moves else (ben, ann)
    assert await wisher.undo() == ""
    await settle(ann, ben)
    assert wisher.now is not None
    assert wisher.now.undo.wish == wisher.now.viewer
    return wisher, other


def wish_of(browser: Browser) -> int:
    assert browser.now is not None
    return browser.now.undo.wish


@run
async def test_whoever_wished_may_withdraw_and_nobody_else() -> None:
    async with open_rooms() as rooms:
        wisher, other = await wished(rooms)
        assert wisher.now is not None
        assert other.now is not None
        assert wisher.now.undo.may_withdraw
        assert not other.now.undo.may_withdraw
        assert await other.withdraw() == "no-wish"
        assert await wisher.withdraw() == ""
        await settle(wisher, other)
        assert wish_of(other) == -1
        assert other.said[-1].kind == "undo-withdrawn"
        assert await wisher.withdraw() == "no-wish"
        assert await wisher.undo() == "", "and may wish again"


@run
async def test_a_wish_that_nobody_answers_lapses() -> None:
    database = Database()
    async with open_rooms(FakeStore(database)) as rooms:
        wisher, other = await wished(rooms)
        room = wisher.room
        assert room is not None
        database.time = room.table.touched
        assert wisher.now is not None
        assert wisher.now.undo.until > room.now()
        database.later(WISH_LASTS - 1)
        await room.timer.ring()
        assert room.table.wish is not None
        database.later(1)
        await room.timer.ring()
        await settle(wisher, other)
        assert wish_of(wisher) == -1
        assert other.said[-1].kind == "undo-lapsed"
        assert await wisher.undo() == ""


@run
async def test_a_wish_lapses_though_the_server_was_restarted() -> None:
    database = Database()
    async with open_rooms(FakeStore(database)) as rooms:
        wisher, _ = await wished(rooms)
        id = wisher.table
        assert wisher.room is not None
        database.time = wisher.room.table.touched
    database.later(2 * WISH_LASTS)
    async with open_rooms(FakeStore(database)) as rooms:
        assert database.notes[id].due
        await rooms.look_for_due()
        assert (await rooms.room(id)).table.wish is None
        assert database.notes[id].due == ""
