"""Fitting: what was planted is found, and chances to win are calibrated."""

from __future__ import annotations

import pytest

np = pytest.importorskip("numpy", reason="the extra 'lab' is not installed")

from tablewood.kernel.vectors import floats  # noqa: E402
from tablewood.lab.train.fit import fit, fit_chance, held_out  # noqa: E402
from tablewood.lab.train.quality import calibration_of, quality_of  # noqa: E402
from tablewood.lab.train.targets import TrainSample, sample_of  # noqa: E402
from tablewood.lab.train.weights import chances_of, rounded  # noqa: E402
from tests.lab.train.games import made_game  # noqa: E402

EPOCHS = 12


def planted(games: int, bent: bool = False) -> TrainSample:
    """The margin is 3 a - 2 b + 5 (or 3 |a - 1|); the first number is the phase, the last is always 0."""
    luck = np.random.default_rng(1)
    made = []
    for number in range(games):
        a, b = luck.normal(1, 2, 2)
        margin = 3 * abs(a - 1) if bent else 3 * a - 2 * b + 5
        rows = np.array([[phase, a, b, 0.0] for phase in (0.0, 0.5, 1.0)])
        made.append(made_game(number, [0, 0, 0], [margin, -margin], rows, inputs=4))
    return sample_of(made)


def test_a_planted_linear_value_is_learned() -> None:
    weights = fit(planted(300), None, 1.0, 0, EPOCHS, seed=1)
    assert weights.bias == pytest.approx(5, abs=0.05)
    assert weights.skip == pytest.approx([0, 3, -2, 0], abs=0.05)
    assert weights.net().margin(floats([0.5, 2.0, 1.0, 0.0])) == pytest.approx(9, abs=0.1)


def test_hidden_units_learn_what_is_not_linear() -> None:
    sample = planted(600, bent=True)
    test = held_out(sample)
    wrong = {
        hidden: np.mean(
            (fit(sample, None, 1.0, hidden, EPOCHS, 1).margins(sample.rows) - sample.margin)[test]
            ** 2
        )
        for hidden in (0, 16)
    }
    assert wrong[16] < wrong[0] / 3


def test_many_positions_at_once_and_one_alone_have_the_same_margins() -> None:
    sample = planted(40, bent=True)
    weights = fit(sample, None, 0.9, 8, EPOCHS, seed=2)
    net = weights.net()
    alone = [net.margin(floats([float(number) for number in row])) for row in sample.rows]
    assert list(weights.margins(sample.rows)) == pytest.approx(alone)


def test_the_same_seed_gives_the_same_weights() -> None:
    sample = planted(40)
    assert fit(sample, None, 0.9, 4, EPOCHS, seed=2) == fit(sample, None, 0.9, 4, EPOCHS, seed=2)
    assert fit(sample, None, 0.9, 4, EPOCHS, seed=2) != fit(sample, None, 0.9, 4, EPOCHS, seed=3)


def test_one_game_in_ten_is_held_out() -> None:
    sample = planted(30)
    assert sorted(set(sample.game[held_out(sample)])) == [9, 19, 29]


def test_chances_are_found_again() -> None:
    luck = np.random.default_rng(3)
    margins, phases = luck.normal(0, 8, 20_000), luck.random(20_000)
    true = np.array([0.1, 0.2, 0.0, 0.0, 0.0])
    won = (luck.random(20_000) < chances_of(true, margins, phases)).astype(float)
    found = fit_chance(margins, phases, won)
    said = chances_of(found, margins, phases)
    assert np.max(np.abs(said - chances_of(true, margins, phases))) < 0.03
    calibration = calibration_of(said, won)
    assert calibration.error < 0.02
    assert calibration_of(1 - said, won).error > 0.2


def test_calibration_counted_by_hand() -> None:
    found = calibration_of(np.array([0.15, 0.15, 0.85, 0.85]), np.array([0.0, 0.0, 1.0, 0.0]))
    assert found.error == pytest.approx((2 * 0.15 + 2 * 0.35) / 4)
    assert found.brier == pytest.approx((2 * 0.15**2 + 0.15**2 + 0.85**2) / 4)


def test_quality_is_of_the_games_held_out() -> None:
    sample = planted(100)
    quality = quality_of(sample, fit(sample, None, 1.0, 0, EPOCHS, seed=1))
    assert quality.games == 10
    assert [one.first for one in quality.phases] == [0.0, 0.5, 0.75]
    assert all(one.learned < 0.2 < one.hand_made for one in quality.phases)


def test_weights_are_rounded_to_what_is_shipped() -> None:
    assert rounded(np.array([[1 / 3, -2e-9], [1e7 + 1, 0.0]])) == [0.333333, -2e-9, 1e7, 0.0]
