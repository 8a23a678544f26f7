"""Look for puzzles: positions from games between bots in which one move is clearly the best; or check those there are.

A search looks at the decisions of each game, and a search five times as long must agree. Ctrl-C ends it early and keeps
what was found; with --record the games are kept, and the same command picks up from there. Seconds are processor time.

Examples:
  tablewood puzzles sylve --games 40 --record sylve.jsonl --out puzzles.toml
  tablewood puzzles alynthia --option mode=competitive --margin 2 --seed 500
  tablewood puzzles little-town --verify --sample 3
"""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tablewood.cli.options import (
    INTERRUPTED,
    AsJson,
    FirstSeed,
    GameName,
    Jobs,
    OptionPairs,
    RecordFile,
    report,
    values_in,
)

if TYPE_CHECKING:
    from tablewood.lab.puzzle_check import CheckedPuzzle
    from tablewood.lab.puzzle_search import Hunted

WRONG = 1
"""The exit status if a puzzle is not what it says."""


def run(
    game: GameName,
    games: Annotated[int, typer.Option("--games", help="How many games to look through.")] = 40,
    seats: Annotated[int, typer.Option("--seats", help="Players.")] = 2,
    seed: FirstSeed = 0,
    seconds: Annotated[
        float, typer.Option("--seconds", help="How long to think about a position.")
    ] = 2.0,
    margin: Annotated[
        float,
        typer.Option("--margin", help="How many points the best move must be ahead, at least."),
    ] = 1.0,
    keep: Annotated[
        int, typer.Option("--keep", help="How many puzzles to keep: those that differ most.")
    ] = 20,
    option: OptionPairs = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Write the puzzles to this file.")
    ] = None,
    jobs: Jobs = 1,
    record: RecordFile = None,
    verify: Annotated[
        bool, typer.Option("--verify", help="Search the game's own puzzles again instead.")
    ] = False,
    sample: Annotated[
        int, typer.Option("--sample", help="Verify only this many, another few each time.")
    ] = 0,
    as_json: AsJson = False,
) -> None:
    """Look for puzzles and write them, or verify those of the game."""
    from tablewood.cli.progress import showing_progress
    from tablewood.lab.puzzle_search import PuzzleHunt, look_for_puzzles
    from tablewood.lab.record import Record

    if verify:
        _verify(game, sample, as_json)
        return
    hunt = PuzzleHunt(game, seats, seed, seconds, margin, values_in(option))
    with showing_progress("searching") as progress:
        hunted = look_for_puzzles(hunt, games, jobs, progress, Record(record))
    text = _file(hunted, keep)
    if out is not None:
        out.write_text(text, encoding="utf-8")
    elif not as_json:
        typer.echo(text)
    report(hunted, as_json, partial(_print, keep=keep))


def _file(hunted: Hunted, keep: int) -> str:
    """The puzzles as a file that says how it was made."""
    from tablewood.lab.puzzle_choice import choose
    from tablewood.learn.puzzle_file import file_text

    told = hunted.as_dict()
    hunt = hunted.hunt
    options = "".join(f" --option {name}={value}" for name, value in hunt.options.items())
    head = [
        "Positions from games between bots in which one move is clearly the best (docs/puzzles.md).",
        "Made, not written by hand:",
        f"  tablewood puzzles {hunt.game} --games {hunted.wanted} --seats {hunt.seats}"
        f" --seed {hunt.seed} --seconds {hunt.seconds:g} --margin {hunt.margin:g}"
        f" --keep {keep}{options}",
        f"{told['games']} games with {told['decisions']} decisions of 5 to 40 moves; "
        f"{told['screened']} looked at, {told['searched']} searched, {told['verified']} verified, "
        f"{told['found']} puzzles found.",
        "Margins are points, as the game's evaluation counts them: a lead over the others.",
    ]
    return file_text(choose(hunt.game, hunted.puzzles, keep), head)


def _print(hunted: Hunted, keep: int) -> None:
    told = hunted.as_dict()
    stopped = ", interrupted" if hunted.interrupted else ""
    typer.echo(
        f"{hunted.hunt.game}: {told['games']} of {hunted.wanted} games{stopped}; "
        f"{told['screened']} decisions looked at, {told['searched']} searched, "
        f"{told['verified']} verified, {told['found']} puzzles found, {min(keep, told['found'])} kept",
        err=True,
    )


def _verify(game: str, sample: int, as_json: bool) -> None:
    """Search the game's puzzles again, and exit with status 1 if one does not hold."""
    from tablewood.cli.progress import showing_progress
    from tablewood.lab.puzzle_check import verified

    with showing_progress("verifying") as progress:
        checked, interrupted = verified(game, sample, progress)
    if as_json:
        typer.echo(json.dumps([one.as_dict() for one in checked], indent=2))
    else:
        for one in checked:
            typer.echo(_line(one))
        held = sum(one.holds for one in checked)
        typer.echo(f"{game}: {held} of {len(checked)} puzzles hold")
    if interrupted:
        raise typer.Exit(INTERRUPTED)
    if not all(one.holds for one in checked):
        raise typer.Exit(WRONG)


def _line(one: CheckedPuzzle) -> str:
    verdict = "holds" if one.holds else f"DOES NOT HOLD: {one.best}"
    return f"{one.id}: {one.solution} by {one.margin:.2f} ({one.visits:.0f} times the visits): {verdict}"
