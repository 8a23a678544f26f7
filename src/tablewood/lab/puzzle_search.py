"""Look for puzzles: bots play games, and a search looks for decisions where one move is clearly the best.

In each game a short search looks at some of the decisions. The most promising ones get the full time. If one move is
then ahead, by a margin in value and in visits, a search five times as long, with another seed, must say the same. A
game gives at most one puzzle, so that they differ.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from functools import partial
from typing import Any

from tablewood.bots import Bot, bot
from tablewood.bots.greedy import GreedyBot
from tablewood.bots.perspective import Perspective
from tablewood.games import game as find_game
from tablewood.kernel.chance import Chance, seeded
from tablewood.kernel.errors import TablewoodError
from tablewood.kernel.game import Game
from tablewood.kernel.options import Value
from tablewood.kernel.state import State
from tablewood.lab.pool import Cancelled, Progress, cancelled, share_out
from tablewood.lab.puzzle_judge import Judgement, judge
from tablewood.lab.puzzle_theme import theme
from tablewood.lab.record import Record
from tablewood.lab.simulate import bot_seed
from tablewood.learn.puzzles import Puzzle, SearchFigures

LEAST_MOVES = 5
MOST_MOVES = 40
"""Fewer moves can be guessed, and nobody wants to compare more."""

OPENING = 6
"""The first moves, such as the choice of a guild, are a matter of taste and much the same in every game."""

LONGER = 5
"""How many times longer the verifying search takes."""

SCREENED = 16
"""How many decisions of a game a short search looks at."""

SHORTER = 10
"""By how much the short search is shorter than the search itself."""

SEARCHED = 5
"""How many of these get the full time, at most."""

PLAYERS = ("greedy", "search:iterations=25")
"""Who plays: in every game one of each, in turn, at least."""

SURPRISE = 20
"""One move in this many is made at random, so that games do not all follow the bots' taste."""


@dataclass(frozen=True)
class PuzzleHunt:
    """What is searched: enough for another process, or another day, to do the same."""

    game: str
    seats: int
    seed: int
    seconds: float
    margin: float
    options: Mapping[str, Value] = field(default_factory=dict)

    def key(self) -> dict[str, Any]:
        """What distinguishes this search in a record."""
        game = find_game(self.game)
        same = {"rules": game.version, "components": game.components_hash()}
        options = {name: str(value) for name, value in self.options.items()}
        return {**asdict(self), **same, "options": options}


@dataclass(frozen=True)
class SearchedGame:
    """What came of one game."""

    number: int
    decisions: int
    margins: list[float]
    """The margins that the short search saw, one for each decision it looked at."""
    searched: int
    verified: int
    """How many of the searched decisions were worth verifying."""
    puzzle: Puzzle | None

    @staticmethod
    def read(line: dict[str, Any]) -> SearchedGame:
        """From a line of a record."""
        told = line["puzzle"]
        puzzle: Puzzle | None = None
        if told is not None:
            figures = {key: SearchFigures(**told[key]) for key in ("found", "verified")}
            puzzle = Puzzle(**{**told, **figures, "moves": tuple(told["moves"])})
        return SearchedGame(**{**line, "puzzle": puzzle})


@dataclass(frozen=True)
class Hunted:
    """The results of a search for puzzles, finished or not."""

    hunt: PuzzleHunt
    wanted: int
    games: list[SearchedGame]
    interrupted: bool

    @property
    def puzzles(self) -> list[Puzzle]:
        """All puzzles found, in the order of their games."""
        return [one.puzzle for one in self.games if one.puzzle is not None]

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {
            **self.hunt.key(),
            "games": len(self.games),
            "wanted": self.wanted,
            "interrupted": self.interrupted,
            "decisions": sum(one.decisions for one in self.games),
            "screened": sum(len(one.margins) for one in self.games),
            "searched": sum(one.searched for one in self.games),
            "verified": sum(one.verified for one in self.games),
            "found": len(self.puzzles),
        }


def look_for_puzzles(
    hunt: PuzzleHunt,
    games: int,
    jobs: int = 1,
    progress: Progress | None = None,
    record: Record | None = None,
) -> Hunted:
    """Search this many games, less those in the record; Ctrl-C ends it early with what is found."""
    if games < 1:
        raise TablewoodError(f"cannot search {games} games; at least 1")
    find_game(hunt.game).start(hunt.seats, hunt.seed, dict(hunt.options))
    kept = Record(None) if record is None else record
    done = {game.number: game for game in kept.games(hunt.key(), SearchedGame.read)}
    left = [number for number in range(games) if number not in done]

    def told(one: SearchedGame) -> None:
        done[one.number] = one
        kept.add(hunt.key(), asdict(one))
        if progress is not None:
            progress(len(done), games)

    interrupted = False
    try:
        share_out(
            partial(search_game, hunt),
            left,
            max(1, min(jobs, len(left), os.cpu_count() or 1)),
            told,
        )
    except (KeyboardInterrupt, Cancelled):
        interrupted = True
    found = [done[number] for number in sorted(done) if number < games]
    return Hunted(hunt, games, found, interrupted)


