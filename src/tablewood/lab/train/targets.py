"""What a network should say of each moment: returns that look some way ahead, and then trust the network."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tablewood.lab.train.self_play import SelfPlayGame
from tablewood.lab.train.weights import Array


def lambda_returns(
    values: Sequence[float], cut: Sequence[bool], final: float, lam: float
) -> list[float]:
    """The returns of the moments of one seat in one game.

    The return of a moment is a mixture: of the value of the next moment, and, by `lam`, of the return of that one; the
    last one's is the final margin. Before a random move the return is the value of the moment itself.
    """
    returns = [0.0] * len(values)
    ahead = final
    for at in range(len(values) - 1, -1, -1):
        returns[at] = values[at] if cut[at] else ahead
        ahead = (1 - lam) * values[at] + lam * returns[at]
    return returns


@dataclass(frozen=True)
class TrainSample:
    """The moments of many games side by side."""

    rows: NDArray[np.float32]
    game: NDArray[np.int32]
    """By moment: the game, in the order in which they were given."""
    seat: NDArray[np.int8]
    hand_made: Array
    cut: NDArray[np.bool_]
    margin: Array
    """By moment: the final margin of its seat."""
    share: Array
    """By moment: the part of the victory of its seat."""

    @property
    def phases(self) -> Array:
        """By moment: which part of the game is over."""
        found: Array = self.rows[:, 0].astype(np.float64)
        return found

    def part(self, chosen: NDArray[np.bool_]) -> TrainSample:
        """Some of the moments."""
        return TrainSample(
            self.rows[chosen],
            self.game[chosen],
            self.seat[chosen],
            self.hand_made[chosen],
            self.cut[chosen],
            self.margin[chosen],
            self.share[chosen],
        )


def sample_of(games: Sequence[SelfPlayGame]) -> TrainSample:
    """All moments of these games."""
    of_game = [np.full(len(game.seats), at, np.int32) for at, game in enumerate(games)]
    margins = [np.array(game.margins)[game.seats] for game in games]
    shares = [np.array(game.shares)[game.seats] for game in games]
    return TrainSample(
        np.concatenate([game.rows for game in games]),
        np.concatenate(of_game),
        np.concatenate([game.seats for game in games]),
        np.concatenate([game.hand_made for game in games]).astype(np.float64),
        np.concatenate([game.cut for game in games]),
        np.concatenate(margins),
        np.concatenate(shares),
    )


def targets_of(sample: TrainSample, values: Array, lam: float) -> Array:
    """The return of every moment, if the network says these values."""
    found = np.zeros(len(values))
    # A stable sort by game and seat brings the moments of a seat together, in their order.
    order = np.lexsort((sample.seat, sample.game))
    groups = sample.game[order].astype(np.int64) * 128 + sample.seat[order]
    for places in np.split(order, np.flatnonzero(np.diff(groups)) + 1):
        final = float(sample.margin[places[0]])
        cut = [bool(one) for one in sample.cut[places]]
        found[places] = lambda_returns([float(one) for one in values[places]], cut, final, lam)
    return found
