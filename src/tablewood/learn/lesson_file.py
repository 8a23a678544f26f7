"""Lessons as they are written (`lessons/1-a-turn.toml`): read, and checked to the last move.

Whatever is wrong with a lesson is found when it is read, and named by file and line.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from tablewood.kernel import text
from tablewood.kernel.errors import BadComponents
from tablewood.kernel.game import Game
from tablewood.kernel.scene import scene_within
from tablewood.kernel.tables import Table, load
from tablewood.kernel.text import LANGUAGES, Texts
from tablewood.learn.lesson import Lesson, ScriptedStep
from tablewood.learn.lesson_checks import check_play
from tablewood.learn.lesson_texts import FOLDER, check_files, check_text, shown
from tablewood.learn.things import why_unknown

CHAPTER = re.compile(r"([1-9][0-9]*)-([a-z][a-z0-9]*(?:-[a-z0-9]+)*)\.toml")
"""How the file of a chapter is called: its number, and its id."""

LEFT_OUT = "left_out.toml"
"""The file that says which questions no lesson teaches, and why (see `prompts`)."""

LEARNT = "learnt"
"""The text that a chapter may end with: what has been learnt, in a sentence."""

LONGEST = 15
"""How many minutes a chapter may take."""


@cache
def lessons_of(game: Game[Any]) -> list[Lesson]:
    """The game's lessons in order, read once a process; none if it has none."""
    return read_lessons(game, game.folder / FOLDER)


def has_lessons(game: Game[Any]) -> bool:
    """Whether the game has lessons, without reading them."""
    return any(CHAPTER.fullmatch(path.name) for path in (game.folder / FOLDER).glob("*.toml"))


def read_lessons(game: Game[Any], folder: Path) -> list[Lesson]:
    """The lessons of a folder, in the order of their numbers; `BadComponents` says what is wrong, and where."""
    chapters = _chapters(folder)
    if not chapters:
        return []
    texts = text.load(folder)
    used: set[str] = set()
    lessons: list[Lesson] = []
    for id, path in chapters.items():
        is_last = len(lessons) == len(chapters) - 1
        reader = _Reader(game, id, load(path, shown(folder, path.name)), texts)
        lessons.append(reader.lesson(is_last))
        used |= reader.used
    check_files(folder, texts, used)
    return lessons


def _chapters(folder: Path) -> dict[str, Path]:
    """The files of the chapters in order, by their ids."""
    numbered: dict[int, tuple[str, Path]] = {}
    for path in sorted(folder.glob("*.toml")):
        found = CHAPTER.fullmatch(path.name)
        if found is None and path.name != LEFT_OUT:
            what = "a chapter is called by its number and its id, as in 1-a-turn.toml"
            raise BadComponents(shown(folder, path.name), 0, "", what)
        if found is not None:
            number, id = int(found[1]), found[2]
            if number in numbered:
                what = f"{numbered[number][1].name} has the same number"
                raise BadComponents(shown(folder, path.name), 0, "", what)
            if id in [other for other, _ in numbered.values()]:
                raise BadComponents(shown(folder, path.name), 0, "", f'"{id}" is there twice')
            numbered[number] = (id, path)
    return dict(numbered[number] for number in sorted(numbered))


class _Reader:
    """Reads one chapter, and notes the texts that it uses."""

    def __init__(self, game: Game[Any], id: str, root: Table, texts: Texts) -> None:
        self.used: set[str] = set()
        self._game = game
        self._id = id
        self._root = root
        self._texts = texts

    def lesson(self, is_last: bool) -> Lesson:
        """The chapter, played through to see that it can be."""
        root = self._root
        minutes = root.number("minutes", at_least=1, at_most=LONGEST)
        begins = scene_within(self._game, root.sub("scene"))
        seats = self._game.seat_names(begins.state.seats, begins.header.options)
        learner = seats.index(root.choice("learner", seats))
        continues = root.flag("continues", False)
        if continues and not is_last:
            root.fail("continues", "only the last chapter goes on as a real game")
        entries = root.entries("step")
        if not entries:
            root.fail("step", "a lesson has at least one step")
        steps = tuple(self._step(entry, tuple(seats)) for entry in entries)
        root.finish()
        self._text(root, "", "title")
        self._learnt(root)
        scene = dict(root.sub("scene").values())
        lesson = Lesson(self._game, self._id, minutes, learner, continues, scene, steps)
        check_play(lesson, begins.state, root, entries)
        return lesson

    def _step(self, entry: Table, seats: tuple[str, ...]) -> ScriptedStep:
        for number, thing in enumerate(entry.texts("point", [])):
            why = why_unknown(self._game, seats, thing)
            if why:
                entry.fail(f"point[{number}]", why)
        ask, wrong = entry.texts("ask", []), self._wrong(entry)
        if entry.has("ask") and not ask:
            entry.fail("ask", "is empty; leave it out if no move is asked for")
        if wrong and not ask:
            entry.fail("wrong", "answers nothing: the step asks for no move")
        return ScriptedStep(
            say=self._text(entry, "say", entry.text("say")),
            point=tuple(entry.texts("point", [])),
            ask=tuple(ask),
            wrong=wrong,
            then=tuple(entry.texts("then", [])),
        )

    def _wrong(self, entry: Table) -> tuple[tuple[str, str], ...]:
        table = entry.optional_sub("wrong")
        if table is None:
            return ()
        return tuple(
            (pattern, self._text(table, pattern, table.text(pattern)))
            for pattern in table.written()
        )

    def _learnt(self, root: Table) -> None:
        """What the learner is told at the end of the chapter (`<chapter>-learnt`), if anything."""
        if any(self._texts.has(f"{self._id}-{LEARNT}", language) for language in LANGUAGES):
            self._text(root, "", LEARNT)

    def _text(self, table: Table, key: str, name: str) -> str:
        """The id of a text of this chapter, which must be there in every language."""
        text_id = f"{self._id}-{name}"
        self.used.add(text_id)
        return check_text(self._texts, table, key, text_id)
