"""Deals played from all seats, one side against the other, so that luck cancels out: for tuning and training."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tablewood.lab.summary import Rate, wilson

PlayDeal = Callable[[int], tuple[list[int], list[int]]]
"""Plays a deal with the new side in this seat and the old one in all others: the points and the winners."""


@dataclass(frozen=True)
class Duel:
    """A new side against an old one."""

    wins: Rate
    margin: float
    """By how many points per game the new side is ahead."""
    error: float
    """The standard error of the margin, over deals."""

    @property
    def ahead(self) -> float:
        """The margin in standard errors."""
        return self.margin / max(self.error, 1e-9)


@dataclass(frozen=True)
class DealResult:
    """One deal, played from all seats."""

    deal: int
    margin: float
    """By how many points the new side is ahead, on average over the seats."""
    won: list[float]
    """The part of the victory that the new side had from each seat."""


def from_all_seats(seats: int, deal: int, play: PlayDeal) -> DealResult:
    """A deal with the new side in each of the seats in turn."""
    margin = 0.0
    won: list[float] = []
    for seat in range(seats):
        points, winners = play(seat)
        others = sum(points) - points[seat]
        margin += (points[seat] - others / (seats - 1)) / seats
        won.append(1 / len(winners) if seat in winners else 0.0)
    return DealResult(deal, margin, won)


def sum_up_duel(deals: Sequence[int], results: Mapping[int, DealResult]) -> Duel:
    """The deals in their order, whatever order they were played in."""
    margins = [results[deal].margin for deal in deals]
    won = 0.0
    games = 0
    for deal in deals:
        for part in results[deal].won:
            won += part
            games += 1
    mean = sum(margins) / len(margins)
    variance = sum((margin - mean) ** 2 for margin in margins) / max(1, len(margins) - 1)
    return Duel(wilson(won, games), mean, math.sqrt(variance / len(margins)))
