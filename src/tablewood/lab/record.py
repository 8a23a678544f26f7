"""Games written down as they end, one line of JSON each, so that a long series can be interrupted and resumed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from tablewood.kernel.errors import TablewoodError

BEGINNING = '{"contest": '

Game = TypeVar("Game")
"""What a series of games makes of a line."""


class NotARecord(TablewoodError):
    """A file, or a line of it, that no series of games has written; the file stays as it is."""

    def __init__(self, place: str) -> None:
        super().__init__(f"{place}: not a record of games; name another file, or mend this one")
        self.remake((place,))


class Record:
    """A file of games from any number of contests; without a file nothing is kept."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self._lines: list[dict[str, Any]] = []
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._read(path)

    def lines(self, key: dict[str, Any]) -> list[dict[str, Any]]:
        """The games of a contest, as far as they were played."""
        return [line["game"] for line in self._lines if line["contest"] == key]

    def games(self, key: dict[str, Any], read: Callable[[dict[str, Any]], Game]) -> list[Game]:
        """The same, each read from its line."""
        try:
            return [read(line) for line in self.lines(key)]
        except (KeyError, TypeError, ValueError):
            raise NotARecord(str(self.path)) from None

    def add(self, key: dict[str, Any], game: dict[str, Any]) -> None:
        """Add a game; it is on disk before the next one begins."""
        if self.path is not None:
            line = {"contest": key, "game": game}
            self._lines.append(line)
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")

    def _read(self, path: Path) -> None:
        """Read the file; a last line that was cut short is dropped."""
        if not path.exists():
            return
        try:
            whole, newline, rest = path.read_text(encoding="utf-8").rpartition("\n")
        except UnicodeDecodeError:
            raise NotARecord(str(path)) from None
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                read = json.loads(line)
                self._lines.append({"contest": read["contest"], "game": dict(read["game"])})
            except (ValueError, TypeError, KeyError):
                raise NotARecord(f"{path}:{number}") from None
        if rest:
            if not rest.startswith(BEGINNING):
                raise NotARecord(str(path))
            path.write_text(whole + newline, encoding="utf-8")
