"""How games, positions and steps are pickled: by what makes them again, as compiled objects cannot be filled in.

A step names its class and the arguments that it was made with, a position its fields, a game its class and its
component table. In one process a game unpickles to the very same object, so positions of different pickles share it.
A pickle is for other processes that run the same version; to keep a game for later, save it (`kernel.save`).
"""

import inspect
from collections import deque
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tablewood.kernel.definitions import Definitions
from tablewood.kernel.errors import TablewoodError
from tablewood.kernel.older_components import has_shipped_table

if TYPE_CHECKING:
    from tablewood.kernel.chance import Chance
    from tablewood.kernel.game import Game
    from tablewood.kernel.state import State

Recipe = tuple[Any, ...]
"""What `__reduce__` returns: a function, and the arguments to call it with."""

Place = tuple[str | int, ...]
"""The way from a game to one of its definitions: names of fields, indices and keys."""

BY_CONSTRUCTOR = ("chance", "game", "seats")
"""The fields of a state that are given to its constructor."""


# Steps, events, and whatever else never changes


def made_by_its_class(thing: object) -> Recipe:
    """An object that keeps each argument of its constructor in the field of the same name: made by the same call."""
    cls: type[Any] = type(thing)
    return cls, tuple([getattr(thing, name) for name in arguments_of(cls)])


_arguments: dict[type[Any], tuple[str, ...]] = {}


def arguments_of(cls: type[Any]) -> tuple[str, ...]:
    """The names of what the constructor of a class is given, in order."""
    names = _arguments.get(cls)
    if names is None:
        names = _arguments[cls] = tuple(inspect.signature(cls).parameters)
        taken = [name for name in names if callable(getattr(cls, name, None))]
        if taken:
            raise TypeError(
                f"{cls.__name__} cannot be pickled: it has methods named like its arguments {taken}"
            )
    return names


# Games

_known: "dict[tuple[type, str, str], Game[Any]]" = {}
"""The games that were pickled or unpickled here, by class, component table and its hash."""


def made_of_its_table(game: "Game[Any]") -> Recipe:
    """A game: its class, its component table ("" for one that ships, today's or an older one), and the hash of that."""
    path = "" if has_shipped_table(game) else str(game.components)
    table = game.components_hash_once()
    _known[type(game), path, table] = game
    return game_again, (type(game), path, table, game.version)


def game_again(cls: "type[Game[Any]]", path: str, table: str, version: int) -> "Game[Any]":
    """The game of this class with this table: the one at hand, one that ships, or a new one."""
    known = _known.get((cls, path, table))
    if known is not None:
        return known
    here = _shipped(cls) if path == "" else _with_components(cls, path)
    found = here.played_with(table)
    if found is None or found.version != version or found.components_hash_once() != table:
        raise TablewoodError(
            f"{here.id}: pickled with other rules or another component table than those here; "
            "a saved game (kernel.save) would have said which"
        )
    _known[cls, path, table] = found
    return found


def _shipped(cls: "type[Game[Any]]") -> "Game[Any]":
    """The `GAME` of the package, if it is of this class."""
    package = import_module(cls.__module__.rpartition(".")[0])
    shipped = getattr(package, "GAME", None)
    # A game's constructor needs no arguments, or the path of a component table.
    return shipped if type(shipped) is cls else cls()  # type: ignore[call-arg]


def _with_components(cls: "type[Game[Any]]", path: str) -> "Game[Any]":
    return cls(Path(path))  # type: ignore[call-arg, arg-type]


# States


def made_of_its_fields(s: "State") -> Recipe:
    """A state: its class, what its constructor is given, its fields, and where the game has what it looks up."""
    from tablewood.kernel.reflect import fields  # noqa: PLC0415  reflection knows states

    values: dict[str, Any] = {}
    places: dict[str, Place] = {}
    for name in fields(s):
        value = getattr(s, name)
        if name in BY_CONSTRUCTOR or value is s.game:
            continue
        if isinstance(value, Definitions):
            places[name] = place_of(s.game, value)
        else:
            values[name] = value
    return state_again, (type(s), s.game, s.seats, s.chance, values, places)


def state_again(
    cls: "type[State]",
    game: "Game[Any]",
    seats: int,
    chance: "Chance",
    values: dict[str, Any],
    places: dict[str, Place],
) -> "State":
    """The state with these fields."""
    s = cls(game, seats, chance)
    for name, value in values.items():
        setattr(s, name, value)
    for name, place in places.items():
        setattr(s, name, found_at(game, place))
    return s


_places: dict[tuple[int, int], tuple[Definitions, Definitions, Place]] = {}
"""By the identities of a game and of a definition, which are kept alive here: where the game has it."""


def place_of(game: Definitions, wanted: Definitions) -> Place:
    """Where the game has a definition: the shortest way to it."""
    known = _places.get((id(game), id(wanted)))
    if known is None:
        known = game, wanted, _searched(game, wanted)
        _places[id(game), id(wanted)] = known
    return known[2]


def _searched(game: Definitions, wanted: Definitions) -> Place:
    from tablewood.kernel.reflect import fields  # noqa: PLC0415  reflection knows states

    waiting: deque[tuple[Any, Place]] = deque([(game, ())])
    seen: set[int] = set()
    while waiting:
        thing, place = waiting.popleft()
        if thing is wanted:
            return place
        if id(thing) in seen:
            continue
        seen.add(id(thing))
        if isinstance(thing, Definitions):
            waiting.extend([(getattr(thing, name), (*place, name)) for name in fields(thing)])
        elif isinstance(thing, dict):
            waiting.extend([(value, (*place, key)) for key, value in thing.items()])
        elif isinstance(thing, (list, tuple)):
            waiting.extend([(value, (*place, at)) for at, value in enumerate(thing)])
    raise TypeError(f"cannot pickle {wanted!r}: its game does not have it")


def found_at(game: Definitions, place: Place) -> Any:
    """What the game has in this place."""
    thing: Any = game
    for part in place:
        thing = getattr(thing, str(part)) if isinstance(thing, Definitions) else thing[part]
    return thing
