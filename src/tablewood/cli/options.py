"""Options that several commands share, and how their values are read."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any, Protocol, TypeVar

import typer

from tablewood.kernel.errors import TablewoodError, one_of

INTERRUPTED = 130


def _known_language(language: str) -> str:
    from tablewood.kernel.text import LANGUAGES

    if language not in LANGUAGES:
        raise TablewoodError(f'unknown language "{language}"; {one_of(language, LANGUAGES)}')
    return language


GameName = Annotated[str, typer.Argument(metavar="GAME", help="See `tablewood games`.")]
Language = Annotated[
    str,
    typer.Option(
        "--lang", "--language", metavar="LANGUAGE", help="en or fr.", callback=_known_language
    ),
]
OptionPairs = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="An option of the game, as listed by `tablewood games --json`; may be repeated.",
    ),
]
ComponentsFile = Annotated[
    Path | None,
    typer.Option(
        "--components",
        metavar="FILE",
        help="Play with this component table instead of the shipped one.",
    ),
]
BotNames = Annotated[
    str,
    typer.Option(
        "--bots", metavar="NAMES", help="Separated by commas; repeated until all seats are taken."
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]

# For commands that play bots against each other

TwoSeats = Annotated[
    int, typer.Option("--seats", help="Players; two by default, if allowed.", show_default=False)
]
FirstSeed = Annotated[int, typer.Option("--seed", help="The seed of the first deal.")]
Jobs = Annotated[
    int,
    typer.Option(
        "--jobs", help="Processes; more than one slows down bots that think by the clock."
    ),
]
Processes = Annotated[
    int,
    typer.Option(
        "--processes",
        min=0,
        help="Processes; one for each core if not given.",
        show_default=False,
    ),
]
Cluster = Annotated[
    str | None,
    typer.Option(
        "--cluster",
        metavar="local|auto|ray://HOST:10001",
        help="Share the games out on a Ray cluster: the same results, but machines of different speed "
        "are no place for bots that think by the clock.",
        show_default=False,
    ),
]
ClusterJobs = Annotated[
    int | None,
    typer.Option(
        "--jobs",
        help="Processes: 1, or all of a cluster, if not given; more than one slows down bots that "
        "think by the clock.",
        show_default=False,
    ),
]
ParquetFile = Annotated[
    Path | None,
    typer.Option(
        "--parquet", metavar="FILE", help="Write the games, move by move, as data to this file."
    ),
]
WithObservations = Annotated[
    bool,
    typer.Option(
        "--observations", help="Also write what the seats knew before each move, as numbers."
    ),
]

RecordFile = Annotated[
    Path | None,
    typer.Option(
        "--record", metavar="FILE", help="Save the games in this file, and play none twice."
    ),
]


class Interruptible(Protocol):
    """The results of a series of games, finished or not."""

    @property
    def interrupted(self) -> bool: ...

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""


Result = TypeVar("Result", bound=Interruptible)


def report(result: Result, as_json: bool, show: Callable[[Result], None]) -> None:
    """Print the results, and exit with status 130 if Ctrl-C cut it short."""
    if as_json:
        typer.echo(json.dumps(result.as_dict(), indent=2))
    else:
        show(result)
    if result.interrupted:
        raise typer.Exit(INTERRUPTED)


def names_in(text: str) -> list[str]:
    """`a,b, c` as a list."""
    return [name.strip() for name in text.split(",")] if text.strip() else []


def values_in(pairs: Sequence[str] | None) -> dict[str, Any]:
    """`["first-player=red"]` as the options of a game."""
    values: dict[str, Any] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise TablewoodError(f'cannot read the option "{pair}"; write it as NAME=VALUE')
        values[name.strip()] = value.strip()
    return values


def jobs_for(cluster: str | None, jobs: int | None) -> int:
    """How many processes to ask for: 0 for all of a cluster."""
    if jobs is None:
        return 1 if cluster is None else 0
    if jobs < 1:
        raise TablewoodError(f"cannot play in {jobs} processes; at least 1")
    return jobs


def check_parquet(parquet: Path | None, observations: bool) -> None:
    """Whether games can be written there, before any is played."""
    if parquet is None:
        if observations:
            raise TablewoodError("--observations go into a file of games: name it with --parquet")
        return
    from tablewood.lab.games_file import schema

    schema()
    check_can_write(parquet)


def check_can_write(path: Path | None) -> None:
    """Whether a file can be written there, before hours are spent on what goes into it."""
    if path is None:
        return
    if path.is_dir():
        raise TablewoodError(f"{path}: is a folder; name a file in it")
    if not path.parent.is_dir():
        raise TablewoodError(f"{path.parent}: no such folder; make it, or name another file")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise TablewoodError(f"{path}: cannot be written; name another file")


def check_is_folder(path: Path | None) -> None:
    """Whether files can be written into this folder, which need not exist yet."""
    if path is not None and path.exists() and not path.is_dir():
        raise TablewoodError(f"{path}: is a file; name a folder")


def existing(path: Path | None) -> Path | None:
    """The path of a file that must exist."""
    if path is not None and not path.is_file():
        what = "is a folder, not a file" if path.is_dir() else "no such file"
        raise TablewoodError(f"{path}: {what}")
    return path
