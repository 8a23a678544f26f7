"""A component table with values changed by path, as `tablewood study --set` takes them.

    changed(source, "components.toml", ["potion.P07.points=4", "card.ARC12.pts[2]=16"])

The text is changed where the value stands, so that complaints about the result name the lines of the original.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from typing import Any

from tablewood.kernel.errors import BadComponents, TablewoodError, one_of
from tablewood.kernel.toml_lines import lines_of, spans_of

STEP = re.compile(r"[^.\[\]]+")
INDEX = re.compile(r"\d+")


def changed(source: str, shown: str, settings: Sequence[str]) -> str:
    """The table with each `path=value` carried out in turn; `shown` is the file's name in complaints."""
    source = source.replace("\r\n", "\n")
    for setting in settings:
        path, equals, value = setting.partition("=")
        if not equals or not path.strip() or not value.strip():
            raise TablewoodError(
                f'cannot read the change "{setting}"; write it as TABLE.ID.FIELD=VALUE'
            )
        begin, end = spans_of(source)[place_of(source, shown, path.strip())]
        source = source[:begin] + _written(value.strip()) + source[end:]
    return source


def old_value(source: str, shown: str, setting: str) -> str:
    """What the table says where a setting would change it."""
    begin, end = spans_of(source)[place_of(source, shown, setting.partition("=")[0].strip())]
    return source[begin:end]


def place_of(source: str, shown: str, path: str) -> str:
    """The place of a value (`potion[6].points`) from a path for people (`potions.P07.points`)."""
    try:
        value: Any = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise BadComponents(shown, 0, "", f"not TOML: {error}") from None
    place = ""
    for step in STEP.findall(path):
        if isinstance(value, dict):
            key = _key_of(value, step, _Complaint(source, shown, place))
            place = f"{place}.{key}" if place else key
            value = value[key]
        elif isinstance(value, list):
            at = _index_of(value, step, _Complaint(source, shown, place))
            place = f"{place}[{at}]"
            value = value[at]
        else:
            raise _Complaint(source, shown, place).about(
                f'is {value!r} and has nothing named "{step}"'
            )
    if place not in spans_of(source):
        what = f"is a whole table; name one of its fields: {', '.join(_names(value))}"
        raise _Complaint(source, shown, place).about(what)
    return place


class _Complaint:
    """Where to point when a path leads nowhere."""

    def __init__(self, source: str, shown: str, place: str) -> None:
        self.source = source
        self.shown = shown
        self.place = place

    def about(self, what: str) -> BadComponents:
        line = lines_of(self.source).get(self.place, 0)
        return BadComponents(self.shown, line, self.place, what)


def _key_of(table: dict[str, Any], step: str, complaint: _Complaint) -> str:
    """A key of a table; the plural of its name will do."""
    for key in (step, step.removesuffix("s"), step.replace("-", "_")):
        if key in table:
            return key
    known = [key for key in table if key != "provenance"]
    what = "field" if complaint.place else "table"
    raise complaint.about(f'has no {what} "{step}"; {one_of(step, known)}')


def _index_of(entries: list[Any], step: str, complaint: _Complaint) -> int:
    """The number of an entry: by its id, or by its number from 0."""
    ids = [entry.get("id") for entry in entries if isinstance(entry, dict)]
    for at, known in enumerate(ids):
        if isinstance(known, str) and known.casefold() == step.casefold():
            return at
    if INDEX.fullmatch(step) and int(step) < len(entries):
        return int(step)
    names = _names(entries)
    raise complaint.about(f'has no entry "{step}"; {one_of(step, names)}')


def _names(value: object) -> list[str]:
    """What the next step of a path may be called."""
    if isinstance(value, dict):
        return list(value)
    entries = value if isinstance(value, list) else []
    return [
        str(entry["id"]) if isinstance(entry, dict) and "id" in entry else str(at)
        for at, entry in enumerate(entries)
    ]


def _written(value: str) -> str:
    """A value as TOML; a bare word is a text."""
    try:
        tomllib.loads(f"value = {value}")
    except tomllib.TOMLDecodeError:
        quoted = value.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{quoted}"'
    return value
