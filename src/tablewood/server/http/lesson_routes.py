"""The guided first games over HTTP. Nothing is stored: every request tells how far the learner has come.

A position is worked out from the lesson's scene and the moves, in a thread, a few at a time, so that tables go on in
the meantime. A lesson is short and takes only its own moves, so the work for a request is bounded.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablewood.games import game as find_game
from tablewood.kernel.errors import MoveError
from tablewood.learn import OutOfStep, Walk
from tablewood.server.http import catalogue
from tablewood.server.http.lesson_schemas import (
    LessonAt,
    LessonList,
    LessonNow,
    LessonPreview,
    LessonPreviewed,
    LessonReasons,
    LessonWhy,
)
from tablewood.server.http.operation import operation
from tablewood.server.live import why
from tablewood.server.live.position import played_by
from tablewood.server.live.preview import Previews
from tablewood.server.table.lesson_end import lesson_of, out_of_step
from tablewood.server.table.position import table_around
from tablewood.server.table.refusal import refused_move

AT_ONCE = 2
"""How many positions of lessons are worked out at the same time."""

IN_A_LESSON = ("unknown-game", "unknown-lesson", "out-of-step")
MOVES = ("illegal-move", "unreadable-move", "not-your-turn")

T = TypeVar("T")


@operation("The chapters of a game's guided first game.", gives=LessonList, codes=("unknown-game",))
async def lessons(request: Request) -> Response:
    """GET /api/games/{game}/lessons"""
    # Lessons are played through when they are read, which takes a moment.
    return (await asyncio.to_thread(catalogue.lessons_of, _game(request))).answer(request)


@operation("What the lessons of a game say (Fluent).", codes=("unknown-game", "not-found"))
async def lesson_text(request: Request) -> Response:
    """GET /api/games/{game}/lessons/text/{language}"""
    language = str(request.path_params["language"])
    return catalogue.lesson_text_of(_game(request), language).answer(request)


@operation(
    "A lesson at one of its steps, and the answer to a move that the learner tries there.",
    takes=LessonAt,
    gives=LessonNow,
    codes=(*IN_A_LESSON, *MOVES),
)
async def lesson_step(request: Request, body: LessonAt) -> LessonNow:
    """POST /api/games/{game}/lessons/{lesson}"""

    def now() -> LessonNow:
        walk = _walk(request, body)
        say = walk.try_move(body.move) if body.move else ""
        return LessonNow(
            table=played_by(walk.match, walk.lesson.learner),
            step=walk.step,
            accepted=not say,
            say=say,
            takes=[] if walk.over or not walk.scripted.ask else walk.taken_moves(),
        )

    return await _worked_out(request, now)


@operation(
    "Why a move, or a move with the thing that was pressed, is not possible in a lesson.",
    takes=LessonWhy,
    gives=LessonReasons,
    codes=(*IN_A_LESSON, *MOVES),
)
async def lesson_why(request: Request, body: LessonWhy) -> LessonReasons:
    """POST /api/games/{game}/lessons/{lesson}/why"""

    def reasons() -> LessonReasons:
        walk = _walk(request, body)
        match, learner = walk.match, walk.lesson.learner
        if body.thing is not None:
            return LessonReasons(reasons=why.why_thing(match, learner, *body.thing))
        return LessonReasons(reasons=why.why_move(match, learner, body.move))

    return await _worked_out(request, reasons)


@operation(
    "What a move would do in a lesson.",
    takes=LessonPreview,
    gives=LessonPreviewed,
    codes=(*IN_A_LESSON, *MOVES),
)
async def lesson_preview(request: Request, body: LessonPreview) -> LessonPreviewed:
    """POST /api/games/{game}/lessons/{lesson}/preview"""

    def previewed() -> LessonPreviewed:
        walk = _walk(request, body)
        learner = walk.lesson.learner
        foreseen = Previews().preview(table_around(walk.match, learner), learner, body.move)
        return LessonPreviewed(
            facts=foreseen.facts, changes=foreseen.changes, certain=foreseen.certain
        )

    return await _worked_out(request, previewed)


LESSON_ROUTES: tuple[BaseRoute, ...] = (
    Route("/games/{game}/lessons", lessons),
    Route("/games/{game}/lessons/text/{language}", lesson_text),
    Route("/games/{game}/lessons/{lesson}", lesson_step, methods=["POST"]),
    Route("/games/{game}/lessons/{lesson}/why", lesson_why, methods=["POST"]),
    Route("/games/{game}/lessons/{lesson}/preview", lesson_preview, methods=["POST"]),
)


def _game(request: Request) -> str:
    return str(request.path_params["game"])


def _walk(request: Request, at: LessonAt | LessonWhy | LessonPreview) -> Walk:
    """The lesson in the path, at the learner's step."""
    lesson = lesson_of(find_game(_game(request)), str(request.path_params["lesson"]))
    return Walk(lesson, at.moves, at.step)


async def _worked_out(request: Request, work: Callable[[], T]) -> T:
    """What follows in a lesson, or the refusal that the rules or the lesson have for it."""
    teaching: asyncio.Semaphore = request.app.state.teaching
    try:
        async with teaching:
            return await asyncio.to_thread(work)
    except OutOfStep as error:
        raise out_of_step(error) from None
    except MoveError as error:
        raise refused_move(error) from None
