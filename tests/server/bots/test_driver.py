"""Bots at tables: they play whenever they are asked, and a table survives whatever goes wrong with them."""

from __future__ import annotations

import asyncio
import threading

import msgspec
import pytest

from tablewood.games import game as find_game
from tablewood.games import game_ids
from tablewood.kernel.match import Match
from tablewood.server.bots.pool import NoAnswer, Worker, WorkerPool
from tablewood.server.bots.worker import BotQuestion, Memory
from tablewood.server.live.limits import Limits
from tablewood.server.table.seat_commands import LeaveSeat, SeatBot
from tests.server.browser import Browser
from tests.server.fake_store import Database, FakeStore
from tests.server.rooms import (
    ANN,
    CAT,
    bot,
    free,
    me,
    open_rooms,
    people_at,
    run,
    run_now,
    set_table,
    until,
)

WORKERS = Limits(workers=1, pause=0.0)


@pytest.mark.parametrize("game", game_ids())
def test_a_table_of_bots_plays_itself_to_the_end(game: str) -> None:
    @run_now
    async def _play() -> None:
        async with open_rooms() as rooms:
            seats = max(2, find_game(game).seats[0])
            id = await set_table(rooms, game, *[bot() for _ in range(seats)])
            room = await rooms.room(id)
            await until(lambda: room.table.phase == "over", 60)
            assert room.table.talk.lines[-1].kind == "ended"
            # The last entry is counted when it is stored, which is after it can be seen.
            await until(lambda: rooms.counts()["bot_moves"] == len(room.table.line))
            assert rooms.counts()["stumbles"] == 0


@run
async def test_people_and_bots_together() -> None:
    async with open_rooms() as rooms:
        id = await set_table(rooms, "little-town", bot("greedy"), me(), bot("sapling"))
        ann = await Browser(ANN).connect(rooms, id)
        for _ in range(500):
            await until(lambda: ann.outgoing() or bool(ann.moves))
            await ann.read()
            if ann.moves:
                assert await ann.move(ann.moves[-1]) == ""
            assert ann.now is not None
            if ann.now.phase == "over":  # perhaps by her own move
                break
        assert ann.now is not None
        assert ann.now.phase == "over"
        assert [seat.kind for seat in ann.now.seats] == ["bot", "person", "bot"]


@run
async def test_bots_give_people_time_in_a_cooperative_phase() -> None:
    async with open_rooms() as rooms:
        id = await set_table(rooms, "alynthia", me(), bot(), mode="cooperative")
        ann = await Browser(ANN).connect(rooms, id)
        room = await rooms.room(id)
        open_to_both = 0
        for _ in range(30):
            await until(lambda: not room._bots.busy)
            await ann.read()
            assert ann.now is not None
            if ann.now.phase == "over":
                break
            assert room.table.state is not None
            assert room.table.state.seat == 0, "the bot rests when it is Ann's turn in sequence"
            open_to_both += ann.now.asked == [0, 1]
            assert await ann.move(ann.moves[0]) == ""
        assert open_to_both > 0


@run
async def test_a_bot_takes_over_from_somebody_who_leaves() -> None:
    async with open_rooms() as rooms:
        ann, ben = await people_at(rooms, "sylvan-dale")
        salt = ann.now.seats[0].salt if ann.now else ""
        await ann.move(ann.moves[0])
        await rooms.change(ann.table, LeaveSeat(holder=ANN, seat=0, bot="random"))
        await ann.read()
        assert ann.now is not None
        assert (ann.now.viewer, ann.moves) == (-1, []), "Ann no longer sees from that seat"
        assert ann.now.seats[0].salt == salt, "the promised shuffle does not change"
        for _ in range(400):
            while not ben.moves and ben.now and ben.now.phase != "over":
                await until(ben.outgoing)
                await ben.read()
            if not ben.moves:
                break
            await ben.move(ben.moves[0])
            await ben.read()
        assert ben.now is not None
        assert ben.now.phase == "over"
        assert await ann.move("done") == "not-your-seat"


@run
async def test_bots_keep_playing_after_a_restart() -> None:
    database = Database()
    async with open_rooms(FakeStore(database), Limits(workers=0, pause=60.0)) as rooms:
        id = await set_table(rooms, "little-town", bot(), bot())
        assert len((await rooms.room(id)).table.line) == 0
    async with open_rooms(FakeStore(database)) as rooms:
        eve = await Browser(CAT).connect(rooms, id)
        await until(lambda: eve.room is not None and eve.room.table.phase == "over", 60)


@run
async def test_the_host_fills_the_table_with_bots() -> None:
    async with open_rooms(limits=Limits(workers=0, pause=60.0)) as rooms:
        id = await set_table(rooms, "little-town", me(), free(), free())
        await rooms.change(id, SeatBot(holder=ANN, seat=1, bot="random"))
        assert (await rooms.room(id)).table.phase == "seating"
        await rooms.change(id, SeatBot(holder=ANN, seat=2, bot="random"))
        assert (await rooms.room(id)).table.phase == "playing"


