"""A lesson that goes on as a real game: the scene that a table begins with when the lesson is over."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from tablewood.kernel.errors import TablewoodError
from tablewood.kernel.game import Game
from tablewood.kernel.scene import told_move
from tablewood.learn.lesson import Lesson
from tablewood.learn.lesson_file import lessons_of
from tablewood.learn.walk import OutOfStep, Walk

MOVES = "moves"


def scene_after(lesson: Lesson, moves: Sequence[str]) -> dict[str, object]:
    """The lesson's scene with everybody's moves: where it ends if the learner made these."""
    if not lesson.continues:
        raise OutOfStep(lesson.id, len(lesson.steps), "it does not go on as a real game")
    if len(moves) != lesson.moves_before(len(lesson.steps)):
        raise OutOfStep(lesson.id, len(lesson.steps), "these are not all of its moves")
    match = Walk(lesson, moves, len(lesson.steps)).match
    made = [
        told_move(match, one.seat, match.game.notation(one.before, one.move))
        for one in match.played
    ]
    return {**lesson.scene, MOVES: [*_own_moves(lesson), *made]}


def is_of_a_lesson(game: Game[Any], told: str) -> bool:
    """Whether a scene (JSON) is where a lesson of the game goes on as a real game."""
    try:
        scene = json.loads(told)
    except (ValueError, RecursionError):
        return False
    return any(_ends_so(lesson, scene) for lesson in lessons_of(game) if lesson.continues)


def _ends_so(lesson: Lesson, scene: object) -> bool:
    """The learner's moves are read from the scene, and must lead there through the lesson."""
    if not isinstance(scene, dict) or not isinstance(scene.get(MOVES), list):
        return False
    told = [str(one) for one in scene[MOVES][len(_own_moves(lesson)) :]]
    moves: list[str] = []
    for step in lesson.steps:
        if step.ask:
            moves += [one.partition(": ")[2] for one in told[:1]]
        del told[: len(step.then) + bool(step.ask)]
    try:
        return bool(scene == scene_after(lesson, moves))
    except TablewoodError:
        return False


def _own_moves(lesson: Lesson) -> list[object]:
    """The moves that the lesson's own scene begins with."""
    told = lesson.scene.get(MOVES, [])
    return list(told) if isinstance(told, list) else []
