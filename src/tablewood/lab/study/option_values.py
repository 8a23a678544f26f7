"""Which values of an option a study compares, as `tablewood study --compare` takes them.

values_to_compare(game, "powers")                   every value, the default first
values_to_compare(game, "difficulty=normal,easy")   these, in this order
"""

from __future__ import annotations

from typing import Any

from tablewood.kernel.errors import BadOption, TablewoodError, UnknownOption
from tablewood.kernel.game import Game
from tablewood.kernel.options import Option, Value

MOST = 6
"""How many values can be compared: each is compared with every other one."""


def values_to_compare(game: Game[Any], wish: str) -> tuple[str, tuple[str, ...]]:
    """The option and its values in the words that people write, the one to compare with first."""
    name, equals, listed = (part.strip() for part in wish.partition("="))
    option = _option(game, name)
    words = [word.strip() for word in listed.split(",")] if equals else _all_words(option)
    values = tuple(word_of(option.read(game.id, word)) for word in words)
    for at, value in enumerate(values):
        if value in values[:at]:
            raise TablewoodError(
                f'--compare {name}: "{value}" is named twice; name different values'
            )
    if len(values) < 2:
        raise TablewoodError(
            f"--compare {name}: one value has nothing beside it; "
            f"name two or more: {name}={','.join(_all_words(option)[:2])}"
        )
    if len(values) > MOST:
        raise TablewoodError(
            f"--compare {name}: {len(values)} values are too many to compare each with each; "
            f"name at most {MOST}: {name}={','.join(values[:2])}"
        )
    return name, values


def check_playable(
    game: Game[Any], seats: int, options: dict[str, Value], name: str, values: tuple[str, ...]
) -> None:
    """Whether all these values can be played; if not, which of them can."""
    refused: list[BadOption] = []
    playable: list[str] = []
    for value in values:
        try:
            game.start(seats, 0, {**options, name: value})
        except BadOption as error:
            refused.append(error)
        else:
            playable.append(value)
    if not refused:
        return
    advice = f"; compare those that can be played: --compare {name}={','.join(playable)}"
    raise TablewoodError(f"{refused[0]}{advice if len(playable) > 1 else ''}")


def word_of(value: Value) -> str:
    """A value as people write it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _option(game: Game[Any], name: str) -> Option:
    for option in game.options:
        if option.name == name:
            return option
    raise UnknownOption(game.id, name, [option.name for option in game.options])


def _all_words(option: Option) -> list[str]:
    """Every value, the default first."""
    words = [word_of(value) for value in option.values()]
    usual = word_of(option.default)
    return [usual, *[word for word in words if word != usual]]
