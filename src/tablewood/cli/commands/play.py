"""Play in the browser, or with --terminal in the terminal; against bots or with other people.

In the browser: a server runs on this machine until Ctrl-C, and keeps its tables in your own folder.
With --host 0.0.0.0, friends on the same network can join by the link.

In the terminal: answer with the number of a move or its notation; ? lists what else you can type.
When you stop, the game is saved in a file, and --resume continues it. An option that only the
terminal has, such as --seats or --resume, implies --terminal.

Examples:
  tablewood play
  tablewood play little-town --no-browser --port 8080
  tablewood play sylvan-dale --terminal
  tablewood play sylvan-dale --seats 3 --bots greedy,random --names Ann
  tablewood play sylvan-dale --seating person,greedy,person --lang fr
  tablewood play --resume my-game.txt
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tablewood.cli.options import (
    ComponentsFile,
    Language,
    OptionPairs,
    existing,
    names_in,
    values_in,
)
from tablewood.kernel.errors import TablewoodError

if TYPE_CHECKING:
    from tablewood.cli.setup import PlayOptions
    from tablewood.kernel.game import Game
    from tablewood.kernel.match import Match

FIRST_GAME = "sylvan-dale"
BROWSER = ("no_browser", "host", "port", "database")
BOTH = ("game", "lang", "terminal")


def run(
    context: typer.Context,
    game: Annotated[
        str, typer.Argument(metavar="[GAME]", help="See `tablewood games`; asked if not given.")
    ] = "",
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play in the terminal, not in the browser.")
    ] = False,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Do not open a browser; print the address.")
    ] = False,
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 lets friends nearby join.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(help="8765 or the next free one if not given.", show_default=False)
    ] = 0,
    database: Annotated[
        str, typer.Option(metavar="URL", help="Keep the tables here instead of your own folder.")
    ] = "",
    seats: Annotated[
        int,
        typer.Option(help="Players; as few as the game allows if not given.", show_default=False),
    ] = 0,
    people: Annotated[int, typer.Option(help="How many of them are people.")] = 1,
    bots: Annotated[
        str,
        typer.Option(
            metavar="NAMES",
            help="Bots for the other seats, in turn; with `person` among them, every seat.",
        ),
    ] = "greedy",
    seating: Annotated[
        str,
        typer.Option(metavar="NAMES", help="Every seat by name, as in person,greedy,person."),
    ] = "",
    names: Annotated[str, typer.Option(metavar="NAMES", help="The players' names, by seat.")] = "",
    seed: Annotated[
        int | None, typer.Option(help="The seed of the game; drawn at random if not given.")
    ] = None,
    option: OptionPairs = None,
    components: ComponentsFile = None,
    scene: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Begin with this position (TOML).")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Continue a saved game.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the game in this new file.")
    ] = None,
    lang: Language = "en",
    ask_everything: Annotated[
        bool, typer.Option("--ask-everything", help="Ask even if there is only one answer.")
    ] = False,
) -> None:
    """Set the table and play."""
    from tablewood.cli.setup import PlayOptions, set_table

    if not _is_for_terminal(context):
        _play_in_browser(game, lang, host, port, database, not no_browser)
        return

    with suppress(ImportError):
        import readline  # noqa: F401  arrow keys and history at the prompt

    if scene and resume:
        raise TablewoodError("--scene and --resume cannot be combined")
    wanted = PlayOptions(
        seats, people, names_in(bots), names_in(seating), names_in(names), seed, values_in(option)
    )
    match = _match(game, wanted, existing(components), existing(scene), existing(resume), lang)
    set_table(match, wanted, lang, resume, save, ask_everything).play()


def _is_for_terminal(context: typer.Context) -> bool:
    """Is there an option that only the terminal has? It cannot be combined with one that only the browser has."""
    given = [
        parameter.name
        for parameter in context.command.params
        if parameter.name and _is_given(context, parameter.name) and parameter.name not in BOTH
    ]
    here = [name for name in given if name in BROWSER]
    there = [name for name in given if name not in BROWSER]
    if context.params["terminal"]:
        there.insert(0, "terminal")
    if here and there:
        names = [f"--{name.replace('_', '-')}" for name in (here[0], there[0])]
        raise TablewoodError(
            f"{names[0]} is for the browser and {names[1]} for the terminal: choose one"
        )
    return bool(there)


def _is_given(context: typer.Context, name: str) -> bool:
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


def _play_in_browser(
    game: str, lang: str, host: str, port: int, database: str, open_browser: bool
) -> None:
    from tablewood.cli.browser import play_in_browser
    from tablewood.games import game as find_game

    if game:
        find_game(game)
    play_in_browser(game, lang, host, port, database, open_browser)


def _match(
    name: str,
    wanted: PlayOptions,
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
        return wanted.new_match(with_components(name or _ask_game(lang)))
    wanted.check_against(match, name)
    return match


def _ask_game(lang: str) -> str:
    """Which game, from a list; Enter takes the best one to start with."""
    from tablewood.cli.screen import WORDS
    from tablewood.games import game as find_game
    from tablewood.games import game_ids
    from tablewood.kernel import text

    known = game_ids()
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
