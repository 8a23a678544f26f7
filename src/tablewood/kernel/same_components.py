"""Older component tables that play exactly as today's: games that were begun with them go on.

A table changes without any effect on play when a number moves into it from the code, or a comment is corrected. Then a
line in the game's `same_components.toml` says so: the hash of the old table, and of the one that replaced it.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

FILE = "same_components.toml"


def plays_like(folder: Path, old: str, today: str) -> bool:
    """Does a table with the hash `old` play like the one with the hash `today`?"""
    replaced_by: dict[str, str] = {}
    file = folder / FILE
    if file.exists():
        replaced_by = tomllib.loads(file.read_text("utf-8"))
    seen: set[str] = set()
    while old != today and old in replaced_by and old not in seen:
        seen.add(old)
        old = replaced_by[old]
    return old == today
