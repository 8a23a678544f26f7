"""Undo, in all its forms."""

from __future__ import annotations

import asyncio
import random

import pytest

from tablewood.kernel.reflect import same
from tablewood.server.live.limits import Limits
from tablewood.server.table.seat_commands import LeaveSeat, TakeSeat
from tablewood.server.table.table import REMEMBERED
from tablewood.server.table.undo import REASONS
from tests.server.browser import Browser
from tests.server.rooms import (
    ANN,
    BEN,
    CAT,
    bot,
    free,
    here,
    me,
    open_rooms,
    people_at,
    run,
    set_table,
    until,
)


async def settle(*browsers: Browser) -> None:
    for browser in browsers:
        await browser.read()


async def play_on(*browsers: Browser, moves: int, seed: int = 1) -> None:
    """Make this many random moves."""
    chance = random.Random(seed)
    for _ in range(moves):
        await settle(*browsers)
        mover = next(browser for browser in browsers if browser.moves)
        assert await mover.move(chance.choice(mover.moves)) == ""
    await settle(*browsers)


@run
async def test_a_player_undoes_a_move_of_their_turn_at_once() -> None:
    async with open_rooms() as rooms:
        ann, ben = await people_at(rooms, "sylvan-dale")
        assert ann.now is not None
        assert ben.now is not None
        view, facts = ann.now.view, list(ann.facts)
        assert (ann.now.undo.mine, ann.now.undo.why_not) == (False, "no-move")
        assert await ann.move(ann.moves[0]) == ""
        assert (ann.now.undo.mine, ann.now.undo.why_not) == (True, "")
        assert len(ann.facts) > len(facts)
        assert await ann.undo() == ""
        assert (ann.now.view, ann.facts) == (view, facts)
        await ben.read()
        assert len(ben.facts) == len(facts)
        assert [said.kind for said in ben.said][-1] == "undone"
        assert await ben.undo() == "nothing-to-undo"


@run
async def test_a_turn_that_ended_automatically_can_be_undone_until_the_next_move() -> None:
    """Sylve: a plain placement is a whole turn."""
    async with open_rooms() as rooms:
        ann, ben = await people_at(rooms, "sylve")
        for _ in range(60):
            await settle(ann, ben)
            mover, other = (ann, ben) if ann.moves else (ben, ann)
            assert mover.now is not None
            view = mover.now.view
            assert await mover.move(mover.moves[0]) == ""
            await settle(ann, ben)
            if not mover.moves and other.moves and mover.now.undo.mine:
                assert await mover.undo() == ""
                await settle(ann, ben)
                assert mover.moves
                assert mover.now.view == view
                return
        raise AssertionError("no turn ended automatically without chance or secrets")


@run
async def test_beyond_that_turn_everybody_else_must_agree() -> None:
    async with open_rooms() as rooms:
        ann, ben, cat = await people_at(rooms, "sylvan-dale", (ANN, BEN, CAT))
        assert ann.now is not None
        assert ben.now is not None
        assert cat.now is not None
        view = ann.now.view
        while ann.moves:
            assert await ann.move(ann.moves[0]) == ""
            last = ann.now.view
        turns = [view, last]
        assert not ann.now.undo.mine
        assert ann.now.undo.why_not == "revealed", "a card was turned up"
        assert await ann.undo() == ""
        await settle(ben, cat)
        assert (ben.now.undo.wish, ben.now.undo.may_consent) == (0, True)
        assert (ann.now.undo.wish, ann.now.undo.may_consent) == (0, False)
        assert await ann.consent() == "no-wish", "Ann's own request"
        assert await cat.undo() == "nothing-to-undo"
        assert await ann.undo() == "wish-pending"
        assert await ben.consent() == ""
        assert await ben.consent() == "no-wish", "already agreed"
        await settle(ann, cat)
        assert ann.now.undo.consents == [1]
        assert ann.moves == []
        assert await cat.consent() == ""
        await settle(ann, ben)
        assert ann.moves, "Ann is asked again"
        assert ann.now.undo.wish == -1
        assert ann.now.view != turns[1]


@run
async def test_a_request_is_declined() -> None:
    async with open_rooms() as rooms:
        ann, ben, cat = await people_at(rooms, "sylvan-dale", (ANN, BEN, CAT))
        while ann.moves:
            await ann.move(ann.moves[0])
        await ann.undo()
        await settle(ben, cat)
        assert await ben.consent() == ""
        await cat.read()
        assert await cat.consent(agree=False) == ""
        await settle(ann, ben)
        assert ann.now is not None
        assert (ann.now.undo.wish, ann.moves) == (-1, [])
        assert ann.said[-1].kind == "undo-declined"
        assert await ben.consent() == "no-wish"


@run
async def test_any_move_ends_a_request() -> None:
    async with open_rooms() as rooms:
        ann, ben, cat = await people_at(rooms, "sylvan-dale", (ANN, BEN, CAT))
        while ann.moves:
            await ann.move(ann.moves[0])
        await ann.undo()
        await settle(ben, cat)
        assert await ben.move(ben.moves[0]) == ""
        await settle(ann, cat)
        assert ann.now is not None
        assert ann.now.undo.wish == -1
        assert await cat.consent() == "no-wish"


