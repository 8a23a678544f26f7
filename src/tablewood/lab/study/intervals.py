"""Intervals and verdicts that stay honest when many things are compared at once."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist

LEVEL = 0.05
"""How often a study with nothing to find may still name something."""

NORMAL = NormalDist()


@dataclass(frozen=True)
class Estimate:
    """A mean or a difference, its standard error, and an interval that holds together with all others beside it."""

    value: float
    error: float
    low: float
    high: float


def estimate(value: float, error: float, comparisons: int = 1) -> Estimate:
    """The interval by Bonferroni: all of them hold at once with 95 %."""
    reach = NORMAL.inv_cdf(1 - LEVEL / (2 * max(1, comparisons))) * error
    return Estimate(value, error, value - reach, value + reach)


def p_value(value: float, error: float, deals: int = 0) -> float:
    """How likely chance alone would be as far from 0, on either side.

    A difference that is the same in all `deals` has no error; chance would be on one side every time.
    """
    if error == 0 and value != 0 and deals:
        return float(2 * 0.5**deals)
    if error == 0 or math.isinf(error):
        return 1.0
    return 2 * NORMAL.cdf(-abs(value) / error)


def holm(chances: Sequence[float], families: int = 1) -> list[float]:
    """The same, adjusted for their number by Holm's method: what stays below the level may be named.

    Where there are several such families, each of them may err only in its part of the cases (Bonferroni).
    """
    order = sorted(range(len(chances)), key=lambda at: chances[at])
    adjusted = [1.0] * len(chances)
    least = 0.0
    for rank, at in enumerate(order):
        least = max(least, min(1.0, families * chances[at] * (len(chances) - rank)))
        adjusted[at] = least
    return adjusted


def sureness(value: float, error: float) -> float:
    """How many standard errors a value is from 0; 0 where nothing is known."""
    return 0.0 if error == 0 or math.isinf(error) else abs(value) / error
