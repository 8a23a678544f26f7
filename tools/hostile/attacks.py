"""The list of attacks, the bounds the server keeps under each of them, and how one is run.

To add one: a function in `attackers.py` (or a module of your own) that takes a `Target`, and a line in `ATTACKS`.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tests.server.server_process import ServerProcess
from tools.hostile import attackers
from tools.hostile.raw import Target
from tools.hostile.scene import Bystander, player_gets_in, set_table, sockets_of
from tools.processes import resident

QUIET = 3.0
"""Seconds without an attack, to compare with."""
RELEASE = 60.0
"""How many seconds the server has to get rid of what the attackers left open."""
SPARE = 2
"""Sockets that may be open besides: the bystander's."""

Cookies = dict[str, str]
Check = Callable[[ServerProcess, str, Cookies], Awaitable[dict[str, float]]]


@dataclass(frozen=True)
class Attack:
    """What is done, how much of it, and what the server keeps to meanwhile."""

    about: str
    attacker: attackers.Attacker
    count: int
    seconds: float
    bounds: dict[str, float]
    """The most that a figure may be."""
    lines: int = 0
    """How much chat the table has."""
    files: int = 0
    """How many files the server may have open; 0 for as many as usual."""
    check: Check | None = None
    """More figures, taken at the end of the attack."""
    environment: dict[str, str] = field(default_factory=dict)
    stays: bool = False
    """Do the attackers break no rule, so that their sockets stay?"""

    def broken(self, figures: dict[str, float]) -> list[str]:
        return [name for name, most in self.bounds.items() if figures[name] > most]


async def players_locked_out(
    server: ServerProcess, table: str, cookies: Cookies
) -> dict[str, float]:
    return {"players_locked_out": int(not await player_gets_in(server, table, cookies))}


SOUND = {
    "attack_median_ms": 25.0,
    "attack_p99_ms": 500.0,
    "longest_gap_s": 2.0,
    "rss_growth_mb": 60.0,
    "log_kb": 100.0,
}
"""Whatever strangers do, on a machine that does other things as well."""
RELEASED = {**SOUND, "released_s": 30.0}

ATTACKS: dict[str, Attack] = {
    "unread-pings": Attack(
        "pings of 125 bytes without end, by sockets that never read",
        attackers.unread_pings,
        count=4,
        seconds=30,
        bounds=RELEASED,
    ),
    "unread-tables": Attack(
        "273 sockets from four addresses ask for a table with 4 MB of chat and never read",
        attackers.unread_tables,
        count=273,
        seconds=30,
        bounds=RELEASED,
        lines=2000,
    ),
    "tiny-frames": Attack(
        "empty pings at 1.5 MB a second",
        attackers.tiny_frames,
        count=1,
        seconds=20,
        bounds=RELEASED,
    ),
    "silent": Attack(
        "1,100 connections that say nothing, where 1,024 files may be open",
        attackers.silent,
        count=1100,
        seconds=30,
        bounds=RELEASED,
        files=1024,
    ),
    "silent-crowd": Attack(
        "1,100 connections from eight addresses that say a letter now and then",
        attackers.silent_crowd,
        count=1100,
        seconds=30,
        bounds=RELEASED,
        files=1024,
    ),
    "onlookers": Attack(
        "250 onlookers from eight addresses at one table: does its player get in?",
        attackers.onlookers,
        count=250,
        seconds=10,
        bounds={**SOUND, "players_locked_out": 0},
        check=players_locked_out,
        stays=True,
    ),
}


LOOK_EVERY = 0.02
"""Seconds between two looks at the server: attackers may be cut a moment after they have come."""


async def run_attack(
    attack: Attack, count: int | None = None, seconds: float | None = None
) -> dict[str, float]:
    """Start a server, let the attack happen, and measure."""
    with tempfile.TemporaryDirectory(prefix="tablewood-hostile-") as folder:
        log = Path(folder) / "log"
        server = ServerProcess(f"sqlite:///{folder}/tables.db", log)
        server.files = attack.files
        server.set(**attack.environment)
        try:
            table, cookies = await _prepared(server, attack)
            target = Target(server.port, table, count or attack.count, seconds or attack.seconds)
            return await measured(server, attack, target, cookies)
        finally:
            server.kill()


async def _prepared(server: ServerProcess, attack: Attack) -> tuple[str, Cookies]:
    """The table is set without limits; then the server starts again with the usual ones."""
    server.start()
    table, cookies = await set_table(server, attack.lines)
    server.kill()
    server.set(TABLEWOOD_RATES="1")
    server.start()
    return table, cookies


async def measured(
    server: ServerProcess, attack: Attack, target: Target, cookies: Cookies, quiet: float = QUIET
) -> dict[str, float]:
    """Let the attack happen to a server, and measure."""
    before, during = Bystander(target.port), Bystander(target.port)
    async with before.standing_by():
        await asyncio.sleep(quiet)
    empty, sockets, written = resident(server.pid), sockets_of(server.pid), len(server.log())
    peak, most = empty, sockets
    more: dict[str, float] = {}
    async with _attacker(attack, target):
        async with during.standing_by():
            end = time.monotonic() + target.seconds
            while time.monotonic() < end:
                await asyncio.sleep(LOOK_EVERY)
                peak, most = max(peak, resident(server.pid)), max(most, sockets_of(server.pid))
            if attack.check is not None:
                more = await attack.check(server, target.table, cookies)
        released = 0.0 if attack.stays else await _released(server.pid, sockets)
    return {
        **before.figures("quiet"),
        **during.figures("attack"),
        "longest_gap_s": round(during.longest_gap, 2),
        "rss_before_mb": round(empty, 1),
        "rss_growth_mb": round(peak - empty, 1),
        "sockets_most": most - sockets,
        "released_s": released,
        "log_kb": round((len(server.log()) - written) / 1024, 1),
        **more,
    }


async def _released(pid: int, sockets: int) -> float:
    """Seconds until the server has no more sockets than before the attack; infinite if it keeps them."""
    begun = time.monotonic()
    while time.monotonic() - begun < RELEASE:
        if sockets_of(pid) <= sockets + SPARE:
            return round(time.monotonic() - begun, 1)
        await asyncio.sleep(0.2)
    return float("inf")


@asynccontextmanager
async def _attacker(attack: Attack, target: Target) -> AsyncIterator[None]:
    process = multiprocessing.get_context("spawn").Process(target=attack.attacker, args=(target,))
    process.start()
    try:
        yield
    finally:
        process.kill()
        process.join()
