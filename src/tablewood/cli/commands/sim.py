"""Play many games between bots, on all cores, and sum up who won and with how many points.

The bots change seats from game to game. The same seed gives the same result on any number of
processes, and on a Ray cluster (docs/how-to/use-a-cluster.md).

Examples:
  tablewood sim sylvan-dale --games 1000 --bots greedy,random
  tablewood sim sylvan-dale --seats 4 --bots greedy,random,random,random --seed 7 --json
  tablewood sim sylvan-dale --option first-player=red --components my-cards.toml
  tablewood sim sylve --games 100000 --bots greedy --cluster auto --parquet sylve.parquet
"""

from __future__ import annotations

import json
from contextlib import nullcontext
from typing import TYPE_CHECKING, Annotated

import typer

from tablewood.cli.options import (
    AsJson,
    BotNames,
    Cluster,
    ComponentsFile,
    GameName,
    OptionPairs,
    ParquetFile,
    Processes,
    WithObservations,
    check_parquet,
    existing,
    names_in,
    values_in,
)

if TYPE_CHECKING:
    from rich.table import Table

    from tablewood.lab.summary import Mean, Side, Summary


def run(
    game: GameName,
    games: Annotated[int, typer.Option("--games", help="How many games.")] = 100,
    seats: Annotated[
        int,
        typer.Option(
            "--seats", help="Players; as few as the game allows if not given.", show_default=False
        ),
    ] = 0,
    seed: Annotated[int, typer.Option("--seed", help="The seed of the first game.")] = 0,
    bots: BotNames = "random",
    option: OptionPairs = None,
    components: ComponentsFile = None,
    processes: Processes = 0,
    cluster: Cluster = None,
    parquet: ParquetFile = None,
    observations: WithObservations = False,
    as_json: AsJson = False,
) -> None:
    """Play and print the summary."""
    from tablewood.cli.progress import showing_progress
    from tablewood.lab.cluster import sharing
    from tablewood.lab.games_file import GamesWriter
    from tablewood.lab.simulate import setting, simulate

    check_parquet(parquet, observations)
    played = setting(game, seats, names_in(bots), seed, values_in(option), existing(components))
    with (
        sharing(cluster, processes) as (share, workers),
        nullcontext() if parquet is None else GamesWriter(parquet) as writer,
        showing_progress("playing") as progress,
    ):
        keep = None if writer is None else writer.add
        summary = simulate(played, games, workers, progress, share, keep, observations)
    if as_json:
        typer.echo(json.dumps(summary.as_dict(), indent=2))
    else:
        _print(summary)


def _print(summary: Summary) -> None:
    from rich.console import Console

    console = Console(highlight=False)
    console.print(
        f"{summary.game}: {summary.games} games, seed {summary.seed}; "
        f"{_mean(summary.decisions)} decisions and {_mean(summary.turns)} turns per game\n"
    )
    console.print(_table("bot", summary.bots))
    console.print()
    console.print(_table("seat", summary.seats))
    console.print("\nwins include shared ones; points are mean ± standard deviation", style="dim")


def _table(heading: str, sides: list[Side]) -> Table:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(heading)
    for side in sides:
        table.add_column(side.name, justify="right")
    wins = [side.wins for side in sides]
    table.add_row("games", *[str(one.of) for one in wins])
    table.add_row("wins", *[str(one.count) for one in wins])
    table.add_row("share of wins", *[f"{one.share:.1%}" for one in wins])
    table.add_row("95 % interval", *[f"{one.low:.1%} - {one.high:.1%}" for one in wins])
    table.add_row("points", *[_mean(side.total) for side in sides], style="bold")
    for part in sides[0].parts:
        table.add_row(f"  {part}", *[_mean(side.parts[part]) for side in sides])
    return table


def _mean(mean: Mean) -> str:
    return f"{mean.mean:.1f} ± {mean.sd:.1f}"
