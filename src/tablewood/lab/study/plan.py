"""What a study plays: a game by one table, by two, or under several values of an option, always on the same deals."""

from __future__ import annotations

import atexit
import hashlib
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from tablewood.bots import bot
from tablewood.games import game as find_game
from tablewood.kernel.errors import TablewoodError
from tablewood.kernel.game import Game
from tablewood.kernel.options import Value
from tablewood.lab.sources import code, is_compiled
from tablewood.lab.study.declaration import Declaration, declaration_of
from tablewood.lab.study.option_values import check_playable, values_to_compare
from tablewood.lab.study.table_edit import changed, old_value

BASE = "base"
"""What people call the shipped table."""

FORMAT = 2
"""Goes up when a game of a study is written down differently."""


@dataclass(frozen=True)
class Arm:
    """One table with one set of options and one number of seats: enough for another process to play the same.

    The table travels as its text, because a changed one is in no file.
    """

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, Value]
    table: str = field(repr=False, default="")
    """The component table as text; empty for the shipped one."""

    def seating(self, number: int) -> list[str]:
        """The bots by seat in this game: they change seats from game to game."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.seats)]

    def key(self) -> dict[str, Any]:
        """What distinguishes these games in a record."""
        game = game_with(self.game, self.table)
        return {
            "study": FORMAT,
            "counted": declaration_of(game).digest(),
            "game": self.game,
            "rules": game.version,
            "components": game.components_hash(),
            "code": code(self.game, self.bots),
            "compiled": is_compiled(),
            "options": {name: str(value) for name, value in self.options.items()},
            "seats": self.seats,
            "seed": self.seed,
            "bots": list(self.bots),
        }


@dataclass(frozen=True)
class Plan:
    """What a study plays, for each number of seats."""

    game: str
    seats: tuple[int, ...]
    bots: tuple[str, ...]
    games: int
    seed: int
    options: Mapping[str, Value]
    table: str = field(repr=False, default="")
    against: str | None = field(repr=False, default=None)
    """The table to compare with; None for a study of one table."""
    changes: tuple[str, ...] = ()
    """What was changed, for people: `potion.P07.points: 7 -> 4`."""
    option: str = ""
    """The option whose values are compared, if any."""
    values: tuple[str, ...] = ()
    """These values, as people write them; the others are compared with the first."""

    @property
    def is_comparison(self) -> bool:
        """Are several sides played on the same deals?"""
        return self.sides > 1

    @property
    def sides(self) -> int:
        """How many sides are played with each number of seats."""
        return len(self._sides())

    @property
    def arms(self) -> list[Arm]:
        """What to play, by number of seats; where two tables are compared, the other one comes second."""
        return [
            Arm(self.game, seats, self._seated(seats), self.seed, options, table)
            for seats in self.seats
            for options, table in self._sides()
        ]

    def _sides(self) -> list[tuple[Mapping[str, Value], str]]:
        """The options and the table of each side."""
        if self.values:
            return [({**self.options, self.option: one}, self.table) for one in self.values]
        tables = [self.table] if self.against is None else [self.table, self.against]
        return [(self.options, table) for table in tables]

    def declaration(self) -> Declaration:
        """What is counted in the game."""
        return declaration_of(game_with(self.game, self.table))

    def _seated(self, seats: int) -> tuple[str, ...]:
        return tuple(self.bots[seat % len(self.bots)] for seat in range(seats))


def make_plan(
    game: str,
    seats: Sequence[int] = (),
    bots: Sequence[str] = ("greedy",),
    games: int = 2000,
    seed: int = 0,
    options: Mapping[str, Value] | None = None,
    components: Path | None = None,
    settings: Sequence[str] = (),
    against: str = "",
    compare: str = "",
) -> Plan:
    """A plan, checked to be playable. A table that was changed is compared with itself unchanged, unless told.

    `compare` names an option whose values are compared instead: `powers`, or `difficulty=easy,normal`.
    """
    found = find_game(game, components)
    if games < 1:
        raise TablewoodError(f"cannot play {games} games; at least 1")
    if not bots:
        raise TablewoodError("no bots: name at least one")
    for name in bots:
        bot(name)
    counts = tuple(dict.fromkeys(seats)) or (max(found.seats[0], min(2, found.seats[-1])),)
    if len(bots) > min(counts):
        raise TablewoodError(
            f"{len(bots)} bots for {min(counts)} seats; name at most one for each seat"
        )
    shown = found.components.name
    source = found.components.read_text(encoding="utf-8").replace("\r\n", "\n")
    unchanged = source if components is not None else ""
    table = changed(source, shown, settings) if settings else unchanged
    other = _against(game, against, unchanged if settings else None, components is not None)
    changes = tuple(_told(source, shown, setting) for setting in settings)
    given = dict(options or {})
    option, values = _compared(found, compare, given, other) if compare else ("", ())
    for count in counts if values else ():
        check_playable(found, count, given, option, values)
    plan = Plan(
        game, counts, tuple(bots), games, seed, given, table, other, changes, option, values
    )
    for arm in plan.arms:
        game_with(game, arm.table).start(arm.seats, seed, dict(arm.options))
    return plan


def _against(game: str, named: str, default: str | None, has_own: bool) -> str | None:
    """The table to compare with."""
    if named == BASE:
        if default is None and not has_own:
            raise TablewoodError(
                "--against base compares with the shipped table: change it with --set, "
                "or name your own with --components"
            )
        return ""
    if named:
        path = Path(named)
        if not path.is_file():
            raise TablewoodError(f"{named}: no such file; --against takes {BASE} or a table")
        find_game(game, path)
        return path.read_text(encoding="utf-8")
    return default


def _compared(
    game: Game[Any], wish: str, options: Mapping[str, Value], against: str | None
) -> tuple[str, tuple[str, ...]]:
    """The option to compare and its values, if nothing else is compared."""
    if against is not None:
        raise TablewoodError(
            "--compare plays one table: leave out --set and --against, or save the changed table "
            "and name it with --components"
        )
    name, values = values_to_compare(game, wish)
    if name in options:
        raise TablewoodError(f"{name} is compared: leave out --option {name}={options[name]}")
    return name, values


def _told(source: str, shown: str, setting: str) -> str:
    """A change for people: what is changed, from what, to what."""
    path, _, value = setting.partition("=")
    return f"{path.strip()}: {old_value(source, shown, setting)} -> {value.strip()}"


@cache
def game_with(game: str, table: str) -> Game[Any]:
    """The game with a table given as text; the shipped one if empty."""
    if not table:
        return find_game(game)
    name = hashlib.sha256(table.encode()).hexdigest()[:12]
    path = _folder() / name / find_game(game).components.name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(table, encoding="utf-8")
    return find_game(game, path)


@cache
def _folder() -> Path:
    folder = tempfile.TemporaryDirectory(prefix="tablewood-study-")
    atexit.register(folder.cleanup)
    return Path(folder.name)
