"""Ratings from the results of pairs: Elo by the model of Bradley and Terry, with intervals.

The chance that one beats another is e^a / (e^a + e^b), as in chess. The ratings are those that make the results most
likely, all games at once, so that their order does not matter. Every pair that met is credited with one more game,
drawn; otherwise a bot that won everything would be rated infinitely high. The intervals follow from how sharply the
likelihood falls around its peak, and say how far a bot is from the average of the others. See decision 10.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from tablewood.lab.summary import NORMAL_95

AVERAGE = 1500
"""The average of all ratings."""

ELO = 400 / math.log(10)
"""Points of Elo for one unit of strength."""

ROUNDS = 100_000
NEAR = 1e-10

Results = Mapping[tuple[str, str], tuple[float, float]]
"""By pair: the games won by each; a draw is half a game for both."""


@dataclass(frozen=True)
class Rating:
    """How strong a bot is, with a 95 % interval."""

    name: str
    elo: float
    low: float
    high: float
    won: float
    games: float


def rate(results: Results) -> list[Rating]:
    """The ratings of all players, the strongest first."""
    names = list(dict.fromkeys(name for pair in results for name in pair))
    won = [[0.0] * len(names) for _ in names]
    for (one, other), (mine, theirs) in results.items():
        if mine + theirs > 0:
            won[names.index(one)][names.index(other)] += mine + 0.5
            won[names.index(other)][names.index(one)] += theirs + 0.5
    strengths = _most_likely(won)
    errors = _errors(won, strengths)
    rated: list[Rating] = []
    for at, name in enumerate(names):
        mine = sum(pair[name == two] for (one, two), pair in results.items() if name in (one, two))
        games = sum(sum(pair) for both, pair in results.items() if name in both)
        elo = AVERAGE + ELO * strengths[at]
        reach = NORMAL_95 * ELO * errors[at]
        rated.append(Rating(name, elo, elo - reach, elo + reach, mine, games))
    return sorted(rated, key=lambda rating: -rating.elo)


def _most_likely(won: list[list[float]]) -> list[float]:
    """Hunter's iteration: the likelihood grows each round, until the strengths no longer change."""
    everybody = range(len(won))
    odds = [1.0] * len(won)
    for _ in range(ROUNDS):
        fresh: list[float] = []
        for one in everybody:
            weight = sum(
                (won[one][two] + won[two][one]) / (odds[one] + odds[two]) for two in everybody
            )
            fresh.append(sum(won[one]) / weight if weight else 1.0)
        middle = math.exp(sum(math.log(value) for value in fresh) / len(fresh))
        fresh = [value / middle for value in fresh]
        moved = max(abs(math.log(new / old)) for new, old in zip(fresh, odds, strict=True))
        odds = fresh
        if moved < NEAR:
            break
    return [math.log(value) for value in odds]


def _errors(won: list[list[float]], strengths: list[float]) -> list[float]:
    """Standard errors against the average: the inverse of the information, on the plane where strengths sum to 0."""
    size = len(won)
    information = [[1 / size] * size for _ in range(size)]
    for one in range(size):
        for two in range(size):
            if one != two:
                chance = 1 / (1 + math.exp(strengths[two] - strengths[one]))
                told = (won[one][two] + won[two][one]) * chance * (1 - chance)
                information[one][one] += told
                information[one][two] -= told
    inverse = _inverted(information)
    return [math.sqrt(max(0.0, inverse[at][at] - 1 / size)) for at in range(size)]


def _inverted(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a matrix, by Gauss-Jordan elimination."""
    size = len(matrix)
    rows = [[*row, *[float(at == to) for to in range(size)]] for at, row in enumerate(matrix)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(size):
            if other != at:
                factor = rows[other][at]
                rows[other] = [
                    value - factor * top for value, top in zip(rows[other], rows[at], strict=True)
                ]
    return [row[size:] for row in rows]
