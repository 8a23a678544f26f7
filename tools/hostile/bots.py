"""Twenty tables of four ancient bots that nobody watches: how long does a stranger wait for a bot?

    python -m tools.hostile.bots [TABLES]

Everything runs in this process and its workers, on a database of its own, for less than a minute. Prints the longest
of three waits before and during the attack; status 1 if the attack makes it longer than two seconds.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time

from tablewood.server.live.limits import Limits
from tablewood.server.live.registry import Registry
from tablewood.server.live.viewer import Viewer
from tablewood.server.storage import Store
from tablewood.server.table.commands import MakeMove
from tablewood.server.table.create import NewTable, SeatWish

TABLES = 20
WAITS = 3
MOST = 2.0


async def longest_wait(rooms: Registry, name: str) -> float:
    """Sit down with a gentle bot, and play until it has moved a few times."""
    seating = [SeatWish(kind="me", name=name), SeatWish(kind="bot", name="sapling")]
    new = NewTable(game="little-town", seating=seating, options={"first-player": "blue"})
    room = await rooms.room(await rooms.create(new, name, name))
    viewer = Viewer(name, 64)
    room.enter(viewer)
    waits: list[float] = []
    while len(waits) < WAITS:
        at = room.table.at
        if room.table.bot_asked() < 0:
            assert room.table.match is not None
            move = room.table.match.moves(0)[0]
            await room.change(MakeMove(holder=name, seat=0, id=f"{at}", at=at, move=move))
            continue
        began = time.monotonic()
        while room.table.at == at:
            await asyncio.sleep(0.01)
        waits.append(time.monotonic() - began)
    room.exit(viewer)
    return max(waits)


async def attack(tables: int) -> float:
    """What the stranger sees during the attack."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store.open(f"{folder}/tables.db")
        rooms = Registry(store, Limits(workers=1))
        await longest_wait(rooms, "first")  # the worker starts
        print(f"quiet: {await longest_wait(rooms, 'stranger'):.2f} s")
        for _ in range(tables):
            seating = [SeatWish(kind="bot", name="ancient") for _ in range(4)]
            await rooms.create(NewTable(game="little-town", seating=seating), "eve", "eve")
        await asyncio.sleep(3)
        found = await longest_wait(rooms, "another stranger")
        print(f"{tables} tables of ancient bots: {found:.2f} s")
        await rooms.close()
        await store.close()
        return found


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else TABLES
    sys.exit(asyncio.run(asyncio.wait_for(attack(wanted), 60)) > MOST)