@dataclass(frozen=True)
class Decision:
    """A decision of a game, and the line that led to it."""

    state: State
    line: tuple[str, ...]

    @property
    def prompt(self) -> str:
        return self.state.step.prompt


def search_game(hunt: PuzzleHunt, number: int) -> SearchedGame:
    """Play one game and look for a puzzle in it."""
    game = find_game(hunt.game)
    seed = hunt.seed + number
    chance = seeded(bot_seed(seed, hunt.seats))
    decisions = list(_interesting(_play(game, hunt, number, chance)))
    margins: list[float] = []
    promising: list[tuple[bool, float, Decision]] = []
    for at in _mixed(decisions, chance)[:SCREENED]:
        _stop_if_cancelled()
        short = judge(at.state, chance.below(1 << 29), hunt.seconds / SHORTER)
        margins.append(short.figures.margin)
        if short.is_clear(hunt.margin):
            plain = short.best == _greedy_move(at.state)
            promising.append((plain, -short.figures.margin, at))
    promising.sort(key=lambda one: one[:2])
    searched = verified = 0
    for _, _, at in promising[:SEARCHED]:
        _stop_if_cancelled()
        first = judge(at.state, chance.below(1 << 29), hunt.seconds)
        searched += 1
        if not first.is_clear(hunt.margin):
            continue
        verified += 1
        again = judge(at.state, chance.below(1 << 29), LONGER * hunt.seconds)
        if again.is_clear(hunt.margin) and again.best == first.best:
            puzzle = _puzzle(hunt, seed, at, first, again)
            return SearchedGame(number, len(decisions), margins, searched, verified, puzzle)
    return SearchedGame(number, len(decisions), margins, searched, verified, None)


def _play(game: Game[Any], hunt: PuzzleHunt, number: int, chance: Chance) -> Iterator[Decision]:
    """A game between bots, decision by decision."""
    seed = hunt.seed + number
    players: list[Bot] = [
        bot(PLAYERS[(seat + number) % len(PLAYERS)], bot_seed(seed, seat))
        for seat in range(hunt.seats)
    ]
    state = game.start(hunt.seats, seed, dict(hunt.options))
    line: list[str] = []
    while not state.over:
        seat = state.seat
        legal = state.legal()
        yield Decision(state.clone(), tuple(line))
        if chance.below(SURPRISE) == 0:
            move = legal[chance.below(len(legal))]
        else:
            move = players[seat].choose(Perspective(state, seat))
        line.append(game.notation(state, move))
        state.play(move)


def _interesting(decisions: Iterator[Decision]) -> Iterator[Decision]:
    """Those after the opening with enough moves to choose from, and not too many; put to one seat only."""
    for at in decisions:
        if len(at.line) < OPENING:
            continue
        if LEAST_MOVES <= len(at.state.legal()) <= MOST_MOVES and len(at.state.asked) == 1:
            yield at


def _mixed(decisions: list[Decision], chance: Chance) -> list[Decision]:
    """In random order, but each kind of question in turn: the common ones would crowd out the others."""
    by_prompt: dict[str, list[Decision]] = defaultdict(list)
    for at in decisions:
        by_prompt[at.prompt].insert(chance.below(len(by_prompt[at.prompt]) + 1), at)
    mixed: list[Decision] = []
    while by_prompt:
        for prompt in list(by_prompt):
            mixed.append(by_prompt[prompt].pop())
            if not by_prompt[prompt]:
                del by_prompt[prompt]
    return mixed


def _greedy_move(state: State) -> int:
    """What looks best at once."""
    return GreedyBot().choose(Perspective(state, state.seat))


def _stop_if_cancelled() -> None:
    if cancelled():
        raise Cancelled


def _puzzle(
    hunt: PuzzleHunt, seed: int, at: Decision, first: Judgement, again: Judgement
) -> Puzzle:
    state = at.state
    game = state.game
    return Puzzle(
        id=f"{seed}-{len(at.line)}",
        seats=hunt.seats,
        seat=state.seat,
        seed=seed,
        prompt=at.prompt,
        moves=at.line,
        solution=game.notation(state, again.best),
        second=game.notation(state, again.second),
        greedy=game.notation(state, _greedy_move(state)),
        theme=theme(state, again.best, again.second, seed),
        rules=game.version,
        components=game.components_hash(),
        found=first.figures,
        verified=again.figures,
        options=dict(hunt.options),
    )
