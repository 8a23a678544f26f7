"""Games kept as they come, one line of JSON each, so that a long match can be interrupted and resumed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tablewood.kernel.errors import TablewoodError

BEGINNING = '{"contest": '


class Record:
    """A file of games of any number of contests; without a file nothing is kept."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self._lines: list[dict[str, Any]] = []
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._read(path)

    def lines(self, key: dict[str, Any]) -> list[dict[str, Any]]:
        """What is known of the games of a contest."""
        return [line["game"] for line in self._lines if line["contest"] == key]

    def add(self, key: dict[str, Any], game: dict[str, Any]) -> None:
        """One more game, on the disk before the next one begins."""
        if self.path is not None:
            line = {"contest": key, "game": game}
            self._lines.append(line)
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")

    def _read(self, path: Path) -> None:
        """What was kept before; a last line that was cut off by an accident is dropped."""
        if not path.exists():
            return
        whole, newline, rest = path.read_text(encoding="utf-8").rpartition("\n")
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                read = json.loads(line)
                self._lines.append({"contest": read["contest"], "game": dict(read["game"])})
            except (ValueError, TypeError, KeyError):
                raise TablewoodError(f"{path}:{number}: no line of a record of games") from None
        if rest:
            if not rest.startswith(BEGINNING):
                raise TablewoodError(f"{path}: no record of games")
            path.write_text(whole + newline, encoding="utf-8")
