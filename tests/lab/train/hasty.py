"""Bots that answer at once, in place of greedy ones."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tablewood.lab.train.plan import TrainPlan


class Hasty:
    """Replaces a greedy bot: plays at random, at once."""

    def __init__(self, seed: int) -> None:
        self._luck = Random(seed)

    def best_of(self, asked: object, legal: list[int]) -> int:
        return self._luck.choice(legal)


def hasty_bots(
    plan: TrainPlan, deal: int, minds: Sequence[object], depth: int, guesses: int = 1
) -> list[Hasty]:
    return [Hasty(deal * 8 + seat) for seat in range(len(minds))]
