"""What a training has done so far, kept in a folder so that it can be interrupted and resumed; or nowhere."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from tablewood.kernel.errors import TablewoodError
from tablewood.kernel.net_table import SHIPPED
from tablewood.lab.record import Record
from tablewood.lab.sources import digest, files
from tablewood.lab.train.plan import TrainPlan
from tablewood.lab.train.self_play import SelfPlayGame


class TrainFolder:
    """Games of self-play, fitted networks and comparisons, by name; without a path nothing is kept."""

    def __init__(self, path: Path | None, plan: TrainPlan) -> None:
        self._path = path
        game = plan.found()
        self._key = {
            **plan.as_dict(),
            "rules": game.version,
            "components": game.components_hash(),
            # Networks that ship play no part: the training goes on after it has replaced one.
            "code": digest([file for file in files(plan.game) if file.name != SHIPPED.name]),
        }
        self._duels = Record(None)
        if path is not None:
            self._check(path)
            self._duels = Record(path / "deals.jsonl")

    def _check(self, path: Path) -> None:
        """Whether the folder is new, or of the same training."""
        path.mkdir(parents=True, exist_ok=True)
        plan = path / "plan.json"
        if not plan.exists():
            _write(plan, json.dumps(self._key, indent=2).encode())
        elif _read(plan) != json.loads(json.dumps(self._key)):
            raise TablewoodError(
                f"{path}: holds another training, or one with other rules, weights or bots; name another folder"
            )

    # Self-play

    def games(self, generation: int, first: int) -> list[SelfPlayGame] | None:
        """The chunk of games that begins with this number, if it was played to its end."""
        file = self._file(f"games-{generation}-{first:06}.npz")
        if file is None or not file.exists():
            return None
        try:
            with np.load(file, allow_pickle=False) as kept:
                told = json.loads(str(kept["told"]))
                return [_unpacked(one, at, kept) for at, one in enumerate(told)]
        except (BadZipFile, KeyError, ValueError):
            raise TablewoodError(f"{file}: not games of a training; remove it") from None

    def keep_games(self, generation: int, games: list[SelfPlayGame]) -> None:
        """Keep a chunk."""
        file = self._file(f"games-{generation}-{games[0].number:06}.npz")
        if file is None:
            return
        told = [
            {
                "number": game.number,
                "table": game.table,
                "margins": game.margins,
                "shares": game.shares,
            }
            for game in games
        ]
        arrays: dict[str, Any] = {"told": json.dumps(told)}
        for at, game in enumerate(games):
            arrays[f"rows{at}"] = game.rows
            arrays[f"seats{at}"] = game.seats
            arrays[f"hand_made{at}"] = game.hand_made
            arrays[f"cut{at}"] = game.cut
        unfinished = file.with_suffix(".part")
        with unfinished.open("wb") as out:
            np.savez_compressed(out, **arrays)
        unfinished.replace(file)

    # What is made of them

    def once(self, name: str, make: Callable[[], dict[str, Any]]) -> dict[str, Any]:
        """What was made under this name before; otherwise make it, and keep it."""
        file = self._file(f"{name}.json")
        if file is not None and file.exists():
            return _read(file)
        made = make()
        if file is not None:
            _write(file, json.dumps(made).encode())
        return made

    def deals(self, name: str) -> list[dict[str, Any]]:
        """The deals of a comparison, as far as they were played."""
        return self._duels.lines({"duel": name})

    def keep_deal(self, name: str, result: Any) -> None:
        """Keep a deal of a comparison."""
        self._duels.add({"duel": name}, asdict(result))

    def _file(self, name: str) -> Path | None:
        return None if self._path is None else self._path / name


def _unpacked(told: dict[str, Any], at: int, kept: Any) -> SelfPlayGame:
    return SelfPlayGame(
        told["number"],
        told["table"],
        kept[f"rows{at}"],
        kept[f"seats{at}"],
        kept[f"hand_made{at}"],
        kept[f"cut{at}"],
        told["margins"],
        told["shares"],
    )


def _read(file: Path) -> dict[str, Any]:
    try:
        found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    except ValueError:
        raise TablewoodError(f"{file}: cannot be read; remove it") from None
    return found


def _write(file: Path, content: bytes) -> None:
    """Write the file as a whole or not at all."""
    unfinished = file.with_suffix(".part")
    unfinished.write_bytes(content)
    unfinished.replace(file)
