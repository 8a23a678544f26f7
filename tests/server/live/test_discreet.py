"""A discreet question gives nothing away: no number and no message tells that somebody has passed (AL-277)."""

from __future__ import annotations

import random

from tablewood.games.alynthia.windows import Window
from tablewood.kernel.match import Match
from tablewood.server.live.lobby import glance_of
from tablewood.server.live.registry import Registry
from tablewood.server.table.numbers import EntryNumbers
from tablewood.server.table.seat_commands import TakeSeat
from tablewood.server.table.table import GameTable
from tests.server.browser import Browser
from tests.server.fake_store import FakeStore
from tests.server.rooms import ANN, BEN, CAT, free, me, open_rooms, run, set_table

DAN = "hash of dan"
EVE = "hash of eve"


async def four_at_alynthia(rooms: Registry) -> list[Browser]:
    """Four people against each other, and somebody who looks on."""
    id = await set_table(rooms, "alynthia", me(), free(), free(), free(), mode="competitive")
    for seat, holder in enumerate((BEN, CAT, DAN), 1):
        salt = f"{seat:02d}" * 16
        await rooms.change(id, TakeSeat(holder=holder, seat=seat, name=f"P{seat}", salt=salt))
    seats = enumerate((ANN, BEN, CAT, DAN))
    browsers = [await Browser(holder, seat).connect(rooms, id) for seat, holder in seats]
    browsers.append(await Browser(EVE).connect(rooms, id))
    for browser in browsers:
        await browser.read()
    return browsers


def is_discreet(table: GameTable) -> bool:
    return table.state is not None and not table.state.over and table.state.step.discreet


def is_put_on(match: Match) -> bool:
    """Is the same window open to the next seat?"""
    before, now = match.played[-1].before.step, match.state.step
    assert isinstance(before, Window)
    assert isinstance(now, Window)
    drawn = match.state.chance.draws != match.played[-1].before.chance.draws
    return before.window == now.window and now.left < before.left and not drawn


@run
async def test_a_discreet_pass_is_noticed_by_nobody_else() -> None:
    found = 0
    for seed in range(12):
        store = FakeStore()
        async with open_rooms(store) as rooms:
            browsers = await four_at_alynthia(rooms)
            found += await play(rooms, browsers, random.Random(seed))
            if found >= 5:
                header, kept = await store.load(browsers[0].table)
                again = GameTable.replayed(header, kept)
                live = (await rooms.room(browsers[0].table)).table
                assert again.touched == live.touched
                for viewer in range(-1, 4):
                    assert again.numbers.outside(viewer, again.version) == (
                        live.numbers.outside(viewer, live.version)
                    )
                return
    raise AssertionError("too few discreet passes to learn anything")


async def play(rooms: Registry, browsers: list[Browser], luck: random.Random) -> int:
    """Random moves, seldom a reaction; returns how many discreet passes went by unnoticed."""
    room = await rooms.room(browsers[0].table)
    found = 0
    for _ in range(400):
        table = room.table
        if table.phase == "over":
            break
        mover = next(browser for browser in browsers if browser.moves)
        discreet, touched, glance = is_discreet(table), table.touched, glance_of(table).at
        facts, version = len(table.events), table.version
        move = "pass" if discreet else luck.choice(mover.moves)
        assert await mover.move(move) == "", "everybody's own numbers are understood"
        assert mover.seat is not None
        asked = table.state.asked if table.state else []
        assert table.match is not None
        unnoticed = discreet and is_discreet(table) and is_put_on(table.match)
        unnoticed = unnoticed and len(table.events) == facts
        others = [one for one in browsers if unnoticed and one.seat not in (mover.seat, *asked)]
        assert [one.seat for one in others if one.outgoing()] == [], "not even a message comes"
        for browser in others:
            found += 1
            await check_nothing_is_told(rooms, browser)
        for browser in browsers:
            await browser.read()
        if unnoticed:
            assert table.version == version + 1
            assert (table.touched, glance_of(table).at) == (touched, glance)
        for browser in browsers:
            assert browser.now is not None
            seat = -1 if browser.seat is None else browser.seat
            assert browser.known == table.numbers.outside(seat, table.version)
            assert all(fact.at < browser.known for fact in browser.facts)
            assert len(browser.facts) == len(table.events)
    return found


async def check_nothing_is_told(rooms: Registry, browser: Browser) -> None:
    """Neither a ping nor a reload tells more than the browser knows."""
    before = browser.now
    assert before is not None
    await browser.send(browser.ping())
    await browser.read()
    assert browser.pong == before.version
    again = await Browser(browser.holder, browser.seat).connect(rooms, browser.table)
    now = again.now
    assert now is not None
    assert (now.version, now.at, now.undo) == (before.version, before.at, before.undo)
    assert (now.view, now.asked, now.prompt) == (before.view, before.asked, before.prompt)
    again.disconnect()


def test_numbers_as_each_viewer_counts() -> None:
    numbers = EntryNumbers()
    numbers.hide(5, [1, 2], before=4)
    numbers.hide(6, [2, 3], before=5)
    assert [numbers.outside(-1, number) for number in (-1, 0, 5, 6, 7, 8)] == [-1, 0, 5, 5, 5, 6]
    assert [numbers.outside(1, number) for number in (5, 6, 7, 8)] == [5, 6, 6, 7]
    assert [numbers.outside(2, number) for number in (5, 6, 7, 8)] == [5, 6, 7, 8]
    assert [numbers.position(viewer, 6) for viewer in (-1, 1, 2, 3)] == [4, 5, 6, 5]
    assert [numbers.position_meant(viewer, 4, 6) for viewer in (-1, 1)] == [6, 4]
    assert [numbers.inside(-1, number) for number in (4, 5, 6)] == [4, 7, 8]
    assert numbers.is_news(-1, 5, 7) is False
    assert numbers.is_news(3, 5, 7) is True
    assert numbers.is_news(-1, 7, 7) is True
