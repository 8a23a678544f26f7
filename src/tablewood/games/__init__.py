"""The games, found by folder: a sub-package that has a `GAME` is a game, and there is no list to edit."""

import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, NoReturn

from tablewood.kernel.errors import UnknownGame
from tablewood.kernel.game import Game


def game_ids() -> list[str]:
    """The ids of all games, in alphabetical order."""
    return sorted(found.name.replace("_", "-") for found in iter_modules(__path__) if found.ispkg)


@cache
def _ids_at_first() -> frozenset[str]:
    """The ids of the games that were there when one was first asked for: looking through folders takes a while."""
    return frozenset(game_ids())


def game(id: str, components: str | Path | None = None) -> Game[Any]:
    """The game with this id; with another component table if one is given."""
    if id not in _ids_at_first() and id not in game_ids():
        raise UnknownGame(id, game_ids())
    found: Game[Any] = import_module(f"{__name__}.{id.replace('-', '_')}").GAME
    return found if components is None else found.with_components(Path(components))


class _Package(ModuleType):
    """This package, which answers callers of the function that once had its name."""

    def __call__(self) -> NoReturn:
        raise TypeError(
            "tablewood.games is the package of the games; tablewood.game_ids() lists their ids"
        )

    @property
    def games(self) -> NoReturn:
        raise ImportError("tablewood.games.games is now called tablewood.games.game_ids")


sys.modules[__name__].__class__ = _Package