@run
async def test_a_thinking_bot_is_shown_and_moves_after_a_pause() -> None:
    pause = 3.0
    async with open_rooms(limits=Limits(workers=0, pause=pause)) as rooms:
        clock = asyncio.get_running_loop().time
        began = clock()
        id = await set_table(rooms, "sylvan-dale", bot(), me(), **{"first-player": "red"})
        ann = await Browser(ANN).connect(rooms, id)
        assert ann.presence is not None
        assert ann.presence.thinking == [0]
        version = ann.known
        await asyncio.sleep(0.05)
        await ann.read()
        assert ann.known == version
        await until(lambda: ann.room is not None and ann.room.version > version)
        assert clock() - began >= pause


@run
async def test_when_a_bot_fails_a_random_move_is_made_and_the_game_goes_on() -> None:
    async with open_rooms() as rooms:

        async def fails(question: BotQuestion, setter: str = "", lane: int = 0) -> str:
            raise NoAnswer("gone")

        rooms._pool.answer = fails  # type: ignore[method-assign]
        id = await set_table(rooms, "little-town", bot(), bot())
        room = await rooms.room(id)
        await until(lambda: room.table.phase == "over", 60)
        # The last entry is counted when it is stored, which is after it can be seen.
        await until(lambda: rooms.counts()["stumbles"] == len(room.table.line))
        assert "stumbled" in {said.kind for said in room.table.talk.lines}


@run
async def test_when_a_bot_answers_nonsense_a_random_move_is_made() -> None:
    async with open_rooms() as rooms:

        async def nonsense(question: BotQuestion, setter: str = "", lane: int = 0) -> str:
            return "dance"

        rooms._pool.answer = nonsense  # type: ignore[method-assign]
        id = await set_table(rooms, "little-town", bot(), bot())
        room = await rooms.room(id)
        await until(lambda: len(room.table.line) > 3)
        assert room.table.talk.lines[-1].kind == "stumbled"


# Workers


def question(moves: list[tuple[int, str]], bot: str = "random", seat: int = 0) -> BotQuestion:
    return BotQuestion(
        table="t",
        game="little-town",
        components=find_game("little-town").components_hash(),
        seats=2,
        key="12" * 32,
        options={"first-player": "blue"},
        moves=moves,
        seat=seat,
        bot=bot,
        seed=5,
    )


def test_a_worker_keeps_its_match_and_goes_back_when_moves_are_undone() -> None:
    memory = Memory()
    match = Match(find_game("little-town"), 2, key=b"\x12" * 32, options={"first-player": "blue"})
    moves: list[tuple[int, str]] = []
    for _ in range(8):
        seat = match.state.seat
        move = memory.answer(question(moves, seat=seat))
        match.submit(seat, move)
        moves = [*moves, (seat, move)]
    known = memory._tables["t"]
    assert known.moves == moves[:-1], "it has followed the game"
    assert memory.answer(question([])) == moves[0][1], "after the undo: repeatable from its seed"
    assert memory._tables["t"] is not known
    assert Memory().answer(question(moves, seat=match.state.seat)) in match.moves(match.state.seat)


def test_a_worker_that_dies_or_is_too_slow_is_restarted() -> None:
    worker = Worker()
    encoded = msgspec.json.encode(question([]))
    try:
        answer = worker.ask(encoded, 60)
        assert answer == Memory().answer(question([]))
        assert worker._process is not None
        worker._process.kill()
        worker._process.join()
        assert worker.ask(encoded, 60) == answer, "found dead before it was asked"
        slow = msgspec.json.encode(question([], bot="ancient"))
        with pytest.raises(NoAnswer, match="within"):
            worker.ask(slow, 0.01)
        assert worker.ask(encoded, 60) == answer
        threading.Timer(0.2, worker._process.kill).start()
        with pytest.raises(NoAnswer, match="gone"):
            worker.ask(slow, 60)
        assert worker.ask(encoded, 60) == answer
    finally:
        worker.end()


@run
async def test_a_worker_that_dies_is_replaced_and_nobody_notices() -> None:
    async with open_rooms(limits=WORKERS) as rooms:
        id = await set_table(rooms, "little-town", bot(), bot())
        table = (await rooms.room(id)).table
        for moves in (5, 20):
            await until(lambda moves=moves: len(table.line) >= moves, 60)  # type: ignore[misc]
            process = rooms._pool._workers[0]._process
            if process is not None:
                process.kill()
        await until(lambda: table.phase == "over", 60)
        assert rooms.counts()["stumbles"] == 0


@run
async def test_closing_does_not_wait_for_a_thinking_bot() -> None:
    thinking = WorkerPool(1, 60)
    asking = asyncio.create_task(thinking.answer(question([], bot="ancient")))
    await asyncio.sleep(0.3)
    async with asyncio.timeout(10):
        await thinking.close()
    with pytest.raises((NoAnswer, asyncio.CancelledError)):
        await asking


@run
async def test_a_bot_stops_thinking_when_the_position_is_undone() -> None:
    async with open_rooms(limits=Limits(workers=0, pause=0.2)) as rooms:
        id = await set_table(rooms, "sylvan-dale", me(), bot(), **{"first-player": "red"})
        ann = await Browser(ANN).connect(rooms, id)
        while ann.moves:
            await ann.move(ann.moves[0])
        assert await ann.undo() == ""
        at = ann.at
        await asyncio.sleep(0.3)
        await ann.read()
        assert ann.at == at
        assert ann.moves
        assert ann.room is not None
        assert not ann.room._bots.busy
