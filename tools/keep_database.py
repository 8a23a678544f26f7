"""Keep a database of this version for the tests of later ones: tests/fixtures/databases/<schema>.json.gz.

    python tools/keep_database.py NAME      the name of the file, such as 0001

Run it before a release that changes the schema, the entries or a game's VERSION, and add the file: whoever upgrades has
such a database. It has tables of all games: finished, unfinished, with moves taken back, with chat, and still seating.
The rows are kept as JSON, so that the tests can load them into SQLite and PostgreSQL alike.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import sys
import tempfile
from pathlib import Path

from sqlalchemy import create_engine, text

from tablewood.server.live.limits import Limits
from tablewood.server.live.registry import Registry
from tablewood.server.live.room import Room
from tablewood.server.storage import Store
from tablewood.server.table.commands import MakeMove, Speak, TakeMoveBack
from tablewood.server.table.create import NewTable, SeatWish

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "fixtures" / "databases"
HOLDER = "a" * 64
SHORT = 25
"""How many moves an unfinished game has."""

GAMES: dict[str, dict[str, str | int | bool]] = {
    "sylvan-dale": {},
    "little-town": {},
    "sylve": {},
    "tree-society": {},
    "alynthia": {"mode": "cooperative"},
}


async def set_table(rooms: Registry, game: str, waiting: bool = False) -> Room:
    """A table with Ann and Ben at one device; or one where Ann still waits for somebody."""
    ann = SeatWish(kind="me", name="Ann", salt="a1" * 16)
    ben = SeatWish(kind="here", name="Ben", salt="b2" * 16)
    other = SeatWish(kind="open") if waiting else ben
    new = NewTable(game=game, seating=[ann, other], options=dict(GAMES[game]))
    id = await rooms.create(new, HOLDER)
    return await rooms.room(id)


async def play(room: Room, luck: random.Random, most: int) -> None:
    """Random moves, up to the end of the game or so many."""
    for _ in range(most):
        state = room.table.state
        if state is None or state.over:
            return
        seat = luck.choice(state.asked)
        assert room.table.match is not None
        move = luck.choice(room.table.match.moves(seat))
        id = f"move {room.version}"
        await room.change(MakeMove(holder=HOLDER, seat=seat, id=id, at=room.table.at, move=move))


async def take_back(room: Room, moves: int) -> None:
    """Take back moves of whoever made the last one."""
    for _ in range(moves):
        seat, _ = room.table.line[-1]
        back = TakeMoveBack(holder=HOLDER, seat=seat, id=f"back {room.version}", at=room.table.at)
        await room.change(back)


async def speak(room: Room, words: str) -> None:
    await room.change(Speak(holder=HOLDER, seat=0, id=f"say {room.version}", text=words))


async def fill(database: str) -> dict[str, list[int]]:
    """All kinds of tables; returns the final totals of those that are over."""
    totals: dict[str, list[int]] = {}
    store = Store.open(database)
    rooms = Registry(store, Limits(workers=0, pause=0.0))
    for number, game in enumerate(GAMES):
        luck = random.Random(number)
        over = await set_table(rooms, game)
        await play(over, luck, 40)
        await take_back(over, 2)
        await speak(over, "Bien joué !")
        await play(over, luck, 5000)
        await speak(over, "good game")
        assert over.table.state is not None
        totals[over.id] = [score.total for score in over.table.state.scores()]
        unfinished = await set_table(rooms, game)
        await play(unfinished, luck, SHORT)
        await take_back(unfinished, 1)
        await speak(unfinished, "tomorrow?")
        await set_table(rooms, game, waiting=True)
        print(game, over.table.phase, len(over.table.line), unfinished.table.phase)
    await rooms.close()
    await store.close()
    return totals


def rows(database: str) -> dict[str, list[dict[str, object]]]:
    """Everything in the database, table by table."""
    engine = create_engine(database)
    with engine.connect() as connection:
        found = {
            name: [
                dict(row._mapping)
                for row in connection.execute(text(f"SELECT * FROM {name} ORDER BY {order}"))
            ]
            for name, order in {
                "alembic_version": "1",
                "tables": "made, id",
                "entries": "table_id, sequence",
                "holders": "table_id, seat",
            }.items()
        }
    engine.dispose()
    return found


def main() -> None:
    name = sys.argv[1]
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.db"
        totals = asyncio.run(fill(database))
        kept = json.dumps(
            {"totals": totals, **rows(database)}, ensure_ascii=False, separators=(",", ":")
        )
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{name}.json.gz"
    path.write_bytes(gzip.compress(kept.encode(), 9, mtime=0))
    print(f"{path.name}: {len(kept)} characters, {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
