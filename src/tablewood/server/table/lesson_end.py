"""A table that begins where a lesson ended: against bots, with a shuffle of its own from there on."""

from __future__ import annotations

import json
from typing import Annotated, Any

import msgspec

from tablewood.kernel.errors import one_of
from tablewood.kernel.game import Game
from tablewood.learn import Lesson, OutOfStep, lessons_of
from tablewood.learn.going_on import scene_after
from tablewood.server.table.refusal import TableError

MOST_MOVES = 200
"""How many moves a learner can have made in a lesson: far more than any lesson asks for."""

MoveText = Annotated[str, msgspec.Meta(max_length=100)]
LessonMoves = Annotated[list[MoveText], msgspec.Meta(max_length=MOST_MOVES)]
"""The learner's moves in a lesson, from its beginning."""


class LessonEnd(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The lesson that a new table goes on from, and the learner's moves in it."""

    id: Annotated[str, msgspec.Meta(max_length=100)]
    moves: LessonMoves


def lesson_of(game: Game[Any], id: str) -> Lesson:
    """The game's lesson of that name. Codes: unknown-lesson."""
    known = {lesson.id: lesson for lesson in lessons_of(game)}
    if id not in known:
        raise TableError("unknown-lesson", f'unknown lesson "{id}"; {one_of(id, list(known))}')
    return known[id]


def scene_of(lesson: Lesson, moves: list[str]) -> str:
    """What the table begins with, as JSON. Codes: out-of-step."""
    try:
        return json.dumps(scene_after(lesson, moves))
    except OutOfStep as error:
        raise out_of_step(error) from None


def out_of_step(error: OutOfStep) -> TableError:
    """The lesson is not where the browser thinks it is: it begins again."""
    return TableError("out-of-step", error.message, lesson=error.lesson, step=error.step)
