"""Whole games by two tables or two values of an option: victories, points, length and endings, deal by deal."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tablewood.lab.study.intervals import Estimate, estimate, holm, p_value
from tablewood.lab.study.outline import branching_of, lead_of
from tablewood.lab.study.watch import StudiedGame

Pairs = Sequence[tuple[StudiedGame, StudiedGame]]
"""The games of the same deals, by both sides of a comparison."""

Taken = Callable[[StudiedGame], float]


@dataclass(frozen=True)
class Measure:
    """Something of a whole game, by both sides of a comparison."""

    name: str
    unit: str
    here: float
    there: float
    difference: Estimate
    p: float
    """Adjusted for the number of measures, and of comparisons."""


def measures_of(pairs: Pairs, teams: tuple[bool, bool], comparisons: int = 1) -> list[Measure]:
    """Everything that both sides have in common, the most important first; `teams`: do the seats win together?"""
    taken = [*_of_results(pairs, teams), *_of_games(), *_of_endings(pairs)]
    if not any(teams):
        taken += _of_places(len(pairs[0][0].points))
    differences = [[take(one) - take(two) for one, two in pairs] for *_, take in taken]
    raw = [paired(each) for each in differences]
    adjusted = holm([p_value(*one, len(pairs)) for one in raw], comparisons)
    return [
        Measure(
            name,
            unit,
            sum(take(one) for one, _ in pairs) / len(pairs),
            sum(take(two) for _, two in pairs) / len(pairs),
            estimate(*raw[at], len(taken) * comparisons),
            adjusted[at],
        )
        for at, (name, unit, take) in enumerate(taken)
    ]


def paired(differences: Sequence[float]) -> tuple[float, float]:
    """The mean of paired differences and its standard error."""
    mean = sum(differences) / len(differences)
    if len(differences) < 2:
        return mean, math.inf
    squares = sum((one - mean) ** 2 for one in differences)
    return mean, math.sqrt(squares / (len(differences) - 1) / len(differences))


Named = tuple[str, str, Taken]
"""A measure's name, its unit, and how a game is measured."""


def _of_results(pairs: Pairs, teams: tuple[bool, bool]) -> list[Named]:
    """Who wins. Where only one side is a team, victories mean different things and are not compared."""
    if all(teams):
        return [("victories of the team", "%", lambda game: game.wins[0])]
    if any(teams) or len(pairs[0][0].points) < 2:
        return []
    return [
        ("victories of the first player", "%", lambda game: game.wins[game.first]),
        ("lead of the winner", "points", lambda game: float(lead_of(game))),
    ]


def _of_games() -> list[Named]:
    return [
        ("points a seat", "points", lambda game: sum(game.points) / len(game.points)),
        ("decisions a game", "decisions", lambda game: float(game.decisions)),
        ("legal moves a decision", "moves", branching_of),
    ]


def _of_endings(pairs: Pairs) -> list[Named]:
    """How often a game ends in each way; the most usual one follows from the others."""
    seen = Counter(game.ending for pair in pairs for game in pair)
    rarer = [ending for ending, _ in seen.most_common()][1:]
    return [(f"endings by {ending.replace('-', ' ')}", "%", _ends_by(ending)) for ending in rarer]


def _ends_by(ending: str) -> Taken:
    return lambda game: float(game.ending == ending)


def _of_places(seats: int) -> list[Named]:
    """The points of each place in the order of play."""
    if seats < 2:
        return []
    return [
        (f"points of player {place + 1}", "points", _points_of(place)) for place in range(seats)
    ]


def _points_of(place: int) -> Taken:
    return lambda game: float(game.points[(game.first + place) % len(game.points)])
