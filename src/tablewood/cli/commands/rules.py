"""Read the rules of a game: illustrated, all of them, one clause or ruling, or the clauses about something.

Examples:
  tablewood rules sylvan-dale
  tablewood rules little-town --guide
  tablewood rules sylvan-dale SD-29
  tablewood rules sylvan-dale R9
  tablewood rules sylvan-dale bridge prestige
  tablewood rules sylvan-dale --search treetop --lang fr
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated

import typer

from tablewood.cli.options import GameName, Language
from tablewood.kernel.errors import TablewoodError

if TYPE_CHECKING:
    from rich.console import Console, RenderableType


def run(
    game: GameName,
    about: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[CLAUSE | RULING | WORDS]", help="SD-29, R9, or words to look for."
        ),
    ] = None,
    search: Annotated[
        str,
        typer.Option("--search", metavar="WORDS", help="The clauses that contain all the words."),
    ] = "",
    guide: Annotated[
        bool, typer.Option("--guide", help="The illustrated rules, for a first reading.")
    ] = False,
    lang: Language = "en",
) -> None:
    """Print the rules, page by page on a terminal."""
    from rich.console import Console

    from tablewood.cli.guidebook import Guidebook
    from tablewood.cli.rulebook import Rules
    from tablewood.games import game as find_game

    rules = Rules(find_game(game), lang)
    console = Console(highlight=False)
    wanted = " ".join(about or [])
    if guide:
        if wanted or search:
            raise TablewoodError("--guide prints all of the guide; leave out what to look for")
        _page(console, Guidebook(game, lang).whole())
        return
    if not wanted and not search:
        _page(console, rules.whole())
        return
    if search or not rules.names_a_clause(wanted):
        found = rules.found(f"{wanted} {search}")
        if found is None:
            raise TablewoodError(f'no clause of {game} contains "{f"{wanted} {search}".strip()}"')
        console.print(found)
    else:
        console.print(rules.clause(wanted))


def _page(console: Console, text: RenderableType) -> None:
    """Print something long: page by page on a terminal."""
    if not console.is_terminal:
        console.print(text)
        return
    os.environ.setdefault("LESS", "FRX")  # let `less` show colours, and quit if everything fits
    with console.pager(styles=True):
        console.print(text)
