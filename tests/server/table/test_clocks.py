"""Clocks: what is left to whom, from the times of the entries alone; and what happens at zero."""

from __future__ import annotations

import msgspec
import pytest

from tablewood.server.live.registry import Registry
from tablewood.server.table.absence_commands import ComeBack
from tablewood.server.table.clocks import COMING_BACK, Clocks, Waited
from tablewood.server.table.create import NewTable
from tablewood.server.table.entries import ClockRule, Moved, TableHeader, TimedOut
from tablewood.server.table.refusal import TableError
from tablewood.server.table.result import winners_of
from tablewood.server.table.seat_commands import TakeSeat
from tablewood.server.table.times import later, seconds_between
from tests.server.browser import Browser
from tests.server.fake_store import START, Database, FakeStore
from tests.server.rooms import ANN, BEN, bot, free, me, open_rooms, run, until

TURN = ClockRule(kind="turn", seconds=100)
BANK = ClockRule(kind="bank", seconds=100, increment=10)


def at(seconds: float) -> str:
    return later(START, seconds)


def test_times_are_reckoned_as_they_are_stored() -> None:
    assert at(90.5) == "2026-11-16T10:01:30.500000Z"
    assert seconds_between(START, at(86400)) == 86400
    assert seconds_between(at(1), START) == -1


def turn(clocks: Clocks, entry: int, seats: set[int], seconds: float) -> None:
    """From this moment on these seats are waited for."""
    clocks.wait_for(entry, Waited(frozenset(seats)))
    clocks.stamp({entry: at(seconds)})


def left(clocks: Clocks, seat: int) -> float:
    clock = clocks.of(seat, shown=True)
    assert clock is not None
    return clock.left


def test_a_bank_is_used_up_and_each_turn_adds_to_it() -> None:
    clocks = Clocks(BANK, 2)
    turn(clocks, 0, {0}, 0)
    assert clocks.runs_out() == (at(100), 0)
    turn(clocks, 1, {0}, 30)  # a move within the turn
    assert clocks.runs_out() == (at(100), 0)
    turn(clocks, 2, {1}, 40)
    assert left(clocks, 0) == 100 - 40 + 10
    turn(clocks, 3, {0}, 41)
    assert clocks.runs_out() == (at(41 + 70), 0)
    turn(clocks, 4, set(), 50)
    assert clocks.runs_out() is None


def test_every_turn_has_the_same_time() -> None:
    clocks = Clocks(TURN, 2)
    turn(clocks, 0, {0}, 0)
    turn(clocks, 1, {1}, 90)
    turn(clocks, 2, {0}, 180)
    assert clocks.runs_out() == (at(280), 0)


def test_of_several_who_are_waited_for_the_first_to_run_out_is_told() -> None:
    clocks = Clocks(BANK, 3)
    turn(clocks, 0, {1}, 0)
    turn(clocks, 1, {0, 1, 2}, 20)
    assert clocks.runs_out() == (at(100), 1)


def test_a_discreet_question_leaves_no_trace() -> None:
    clocks = Clocks(BANK, 2)
    clocks.wait_for(0, Waited(frozenset({0}), True))
    clocks.stamp({0: at(0)})
    assert clocks.runs_out() == (at(100), 0), "but nobody holds up the others for ever"
    shown = clocks.of(0, shown=False)
    assert shown is not None
    assert shown.since == ""
    turn(clocks, 1, {1}, 60)
    assert left(clocks, 0) == 100


def test_entries_not_stored_yet_count_from_now() -> None:
    clocks = Clocks(TURN, 2)
    clocks.wait_for(0, Waited(frozenset({0})))
    assert clocks.runs_out() is None
    assert clocks.as_of(at(5)).runs_out() == (at(105), 0)
    assert clocks.runs_out() is None


def test_whoever_comes_back_has_a_little_time() -> None:
    clocks = Clocks(BANK, 1)
    turn(clocks, 0, {0}, 0)
    turn(clocks, 1, set(), 500)
    assert left(clocks, 0) == 10
    clocks.refill(0)
    assert left(clocks, 0) == COMING_BACK


def test_headers_of_before_had_no_clock() -> None:
    old = TableHeader(
        id="t",
        game="sylve",
        rules=1,
        components="",
        seats=2,
        options={},
        open=True,
        host="",
        secret="",
        commitment="",
        made="",
    )
    encoded = msgspec.json.decode(msgspec.json.encode(old))
    del encoded["clock"]
    del encoded["setter"]
    assert msgspec.convert(encoded, TableHeader).clock is None


# At the table


async def two_at(rooms: Registry, clock: ClockRule | None) -> tuple[Browser, Browser]:
    """Ann is asked first."""
    new = NewTable(
        game="sylvan-dale",
        seating=[me(), free()],
        options={"first-player": "red"},
        clock=clock,
    )
    id = await rooms.create(new, ANN)
    await rooms.change(id, TakeSeat(holder=BEN, seat=1, name="Ben", salt="01" * 16))
    ann = await Browser(ANN).connect(rooms, id)
    ben = await Browser(BEN).connect(rooms, id)
    return ann, ben


