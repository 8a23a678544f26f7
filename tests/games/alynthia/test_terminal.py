"""Alynthia: the terminal draws the map, in both languages and at any width."""

from __future__ import annotations

import pytest
from rich.console import Console

import tablewood as tw
from tablewood.games.alynthia.terminal import draw
from tablewood.kernel import text
from tests.games.alynthia.scenes import duel, pair, solo
from tests.table import Table

GAME = tw.game("alynthia")
TEXTS = text.load(GAME.folder / "text")


def drawn(t: Table, name: str = "", width: int = 100, language: str = "en") -> str:
    console = Console(width=width, record=True, force_terminal=False)
    with console.capture() as capture:
        console.print(draw(t.view(name), t.names, TEXTS, language))
    return capture.get()


def test_the_map_shows_nests_dragons_characters_and_buildings() -> None:
    t = pair(
        options={"guild-mode": "advanced"},
        nests={"r1c1": "defeated"},
        dragons={"r0c0": 2, "r1c4": 4},
        walls=["r0c3"],
        A={
            "guild": "forest",
            "unlocked": ["advanced"],
            "at": "r2c2",
            "outposts": ["r0c3", "r5c0 monument"],
        },
        B={"guild": "mountain", "at": "r2c3"},
    )
    shown = drawn(t).splitlines()
    rows = {line[:2]: (line, shown[at + 1]) for at, line in enumerate(shown) if line[:1] == "r"}
    assert list(rows) == ["r0", "r1", "r2", "r3", "r4", "r5"]
    assert "W d2" in rows["r0"][0]
    assert "a#" in rows["r0"][1]
    assert "D n" in rows["r1"][0]
    assert "D N4" in rows["r1"][0]
    assert rows["r2"][1].split() == ["A", "B"]
    assert "aMo" in rows["r5"][1]


def test_hidden_hands_are_only_counted() -> None:
    t = duel(A={"at": "r0c0", "cards": {"march": 1}}, B={"at": "r5c5", "cards": {"ranged": 1}})
    shown = drawn(t, "A")
    assert "March 1" in shown
    assert "Ranged attack 1" not in shown
    assert "action cards 1" in shown


@pytest.mark.parametrize("width", [60, 80, 140])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_width_and_language(width: int, language: str) -> None:
    t = solo(
        options={"guild-mode": "advanced"},
        entrances=["r0c0", "r0c2", "r0c4"],
        A={"guild": "mountain", "unlocked": ["advanced"], "at": "tunnel", "focus": 3},
    )
    shown = drawn(t, "A", width, language)
    assert max(len(line.rstrip()) for line in shown.splitlines()) <= width
    assert "??" not in shown
    assert "tunnel" in shown
