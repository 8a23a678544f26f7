"""Kill -9 under load: when the server is back, every acknowledged move is there, and every table goes on."""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException

from tests.server.server_process import ServerProcess, serving
from tests.server.visitor import TableSocket, Visitor

KILLS = int(os.environ.get("TABLEWOOD_KILLS", "3"))
"""A sample here; `make kill` kills 50 times on each database."""

TABLES = 8
UNDER_WAY = 4
"""How many moves must be acknowledged before a kill, however busy the machine is."""

PATIENCE = 600
"""How many times to look for them, 50 milliseconds apart."""

GAMES = ("sylvan-dale", "little-town", "sylve", "tree-society", "alynthia")


class Place:
    """A table with two people, and what the server acknowledged to them."""

    def __init__(self, people: list[Visitor], table: str) -> None:
        self.people = people
        self.table = table
        self.acknowledged = -1
        """The newest version that an ack has named."""
        self.moves = 0

    async def leave(self) -> None:
        for person in self.people:
            await person.http.aclose()

    async def play_until_killed(self, chance: random.Random) -> None:
        """Random moves, as fast as they are acknowledged."""
        sockets: list[TableSocket] = []
        try:
            for seat, person in enumerate(self.people):
                sockets.append(await person.look(self.table, seat))
            while not any(socket.closed for socket in sockets):
                movers = [socket for socket in sockets if socket.table["moves"]]
                if not movers:
                    if sockets[0].table["phase"] == "over":
                        return
                    await asyncio.sleep(0.01)
                    continue
                mover = chance.choice(movers)
                answer = await mover.move(chance.choice(mover.table["moves"])["move"])
                if answer["t"] == "ack":
                    self.acknowledged = max(self.acknowledged, answer["version"])
                    self.moves += 1
        except (OSError, WebSocketException):
            pass  # killed, as expected
        finally:
            for socket in sockets:
                await socket.close()


async def set_place(server: ServerProcess, number: int) -> Place:
    ann, ben = Visitor(server.address, f"Ann {number}"), Visitor(server.address, f"Ben {number}")
    await ben.ask("/api/games")
    table = await ann.set_table(GAMES[number % len(GAMES)], [ann.me(), {"kind": "open"}])
    await ben.sit(table, 1)
    return Place([ann, ben], table)


async def one_life(server: ServerProcess, places: list[Place], chance: random.Random) -> None:
    """Everybody plays; at some moment after the first moves the server is killed."""
    before = sum(place.moves for place in places)
    playing = [asyncio.create_task(place.play_until_killed(chance)) for place in places]
    await asyncio.sleep(chance.uniform(0.3, 1.2))
    for _ in range(PATIENCE):
        if sum(place.moves for place in places) >= before + UNDER_WAY:
            break
        await asyncio.sleep(0.05)
    server.kill()
    await asyncio.gather(*playing)


async def check(places: list[Place]) -> None:
    """Every table resumes with everything that was acknowledged."""
    for place in places:
        socket = await place.people[0].look(place.table, 0)
        now: dict[str, Any] = socket.table
        assert now["version"] >= place.acknowledged, "an acknowledged move is lost"
        assert now["phase"] == "over" or now["asked"], "somebody is asked"
        await socket.close()


async def lives(server: ServerProcess) -> int:
    """Kill and restart; some tables are kept, others are new. Returns how many moves were acknowledged."""
    chance = random.Random(20261116)
    places: list[Place] = []
    acknowledged = 0
    for _ in range(KILLS):
        for place in places[TABLES // 2 :]:
            await place.leave()
        places = places[: TABLES // 2]
        while len(places) < TABLES:
            places.insert(0, await set_place(server, chance.randrange(1000)))
        before = sum(place.moves for place in places)
        await one_life(server, places, chance)
        server.start()
        await check(places)
        acknowledged += sum(place.moves for place in places) - before
    for place in places:
        await place.leave()
    return acknowledged


def test_kill_nine_loses_no_acknowledged_move(database: str, tmp_path: Path) -> None:
    with serving(database, tmp_path / "log") as server:
        acknowledged = asyncio.run(lives(server))
    print(f"{KILLS} kills, {acknowledged} acknowledged moves, none lost")
    assert acknowledged > KILLS, "no move was in progress"
