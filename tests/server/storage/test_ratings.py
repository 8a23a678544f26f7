"""Every rated game counts once, whatever happens to servers, people and tables."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, select

from tablewood.server.live.registry import Registry
from tablewood.server.storage import Store
from tablewood.server.storage.accounts import delete_account
from tablewood.server.storage.operator import NotDone, Operator
from tablewood.server.storage.people import merge
from tablewood.server.storage.ratings import (
    count_again,
    count_result,
    history_of,
    standings_of,
    steps_at,
)
from tablewood.server.storage.schema import rated_games, tables
from tablewood.server.table.entries import Ended
from tablewood.server.table.rated import RatedResult, RatedSeat, rated_result
from tablewood.server.table.seat_commands import LeaveSeat
from tests.server.rated_games import (
    ANN,
    BEN,
    CAT,
    GAME,
    QUICK,
    Books,
    books,
    give_accounts,
    play,
    set_rated,
)

ROOT = Path(__file__).resolve().parents[3]
Scene = tuple[Store, Registry]


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Scene]:
    store = Store.open(database)
    rooms = Registry(store, QUICK)
    await give_accounts(store, ANN, BEN, CAT)
    try:
        yield store, rooms
    finally:
        await rooms.close()
        await store.close()


def story(database: str, tell: Callable[[Store, Registry], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(database) as (store, rooms):
            await tell(store, rooms)

    asyncio.run(run())


def result(table: str, *seats: tuple[str, int]) -> RatedResult:
    """A result by hand: who, and which place; short names are bots."""
    return RatedResult(
        table=table,
        game=GAME,
        seats=[
            RatedSeat(
                seat=at,
                person=who if len(who) == 64 else "",
                bot="" if len(who) == 64 else who,
                place=place,
            )
            for at, (who, place) in enumerate(seats)
        ],
    )


async def count(store: Store, *results: RatedResult) -> None:
    for one in results:
        await store.run(partial(count_result, result=one, time=f"at {one.table}"))


async def stands(store: Store, person: str) -> tuple[float, int]:
    """A person's mean, and the number of games."""
    found = await store.ask(lambda connection: standings_of(connection, person))
    return (found[0].skill.mu, found[0].games) if found else (0.0, 0)


def check_books(connection: Connection) -> Books:
    """The books agree with the tables, and with being counted again from the start."""
    before = books(connection)
    games = [row[1] for row in before[0]]
    assert len(games) == len(set(games))
    over = set(connection.execute(select(tables.c.id).where(tables.c.phase == "over")).scalars())
    assert set(games) == over, "every game that is over was counted, and no other"
    count_again(connection, GAME)
    assert books(connection) == before
    return before


def test_the_result_is_counted_with_the_last_move(database: str) -> None:
    async def tell(store: Store, rooms: Registry) -> None:
        room = await set_rated(rooms, [ANN, BEN], ["random"])
        await play(room, random.Random(1))
        games, seats, _ = await store.run(check_books)
        assert len(games) == 1
        final = room.table.result
        assert final is not None
        assert [row[4] for row in seats] == [score.rank for score in final.scores]
        assert [row[2] for row in seats] == [ANN, BEN, ""]
        _, kept = await store.load(room.id)
        assert isinstance(kept[-1].entry, Ended)
        again = rated_result(room.table)
        assert again is not None
        await count(store, again)
        assert len((await store.run(check_books))[0]) == 1, "a second time changes nothing"

    story(database, tell)


def test_whoever_leaves_it_to_a_bot_has_lost(database: str) -> None:
    async def tell(store: Store, rooms: Registry) -> None:
        room = await set_rated(rooms, [ANN, BEN])
        await play(room, random.Random(2), most=6)
        await room.change(LeaveSeat(holder=ANN, seat=0, bot="greedy"))
        await play(room, random.Random(2))
        final = room.table.result
        assert final is not None
        assert final.scores[0].rank == 1, "the bot wins"
        steps = (await store.ask(lambda one: steps_at(one, [room.id])))[room.id]
        assert (steps[0].place, steps[1].place) == (3, 2)
        assert (await stands(store, ANN))[0] < 25 < (await stands(store, BEN))[0]

    story(database, tell)


def test_a_table_that_is_not_rated_counts_nothing(database: str) -> None:
    async def tell(store: Store, rooms: Registry) -> None:
        room = await set_rated(rooms, [ANN, BEN])
        room.table.header.rated = False
        await play(room, random.Random(3))
        assert await store.ask(books) == ([], [], [])

    story(database, tell)


def test_bots_stay_as_strong_as_they_are(database: str) -> None:
    async def tell(store: Store, rooms: Registry) -> None:
        await count(store, result("t1", (ANN, 1), ("greedy", 2)))
        await count(store, result("t2", (ANN, 1), ("greedy", 2)))
        first, second = (await store.ask(lambda one: steps_at(one, ["t1", "t2"]))).values()
        assert first[1].before == second[1].before
        assert second[0].before == first[0].after

    story(database, tell)


