"""What is installed here: machines that play the same games must have the same Tablewood."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from tablewood.games import game as find_game
from tablewood.games import game_ids
from tablewood.kernel.errors import TablewoodError
from tablewood.lab.sources import is_compiled

PLAYING = ("kernel", "games", "bots", "lab")
"""The packages that decide how a game between bots goes."""

DIGITS = 12


class OtherTablewood(TablewoodError):
    """Another machine would not play the same games as this one."""


@dataclass(frozen=True)
class Installed:
    """The Tablewood of a machine."""

    version: str
    compiled: bool
    code: str
    """A hash of what plays the games."""
    components: dict[str, str]
    """The hash of each game's component table."""

    def check(self, there: Installed, node: str) -> None:
        """OtherTablewood if another machine has something else; the error says what."""
        if there == self:
            return
        if there.version != self.version:
            what = f"Tablewood {there.version} instead of {self.version}"
        elif there.components != self.components:
            games = sorted(there.components.keys() | self.components.keys())
            others = [
                game for game in games if there.components.get(game) != self.components.get(game)
            ]
            what = f"other component tables of {', '.join(others)}"
        elif there.code != self.code:
            what = f"other code of version {self.version}"
        else:
            what = f"the {_made(there)} rules, and this machine the {_made(self)} ones"
        raise OtherTablewood(f"node {node} has {what}; install the same Tablewood on all nodes")


@cache
def installed() -> Installed:
    """The Tablewood of this process."""
    tables = {id: find_game(id).components_hash() for id in game_ids()}
    return Installed(tablewood_version(), is_compiled(), _code(), tables)


def tablewood_version() -> str:
    """The version as packages count; `unknown` for sources that were never installed."""
    try:
        return version("tablewood")
    except PackageNotFoundError:
        return "unknown"


def _code() -> str:
    root = Path(__file__).parents[1]
    found = hashlib.sha256()
    for package in PLAYING:
        for file in sorted((root / package).rglob("*.py")):
            found.update(file.relative_to(root).as_posix().encode())
            found.update(file.read_bytes().replace(b"\r\n", b"\n"))
        for name in ("weights.toml", "net.toml"):
            for file in sorted((root / package).rglob(name)):
                found.update(file.read_bytes().replace(b"\r\n", b"\n"))
    return found.hexdigest()[:DIGITS]


def _made(installed: Installed) -> str:
    return "compiled" if installed.compiled else "interpreted"
