"""Rated games without a network, for tests; and, as a program, a process that plays them until it is killed.

python -m tests.server.rated_games DATABASE SEED
"""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Sequence

from sqlalchemy import Connection, insert, select

from tablewood.server.live.limits import Limits
from tablewood.server.live.registry import Registry
from tablewood.server.live.room import Room
from tablewood.server.storage import Store
from tablewood.server.storage.schema import accounts, rated_games, rated_seats, ratings
from tablewood.server.table.commands import MakeMove
from tablewood.server.table.create import NewTable, SeatWish

ANN, BEN, CAT, GUEST = "a" * 64, "b" * 64, "c" * 64, "d" * 64
GAME = "little-town"
QUICK = Limits(workers=0, pause=0.0)


async def give_accounts(store: Store, *people: str) -> None:
    def work(connection: Connection) -> None:
        known = set(connection.execute(select(accounts.c.person)).scalars())
        new = [person for person in people if person not in known]
        rows = [{"person": one, "name": one[:3], "handle": one, "made": ""} for one in new]
        if rows:
            connection.execute(insert(accounts), rows)

    await store.run(work)


async def set_rated(rooms: Registry, people: Sequence[str], bots: Sequence[str] = ()) -> Room:
    """A rated table at which everybody sits."""
    first, *others = people
    seating = [SeatWish(kind="me", name="Host")]
    seating += [SeatWish(kind="open") for _ in others]
    seating += [SeatWish(kind="bot", name=bot) for bot in bots]
    id = await rooms.create(NewTable(game=GAME, seating=seating, rated=True), first)
    for seat, person in enumerate(others, 1):
        await rooms.sit(id, person, seat, f"Guest {seat}", "")
    return await rooms.room(id)


async def play(room: Room, chance: random.Random, most: int = 5000) -> None:
    """Random moves of the people, up to the end or so many; bots play by themselves."""
    for _ in range(most):
        table = room.table
        if table.state is None or table.state.over:
            async with room.steady():  # a bot's last move may still be on its way to the database
                return
        people = [seat for seat in table.state.asked if not table.seating.is_bot(seat)]
        if not people:
            await asyncio.sleep(0.001)
            continue
        seat = chance.choice(people)
        assert table.match is not None
        await room.change(
            MakeMove(
                holder=table.seating.seats[seat].holder,
                seat=seat,
                id=f"move {room.version}",
                at=table.at,
                move=chance.choice(table.match.moves(seat)),
            )
        )


Books = tuple[list[tuple[object, ...]], list[tuple[object, ...]], list[tuple[object, ...]]]


def books(connection: Connection) -> Books:
    """Everything that is written about ratings."""
    games = select(rated_games).order_by(rated_games.c.number)
    seats = select(rated_seats).order_by(rated_seats.c.table_id, rated_seats.c.seat)
    stand = select(ratings).order_by(ratings.c.person, ratings.c.game)
    found = [[tuple(row) for row in connection.execute(one)] for one in (games, seats, stand)]
    return found[0], found[1], found[2]


async def play_on(database: str, seed: int) -> None:
    """Play rated games of the same three people until somebody kills this process."""
    chance = random.Random(seed)
    store = Store.open(database)
    rooms = Registry(store, QUICK)
    while True:
        people = chance.sample([ANN, BEN, CAT], chance.choice([2, 3]))
        room = await set_rated(rooms, people)
        await play(room, chance)
        print(room.id, flush=True)


if __name__ == "__main__":
    asyncio.run(play_on(sys.argv[1], int(sys.argv[2])))
