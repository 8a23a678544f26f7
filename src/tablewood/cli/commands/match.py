"""Play bots against each other: who wins how often, with intervals, and how long they think.

Every deal is played with all rotations of the bots around the table; where all seats win or lose together, each bot
plays it with its own team. Ctrl-C ends the match early and prints what was played; with --record the games are
kept, and the same command picks up from there. On a Ray cluster (docs/how-to/use-a-cluster.md) the games are the same,
unless a bot thinks by the clock: give it iterations instead of seconds there.

A bot is a name, with settings after colons, or a class in your own file or module.

Examples:
  tablewood match sylvan-dale --bots grown,greedy --games 50
  tablewood match sylve --bots search:seconds=0.3,search:seconds=0.05 --games 100 --record sylve.jsonl
  tablewood match little-town --seats 4 --bots mybot.py:MyBot,greedy,greedy,greedy --json
  tablewood match sylve --bots search:iterations=500,greedy --games 1000 --cluster auto --parquet sylve.parquet
  tablewood match alynthia --seats 2 --option mode=competitive --bots search:iterations=500,young
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from tablewood.cli.options import (
    AsJson,
    BotNames,
    Cluster,
    ClusterJobs,
    ComponentsFile,
    FirstSeed,
    GameName,
    OptionPairs,
    ParquetFile,
    RecordFile,
    TwoSeats,
    WithObservations,
    check_parquet,
    existing,
    jobs_for,
    names_in,
    report,
    values_in,
)

if TYPE_CHECKING:
    from rich.table import Table

    from tablewood.lab.series import BotRecord, SeriesResult


def run(
    game: GameName,
    bots: BotNames = "grown,greedy",
    games: Annotated[int, typer.Option("--games", help="How many games in all.")] = 20,
    seats: TwoSeats = 0,
    seed: FirstSeed = 0,
    option: OptionPairs = None,
    components: ComponentsFile = None,
    jobs: ClusterJobs = None,
    cluster: Cluster = None,
    record: RecordFile = None,
    parquet: ParquetFile = None,
    observations: WithObservations = False,
    as_json: AsJson = False,
) -> None:
    """Play and print the result."""
    from tablewood.cli.progress import showing_progress
    from tablewood.lab.cluster import sharing
    from tablewood.lab.games_file import write_games
    from tablewood.lab.record import Record
    from tablewood.lab.series import contest, game_records, play_series

    check_parquet(parquet, observations)
    values = values_in(option)
    played = contest(game, names_in(bots), seats, seed, values, existing(components))
    with (
        sharing(cluster, jobs_for(cluster, jobs)) as (share, processes),
        showing_progress("playing") as progress,
    ):
        result = play_series(
            played,
            games,
            processes,
            progress,
            Record(record),
            share,
            keep_moves=parquet is not None,
        )
    if parquet is not None:
        write_games(parquet, game_records(result, observations))
    report(result, as_json, _print)


def _print(result: SeriesResult) -> None:
    from rich.console import Console

    console = Console(highlight=False)
    contest = result.contest
    options = "".join(f", {name} {value}" for name, value in contest.options.items())
    played = len(result.played)
    count = f"{played} games" if played == result.wanted else f"{played} of {result.wanted} games"
    stopped = ", interrupted" if result.interrupted else ""
    console.print(f"{contest.game}, {contest.seats} seats{options}: {count}{stopped}")
    if not result.played:
        return
    decisions = result.decisions
    console.print(f"{decisions.mean:.1f} ± {decisions.sd:.1f} decisions a game\n")
    console.print(_table(result.bots, contest.together))
    if contest.together:
        note = "each bot played the same deals with its own team"
    else:
        note = "a shared victory counts in parts; every deal was played from all seats"
    console.print(f"\n{note}; points are mean ± standard deviation", style="dim")


def _table(bots: list[BotRecord], together: bool) -> Table:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("bot")
    for one in bots:
        table.add_column(one.name, justify="right", overflow="fold")
    table.add_row("games", *[str(one.wins.of) for one in bots])
    table.add_row("wins", *[f"{one.wins.count:g}" for one in bots])
    table.add_row("share of wins", *[f"{one.wins.share:.1%}" for one in bots], style="bold")
    table.add_row("95 % interval", *[f"{one.wins.low:.1%} - {one.wins.high:.1%}" for one in bots])
    if not together:
        table.add_row("by chance", *[f"{one.fair:.1%}" for one in bots])
    table.add_row("points", *[f"{one.points.mean:.1f} ± {one.points.sd:.1f}" for one in bots])
    table.add_row("choices", *[str(one.choices) for one in bots])
    table.add_row("seconds each", *[f"{one.seconds:.4f}" for one in bots])
    table.add_row("longest", *[f"{one.longest:.4f}" for one in bots])
    return table
