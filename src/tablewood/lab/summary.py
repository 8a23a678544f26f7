"""The results of many games: counts and sums first, then rates, means and their intervals."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tablewood.lab.simulate import Result, Setting

NORMAL_95 = 1.959963984540054


@dataclass(frozen=True)
class Rate:
    """A share of the games, with Wilson's 95 % interval."""

    count: float
    of: int
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Mean:
    """A mean, and the standard deviation of the values."""

    mean: float
    sd: float


@dataclass(frozen=True)
class Side:
    """How a seat, or a bot in all its seats, did."""

    name: str
    wins: Rate
    """Shared victories count as wins."""
    shared: int
    total: Mean
    parts: dict[str, Mean]


@dataclass(frozen=True)
class Summary:
    """All games of a simulation."""

    game: str
    seed: int
    games: int
    options: Mapping[str, Any]
    bots: list[Side]
    seats: list[Side]
    decisions: Mean
    turns: Mean

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        return asdict(self)


class Sum:
    """Whole numbers: how many, their sum and that of their squares; exact in any order."""

    def __init__(self) -> None:
        self.count = 0
        self.sum = 0
        self.squares = 0

    def add(self, value: int) -> None:
        self.count += 1
        self.sum += value
        self.squares += value * value

    def merge(self, other: Sum) -> None:
        self.count += other.count
        self.sum += other.sum
        self.squares += other.squares

    def mean(self) -> Mean:
        """0 for no values; the deviation of a single value is 0."""
        if self.count == 0:
            return Mean(0.0, 0.0)
        spread = self.count * self.squares - self.sum * self.sum
        variance = spread / (self.count * (self.count - 1)) if self.count > 1 else 0.0
        return Mean(self.sum / self.count, math.sqrt(variance))


class SideTally:
    """What is counted for a seat or a bot."""

    def __init__(self) -> None:
        self.wins = 0
        self.shared = 0
        self.total = Sum()
        self.parts: dict[str, Sum] = {}

    def add(self, result: Result, seat: int) -> None:
        if seat in result.winners:
            self.wins += 1
            self.shared += len(result.winners) > 1
        score = result.scores[seat]
        self.total.add(score.total)
        for name, points in score.parts:
            self.parts.setdefault(name, Sum()).add(points)

    def merge(self, other: SideTally) -> None:
        self.wins += other.wins
        self.shared += other.shared
        self.total.merge(other.total)
        for name, points in other.parts.items():
            self.parts.setdefault(name, Sum()).merge(points)

    def side(self, name: str) -> Side:
        parts = {part: points.mean() for part, points in self.parts.items()}
        wins = wilson(self.wins, self.total.count)
        return Side(name, wins, self.shared, self.total.mean(), parts)


class Tally:
    """What is counted over some of the games; tallies of several processes can be merged."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.seats = [SideTally() for _ in range(seats)]
        self.bots: dict[str, SideTally] = {}
        self.decisions = Sum()
        self.turns = Sum()

    def add(self, result: Result) -> None:
        """Count one more game."""
        self.games += 1
        self.decisions.add(result.decisions)
        self.turns.add(result.turns)
        for seat, name in enumerate(result.bots):
            self.seats[seat].add(result, seat)
            self.bots.setdefault(name, SideTally()).add(result, seat)

    def merge(self, other: Tally) -> None:
        """Add the games of another tally."""
        self.games += other.games
        self.decisions.merge(other.decisions)
        self.turns.merge(other.turns)
        for seat, tally in enumerate(other.seats):
            self.seats[seat].merge(tally)
        for name, tally in other.bots.items():
            self.bots.setdefault(name, SideTally()).merge(tally)

    def summary(self, played: Setting, seat_names: Sequence[str]) -> Summary:
        """Rates and means over all games, with the bots in the order of the setting."""
        return Summary(
            played.game,
            played.seed,
            self.games,
            played.options,
            [self.bots[name].side(name) for name in dict.fromkeys(played.bots)],
            [tally.side(name) for name, tally in zip(seat_names, self.seats, strict=True)],
            self.decisions.mean(),
            self.turns.mean(),
        )


def wilson(count: float, of: int, z: float = NORMAL_95) -> Rate:
    """Wilson's score interval: reliable for few games and for shares near 0 and 1."""
    if of == 0:
        return Rate(0, 0, 0.0, 0.0, 1.0)
    share = count / of
    scale = 1 + z * z / of
    middle = (share + z * z / (2 * of)) / scale
    reach = z * math.sqrt(share * (1 - share) / of + z * z / (4 * of * of)) / scale
    low = 0.0 if count == 0 else max(0.0, middle - reach)
    high = 1.0 if count == of else min(1.0, middle + reach)
    return Rate(count, of, share, low, high)
