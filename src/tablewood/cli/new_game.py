"""Writes the folder of a new game: a copy of the starter game under another name, which works at once."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import tablewood.games
from tablewood.games import game, game_ids
from tablewood.kernel.errors import TablewoodError

STARTER = Path(__file__).parent / "starter"
STARTER_TESTS = Path(__file__).parent / "starter_tests.txt"
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
PREFIX = re.compile(r"[A-Z]{2,4}")
LEFT_OUT = ("__pycache__",)


@dataclass(frozen=True)
class NewGame:
    """The name of a new game, in every form that its files need."""

    id: str
    """As people type it: `fox-and-hens`."""
    prefix: str
    """What its clauses begin with: `FH`."""

    @property
    def folder(self) -> str:
        return self.id.replace("-", "_")

    @property
    def class_name(self) -> str:
        return "".join(word.capitalize() for word in self.id.split("-"))

    @property
    def title(self) -> str:
        return self.id.replace("-", " ").capitalize()

    def rewritten(self, source: str) -> str:
        """A file of the starter game, rewritten for the new one."""
        for old, new in (
            ("tablewood.cli.starter", f"tablewood.games.{self.folder}"),
            ("starter_moves", f"{self.folder}_moves"),
            ("starter_events", f"{self.folder}_events"),
            ('"starter"', f'"{self.id}"'),
            ('"ST"', f'"{self.prefix}"'),
            ("ST-", f"{self.prefix}-"),
        ):
            source = source.replace(old, new)
        source = re.sub(r"\bStarter(?=Game|State|View)", self.class_name, source)
        return re.sub(r"\bStarter\b", self.title, source)


def new_game(id: str, prefix: str = "") -> NewGame:
    """A name that no other game has; the prefix is made from it unless it is given."""
    if not ID.fullmatch(id):
        raise TablewoodError(
            f'"{id}" cannot be a game: use small letters, digits and hyphens, as in fox-and-hens'
        )
    if id in game_ids():
        raise TablewoodError(f"there is already a game {id}")
    prefix = prefix or prefix_for(id)
    if not PREFIX.fullmatch(prefix):
        raise TablewoodError(f'"{prefix}" cannot begin a clause: use two to four capital letters')
    if prefix in prefixes():
        raise TablewoodError(f"clauses of another game begin with {prefix}: give another --prefix")
    return NewGame(id, prefix)


def prefixes() -> set[str]:
    """What the clauses of the games begin with."""
    return {game(id).clauses for id in game_ids()}


def prefix_for(id: str) -> str:
    """The initials of the words, or the first letters of a single one; more letters while it is taken."""
    words = [re.sub(r"[^a-z]", "", word) for word in id.split("-")]
    joined = "".join(words).upper()
    initials = "".join(word[:1] for word in words).upper()
    candidates = [initials[:4], *[joined[:length] for length in (2, 3, 4)]]
    taken = prefixes()
    free = [one for one in candidates if PREFIX.fullmatch(one) and one not in taken]
    return free[0] if free else ""


def games_folder() -> Path:
    """The folder of this installation's games."""
    return Path(tablewood.games.__path__[0])


def write(named: NewGame, games: Path) -> list[Path]:
    """Write the game's folder among the others; nothing that exists is touched."""
    target = games / named.folder
    if target.exists():
        raise TablewoodError(f"{target} is there already")
    written = []
    for file in sorted(STARTER.rglob("*")):
        if file.is_dir() or any(part in LEFT_OUT for part in file.parts):
            continue
        copy = target / file.relative_to(STARTER)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(named.rewritten(file.read_text(encoding="utf-8")), encoding="utf-8")
        written.append(copy)
    return written


def write_tests(named: NewGame, tests: Path) -> Path:
    """Write a test for each clause, in the tests of a checkout."""
    target = tests / "games" / named.folder / "test_rules.py"
    if target.exists():
        raise TablewoodError(f"{target} is there already")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(named.rewritten(STARTER_TESTS.read_text(encoding="utf-8")), encoding="utf-8")
    return target
