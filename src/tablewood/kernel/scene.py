"""Scenes: any position from a small readable description, in Python or in a TOML file.

A scene tells what matters; all else is as after a fresh setup, less the components that the scene uses. Components are
conserved unless the scene says `unchecked = true`. Every scene may give `game`, `seats`, `seed`, `options` and
`moves` to play at once; all other keys belong to the game. Tests, bug reports, puzzles and lessons start here.

A move is made by whoever is asked. Where several seats are, one may be named: `moves = ["yellow: draw"]`.

`asks` says where play begins: with a phase, or with a question, by the name of its prompt. A question from the middle
of an effect needs to know what it is about, in the table `about`: `asks = "hang-banner"`, `about = { tree = "B2" }`.
"""

import json
from pathlib import Path
from typing import Any

from tablewood.kernel.chance import SealedChance
from tablewood.kernel.errors import BadComponents, BadScene, MoveError, TablewoodError
from tablewood.kernel.game import Game
from tablewood.kernel.match import Match
from tablewood.kernel.options import Value
from tablewood.kernel.state import State
from tablewood.kernel.tables import Table, load


def scene(game: Game[Any], /, **described: object) -> State:
    """The position that the keywords describe."""
    return scene_match(game, described).state


def scene_match(game: Game[Any], described: dict[str, object], key: bytes | None = None) -> Match:
    """A match that begins with the described position; from there on chance comes from the key, if there is one."""
    return _checked(game, Table("scene", "", described, {}), key)


def match_at_a_table(
    game: Game[Any], seats: int, key: bytes, options: dict[str, Value], scene: str = ""
) -> Match:
    """The match of a table with people: set up as usual, or as the scene describes (JSON)."""
    if scene:
        return scene_match(game, json.loads(scene), key)
    return Match(game, seats, key=key, options=options)


def about(scene: Table) -> Table:
    """What the scene's first question is about; an empty table if the scene does not say."""
    told = scene.optional_sub("about")
    return told if told is not None else Table(scene.file, "about", {}, {})


def game_of(path: Path) -> str:
    """The id of the game that a scene file is about."""
    try:
        return load(path).text("game")
    except BadComponents as error:
        raise BadScene("", str(error)) from None


def scene_file(game: Game[Any], path: Path) -> Match:
    """A match that begins with the position described in a TOML file."""
    try:
        return _checked(game, load(path))
    except BadComponents as error:
        raise BadScene("", str(error)) from None


def scene_within(game: Game[Any], table: Table) -> Match:
    """A match that begins with the position that a table of a larger file describes.

    Every complaint is a `BadComponents` with file and line.
    """
    try:
        return _arranged(game, table)
    except BadComponents as error:
        if error.line:
            raise
        table.fail(error.key, error.what)
    except BadScene as error:
        table.fail(error.where, error.what)
    except TablewoodError as error:
        table.fail("", error.message)


def _checked(game: Game[Any], table: Table, key: bytes | None = None) -> Match:
    try:
        return _arranged(game, table, key)
    except BadComponents as error:
        # A description in Python has no lines; one from a file keeps its place.
        if error.line:
            raise
        raise BadScene(error.key, error.what) from None


def _arranged(game: Game[Any], table: Table, key: bytes | None = None) -> Match:
    """Set the game up, let it rearrange itself into the scene, check it, and play the scene's opening moves."""
    table.choice("game", [game.id], game.id)
    seats = table.number("seats", game.seats[0])
    options = table.optional_sub("options")
    values: dict[str, Value] = {}
    if options is not None:
        values = {name: options.scalar(name) for name in options.written()}
    told = json.dumps(table.values(), default=str)
    seed = table.number("seed", 0)
    match = Match(game, seats, seed, key, values, told)
    if key is not None:
        # The scene is the same whatever the key is.
        match.state = game.start(seats, seed, values, None, match.log)
    state = match.state
    state.pending = None
    match.log.events.clear()
    game.arrange(state, table)
    unchecked = table.flag("unchecked", False)
    moves = table.texts("moves", [])
    table.finish()
    if not unchecked:
        complaints = game.audit(state)
        if complaints:
            raise BadScene("", "; ".join(complaints))
    state.settle()
    _check_question(game, state, table)
    for number, move in enumerate(moves):
        try:
            match.submit(*_whose(match, move))
        except MoveError as error:
            raise BadScene(f"moves[{number}]", str(error)) from None
    match.played.clear()
    if key is not None:
        state.chance = SealedChance(key)
    return match


def told_move(match: Match, seat: int, notation: str) -> str:
    """A move as a scene tells it, with the name of its seat."""
    names = match.game.seat_names(match.state.seats, match.header.options)
    return f"{names[seat]}: {notation}"


def _whose(match: Match, told: str) -> tuple[int, str]:
    """The seat and the notation of a move that a scene tells."""
    name, colon, notation = told.partition(":")
    names = match.game.seat_names(match.state.seats, match.header.options)
    if colon and name in names:
        return names.index(name), notation.strip()
    return match.state.seat, told


def _check_question(game: Game[Any], state: State, table: Table) -> None:
    """A scene that names a question must begin with it; otherwise it is not what its author had in mind."""
    from tablewood.kernel import text  # noqa: PLC0415  only scenes need to know the prompts

    asks = table.text("asks", "")
    if not text.load(game.folder / "text").has(f"prompt-{asks}"):
        return  # a phase
    found = "" if state.over else state.step.prompt
    if found != asks:
        raise BadScene("asks", f'the next question is "{found}"' if found else "the game is over")
