"""Measure how fast the games are on one core: decisions, clones and games a second.

Where the package is compiled, the same is measured from the Python sources in between, and the
ratio is printed.

Examples:
  tablewood bench
  tablewood bench sylvan-dale --seats 2 --seconds 5 --json
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from tablewood.lab.bench import Measured

NOT_COMPILED = (
    "interpreted: no C compiler was found when this was installed, or this checkout has not been "
    "compiled yet; `make bench` compiles it and measures again"
)


def run(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME ...]", help="All games if none is named.")
    ] = None,
    seats: Annotated[
        int,
        typer.Option(
            "--seats", help="Players; as many as the game allows if not given.", show_default=False
        ),
    ] = 0,
    seconds: Annotated[
        float, typer.Option("--seconds", help="Time for each game and each way of running it.")
    ] = 2.0,
    as_json: Annotated[bool, typer.Option("--json", help="For a program to read.")] = False,
) -> None:
    """Measure and print."""
    from tablewood.cli.progress import showing_progress
    from tablewood.games import games as all_games
    from tablewood.lab.bench import bench

    with showing_progress("measuring") as progress:
        measured = bench(games or all_games(), seats, seconds, progress)
    if as_json:
        typer.echo(json.dumps([one.as_dict() for one in measured], indent=2))
    else:
        _print(measured)


def _print(measured: Sequence[Measured]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("game")
    table.add_column("seats", justify="right")
    for heading in ("", "decisions/s", "clones/s", "games/s"):
        table.add_column(heading, justify="right" if heading else "left")
    for one in measured:
        rows = [("compiled" if one.compiled else "interpreted", one.speed, ",.0f")]
        if one.interpreted is not None:
            rows.append(("interpreted", one.interpreted, ",.0f"))
            rows.append(("ratio", one.speed.ratio(one.interpreted), ".1f"))
        for at, (way, speed, form) in enumerate(rows):
            numbers = (speed.decisions_per_s, speed.clones_per_s, speed.games_per_s)
            facts = (one.game, str(one.seats)) if at == 0 else ("", "")
            table.add_row(*facts, way, *[format(number, form) for number in numbers])
    console = Console(highlight=False)
    console.print(table)
    if not all(one.compiled for one in measured):
        console.print(f"\n{NOT_COMPILED}", style="dim")
