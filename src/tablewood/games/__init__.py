"""The games, found by folder: a sub-package that has a `GAME` is a game, and there is no list to edit."""

from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from tablewood.kernel.errors import UnknownGame
from tablewood.kernel.game import Game


def games() -> list[str]:
    """The ids of all games, in alphabetical order."""
    return sorted(found.name.replace("_", "-") for found in iter_modules(__path__) if found.ispkg)


def game(id: str, components: str | Path | None = None) -> Game[Any]:
    """The game with this id; with another component table if one is given."""
    if id not in games():
        raise UnknownGame(id, games())
    found: Game[Any] = import_module(f"{__name__}.{id.replace('-', '_')}").GAME
    return found if components is None else found.with_components(Path(components))
