"""Component tables in TOML, typed at the door.

A game reads its cards, tiles and boards through `Table`: each accessor asks for one key and says
what it must hold. Every complaint is a `BadComponents` that names file, line and key, for example
`components.toml:34: face[7].style: unknown style "nets"; one of nest, cottage; did you mean nest?`
(entries count from 0).

    root = load(folder / "components.toml")
    styles = unique_ids(root.entries("style"))
    for face in root.entries("card_face"):
        face.choice("style", styles), face.number("copies", at_least=1)
    check_provenance(root)
    root.finish()                     # a key that nobody asked for is misspelt
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from tablewood.kernel.errors import BadComponents, nearest, one_of
from tablewood.kernel.toml_lines import lines_of

SOURCES = ("rulebook", "published", "reconstructed")


def load(path: Path, shown: str = "") -> Table:
    """Read a component file; `shown` is its name in complaints, the bare file name unless given."""
    name = shown or path.name
    try:
        source = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadComponents(name, 0, "", "not a text in UTF-8") from None
    except OSError as error:
        raise BadComponents(name, 0, "", f"cannot be read: {error.strerror}") from None
    return parse(source, name)


def parse(source: str, shown: str) -> Table:
    """The table that a TOML text holds; `shown` is the file name in complaints."""
    source = source.replace("\r\n", "\n")
    try:
        values = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        what, line = _syntax_error(str(error), source)
        raise BadComponents(shown, line, "", f"not TOML: {what}") from None
    return Table(shown, "", values, lines_of(source))


def _syntax_error(message: str, source: str) -> tuple[str, int]:
    """Split tomllib's message into what is wrong and the line."""
    found = re.fullmatch(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", message, re.S)
    if found is None:
        return message, 0
    line = int(found[2]) if found[2] else source.rstrip("\n").count("\n") + 1
    return found[1], line


class Table:
    """One table of a component file: what it holds, where it stands, what was asked for."""

    def __init__(
        self, file: str, key: str, values: dict[str, object], lines: dict[str, int]
    ) -> None:
        self.file = file
        self.key = key
        self._values = values
        self._lines = lines
        self._asked: list[str] = []
        self._handed_out: dict[str, Table] = {}

    # Where

    @property
    def line(self) -> int:
        """The line on which the table begins."""
        return self.line_of("")

    def line_of(self, key: str) -> int:
        """The line of a key (`effect`, `effect[2]`), or of the table around it if not written."""
        path = self._path(key)
        while path and path not in self._lines:
            path = path[: max(path.rfind("."), path.rfind("["), 0)]
        return self._lines.get(path, 0)

    def fail(self, key: str, what: str) -> NoReturn:
        """Complain about a key (`effect`, `effect[2]`, or "" for the table as a whole)."""
        raise BadComponents(self.file, self.line_of(key), self._path(key), what)

    def _path(self, key: str) -> str:
        return f"{self.key}.{key}" if self.key and key else self.key or key

    # What is there

    def written(self) -> list[str]:
        """The keys as written; to list them is not to ask for them."""
        return list(self._values)

    def values(self) -> dict[str, object]:
        """All that is written, as plain dicts and lists; to look at it is not to ask for it."""
        return self._values

    def has(self, key: str) -> bool:
        """Is the key written? From now on it counts as asked for."""
        self._ask(key)
        return key in self._values

    # One value

    def text(self, key: str, default: str | None = None) -> str:
        """A text; an empty one only where the default is empty."""
        value = self._get(key, default)
        if not isinstance(value, str):
            self._expected(key, "a text", value)
        if not value and default != "":
            self.fail(key, "is empty")
        return value

    def number(
        self,
        key: str,
        default: int | None = None,
        *,
        at_least: int | None = None,
        at_most: int | None = None,
    ) -> int:
        """A whole number within bounds."""
        return self._number(key, self._get(key, default), at_least, at_most)

    def decimal(self, key: str, default: float | None = None) -> float:
        """A number with or without decimals."""
        value = self._get(key, default)
        if isinstance(value, bool) or not isinstance(value, int | float):
            self._expected(key, "a number", value)
        return float(value)

    def flag(self, key: str, default: bool | None = None) -> bool:
        """`true` or `false`."""
        value = self._get(key, default)
        if not isinstance(value, bool):
            self._expected(key, "true or false", value)
        return value

    def choice(self, key: str, allowed: Sequence[str], default: str | None = None) -> str:
        """A text that is one of the allowed ones."""
        return self._allowed(key, self.text(key, default), allowed, key)

    def scalar(self, key: str) -> str | int | bool:
        """A text, a whole number, or `true` or `false`, as written."""
        value = self._get(key, None)
        if not isinstance(value, str | int):
            self._expected(key, "a text, a whole number, true or false", value)
        return value

    # Several values

    def texts(
        self,
        key: str,
        default: Sequence[str] | None = None,
        *,
        allowed: Sequence[str] | None = None,
        length: int | None = None,
    ) -> list[str]:
        """A list of texts, each one of the allowed ones, if any are named."""
        return self._texts(key, self._list(key, default, length), allowed)

    def numbers(
        self,
        key: str,
        default: Sequence[int] | None = None,
        *,
        at_least: int | None = None,
        at_most: int | None = None,
        length: int | None = None,
    ) -> list[int]:
        """A list of whole numbers, each within bounds."""
        return self._numbers(key, self._list(key, default, length), at_least, at_most)

    def decimals(self, key: str, *, length: int | None = None) -> list[float]:
        """A list of numbers with or without decimals."""
        found: list[float] = []
        for place, value in _numbered(key, self._list(key, None, length)):
            if isinstance(value, bool) or not isinstance(value, int | float):
                self._expected(place, "a number", value)
            found.append(float(value))
        return found

    def text_rows(
        self, key: str, *, allowed: Sequence[str] | None = None, length: int | None = None
    ) -> list[list[str]]:
        """A list of lists of texts, such as pairs of neighbours; `length` is that of each row."""
        return [
            self._texts(place, self._listed(place, row, length), allowed)
            for place, row in _numbered(key, self._list(key, None, None))
        ]

    def number_rows(
        self,
        key: str,
        *,
        at_least: int | None = None,
        at_most: int | None = None,
        length: int | None = None,
    ) -> list[list[int]]:
        """A list of lists of whole numbers, such as positions; `length` is that of each row."""
        return [
            self._numbers(place, self._listed(place, row, length), at_least, at_most)
            for place, row in _numbered(key, self._list(key, None, None))
        ]

    def counts(
        self,
        key: str,
        *,
        allowed: Sequence[str] | None = None,
        every: Sequence[str] | None = None,
        at_least: int | None = 0,
        default: dict[str, int] | None = None,
    ) -> dict[str, int]:
        """How many of each, `{ nest = 4, lodge = 4 }`.

        The names are among the allowed ones, if any are given, or are exactly those of `every`.
        """
        value = self._get(key, default)
        if not isinstance(value, dict):
            self._expected(key, "a table of numbers", value)
        names = allowed if every is None else every
        counted: dict[str, int] = {}
        for name, number in value.items():
            place = f"{key}.{name}"
            if names is not None:
                self._allowed(place, name, names, "name")
            counted[name] = self._number(place, number, at_least, None)
        for name in every or ():
            if name not in counted:
                self.fail(f"{key}.{name}", "missing")
        return counted

    # Tables within

    def sub(self, key: str) -> Table:
        """The table of that key; dots go deeper (`board.front`)."""
        first, _, rest = key.partition(".")
        table = self._table(first, self._get(first, None))
        return table.sub(rest) if rest else table

    def optional_sub(self, key: str) -> Table | None:
        """The table of that key, or None where it is not written."""
        return self.sub(key) if self.has(key) else None

    def subs(self, key: str) -> dict[str, Table]:
        """All tables under a key by name: `[board.front]`, `[board.back]` for `board`."""
        table = self.sub(key)
        return {name: table.sub(name) for name in table.written()}

    def entries(self, key: str, *, optional: bool = False) -> list[Table]:
        """The entries of an array of tables (`[[face]]`), none where it is optional and missing."""
        listed = self._list(key, [] if optional else None, None)
        return [self._table(place, value) for place, value in _numbered(key, listed)]

    # The end

    def finish(self) -> None:
        """Complain about the first key that nobody asked for, here or in a table handed out."""
        for key in self._values:
            if key not in self._asked:
                self.fail(key, f"unknown key; {one_of(key, self._asked)}")
        for table in self._handed_out.values():
            table.finish()

    # How

    def _ask(self, key: str) -> None:
        if key not in self._asked:
            self._asked.append(key)

    def _get(self, key: str, default: object) -> object:
        self._ask(key)
        value = self._values.get(key, default)
        if value is None:
            near = nearest(key, [other for other in self._values if other not in self._asked])
            self.fail(key, f'missing; did you mean it by "{near}"?' if near else "missing")
        return value

    def _list(self, key: str, default: Sequence[object] | None, length: int | None) -> list[object]:
        return self._listed(key, self._get(key, default), length)

    def _listed(self, key: str, value: object, length: int | None) -> list[object]:
        if not isinstance(value, list | tuple):
            self._expected(key, "a list", value)
        if length is not None and len(value) != length:
            self.fail(key, f"must have {length} entries, not {len(value)}")
        return list(value)

    def _table(self, key: str, value: object) -> Table:
        if key not in self._handed_out:
            if not isinstance(value, dict):
                self._expected(key, "a table", value)
            self._handed_out[key] = Table(self.file, self._path(key), value, self._lines)
        return self._handed_out[key]

    def _texts(self, key: str, values: list[object], allowed: Sequence[str] | None) -> list[str]:
        found: list[str] = []
        for place, value in _numbered(key, values):
            if not isinstance(value, str):
                self._expected(place, "a text", value)
            if allowed is not None:
                self._allowed(place, value, allowed, "name")
            found.append(value)
        return found

    def _numbers(
        self, key: str, values: list[object], at_least: int | None, at_most: int | None
    ) -> list[int]:
        return [
            self._number(place, value, at_least, at_most) for place, value in _numbered(key, values)
        ]

    def _number(self, key: str, value: object, at_least: int | None, at_most: int | None) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            self._expected(key, "a whole number", value)
        if at_least is not None and value < at_least:
            self.fail(key, f"must be at least {at_least}, not {value}")
        if at_most is not None and value > at_most:
            self.fail(key, f"must be at most {at_most}, not {value}")
        return value

    def _allowed(self, key: str, value: str, allowed: Sequence[str], kind: str) -> str:
        if value not in allowed:
            self.fail(key, f'unknown {kind} "{value}"; {one_of(value, allowed)}')
        return value

    def _expected(self, key: str, kind: str, value: object) -> NoReturn:
        self.fail(key, f"must be {kind}, not {_shown(value)}")


def _numbered(key: str, values: Collection[object]) -> list[tuple[str, object]]:
    """Each value of a list with its place: `edges[0]`, `edges[1]`."""
    return [(f"{key}[{index}]", value) for index, value in enumerate(values)]


def _shown(value: object) -> str:
    """A wrong value as it is written in TOML, or its kind when it is long."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list | tuple):
        return "a list"
    return str(value)


def unique_ids(entries: Sequence[Table], key: str = "id") -> list[str]:
    """The ids of all entries in order; a repeated one is an error that names both places."""
    first: dict[str, Table] = {}
    for entry in entries:
        name = entry.text(key)
        if name in first:
            other = first[name]
            entry.fail(key, f'"{name}" is already {other.key}, line {other.line_of(key)}')
        first[name] = entry
    return list(first)


@dataclass(frozen=True)
class Provenance:
    """Where the numbers of one top-level table come from."""

    table: str
    source: str
    note: str


def check_provenance(root: Table) -> list[Provenance]:
    """`[provenance]` must say of each other top-level table, and of no more, where it comes from.

    `card_face = { source = "rulebook", note = "component list, page 2" }`; sources: see `SOURCES`.
    """
    told = root.sub("provenance")
    tables = [key for key in root.written() if key != "provenance"]
    for key in told.written():
        if key not in tables:
            told.fail(key, f'no table "{key}" in this file; {one_of(key, tables)}')
    for key in tables:
        if key not in told.written():
            root.fail(key, f'has no entry in [provenance]; add {key} = {{ source = "...", ... }}')
    return [
        Provenance(key, entry.choice("source", SOURCES), entry.text("note"))
        for key, entry in root.subs("provenance").items()
    ]
