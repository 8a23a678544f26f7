"""The numbered clauses of a game, read from its `rules.md`.

The file is the specification that people read, so its form is plain: `# Title`, `## Chapter`, and
one line a clause, `- **SD-29** [R] text`, which may go on in indented lines. What stands in
brackets tells where the clause comes from. A number out of use stays as `- **SD-30** Void: ...`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from tablewood.kernel.errors import BadRules, UnknownClause

CLAUSE = re.compile(r"- \*\*([A-Z]+)-([1-9][0-9]*)\*\* (.*)")
ALMOST_A_CLAUSE = re.compile(r"\s*[-*+]?\s*(?:\*\*|__)\s*[A-Z]{2,}-[0-9]")
LEADING_TAGS = re.compile(r"\s*`?\[([A-Z][^\]]*)\]`?")
TRAILING_TAGS = re.compile(r"`?\[([A-Z][^\]]*)\]`?\s*$")
VOID = re.compile(r"\(?void\b", re.IGNORECASE)
TITLE_LENGTH = 60


@dataclass(frozen=True)
class Clause:
    """One numbered sentence of the rules."""

    id: str
    number: int
    chapter: str
    tags: tuple[str, ...]
    text: str
    void: bool
    line: int

    @property
    def title(self) -> str:
        """The first words, for lists: the first sentence, cut between words where it is long."""
        first = re.split(r"(?<=[.;]) ", self.text, maxsplit=1)[0].rstrip(".;")
        if len(first) <= TITLE_LENGTH:
            return first
        return first[:TITLE_LENGTH].rsplit(" ", 1)[0].rstrip(",") + " ..."


class RuleBook:
    """All clauses of one game, in the order of the book."""

    def __init__(self, title: str, chapters: Sequence[str], clauses: Sequence[Clause]) -> None:
        self.title = title
        self.chapters = list(chapters)
        self.clauses = list(clauses)
        self.prefix = self.clauses[0].id.partition("-")[0]
        self._by_number = {clause.number: clause for clause in clauses}

    def clause(self, name: str | int) -> Clause:
        """A clause by id or number: `SD-29`, `sd-29`, `29`."""
        wanted = re.fullmatch(rf"(?:{self.prefix}-?)?([0-9]+)", str(name).strip(), re.IGNORECASE)
        found = self._by_number.get(int(wanted[1])) if wanted else None
        if found is None:
            first, last = min(self._by_number), max(self._by_number)
            raise UnknownClause(str(name), f"{self.prefix}-{first}", f"{self.prefix}-{last}")
        return found

    def has(self, name: str | int) -> bool:
        """Is there such a clause?"""
        try:
            self.clause(name)
        except UnknownClause:
            return False
        return True

    def in_force(self) -> list[Clause]:
        """The clauses that are not void."""
        return [clause for clause in self.clauses if not clause.void]

    def of_chapter(self, chapter: str) -> list[Clause]:
        """The clauses of one chapter."""
        return [clause for clause in self.clauses if clause.chapter == chapter]

    def search(self, words: str) -> list[Clause]:
        """The clauses in force in whose id, chapter or text all the words occur, in any order."""
        wanted = _plain(words).split()
        if not wanted:
            return []
        return [
            clause
            for clause in self.in_force()
            if all(word in _plain(f"{clause.id} {clause.chapter} {clause.text}") for word in wanted)
        ]


def load(path: Path, shown: str = "") -> RuleBook:
    """Read a game's rules; `shown` is the file's name in complaints, the bare name unless given."""
    name = shown or path.name
    try:
        source = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRules(name, 0, "not a text in UTF-8") from None
    except OSError as error:
        raise BadRules(name, 0, f"cannot be read: {error.strerror}") from None
    return parse(source, name)


def parse(source: str, shown: str) -> RuleBook:
    """The rule book that a text holds; `shown` is the file name in complaints."""
    reader = _Reader(shown)
    for number, line in enumerate(source.splitlines(), 1):
        reader.read(number, line)
    return reader.book()


class _Reader:
    """Takes the lines of a rule book one by one."""

    def __init__(self, shown: str) -> None:
        self._shown = shown
        self._line = 0
        self._title = ""
        self._chapters: list[str] = []
        self._clauses: list[Clause] = []
        self._open: list[str] = []  # the lines of the clause being read
        self._fenced = False

    def read(self, number: int, line: str) -> None:
        """One line: a heading, a clause, more of a clause, or prose between them."""
        clause = CLAUSE.fullmatch(line)
        if line.lstrip().startswith("```"):
            self._fenced = not self._fenced
        if self._open and not clause and line.startswith("  ") and line.strip():
            self._open.append(line.strip())
            return
        self._close()
        self._line = number
        if self._fenced:
            return
        if clause:
            self._open = [clause[1], clause[2], clause[3]]
        elif line.startswith("# "):
            self._heading(line[2:].strip())
        elif line.startswith("## "):
            self._chapters.append(line[3:].strip())
        elif ALMOST_A_CLAUSE.match(line):
            self._fail('looks like a clause; write it as "- **AB-1** [R] text"')

    def book(self) -> RuleBook:
        """The book, when all lines are read."""
        self._close()
        self._line = 0
        if not self._title:
            self._fail('no title; the first line must be "# Title"')
        if not self._clauses:
            self._fail('no clauses; write them as "- **AB-1** [R] text"')
        return RuleBook(self._title, self._chapters, self._clauses)

    def _heading(self, title: str) -> None:
        if self._title:
            self._fail(f'a second title, "{title}"; chapters are written as "## Chapter"')
        self._title = title

    def _close(self) -> None:
        """The clause that was being read is complete."""
        if not self._open:
            return
        prefix, number, *lines = self._open
        self._open = []
        name = f"{prefix}-{number}"
        if not self._chapters:
            self._fail(f"{name} stands before the first chapter")
        if self._clauses and self._clauses[0].id.partition("-")[0] != prefix:
            self._fail(f"{name} has another prefix than {self._clauses[0].id}")
        for other in self._clauses:
            if other.id == name:
                self._fail(f"{name} is already on line {other.line}")
        tags, text = _tags(" ".join(lines))
        if not text:
            self._fail(f"{name} says nothing")
        void = VOID.match(text) is not None
        chapter = self._chapters[-1]
        self._clauses.append(Clause(name, int(number), chapter, tags, text, void, self._line))

    def _fail(self, what: str) -> NoReturn:
        raise BadRules(self._shown, self._line, what)


def _tags(text: str) -> tuple[tuple[str, ...], str]:
    """Take the tags in brackets off the front and the end: `[R] text`, `text [R]`."""
    front: list[str] = []
    while found := LEADING_TAGS.match(text):
        front.append(found[1])
        text = text[found.end() :]
    back: list[str] = []
    while found := TRAILING_TAGS.search(text):
        back.insert(0, found[1])
        text = text[: found.start()]
    return (*front, *back), text.strip()


def _plain(text: str) -> str:
    """Without capitals and accents, for searching."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
