"""Study a game's balance: what thousands of games between bots say about seats, cards and changed tables.

A study tells who wins from which place, how games end, how long they are, what every card does for those who take it
(corrected for "whoever is ahead buys more", with intervals that hold for all cards at once), and which cards nobody
takes. With --set a value of the component table is changed, and both tables are played on the same deals. With
--compare the same deals are played with several values of one of the game's options.

Comparisons give a first answer after 40 seconds, on the error output. Ctrl-C ends a study early and prints what was
played; with --record the games are kept, and the same command picks up from there. The result does not depend on the
number of processes.

Examples:
  tablewood study sylve --games 500
  tablewood study sylve --set potion.P07.points=9 --html report.html
  tablewood study tree-society --seats 2,3,4 --games 2000 --record trees.jsonl --html report.html
  tablewood study little-town --components mine.toml --against base --json
  tablewood study sylve --compare powers --html powers.html
  tablewood study alynthia --compare difficulty=easy,normal,difficult --games 300
  tablewood study alynthia --games 20000 --cluster auto --parquet alynthia.parquet
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tablewood.cli.options import (
    AsJson,
    BotNames,
    Cluster,
    ComponentsFile,
    FirstSeed,
    GameName,
    OptionPairs,
    ParquetFile,
    Processes,
    RecordFile,
    WithObservations,
    check_can_write,
    check_is_folder,
    check_parquet,
    existing,
    names_in,
    report,
    values_in,
)
from tablewood.kernel.errors import TablewoodError

if TYPE_CHECKING:
    from tablewood.lab.study.run import PlayedStudy

SeatCounts = Annotated[
    str,
    typer.Option(
        "--seats",
        metavar="NUMBERS",
        help="Players, separated by commas; two by default, if allowed.",
        show_default=False,
    ),
]
Settings = Annotated[
    list[str] | None,
    typer.Option(
        "--set",
        metavar="TABLE.ID.FIELD=VALUE",
        help="Change a value of the component table, and compare with the unchanged one; may be repeated.",
    ),
]
Against = Annotated[
    str,
    typer.Option(
        "--against",
        metavar="base|FILE",
        help="Compare with the shipped table, or with that in a file.",
        show_default=False,
    ),
]
Compare = Annotated[
    str,
    typer.Option(
        "--compare",
        metavar="NAME[=VALUE,VALUE...]",
        help="Play the same deals with each value of an option of the game (all values, if none are "
        "named), and compare them.",
        show_default=False,
    ),
]
Html = Annotated[
    Path | None,
    typer.Option("--html", metavar="FILE", help="Write a report with pictures to this file."),
]
Pictures = Annotated[
    Path | None,
    typer.Option("--pictures", metavar="FOLDER", help="Write the pictures as SVG files."),
]


def run(
    game: GameName,
    seats: SeatCounts = "",
    bots: BotNames = "greedy",
    games: Annotated[
        int,
        typer.Option(
            "--games", help="How many games with each number of seats, and by each table or value."
        ),
    ] = 500,
    settings: Settings = None,
    against: Against = "",
    compare: Compare = "",
    html: Html = None,
    pictures: Pictures = None,
    seed: FirstSeed = 0,
    option: OptionPairs = None,
    components: ComponentsFile = None,
    processes: Processes = 0,
    cluster: Cluster = None,
    record: RecordFile = None,
    parquet: ParquetFile = None,
    observations: WithObservations = False,
    as_json: AsJson = False,
) -> None:
    """Play, sum up, print."""
    from tablewood.cli.progress import showing_progress
    from tablewood.lab.cluster import sharing
    from tablewood.lab.record import Record
    from tablewood.lab.study.plan import make_plan
    from tablewood.lab.study.run import play
    from tablewood.lab.study.study import sum_up

    check_parquet(parquet, observations)
    check_can_write(html)
    check_is_folder(pictures)
    plan = make_plan(
        game,
        _numbers_in(seats),
        names_in(bots),
        games,
        seed,
        values_in(option),
        existing(components),
        settings or [],
        against,
        compare,
    )
    with (
        sharing(cluster, processes) as (share, workers),
        showing_progress("playing") as progress,
    ):
        asked = _tell_so_far if plan.is_comparison else None
        played = play(plan, workers, progress, Record(record), share, asked)
    if parquet is not None:
        from tablewood.lab.games_file import write_games
        from tablewood.lab.study.records import records_of

        write_games(parquet, records_of(played, observations))
    study = sum_up(played)
    if html is not None:
        from tablewood.lab.study.page import page_of

        html.write_text(page_of(study), encoding="utf-8")
    if pictures is not None:
        from tablewood.lab.study.pictures import write_pictures

        write_pictures(study, pictures)
    from tablewood.cli.study_report import print_study

    report(study, as_json, print_study)


def _tell_so_far(played: PlayedStudy) -> None:
    """Whether a change matters, before all games have been played."""
    from tablewood.lab.study.study import sum_up

    study = sum_up(played)
    answers = [(part.outline.games, part.seats, part.findings[0]) for part in study.parts]
    if study.compared:
        answers = [
            (pair.comparison.deals, one.seats, pair.findings[0])
            for one in study.compared
            for pair in one.pairs
        ]
    option = played.plan.option
    each = f"value of {option}" if option else "table"
    for games, seats, finding in answers:
        count = f"{games} of {played.plan.games} games by each {each}"
        print(f"after {count}, {seats} seats: {finding}", file=sys.stderr)


def _numbers_in(text: str) -> list[int]:
    """`2,3,4` as numbers."""
    found = names_in(text)
    for one in found:
        if not one.isdecimal():
            raise TablewoodError(
                f'cannot read the seats "{text}"; write numbers with commas between them'
            )
    return [int(one) for one in found]
