"""What a lesson is: a scene, who learns, and the steps."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from tablewood.kernel.game import Game
from tablewood.kernel.match import Match
from tablewood.kernel.scene import scene_match
from tablewood.kernel.state import State

ANY = "*"
"""What a pattern of moves has in place of anything: `add *`."""


@dataclass(frozen=True)
class ScriptedStep:
    """One step: something is said, and then the learner presses Next or makes a move."""

    say: str
    """The id of its text, with the chapter: `a-turn-welcome`."""
    point: tuple[str, ...]
    """The things it speaks of: `tree:B2`."""
    ask: tuple[str, ...]
    """Patterns of the moves that are taken, the one that the author has in mind first; empty if none is asked for."""
    wrong: tuple[tuple[str, str], ...]
    """Patterns of other legal moves, each with the id of the text that says why not; the first that fits counts."""
    then: tuple[str, ...]
    """What the others do afterwards."""

    def takes(self, notation: str) -> bool:
        """Is this a move that the step asks for?"""
        return any(fits(pattern, notation) for pattern in self.ask)

    def reason_against(self, notation: str) -> str:
        """The id of the text that answers a legal move that is not asked for; empty if there is none."""
        return next((reason for pattern, reason in self.wrong if fits(pattern, notation)), "")


@dataclass(frozen=True)
class Lesson:
    """A chapter of the guided first game."""

    game: Game[Any]
    id: str
    minutes: int
    learner: int
    """The seat that learns."""
    continues: bool
    """Whether it goes on as a real game."""
    scene: dict[str, object]
    """The position that it begins with, as `kernel.scene` takes it."""
    steps: tuple[ScriptedStep, ...]

    @property
    def title(self) -> str:
        """The id of the text that it is called by."""
        return f"{self.id}-title"

    @property
    def seats(self) -> int:
        return self.begin().state.seats

    def begin(self) -> Match:
        """The position that it begins with. Chance comes from the scene's seed: every time the same."""
        return scene_match(self.game, self.scene)

    def moves_before(self, step: int) -> int:
        """How many moves the learner has made when this step is shown."""
        return sum(1 for one in self.steps[:step] if one.ask)


def taken(step: ScriptedStep, notations: Sequence[str]) -> list[str]:
    """The legal moves that a step takes, in the order of its patterns."""
    found = [move for pattern in step.ask for move in notations if fits(pattern, move)]
    return list(dict.fromkeys(found))


def legal_notations(s: State, seat: int) -> list[str]:
    """The seat's legal moves in notation; none if it is not asked."""
    if seat not in s.asked:
        return []
    return [s.game.notation(s, move) for move in s.legal(seat)]


def next_to_move(s: State, learner: int) -> int:
    """Who makes the next of the moves that a lesson scripts: another asked seat, before the learner."""
    others = [seat for seat in s.asked if seat != learner]
    if not others:
        return s.seat
    return s.seat if s.seat in others else others[0]


def fits(pattern: str, notation: str) -> bool:
    """Whether a move is one of those that the pattern stands for: `add *` fits `add C3`."""
    return _compiled(pattern).fullmatch(notation) is not None


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    words = " ".join(pattern.split())
    return re.compile(".*".join(re.escape(part) for part in words.split(ANY)), re.IGNORECASE)
