"""Logistic regression by Newton's method, in NumPy: for studies and for chances to win."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float64]

ROUNDS = 30
RIDGE = 1e-3
"""A little shrinking, so that a fit exists even where everybody who is ahead wins."""

LARGEST = 30
"""Logarithms of odds beyond this change nothing."""


def chances_with(features: Floats, weights: Floats) -> Floats:
    """The chances of rows of features."""
    found: Floats = 1 / (1 + np.exp(-np.clip(features @ weights, -LARGEST, LARGEST)))
    return found


def fit_logistic(features: Floats, happened: Floats) -> Floats:
    """The weights that tell best what happened: 1, 0, or a part."""
    weights = np.zeros(features.shape[1])
    for _ in range(ROUNDS):
        chance = chances_with(features, weights)
        slope = features.T @ (happened - chance) - RIDGE * weights
        spread = np.maximum(chance * (1 - chance), 1e-9)
        bend = (features * spread[:, None]).T @ features + RIDGE * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights = weights + step
        if float(np.max(np.abs(step))) < 1e-9:
            break
    return weights
