"""Play every bot against every other, and rate them: Elo with 95 % intervals.

The average of all is 1500. Where all seats win or lose together, the bots are rated against the game. Ctrl-C ends the
ladder early and rates what was played; with --record the games are kept, and the same command picks up from there.
On a Ray cluster (docs/how-to/use-a-cluster.md) give bots iterations instead of seconds: machines differ in speed.

Examples:
  tablewood ladder sylvan-dale
  tablewood ladder sylve --bots random,sapling,young,grown --games 40 --record sylve.jsonl
  tablewood ladder sylve --bots random,greedy,search:iterations=200 --games 200 --cluster ray://head:10001
  tablewood ladder alynthia --option difficulty=difficult --bots greedy,search:iterations=300 --json
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Annotated

import typer

from tablewood.cli.options import (
    AsJson,
    Cluster,
    ClusterJobs,
    ComponentsFile,
    FirstSeed,
    GameName,
    OptionPairs,
    RecordFile,
    TwoSeats,
    existing,
    jobs_for,
    names_in,
    report,
    values_in,
)

if TYPE_CHECKING:
    from tablewood.lab.ladder import Ladder


def run(
    game: GameName,
    bots: Annotated[
        str, typer.Option("--bots", metavar="NAMES", help="At least two, separated by commas.")
    ] = "random,sapling,greedy,search:seconds=0.05",
    games: Annotated[int, typer.Option("--games", help="How many games of each pairing.")] = 20,
    seats: TwoSeats = 0,
    seed: FirstSeed = 0,
    option: OptionPairs = None,
    components: ComponentsFile = None,
    jobs: ClusterJobs = None,
    cluster: Cluster = None,
    record: RecordFile = None,
    as_json: AsJson = False,
) -> None:
    """Play and print the ladder."""
    from tablewood.cli.progress import showing_progress
    from tablewood.lab.cluster import sharing
    from tablewood.lab.ladder import ladder, pairings
    from tablewood.lab.record import Record

    values = values_in(option)
    contests = pairings(game, names_in(bots), seats, seed, values, existing(components))
    with (
        sharing(cluster, jobs_for(cluster, jobs)) as (share, processes),
        showing_progress("playing") as progress,
    ):
        climbed = ladder(contests, games, processes, progress, Record(record), share)
    report(climbed, as_json, partial(_print, game))


def _print(game: str, climbed: Ladder) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    stopped = ", interrupted" if climbed.interrupted else ""
    console.print(f"{game}: {climbed.games} games, {climbed.wanted} a pairing{stopped}\n")
    if not climbed.games:
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("bot", overflow="fold")
    for heading in ("Elo", "95 % interval", "wins", "games", "share"):
        table.add_column(heading, justify="right")
    for one in climbed.ratings:
        share = one.won / one.games if one.games else 0.0
        elo = f"{one.elo:.0f}", f"{one.low:.0f} - {one.high:.0f}"
        table.add_row(one.name, *elo, f"{one.won:g}", f"{one.games:g}", f"{share:.0%}")
    console.print(table)
    console.print()
    for (first, other), (mine, theirs) in climbed.results.items():
        console.print(f"{first} against {other}: {mine:g} to {theirs:g}")
    console.print("\nthe average of all is 1500; see docs/bots.md", style="dim")
