"""Train a value network for a game by self-play, and print it as an entry of net.toml.

Greedy bots play each other with the network of the last generation, the first time with the hand-made evaluation. A
new network learns from their games; it is kept if it beats the last one on fresh deals, played from all seats. The
report tells how strong each generation is and how well its chances to win are calibrated. The same seed gives the same
weights, whatever the number of processes (--jobs), and on a Ray cluster too (docs/how-to/use-a-cluster.md).

Ctrl-C loses nothing with --resume: the same command goes on from what is in the folder. An option takes several values,
separated by commas: the games are then played with each of them in turn.

Examples:
  tablewood train sylvan-dale --seats 2 --resume build/dale
  tablewood train little-town --option international=false,true --games 4000 --jobs 8 --out net.toml
  tablewood train sylvan-dale --seats 4 --generations 6 --lambda 0.9 --cluster auto --json
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tablewood.cli.options import (
    INTERRUPTED,
    AsJson,
    Cluster,
    ClusterJobs,
    GameName,
    OptionPairs,
    check_can_write,
    check_is_folder,
    jobs_for,
    values_in,
)
from tablewood.kernel.errors import TablewoodError

if TYPE_CHECKING:
    from tablewood.lab.train.generations import Training

NetFile = Annotated[
    Path | None,
    typer.Option(
        "--out",
        metavar="FILE",
        help="Put the network into this net.toml, in place of the one for as many seats.",
        show_default=False,
    ),
]
Resume = Annotated[
    Path | None,
    typer.Option(
        "--resume",
        metavar="FOLDER",
        help="Keep games and networks in this folder, and go on from what is there.",
        show_default=False,
    ),
]


def run(
    game: GameName,
    seats: Annotated[int, typer.Option("--seats", help="Players.")] = 2,
    option: OptionPairs = None,
    generations: Annotated[int, typer.Option("--generations", help="How often to learn.")] = 4,
    games: Annotated[
        int, typer.Option("--games", help="Games of self-play in each generation.")
    ] = 2000,
    deals: Annotated[
        int, typer.Option("--deals", help="Deals of a comparison, each played from all seats.")
    ] = 300,
    hidden: Annotated[int, typer.Option("--hidden", help="Hidden units, in fours.")] = 16,
    epochs: Annotated[
        int, typer.Option("--epochs", help="How often a network sees every moment.")
    ] = 12,
    lam: Annotated[
        float,
        typer.Option("--lambda", help="How far returns look: 1 is to the end of the game."),
    ] = 0.95,
    exploration: Annotated[
        float, typer.Option("--exploration", help="The share of moves made at random.")
    ] = 0.05,
    seed: Annotated[int, typer.Option("--seed", help="The seed of the training.")] = 0,
    jobs: ClusterJobs = None,
    cluster: Cluster = None,
    out: NetFile = None,
    resume: Resume = None,
    as_json: AsJson = False,
) -> None:
    """Train, and print the network and the report."""
    try:
        from tablewood.lab.train.generations import train
    except ModuleNotFoundError as error:
        raise TablewoodError(
            f'training needs {error.name}: install the extra "lab" (pip install "tablewood[lab]")'
        ) from None
    from tablewood.cli.progress import showing_progress
    from tablewood.lab.cluster import sharing
    from tablewood.lab.train.folder import TrainFolder
    from tablewood.lab.train.net_file import entry_of, write_entry
    from tablewood.lab.train.plan import TrainPlan, check_plan
    from tablewood.lab.train.report import report_lines

    check_can_write(out)
    check_is_folder(resume)
    options = {name: tuple(value.split(",")) for name, value in values_in(option).items()}
    plan = TrainPlan(
        game, seats, options, generations, games, deals, hidden, epochs, lam, exploration, seed
    )
    check_plan(plan)
    folder = TrainFolder(resume, plan)
    try:
        with (
            sharing(cluster, jobs_for(cluster, jobs)) as (share, processes),
            showing_progress("training") as progress,
        ):
            training = train(plan, folder, progress, share, processes)
    except KeyboardInterrupt:
        kept = f"the same command goes on from {resume}" if resume else "nothing is kept"
        typer.echo(f"interrupted; {kept}", err=True)
        raise typer.Exit(INTERRUPTED) from None
    if out is not None and training.weights is not None:
        write_entry(out, seats, entry_of(training))
    if as_json:
        typer.echo(json.dumps(training.as_dict(), indent=2))
        return
    if out is None and training.weights is not None:
        typer.echo(entry_of(training))
    _print(training, report_lines(training))


def _print(training: Training, lines: list[str]) -> None:
    """The report, as comments of the table that was printed before it."""
    for line in lines:
        typer.echo(f"# {line}".rstrip())
    if training.weights is None:
        typer.echo("# no generation was better than the hand-made evaluation: nothing was written")
