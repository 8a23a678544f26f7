"""Puzzles: positions from real games in which one move is clearly the best (`games/<game>/puzzles.toml`).

`tablewood puzzles` finds them (`lab/puzzle_search.py`). A puzzle is the line of moves that leads to its position, so it
stays what it was only as long as rules and components do. One that was found with others is stale, and left out.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

from tablewood.games import game as find_game
from tablewood.kernel.errors import TablewoodError
from tablewood.kernel.game import Game
from tablewood.kernel.match import Match
from tablewood.kernel.options import Value
from tablewood.kernel.same_components import plays_like
from tablewood.kernel.tables import Table, load, unique_ids

FILE = "puzzles.toml"

RIVALS = "rivals"
"""The theme of a move that costs the others more than it earns."""

LATER = "later"
"""The theme of a move that earns nothing yet."""


@dataclass(frozen=True)
class SearchFigures:
    """How a search saw the position: what it spent, and how far ahead the best move was."""

    seconds: float
    """Of processor time, compiled."""
    seed: int
    iterations: int
    margin: float
    """How much better the best move is than the best other one, in points of the game as the evaluation has them."""
    visits: float
    """How many times more often the search tried the best move than any other."""


@dataclass(frozen=True)
class Puzzle:
    """A position, its answer, and how both were found."""

    id: str
    seats: int
    seat: int
    """Whose move is looked for."""
    seed: int
    prompt: str
    """The question that the seat is asked."""
    moves: tuple[str, ...]
    """The line up to the position; whoever is asked makes the next move."""
    solution: str
    second: str
    """The best other move."""
    greedy: str
    """The move that looks best at once."""
    theme: str
    """The part of the score that the solution serves more than the second move does; or RIVALS, or LATER."""
    rules: int
    components: str
    found: SearchFigures
    verified: SearchFigures
    """The check by a search five times as long, from another seed."""
    options: Mapping[str, Value] = field(default_factory=dict)

    @property
    def margin(self) -> float:
        """How much the solution is worth beyond the second move: the lower of the two searches' figures."""
        return min(self.found.margin, self.verified.margin)


def match_of(game: Game[Any], puzzle: Puzzle) -> Match:
    """The game up to the position, every move checked."""
    match = Match(game, puzzle.seats, puzzle.seed, None, dict(puzzle.options))
    for text in puzzle.moves:
        match.submit(match.state.seat, text)
    return match


def puzzles(game: str) -> dict[str, Puzzle]:
    """The puzzles of a game by id, in the order of the file, without stale ones; none if it has no file."""
    return _puzzles(game)[0]


def stale_puzzles(game: str) -> dict[str, str]:
    """Why puzzles are left out, by id."""
    return _puzzles(game)[1]


@cache
def _puzzles(game: str) -> tuple[dict[str, Puzzle], dict[str, str]]:
    found = find_game(game)
    path = found.folder / FILE
    return read_puzzles(found, path) if path.exists() else ({}, {})


def read_puzzles(game: Game[Any], path: Path) -> tuple[dict[str, Puzzle], dict[str, str]]:
    """The puzzles of a file, checked, and why others are stale; BadComponents says what is wrong, and where."""
    root = load(path)
    good: dict[str, Puzzle] = {}
    stale: dict[str, str] = {}
    entries = root.entries("puzzle", optional=True)
    unique_ids(entries)
    for entry in entries:
        puzzle = _read(entry)
        why = why_stale(game, puzzle)
        if why:
            stale[puzzle.id] = why
            continue
        _check(game, puzzle, entry)
        good[puzzle.id] = puzzle
    root.finish()
    return good, stale


def why_stale(game: Game[Any], puzzle: Puzzle) -> str:
    """Why the puzzle may no longer be what it was; empty if rules and components are the same."""
    if puzzle.rules != game.version:
        return f"found with version {puzzle.rules} of the rules; this is version {game.version}"
    today = game.components_hash()
    if not plays_like(game.folder, puzzle.components, today):
        return f"found with the components {puzzle.components}; these are {today}"
    return ""


def _read(entry: Table) -> Puzzle:
    options = entry.optional_sub("options")
    values = {name: options.scalar(name) for name in options.written()} if options else {}
    return Puzzle(
        id=entry.text("id"),
        seats=entry.number("seats", at_least=1),
        seat=entry.number("seat", at_least=0),
        seed=entry.number("seed"),
        prompt=entry.text("prompt"),
        moves=tuple(entry.texts("moves")),
        solution=entry.text("solution"),
        second=entry.text("second"),
        greedy=entry.text("greedy"),
        theme=entry.text("theme"),
        rules=entry.number("rules"),
        components=entry.text("components"),
        found=_figures(entry.sub("found")),
        verified=_figures(entry.sub("verified")),
        options=values,
    )


def _figures(entry: Table) -> SearchFigures:
    return SearchFigures(
        seconds=entry.decimal("seconds"),
        seed=entry.number("seed"),
        iterations=entry.number("iterations", at_least=1),
        margin=entry.decimal("margin"),
        visits=entry.decimal("visits"),
    )


def _check(game: Game[Any], puzzle: Puzzle, entry: Table) -> None:
    """Complain, with file and line, about a line that cannot be played or an answer that is not legal."""
    try:
        match = Match(game, puzzle.seats, puzzle.seed, None, dict(puzzle.options))
    except TablewoodError as error:
        entry.fail("options", str(error))
    for number, text in enumerate(puzzle.moves):
        try:
            match.submit(match.state.seat, text)
        except TablewoodError as error:
            entry.fail(f"moves[{number}]", str(error))
    state = match.state
    if state.seat != puzzle.seat:
        entry.fail("seat", f"seat {state.seat} is asked after these moves")
    if state.step.prompt != puzzle.prompt:
        entry.fail("prompt", f'the question is "{state.step.prompt}"')
    legal = match.moves(puzzle.seat)
    for key in ("solution", "second", "greedy"):
        text = getattr(puzzle, key)
        if text not in legal:
            entry.fail(key, f'"{text}" is not a legal move of this position')
    if puzzle.second == puzzle.solution:
        entry.fail("second", "this is the solution")
    parts = [name for score in state.scores() for name, _ in score.parts]
    if puzzle.theme not in (*parts, RIVALS, LATER):
        entry.fail("theme", f'"{puzzle.theme}" is not a part of the score')


def puzzle_of_the_day(game: str, day: date) -> Puzzle | None:
    """The puzzle of this date: all come up, in an order of their own, before one comes up again."""
    all_of_them = list(puzzles(game).values())
    if not all_of_them:
        return None
    turn, place = divmod(day.toordinal(), len(all_of_them))

    def shuffled(puzzle: Puzzle) -> bytes:
        return hashlib.sha256(f"{game} {turn} {puzzle.id}".encode()).digest()

    return sorted(all_of_them, key=shuffled)[place]
