"""Saved games as text: a header, then one move a line as `seat notation`. Lines that begin with # are remarks."""

import json
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tablewood.kernel.errors import BadOption, BadSave, BadSeats, TablewoodError
from tablewood.kernel.game import Game
from tablewood.kernel.match import Match
from tablewood.kernel.options import Value
from tablewood.kernel.scene import scene_match

FORMAT = "tablewood 1"
DIGITS = 100

FindGame = Callable[[str], Game[Any]]


def save_text(match: Match) -> str:
    """The match as text that `load_text` reads back."""
    return "\n".join([*header_lines(match), *move_lines(match), ""])


def header_lines(match: Match) -> list[str]:
    """The header: the format, then `name: value` lines."""
    header = match.header
    lines = [FORMAT, f"game: {header.game}", f"rules: {header.version}", f"seats: {header.seats}"]
    lines += [f"option {name}: {_word(value)}" for name, value in header.options.items()]
    lines.append(f"seed: {header.seed}" if header.key is None else f"key: {header.key.hex()}")
    if header.scene:
        lines.append(f"scene: {header.scene}")
    lines.append(f"components: {match.game.components_hash()}")
    return lines


def _word(value: Value) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def move_lines(match: Match) -> list[str]:
    """One line a move: `0 add C3`."""
    return [
        f"{played.seat} {match.game.notation(played.before, played.move)}"
        for played in match.played
    ]


def write(match: Match, path: Path) -> None:
    """Write the match to a file, whole or not at all."""
    replace(path, save_text(match))


def replace(path: Path, text: str) -> None:
    """Write the text to a file beside it, then rename: nobody ever sees half a file."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def read(path: Path, find_game: FindGame) -> Match:
    """The match that a file holds; BadSave names the file and the line at fault."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "not a text file"
        raise BadSave(str(path), 0, f"cannot be read: {reason}") from None
    return load_text(text, find_game, str(path))


def load_text(text: str, find_game: FindGame, file: str = "save") -> Match:
    """The match that a text describes; every move is checked."""
    lines = [
        (number, line.strip())
        for number, line in enumerate(text.splitlines(), 1)
        if line.strip() and not line.lstrip().startswith("#")
    ]
    if not lines or lines[0][1] != FORMAT:
        raise BadSave(file, 1, f'not a saved game: the first line must be "{FORMAT}"')
    moves = 1
    while moves < len(lines) and not lines[moves][1][0].isdecimal():
        moves += 1
    match = _new_match(file, lines[1:moves], find_game)
    for number, line in lines[moves:]:
        seat, _, notation = line.partition(" ")
        if not _is_number(seat):
            raise BadSave(file, number, f'expected "SEAT MOVE", found "{line}"')
        try:
            match.submit(int(seat), notation)
        except TablewoodError as error:
            raise BadSave(file, number, str(error)) from None
    return match


def _new_match(file: str, header: list[tuple[int, str]], find_game: FindGame) -> Match:
    found: dict[str, tuple[int, str]] = {}
    options: dict[str, Value] = {}
    option_lines: dict[str, int] = {}
    for number, line in header:
        name, colon, value = line.partition(":")
        if not colon:
            raise BadSave(file, number, f'expected "NAME: VALUE", found "{line}"')
        if name.startswith("option "):
            option = name.removeprefix("option ").strip()
            options[option] = value.strip()
            option_lines[option] = number
        else:
            found[name.strip()] = (number, value.strip())
    for name in ("game", "rules", "seats"):
        if name not in found:
            raise BadSave(file, 0, f'the header lacks "{name}"')
    try:
        game = find_game(found["game"][1])
    except TablewoodError as error:
        raise BadSave(file, found["game"][0], str(error)) from None
    game = _by_its_rules(file, found, game)
    if "scene" in found:
        described = _scene(file, found["scene"])
        key = _luck(file, found)[1] if "key" in found else None
        try:
            return scene_match(game, described, key)
        except TablewoodError as error:
            raise BadSave(file, found["scene"][0], str(error)) from None
    seats = _number(file, found["seats"])
    seed, key = _luck(file, found)
    try:
        return Match(game, seats, seed, key, options)
    except BadOption as error:
        raise BadSave(file, option_lines.get(error.option, 0), str(error)) from None
    except BadSeats as error:
        raise BadSave(file, found["seats"][0], str(error)) from None


def _scene(file: str, place: tuple[int, str]) -> dict[str, object]:
    number, text = place
    try:
        described = json.loads(text)
    except (ValueError, RecursionError):
        described = None
    if not isinstance(described, dict):
        raise BadSave(file, number, "the scene is not a JSON object")
    return described


def _by_its_rules(file: str, found: dict[str, tuple[int, str]], game: Game[Any]) -> Game[Any]:
    """The game with the component table that the save was played with; BadSave if its rules or table are not here."""
    version = _number(file, found["rules"])
    if version != game.version:
        raise BadSave(
            file,
            found["rules"][0],
            f"played by version {version} of the rules of {game.id}; this is version {game.version}",
        )
    if "components" not in found:
        return game
    number, components = found["components"]
    played = game.played_with(components)
    if played is None:
        what = "played with another component table; give it with --components"
        raise BadSave(file, number, what)
    return played


def _luck(file: str, found: dict[str, tuple[int, str]]) -> tuple[int, bytes | None]:
    if "key" in found:
        number, text = found["key"]
        try:
            key = bytes.fromhex(text)
        except ValueError:
            key = b""
        if len(key) != 32:
            raise BadSave(file, number, "the key must be 64 hexadecimal digits")
        return 0, key
    if "seed" not in found:
        raise BadSave(file, 0, 'the header lacks "seed" or "key"')
    return _number(file, found["seed"]), None


def _number(file: str, place: tuple[int, str]) -> int:
    number, text = place
    if not _is_number(text.removeprefix("-")):
        raise BadSave(file, number, f'expected a number, found "{text}"')
    return int(text)


def _is_number(text: str) -> bool:
    """Digits only, and few enough for Python to convert."""
    return text.isdecimal() and len(text) <= DIGITS
