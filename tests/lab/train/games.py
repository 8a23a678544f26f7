"""Games of self-play that nobody has played: moments with chosen numbers and results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tablewood.lab.train.self_play import SelfPlayGame

Array = Any


def made_game(
    number: int,
    seats: Sequence[int],
    margins: Sequence[float],
    rows: Array = None,
    inputs: int = 3,
) -> SelfPlayGame:
    """A game of two whose moments belong to these seats."""
    count = len(seats)
    shares = [1.0 if margin == max(margins) else 0.0 for margin in margins]
    return SelfPlayGame(
        number,
        "usual",
        np.zeros((count, inputs), np.float32) if rows is None else rows.astype(np.float32),
        np.array(seats, np.int8),
        np.zeros(count, np.float32),
        np.zeros(count, np.bool_),
        list(margins),
        shares,
    )
