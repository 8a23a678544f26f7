"""What the HTTP interface of lessons takes and gives. The server keeps nothing of a lesson; the browser does."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tablewood.server.http.schemas import RequestBody
from tablewood.server.live.protocol import Change, Reason, TableNow
from tablewood.server.table.facts import Fact
from tablewood.server.table.lesson_end import LessonMoves, MoveText

Word = Annotated[str, msgspec.Meta(max_length=100)]


class LessonStep(msgspec.Struct, kw_only=True):
    """A step as the browser shows it."""

    say: str
    """The id of its text."""
    point: list[str]
    """The things it speaks of: `tree:B2`."""
    asks: bool
    """Must the learner move?"""
    acts: bool
    """Do others move when the learner goes on?"""


class LessonSheet(msgspec.Struct, kw_only=True):
    """A chapter of a game's guided first game. Its name is the text `<id>-title`."""

    id: str
    minutes: int
    learner: int
    """The seat that learns."""
    steps: list[LessonStep]
    continues: bool
    """Whether it goes on as a real game (`lesson` of POST /api/tables)."""


class LessonList(msgspec.Struct, kw_only=True):
    """GET /api/games/{game}/lessons: the chapters in order; none if the game has no lessons."""

    lessons: list[LessonSheet]


class LessonAt(RequestBody):
    """POST /api/games/{game}/lessons/{lesson}: the position at a step, or what a move is answered with there."""

    moves: LessonMoves
    """The learner's moves so far; those beyond the step are ignored."""
    step: int
    move: MoveText = ""
    """What the learner tries; empty to see the position."""


class LessonNow(msgspec.Struct, kw_only=True):
    """Where the learner is now."""

    table: TableNow
    step: int
    """The step to show; as many as there are steps when the lesson is over."""
    accepted: bool
    """Whether the move was taken; also true if there was none."""
    say: str = ""
    """If it was not taken: the id of the text that says why."""
    takes: list[str] = []
    """The moves that the step takes, the one that the author has in mind first."""


class LessonWhy(RequestBody):
    """POST /api/games/{game}/lessons/{lesson}/why: why a move, or anything with a thing, is not possible."""

    moves: LessonMoves
    step: int
    move: MoveText = ""
    thing: tuple[Word, Word] | None = None
    """A thing that was pressed, by domain and name."""


class LessonReasons(msgspec.Struct, kw_only=True):
    """The most telling reason first; none if no move uses the thing."""

    reasons: list[Reason]


class LessonPreview(RequestBody):
    """POST /api/games/{game}/lessons/{lesson}/preview: what a move would do."""

    moves: LessonMoves
    step: int
    move: MoveText


class LessonPreviewed(msgspec.Struct, kw_only=True):
    """What the move would do, as far as the learner may know beforehand."""

    facts: list[Fact]
    changes: list[Change]
    certain: bool
    """True: this is all that will happen. False: chance or something hidden plays a part; only this much is sure."""
