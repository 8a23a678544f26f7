"""Whose bot thinks next: nobody's tables keep another's bots waiting, and what nobody needs is not thought out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
import pytest

from tablewood.games import game as find_game
from tablewood.server.bots import pool as pools
from tablewood.server.bots.pool import NoAnswer, WorkerPool
from tablewood.server.bots.process import Worker
from tablewood.server.bots.queue import (
    EXPECTED,
    LANES,
    UNWATCHED,
    WATCHED,
    ThoughtQueue,
    UnwatchedTables,
)
from tablewood.server.bots.worker import BotQuestion
from tablewood.server.live.limits import Limits
from tablewood.server.live.viewer import Viewer
from tablewood.server.table.create import NewTable
from tests.server.rooms import ANN, bot, me, open_rooms, run, set_table, until

EVE = "mark of eve"
STRANGER = "mark of a stranger"


class Waits(msgspec.Struct, eq=False):
    table: str
    setter: str = ""
    lane: int = WATCHED


def order(queue: ThoughtQueue[Waits], *lanes: int) -> list[str]:
    """The tables in the order they get their turn."""
    found = []
    while (thought := queue.take(*lanes or LANES)) is not None:
        found.append(thought.table)
    return found


def queue_of(*thoughts: Waits) -> ThoughtQueue[Waits]:
    queue: ThoughtQueue[Waits] = ThoughtQueue()
    for thought in thoughts:
        queue.add(thought)
    return queue


def test_watched_tables_come_first_and_tables_of_bots_alone_last() -> None:
    queue = queue_of(Waits("c", lane=UNWATCHED), Waits("b", lane=EXPECTED), Waits("a"))
    assert len(queue) == 3
    assert order(queue) == ["a", "b", "c"]
    assert len(queue) == 0


def test_twenty_tables_of_one_address_keep_a_stranger_waiting_for_one_turn_only() -> None:
    queue = queue_of(*[Waits(f"eve {n}", EVE) for n in range(20)], Waits("mine", STRANGER))
    assert order(queue)[:3] == ["eve 0", "mine", "eve 1"]


def test_the_tables_of_an_address_take_turns() -> None:
    queue = queue_of(Waits("a", EVE), Waits("a", EVE), Waits("b", EVE), Waits("c", STRANGER))
    assert order(queue) == ["a", "c", "b", "a"]


def test_a_table_of_unknown_origin_stands_for_itself() -> None:
    queue = queue_of(Waits("a", EVE), Waits("b", EVE), Waits("old"), Waits("older"))
    assert order(queue) == ["a", "old", "older", "b"]


def test_a_thought_is_taken_out_once() -> None:
    unwanted, wanted = Waits("a", EVE), Waits("b", EVE)
    queue = queue_of(unwanted, wanted)
    assert queue.drop(unwanted)
    assert not queue.drop(unwanted)
    assert order(queue) == ["b"]
    assert not queue.drop(wanted)


def test_a_table_that_is_looked_at_moves_up() -> None:
    queue = queue_of(Waits("a", lane=UNWATCHED), Waits("b", lane=UNWATCHED))
    queue.move("b", WATCHED)
    assert order(queue, WATCHED) == ["b"]
    assert order(queue) == ["a"]


def test_few_tables_play_on_unwatched_and_fewer_of_one_address() -> None:
    tables = UnwatchedTables(most=3, most_each=2)
    assert [tables.admits(table, EVE) for table in "abc"] == [True, True, False]
    assert tables.admits("a", EVE), "it has its place already"
    assert [tables.admits(table, STRANGER) for table in "de"] == [True, False]
    tables.release("b")
    assert tables.admits("e", STRANGER)


# The pool


class SlowWorker(Worker):
    """Answers when it is let, and knows whether it was told to stop."""

    asked: list[str]

    def __init__(self, gives_way: bool = False) -> None:
        super().__init__(gives_way)
        self.gives_way = gives_way
        self.asked = []
        self.answers = 0
        self.interrupted = self.killed = 0

    def ask(
        self, question: bytes, seconds: float, given_up: Callable[[], bool] = lambda: False
    ) -> str:
        self.asked.append(msgspec.json.decode(question, type=BotQuestion).table)
        mine = len(self.asked)
        while self.answers < mine:
            if self.killed or self._stopped:
                raise NoAnswer("killed")
        return f"move {mine}"

    def interrupt(self) -> None:
        self.interrupted += 1

    def kill(self) -> None:
        self.killed += 1


def question(table: str, bot: str = "random") -> BotQuestion:
    return BotQuestion(
        table=table,
        game="little-town",
        components=find_game("little-town").components_hash(),
        seats=2,
        key="12" * 32,
        options={"first-player": "blue"},
        moves=[],
        seat=0,
        bot=bot,
        seed=5,
    )


def slow_pool(monkeypatch: pytest.MonkeyPatch) -> tuple[WorkerPool, SlowWorker, SlowWorker]:
    """A pool with one worker, and the one for tables that nobody watches."""
    monkeypatch.setattr(pools, "Worker", SlowWorker)
    pool = WorkerPool(1, 60)
    [worker], [background] = pool._workers, pool._background
    assert isinstance(worker, SlowWorker)
    assert isinstance(background, SlowWorker)
    return pool, worker, background


def test_unwatched_tables_never_have_the_workers_of_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play() -> None:
        pool, worker, background = slow_pool(monkeypatch)
        eve = [
            asyncio.create_task(pool.answer(question(f"eve {n}"), EVE, UNWATCHED))
            for n in range(20)
        ]
        await until(lambda: background.asked == ["eve 0"])
        mine = asyncio.create_task(pool.answer(question("mine"), STRANGER, WATCHED))
        await until(lambda: worker.asked == ["mine"])
        worker.answers = 1
        assert await mine == "move 1"
        assert background.gives_way
        assert not worker.gives_way
        await pool.close()
        assert {type(error) for error in await asyncio.gather(*eve, return_exceptions=True)} == {
            NoAnswer
        }

    asyncio.run(play())


def test_a_thought_that_waits_is_taken_out_and_one_that_runs_is_stopped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pools, "GRACE", 0.05)

    async def play() -> None:
        pool, worker, _ = slow_pool(monkeypatch)
        runs = asyncio.create_task(pool.answer(question("runs")))
        await until(lambda: worker.asked == ["runs"])
        waits = asyncio.create_task(pool.answer(question("waits")))
        last = asyncio.create_task(pool.answer(question("last")))
        await asyncio.sleep(0)
        waits.cancel()
        runs.cancel()
        await until(lambda: worker.killed == 1)
        assert worker.interrupted == 1, "told to stop before it was killed"
        worker.killed = 0
        worker.answers = 2
        assert await last == "move 2"
        assert worker.asked == ["runs", "last"], "nobody thought about what was given up"
        await pool.close()

    asyncio.run(play())


def test_a_bot_that_thinks_stops_when_it_is_told_to() -> None:
    async def play() -> None:
        pool = WorkerPool(1, 60)
        answer = await pool.answer(question("t"))
        [worker] = pool._workers
        process = worker._process
        thinking = asyncio.create_task(pool.answer(question("t", bot="search:seconds=50")))
        await until(lambda: worker._thinks)
        await asyncio.sleep(0.1)
        thinking.cancel()
        async with asyncio.timeout(20):
            assert await pool.answer(question("t")) == answer
        assert worker._process is process, "it did not have to be killed"
        await pool.close()

    asyncio.run(play())


# At tables


@run
async def test_bots_among_themselves_rest_unless_somebody_watches() -> None:
    async with open_rooms(limits=Limits(workers=0, pause=0.0)) as rooms:
        rooms._pool.unwatched = UnwatchedTables(most=0, most_each=0)
        id = await set_table(rooms, "little-town", bot(), bot())
        room = await rooms.room(id)
        await until(lambda: not room._bots.busy)
        assert (room.idle, room.table.line) == (True, [])
        room.enter(Viewer(ANN, 64))
        await until(lambda: room.table.phase == "over", 60)


@run
async def test_bots_among_themselves_are_slow_until_somebody_looks() -> None:
    async with open_rooms(limits=Limits(workers=0, pause=0.001, unwatched=100_000)) as rooms:
        id = await set_table(rooms, "little-town", bot(), bot())
        room = await rooms.room(id)
        await asyncio.sleep(0.05)
        assert (room._bots.busy, room.table.line) == (True, [])
        room.enter(Viewer(ANN, 64))
        await until(lambda: len(room.table.line) > 5, 30)


@run
async def test_a_bot_is_asked_for_its_table_and_whoever_set_it() -> None:
    async with open_rooms() as rooms:
        asked: list[tuple[str, int]] = []
        usual = rooms._pool.answer

        async def answer(question: BotQuestion, setter: str = "", lane: int = 0) -> str:
            asked.append((setter, lane))
            return await usual(question)

        rooms._pool.answer = answer  # type: ignore[method-assign]
        new = NewTable(game="sylvan-dale", seating=[bot(), me()], options={"first-player": "red"})
        room = await rooms.room(await rooms.create(new, ANN, EVE))
        await until(lambda: bool(asked))
        assert asked[0] == (EVE, EXPECTED)
        assert room.lane == EXPECTED
        room.enter(Viewer(ANN, 64))
        assert room.lane == WATCHED
