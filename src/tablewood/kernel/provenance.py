"""Where a game's rules and numbers come from, told to players in their language.

The tags are those of `[provenance]` in `components.toml`; the words are in `text/provenance/`, with the same ids in
each language: `table-forest` names a table of components, `table-forest-rulebook` (or `-published`, `-reconstructed`)
says what of it comes from there, and `why` tells why anything had to be filled in.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from tablewood.kernel import clauses, tables, text

MARKS = ("R", "X", "P", "G", "J")
"""What clauses are marked with: rulebook, its examples, published elsewhere, ruling, ruling or reconstruction."""

OURS = ("G", "J")
"""The marks of what we decided."""


@dataclass(frozen=True)
class Share:
    """What of a table comes from one source."""

    source: str
    text: str


@dataclass(frozen=True)
class TableOrigin:
    """Where one table of components comes from."""

    table: str
    name: str
    source: str
    """The tag in `components.toml`."""
    shares: tuple[Share, ...]

    @property
    def note(self) -> str:
        """All that is said of the table, in one go."""
        return " ".join(share.text for share in self.shares)


@dataclass(frozen=True)
class Origin:
    """Where all of a game comes from."""

    why: str
    tables: tuple[TableOrigin, ...]
    marks: dict[str, int]
    """How many clauses in force bear each mark, in the order of `MARKS`."""
    clauses: int
    """How many clauses are in force."""
    ours: int
    """How many of them rest on us, wholly or partly."""

    @property
    def reconstructed(self) -> list[TableOrigin]:
        """The tables that are reconstructed, wholly or partly."""
        return [
            table
            for table in self.tables
            if any(share.source == "reconstructed" for share in table.shares)
        ]


def of_game(folder: Path, language: str) -> Origin:
    """Where the game in this folder comes from, in a language."""
    texts = text.load(folder / "text" / "provenance")
    told = tables.check_provenance(tables.load(folder / "components.toml"))
    in_force = clauses.of_game(folder, language).in_force()
    counted = Counter(mark for clause in in_force for mark in clause.tags)
    return Origin(
        why=texts.say(language, "why"),
        tables=tuple(_table(texts, language, one) for one in told),
        marks={mark: counted[mark] for mark in MARKS if counted[mark]},
        clauses=len(in_force),
        ours=sum(any(mark in OURS for mark in clause.tags) for clause in in_force),
    )


def _table(texts: text.Texts, language: str, told: tables.Provenance) -> TableOrigin:
    name = f"table-{told.table}"
    shares = tuple(
        Share(source, texts.say(language, f"{name}-{source}"))
        for source in tables.SOURCES
        if texts.has(f"{name}-{source}")
    )
    return TableOrigin(told.table, texts.say(language, name), told.source, shares)
