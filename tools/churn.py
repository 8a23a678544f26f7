"""Tables come and go for hours, in minutes: is the memory given back?

    make churn                         4,000 tables, a few hundred at a time (about ten minutes)
    make churn ARGS="--tables 600"     fewer

Every table is set, played for some moves and left; then all of them are dropped from memory, and the next ones come.
Prints the process's memory after each round; ends with status 1 if, at the end, it is more than 20 % above what it was
after the first round, or if a dropped table is still in memory. Everything runs in this process, without a network.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
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

AT_ONCE = 200
"""How many tables are in memory before they are dropped."""
MOVES = 15
ALLOWED = 1.2
HOLDER = "c" * 64


def resident_mb() -> float:
    """The memory this process takes, in MB (Linux)."""
    status = Path("/proc/self/status").read_text("utf-8")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS:"))
    return int(line.split()[1]) / 1024


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
            found.append(resident_mb())
            print(f"churn: {first + AT_ONCE} tables, {found[-1]:.0f} MB", flush=True)
        lingering = sum(isinstance(one, Room) for one in gc.get_objects())
        await rooms.close()
        await store.close()
    print(f"churn: {found[0]:.0f} MB after the first round, {found[-1]:.0f} MB after the last")
    print(f"churn: {lingering} dropped tables still in memory")
    return int(found[-1] > ALLOWED * found[0] or lingering > 0)


def main() -> int:
    """Read how many tables are wanted, and play them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=4000)
    return asyncio.run(churn(parser.parse_args().tables))


if __name__ == "__main__":
    sys.exit(main())
