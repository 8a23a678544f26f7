"""Equality, fingerprint and JSON of a state, by reflection over its fields: slow, and no field is ever forgotten."""

import hashlib
import json
from typing import Any

from librt.vecs import vec

from tablewood.kernel.definitions import Definitions
from tablewood.kernel.log import Log
from tablewood.kernel.state import State
from tablewood.kernel.step import Pending


def fields(thing: object) -> list[str]:
    """The names of an object's fields, compiled or interpreted, in alphabetical order."""
    names: set[str] = set()
    for cls in type(thing).__mro__:
        names.update(getattr(cls, "__mypyc_attrs__", ()))
    names.update(getattr(thing, "__dict__", {}))
    names.discard("__dict__")
    return sorted(names)


def described(thing: Any) -> Any:
    """The thing in JSON's terms; objects become their class name and fields."""
    if thing is None or isinstance(thing, (int, float, str)):
        return thing
    if isinstance(thing, bytes):
        return thing.hex()
    if isinstance(thing, (list, tuple, vec)):
        return [described(item) for item in thing]
    if isinstance(thing, dict):
        return {str(name): described(value) for name, value in thing.items()}
    if isinstance(thing, Pending):
        return _agenda(thing)
    shown: dict[str, Any] = {"is": type(thing).__name__}
    for name in fields(thing):
        value = getattr(thing, name)
        # The rules, and whoever listens, are not part of a position.
        if not isinstance(value, (Definitions, Log)) and name != "log":
            shown[name] = described(value)
    return shown


def _agenda(top: Pending | None) -> list[Any]:
    """The pending steps, the next one first."""
    steps: list[Any] = []
    while top is not None:
        steps.append(described(top.step))
        top = top.below
    return steps


def cloned(s: State) -> State:
    """An independent copy of any state: its lists and vectors are copied, everything else is shared."""
    copy = type(s)(s.game, s.seats, s.chance.clone())
    for name in fields(s):
        value = getattr(s, name)
        if name not in ("chance", "game", "log", "seats"):
            setattr(copy, name, _own(value))
    return copy


def _own(value: Any) -> Any:
    """A copy of what a clone must not share; whatever else."""
    if isinstance(value, list):
        return value.copy()
    return value[:] if isinstance(value, vec) else value


def to_json(s: State) -> str:
    """The whole position as JSON, secrets included."""
    return json.dumps(described(s), sort_keys=True, separators=(",", ":"))


def fingerprint(s: State) -> str:
    """A short hash of the whole position: equal exactly for equal positions, compiled or interpreted."""
    return hashlib.sha256(to_json(s).encode()).hexdigest()[:16]


def same(one: State, other: State) -> bool:
    """Whether two states are the same position, luck to come included."""
    return bool(described(one) == described(other))


def differences(one: State, other: State) -> list[str]:
    """The names of the fields in which two states differ."""
    first, second = described(one), described(other)
    return sorted(name for name in {*first, *second} if first.get(name) != second.get(name))
