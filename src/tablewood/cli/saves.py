"""Where games in progress are kept. Remarks in the saved game say who sat where, for resuming."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from tablewood.kernel import save
from tablewood.kernel.errors import TablewoodError
from tablewood.kernel.match import Match

SEATING = "# seating: "
NAMES = "# names: "


def data_folder() -> Path:
    """Where programs keep their user's data on this system."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "tablewood"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "tablewood"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tablewood"


def unused_file(game: str) -> Path:
    """A new file in that folder."""
    folder = data_folder() / "saves"
    name = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    path = folder / f"{name}.txt"
    number = 2
    while path.exists():
        path = folder / f"{name}-{number}.txt"
        number += 1
    return path


def check_new(path: Path) -> Path:
    """A path that may be written: existing files are never overwritten."""
    if path.exists():
        raise TablewoodError(f"{path}: the file exists already; name another, or --resume it")
    if not path.absolute().parent.is_dir():
        raise TablewoodError(f"{path}: no such folder")
    return path


def remembered(path: Path, remark: str) -> list[str]:
    """The items that a remark in the saved game lists; none if it is missing."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return []
    for line in lines:
        if line.startswith(remark):
            return [name.strip() for name in line.removeprefix(remark).split(",")]
    return []


class Keeper:
    """Keeps one game in one file, whenever told to."""

    def __init__(self, path: Path, seating: list[str], names: list[str], wanted: bool) -> None:
        self.path = path
        self.wanted = wanted
        """Whether the player named this file: then it stays when the game is over."""
        self._seating = seating
        self._names = names

    def keep(self, match: Match) -> None:
        """Write the current game; OSError if that fails."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.write(match, self.path)

    def write(self, match: Match, path: Path) -> None:
        """Write the game to any file, all of it or nothing."""
        remarks = [f"{SEATING}{','.join(self._seating)}", f"{NAMES}{','.join(self._names)}"]
        save.replace(path, save.save_text(match) + "\n".join(remarks) + "\n")

    def drop(self) -> None:
        """Delete the file, unless somebody named it."""
        if not self.wanted:
            self.path.unlink(missing_ok=True)
