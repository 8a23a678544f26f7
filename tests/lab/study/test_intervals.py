"""Verdicts over many comparisons."""

import math
import random

import pytest

from tablewood.lab.study.intervals import LEVEL, estimate, holm, p_value


def test_holm_by_hand() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([0.5, 0.9]) == pytest.approx([1.0, 1.0])
    assert holm([]) == []


def test_several_families_share_the_risk() -> None:
    chances = [0.01, 0.04, 0.03, 0.005]
    assert holm(chances, 3) == pytest.approx([3 * one for one in holm(chances)])
    assert holm([0.2], 10) == [1.0]


def test_an_interval_grows_with_the_number_of_comparisons() -> None:
    alone, among = estimate(1.0, 0.5), estimate(1.0, 0.5, 100)
    assert (alone.low, alone.high) == pytest.approx((1 - 1.96 * 0.5, 1 + 1.96 * 0.5), abs=1e-3)
    assert among.low < alone.low < 1 < alone.high < among.high


def test_chance_alone() -> None:
    assert p_value(1.96, 1.0) == pytest.approx(0.05, abs=1e-3)
    assert p_value(-1.96, 1.0) == p_value(1.96, 1.0)
    assert p_value(0.3, math.inf) == p_value(0.0, 0.0) == 1.0


def test_a_difference_that_is_always_the_same_is_no_chance() -> None:
    """Like a coin that falls on the same side every time."""
    assert p_value(4.0, 0.0, deals=10) == pytest.approx(2 / 1024)
    assert p_value(4.0, 0.0, deals=1) == 1.0
    assert p_value(0.0, 0.0, deals=10) == 1.0


def test_where_nothing_is_to_be_found_little_is() -> None:
    """100 comparisons of pure noise: something is named in about 5 % of the studies, not in nearly all."""
    chance = random.Random(0)
    named = 0
    for _ in range(400):
        chances = [p_value(chance.gauss(0, 1), 1.0) for _ in range(100)]
        named += min(holm(chances)) < LEVEL
    assert named < 0.09 * 400
