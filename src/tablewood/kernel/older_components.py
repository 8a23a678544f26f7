"""Older component tables that play differently from today's: they ship beside it, and games begun with them go on.

A game keeps them in its folder `older`, each under the hash that saved games and tables know it by:
`games/sylve/older/401a181091b4.toml`. A few lines at the head of the file say what has changed since, and why; the
table as it was follows, byte for byte. `tools/keep_components.py` writes such a file.

`Game.played_with` is the door. There is one game for each older table, made when it is first needed, and kept.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tablewood.kernel.same_components import same_tables

if TYPE_CHECKING:
    from tablewood.kernel.game import Game

TODAY = "components.toml"
OLDER = "older"

HEAD_ENDS = b"# The table as it was:\n"
"""The last line at the head of an older table's file."""


def hash_of(path: Path) -> str:
    """A short hash of a component table, without what is said at the head of an older one."""
    content = path.read_bytes()
    _, line, table = content.partition(HEAD_ENDS)
    return hashlib.sha256(table if line else content).hexdigest()[:12]


def older_tables(folder: Path) -> dict[str, Path]:
    """The older tables that ship with a game, by hash."""
    return {path.stem: path for path in sorted((folder / OLDER).glob("*.toml"))}


def is_of_today(game: Game[Any]) -> bool:
    """Is the game played with the table that new games are played with?"""
    return game.components == game.folder / TODAY


def has_shipped_table(game: Game[Any]) -> bool:
    """Is the game played with today's table or an older one, and not with somebody's own?"""
    older = game.folder / OLDER / f"{game.components_hash_once()}.toml"
    return is_of_today(game) or game.components == older


_made: dict[Path, Game[Any]] = {}
"""The games with older tables, by the file of the table."""


def game_played_with(game: Game[Any], components: str) -> Game[Any] | None:
    """The game with the table of this hash, or one that plays the same; None if it does not ship.

    Somebody who plays with a table of their own wants that one: no other is looked for.
    """
    older = older_tables(game.folder) if is_of_today(game) else {}
    for table in same_tables(game.folder, components):
        if table == game.components_hash_once():
            return game
        if table in older:
            return _made_once(game, older[table])
    return None


def _made_once(game: Game[Any], table: Path) -> Game[Any]:
    if table not in _made:
        _made.setdefault(table, game.with_components(table))
    return _made[table]
