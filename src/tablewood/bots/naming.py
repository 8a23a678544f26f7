"""How people name a bot: a name, optional settings, or their own class.

    greedy    search:seconds=0.05    search:iterations=500:nodes=1000    mybot.py:MyBot:depth=3

Settings are the parameters of the bot's class after the seed, and are read as the type of their default.
"""

import importlib
import importlib.util
import inspect
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from tablewood.bots.bot import Bot
from tablewood.kernel.errors import TablewoodError, UnknownBot, a, one_of

OWN: Final = re.compile(r"^(?P<where>.+?\.py|[\w.]+):(?P<kind>[A-Za-z_]\w*)(?P<settings>(:.*)?)$")
"""A class in a file or in a module that can be imported, then settings."""

COPIES: Final[dict[str, Path]] = {}
"""Where the files of bots from another machine are on this one, by their names there (`lab.parcel`)."""


class BadBot(TablewoodError):
    """A bot that cannot play: its class does not exist, or does not have these settings."""

    def __init__(self, bot: str, what: str) -> None:
        super().__init__(f'bot "{bot}": {what}')
        self.bot = bot
        self.what = what
        self.remake((self.bot, self.what))


def make(text: str, seed: int, known: dict[str, type[Bot]]) -> Bot:
    """The bot that the text names, or an error that says what could have been written."""
    name, _, rest = text.partition(":")
    if name in known:
        kind: Any = known[name]
    else:
        own = OWN.match(text)
        if own is None:
            raise UnknownBot(name, sorted(known))
        kind = _own_kind(text, own["where"], own["kind"], sorted(known))
        rest = own["settings"].removeprefix(":")
    settings = _settings(text, kind, rest.split(":") if rest else [])
    try:
        made: Bot = kind(seed, **settings)
    except TablewoodError as error:
        raise BadBot(text, str(error)) from None
    return made


def _settings(text: str, kind: Any, pairs: list[str]) -> dict[str, Any]:
    """`seconds=0.05` and the like, each checked against the parameters of the class."""
    allowed = {
        name: parameter.default
        for name, parameter in list(inspect.signature(kind).parameters.items())[1:]
    }
    settings: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadBot(text, f'cannot read the setting "{pair}"; write it as NAME=VALUE')
        if name not in allowed:
            raise BadBot(text, f'unknown setting "{name}"; {one_of(name, list(allowed))}')
        settings[name] = _value(text, name, value, allowed[name])
    return settings


def _value(text: str, name: str, value: str, default: Any) -> Any:
    """The value as the type of its default: a whole number, a number, or a word."""
    if isinstance(default, str):
        return value
    whole = isinstance(default, int)
    try:
        return int(value) if whole else float(value)
    except ValueError:
        kind = "whole number" if whole else "number"
        raise BadBot(text, f'{name}: "{value}" is not {a(kind)}') from None


def _own_kind(text: str, where: str, name: str, known: list[str]) -> type[Bot]:
    """A class that somebody wrote, from a file or from a module that Python can import."""
    module = _from_file(text, where) if where.endswith(".py") else _from_module(text, where, known)
    kinds = {
        one: value
        for one, value in vars(module).items()
        if isinstance(value, type) and issubclass(value, Bot)
    }
    if name not in kinds:
        raise BadBot(text, f'{where} has no bot "{name}"; {one_of(name, sorted(kinds))}')
    return kinds[name]


def _from_file(text: str, where: str) -> ModuleType:
    path = COPIES.get(where, Path(where)).resolve()
    if not path.is_file():
        raise BadBot(text, f"{where}: no such file")
    name = f"tablewood_bot_{path.stem}_{abs(hash(str(path)))}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None, "a path that ends with .py"
    assert spec.loader is not None, "has a loader"
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise BadBot(text, f"{where} cannot be loaded: {type(error).__name__}: {error}") from None
    return module


def _from_module(text: str, where: str, known: list[str]) -> ModuleType:
    try:
        return importlib.import_module(where)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{where}.".startswith(f"{error.name}."):
            raise BadBot(text, f"{where} cannot be loaded: {error}") from None
        raise UnknownBot(where, known) from None
    except Exception as error:
        raise BadBot(text, f"{where} cannot be loaded: {type(error).__name__}: {error}") from None
