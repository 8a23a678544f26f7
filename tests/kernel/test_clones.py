"""A field of a state is declared once: `clone` is generated from the declarations, so it cannot forget one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import clones

STATE = """
class Dale(State):
    def __init__(self, game: "Game", seats: int, chance: Chance) -> None:
        super().__init__(game, seats, chance)
        self.rules: Game = game
        self.parts: Parts = game.parts
        self.round: int = 0
        self.tiles: list[int] = []
        self.base: Shared = []
        self.goods: Ints = vec[i64]()
        self.deck: SharedInts = vec[i64]()

    # Written by tools/clones.py from the fields above.
    def clone(self) -> "Dale":
        return copy

    def height(self) -> int:
        return 1
"""


def test_lists_and_vectors_are_copied_and_everything_else_is_assigned() -> None:
    written = clones.with_clone(STATE)
    assert (
        """
        copy.round = self.round
        copy.tiles = self.tiles.copy()
        copy.base = self.base
        copy.goods = self.goods[:]
        copy.deck = self.deck
        return copy
"""
        in written
    )
    assert "copy.rules" not in written
    assert "copy.parts" not in written
    assert written.endswith("def height(self) -> int:\n        return 1\n")
    assert clones.with_clone(written) == written, "generating it again changes nothing"


def test_one_more_field_is_one_more_line() -> None:
    more = STATE.replace("        self.base:", "        self.stuck: int = 0\n        self.base:")
    assert "copy.stuck = self.stuck\n" in clones.with_clone(more)


@pytest.mark.parametrize("file", clones.states(), ids=lambda file: file.parent.name)
def test_the_clones_are_up_to_date(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    assert clones.with_clone(source) == source, "make format brings it up to date"
