"""The levels of the code: nothing imports from a higher level, and no game imports another."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src" / "tablewood"
LEVELS = {"kernel": 0, "games": 1, "bots": 2, "lab": 2, "learn": 2, "server": 3, "cli": 3}
PACKAGE = "tablewood"
"""The package itself, `import tablewood as tw`, is for users; it is above the games."""

BESIDE = {("lab", "bots"), ("lab", "learn"), ("learn", "bots"), ("cli", "server")}
"""Imports allowed within a level: the lab lets bots play and looks for puzzles, learners are helped and challenged by
bots, and the command starts the server."""

ROOMS = {
    "table": set(),
    "storage": {"table"},
    "bots": {"table"},
    "notify": {"table", "storage"},
    "live": {"table", "storage", "bots"},
    "people": {"table", "storage", "live"},
    "http": {"table", "storage", "bots", "notify", "live", "people"},
}
"""The folders of the server, and the folders each may import from."""

WAITING = {"asyncio", "threading", "concurrent", "multiprocessing", "socket", "starlette"}
ASYNC = (ast.AsyncFunctionDef, ast.AsyncFor, ast.AsyncWith, ast.Await)

FUNCTIONS = {"game", "game_ids"}
"""What `tablewood.games` contains besides the games."""


def imported(source: str, package: str) -> list[str]:
    """The full names of all modules that a module imports, inside functions too."""
    names: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            around = package.split(".")
            above = ".".join(around[: len(around) - node.level + 1]) if node.level else ""
            base = ".".join(part for part in (above, node.module or "") if part)
            names += [f"{base}.{alias.name}" for alias in node.names]
    return names


def complaints(source: str, module: str) -> list[str]:
    """What is wrong with the imports of a module, such as `tablewood.games.sylvan_dale.turn`."""
    parts = module.split(".")
    return [
        f"{module} imports {name}: {why}"
        for name in imported(source, module.rpartition(".")[0])
        if name.split(".")[0] == PACKAGE and (why := _wrong(parts[1:], name.split(".")[1:]))
    ]


def _wrong(importing: list[str], name: list[str]) -> str:
    """Why `here` may not import `there`, both without the package name; empty if it may."""
    here = importing[0] if importing else ""
    there = name[0] if name else ""
    if here not in LEVELS:
        return ""
    if there not in LEVELS:
        return "the public interface is above the games" if LEVELS[here] < 2 else ""
    if LEVELS[there] > LEVELS[here]:
        return f"{there} lies above {here}"
    if LEVELS[there] == LEVELS[here] and here != there and (here, there) not in BESIDE:
        return f"{there} lies beside {here}"
    if here == there == "server":
        return _wrong_room(importing, name)
    if there == "games" and len(name) > 1 and name[1] not in FUNCTIONS:
        if here == "games" and len(importing) > 1 and importing[1] != name[1]:
            return "a game does not know another"
        if here == "bots":
            return "bots know no game by name"
    return ""


def _wrong_room(importing: list[str], name: list[str]) -> str:
    """Why one folder of the server may not import from another."""
    here = importing[1] if len(importing) > 2 else ""
    there = name[1] if len(name) > 1 else ""
    if here in ROOMS and there != here and there not in ROOMS[here]:
        return f"{there or 'the server itself'} is not below {here}"
    return ""


def modules() -> dict[str, Path]:
    """All modules of the sources by their full names."""
    found: dict[str, Path] = {}
    for path in sorted(SOURCES.rglob("*.py")):
        parts = list(path.relative_to(SOURCES.parent).with_suffix("").parts)
        # A package counts as a module in itself, so that its relative imports resolve correctly.
        found[".".join(parts)] = path
    return found


def test_modules_are_found() -> None:
    assert {"tablewood.kernel.state", "tablewood.games.sylvan_dale.turn"} < set(modules())


@pytest.mark.parametrize("folder", sorted(LEVELS))
def test_nothing_imports_from_a_higher_level(folder: str) -> None:
    found: list[str] = []
    for module, path in modules().items():
        if module.split(".")[1] == folder:
            found += complaints(path.read_text(encoding="utf-8"), module)
    assert found == []


def test_every_folder_has_its_level() -> None:
    folders = {path.name for path in SOURCES.iterdir() if any(path.glob("*.py"))}
    assert folders <= set(LEVELS)


def test_every_module_of_the_server_is_in_a_folder() -> None:
    rooms = {path.name for path in (SOURCES / "server").iterdir() if any(path.glob("*.py"))}
    assert rooms == set(ROOMS)
    assert [path.name for path in (SOURCES / "server").glob("*.py")] == ["__init__.py"]


def test_table_has_no_async_code() -> None:
    """No asyncio in table/: a table follows from its entries alone."""
    found: list[str] = []
    for module, path in modules().items():
        if module.startswith("tablewood.server.table."):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            names = imported(ast.unparse(tree), module.rpartition(".")[0])
            found += [f"{module}: {name}" for name in names if name.split(".")[0] in WAITING]
            found += [f"{module}: async" for node in ast.walk(tree) if isinstance(node, ASYNC)]
    assert found == []


# The checks themselves

KERNEL = "tablewood.kernel.state"
GAME = "tablewood.games.sylvan_dale.turn"
BOT = "tablewood.bots.greedy"
LAB = "tablewood.lab.matches"
TABLE = "tablewood.server.table.table"
STORE = "tablewood.server.storage.store"
ROOM = "tablewood.server.live.room"


@pytest.mark.parametrize(
    ("module", "source", "why"),
    [
        (KERNEL, "from tablewood.games import game", "games lies above kernel"),
        (KERNEL, "import tablewood.bots.greedy", "bots lies above kernel"),
        (KERNEL, "def f():\n    from tablewood.server import app", "server lies above kernel"),
        (KERNEL, "from ..games import sylvan_dale", "games lies above kernel"),
        (KERNEL, "import tablewood", "the public interface is above the games"),
        (KERNEL, "from tablewood import game", "the public interface is above the games"),
        (GAME, "from tablewood.games.little_town.turn import x", "a game does not know another"),
        (GAME, "from ..little_town import turn", "a game does not know another"),
        (GAME, "from tablewood.lab import runner", "lab lies above games"),
        (BOT, "from tablewood.games import sylvan_dale", "bots know no game by name"),
        (BOT, "from tablewood.games.sylvan_dale import GAME", "bots know no game by name"),
        (BOT, "from tablewood.lab import ladder", "lab lies beside bots"),
        (BOT, "from tablewood.cli import main", "cli lies above bots"),
        (TABLE, "from tablewood.server.live.room import Room", "live is not below table"),
        (TABLE, "from tablewood.server.storage import Store", "storage is not below table"),
        (TABLE, "from tablewood import server", "the server itself is not below table"),
        (STORE, "from tablewood.server.live import room", "live is not below storage"),
        (ROOM, "from tablewood.server.http.errors import refused", "http is not below live"),
    ],
)
def test_a_wrong_import_is_found(module: str, source: str, why: str) -> None:
    (found,) = complaints(source, module)
    assert found.startswith(f"{module} imports tablewood")
    assert found.endswith(f": {why}")


@pytest.mark.parametrize(
    ("module", "source"),
    [
        (KERNEL, "from tablewood.kernel.step import Step\nfrom .log import Log\nimport json"),
        (GAME, "from tablewood.kernel.state import State"),
        (GAME, "from tablewood.games.sylvan_dale.state import Dale\nfrom .items import AX"),
        (BOT, "from tablewood.games import game_ids\nfrom tablewood.kernel.game import Game"),
        (LAB, "from tablewood.bots.greedy import Greedy\nimport tablewood"),
        (TABLE, "from tablewood.server.table.entries import Moved"),
        (STORE, "from tablewood.server.table.entries import Moved"),
        (ROOM, "from tablewood.server.storage import Store\nimport asyncio"),
        ("tablewood.cli.main", "from tablewood.server import app\nimport tablewood as tw"),
        ("tablewood.__init__", "from tablewood.games import game"),
    ],
)
def test_a_correct_import_is_accepted(module: str, source: str) -> None:
    assert complaints(source, module) == []
