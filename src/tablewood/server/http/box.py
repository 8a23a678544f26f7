"""What it says on a game's box: how long it takes and how heavy it is (`box.toml` in the game's folder)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Literal

import msgspec

FILE = "box.toml"

Weight = Literal["", "light", "medium-light", "medium", "medium-heavy", "heavy"]
"""How much there is to think about; empty if unknown."""


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a fact comes from."""

    source: Literal["rulebook", "published", "reconstructed"]
    note: str


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The facts, and where each of them comes from."""

    minutes: list[int] = []
    """From and to; the same number twice for "about"; empty if unknown."""
    weight: Weight = ""
    provenance: dict[str, Source] = {}


def box_of(folder: Path) -> Box:
    """The box of the game in this folder; an empty one for a game that has none yet."""
    file = folder / FILE
    if not file.is_file():
        return Box()
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Box)
