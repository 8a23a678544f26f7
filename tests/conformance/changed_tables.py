"""Component tables with one number changed: every number of a game's components.toml, up or down by one.

The game's own checks may refuse such a table; with any that they accept, the game must be as sound as usual.
"""

from __future__ import annotations

import atexit
import re
import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import tablewood as tw
from tablewood.kernel.errors import BadComponents
from tablewood.kernel.game import Game

TOKEN = re.compile(
    r'"(?:\\.|[^"\\])*"|\'[^\']*\'|#[^\n]*'  # skipped: strings and comments
    r"|(?P<number>(?<![\w.-])\d+(?![\w.-]))(?!\s*=)"
)
LINE = re.compile("\n")


@dataclass(frozen=True)
class Change:
    """A change of one number in a game's components: its index in the file, and by how much it changes."""

    number: int
    by: int

    def __str__(self) -> str:
        return f"{self.number}:{self.by:+d}"


def read_change(text: str) -> Change:
    """Read a change from its text: `12:+1`."""
    number, _, by = text.partition(":")
    return Change(int(number), int(by))


@cache
def source_of(game_id: str) -> str:
    """The component table of a game as shipped, as text."""
    return tw.game(game_id).components.read_text(encoding="utf-8")


@cache
def numbers_of(game_id: str) -> list[tuple[int, int]]:
    """Where the numbers of a game's components are: the start and the end of each."""
    found = TOKEN.finditer(source_of(game_id))
    return [one.span("number") for one in found if one["number"] is not None]


def changes(game_id: str) -> list[Change]:
    """Every number one step up, and one step down."""
    return [Change(at, by) for at in range(len(numbers_of(game_id))) for by in (1, -1)]


def told(game_id: str, change: Change) -> str:
    """The changed line for people to read: `components.toml:212: move = { focus = 2 }`."""
    source = source_of(game_id)
    begin, _ = numbers_of(game_id)[change.number]
    line = len(LINE.findall(source, 0, begin))
    return f"components.toml:{line + 1}: {changed_source(game_id, change).splitlines()[line]}"


def changed_source(game_id: str, change: Change) -> str:
    """The table with that number changed."""
    source = source_of(game_id)
    begin, end = numbers_of(game_id)[change.number]
    return f"{source[:begin]}{int(source[begin:end]) + change.by}{source[end:]}"


@cache
def _folder() -> Path:
    folder = tempfile.TemporaryDirectory(prefix="tablewood-changed-")
    atexit.register(folder.cleanup)
    return Path(folder.name)


@cache
def changed_game(game_id: str, change: Change) -> Game[Any]:
    """The game with the changed table; raises BadComponents if its checks refuse it."""
    path = _folder() / f"{game_id}-{change.number}-{change.by}.toml"
    path.write_text(changed_source(game_id, change), encoding="utf-8")
    return tw.game(game_id).with_components(path)


def playable(game_id: str) -> list[Change]:
    """The changes that the game's own checks accept."""
    return [one for one in changes(game_id) if is_playable(game_id, one)]


def is_playable(game_id: str, change: Change) -> bool:
    """Whether the game's own checks accept the changed table."""
    try:
        changed_game(game_id, change)
    except BadComponents:
        return False
    return True
