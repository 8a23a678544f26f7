"""Measure how much one server can handle: many tables, two people at each, moves at a steady pace.

    python tools/load.py                       500 tables, 1,000 sockets, 200 moves a second for a minute
    python tools/load.py --tables 50 --moves-per-second 50 --seconds 10 --json

Server and visitors share this machine. It measures the time from sending a move until every socket of its table has
the new position, the moves per second, the server's memory per table, and its share of a core. It sends to
127.0.0.1 only, and stops when it is done.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.server.server_process import ServerProcess, serving
from tests.server.visitor import TableSocket, Visitor

GAMES = ("sylvan-dale", "little-town", "sylve", "tree-society", "alynthia")
AT_ONCE = 20
"""How many tables to make at a time."""


@dataclass
class Seen:
    """The measurements."""

    waits: list[float] = field(default_factory=list)
    """Seconds from sending a move until all sockets of the table have the new position."""
    late: int = 0
    """Moves that were due but had to wait because no table was ready."""
    refused: int = 0


class Crowd:
    """All tables, and everybody at them."""

    def __init__(self, server: ServerProcess, tables: int, chance: random.Random) -> None:
        self.server = server
        self.tables = tables
        self.chance = chance
        self.sockets: list[list[TableSocket]] = []
        self._visitors: list[Visitor] = []

    async def sit_down(self) -> None:
        """Make all tables, some at a time, and open every socket."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def set_one(number: int) -> None:
            async with gate:
                self.sockets.append(await self._table(GAMES[number % len(GAMES)], number))
                if len(self.sockets) % 50 == 0 or sys.stderr.isatty():
                    tell(f"tables: {len(self.sockets)} of {self.tables}", end="\r")

        await asyncio.gather(*[set_one(number) for number in range(self.tables)])
        tell("")

    async def _table(self, game: str, number: int) -> list[TableSocket]:
        ann = Visitor(self.server.address, f"Ann {number}")
        ben = Visitor(self.server.address, f"Ben {number}")
        self._visitors += [ann, ben]
        await asyncio.gather(ann.ask("/api/games"), ben.ask("/api/games"))
        table = await ann.set_table(game, [ann.me(), {"kind": "open"}])
        await ben.sit(table, 1)
        return [await ann.look(table, 0), await ben.look(table, 1)]

    async def leave(self) -> None:
        for sockets in self.sockets:
            for socket in sockets:
                await socket.close()
        for visitor in self._visitors:
            await visitor.http.aclose()

    async def play(self, pace: float, seconds: float) -> Seen:
        """Make moves at a steady pace, each at the next table that waits for one."""
        seen = Seen()
        under_way: set[asyncio.Task[None]] = set()
        busy: set[int] = set()
        begin = time.perf_counter()
        due = at = 0
        while (now := time.perf_counter() - begin) < seconds:
            due += 1
            pause = due / pace - now
            if pause > 0:
                await asyncio.sleep(pause)
            at = self._ready(at, busy)
            if at < 0:
                seen.late += 1
                at = 0
                continue
            busy.add(at)
            task = asyncio.create_task(self._move(at, busy, seen))
            under_way.add(task)
            task.add_done_callback(under_way.discard)
        await asyncio.gather(*under_way)
        return seen

    def _ready(self, at: int, busy: set[int]) -> int:
        """The next table that waits for a move and has none in progress."""
        for step in range(1, len(self.sockets) + 1):
            number = (at + step) % len(self.sockets)
            if number not in busy and any(socket.table["moves"] for socket in self.sockets[number]):
                return number
        return -1

    async def _move(self, number: int, busy: set[int], seen: Seen) -> None:
        sockets = self.sockets[number]
        mover = self.chance.choice([socket for socket in sockets if socket.table["moves"]])
        move = self.chance.choice(mover.table["moves"])["move"]
        sent = time.perf_counter()
        answer = await mover.move(move)
        if answer["t"] != "ack":
            seen.refused += 1
        else:
            version = answer["version"]
            for socket in sockets:
                await socket.until(lambda table: table["version"] >= version)
            seen.waits.append(time.perf_counter() - sent)
        busy.discard(number)


def tell(line: str, end: str = "\n") -> None:
    """Print progress to the error output, away from the results."""
    print(line, end=end, file=sys.stderr, flush=True)


def resident(pid: int) -> float:
    """The memory of a process in MB."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def worked(pid: int) -> float:
    """The processor time of a process, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


async def measure(server: ServerProcess, wanted: argparse.Namespace) -> dict[str, Any]:
    """Sit down, play, and measure."""
    empty = resident(server.pid)
    crowd = Crowd(server, wanted.tables, random.Random(wanted.seed))
    await crowd.sit_down()
    gc.freeze()
    gc.disable()  # pauses of the visitors' garbage collector must not count for the server
    await crowd.play(wanted.moves_per_second / 4, min(5.0, wanted.seconds))  # warm up
    began, before = time.perf_counter(), worked(server.pid)
    seen = await crowd.play(wanted.moves_per_second, wanted.seconds)
    took = time.perf_counter() - began
    full, work = resident(server.pid), worked(server.pid) - before
    await crowd.leave()
    waits = sorted(seen.waits)
    return {
        "tables": wanted.tables,
        "sockets": 2 * wanted.tables,
        "moves": len(waits),
        "moves_per_s": round(len(waits) / took, 1),
        "p50_ms": round(1000 * statistics.median(waits), 1),
        "p95_ms": round(1000 * waits[int(len(waits) * 0.95)], 1),
        "p99_ms": round(1000 * waits[int(len(waits) * 0.99)], 1),
        "longest_ms": round(1000 * waits[-1], 1),
        "refused": seen.refused,
        "late": seen.late,
        "server_cores": round(work / took, 2),
        "server_mb_empty": round(empty, 1),
        "kb_per_table": round(1024 * (full - empty) / wanted.tables, 1),
    }


def main() -> int:
    """Measure, and print the results."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--moves-per-second", type=float, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", help="a URL; a temporary SQLite file if not given")
    parser.add_argument("--json", action="store_true", help="the answer as JSON")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="tablewood-load-") as folder:
        database = wanted.database or f"sqlite:///{folder}/tables.db"
        with serving(database, Path(folder) / "log") as server:
            found = asyncio.run(measure(server, wanted))
    if wanted.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name.replace('_', ' '):<18}{value:>10}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
