"""The numbered clauses of a game, and the rulings that they rest on, read from its `rules.md`.

The file is the specification that people read, so its form is plain: `# Title`, `## Chapter`, and
one line a clause, `- **SD-29** [R] text`, which may go on in indented lines. What stands in
brackets tells where the words after it come from, up to the next such mark; a clause may name its
rulings at its end, `(ruling R9)`. A number out of use stays as `- **SD-30** Void: ...`. A ruling is
`- **R9** (SD-70, SD-71 to SD-73) text`. `rules.fr.md` says the same in French, with `(décision R9)`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from tablewood.kernel.errors import BadRules, UnknownClause, UnknownRuling

ENGLISH = "en"
CLAUSE = re.compile(r"- \*\*([A-Z]+)-([1-9][0-9]*)\*\* (.*)")
ALMOST_A_CLAUSE = re.compile(r"\s*[-*+]?\s*(?:\*\*|__)\s*[A-Z]{2,}-[0-9]")
LEADING_TAGS = re.compile(r"\s*`?\[([A-Z][^\]]*)\]`?")
TRAILING_TAGS = re.compile(r"`?\[([A-Z][^\]]*)\]`?\s*$")
INNER_TAGS = re.compile(r"`?\[([A-Z])\]`?")
VOID = re.compile(r"\(?(?:void|sans objet)\b", re.IGNORECASE)
RULING = re.compile(r"- \*\*R([1-9][0-9]*)\*\* (?:\(([^)]*)\) )?(.*)")
RULING_NAME = re.compile(r"R([1-9][0-9]*)", re.IGNORECASE)
NAMED_RULINGS = re.compile(r"\s*\((?:rulings?|décisions?) (R[0-9]+(?:(?:, | and | et )R[0-9]+)*)\)")
RANGE = re.compile(r"([A-Z]+)-([0-9]+)(?: (?:to|à) \1-([0-9]+))?")
TITLE_LENGTH = 60


@dataclass(frozen=True)
class Part:
    """Words of a clause that come from the same sources, such as `("R",)`."""

    tags: tuple[str, ...]
    text: str


@dataclass(frozen=True)
class Clause:
    """One numbered sentence of the rules."""

    id: str
    number: int
    chapter: str
    parts: tuple[Part, ...]
    rulings: tuple[str, ...]
    """The rulings that the clause itself names."""
    void: bool
    line: int

    @property
    def text(self) -> str:
        """The words, without the marks of their sources."""
        return " ".join(part.text for part in self.parts)

    @property
    def tags(self) -> tuple[str, ...]:
        """The sources of all parts, each once."""
        return tuple(dict.fromkeys(tag for part in self.parts for tag in part.tags))

    @property
    def title(self) -> str:
        """The first words, for lists: the first sentence, cut between words where it is long."""
        first = re.split(r"(?<=[.;]) ", words(self.text), maxsplit=1)[0].rstrip(".;")
        if len(first) <= TITLE_LENGTH:
            return first
        return first[:TITLE_LENGTH].rsplit(" ", 1)[0].rstrip(",") + " ..."


@dataclass(frozen=True)
class Ruling:
    """What was decided where the rulebook is silent or unclear, and why."""

    id: str
    number: int
    clauses: tuple[str, ...]
    """The clauses that rest on it, or that it comments on."""
    text: str
    line: int


class RuleBook:
    """All clauses and rulings of one game, in the order of the book."""

    def __init__(
        self,
        title: str,
        chapters: Sequence[str],
        clauses: Sequence[Clause],
        rulings: Sequence[Ruling] = (),
        notes: Mapping[str, str] | None = None,
    ) -> None:
        self.title = title
        self.chapters = list(chapters)
        self.clauses = list(clauses)
        self.rulings = list(rulings)
        self.notes = dict(notes or {})
        """What a chapter says before its first clause."""
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

    def ruling(self, name: str) -> Ruling:
        """A ruling by its name: `R9`, `r9`."""
        for ruling in self.rulings:
            if ruling.id == name.strip().upper():
                return ruling
        first, last = (self.rulings[0].id, self.rulings[-1].id) if self.rulings else ("R1", "R0")
        raise UnknownRuling(name, first, last)

    def rulings_of(self, clause: Clause) -> list[Ruling]:
        """The rulings that a clause rests on: those it names, and those that name it."""
        return [
            ruling
            for ruling in self.rulings
            if clause.id in ruling.clauses or ruling.id in clause.rulings
        ]

    def in_force(self) -> list[Clause]:
        """The clauses that are not void."""
        return [clause for clause in self.clauses if not clause.void]

    def of_chapter(self, chapter: str) -> list[Clause]:
        """The clauses of one chapter."""
        return [clause for clause in self.clauses if clause.chapter == chapter]

    def search(self, words: str) -> list[Clause]:
        """The clauses in force in whose id, chapter or text all the words occur, in any order."""
        return [
            clause
            for clause in self.in_force()
            if _holds(f"{clause.id} {clause.chapter} {clause.text}", words)
        ]

    def search_rulings(self, words: str) -> list[Ruling]:
        """The rulings in whose name, clauses or text all the words occur, in any order."""
        return [
            ruling
            for ruling in self.rulings
            if _holds(f"{ruling.id} {' '.join(ruling.clauses)} {ruling.text}", words)
        ]


def of_game(folder: Path, language: str = ENGLISH) -> RuleBook:
    """The rules of the game in this folder, in a language; in English where they are not translated."""
    translated = folder / f"rules.{language}.md"
    return load(translated if translated.is_file() else folder / "rules.md")


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
        self._rulings: list[Ruling] = []
        self._notes: dict[str, str] = {}
        self._open: list[str] = []  # the lines of the clause being read
        self._fenced = False

    def read(self, number: int, line: str) -> None:
        """One line: a heading, a clause, more of a clause, or prose between them."""
        clause = CLAUSE.fullmatch(line)
        ruling = RULING.fullmatch(line)
        if line.lstrip().startswith("```"):
            self._fenced = not self._fenced
        if self._open and line.startswith("  ") and line.strip():
            self._open.append(line.strip())
            return
        self._close()
        self._line = number
        if self._fenced:
            return
        if clause:
            self._open = [clause[1], clause[2], clause[3]]
        elif ruling:
            self._ruling(int(ruling[1]), ruling[2] or "", ruling[3].strip())
        elif line.startswith("# "):
            self._heading(line[2:].strip())
        elif line.startswith("## "):
            self._chapters.append(line[3:].strip())
        elif ALMOST_A_CLAUSE.match(line):
            self._fail('looks like a clause; write it as "- **AB-1** [R] text"')
        else:
            self._note(line.strip())

    def book(self) -> RuleBook:
        """The book, when all lines are read."""
        self._close()
        self._line = 0
        if not self._title:
            self._fail('no title; the first line must be "# Title"')
        if not self._clauses:
            self._fail('no clauses; write them as "- **AB-1** [R] text"')
        book = RuleBook(self._title, self._chapters, self._clauses, self._rulings, self._notes)
        self._check_names(book)
        return book

    def _check_names(self, book: RuleBook) -> None:
        """Clauses and rulings that name each other must be there."""
        rulings = [ruling.id for ruling in book.rulings]
        for clause in book.clauses:
            self._line = clause.line
            for name in clause.rulings:
                if name not in rulings:
                    self._fail(f"{clause.id} rests on {name}, which is not there")
        for ruling in book.rulings:
            self._line = ruling.line
            for name in ruling.clauses:
                if not book.has(name):
                    self._fail(f"{ruling.id} is about {name}, which is not there")

    def _ruling(self, number: int, about: str, text: str) -> None:
        name = f"R{number}"
        if not text:
            self._fail(f"{name} says nothing")
        for other in self._rulings:
            if other.id == name:
                self._fail(f"{name} is already on line {other.line}")
        self._rulings.append(Ruling(name, number, _clauses_in(about), text, self._line))

    def _note(self, line: str) -> None:
        """Prose at the head of a chapter, before its first clause."""
        if not line or not self._chapters:
            return
        chapter = self._chapters[-1]
        if any(clause.chapter == chapter for clause in self._clauses):
            return
        self._notes[chapter] = f"{self._notes.get(chapter, '')} {line}".strip()

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
        rulings, text = _named_rulings(" ".join(lines))
        parts = _parts(text)
        if not parts:
            self._fail(f"{name} says nothing")
        void = VOID.match(parts[0].text) is not None
        chapter = self._chapters[-1]
        self._clauses.append(Clause(name, int(number), chapter, parts, rulings, void, self._line))

    def _fail(self, what: str) -> NoReturn:
        raise BadRules(self._shown, self._line, what)


def _named_rulings(text: str) -> tuple[tuple[str, ...], str]:
    """Take the rulings that a clause names out of its text: `text (rulings R9, R10)`."""
    names = [
        f"R{one[1]}"
        for found in NAMED_RULINGS.finditer(text)
        for one in RULING_NAME.finditer(found[1])
    ]
    return tuple(dict.fromkeys(names)), NAMED_RULINGS.sub("", text)


def _clauses_in(about: str) -> tuple[str, ...]:
    """The clauses that a ruling is about: `SD-69, SD-71 to SD-73`."""
    return tuple(
        f"{found[1]}-{number}"
        for found in RANGE.finditer(about)
        for number in range(int(found[2]), int(found[3] or found[2]) + 1)
    )


def _parts(text: str) -> tuple[Part, ...]:
    """Cut a clause where another source begins: `[R] text [G] more`."""
    tags, text = _tags(text)
    pieces = INNER_TAGS.split(text)
    parts = [Part(tags, pieces[0].strip())]
    for at in range(1, len(pieces), 2):
        inner, words = (pieces[at],), pieces[at + 1].strip()
        if not parts[-1].text:
            parts[-1] = Part((*parts[-1].tags, *inner), words)
        else:
            parts.append(Part(inner, words))
    return tuple(part for part in parts if part.text)


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


def words(text: str) -> str:
    """A text without the marks of stress and code: `*Stack*`, "`clear row`"."""
    return text.replace("*", "").replace("`", "")


def _holds(text: str, words: str) -> bool:
    """Do all the words occur in the text? Without words nothing is held."""
    wanted = _plain(words).split()
    searched = _plain(text)
    return bool(wanted) and all(word in searched for word in wanted)


def _plain(text: str) -> str:
    """Without capitals, accents and marks, and with one kind of apostrophe, for searching."""
    apart = unicodedata.normalize("NFKD", words(text).casefold().replace("’", "'"))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
