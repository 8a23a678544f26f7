"""Fitting a network to its targets, in NumPy: least squares for the linear part, then Adam for all of it."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from tablewood.kernel.net import WIN_PARTS
from tablewood.lab.logistic import fit_logistic
from tablewood.lab.train.targets import TrainSample, targets_of
from tablewood.lab.train.weights import Array, NetWeights, rounded, win_features

HELD_OUT = 10
"""One game in this many is held out: it says when to stop, and how good the network is."""

BATCH = 1024
FEW = 100
"""Smaller batches are made of small samples, so that an epoch has at least this many."""

RATE = 0.003
"""The first step size of Adam; it falls to a thirtieth."""

RIDGE = 1e-3
DECAY = 1e-5
"""A little shrinking, for numbers that hardly vary."""

PASSES = 2
"""How often targets are made and fitted: the first time with the values of the last network."""


@dataclass
class _Adam:
    """The moments of Adam for one group of parameters."""

    mean: Array
    square: Array
    steps: int = 0

    def step(self, weights: Array, slope: Array, rate: float) -> None:
        """Move the weights against the slope, in place."""
        self.steps += 1
        self.mean += 0.1 * (slope - self.mean)
        self.square += 0.001 * (slope * slope - self.square)
        mean = self.mean / (1 - 0.9**self.steps)
        square = self.square / (1 - 0.999**self.steps)
        weights -= rate * mean / (np.sqrt(square) + 1e-8)


@dataclass
class _Layers:
    """A network on standardised numbers."""

    bias: Array
    skip: Array
    hidden_bias: Array
    top: Array
    into: Array
    optimisers: list[_Adam] = field(default_factory=list)

    def all(self) -> list[Array]:
        return [self.bias, self.skip, self.hidden_bias, self.top, self.into]

    def copy(self) -> _Layers:
        bias, skip, hidden_bias, top, into = [one.copy() for one in self.all()]
        return _Layers(bias, skip, hidden_bias, top, into)

    def says(self, rows: Array) -> Array:
        units = np.maximum(rows @ self.into.T + self.hidden_bias, 0.0)
        found: Array = rows @ self.skip + units @ self.top + self.bias[0]
        return found

    def learn(self, rows: Array, targets: Array, rate: float) -> None:
        """One step of Adam on these moments."""
        if not self.optimisers:
            self.optimisers = [_Adam(np.zeros_like(one), np.zeros_like(one)) for one in self.all()]
        before = rows @ self.into.T + self.hidden_bias
        units = np.maximum(before, 0.0)
        wrong = (rows @ self.skip + units @ self.top + self.bias[0] - targets) / len(targets)
        back = np.outer(wrong, self.top) * (before > 0)
        slopes = [
            np.array([wrong.sum()]),
            rows.T @ wrong,
            back.sum(0),
            units.T @ wrong,
            back.T @ rows,
        ]
        for optimiser, weights, slope in zip(self.optimisers, self.all(), slopes, strict=True):
            optimiser.step(weights, slope + DECAY * weights, rate)


def held_out(sample: TrainSample) -> NDArray[np.bool_]:
    """By moment: whether its game is held out."""
    found: NDArray[np.bool_] = sample.game % HELD_OUT == HELD_OUT - 1
    return found


def fit(
    sample: TrainSample, last: NetWeights | None, lam: float, hidden: int, epochs: int, seed: int
) -> NetWeights:
    """A network for these moments; `last` is the one that the games were played with, if any."""
    values = sample.margin if last is None else last.margins(sample.rows)
    fitted = last
    for _ in range(PASSES):
        targets = targets_of(sample, values, lam)
        fitted = fit_targets(sample, targets, hidden, epochs, seed)
        values = fitted.margins(sample.rows)
    assert fitted is not None, "there is at least one pass"
    return fitted


def fit_targets(
    sample: TrainSample, targets: Array, hidden: int, epochs: int, seed: int
) -> NetWeights:
    """A network that says the targets as well as it can, and its chance to win."""
    test = held_out(sample)
    learned = ~test & ~sample.cut
    mean = sample.rows[learned].mean(0, dtype=np.float64)
    spread = sample.rows[learned].std(0, dtype=np.float64)
    varies = spread > 1e-6
    factor = np.where(varies, 1 / np.where(varies, spread, 1.0), 0.0)
    scale = max(1e-6, float(np.std(targets[learned])))
    rows = (sample.rows - mean.astype(np.float32)) * factor.astype(np.float32)
    layers = _trained(rows, targets / scale, learned, test & ~sample.cut, hidden, epochs, seed)
    into = layers.into * factor
    skip = layers.skip * factor
    weights = NetWeights(
        rounded(scale * (layers.bias - skip @ mean))[0],
        rounded(scale * skip),
        rounded(layers.hidden_bias - into @ mean),
        rounded(scale * layers.top),
        rounded(into),
        [0.0] * WIN_PARTS,
    )
    margins = weights.margins(sample.rows)
    win = fit_chance(margins[~test], sample.phases[~test], sample.share[~test])
    return NetWeights(
        weights.bias,
        weights.skip,
        weights.hidden_bias,
        weights.top,
        weights.into,
        rounded(win),
    )


def _trained(
    rows: NDArray[np.float32],
    targets: Array,
    learned: NDArray[np.bool_],
    test: NDArray[np.bool_],
    hidden: int,
    epochs: int,
    seed: int,
) -> _Layers:
    """The layers that do best on what was held out."""
    places = np.flatnonzero(learned)
    layers = _linear(
        rows[places].astype(np.float64),
        targets[places],
        hidden,
        np.random.default_rng([seed, hidden]),
    )
    order = np.random.default_rng(seed)
    best = layers.copy()
    least = _error(layers, rows[test], targets[test])
    batch = max(1, min(BATCH, len(places) // FEW))
    steps = epochs * (len(places) // batch + 1)
    step = 0
    for _ in range(epochs if hidden else 0):
        shuffled = order.permutation(places)
        for first in range(0, len(shuffled), batch):
            chosen = shuffled[first : first + batch]
            rate = RATE * (1 / 30) ** (step / steps)
            layers.learn(rows[chosen].astype(np.float64), targets[chosen], rate)
            step += 1
        error = _error(layers, rows[test], targets[test])
        if error < least:
            least = error
            best = layers.copy()
    return best


def _linear(rows: Array, targets: Array, hidden: int, luck: np.random.Generator) -> _Layers:
    """The best linear function, and hidden units that say nothing yet."""
    inputs = rows.shape[1]
    bend = rows.T @ rows / len(rows) + RIDGE * np.eye(inputs)
    bias = targets.mean()
    skip = np.linalg.solve(bend, rows.T @ (targets - bias) / len(rows))
    into = luck.normal(0, np.sqrt(2 / inputs), (hidden, inputs))
    return _Layers(np.array([bias]), skip, luck.normal(0, 0.1, hidden), np.zeros(hidden), into)


def _error(layers: _Layers, rows: NDArray[np.float32], targets: Array) -> float:
    """The mean squared error; endless without anything held out."""
    if not len(targets):
        return np.inf
    return float(np.mean((layers.says(rows.astype(np.float64)) - targets) ** 2))


def fit_chance(margins: Array, phases: Array, shares: Array) -> Array:
    """The parameters of the win chance, by Newton's method: see `Net.chance`."""
    return fit_logistic(win_features(margins, phases), shares)
