"""The games of one table as arrays: every turn's start, and everything that was taken."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tablewood.lab.study.watch import TENTHS, StudiedGame

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Mask = NDArray[np.bool_]


@dataclass(frozen=True)
class Moments:
    """Positions from the point of view of one seat each."""

    standing: Floats
    """In points: how far ahead of the best rival."""
    phase: Floats
    """How much of a usual game has been played: about 0 to 1."""
    place: Ints
    """The seat's place in the order of play: 0 for the first player."""


@dataclass(frozen=True)
class Sample:
    """What a model learns from, and what was taken."""

    games: int
    seats: int
    moments: Moments
    """At the start of turns."""
    turn_game: Ints
    """For each of these: the game, as its index in the list."""
    won: Floats
    """What became of these: 1 for a victory, a fraction for a shared one."""
    game: Ints
    """For everything taken: the game, as its index in the list."""
    kind: Ints
    thing: Ints
    before: Moments
    """When it was taken."""
    after: Moments
    """At the start of the same seat's next turn."""
    ended: Mask
    """Whether the game ended before that turn."""
    victory: Floats
    """Whether the seat that took it won."""


def sample_of(games: Sequence[StudiedGame], usual_length: float = 0.0) -> Sample:
    """The arrays of these games; the phase counts from a usual length, the mean unless given."""
    length = usual_length or sum(game.decisions for game in games) / max(1, len(games))
    turns: list[tuple[float, float, int, float]] = []
    turn_games: list[int] = []
    takes: list[tuple[float, ...]] = []
    for index, game in enumerate(games):
        turns += _turns(game, length)
        turn_games += [index] * (len(turns) - len(turn_games))
        takes += [(index, *row) for row in _takes(game, length)]
    seats = len(games[0].points) if games else 0
    rows = np.array(turns, dtype=np.float64).reshape(-1, 4)
    table = np.array(takes, dtype=np.float64).reshape(-1, 10)
    place = table[:, 5].astype(np.int64)
    return Sample(
        len(games),
        seats,
        Moments(rows[:, 0], rows[:, 1], rows[:, 2].astype(np.int64)),
        np.array(turn_games, dtype=np.int64),
        rows[:, 3],
        table[:, 0].astype(np.int64),
        table[:, 1].astype(np.int64),
        table[:, 2].astype(np.int64),
        Moments(table[:, 3], table[:, 4], place),
        Moments(table[:, 6], table[:, 7], place),
        table[:, 8] > 0,
        table[:, 9],
    )


def _turns(game: StudiedGame, length: float) -> list[tuple[float, float, int, float]]:
    """Each turn's start as all seats see it: standing, phase, place, victory."""
    seats = len(game.points)
    return [
        (
            row[2 + seat] / TENTHS,
            row[0] / length,
            (seat - game.first) % seats,
            game.wins[seat],
        )
        for row in game.standings
        for seat in range(seats)
    ]


def _takes(game: StudiedGame, length: float) -> list[tuple[float, ...]]:
    """Everything taken: kind, thing, standing, phase and place before, standing and phase after, over, victory."""
    seats = len(game.points)
    by_seat: list[list[list[int]]] = [[] for _ in range(seats)]
    for row in game.standings:
        by_seat[row[1]].append(row)
    rows: list[tuple[float, ...]] = []
    for kind, thing, seat, plies, standing in game.takes:
        later = next((row for row in by_seat[seat] if row[0] > plies), None)
        place = (seat - game.first) % seats
        if later is None:
            after = (0.0, game.decisions / length, 1)
        else:
            after = (later[2 + seat] / TENTHS, later[0] / length, 0)
        before = (standing / TENTHS, plies / length)
        rows.append((kind, thing, *before, place, *after, game.wins[seat]))
    return rows
