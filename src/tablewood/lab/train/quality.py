"""How good a network is on games that it has not learned from: its margins by phase, and its chances to win."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from tablewood.lab.train.fit import fit_chance, held_out
from tablewood.lab.train.targets import TrainSample
from tablewood.lab.train.weights import Array, NetWeights, chances_of

BINS = 10
"""Into how many groups chances are sorted to be compared with what happened."""

PHASES = 4
"""Into how many parts a game is cut."""


@dataclass(frozen=True)
class Calibration:
    """Whether what has a chance of 70 % happens in 70 % of the cases."""

    error: float
    """The expected calibration error: by how much chances and victories differ, on average over the groups."""
    brier: float
    """The mean square of the difference between the chance and what happened."""


@dataclass(frozen=True)
class PhaseError:
    """How far the margin is off in one part of the game: the root of the mean square, against final margins.

    The hand-made evaluation need not be on the scale of margins: the line that fits best brings it there.
    """

    first: float
    """From which part of the game on."""
    learned: float
    hand_made: float
    moments: int


@dataclass(frozen=True)
class Quality:
    """The network beside the hand-made evaluation, on the games that were held out."""

    games: int
    learned: Calibration
    hand_made: Calibration
    phases: list[PhaseError]

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        return asdict(self)


def quality_of(sample: TrainSample, weights: NetWeights) -> Quality:
    """The network on the games of the sample that were held out."""
    rest = sample.part(~held_out(sample))
    win = fit_chance(rest.hand_made, rest.phases, rest.share)
    scale, shift = np.polyfit(rest.hand_made, rest.margin, 1) if np.ptp(rest.hand_made) else (0, 0)
    test = sample.part(held_out(sample))
    margins = weights.margins(test.rows)
    return Quality(
        len(np.unique(test.game)),
        calibration_of(weights.chances(margins, test.phases), test.share),
        calibration_of(chances_of(win, test.hand_made, test.phases), test.share),
        _by_phase(test, margins, scale * test.hand_made + shift),
    )


def calibration_of(chances: Array, shares: Array) -> Calibration:
    """These chances beside what happened."""
    group = np.minimum((chances * BINS).astype(int), BINS - 1)
    error = 0.0
    for one in range(BINS):
        inside = group == one
        if inside.any():
            error += abs(float(np.sum(chances[inside] - shares[inside])))
    return Calibration(error / len(chances), float(np.mean((chances - shares) ** 2)))


def _by_phase(test: TrainSample, margins: Array, hand_made: Array) -> list[PhaseError]:
    found: list[PhaseError] = []
    part = np.minimum((test.phases * PHASES).astype(int), PHASES - 1)
    for one in range(PHASES):
        inside = part == one
        if inside.any():
            found.append(
                PhaseError(
                    one / PHASES,
                    _root(margins[inside] - test.margin[inside]),
                    _root(hand_made[inside] - test.margin[inside]),
                    int(inside.sum()),
                )
            )
    return found


def _root(differences: Array) -> float:
    return float(np.sqrt(np.mean(differences**2)))
