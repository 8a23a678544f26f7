"""A folder with a small sound lesson of Builders of Sylvan Dale, in which a test changes one thing."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import tablewood as tw
from tablewood.learn import Lesson, read_lessons

SOUND = """\
minutes = 2
learner = "red"

[scene]
seats = 2
turn = "red"
market = ["nest-bridge", "cottage-ax", "lodge-hammer"]
red = { hand = ["nest-ax", "turret-ax", "nest-hammer"], stack = "CNL" }
yellow = { hand = ["lodge-ax", "cottage-ax"], stack = "TN" }

[[step]]
say = "hello"
point = ["tree:A1", "verb:draw", "seat:red"]

[[step]]
say = "play"
ask = ["play nest-ax", "play nest-*"]
wrong = { "play turret-*" = "no-turret" }

[[step]]
say = "add"
ask = ["add A1"]
wrong = { "*" = "no-turret" }

[[step]]
say = "choose"
ask = ["draw", "take *"]
then = ["play lodge-ax", "add C1", "draw"]

[[step]]
say = "hello"
"""

TEXTS = ("title", "hello", "play", "no-turret", "add", "choose")


class LessonFolder:
    """Chapters and texts in a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "dale" / "lessons"
        self.path.mkdir(parents=True)
        self.game = tw.game("sylvan-dale")
        self.texts({f"first-{name}": name for name in TEXTS})

    def chapter(self, old: str = "", new: str = "", name: str = "1-first.toml") -> LessonFolder:
        """The small lesson, with one thing changed."""
        assert not old or SOUND.count(old) == 1, f"{SOUND.count(old)} of {old!r}"
        self.path.joinpath(name).write_text(SOUND.replace(old, new) if old else SOUND)
        return self

    def texts(self, english: Mapping[str, str], french: Mapping[str, str] | None = None) -> None:
        """These texts; the same in French, unless others are given."""
        for language, texts in (("en", english), ("fr", english if french is None else french)):
            lines = [f"{name} = {said}" for name, said in texts.items()]
            self.path.joinpath(f"{language}.ftl").write_text("\n".join(lines) + "\n")

    def read(self) -> list[Lesson]:
        return read_lessons(self.game, self.path)


def line_of(text: str, source: str = SOUND) -> int:
    """The line on which a text begins."""
    found = re.search(re.escape(text), source)
    assert found, text
    return source.count("\n", 0, found.start()) + 1
