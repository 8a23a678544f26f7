"""What differs between two views: the leaves that change, and what lists gain and lose.

Several views may follow the first, when nobody knows which of them will come true. Then only what they all have in
common is told, and nothing about a thing that differs among them, such as a card yet to be drawn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from tablewood.server.live.protocol import Change

NAMES = ("id", "card")
"""The fields that tell the things in a list apart, if they have one."""

_encode = msgspec.json.Encoder(order="deterministic").encode

Path = list[str | int]


def changes(before: Any, afters: Sequence[Any]) -> list[Change]:
    """The changes from one view to the next, as far as all views that may follow agree."""
    found: list[Change] = []
    _compare([], before, afters, found)
    return found


def _compare(path: Path, before: Any, afters: Sequence[Any], found: list[Change]) -> None:
    if all(after == before for after in afters):
        return
    among = [before, *afters]
    if any(isinstance(one, dict) for one in among):
        if len({_name(after) for after in afters}) == 1:
            _compare_fields(path, _fields(before), [_fields(after) for after in afters], found)
    elif any(isinstance(one, list) for one in among):
        _compare_lists(path, _items(before), [_items(after) for after in afters], found)
    elif all(after == afters[0] for after in afters):
        found.append(Change(path=path, before=before, after=afters[0]))


def _fields(thing: Any) -> dict[str, Any]:
    """A thing that is not there has no fields."""
    return thing if isinstance(thing, dict) else {}


def _items(thing: Any) -> list[Any]:
    return thing if isinstance(thing, list) else []


def _compare_fields(
    path: Path, before: dict[str, Any], afters: Sequence[dict[str, Any]], found: list[Change]
) -> None:
    """Things with fields: field by field. One that is missing counts as null."""
    if _are_numbers(afters) and any(after != afters[0] for after in afters):
        return
    for name in dict.fromkeys(name for one in (before, *afters) for name in one):
        _compare([*path, name], before.get(name), [after.get(name) for after in afters], found)


def _are_numbers(afters: Sequence[dict[str, Any]]) -> bool:
    """Whether the fields are counts of things: dice by face, goods by kind.

    If some of these are left to chance, the others may be too: that a few throws agree on one proves nothing.
    """
    return all(isinstance(value, int) for after in afters for value in after.values())


def _compare_lists(
    path: Path, before: list[Any], afters: Sequence[list[Any]], found: list[Change]
) -> None:
    among = [before, *afters]
    items = [item for one in among for item in one]
    if all(item is None or _name(item) is not None for item in items):
        _compare_named(path, before, afters, found)
    elif _are_places(among, items):
        _compare_places(path, before, afters, found)
    elif all(_counted(after) == _counted(before) for after in afters):
        _compare_order(path, before, afters, found)
    else:
        _tell_coming_and_going(path, before, afters, found)


def _are_places(among: Sequence[list[Any]], items: Sequence[Any]) -> bool:
    """Whether an item is what it is by its place: the players around a table, a number for each of them."""
    same_length = all(len(one) == len(among[0]) for one in among)
    return same_length and all(
        isinstance(item, (dict, int, float)) or item is None for item in items
    )


def _compare_named(
    path: Path, before: list[Any], afters: Sequence[list[Any]], found: list[Change]
) -> None:
    """Things with names, such as cards: which come and go, and what changes about those that stay."""
    named = [[_name(item) for item in one if item is not None] for one in afters]
    names = [_name(item) for item in before if item is not None]
    _tell_coming_and_going(path, names, named, found)
    for at, item in enumerate(before):
        stays = [[one for one in after if _is_same(one, item)] for after in afters]
        if item is not None and all(stays):
            _compare([*path, at], item, [matching[0] for matching in stays], found)


def _compare_places(
    path: Path, before: list[Any], afters: Sequence[list[Any]], found: list[Change]
) -> None:
    for at, item in enumerate(before):
        _compare([*path, at], item, [after[at] for after in afters], found)


def _compare_order(
    path: Path, before: list[Any], afters: Sequence[list[Any]], found: list[Change]
) -> None:
    """The same things in another order."""
    if all(after == afters[0] for after in afters):
        _compare_places(path, before, afters, found)


def _tell_coming_and_going(
    path: Path, before: list[Any], afters: Sequence[list[Any]], found: list[Change]
) -> None:
    """Tell what the list gains and loses.

    If that differs among the views that may follow, something unknown comes or goes and nothing is told: what seems to
    come in all of them may still be chance, and what goes may be replaced by something like it.
    """
    had, has = _counted(before), _counted(afters[0])
    if has == had or any(_counted(after) != has for after in afters):
        return
    things = {_encode(item): item for item in (*before, *afters[0])}
    gained, lost = (has - had).elements(), (had - has).elements()
    found.append(
        Change(
            path=path, gained=[things[one] for one in gained], lost=[things[one] for one in lost]
        )
    )


def _counted(items: list[Any]) -> Counter[bytes]:
    return Counter(_encode(item) for item in items)


def _name(item: Any) -> str | None:
    """What a thing in a list is called; None for a thing without a name."""
    if isinstance(item, dict):
        for field in NAMES:
            if isinstance(item.get(field), str):
                return str(item[field])
    return None


def _is_same(one: Any, other: Any) -> bool:
    return one is not None and _name(one) == _name(other)
