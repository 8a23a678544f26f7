"""Tables come and go for hours, in minutes: is the memory given back?

    make churn                         4,000 tables in this process, then 4,000 on a server (about twenty minutes)
    make churn ARGS="--tables 600"     fewer
    python tools/churn.py --served     on a server only: `tablewood serve`, over HTTP and sockets

Every table is set, played for some moves and left; then all of them are dropped from memory, and the next ones come.
Prints the process's memory after each round; ends with status 1 if, at the end, it is more than 20 % above what it was
after the first round, or if a dropped table is still in memory. It sends to 127.0.0.1 only.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import re
import sys
import tempfile
from pathlib import Path

from tablewood.games import game_ids
from tablewood.server.http.serve import sweep_briefly
from tablewood.server.live.limits import Limits
from tablewood.server.live.registry import Registry
from tablewood.server.live.room import Room
from tablewood.server.storage import Store
from tablewood.server.table.commands import MakeMove
from tablewood.server.table.create import NewTable, SeatWish
from tests.server.server_process import ServerProcess, serving
from tests.server.visitor import TableSocket, Visitor
from tools.processes import resident

AT_ONCE = 200
"""How many tables are in memory before they are dropped."""
MOVES = 15
ALLOWED = 1.2
HOLDER = "c" * 64
SITTING = 20
"""How many tables of a server are played at the same time."""
WARM = 20
"""How many tables of a server are played before its memory is first looked at: the games are loaded by then."""
IDLE = 2.0
"""How many seconds a served table stays in memory when nobody looks: what takes minutes takes seconds here."""
DROPPED = 60.0
"""How many seconds a server may take to drop what nobody looks at."""


async def play(rooms: Registry, game: str) -> None:
    """A table of two people at one device, for some moves."""
    ann = SeatWish(kind="me", name="Ann", salt="a1" * 16)
    ben = SeatWish(kind="here", name="Ben", salt="b2" * 16)
    room = await rooms.room(await rooms.create(NewTable(game=game, seating=[ann, ben]), HOLDER))
    for number in range(MOVES):
        match = room.table.match
        if match is None or match.state.over:
            return
        seat = match.state.asked[0]
        move, at = match.moves(seat)[0], room.table.at
        await room.change(MakeMove(holder=HOLDER, seat=seat, id=f"m{number}", at=at, move=move))


async def churn(tables: int) -> int:
    """Play and drop round after round; returns the exit status."""
    games = game_ids()
    with tempfile.TemporaryDirectory() as folder:
        store = Store.open(str(Path(folder) / "tables.db"))
        rooms = Registry(store, Limits(workers=0, pause=0.0))
        found: list[float] = []
        for first in range(0, tables, AT_ONCE):
            for number in range(first, min(first + AT_ONCE, tables)):
                await play(rooms, games[number % len(games)])
            rooms.drop_idle(0)
            await asyncio.sleep(0)
            if not found:
                sweep_briefly()  # as a server does once it is warm
            found.append(resident(os.getpid()))
            print(f"churn: {first + AT_ONCE} tables, {found[-1]:.0f} MB", flush=True)
        lingering = sum(isinstance(one, Room) for one in gc.get_objects())
        await rooms.close()
        await store.close()
    return verdict(found, lingering)


def verdict(found: list[float], lingering: int) -> int:
    """Say what was found; returns the exit status."""
    print(f"churn: {found[0]:.0f} MB after the first round, {found[-1]:.0f} MB after the last")
    print(f"churn: {lingering} dropped tables still in memory")
    return int(found[-1] > ALLOWED * found[0] or lingering > 0)


async def visit(server: ServerProcess, game: str) -> None:
    """Two people come, play some moves over their sockets, and leave."""
    async with Visitor(server.address, "Ann") as ann, Visitor(server.address, "Ben") as ben:
        await asyncio.gather(ann.ask("/api/games"), ben.ask("/api/games"))
        table = await ann.set_table(game, [ann.me(), {"kind": "open"}])
        await ben.sit(table, 1)
        sights = [await ann.look(table, 0), await ben.look(table, 1)]
        for _ in range(MOVES):
            await move(sights)
        for sight in sights:
            await sight.close()


async def move(sights: list[TableSocket]) -> None:
    """The first who has a move makes it; both wait until they see it."""
    mover = next((sight for sight in sights if sight.table["moves"]), None)
    if mover is None:
        return
    answer = await mover.move(mover.table["moves"][0]["move"])
    for sight in sights:
        await sight.until(lambda table: table["version"] >= answer["version"])


async def rooms_left(server: ServerProcess) -> int:
    """How many tables the server still has in memory, once it has had the time to drop them."""
    async with Visitor(server.address, "Cat") as cat, asyncio.timeout(DROPPED):
        while True:
            told = (await cat.http.get("/metrics")).text
            number = re.search(r"^tablewood_rooms (\d+)", told, re.MULTILINE)
            left = int(number[1]) if number else 0
            if left == 0:
                return left
            await asyncio.sleep(1)


async def churn_served(server: ServerProcess, tables: int) -> int:
    """Visit round after round; returns the exit status."""
    games = game_ids()
    gate = asyncio.Semaphore(SITTING)

    async def one(number: int) -> None:
        async with gate:
            await visit(server, games[number % len(games)])

    print(f"churn: {resident(server.pid):.0f} MB before anybody came", flush=True)
    found: list[float] = []
    for first in [0, *range(WARM, tables, AT_ONCE)]:
        last = min(first + AT_ONCE, tables) if first else WARM
        await asyncio.gather(*[one(number) for number in range(first, last)])
        left = await rooms_left(server)
        found.append(resident(server.pid))
        print(f"churn: {last} tables served, {found[-1]:.0f} MB", flush=True)
    return verdict(found, left)


def serve_and_churn(tables: int) -> int:
    """Start a server with its usual settings, except that it drops tables soon and lets us ask as often as we like."""
    with tempfile.TemporaryDirectory(prefix="tablewood-churn-") as folder:
        lifted = {"TABLEWOOD_RATES": "0", "TABLEWOOD_CONNECTIONS": "0", "TABLEWOOD_IDLE": str(IDLE)}
        database = f"sqlite:///{folder}/tables.db"
        with serving(database, Path(folder) / "log", False, **lifted) as server:
            return asyncio.run(churn_served(server, tables))


def main() -> int:
    """Read how many tables are wanted, and play them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=4000)
    parser.add_argument("--served", action="store_true", help="on a server in its own process")
    wanted = parser.parse_args()
    return serve_and_churn(wanted.tables) if wanted.served else asyncio.run(churn(wanted.tables))


if __name__ == "__main__":
    sys.exit(main())
