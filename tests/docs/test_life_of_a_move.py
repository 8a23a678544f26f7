"""docs/life-of-a-move.md lists the files a move goes through; these tests follow real moves and compare."""

from __future__ import annotations

import asyncio
import io
import re
import sys
from pathlib import Path

import pytest

import tablewood as tw
from tablewood.bots.perspective import Perspective
from tablewood.bots.search import SearchBot
from tablewood.cli import run as run_command
from tablewood.lab.simulate import setting, simulate
from tablewood.server.live.registry import Registry
from tablewood.server.storage import Store
from tablewood.server.table.seat_commands import TakeSeat
from tests.docs.call_path import CallPath, Functions
from tests.server.live.test_socket import HELLO, Wire, connected
from tests.server.rooms import ANN, BEN, QUICK, free, me, set_table

PAGE = Path(__file__).parents[2] / "docs" / "life-of-a-move.md"
ROW = re.compile(r"^\| `(?P<file>[\w/]+\.py)` \| (?P<functions>`[^|]+`) \|", re.M)

ADD_TILE = "games/sylvan_dale/actions.py AddTile"
READ, CHECKED, APPLIED = (
    "kernel/moves.py MoveSpace.parse",
    f"{ADD_TILE}.list_legal",
    f"{ADD_TILE}.carry_out",
)
BROWSER = (
    "server/live/room.py Room.change",
    "server/table/commands.py MakeMove.follows",
    READ,
    CHECKED,
    APPLIED,
    "server/storage/writer.py Writer._commit",
    "server/storage/store.py Store._write",
    "games/sylvan_dale/view.py look",
    "server/table/facts.py fact",
    "server/live/viewer.py Viewer.show",
    "server/live/viewer.py Viewer.next",
)
TERMINAL = (
    READ,
    CHECKED,
    APPLIED,
    "kernel/save.py replace",
    "kernel/telling.py Teller.event",
    "games/sylvan_dale/view.py look",
)
SIMULATION = (CHECKED, APPLIED, "bots/random.py RandomBot.choose", "lab/summary.py Tally.add")
SEARCH = (
    "kernel/state.py State.guess",
    "kernel/state.py State.play",
    "bots/tree.py Node.choose",
    "games/sylvan_dale/game.py SylvanDale.evaluate",
    "bots/tree.py Node.add",
)


def section(title: str) -> str:
    """A part of the page."""
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", PAGE.read_text("utf-8"), re.M | re.S)
    assert found is not None, f'{PAGE.name} has no section "{title}"'
    return found.group(1)


def told(title: str) -> Functions:
    """The files and functions that a part of the page lists."""
    return {
        row["file"]: re.findall(r"`([^`]+)`", row["functions"])
        for row in ROW.finditer(section(title))
    }


def compare(title: str, calls: CallPath, landmarks: tuple[str, ...], most: int) -> None:
    """The page lists exactly the files on the path, and only functions that were called there."""
    assert calls.reached == set(landmarks), "every landmark must be reached"
    listed = told(title)
    assert listed.keys() - calls.way.keys() == set(), f'superfluous under "{title}"'
    assert calls.way.keys() - listed.keys() == set(), f'missing under "{title}"'
    for file, functions in listed.items():
        assert set(functions) <= set(calls.way[file]), f"{file}: functions that were not called"
    assert len(listed) <= most


async def a_move_in_the_browser(calls: CallPath, folder: Path) -> None:
    """Ann adds a tile, and Ben's browser shows it."""
    store = Store.open(str(folder / "tables.db"))
    rooms = Registry(store, QUICK)
    id = await set_table(rooms, "sylvan-dale", me(), free(), **{"first-player": "red"})
    await rooms.change(id, TakeSeat(holder=BEN, seat=1, name="Ben", salt="0b" * 16))
    async with connected(rooms, id, ANN) as ann, connected(rooms, id, BEN) as ben:
        for wire in (ann, ben):
            wire.send(HELLO)
        table = await ann.hears("table")
        await ben.hears("table")
        table = await moves(table, ann, ben)  # she plays a card: now the game asks for the tile
        await asyncio.sleep(0.05)
        with calls.following():
            await moves(table, ann, ben)
    await rooms.close()
    await store.close()


async def moves(table: dict[str, object], ann: Wire, ben: Wire) -> dict[str, object]:
    """Make the first legal move, and return the table after it."""
    listed = table["moves"]
    assert isinstance(listed, list)
    move = next((one["move"] for one in listed if one["verb"] != "pass"), "")
    ann.send({"t": "move", "id": f"{table['at']}", "at": table["at"], "move": move})
    after = await ann.hears("table")
    assert (await ben.hears("table"))["at"] == after["at"]
    await ann.hears("ack")
    return after


def test_a_move_in_the_browser(tmp_path: Path) -> None:
    calls = CallPath(BROWSER)
    with calls.in_all_threads():
        asyncio.run(a_move_in_the_browser(calls, tmp_path))
    compare("In the browser", calls, BROWSER, most=20)
    server = {file for file in calls.asked if file.startswith("server/")}
    assert len(server) <= 28
    helpers = set(re.findall(r"`(server/[\w/]+\.py)`", section("Also asked")))
    assert helpers == server - calls.way.keys(), "the rest of the server that a move asks"


def test_a_move_in_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n1\n1\n\nquit\ny\n"))
    calls = CallPath(TERMINAL)
    line = "play sylvan-dale --terminal --people 2 --seed 1 --option first-player=red"
    with calls.in_all_threads(), calls.following():
        assert run_command(line.split()) == 0
    assert "add" in capsys.readouterr().out
    compare("In the terminal", calls, TERMINAL, most=20)


def test_a_simulated_game() -> None:
    calls = CallPath(SIMULATION)
    played = setting("sylvan-dale", seats=2, bots=["random"], seed=1)
    with calls.in_all_threads(), calls.following():
        simulate(played, games=1, processes=1)
    compare("In a simulation", calls, SIMULATION, most=20)


def test_an_iteration_of_the_search() -> None:
    state = tw.game("sylvan-dale").start(seats=2, seed=1)
    while len(state.legal()) < 2:
        state.play(state.legal()[0])
    calls = CallPath(SEARCH)
    with calls.in_all_threads(), calls.following():
        SearchBot(1, iterations=1, settled=1e9).choose(Perspective(state, state.seat))
    compare("In the search", calls, SEARCH, most=6)


def test_the_call_path_leaves_out_calls_that_have_returned() -> None:
    state = tw.game("sylvan-dale").start(seats=2, seed=1)
    calls = CallPath(("kernel/state.py State.settle",))
    with calls.in_all_threads(), calls.following():
        state.play(state.legal()[0])
    assert calls.way == {"kernel/state.py": ["State.play", "State.settle"]}
    assert "State.legal" in calls.asked["kernel/state.py"]
