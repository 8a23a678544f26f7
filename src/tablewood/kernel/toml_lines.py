"""The place of every key and list entry in a TOML text, which `tomllib` does not tell.

The text is known to be good TOML: only strings, comments and brackets have to be told apart.
Places are written as in complaints: `board.front.spaces[3].id`, `face[7]`; entries count from 0.
"""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_right

BLANK = re.compile(r"(?:\s|#[^\n]*)*")
BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
STRING = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}'  # several lines, escapes
    r"|'''.*?'{3,5}"  # several lines, as it stands
    r'|"(?:\\.|[^"\\])*"'
    r"|'[^']*'",
    re.DOTALL,
)
SCALAR = re.compile(r"[^\s,\]}#]+(?: \d[^\s,\]}#]*)?")  # a date and its time may stand apart


def lines_of(source: str) -> dict[str, int]:
    """The first line of every key, table and list entry, by its place."""
    return _Walk(source).found


def spans_of(source: str) -> dict[str, tuple[int, int]]:
    """Where the value of every key and list entry begins and ends in the text, by its place."""
    return _Walk(source).spans


class _Walk:
    """A walk over the text from front to end, noting lines on the way."""

    def __init__(self, source: str) -> None:
        self.found: dict[str, int] = {}
        self.spans: dict[str, tuple[int, int]] = {}
        self._source = source
        self._at = 0
        self._breaks = [found.start() for found in re.finditer("\n", source)]
        self._entries: dict[str, int] = {}
        self._document()

    def _document(self) -> None:
        """Headers and `key = value` lines to the end of the text."""
        table = ""
        self._skip(BLANK)
        while self._at < len(self._source):
            if self._next("[["):
                table = self._header(is_entry=True)
            elif self._next("["):
                table = self._header(is_entry=False)
            else:
                self._pair(table)
            self._skip(BLANK)

    def _header(self, is_entry: bool) -> str:
        """`[board.front]`, or with two brackets `[[face]]`: the place of the table it opens."""
        line = self._line()
        keys = self._keys()
        table = ""
        for key in keys[:-1]:
            table = self._newest(self._note(_within(table, key), line))
        table = self._note(_within(table, keys[-1]), line)
        if is_entry:
            self._entries[table] = self._entries.get(table, 0) + 1
        table = self._note(self._newest(table), line)
        while self._next("]"):
            pass
        return table

    def _newest(self, table: str) -> str:
        """The entry of an array of tables that is being written now; any other table is itself."""
        return f"{table}[{self._entries[table] - 1}]" if table in self._entries else table

    def _pair(self, table: str) -> None:
        """`key = value`, where the key may be dotted."""
        line = self._line()
        for key in self._keys():
            table = self._note(_within(table, key), line)
        self._next("=")
        self._value(table)

    def _keys(self) -> list[str]:
        """A key, split at its dots."""
        keys: list[str] = []
        while not keys or self._next("."):
            self._skip(BLANK)
            quoted = STRING.match(self._source, self._at)
            if quoted:
                self._at = quoted.end()
                keys.append(str(tomllib.loads(f"key = {quoted[0]}")["key"]))
            else:
                keys.append(self._skip(BARE_KEY))
            self._skip(BLANK)
        return keys

    def _value(self, place: str) -> None:
        """Any value; lists and inline tables are walked through."""
        self._skip(BLANK)
        begin = self._at
        if self._next("["):
            self._list(place)
        elif self._next("{"):
            self._inline_table(place)
        elif STRING.match(self._source, self._at):
            self._skip(STRING)
        else:
            self._skip(SCALAR)
        self.spans[place] = (begin, self._at)

    def _list(self, place: str) -> None:
        index = 0
        self._skip(BLANK)
        while not self._next("]"):
            self._value(self._note(f"{place}[{index}]", self._line()))
            index += 1
            self._comma()

    def _inline_table(self, place: str) -> None:
        self._skip(BLANK)
        while not self._next("}"):
            self._pair(place)
            self._comma()

    def _comma(self) -> None:
        self._skip(BLANK)
        self._next(",")
        self._skip(BLANK)

    def _note(self, place: str, line: int) -> str:
        """Keep the first line of a place."""
        self.found.setdefault(place, line)
        return place

    def _line(self) -> int:
        return bisect_right(self._breaks, self._at - 1) + 1

    def _next(self, text: str) -> bool:
        """Is this the next text? Then go past it."""
        if not self._source.startswith(text, self._at):
            return False
        self._at += len(text)
        return True

    def _skip(self, pattern: re.Pattern[str]) -> str:
        """Go past what the pattern fits, and return it."""
        found = pattern.match(self._source, self._at)
        if found is None:
            raise ValueError(f"line {self._line()}: not TOML")
        self._at = found.end()
        return found[0]


def _within(table: str, key: str) -> str:
    return f"{table}.{key}" if table else key
