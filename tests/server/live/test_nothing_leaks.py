"""Until a game ends, a running server neither sends its secret or key nor writes them to its log."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import msgspec

from tablewood.server.table.entries import AnyEntry, Sat, TableHeader
from tablewood.server.table.fairness import key_of
from tests.server.server_process import ServerProcess, serving
from tests.server.visitor import TableSocket, Visitor


async def play(server: ServerProcess, said: list[str]) -> tuple[str, str]:
    """Play a whole game, and add everything sent before its end to the list. Returns the table and its final file."""
    async with Visitor(server.address, "Ann") as ann, Visitor(server.address, "Ben") as ben:
        await ben.ask("/api/games")
        seating = [ann.me(), {"kind": "open"}]
        table = await ann.set_table("alynthia", seating, options={"mode": "competitive"}, open=True)
        await ben.sit(table, 1)
        sockets = [await person.look(table, seat) for seat, person in enumerate((ann, ben))]
        for socket in sockets:
            socket.keep_frames = True
        moves = 0
        while sockets[0].table["phase"] != "over":
            if moves % 10 == 0:
                said += [await body(person, table, path) for person in (ann, ben) for path in PATHS]
            said += [frame for socket in sockets for frame in socket.frames]
            for socket in sockets:
                socket.frames.clear()
            moves += await move(sockets)
        said += [
            frame for socket in sockets for frame in socket.frames if '"phase":"over"' not in frame
        ]
        for socket in sockets:
            await socket.close()
        return table, (await ann.http.get(f"/api/tables/{table}/file")).text


PATHS = ("", "/{0}", "/{0}/glance", "/{0}/replay", "/{0}/replay/1?seat=1", "/{0}/file")


async def body(person: Visitor, table: str, path: str) -> str:
    return (await person.http.get(f"/api/tables{path.format(table)}")).text


async def move(sockets: list[TableSocket]) -> int:
    """Let somebody who is asked move; returns how many moves that was, 0 or 1."""
    for socket in sockets:
        if socket.table["moves"]:
            answer = await socket.move(socket.table["moves"][-1]["move"])
            assert answer["t"] == "ack", answer
            for other in sockets:
                version = answer["version"]
                await other.until(lambda table, version=version: table["version"] >= version)
            return 1
    await asyncio.sleep(0.01)
    return 0


def secrets_of(database: Path, table: str) -> list[str]:
    """The secret and the key, from the database."""
    with sqlite3.connect(database) as connection:
        found = connection.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()
        rows = connection.execute(
            "SELECT entry FROM entries WHERE table_id = ?", (table,)
        ).fetchall()
    connection.close()
    header = msgspec.json.decode(found[0], type=TableHeader)
    entries = [msgspec.json.decode(row[0], type=AnyEntry) for row in rows]
    salts = {entry.seat: entry.salt for entry in entries if isinstance(entry, Sat)}
    return [header.secret, key_of(header.secret, salts).hex()]


def test_secret_and_key_stay_on_the_server_until_the_end(tmp_path: Path) -> None:
    said: list[str] = []
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log") as server:
        table, file = asyncio.run(play(server, said))
        log = server.log()
    hidden = secrets_of(tmp_path / "tables.db", table)
    assert len(said) > 50
    assert [text for text in said for secret in hidden if secret in text] == []
    assert [secret for secret in hidden if secret in log] == []
    assert all(secret in file for secret in hidden), "at the end they are published"
