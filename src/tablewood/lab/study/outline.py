"""The outline of a game: who wins from where, how it ends, how long it takes, how much there is to choose."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from tablewood.lab.study.declaration import Declaration
from tablewood.lab.study.watch import StudiedGame
from tablewood.lab.summary import Mean, Rate, Sum, wilson


@dataclass(frozen=True)
class Place:
    """A place in the order of play."""

    place: int
    """1 for the first player."""
    wins: Rate
    """A shared victory counts in parts."""
    points: Mean


@dataclass(frozen=True)
class QuestionAsked:
    """One kind of decision."""

    name: str
    per_game: float
    moves: float
    """The legal moves, on average."""
    free: float
    """The share of cases with more than one."""


@dataclass(frozen=True)
class Diversity:
    """How many different things of a kind the winners take."""

    kind: str
    different: int
    """How many there are to take."""
    effective: float
    """How many equally popular things would be as varied as what winners took (the exponential of the entropy)."""
    evenness: float
    """1 if all are taken equally often, 0 if always the same one is."""


@dataclass(frozen=True)
class Outline:
    """What the games of one table with one number of seats were like."""

    games: int
    is_team: bool
    fair: float
    """The share of victories that each place would have if none were better."""
    places: list[Place]
    team: Rate | None
    """How often the team won, if the seats win or lose together."""
    points: Mean
    lead: Mean
    """By how many points the winner was ahead of the next."""
    decisions: Mean
    turns: Mean
    branching: float
    """The legal moves of a decision, on average over the games."""
    endings: dict[str, int]
    questions: list[QuestionAsked]
    diversity: list[Diversity]


def outline_of(declared: Declaration, games: Sequence[StudiedGame], is_team: bool) -> Outline:
    """Sum up these games."""
    seats = len(games[0].points)
    team = wilson(sum(game.wins[0] for game in games), len(games)) if is_team else None
    endings = Counter(game.ending for game in games)
    return Outline(
        len(games),
        is_team,
        1 / seats,
        [_place(games, place) for place in range(seats)],
        team,
        mean_of([points for game in games for points in game.points]),
        mean_of([lead_of(game) for game in games]),
        mean_of([game.decisions for game in games]),
        mean_of([game.turns for game in games]),
        sum(branching_of(game) for game in games) / len(games),
        dict(endings.most_common()),
        _questions(games),
        [one for one in _diversities(declared, games) if one.different],
    )


def lead_of(game: StudiedGame) -> int:
    """By how many points the best seat was ahead of the next."""
    ordered = sorted(game.points, reverse=True)
    return ordered[0] - ordered[1] if len(ordered) > 1 else 0


def branching_of(game: StudiedGame) -> float:
    """How many legal moves a decision of this game had, on average."""
    asked = game.asked.values()
    return sum(legal for _, _, legal in asked) / max(1, sum(times for times, _, _ in asked))


def mean_of(values: Sequence[int]) -> Mean:
    """The mean and the standard deviation of whole numbers."""
    total = Sum()
    for value in values:
        total.add(value)
    return total.mean()


def _place(games: Sequence[StudiedGame], place: int) -> Place:
    seats = [(game, (game.first + place) % len(game.points)) for game in games]
    wins = wilson(sum(game.wins[seat] for game, seat in seats), len(games))
    return Place(place + 1, wins, mean_of([game.points[seat] for game, seat in seats]))


def _questions(games: Sequence[StudiedGame]) -> list[QuestionAsked]:
    """The kinds of decisions, the most frequent first."""
    asked: Counter[str] = Counter()
    free: Counter[str] = Counter()
    moves: Counter[str] = Counter()
    for game in games:
        for name, (times, choices, legal) in game.asked.items():
            asked[name] += times
            free[name] += choices
            moves[name] += legal
    return [
        QuestionAsked(name, times / len(games), moves[name] / times, free[name] / times)
        for name, times in asked.most_common()
    ]


def _diversities(declared: Declaration, games: Sequence[StudiedGame]) -> list[Diversity]:
    return [_diversity(declared, games, kind) for kind in range(len(declared.kinds))]


def _diversity(declared: Declaration, games: Sequence[StudiedGame], kind: int) -> Diversity:
    taken: Counter[int] = Counter()
    things: set[int] = set()
    for game in games:
        for row in game.takes:
            if row[0] == kind:
                things.add(row[1])
                if game.wins[row[2]] > 0:
                    taken[row[1]] += 1
        things |= {row[1] for row in game.offers if row[0] == kind}
    total = sum(taken.values())
    entropy = -sum(n / total * math.log(n / total) for n in taken.values())
    most = math.log(len(things)) if len(things) > 1 else 0.0
    evenness = entropy / most if most else 0.0
    effective = math.exp(entropy) if total else 0.0
    return Diversity(declared.kinds[kind].name, len(things), effective, evenness)
