"""How much one server carries: many tables, two people and two onlookers at each, moves at a steady pace.

    python tools/load.py                       500 tables, 2,000 sockets, 200 moves a second for a minute
    python tools/load.py --attackers           the same beside one attacker of each kind (tools/hostile)
    python tools/load.py --attackers silent    beside one attacker of this kind: what does it cost?
    python tools/load.py --tables 50 --moves-per-second 50 --seconds 10 --json

Server and visitors share this machine. Measured is the time from sending a move until every socket of its table has
the new position, the moves a second, the server's memory for a table, and its share of a core. On a busy machine, look
at the processor time a move takes instead, and at the cores' worth of time that the server was ready to work but had
to wait for one. With `--attackers`, the server has its usual limits, every table has an address of its own, and it ends
with 1 if players wait for more than 100 ms (p99) or the server takes more than 600 MB. It sends to 127.0.0.1 only, and
ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import multiprocessing
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.server.server_process import ServerProcess, serving
from tests.server.visitor import TableSocket, Visitor
from tools.hostile.attacks import ATTACKS
from tools.hostile.raw import Target
from tools.processes import Memory, resident, worked

GAMES = ("sylvan-dale", "little-town", "sylve", "tree-society", "alynthia")
AT_ONCE = 20
"""How many tables are set at a time."""
BOUNDS = {"p99_ms": 100.0, "server_mb_most": 600.0}
"""What must hold beside attackers."""


@dataclass
class Seen:
    """What was measured."""

    waits: list[float] = field(default_factory=list)
    """Seconds from sending a move until all sockets of the table have the new position."""
    late: int = 0
    """Moves that were due, and had to wait because their table was not ready."""
    refused: int = 0


class Crowd:
    """All tables, and everybody at them."""

    def __init__(
        self, server: ServerProcess, wanted: argparse.Namespace, chance: random.Random
    ) -> None:
        self.server = server
        self.tables: int = wanted.tables
        self.onlookers: int = wanted.onlookers
        """How many at each table."""
        self.apart = bool(wanted.attackers)
        """Does every table have an address of its own?"""
        self.chance = chance
        self.sights: list[list[TableSocket]] = []
        self._visitors: list[Visitor] = []

    async def sit_down(self) -> None:
        """Set all tables, some at a time; everybody looks."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def set_one(number: int) -> None:
            async with gate:
                self.sights.append(await self._table(GAMES[number % len(GAMES)], number))
                if len(self.sights) % 50 == 0 or sys.stderr.isatty():
                    tell(f"tables: {len(self.sights)} of {self.tables}", end="\r")

        await asyncio.gather(*[set_one(number) for number in range(self.tables)])
        tell("")

    async def _table(self, game: str, number: int) -> list[TableSocket]:
        source = f"127.{1 + number // 250}.{number % 250}.1" if self.apart else None
        names = [f"Ann {number}", f"Ben {number}", *["Cat"] * self.onlookers]
        ann, ben, *cats = [Visitor(self.server.address, name, source) for name in names]
        self._visitors += [ann, ben, *cats]
        await asyncio.gather(ann.ask("/api/games"), ben.ask("/api/games"))
        table = await ann.set_table(game, [ann.me(), {"kind": "open"}])
        await ben.sit(table, 1)
        players = [await ann.look(table, 0), await ben.look(table, 1)]
        return [*players, *[await cat.look(table, -1) for cat in cats]]

    async def leave(self) -> None:
        for sights in self.sights:
            for sight in sights:
                await sight.close()
        for visitor in self._visitors:
            await visitor.http.aclose()

    async def play(self, pace: float, seconds: float) -> Seen:
        """Moves at a steady pace, each at the next table in turn that waits for somebody."""
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
        """The next table that waits for a move and has none under way."""
        for step in range(1, len(self.sights) + 1):
            number = (at + step) % len(self.sights)
            if number not in busy and any(sight.table["moves"] for sight in self.sights[number]):
                return number
        return -1

    async def _move(self, number: int, busy: set[int], seen: Seen) -> None:
        sights = self.sights[number]
        mover = self.chance.choice([sight for sight in sights if sight.table["moves"]])
        move = self.chance.choice(mover.table["moves"])["move"]
        sent = time.perf_counter()
        answer = await mover.move(move)
        if answer["t"] != "ack":
            seen.refused += 1
        else:
            version = answer["version"]
            for sight in sights:
                await sight.until(lambda table: table["version"] >= version)
            seen.waits.append(time.perf_counter() - sent)
        busy.discard(number)


