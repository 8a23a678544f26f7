"""Play in the terminal, against bots or with other people at the same keyboard.

Answer with the number of a move or with its notation; ? lists what else can be typed. The game
is kept in a file when you stop, and goes on with --resume.

Examples:
  tablewood play
  tablewood play sylvan-dale --seats 3 --bots greedy,random --names Ann
  tablewood play sylvan-dale --seating person,greedy,person --lang fr
  tablewood play --resume my-game.txt
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tablewood.cli.asking import (
    components_option,
    existing,
    language_option,
    names_in,
    options_option,
    values_in,
)
from tablewood.kernel.errors import TablewoodError

if TYPE_CHECKING:
    from tablewood.cli.table import Wishes
    from tablewood.kernel.game import Game
    from tablewood.kernel.match import Match

FIRST_GAME = "sylvan-dale"


def run(
    game: Annotated[
        str, typer.Argument(metavar="[GAME]", help="See `tablewood games`; asked if not given.")
    ] = "",
    seats: Annotated[
        int,
        typer.Option(help="Players; as few as the game allows if not given.", show_default=False),
    ] = 0,
    people: Annotated[int, typer.Option(help="How many of them are people.")] = 1,
    bots: Annotated[
        str, typer.Option(metavar="NAMES", help="Bots for the other seats, in turn.")
    ] = "greedy",
    seating: Annotated[
        str,
        typer.Option(metavar="NAMES", help="Every seat by name, as in person,greedy,person."),
    ] = "",
    names: Annotated[
        str, typer.Option(metavar="NAMES", help="What the players are called, by seat.")
    ] = "",
    seed: Annotated[
        int | None, typer.Option(help="The luck of the game; drawn at random if not given.")
    ] = None,
    option: Annotated[list[str] | None, options_option] = None,
    components: Annotated[Path | None, components_option] = None,
    scene: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Begin with this position (TOML).")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the game in this new file.")
    ] = None,
    lang: Annotated[str, language_option] = "en",
    ask_everything: Annotated[
        bool, typer.Option("--ask-everything", help="Ask even where there is only one answer.")
    ] = False,
) -> None:
    """Set the table and play."""
    from tablewood.cli.table import Wishes, set_table

    with suppress(ImportError):
        import readline  # noqa: F401  arrow keys and history at the prompt

    if scene and resume:
        raise TablewoodError("--scene and --resume cannot go together")
    wishes = Wishes(
        seats, people, names_in(bots), names_in(seating), names_in(names), seed, values_in(option)
    )
    match = _match(game, wishes, existing(components), existing(scene), existing(resume), lang)
    set_table(match, wishes, lang, resume, save, ask_everything).play()


def _match(
    name: str,
    wishes: Wishes,
    components: Path | None,
    scene: Path | None,
    resume: Path | None,
    lang: str,
) -> Match:
    """A new game, one that begins with a scene, or a saved one."""
    from tablewood.games import game as find_game
    from tablewood.kernel import save
    from tablewood.kernel.scene import game_of, scene_file

    def with_components(id: str) -> Game[Any]:
        return find_game(id, components)

    if resume is not None:
        match = save.read(resume, with_components)
    elif scene is not None:
        match = scene_file(with_components(name or game_of(scene)), scene)
    else:
        return wishes.new_match(with_components(name or _ask_game(lang)))
    wishes.check_against(match, name)
    return match


def _ask_game(lang: str) -> str:
    """Which game, from a list; Enter takes the first that people should play."""
    from tablewood.cli.screen import WORDS
    from tablewood.games import game as find_game
    from tablewood.games import games
    from tablewood.kernel import text

    known = games()
    for number, id in enumerate(known, 1):
        found = find_game(id)
        texts = text.load(found.folder / "text")
        typer.echo(f"{number:>3}  {id:<14}{texts.say(lang, 'game-name')}")
    typer.echo(text.load(WORDS).say(lang, "which-game", default=FIRST_GAME))
    try:
        typed = input("> ").strip()
    except EOFError:
        raise typer.Exit from None
    if typed.isdecimal() and 1 <= int(typed) <= len(known):
        return known[int(typed) - 1]
    return typed or FIRST_GAME