def test_a_voided_result_never_was(database: str) -> None:
    async def tell(store: Store, rooms: Registry) -> None:
        results = [
            result("t1", (ANN, 1), (BEN, 2)),
            result("t2", (ANN, 1), (BEN, 2), (CAT, 2)),
            result("t3", (BEN, 1), (CAT, 2)),
        ]
        await count(store, results[0], results[2])
        without = [await stands(store, person) for person in (ANN, BEN, CAT)]
        operator = Operator.open(database)
        await asyncio.to_thread(operator.void_result, "t3")
        await count(store, results[1])
        await asyncio.to_thread(operator.void_result, "t2", "cheated")
        await count(store, result("t4", (BEN, 1), (CAT, 2)))
        assert [await stands(store, person) for person in (ANN, BEN, CAT)] == without
        assert operator.log()[0].action == "void"
        with pytest.raises(NotDone):
            operator.void_result("t2")
        operator.close()

    story(database, tell)


def test_a_deleted_table_takes_its_result_along(database: str) -> None:
    async def tell(store: Store, rooms: Registry) -> None:
        room = await set_rated(rooms, [ANN, BEN])
        await play(room, random.Random(4))
        operator = Operator.open(database)
        assert operator.table(room.id).rated == "counted"
        await asyncio.to_thread(operator.delete_table, room.id)
        operator.close()
        assert await store.ask(books) == ([], [], [])

    story(database, tell)


def test_who_deletes_their_account_leaves_the_others_as_they_are(database: str) -> None:
    async def tell(store: Store, rooms: Registry) -> None:
        await count(store, result("t1", (ANN, 1), (BEN, 2)), result("t2", (CAT, 1), (ANN, 2)))
        before = [await stands(store, person) for person in (BEN, CAT)]
        await store.run(lambda connection: delete_account(connection, ANN))
        assert await stands(store, ANN) == (0.0, 0)
        everything = await store.ask(books)
        assert ANN not in str(everything)
        await store.run(lambda connection: count_again(connection, GAME))
        assert [await stands(store, person) for person in (BEN, CAT)] == before
        await count(store, result("t3", (ANN, 1), (BEN, 2)))
        assert await stands(store, ANN) == (0.0, 0), "nothing is kept of somebody without account"
        assert (await stands(store, BEN))[1] == 2

    story(database, tell)


def test_two_who_become_one_have_one_rating(database: str) -> None:
    async def tell(store: Store, rooms: Registry) -> None:
        await count(
            store,
            result("t1", (ANN, 1), (BEN, 2)),
            result("t2", (CAT, 1), (BEN, 2)),
            result("t3", (ANN, 1), (CAT, 2)),
        )
        await store.run(lambda connection: merge(connection, CAT, ANN))
        assert await stands(store, CAT) == (0.0, 0)
        assert (await stands(store, ANN))[1] == 2, "the game against themselves counts no longer"
        steps = await store.ask(lambda connection: history_of(connection, ANN, GAME))
        assert [step.table for step in steps] == ["t1", "t2"]
        await count(store, result("t4", (CAT, 1), (BEN, 2)), result("t5", (CAT, 1), (ANN, 2)))
        assert (await stands(store, ANN))[1] == 3, "entries of before name them as they were"

    story(database, tell)


def start(database: str, seed: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.server.rated_games", database, str(seed)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def test_kill_nine_counts_every_game_once(database: str) -> None:
    """Processes are killed between, and probably in, the transactions; two at a time where two may share a database."""

    async def prepare() -> None:
        async with opened(database):
            pass

    async def look() -> Books:
        async with opened(database) as (store, _):
            return await store.run(check_books)

    asyncio.run(prepare())
    chance = random.Random(20261118)
    many = 1 if database.startswith("sqlite") else 2
    for life in range(3):
        processes = [start(database, 10 * life + number) for number in range(many)]
        for process in processes:
            assert process.stdout is not None
            assert process.stdout.readline(), "no game was finished"
        time.sleep(chance.uniform(0, 0.3))
        for process in processes:
            process.kill()
            process.communicate()
    games, _, stand = asyncio.run(look())
    assert len(games) >= 3 * many
    assert len(stand) == 3


def test_two_processes_that_end_games_at_once_lose_nothing(postgres_server: str) -> None:
    """Both read and write the ratings of the same people."""
    from tests.server.conftest import empty

    url = empty(postgres_server)

    async def run() -> None:
        async with opened(url) as (first, _), opened(url) as (second, _):
            await asyncio.gather(
                *(
                    count(store, result(f"{name}{number}", (ANN, 1), (BEN, 2)))
                    for number in range(25)
                    for name, store in (("x", first), ("y", second))
                )
            )
            assert (await stands(first, ANN))[1] == 50
            number = await first.ask(
                lambda one: one.execute(select(func.count()).select_from(rated_games)).scalar()
            )
            assert number == 50
            before = await first.ask(books)
            await first.run(lambda connection: count_again(connection, GAME))
            assert await first.ask(books) == before

    asyncio.run(run())
