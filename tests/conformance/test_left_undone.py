"""Warnings before the end of a turn: in words, rare enough, and about nothing that is hidden."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from tablewood.games import game as find_game
from tablewood.games import game_ids
from tablewood.kernel.explain_undone import left_undone
from tablewood.kernel.state import State
from tablewood.kernel.telling import Teller
from tablewood.kernel.text import LANGUAGES, load

GAMES = 8
WARNING = [id for id in game_ids() if find_game(id).left_undone()]
"""The games that say what is left undone; a game need not."""


def endings(id: str) -> list[tuple[State, int]]:
    """Positions of random games in which somebody would leave something undone, and who."""
    game = find_game(id)
    found: list[tuple[State, int]] = []
    for seed in range(GAMES):
        chance = random.Random(f"{id} {seed}")
        state: State = game.start(chance.choice(game.seats), seed)
        while not state.over:
            legal = state.legal()
            if left_undone(state, state.seat, legal):
                found.append((state.clone(), state.seat))
            state.play(chance.choice(legal))
    return found


@pytest.mark.parametrize("id", WARNING)
def test_what_is_left_undone_can_still_be_done_and_is_told_in_every_language(id: str) -> None:
    game = find_game(id)
    found = endings(id)
    assert found
    for state, seat in found:
        legal = state.legal(seat)
        left = left_undone(state, seat, legal)
        assert set(left) < set(legal), "there is something else to do"
        for language in LANGUAGES:
            teller = Teller(game, state.seats, language)
            told = [teller.undone(one) for some in left.values() for one in some]
            assert all(told)
            assert not [sentence for sentence in told if "undone-" in sentence or "{" in sentence]
    assert [one for one in load(game.folder / "text").problems() if "undone-" in one] == []


@pytest.mark.parametrize("id", WARNING)
def test_a_warning_is_the_same_in_all_worlds_that_the_seat_cannot_tell_apart(id: str) -> None:
    for state, seat in endings(id)[:20]:
        truth = left_undone(state, seat, state.legal(seat))
        for seed in (1, 2):
            other = state.guess(seat, seed)
            assert left_undone(other, seat, other.legal(seat)) == truth


@pytest.mark.parametrize("id", WARNING)
def test_every_text_of_a_warning_is_used(id: str) -> None:
    folder: Path = find_game(id).folder
    source = (folder / "explain_undone.py").read_text(encoding="utf-8")
    used = set(re.findall(r'undone\(\s*"([a-z-]+)"', source))
    for language in LANGUAGES:
        ids = load(folder / "text").ids(language)
        assert {one.removeprefix("undone-") for one in ids if one.startswith("undone-")} == used
