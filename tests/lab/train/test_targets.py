"""Lambda-returns: what a network should say of the moments of a game."""

from __future__ import annotations

import pytest

np = pytest.importorskip("numpy", reason="the extra 'lab' is not installed")

from tablewood.lab.train.targets import lambda_returns, sample_of, targets_of  # noqa: E402
from tests.lab.train.games import made_game  # noqa: E402

VALUES = [1.0, 2.0, 4.0, 8.0]
NEVER = [False] * 4


def test_a_game_of_four_moments_counted_by_hand() -> None:
    last = 10.0
    third = 0.5 * 8 + 0.5 * last
    second = 0.5 * 4 + 0.5 * third
    first = 0.5 * 2 + 0.5 * second
    assert lambda_returns(VALUES, NEVER, 10.0, 0.5) == [first, second, third, last]


def test_lambda_1_waits_for_the_end_and_lambda_0_trusts_the_next_moment() -> None:
    assert lambda_returns(VALUES, NEVER, 10.0, 1.0) == [10.0] * 4
    assert lambda_returns(VALUES, NEVER, 10.0, 0.0) == [2.0, 4.0, 8.0, 10.0]


def test_nothing_is_learned_across_a_random_move() -> None:
    cut = [False, True, False, False]
    assert lambda_returns(VALUES, cut, 10.0, 1.0) == [2.0, 2.0, 10.0, 10.0]
    # The value of the second moment stands in for all that came after it.
    assert lambda_returns(VALUES, cut, -99.0, 1.0)[:2] == [2.0, 2.0]


def test_every_seat_of_every_game_has_returns_of_its_own() -> None:
    games = [
        made_game(0, [0, 1, 0, 1], margins=[3.0, -3.0]),
        made_game(1, [1, 0], margins=[-5.0, 5.0]),
    ]
    sample = sample_of(games)
    targets = targets_of(sample, np.zeros(6), 1.0)
    assert list(targets) == [3.0, -3.0, 3.0, -3.0, 5.0, -5.0]
    half = targets_of(sample, np.zeros(6), 0.5)
    assert list(half) == [1.5, -1.5, 3.0, -3.0, 5.0, -5.0]
