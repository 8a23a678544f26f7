"""Measure how fast the games are on one core: decisions, clones and games per second.

If the package is compiled, it also measures the Python sources, in turn, and prints the ratio.
With --search, it measures the tree search instead.

Examples:
  tablewood bench
  tablewood bench sylvan-dale --seats 2 --seconds 5 --json
  tablewood bench --search --seats 2
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from tablewood.cli.options import AsJson

if TYPE_CHECKING:
    from rich.table import Table

    from tablewood.lab.bench import Measured
    from tablewood.lab.bench_search import Searched

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
    search: Annotated[
        bool,
        typer.Option(
            "--search", help="Measure the tree search: iterations, playout decisions, nodes."
        ),
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Measure and print."""
    from tablewood.cli.progress import showing_progress
    from tablewood.games import game_ids
    from tablewood.lab.bench import bench
    from tablewood.lab.bench_search import bench_search

    if search:
        with showing_progress("searching") as progress:
            searched = bench_search(games or game_ids(), seats, seconds, progress)
        if as_json:
            typer.echo(json.dumps([one.as_dict() for one in searched], indent=2))
        else:
            _print_searched(searched)
        return
    with showing_progress("measuring") as progress:
        measured = bench(games or game_ids(), seats, seconds, progress)
    if as_json:
        typer.echo(json.dumps([one.as_dict() for one in measured], indent=2))
    else:
        _print(measured)


def _print(measured: Sequence[Measured]) -> None:
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
    _show(table, all(one.compiled for one in measured))


def _print_searched(searched: Sequence[Searched]) -> None:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("game")
    for heading in ("seats", "iterations/s", "playout decisions/s", "nodes/s", "outside the rules"):
        table.add_column(heading, justify="right")
    for one in searched:
        speeds = (one.iterations_per_s, one.decisions_per_s, one.nodes_per_s)
        told = [format(speed, ",.0f") for speed in speeds]
        table.add_row(one.game, str(one.seats), *told, f"{one.outside:.0%}")
    _show(table, all(one.compiled for one in searched))


def _show(table: Table, compiled: bool) -> None:
    from rich.console import Console

    from tablewood.lab.sources import build

    console = Console(highlight=False)
    console.print(table)
    told = f"compiled by {build()}" if compiled else NOT_COMPILED
    console.print(f"\n{told}", style="dim")
