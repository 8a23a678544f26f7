"""What several commands ask for on the command line, and how it is read."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import typer

from tablewood.kernel.errors import TablewoodError, one_of


def _language(language: str) -> str:
    from tablewood.kernel.text import LANGUAGES

    if language not in LANGUAGES:
        raise TablewoodError(f'unknown language "{language}"; {one_of(language, LANGUAGES)}')
    return language


language_option: Any = typer.Option(
    "--lang", "--language", metavar="LANGUAGE", help="en or fr.", callback=_language
)
options_option: Any = typer.Option(
    "--option",
    metavar="NAME=VALUE",
    help="An option of the game, as listed by `tablewood games --json`; may be repeated.",
)
components_option: Any = typer.Option(
    "--components",
    metavar="FILE",
    help="Play with this component table instead of the shipped one.",
)

# Of the commands that let bots play for strength.
two_seats_option: Any = typer.Option(
    "--seats", help="Players; two, if not given and allowed.", show_default=False
)
first_seed_option: Any = typer.Option("--seed", help="The seed of the first deal.")
jobs_option: Any = typer.Option(
    "--jobs", help="Processes; more than one disturbs bots that think by the clock."
)
record_option: Any = typer.Option(
    "--record", metavar="FILE", help="Keep the games there, and do not play them twice."
)


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


def existing(path: Path | None) -> Path | None:
    """The path of a file that must be there."""
    if path is not None and not path.is_file():
        what = "is a folder, not a file" if path.is_dir() else "no such file"
        raise TablewoodError(f"{path}: {what}")
    return path
