"""Which code plays: a record keeps games by different code apart.

    code("sylve", ["greedy", "mybot.py:MyBot"])

Rules, weights and bots count, whether they are Tablewood's or somebody's own; comments, docstrings and layout do not,
and neither do modules that somebody's own bot imports from elsewhere.
"""

from __future__ import annotations

import ast
import hashlib
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

from tablewood.bots import bot
from tablewood.kernel import state as kernel_state

DIGITS = 12

PLAYS = ("*.py", "weights.toml", "net.toml")
"""What in a folder decides how bots play."""

DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def is_compiled() -> bool:
    """Are the rules compiled?"""
    return not str(kernel_state.__file__).endswith(".py")


def build() -> str:
    """What the rules were compiled by, as the build noted it; empty if they are interpreted."""
    note = Path(kernel_state.__file__).parent.parent / "build.txt"
    if not is_compiled():
        return ""
    return note.read_text(encoding="utf-8").strip() if note.exists() else "mypyc"


def code(game: str, bots: Iterable[str]) -> str:
    """A short hash of what decides how these bots play this game."""
    return _hash([_ours(game), digest({file for name in bots for file in _own(name)})])


@cache
def _ours(game: str) -> str:
    """The hash of Tablewood's own code."""
    return digest(files(game))


def files(game: str) -> list[Path]:
    """What decides a game: the kernel, the bots, and the game with its weights and networks."""
    packages = ("tablewood.kernel", "tablewood.bots", f"tablewood.games.{game.replace('-', '_')}")
    folders = [Path(folder) for name in packages for folder in import_module(name).__path__]
    return [file for one in folders for name in PLAYS for file in one.rglob(name)]


def digest(sources: Iterable[Path]) -> str:
    """A short hash of what the files say; of where they are, only the folder's name counts."""
    said = sorted((f"{file.parent.name}/{file.name}", _said(file)) for file in sources)
    return _hash(said)


def _hash(said: object) -> str:
    return hashlib.sha256(repr(said).encode()).hexdigest()[:DIGITS]


def _own(name: str) -> Iterator[Path]:
    """The file of a bot that is not one of Tablewood's."""
    module = type(bot(name)).__module__
    file = sys.modules[module].__file__
    if not module.startswith("tablewood.") and file is not None:
        yield Path(file)


def _said(file: Path) -> str:
    """For Python, what the code does; for other files, every byte."""
    if file.suffix != ".py":
        return repr(file.read_bytes())
    tree = ast.parse(file.read_bytes())
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            del node.body[0]
    return ast.dump(tree)
