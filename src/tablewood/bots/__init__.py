"""The bots, found by module: one that has a `BOT` is a bot, and there is no list to edit.

`bot("search:seconds=0.05")` sets its parameters, `bot("mybot.py:MyBot")` loads your own bot.

A bot is a class derived from `tablewood.bots.bot.Bot`. It never sees the state of a game, only its
seat's `Perspective`: the legal moves, the view, and guesses at what is hidden.
"""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from tablewood.bots.bot import Bot
from tablewood.bots.naming import make
from tablewood.bots.perspective import Perspective

__all__ = ["Bot", "Perspective", "bot", "bots"]


def bots() -> list[str]:
    """The names of all bots, in alphabetical order."""
    return sorted(_kinds())


def bot(name: str, seed: int = 0) -> Bot:
    """A new bot of that name, with the settings that follow it; the seed starts its random numbers."""
    return make(name, seed, _kinds())


@cache
def _kinds() -> dict[str, type[Bot]]:
    """The bots by name, which is the module's with dashes."""
    modules = {
        found.name.replace("_", "-"): import_module(f"{__name__}.{found.name}")
        for found in iter_modules(__path__)
    }
    return {name: module.BOT for name, module in modules.items() if hasattr(module, "BOT")}
