"""Look for better weights for a game's evaluation by self-play, and print them as a weights.toml.

Greedy bots with one weight changed play greedy bots without the change; what wins points is kept. The result is
compared with the original weights on new deals. The same seed gives the same weights, whatever the number of processes
(--jobs), and on a Ray cluster too (docs/how-to/use-a-cluster.md): the deals of a trial are shared out.

Examples:
  tablewood tune sylvan-dale
  tablewood tune sylvan-dale --rounds 4 --deals 60 --seed 2 --jobs 8 --json
  tablewood tune alynthia --option mode=competitive --deals 200 --cluster auto
"""

from __future__ import annotations

import json
from typing import Annotated

import typer

from tablewood.cli.options import (
    AsJson,
    Cluster,
    ClusterJobs,
    GameName,
    OptionPairs,
    jobs_for,
    values_in,
)


def run(
    game: GameName,
    rounds: Annotated[int, typer.Option("--rounds", help="How often each weight is tried.")] = 3,
    deals: Annotated[
        int, typer.Option("--deals", help="Deals per trial, each played from all seats.")
    ] = 30,
    step: Annotated[float, typer.Option("--step", help="The first change: 0.5 is by half.")] = 0.5,
    seed: Annotated[int, typer.Option("--seed", help="The seed of the search for weights.")] = 0,
    seats: Annotated[int, typer.Option("--seats", help="Players.")] = 2,
    option: OptionPairs = None,
    jobs: ClusterJobs = None,
    cluster: Cluster = None,
    as_json: AsJson = False,
) -> None:
    """Tune, and print the result."""
    from tablewood.cli.progress import showing_progress
    from tablewood.lab.cluster import sharing
    from tablewood.lab.tune import tune

    values = values_in(option)
    with (
        sharing(cluster, jobs_for(cluster, jobs)) as (share, processes),
        showing_progress("tuning") as progress,
    ):
        tuned = tune(game, rounds, deals, step, seed, seats, progress, values, share, processes)
    if as_json:
        typer.echo(json.dumps(tuned.as_dict(), indent=2))
        return
    typer.echo(tuned.toml())
    kept = sum(trial.kept for trial in tuned.trials)
    verdict = "clearly better" if tuned.better else "not clearly better: keep the old ones"
    typer.echo(f"# {kept} of {len(tuned.trials)} changes kept; {verdict}")
    wins = tuned.last.wins
    typer.echo(
        f"# on new deals: {wins.share:.1%} of the games won ({wins.low:.1%} - {wins.high:.1%}),"
    )
    error = 1.96 * tuned.last.error
    typer.echo(f"# {tuned.last.margin:+.2f} ± {error:.2f} points per game against the old ones")
