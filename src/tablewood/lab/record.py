"""Games written down as they end, one line of JSON each, so that a long series can be interrupted and resumed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tablewood.kernel.errors import TablewoodError

BEGINNING = '{"contest": '


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
        whole, newline, rest = path.read_text(encoding="utf-8").rpartition("\n")
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                read = json.loads(line)
                self._lines.append({"contest": read["contest"], "game": dict(read["game"])})
            except (ValueError, TypeError, KeyError):
                raise TablewoodError(f"{path}:{number}: not a line of a record of games") from None
        if rest:
            if not rest.startswith(BEGINNING):
                raise TablewoodError(f"{path}: not a record of games")
            path.write_text(whole + newline, encoding="utf-8")
