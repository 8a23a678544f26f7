"""The map that most Alynthia scenes use, and tables with one or two players."""

from __future__ import annotations

from typing import Any

from tablewood.games.alynthia.game import Alynthia
from tests.table import Table, table

PARTS = Alynthia().parts
"""The components, by name and number."""

MAP = [
    "WSFWSF",
    "SDWSDW",
    "FWKFWS",
    "WSFKSF",
    "SDWSDW",
    "FWSFWS",
]
"""Nests at r1c1, r1c4, r4c1 and r4c4; worker spaces at r2c2 and r3c3."""

QUIET = {"r1c1": 0, "r1c4": 0, "r4c1": 0, "r4c4": 0}
"""Markers at 0: four spawn rolls of at most 2 make no swarm."""

NO_SPAWN = [1, 1, 1, 1]
"""Four spawn rolls of nothing."""


def _options(described: dict[str, Any], **more: str) -> dict[str, Any]:
    return {**more, **described.pop("options", {})}


def solo(**described: Any) -> Table:
    """Player A alone (AL-3): strengths 3 and Politics 1, unless the scene says otherwise."""
    described.setdefault("map", MAP)
    return table("alynthia", seats=1, options=_options(described), **described)


def pair(**described: Any) -> Table:
    """A and B against the dragons."""
    described.setdefault("map", MAP)
    return table("alynthia", seats=2, options=_options(described), **described)


def duel(**described: Any) -> Table:
    """A and B against each other."""
    described.setdefault("map", MAP)
    return table("alynthia", seats=2, options=_options(described, mode="competitive"), **described)


def me(t: Table, name: str = "A") -> Any:
    """What a player has, as that player sees it."""
    return t.view(name).players[t.seat(name)]


def space(t: Table, name: str) -> Any:
    """A space of the map."""
    return t.view().spaces[name]


def both_act(t: Table) -> None:
    """AL-105: the Action Phase is open to both players."""
    assert (t.state.asked, t.state.step.prompt) == ([0, 1], "act-together")