@run
async def test_a_player_who_leaves_need_not_agree() -> None:
    async with open_rooms() as rooms:
        ann, ben, cat = await people_at(rooms, "sylvan-dale", (ANN, BEN, CAT))
        while ann.moves:
            await ann.move(ann.moves[0])
        await ann.undo()
        await settle(ben, cat)
        assert await ben.consent() == ""
        await rooms.change(ann.table, LeaveSeat(holder=CAT, seat=2, bot="random"))
        await settle(ann, ben)
        assert ann.moves, "everybody who is left has agreed"


@run
async def test_people_at_one_device_need_not_ask_each_other() -> None:
    async with open_rooms() as rooms:
        id = await set_table(rooms, "sylvan-dale", me(), here("Ben"))
        first, second = [await Browser(ANN, seat).connect(rooms, id) for seat in (0, 1)]
        mover, other = (first, second) if first.moves else (second, first)
        while mover.moves:
            await mover.move(mover.moves[0])
        await other.read()
        assert mover.now is not None
        assert mover.now.undo.mine
        assert await mover.undo() == ""
        assert mover.moves


@run
async def test_alone_with_bots_a_player_undoes_their_moves_too() -> None:
    async with open_rooms() as rooms:
        id = await set_table(rooms, "little-town", me(), bot(), bot())
        ann = await Browser(ANN, 0).connect(rooms, id)
        for _ in range(4):
            await until(lambda: bool(ann.outgoing() or ann.moves))
            while not ann.moves:
                await until(ann.outgoing)
                await ann.read()
            view = ann.now.view if ann.now else None
            await ann.move(ann.moves[0])
            while not ann.moves:
                await until(ann.outgoing)
                await ann.read()
            assert ann.now is not None
            assert ann.now.undo.mine
            assert await ann.undo() == ""
            assert ann.now.view == view
            await ann.move(ann.moves[-1])


@run
async def test_a_bot_waits_while_a_request_is_pending() -> None:
    async with open_rooms(limits=Limits(workers=0, pause=0.5)) as rooms:
        id = await set_table(rooms, "sylvan-dale", me(), bot(), free(), **{"first-player": "red"})
        await rooms.change(id, TakeSeat(holder=BEN, seat=2, name="Ben", salt="0c" * 16))
        ann, ben = [await Browser(who, at).connect(rooms, id) for who, at in ((ANN, 0), (BEN, 2))]
        while ann.moves:
            await ann.move(ann.moves[0])
        assert await ann.undo() == ""
        version = ann.known
        await asyncio.sleep(0.75)
        await settle(ann, ben)
        assert ann.known == version, "the bot would have moved by now"
        assert await ben.consent() == ""
        await ann.read()
        assert ann.moves


@pytest.mark.parametrize("deep", [1, REMEMBERED - 1, REMEMBERED, REMEMBERED + 5, 70])
def test_undo_reaches_far_enough(deep: int) -> None:
    from tablewood.server.table.entries import Moved, TookBack
    from tests.server.leak_checks import new_game

    chance = random.Random(deep)
    table = new_game("sylvan-dale", random.Random(7))
    states = []
    assert table.match is not None
    for _ in range(70):
        states.append((table.match.state.clone(), len(table.events), table.match.may_undo(0)))
        seat = table.match.state.seat
        table.apply(Moved(seat=seat, move=chance.choice(table.match.moves(seat))))
    assert len(table.match.played) == REMEMBERED, "memory is bounded"
    table.apply(TookBack(seat=0, moves=deep))
    state, events, may_undo = states[-deep]
    assert same(table.match.state, state)
    assert len(table.events) == len(table.fact_at) == events
    assert table.match.may_undo(0) == may_undo
    again = table.match.moves(table.match.state.seat)[0]
    table.apply(Moved(seat=table.match.state.seat, move=again))
    assert table.fact_at == sorted(table.fact_at)


def test_every_reason_the_match_gives_has_a_text() -> None:
    """`Match.may_undo` speaks English; the browser has a text for each of its sentences."""
    import ast
    import inspect

    from tablewood.kernel import match

    tree = ast.parse(inspect.getsource(match))
    said = {
        node.value.value
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef) and function.name == "may_undo"
        for node in ast.walk(function)
        if isinstance(node, ast.Return) and isinstance(node.value, ast.Constant)
    }
    assert said - {""} == set(REASONS)


@run
async def test_nothing_can_be_undone_when_the_game_is_over() -> None:
    async with open_rooms() as rooms:
        ann, ben = await people_at(rooms, "little-town")
        assert ann.now is not None
        chance = random.Random(3)
        while ann.now.phase != "over":
            mover = ann if ann.moves else ben
            await mover.move(chance.choice(mover.moves))
            await settle(ann, ben)
        assert await ann.undo() == "already-over"
        assert await ben.consent() == "already-over"
        assert await ann.move("pass") == "already-over"
        assert await ann.say("good game") == ""
