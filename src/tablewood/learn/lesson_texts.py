"""The texts of a game's lessons (`lessons/en.ftl`, `lessons/fr.ftl`), and whether they are what the lessons say."""

from __future__ import annotations

import re
from collections.abc import Collection
from pathlib import Path
from typing import Any

from tablewood.kernel import text
from tablewood.kernel.errors import BadComponents
from tablewood.kernel.game import Game
from tablewood.kernel.tables import Table
from tablewood.kernel.text import LANGUAGES, Texts

FOLDER = "lessons"


def texts_of(game: Game[Any]) -> Texts:
    """The texts of the game's lessons."""
    return text.load(game.folder / FOLDER)


def shown(folder: Path, name: str) -> str:
    """A file of lessons as complaints name it: `sylve/lessons/fr.ftl`."""
    return f"{folder.parent.name}/{folder.name}/{name}"


def check_text(texts: Texts, table: Table, key: str, text_id: str) -> str:
    """Complain, at the key, if the text is missing in a language, or wants to be told something."""
    for language in LANGUAGES:
        if not texts.has(text_id, language):
            table.fail(key, f'no text "{text_id}" in {language}.ftl')
        if texts.variables(text_id, language):
            table.fail(key, f'the text "{text_id}" in {language}.ftl must do without variables')
    return text_id


def check_files(folder: Path, texts: Texts, used: Collection[str]) -> None:
    """Complain about what cannot be read in the files themselves, and about texts that no lesson uses."""
    for problem in texts.problems():
        file, line, what = _taken_apart(problem)
        raise BadComponents(shown(folder, file), line, "", what)
    for language in LANGUAGES:
        for text_id in texts.ids(language):
            if text_id not in used:
                name = f"{language}.ftl"
                line = _line_of(folder / name, text_id)
                raise BadComponents(shown(folder, name), line, text_id, "no lesson uses this text")


def _taken_apart(problem: str) -> tuple[str, int, str]:
    """`fr.ftl:12: unreadable` as file, line (0 where it has none) and the rest."""
    found = re.fullmatch(r"(\w+\.ftl)(?::(\d+))?: (.*)", problem, re.S)
    if found is None:
        return f"{LANGUAGES[0]}.ftl", 0, problem
    return found[1], int(found[2] or 0), found[3]


def _line_of(path: Path, text_id: str) -> int:
    """The line on which a text begins."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if re.match(rf"{re.escape(text_id)}\s*=", line):
            return number
    return 0
