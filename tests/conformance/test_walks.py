"""Hypothesis plays the games: a failure shrinks to the shortest game that shows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, find, given, note, settings
from hypothesis import strategies as st

from tablewood.kernel.chance import seeded
from tablewood.kernel.game import Game
from tablewood.kernel.match import Match
from tablewood.kernel.save import move_lines
from tests.conformance import properties as of
from tests.conformance.random_games import Position
from tests.conformance.settings import Setting, find_game, game_ids
from tests.fixtures.hidden_nim.game import HiddenNim, Nim

LONGEST = 160
CHEAP = (
    of.legal_moves_are_sound,
    of.the_audit_is_clean,
    of.events_are_well_formed,
    of.notation_parses_back,
)

choices = st.lists(st.integers(0, 255), max_size=LONGEST)
"""A walk: for each decision, which of the legal moves to make, modulo their number."""

few = settings(
    max_examples=30,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.large_base_example],
)


def follow(
    game: Game[Any], seats: int, seed: int, numbers: list[int], say: Callable[[str], None] = print
) -> Match:
    """Make the chosen moves, and check the cheap properties before each."""
    setting = Setting(game.id, seats, seed)
    match = Match(game, seats, seed)
    at = Position(setting, match, 0, seeded(seed))
    ask(at)
    for number in numbers:
        state = match.state
        if state.over:
            break
        seat = state.asked[number % len(state.asked)]
        legal = state.legal(seat)
        move = game.notation(state, legal[number % len(legal)])
        say(f"{seat} {move}")
        match.submit(seat, move)
        at.number += 1
        ask(at)
    return match


def ask(at: Position) -> None:
    for one in CHEAP:
        one(at)


@pytest.mark.parametrize("id", game_ids())
@few
@given(data=st.data())
def test_a_walk(id: str, data: st.DataObject) -> None:
    game = find_game(id)
    seats = data.draw(st.sampled_from(game.seats), "seats")
    seed = data.draw(st.integers(0, 99), "seed")
    numbers = data.draw(choices, "choices")
    note(f"{id}, {seats} seats, seed {seed}:")
    match = follow(game, seats, seed, numbers, note)
    assert len(match.played) == len(numbers) or match.state.over


class Envious(HiddenNim):
    """Wrong as soon as the second player holds a stone."""

    def audit(self, s: Nim) -> list[str]:
        return ["a stone"] if s.stones[1] > 0 else []


def test_a_failure_shrinks_to_the_shortest_game() -> None:
    def fails(numbers: list[int]) -> bool:
        try:
            follow(Envious(), 2, 0, numbers)
        except of.Broken:
            return True
        return False

    shortest = find(choices, fails, settings=settings(few, max_examples=200))
    match = follow(HiddenNim(), 2, 0, shortest)
    assert move_lines(match) == ["0 promise 0", "1 promise 0", "0 take 1", "1 take 1"]
