"""Whether a lesson can be played as it is written, whichever of the taken moves the learner makes.

All ways through the lesson are played at once, step by step; ways that come to the same position become one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tablewood.kernel.checked import in_english
from tablewood.kernel.errors import MoveError, listing
from tablewood.kernel.explain import explain
from tablewood.kernel.reflect import fingerprint
from tablewood.kernel.state import State
from tablewood.kernel.step import NOBODY
from tablewood.kernel.tables import Table
from tablewood.learn.lesson import (
    ANY,
    Lesson,
    ScriptedStep,
    fits,
    legal_notations,
    next_to_move,
    taken,
)

MOST_WAYS = 128
"""How many ways may lead to a step: every one of them is played whenever the lesson is read."""


@dataclass(frozen=True)
class _Way:
    """A position that the learner may have come to, and how."""

    state: State
    moves: tuple[str, ...]

    def told(self) -> str:
        """How the learner came here, for complaints."""
        return f" after {', '.join(self.moves)}" if self.moves else ""


def check_play(lesson: Lesson, begins: State, root: Table, entries: Sequence[Table]) -> None:
    """Play the lesson in every way; complain about the first line that does not work out."""
    ways = [_Way(begins.clone(), ())]
    for step, entry in zip(lesson.steps, entries, strict=True):
        for way in ways:
            if way.state.over and step.ask:
                entry.fail("", f"the game is over before this step{way.told()}")
        if step.ask:
            ways = _Asked(lesson, step, entry).play(ways)
        for way in ways:
            _then(lesson, step, entry, way)
        ways = _distinct(ways)
    for way in ways:
        if lesson.continues and way.state.over:
            root.fail("continues", f"the game is over: nothing can go on{way.told()}")


def _distinct(ways: list[_Way]) -> list[_Way]:
    """One way to each position; the first is the one that the author has in mind."""
    if len(ways) == 1:
        return ways
    found: dict[str, _Way] = {}
    for way in ways:
        found.setdefault(fingerprint(way.state), way)
    return list(found.values())


def _then(lesson: Lesson, step: ScriptedStep, entry: Table, way: _Way) -> None:
    """The others move as scripted."""
    state = way.state
    for number, text in enumerate(step.then):
        key = f"then[{number}]"
        if state.over:
            entry.fail(key, f"the game is over{way.told()}")
        seat = next_to_move(state, lesson.learner)
        try:
            move = state.game.parse(state, text)
        except MoveError as error:
            entry.fail(key, error.message)
        if move not in state.legal(seat):
            entry.fail(key, _refusal(lesson, way, seat, move))
        state.play(move, seat)


def _refusal(lesson: Lesson, way: _Way, seat: int, move: int) -> str:
    """Why the rules forbid a move, and what may be done instead."""
    game, s = lesson.game, way.state
    clause = s.why_not(move, seat)
    explanation = explain(s, seat, move, clause)
    because = "" if explanation is None else in_english(game, s.seats, explanation)
    return (
        f'"{game.notation(s, move)}" is not allowed{way.told()}: '
        f"{' '.join([game.clause(clause), because]).strip().removesuffix('.')}; "
        f"{_now(lesson, s, seat)}: {listing(legal_notations(s, seat))}"
    )


class _Asked:
    """The move that a step asks for, in each of the positions that the learner may have come to."""

    def __init__(self, lesson: Lesson, step: ScriptedStep, entry: Table) -> None:
        self._lesson = lesson
        self._step = step
        self._entry = entry
        self._fitting: set[str] = set()
        """The patterns that a legal move was found for."""
        self._answering: set[str] = set()
        """The patterns of `wrong` that answer a legal move."""

    def play(self, ways: list[_Way]) -> list[_Way]:
        """Every taken move made in every position."""
        after: list[_Way] = []
        for way in ways:
            after += self._each_taken(way)
            if len(after) > MOST_WAYS:
                what = f"more than {MOST_WAYS} ways lead through the lesson; take fewer moves"
                self._entry.fail("ask", what)
        self._check_patterns(ways[0])
        return after

    def _each_taken(self, way: _Way) -> list[_Way]:
        state, seat, step = way.state, self._lesson.learner, self._step
        if seat not in state.asked:
            self._entry.fail(
                "ask", f"the learner is not asked here{way.told()}: {_now(self._lesson, state)}"
            )
        legal = legal_notations(state, seat)
        moves = taken(step, legal)
        if not moves:
            what = f"no legal move fits{way.told()}; {state.step.prompt}: {listing(legal)}"
            self._entry.fail("ask", what)
        self._fitting |= {one for one in step.ask if any(fits(one, move) for move in moves)}
        for move in legal:
            if move not in moves:
                self._check_answer(way, move)
        return [self._after(way, move) for move in moves]

    def _check_answer(self, way: _Way, move: str) -> None:
        """A legal move that is not taken must be answered with a reason."""
        pattern = next((one for one, _ in self._step.wrong if fits(one, move)), "")
        if not pattern:
            what = f'no answer to "{move}"{way.told()}; add wrong = {{ "{ANY}" = "..." }}'
            self._entry.fail("wrong" if self._step.wrong else "ask", what)
        self._answering.add(pattern)

    def _check_patterns(self, way: _Way) -> None:
        """Every pattern must stand for some legal move, or it is misspelt."""
        legal = listing(legal_notations(way.state, self._lesson.learner))
        for number, pattern in enumerate(self._step.ask):
            if pattern not in self._fitting:
                what = f'no legal move fits "{pattern}"; {way.state.step.prompt}: {legal}'
                self._entry.fail(f"ask[{number}]", what)
        for pattern, _ in self._step.wrong:
            if pattern not in self._answering:
                what = f'"{pattern}" answers no legal move that is left; legal: {legal}'
                self._entry.fail(f"wrong.{pattern}", what)

    def _after(self, way: _Way, move: str) -> _Way:
        state = way.state.clone()
        state.play(state.game.parse(state, move), self._lesson.learner)
        return _Way(state, (*way.moves, move))


def _now(lesson: Lesson, s: State, seat: int = NOBODY) -> str:
    """Who is asked what."""
    if s.over:
        return "the game is over"
    names = lesson.game.seat_names(s.seats, lesson.begin().header.options)
    return f"{names[seat if seat >= 0 else s.seat]} is asked {s.step.prompt}"