def playing() -> Database:
    database = Database()
    database.later(0)
    return database


@run
async def test_everybody_sees_the_clocks() -> None:
    database = playing()
    async with open_rooms(FakeStore(database)) as rooms:
        ann, ben = await two_at(rooms, BANK)
        assert ben.now is not None
        assert ben.now.clock == BANK
        [first, second] = [seat.clock for seat in ben.now.seats]
        assert first is not None
        assert second is not None
        assert (first.left, first.since) == (100, START)
        assert (second.left, second.since) == (100, "")
        database.later(30)
        while ann.moves:
            assert await ann.move(ann.moves[0]) == ""
        await ben.read()
        [first, second] = [seat.clock for seat in ben.now.seats]
        assert first is not None
        assert second is not None
        assert (first.left, first.since) == (80, "")
        assert (second.left, second.since) == (100, at(30))


@run
async def test_at_zero_a_bot_keeps_the_seat_and_its_player_may_come_back() -> None:
    database = playing()
    async with open_rooms(FakeStore(database)) as rooms:
        ann, ben = await two_at(rooms, TURN)
        room = await rooms.room(ann.table)
        database.later(99)
        await room.timer.ring()
        assert not room.table.seating.is_bot(0)
        database.later(1)
        await room.timer.ring()
        await ann.read()
        await ben.read()
        assert ann.now is not None
        assert ben.now is not None
        seat = ben.now.seats[0]
        assert (seat.kind, seat.player, seat.kept_for) == ("bot", "grown", "Ann")
        assert not seat.kept_for_me
        assert ann.now.seats[0].kept_for_me
        assert "timed-out" in {said.kind for said in ben.said}
        assert ann.now.viewer == -1
        with pytest.raises(TableError, match="not yours"):
            await rooms.change(ann.table, ComeBack(holder=BEN, seat=0))
        card = await room.card(ANN)
        assert card.mine, "the table stays among Ann's own"
        assert not card.asked_me
        await rooms.change(ann.table, ComeBack(holder=ANN, seat=0))
        await rooms.change(ann.table, ComeBack(holder=ANN, seat=0))
        await ann.read()
        assert ann.now.viewer == 0
        assert ann.now.seats[0].player == "Ann"
        assert [said.kind for said in ann.said].count("came-back") == 1
        assert not room.table.seating.kept_for(ANN)


@run
async def test_a_clock_runs_out_though_nobody_looks_and_the_server_was_restarted() -> None:
    database = playing()
    async with open_rooms(FakeStore(database)) as rooms:
        ann, _ = await two_at(rooms, TURN)
        id = ann.table
        assert database.notes[id].due == at(100)
    database.later(3600)
    async with open_rooms(FakeStore(database)) as rooms, open_rooms(FakeStore(database)) as others:
        await rooms.look_for_due()
        await others.look_for_due()
        kinds = [type(kept.entry) for kept in database.kept(id)]
        assert kinds.count(TimedOut) == 1, "two servers, and it is done once"
        room = await rooms.room(id)
        await until(lambda: room.table.clocks.since.keys() == {1})


@run
async def test_whoever_forfeits_does_not_win() -> None:
    database = playing()
    async with open_rooms(FakeStore(database)) as rooms:
        rule = ClockRule(kind="turn", seconds=100, at_zero="forfeit")
        ann, ben = await two_at(rooms, rule)
        room = await rooms.room(ann.table)
        database.later(100)
        await room.timer.ring()
        await ben.read()
        assert ben.now is not None
        assert ben.now.seats[0].forfeited
        assert ben.now.seats[0].kept_for == ""
        with pytest.raises(TableError, match="not yours"):
            await rooms.change(ann.table, ComeBack(holder=ANN, seat=0))
        assert room.table.match is not None
        assert winners_of(room.table.match, {0}) == [1]
        assert winners_of(room.table.match, {0, 1}) == []


@run
async def test_bots_have_no_clock_and_old_tables_none_at_all() -> None:
    database = playing()
    async with open_rooms(FakeStore(database)) as rooms:
        new = NewTable(game="little-town", seating=[bot(), bot()], clock=TURN)
        room = await rooms.room(await rooms.create(new, ANN))
        await until(lambda: room.table.phase == "over", 60)
        assert {type(kept.entry) for kept in database.kept(room.id)} & {TimedOut} == set()
        assert any(isinstance(kept.entry, Moved) for kept in database.kept(room.id))
        ann, _ = await two_at(rooms, None)
        assert ann.now is not None
        assert (ann.now.clock, ann.now.seats[0].clock) == (None, None)
        assert database.notes[ann.table].due == ""


@run
async def test_a_clock_must_be_set_to_something_sensible() -> None:
    async with open_rooms() as rooms:
        for rule in (
            ClockRule(kind="turn", seconds=1),
            ClockRule(kind="bank", seconds=100, increment=-1),
            ClockRule(kind="turn", seconds=10**9),
        ):
            with pytest.raises(TableError, match="a clock runs") as caught:
                await two_at(rooms, rule)
            assert caught.value.code == "bad-clock"