def tell(line: str, end: str = "\n") -> None:
    """Progress goes beside the answer."""
    print(line, end=end, file=sys.stderr, flush=True)


@contextmanager
def attacking(crowd: Crowd, wanted: argparse.Namespace) -> Iterator[list[int]]:
    """One attacker of each kind that is wanted, in processes of their own, at the first table."""
    table = crowd.sights[0][0].table["id"]
    context = multiprocessing.get_context("spawn")
    processes = [
        context.Process(
            target=attack.attacker,
            args=(Target(crowd.server.port, table, attack.count, 8 + wanted.seconds, 10 * number),),
        )
        for number, (name, attack) in enumerate(ATTACKS.items())
        if name in wanted.attackers
    ]
    for process in processes:
        process.start()
    try:
        yield [process.pid for process in processes if process.pid is not None]
    finally:
        for process in processes:
            process.kill()
            process.join()


async def measure(server: ServerProcess, wanted: argparse.Namespace) -> dict[str, Any]:
    """Sit down, play, and count."""
    empty = resident(server.pid)
    crowd = Crowd(server, wanted, random.Random(wanted.seed))
    await crowd.sit_down()
    gc.freeze()
    gc.disable()  # the visitors' own pauses are not the server's
    with attacking(crowd, wanted) as attackers, Memory(server.pid) as memory:
        # Warm up, and let the attackers' processes start: that is work for the machine, not for the server.
        await crowd.play(wanted.moves_per_second / 4, min(8.0, wanted.seconds))
        sides = [[server.pid], [os.getpid()], attackers]
        began, before = time.perf_counter(), [worked(side) for side in sides]
        seen = await crowd.play(wanted.moves_per_second, wanted.seconds)
        took = time.perf_counter() - began
        after = [worked(side) for side in sides]
        full = resident(server.pid)
    await crowd.leave()
    served, visited, attacked = (now.since(then) for now, then in zip(after, before, strict=True))
    waits = sorted(seen.waits)
    return {
        "tables": wanted.tables,
        "sockets": (2 + wanted.onlookers) * wanted.tables,
        "moves": len(waits),
        "moves_per_s": round(len(waits) / took, 1),
        "p50_ms": round(1000 * statistics.median(waits), 1),
        "p95_ms": round(1000 * waits[int(len(waits) * 0.95)], 1),
        "p99_ms": round(1000 * waits[int(len(waits) * 0.99)], 1),
        "longest_ms": round(1000 * waits[-1], 1),
        "refused": seen.refused,
        "late": seen.late,
        "server_cores": round(served.busy / took, 2),
        "server_cpu_ms_a_move": round(1000 * served.busy / len(waits), 2),
        "server_waits_for_a_core": round(served.waited / took, 2),
        "visitors_cores": round(visited.busy / took, 2),
        "attackers_cores": round(attacked.busy / took, 2),
        "server_mb_empty": round(empty, 1),
        "server_mb_most": round(memory.most, 1),
        "kb_per_table": round(1024 * (full - empty) / wanted.tables, 1),
    }


def main() -> int:
    """Measure, and print what was found."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--onlookers", type=int, default=2, help="at each table")
    parser.add_argument(
        "--attackers",
        nargs="*",
        choices=list(ATTACKS),
        metavar="KIND",
        help="beside one of each kind, or of the kinds named",
    )
    parser.add_argument("--moves-per-second", type=float, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", help="a URL; a temporary SQLite file if not given")
    parser.add_argument("--json", action="store_true", help="the answer as JSON")
    wanted = parser.parse_args()
    if wanted.attackers is None:
        wanted.attackers = []
    elif not wanted.attackers:
        wanted.attackers = list(ATTACKS)
    with tempfile.TemporaryDirectory(prefix="tablewood-load-") as folder:
        database = wanted.database or f"sqlite:///{folder}/tables.db"
        usual = {"TABLEWOOD_RATES": "1", "TABLEWOOD_CONNECTIONS": "300"}
        lifted = {"TABLEWOOD_RATES": "0", "TABLEWOOD_CONNECTIONS": "0"}
        limits = usual if wanted.attackers else lifted
        with serving(database, Path(folder) / "log", False, **limits) as server:
            found = asyncio.run(measure(server, wanted))
    if wanted.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name.replace('_', ' '):<26}{value:>10}")
    broken = [name for name, most in BOUNDS.items() if wanted.attackers and found[name] > most]
    for name in broken:
        tell(f"{name} is more than {BOUNDS[name]:g}")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
