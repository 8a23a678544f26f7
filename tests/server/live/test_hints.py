"""Hints at a table: for whom, how often, where they are forbidden, and that everybody hears of them."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from tablewood.games import game_ids
from tablewood.learn.hints import HintedMove
from tablewood.server.bots.driver import question_of
from tablewood.server.bots.pool import NoAnswer
from tablewood.server.bots.worker import BotQuestion, Memory
from tablewood.server.live.limits import Limits
from tablewood.server.live.protocol import DropHint, Hello, Hint, Hints
from tablewood.server.live.room import Room
from tablewood.server.table.create import NewTable
from tablewood.server.table.entries import Hinted, TableHeader
from tablewood.server.table.hint_commands import hints_allowed
from tests.server.browser import Browser, new_id
from tests.server.fake_store import FakeStore
from tests.server.leak_checks import new_game
from tests.server.live.test_discreet import four_at_alynthia, is_discreet
from tests.server.rooms import (
    ANN,
    CAT,
    QUICK,
    here,
    me,
    open_rooms,
    people_at,
    run,
    set_table,
    until,
)

OFTEN = msgspec.structs.replace(QUICK, hint_every=0.0)


class SlowThinker:
    """Answers when it is told to, in place of the workers."""

    def __init__(self, room: Room) -> None:
        self.asked: list[BotQuestion] = []
        self.dropped = 0
        self.answer_now = asyncio.Event()
        self.fails = False
        pool: Any = room.hints._pool
        pool.answer = self.answer

    async def answer(self, question: BotQuestion, setter: str = "", lane: int = 0) -> str:
        self.asked.append(question)
        try:
            await self.answer_now.wait()
        except asyncio.CancelledError:
            self.dropped += 1
            raise
        if self.fails:
            raise NoAnswer("the bot did not answer")
        return Memory().answer(question)


def kinds(browser: Browser) -> list[str]:
    return [said.kind for said in browser.said]


# Asking


@run
async def test_a_hint_names_moves_of_the_seat_that_asks() -> None:
    async with open_rooms() as rooms:
        ann, _ = await people_at(rooms, "sylvan-dale")
        hint = await ann.hint()
        assert isinstance(hint, Hints)
        assert hint.at == ann.at
        assert {one.move for one in hint.moves} <= set(ann.moves)
        assert all(one.reasons for one in hint.moves)


@run
async def test_everybody_reads_that_a_hint_was_taken() -> None:
    store = FakeStore()
    async with open_rooms(store) as rooms:
        ann, ben = await people_at(rooms, "sylvan-dale")
        at = ann.at
        assert isinstance(await ann.hint(), Hints)
        await ben.read()
        for browser in (ann, ben):
            assert (browser.said[-1].kind, browser.said[-1].player) == ("hinted", "Ann")
        assert ann.at == at, "the position is still the same"
        assert await ann.move(ann.moves[0]) == ""
        _, kept = await store.load(ann.table)
        assert [one.entry for one in kept if isinstance(one.entry, Hinted)] != []


@run
async def test_asking_again_brings_the_same_hint_without_another_thought() -> None:
    async with open_rooms() as rooms:
        ann, _ = await people_at(rooms, "sylvan-dale")
        first = await ann.hint(id="same")
        assert isinstance(first, Hints)
        thinker = SlowThinker(await rooms.room(ann.table))
        again, another = await ann.hint(id="same"), await ann.hint()
        assert isinstance(again, Hints)
        assert isinstance(another, Hints)
        assert first.moves == again.moves == another.moves
        assert thinker.asked == []
        assert kinds(ann).count("hinted") == 1


@run
async def test_two_people_at_one_device_each_get_their_own_hint() -> None:
    async with open_rooms() as rooms:
        options = {"first-player": "red"}
        id = await set_table(rooms, "sylvan-dale", me(), here("Zoe"), **options)
        device = await Browser(ANN).connect(rooms, id)
        assert isinstance(await device.hint(), Hints)
        await device.send(Hello(protocol=1, known=-1, seat=1))
        await device.read()
        assert await device.hint() == "not-your-turn"


@run
async def test_a_hint_is_not_shown_to_the_next_player_at_the_device() -> None:
    async with open_rooms() as rooms:
        id = await set_table(rooms, "sylvan-dale", me(), here("Zoe"), **{"first-player": "red"})
        device = await Browser(ANN).connect(rooms, id)
        thinker = SlowThinker(await rooms.room(id))
        await device.send(Hint(id="for-ann", at=device.at))
        await device.send(Hello(protocol=1, known=-1, seat=1))
        thinker.answer_now.set()
        room = await rooms.room(id)
        await until(lambda: not room.hints.busy)
        await device.read()
        assert "for-ann" not in device.hints


# Refusals


@run
async def test_only_the_player_who_is_asked_gets_a_hint() -> None:
    async with open_rooms() as rooms:
        ann, ben = await people_at(rooms, "sylvan-dale")
        cat = await Browser(CAT).connect(rooms, ann.table)
        assert await ben.hint() == "not-your-turn"
        assert await cat.hint() == "not-your-seat"
        assert await ann.hint(at=ann.at - 1) == "stale"


@run
async def test_a_table_can_be_set_without_hints() -> None:
    async with open_rooms() as rooms:
        new = NewTable(game="sylvan-dale", seating=[me(), here("Zoe")], hints=False)
        device = await Browser(ANN).connect(rooms, await rooms.create(new, ANN))
        assert device.now is not None
        assert not device.now.hints
        assert await device.hint() == "hints-forbidden"
        assert "hinted" not in kinds(device)


def test_tables_from_before_there_were_hints_allow_them() -> None:
    header = new_game("sylvan-dale", random.Random(1)).header
    stored = msgspec.to_builtins(header)
    del stored["hints"]
    assert hints_allowed(msgspec.convert(stored, TableHeader))


@run
async def test_a_game_that_is_over_has_no_hints() -> None:
    async with open_rooms() as rooms:
        ann, ben = await people_at(rooms, "sylvan-dale")
        chance = random.Random(2)
        room = await rooms.room(ann.table)
        while room.table.phase == "playing":
            mover = ann if ann.moves else ben
            await mover.move(chance.choice(mover.moves))
            await ann.read()
            await ben.read()
        assert await ann.hint() == "already-over"


@run
async def test_the_next_hint_has_to_wait() -> None:
    async with open_rooms() as rooms:
        (ann,) = await people_at(rooms, "alynthia", (ANN,))
        assert isinstance(await ann.hint(), Hints)
        assert await ann.move(ann.moves[0]) == ""
        assert await ann.hint() == "hint-too-soon"
        told = msgspec.json.decode(ann.heard[-1])
        assert 0 < told["refusal"]["arguments"]["seconds"] <= 10


@run
async def test_where_time_allows_every_position_may_have_its_hint() -> None:
    async with open_rooms(limits=OFTEN) as rooms:
        (ann,) = await people_at(rooms, "alynthia", (ANN,))
        for _ in range(2):
            assert isinstance(await ann.hint(), Hints)
            assert await ann.move(ann.moves[0]) == ""
        assert kinds(ann).count("hinted") == 2


@run
async def test_one_hint_at_a_time_for_a_seat() -> None:
    async with open_rooms(limits=OFTEN) as rooms:
        ann, _ = await people_at(rooms, "sylvan-dale")
        thinker = SlowThinker(await rooms.room(ann.table))
        await ann.send(Hint(id="first", at=ann.at))
        await ann.send(Hint(id="first", at=ann.at))
        assert await ann.hint(id="second") == "hint-pending"
        thinker.answer_now.set()
        await until(ann.outgoing)
        await ann.read()
        await until(lambda: ann.outgoing() or "first" in ann.hints)
        await ann.read()
        assert len(ann.hints["first"].moves) > 0
        await until(lambda: bool(thinker.asked))
        assert len(thinker.asked) == 1


# Giving up


@run
async def test_a_hint_for_a_position_that_has_passed_is_not_thought_about_any_more() -> None:
    async with open_rooms() as rooms:
        ann, _ = await people_at(rooms, "sylvan-dale")
        room = await rooms.room(ann.table)
        thinker = SlowThinker(room)
        await ann.send(Hint(id="late", at=ann.at))
        await until(lambda: bool(thinker.asked))
        assert await ann.move(ann.moves[0]) == ""
        await until(lambda: thinker.dropped == 1)
        await ann.read()
        assert ann.refused["late"] == "stale"
        assert not room.hints.busy
        assert "hinted" not in kinds(ann)


@run
async def test_a_hint_can_be_dropped() -> None:
    async with open_rooms() as rooms:
        ann, ben = await people_at(rooms, "sylvan-dale")
        thinker = SlowThinker(await rooms.room(ann.table))
        await ann.send(Hint(id="unwanted", at=ann.at))
        await until(lambda: bool(thinker.asked))
        await ben.send(DropHint(id=new_id()))
        await ann.send(DropHint(id="drop"))
        await until(lambda: thinker.dropped == 1)
        await ann.read()
        assert ann.refused["unwanted"] == "hint-dropped"
        assert "drop" in ann.acks
        assert "hinted" not in kinds(ann)


@run
async def test_a_bot_without_an_answer_can_be_asked_again_at_once() -> None:
    async with open_rooms() as rooms:
        ann, _ = await people_at(rooms, "sylvan-dale")
        thinker = SlowThinker(await rooms.room(ann.table))
        thinker.fails = True
        thinker.answer_now.set()
        assert await ann.hint() == "no-hint"
        thinker.fails = False
        assert isinstance(await ann.hint(), Hints)


@run
async def test_workers_think_about_hints() -> None:
    async with open_rooms(limits=Limits(workers=1, pause=0.0)) as rooms:
        ann, _ = await people_at(rooms, "sylvan-dale")
        assert isinstance(await ann.hint(), Hints)


# Secrets


@pytest.mark.parametrize("game", game_ids())
def test_no_secret_is_part_of_a_hint(game: str) -> None:
    """What is sent names legal moves and parts of the score; see `tests/learn` for what it follows from."""
    table = new_game(game, random.Random(5))
    assert table.match is not None
    seat = table.match.state.seat
    answer = Memory().answer(question_of(table, seat, hint=True))
    moves = msgspec.json.decode(answer, type=list[HintedMove])
    assert {one.move for one in moves} <= set(table.match.moves(seat))
    parts = {name for name, _ in table.match.state.scores()[seat].parts}
    verdict = table.match.game.verdict(table.match.state)
    stands = {name for name, _ in verdict.stand} if verdict is not None else set()
    assert {reason.name for one in moves for reason in one.reasons} <= parts | stands | {""}


def test_a_hint_and_a_bot_at_the_same_seat_have_different_luck() -> None:
    table = new_game("sylvan-dale", random.Random(5))
    assert question_of(table, 0).seed != question_of(table, 0, hint=True).seed


@run
async def test_nobody_hears_of_a_hint_for_a_question_that_is_a_secret() -> None:
    chance = random.Random(1)
    async with open_rooms() as rooms:
        browsers = await four_at_alynthia(rooms)
        room = await rooms.room(browsers[0].table)
        while not is_discreet(room.table):
            assert room.table.match is not None
            seat = chance.choice(room.table.match.state.asked)
            await browsers[seat].read()
            await browsers[seat].move(chance.choice(browsers[seat].moves))
        for browser in browsers:
            await browser.read()
        assert room.table.match is not None
        asked = browsers[room.table.match.state.seat]
        known = [browser.known for browser in browsers]
        assert isinstance(await asked.hint(), Hints)
        for browser in browsers:
            await browser.read()
            assert "hinted" not in kinds(browser)
        assert [browser.known for browser in browsers] == known


# Warnings


@run
async def test_a_move_that_ends_a_turn_comes_with_what_it_leaves_undone() -> None:
    async with open_rooms() as rooms:
        (ann,) = await people_at(rooms, "alynthia", (ANN,))
        chance = random.Random(1)
        while "done" not in ann.moves:
            assert await ann.move(chance.choice(ann.moves)) == ""
        assert ann.now is not None
        left = ann.now.leaves["done"]
        assert ("tile", {"tile": ("tile", "focus")}) in [(one.kind, one.arguments) for one in left]
        onlooker = await Browser(CAT).connect(rooms, ann.table)
        assert onlooker.now is not None
        assert onlooker.now.leaves == {}
