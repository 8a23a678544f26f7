"""Write the folder of a new game, which can be played and passes the conformance suite at once.

It is a small but complete game, in English and French: replace its rules by yours, clause by clause.
docs/adding-a-game.md explains each file.

Examples:
  tablewood new-game fox-and-hens
  tablewood new-game fox-and-hens --prefix FH --into my-checkout/src/tablewood/games
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def run(
    name: Annotated[
        str, typer.Argument(metavar="NAME", help="As people will type it: fox-and-hens.")
    ],
    prefix: Annotated[
        str,
        typer.Option(
            "--prefix", help="What its clauses begin with; made from the name if not given."
        ),
    ] = "",
    into: Annotated[
        Path | None,
        typer.Option("--into", help="The folder of games; this installation's if not given."),
    ] = None,
) -> None:
    """Write the files, and say what to do next."""
    from tablewood.cli.new_game import games_folder, new_game, write, write_tests
    from tablewood.kernel.errors import TablewoodError

    named = new_game(name, prefix)
    games = into or games_folder()
    if not games.is_dir():
        raise TablewoodError(f"{games} is not a folder")
    written = write(named, games)
    typer.echo(
        f"{named.title}: {len(written)} files in {games / named.folder}, clauses {named.prefix}-1 ..."
    )
    tests = games.parents[2] / "tests"
    if (tests / "rule.py").exists():
        typer.echo(f"A test for each clause: {write_tests(named, tests)}")
    typer.echo(f"""
What next:
  tablewood play {named.id} --terminal     play it
  tablewood rules {named.id}               read its rules, then rewrite rules.md and rules.fr.md
  pytest tests/conformance -k {named.id}   what must be true of every game
  docs/adding-a-game.md                    what each file is for, golden games, a drawn board""")
