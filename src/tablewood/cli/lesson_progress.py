"""How far somebody has come in the lessons, kept in a small file in their own folder."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from tablewood.cli.saves import data_folder
from tablewood.kernel import save
from tablewood.kernel.game import Game
from tablewood.learn import Lesson, OutOfStep, Walk, lessons_of


class ChapterProgress(msgspec.Struct):
    """How far a chapter has been walked."""

    moves: list[str] = []
    step: int = 0
    done: bool = False
    """Whether it was ever brought to its end."""


Chapters = dict[str, dict[str, ChapterProgress]]
"""By game, and by chapter."""


class LessonProgress:
    """The file. One that cannot be read, or written, only costs people their place."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = data_folder() / "lessons.json" if path is None else path
        try:
            self._known = msgspec.json.decode(self.path.read_bytes(), type=Chapters)
        except (OSError, msgspec.DecodeError, UnicodeDecodeError):
            self._known = {}

    def of(self, lesson: Lesson) -> ChapterProgress:
        """How far the lesson has been walked; not at all if nobody has begun it."""
        return self._known.get(lesson.game.id, {}).get(lesson.id, ChapterProgress())

    def walk(self, lesson: Lesson) -> Walk:
        """The lesson where it was left; from the beginning if it is done, or has changed since."""
        progress = self.of(lesson)
        try:
            found = Walk(lesson, progress.moves, progress.step)
        except OutOfStep:
            return Walk(lesson)
        return Walk(lesson) if found.over else found

    def keep(self, walk: Walk) -> None:
        """Remember where the walk is; OSError if that fails."""
        lesson = walk.lesson
        done = walk.over or self.of(lesson).done
        chapters = self._known.setdefault(lesson.game.id, {})
        chapters[lesson.id] = ChapterProgress(list(walk.moves), walk.step, done)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        save.replace(self.path, msgspec.json.encode(self._known).decode())

    def next_chapter(self, game: Game[Any]) -> Lesson | None:
        """The first chapter that was begun or never done; the first of all when everything is done."""
        lessons = lessons_of(game)
        for lesson in lessons:
            progress = self.of(lesson)
            if not progress.done or 0 < progress.step < len(lesson.steps):
                return lesson
        return lessons[0] if lessons else None
