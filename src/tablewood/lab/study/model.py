"""The chance to win, as the position promises it: a logistic regression on standing, phase and order of play.

Whoever is ahead buys more, so "those who took it won more often" says nothing about a card. What a card is worth is how
the chance changed: from the moment before it was taken to the seat's next turn, or to the end of the game.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tablewood.lab.logistic import RIDGE, chances_with, fit_logistic
from tablewood.lab.study.sample import Floats, Moments, Sample


@dataclass(frozen=True)
class WinModel:
    """A fitted model; `scale` is the usual distance between seats, in points."""

    weights: Floats
    scale: float
    seats: int

    def chance(self, moments: Moments) -> Floats:
        """The chance to win of the seat of each moment."""
        return chances_with(_features(moments, self.scale, self.seats), self.weights)


def fit(*samples: Sample) -> WinModel:
    """The model that fits all these games together, by Newton's method."""
    moments = Moments(
        np.concatenate([one.moments.standing for one in samples]),
        np.concatenate([one.moments.phase for one in samples]),
        np.concatenate([one.moments.place for one in samples]),
    )
    won = np.concatenate([one.won for one in samples])
    seats = samples[0].seats
    scale = float(np.std(moments.standing)) or 1.0
    features = _features(moments, scale, seats)
    return WinModel(fit_logistic(features, won), scale, seats)


def gradient(model: WinModel, moments: Moments) -> Floats:
    """How the chance of each moment would change with the weights."""
    chance = model.chance(moments)
    slopes: Floats = _features(moments, model.scale, model.seats) * (chance * (1 - chance))[:, None]
    return slopes


def influence(model: WinModel, sample: Sample) -> Floats:
    """By how much each game of its sample moved the weights of a model (the sandwich of robust regressions)."""
    features = _features(sample.moments, model.scale, model.seats)
    chance = model.chance(sample.moments)
    scores = np.zeros((sample.games, features.shape[1]))
    np.add.at(scores, sample.turn_game, features * (sample.won - chance)[:, None])
    spread = np.maximum(chance * (1 - chance), 1e-9)
    bend = (features * spread[:, None]).T @ features + RIDGE * np.eye(features.shape[1])
    moved: Floats = np.linalg.solve(bend, scores.T).T.astype(np.float64)
    return moved


def _features(moments: Moments, scale: float, seats: int) -> Floats:
    """One, the standing (more telling late in the game), the phase, and the place in the order of play."""
    standing = moments.standing / scale
    phase = moments.phase
    columns = [
        np.ones_like(standing),
        standing,
        standing * phase,
        standing * phase**2,
        phase,
    ]
    columns += [(moments.place == place).astype(np.float64) for place in range(1, seats)]
    return np.stack(columns, axis=1)
