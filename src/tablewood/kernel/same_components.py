"""Older component tables that play exactly as their successors: games that were begun with them go on.

A table changes without any effect on play when a number moves into it from the code, or a comment is corrected. Then a
line in the game's `same_components.toml` says so: the hash of the old table, and of the one that replaced it. A table
that plays differently ships beside the new one instead (`older_components.py`).
"""

from __future__ import annotations

import tomllib
from pathlib import Path

FILE = "same_components.toml"


def same_tables(folder: Path, old: str) -> list[str]:
    """The hashes of the tables that play like the one with the hash `old`: itself first, then its successors."""
    replaced_by: dict[str, str] = {}
    file = folder / FILE
    if file.exists():
        replaced_by = tomllib.loads(file.read_text("utf-8"))
    same = [old]
    while same[-1] in replaced_by and replaced_by[same[-1]] not in same:
        same.append(replaced_by[same[-1]])
    return same


def plays_like(folder: Path, old: str, today: str) -> bool:
    """Does a table with the hash `old` play like the one with the hash `today`?"""
    return today in same_tables(folder, old)
