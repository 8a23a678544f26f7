"""Ratings: cases worked out by hand, and properties of every rating."""

import math
import random
from itertools import combinations

import pytest

from tablewood.lab.rating import AVERAGE, Rating, Results, rate


def by_name(results: Results) -> dict[str, Rating]:
    return {rating.name: rating for rating in rate(results)}


def test_two_bots_differ_by_the_logarithm_of_their_odds() -> None:
    """75 to 25, and half a game for each: 400 times the logarithm of 75.5 / 25.5."""
    found = by_name({("a", "b"): (75, 25)})
    assert found["a"].elo - found["b"].elo == pytest.approx(400 * math.log10(75.5 / 25.5))
    assert found["a"].elo + found["b"].elo == pytest.approx(2 * AVERAGE)
    assert (found["a"].won, found["a"].games) == (75, 100)
    assert (found["b"].won, found["b"].games) == (25, 100)


def test_the_interval_of_two_equal_bots() -> None:
    """101 games at even odds: the difference has the variance 4 / 101, half of it a quarter of that."""
    found = by_name({("a", "b"): (50, 50)})
    reach = 1.959964 * 400 / math.log(10) * math.sqrt(4 / 101) / 2
    assert found["a"].elo == pytest.approx(AVERAGE)
    assert found["a"].high - AVERAGE == pytest.approx(reach, rel=1e-5)
    assert AVERAGE - found["a"].low == pytest.approx(reach, rel=1e-5)


def test_a_bot_that_won_every_game_is_far_ahead_and_uncertain() -> None:
    found = by_name({("a", "b"): (100, 0)})
    assert 800 < found["a"].elo - found["b"].elo < 1000
    assert found["a"].high - found["a"].low > 300


def test_bots_that_never_met_are_compared_through_others() -> None:
    """The first and the last never met."""
    ladder = rate({("c", "b"): (20, 80), ("b", "a"): (20, 80)})
    assert [rating.name for rating in ladder] == ["a", "b", "c"]
    assert ladder[0].elo - ladder[1].elo == pytest.approx(ladder[1].elo - ladder[2].elo)
    assert ladder[0].high - ladder[0].low > ladder[1].high - ladder[1].low


def test_more_games_narrow_the_interval() -> None:
    few, many = by_name({("a", "b"): (6, 4)}), by_name({("a", "b"): (60, 40)})
    assert many["a"].high - many["a"].low < few["a"].high - few["a"].low


def test_the_true_strengths_lie_in_the_intervals() -> None:
    """Games drawn from known strengths: about 95 in 100 intervals contain them."""
    chance = random.Random(4)
    truth = {"a": 1.0, "b": 0.2, "c": -0.3, "d": -0.9}
    held = tried = 0
    for _ in range(60):
        results = {}
        for (one, mine), (two, theirs) in combinations(truth.items(), 2):
            odds = 1 / (1 + math.exp(theirs - mine))
            won = sum(chance.random() < odds for _ in range(30))
            results[one, two] = (float(won), 30.0 - won)
        for name, rating in by_name(results).items():
            true = AVERAGE + 400 / math.log(10) * truth[name]
            held += rating.low <= true <= rating.high
            tried += 1
    assert 0.9 <= held / tried <= 0.99


def test_a_pair_that_did_not_play_says_nothing() -> None:
    with_none = rate({("a", "b"): (3, 1), ("b", "c"): (2, 2), ("a", "c"): (0, 0)})
    without = rate({("a", "b"): (3, 1), ("b", "c"): (2, 2)})
    assert [rating.elo for rating in with_none] == [rating.elo for rating in without]
