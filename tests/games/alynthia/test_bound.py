"""Alynthia: no sequence of moves keeps a phase or a game going forever (AL-105, AL-269, AL-270)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tablewood as tw
from tablewood.games.alynthia.bound import moves_left, strength_left
from tablewood.games.alynthia.phases import ActionsForAll, TakeTurn
from tablewood.kernel.scene import scene_match
from tests.games.alynthia.strong import strong_scene, strong_walk
from tests.rule import rule

GAME = tw.game("alynthia")
quick = settings(
    max_examples=40,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.large_base_example],
)
choices = st.lists(st.integers(0, 999), min_size=5, max_size=150)


@rule("AL-105", "AL-269", "AL-270")
@quick
@given(st.integers(2, 5), st.sampled_from(["basic", "advanced"]), st.integers(0, 40), choices)
def test_every_answer_of_the_open_phase_lowers_the_bound(
    seats: int, guilds: str, seed: int, numbers: list[int]
) -> None:
    """Between two questions of a phase the bound always falls, whatever the answer, and never below 0."""
    s: Any = scene_match(GAME, strong_scene(seats, "cooperative", guilds, seed)).state
    last: tuple[int, int] | None = None
    for number in numbers:
        if s.over:
            break
        step = s.step
        if isinstance(step, ActionsForAll):
            left = moves_left(s, step.done, step.turn)
            assert left > 0
            if last is not None and last[0] == s.round:
                assert left < last[1]
            last = (s.round, left)
        seat = s.asked[number % len(s.asked)]
        legal = s.legal(seat)
        if number % 5 and len(legal) > 1 and legal[-1] == s.moves.done.move:
            legal = legal[:-1]
        s.play(legal[number % len(legal)], seat)


@rule("AL-270")
@pytest.mark.parametrize("seed", range(4))
def test_every_action_and_tile_lowers_the_bound_in_competition(seed: int) -> None:
    last: tuple[int, int] | None = None
    for at in strong_walk(3, "competitive", ["basic", "advanced"][seed % 2], seed):
        s: Any = at.state
        played = at.match.played
        if s.over or not isinstance(s.step, TakeTurn):
            continue
        stopped = played and played[-1].move in (s.moves.end.move, s.moves.passes.move)
        left = strength_left(s)
        if last is not None and last[0] == s.round and not stopped:
            assert left < last[1], at.game.notation(s, played[-1].move)
        last = (s.round, left)


@rule("AL-270")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_longest_game_is_longer_than_the_bound_of_its_phases(seats: int) -> None:
    mode = "solo" if seats == 1 else "cooperative"
    s: Any = scene_match(GAME, strong_scene(seats, mode, "basic", 1)).state
    assert moves_left(s, 0, 0) < GAME.max_length(seats)


@rule("AL-269")
def test_done_is_said_once_for_each_move_that_takes_it_back() -> None:
    s: Any = scene_match(GAME, strong_scene(2, "cooperative", "basic", 2)).state
    s.play(s.moves.done.move, 0)
    assert s.moves.done.move not in s.legal(0)
    s.play(s.legal(0)[0], 0)
    while not isinstance(s.step, ActionsForAll):
        s.play(s.legal()[0])
    assert s.moves.done.move in s.legal(0)
