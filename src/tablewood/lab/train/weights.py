"""The weights of a network as plain numbers, which travel between processes and are kept in files."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tablewood.kernel.net import WIN_PARTS, Net
from tablewood.lab.logistic import chances_with

Array: TypeAlias = NDArray[np.float64]

DIGITS = 6
"""How many digits of a weight are kept, so that what is measured is what is shipped."""

SLICE = 50_000
"""How many positions are worked on at once: all of a training would take gigabytes."""


@dataclass(frozen=True)
class NetWeights:
    """The weights of a network, as `net.toml` has them."""

    bias: float
    skip: list[float]
    hidden_bias: list[float]
    top: list[float]
    into: list[float]
    win: list[float]

    def net(self) -> Net:
        """The network that bots evaluate."""
        return Net(
            len(self.skip),
            len(self.top),
            self.bias,
            self.skip,
            self.hidden_bias,
            self.top,
            self.into,
            self.win,
        )

    def margins(self, rows: NDArray[np.float32]) -> Array:
        """The expected margins of many positions at once."""
        into = np.array(self.into).reshape(len(self.top), len(self.skip))
        found = np.zeros(len(rows))
        for first in range(0, len(rows), SLICE):
            wide = rows[first : first + SLICE].astype(np.float64)
            units = np.maximum(wide @ into.T + np.array(self.hidden_bias), 0.0)
            says = wide @ np.array(self.skip) + units @ np.array(self.top) + self.bias
            found[first : first + SLICE] = says
        return found

    def chances(self, margins: Array, phases: Array) -> Array:
        """The chances to win with these margins in these phases."""
        return chances_of(np.array(self.win), margins, phases)


def win_features(margins: Array, phases: Array) -> Array:
    """What the logarithm of the odds is a linear function of: see `Net.chance`."""
    ones = np.ones_like(margins)
    return np.stack([margins, margins * phases, margins * phases**2, ones, phases], axis=1)


def chances_of(win: Array, margins: Array, phases: Array) -> Array:
    """The chances to win by these parameters."""
    assert len(win) == WIN_PARTS, "one for each feature"
    return chances_with(win_features(margins, phases), win)


def rounded(numbers: Array) -> list[float]:
    """The numbers with as many digits as are kept."""
    return [float(f"{number:.{DIGITS}g}") for number in numbers.ravel()]
