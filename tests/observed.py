"""Reading an observation in table talk: `numbers(t, "north", "tokens") == [3, 0]`."""

from __future__ import annotations

from typing import Any

from tablewood.kernel.game import SPECTATOR
from tablewood.kernel.step import Question
from tests.conformance.observations import field_of
from tests.table import Table


def numbers(t: Table, name: str, field: str) -> list[int]:
    """What the named player's observation says in this field; an onlooker's if nobody is named."""
    return field_of(t.state, t.seat(name) if name else SPECTATOR, field)


def number(t: Table, name: str, field: str) -> int:
    """The same for a field of one number."""
    (found,) = numbers(t, name, field)
    return found


def questions_of(package: str) -> set[object]:
    """The classes of all questions with a prompt in a package."""
    found: list[type[Question[Any]]] = [Question]
    asked: set[object] = set()
    while found:
        kind = found.pop()
        found += kind.__subclasses__()
        if kind.__module__.startswith(f"{package}.") and kind.prompt:
            asked.add(kind)
    return asked
