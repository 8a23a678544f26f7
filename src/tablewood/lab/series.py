"""A series of games between bots: who wins how often, by how much, and how long they think.

    outcome = play_series(contest("sylvan-dale", ["search:seconds=0.05", "greedy"]), games=100)

Every deal is played once with each seating: all rotations of the bots around the table or, where all
seats win or lose together, each bot in its own team. So nobody is lucky with the deal or the seat.

The intervals are Wilson's, over games. A bootstrap over deals would be narrower, but would say that a bot
that won all its games cannot lose. Wilson's does not, and errs on the safe side: what is good luck for a bot
in one seating of a deal is bad luck in another, and shared victories, which count as fractions, vary less.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from tablewood.bots import bot
from tablewood.bots.perspective import Perspective
from tablewood.games import game as find_game
from tablewood.kernel.errors import TablewoodError
from tablewood.kernel.game import Game
from tablewood.kernel.options import Value
from tablewood.lab.game_record import GameRecord, record_game
from tablewood.lab.pool import Cancelled, Progress, ShareWork, cancelled, share_out
from tablewood.lab.record import Record
from tablewood.lab.simulate import bot_seed
from tablewood.lab.sources import code, is_compiled
from tablewood.lab.summary import Mean, Rate, wilson


@dataclass(frozen=True)
class Contest:
    """What is played: enough for another process, or another day, to play the same."""

    game: str
    seats: int
    seatings: tuple[tuple[str, ...], ...]
    """The bots by seat; every deal is played with each of the seatings."""
    together: bool
    """Whether all seats win or lose together."""
    seed: int = 0
    options: Mapping[str, Value] = field(default_factory=dict)
    components: Path | None = None

    @property
    def bots(self) -> list[str]:
        """Every bot once, in the order they were named."""
        return list(dict.fromkeys(name for seating in self.seatings for name in seating))

    def seating(self, number: int) -> tuple[str, ...]:
        """The bots by seat in this game."""
        return self.seatings[number % len(self.seatings)]

    def deal(self, number: int) -> int:
        """The seed of this game: the same for all seatings in turn."""
        return self.seed + number // len(self.seatings)

    def key(self) -> dict[str, Any]:
        """What distinguishes this contest in a record: who plays what, and with which code."""
        game = find_game(self.game, self.components)
        return {
            "game": self.game,
            "rules": game.version,
            "components": game.components_hash(),
            "code": code(self.game, self.bots),
            "compiled": is_compiled(),
            "options": {name: str(value) for name, value in self.options.items()},
            "seats": self.seats,
            "seed": self.seed,
            "seatings": [list(seating) for seating in self.seatings],
        }


@dataclass(frozen=True)
class PlayedGame:
    """One game of a series; all lists are by seat."""

    number: int
    wins: list[float]
    """1 for a victory, a fraction for a shared one; in a team everybody wins."""
    points: list[int]
    choices: list[int]
    """The decisions with more than one legal move."""
    seconds: list[float]
    """The time spent on them."""
    longest: list[float]
    decisions: int
    moves: list[list[int]] = field(default_factory=list)
    """Each as the seat and the number of the move; empty unless they were asked for."""

    def line(self) -> dict[str, Any]:
        """For a record."""
        told = asdict(self)
        return told if self.moves else {name: told[name] for name in told if name != "moves"}


@dataclass(frozen=True)
class BotRecord:
    """How a bot did in all its games."""

    name: str
    wins: Rate
    """The games won; a victory shared by two counts as half to each."""
    fair: float
    """The share of wins an equal bot would get; 0 where all win or lose together."""
    points: Mean
    choices: int
    seconds: float
    """Per decision, on average."""
    longest: float


@dataclass(frozen=True)
class SeriesResult:
    """The results of a series, finished or not."""

    contest: Contest
    wanted: int
    played: list[PlayedGame]
    interrupted: bool

    @property
    def bots(self) -> list[BotRecord]:
        """How the bots did, except those that have not played yet."""
        records = [self._record(name) for name in self.contest.bots]
        return [one for one in records if one.wins.of]

    @property
    def decisions(self) -> Mean:
        """The length of a game."""
        return _mean([game.decisions for game in self.played])

    def _record(self, name: str) -> BotRecord:
        won: list[float] = []
        fair: list[float] = []
        points: list[int] = []
        choices, seconds, longest = 0, 0.0, 0.0
        for game in self.played:
            seating = self.contest.seating(game.number)
            taken = [seat for seat, sitting in enumerate(seating) if sitting == name]
            if not taken:
                continue
            mine = [game.wins[seat] for seat in taken]
            won.append(max(mine) if self.contest.together else sum(mine))
            fair.append(0.0 if self.contest.together else len(taken) / len(seating))
            points += [game.points[seat] for seat in taken]
            choices += sum(game.choices[seat] for seat in taken)
            seconds += sum(game.seconds[seat] for seat in taken)
            longest = max([longest, *[game.longest[seat] for seat in taken]])
        rate = wilson(sum(won), len(won))
        usual = sum(fair) / len(fair) if fair else 0.0
        each = seconds / choices if choices else 0.0
        return BotRecord(name, rate, usual, _mean(points), choices, each, longest)

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {
            **self.contest.key(),
            "together": self.contest.together,
            "wanted": self.wanted,
            "games": len(self.played),
            "interrupted": self.interrupted,
            "decisions": asdict(self.decisions),
            "bots": [asdict(one) for one in self.bots],
        }


def contest(
    game: str,
    bots: Sequence[str],
    seats: int = 0,
    seed: int = 0,
    options: Mapping[str, Value] | None = None,
    components: Path | None = None,
) -> Contest:
    """A contest, checked to be playable. Bots repeat until every seat is taken."""
    found = find_game(game, components)
    seats = seats or max(found.seats[0], min(2, found.seats[-1]))
    values = dict(options or {})
    found.start(seats, seed, values)
    for name in bots:
        bot(name)
    if not bots:
        raise TablewoodError("no bots: name at least one")
    together = stand_together(found, seats, values)
    if together:
        seatings = [(name,) * seats for name in dict.fromkeys(bots)]
    elif len(bots) > seats:
        raise TablewoodError(f"{len(bots)} bots for {seats} seats; name at most one for each seat")
    else:
        taken = [bots[seat % len(bots)] for seat in range(seats)]
        rotated = [tuple(taken[-turn:] + taken[:-turn]) for turn in range(seats)]
        seatings = list(dict.fromkeys(rotated))
    return Contest(game, seats, tuple(seatings), together, seed, values, components)


def stand_together(game: Game[Any], seats: int, options: Mapping[str, Value]) -> bool:
    """Whether the seats are one team."""
    return game.is_team(seats, dict(options))


def play_series(
    played: Contest,
    games: int,
    jobs: int = 1,
    progress: Progress | None = None,
    record: Record | None = None,
    share: ShareWork = share_out,
    keep_moves: bool = False,
) -> SeriesResult:
    """Play this many games; Ctrl-C ends the series early with what was played so far.

    With a record, games already in it are not played again, and new ones are added as they end. One process is the
    default: bots that think by the clock slow each other down on shared cores.
    """
    if games < 1:
        raise TablewoodError(f"cannot play {games} games; at least 1")
    if jobs < 1:
        raise TablewoodError(f"cannot play in {jobs} processes; at least 1")
    kept = record or Record(None)
    key = played.key()
    found = kept.games(key, lambda line: PlayedGame(**line))
    done = {game.number: game for game in found if game.number < games}

    def told(game: PlayedGame) -> None:
        kept.add(key, game.line())
        done[game.number] = game
        if progress is not None:
            progress(len(done), games)

    if keep_moves and not all(game.moves for game in done.values()):
        raise TablewoodError(
            f"{kept.path} holds games without their moves: begin another record, or leave it out"
        )
    missing = [number for number in range(games) if number not in done]
    interrupted = False
    try:
        if progress is not None:
            progress(len(done), games)
        task = (
            partial(play_one, played, keep_moves=True) if keep_moves else partial(play_one, played)
        )
        share(task, missing, min(jobs, len(missing) or 1), told)
    except KeyboardInterrupt:
        interrupted = True
    return SeriesResult(played, games, [done[number] for number in sorted(done)], interrupted)


def game_records(outcome: SeriesResult, observations: bool = False) -> Iterator[GameRecord]:
    """The games of a series as data, if their moves were kept."""
    played = outcome.contest
    game = find_game(played.game, played.components)
    for one in outcome.played:
        yield record_game(
            game,
            played.seats,
            [(seat, move) for seat, move in one.moves],
            played.seating(one.number),
            seed=played.deal(one.number),
            options=played.options,
            observations=observations,
        )


def play_one(played: Contest, number: int, keep_moves: bool = False) -> PlayedGame:
    """Play one game; the bots' random numbers follow from the deal and the seat."""
    game = find_game(played.game, played.components)
    deal = played.deal(number)
    names = played.seating(number)
    players = [bot(name, bot_seed(deal, seat)) for seat, name in enumerate(names)]
    state = game.start(played.seats, deal, dict(played.options))
    choices = [0] * played.seats
    seconds = [0.0] * played.seats
    longest = [0.0] * played.seats
    moves: list[list[int]] = []
    while not state.over:
        if cancelled():
            raise Cancelled
        seat = state.seat
        legal = state.legal()
        begun = time.perf_counter()
        move = players[seat].choose(Perspective(state, seat))
        spent = time.perf_counter() - begun
        if move not in legal:
            raise TablewoodError(f'bot "{names[seat]}" answered {move}, which is not a legal move')
        if len(legal) > 1:
            choices[seat] += 1
            seconds[seat] += spent
            longest[seat] = max(longest[seat], spent)
        if keep_moves:
            moves.append([seat, move])
        state.play(move)
    winners = state.winners()
    part = 1.0 if played.together else 1.0 / max(1, len(winners))
    wins = [part if seat in winners else 0.0 for seat in range(played.seats)]
    points = [score.total for score in state.scores()]
    return PlayedGame(number, wins, points, choices, seconds, longest, state.plies, moves)


def _mean(values: Sequence[int]) -> Mean:
    if not values:
        return Mean(0.0, 0.0)
    mean = sum(values) / len(values)
    if len(values) == 1:
        return Mean(mean, 0.0)
    squares = sum((value - mean) ** 2 for value in values)
    return Mean(mean, math.sqrt(squares / (len(values) - 1)))
