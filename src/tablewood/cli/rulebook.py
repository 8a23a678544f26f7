"""The clauses and rulings of a game on screen, in the reader's language, with their sources."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from tablewood.kernel import clauses, text
from tablewood.kernel.clauses import Clause, Part, Ruling
from tablewood.kernel.game import Game
from tablewood.kernel.provenance import MARKS
from tablewood.kernel.telling import Teller

WORDS = Path(__file__).parent / "text"
RULING = re.compile(r"r[1-9]\d*", re.IGNORECASE)


class Rules:
    """The rule book of one game, to be printed."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self.book = clauses.of_game(game.folder, language)
        self._language = language
        self._words = text.load(WORDS)
        self._teller = Teller(game, game.seats[0], language)

    def whole(self) -> RenderableType:
        """All chapters, the rulings, and what the marks mean."""
        parts: list[RenderableType] = [Text(self.book.title, style="bold underline")]
        for chapter in self.book.chapters:
            of_chapter = self.book.of_chapter(chapter)
            if of_chapter:
                parts.append(Text(f"\n{chapter}\n", style="bold"))
                parts += [self._printed(clause) for clause in of_chapter]
        if self.book.rulings:
            parts.append(Text(f"\n{self._say('rules-rulings')}\n", style="bold"))
            parts += [self._ruling(ruling) for ruling in self.book.rulings]
        return Group(*parts, self.legend(self.book.clauses))

    def names_a_clause(self, text: str) -> bool:
        """Does this look like the name of a clause or ruling, whether or not it exists: `SD-29`, `29`, `R9`?"""
        wanted = text.strip()
        clause = re.fullmatch(rf"(?:{self.book.prefix}-?)?\d+", wanted, re.IGNORECASE)
        return bool(clause or RULING.fullmatch(wanted))

    def clause(self, name: str | int) -> RenderableType:
        """One clause or ruling; UnknownClause or UnknownRuling if there is none of that name."""
        wanted = str(name).strip()
        if RULING.fullmatch(wanted):
            return self._ruling(self.book.ruling(wanted))
        clause = self.book.clause(name)
        return Group(self._printed(clause), self.legend([clause]))

    def found(self, words: str) -> RenderableType | None:
        """The clauses and rulings that contain all the words; None if there are none."""
        by_text = {clause.id for clause in self.book.search(words)}
        wanted = words.casefold().split()
        by_title = {
            clause.id
            for clause in self.book.in_force()
            if all(word in self.title(clause).casefold() for word in wanted)
        }
        held = [clause for clause in self.book.clauses if clause.id in by_text | by_title]
        decided = self.book.search_rulings(words)
        if not held and not decided:
            return None
        return Group(*map(self._printed, held), *map(self._ruling, decided), self.legend(held))

    def title(self, clause: Clause) -> str:
        """The clause's title in the reader's language, or its first words."""
        return self._teller.clause_title(clause.id) or clause.title

    def legend(self, shown: Iterable[Clause]) -> RenderableType:
        """What the marks of these clauses mean."""
        used = {mark for clause in shown for mark in clause.tags}
        lines = [f"[{mark}] {self._say(f'mark-{mark}')}" for mark in MARKS if mark in used]
        return Text("\n".join(lines), style="dim")

    def _printed(self, clause: Clause) -> RenderableType:
        heading = Text.assemble((clause.id, "bold cyan"), "  ", (self.title(clause), "bold"))
        body = Text()
        for part in clause.parts:
            self._add(body, part, clause.parts)
        rulings = [ruling.id for ruling in self.book.rulings_of(clause)]
        if rulings:
            body.append(f"\n{self._say('rules-see', rulings=', '.join(rulings))}", style="dim")
        return Group(heading, Padding(body, (0, 0, 1, 4), expand=False))

    def _add(self, body: Text, part: Part, parts: Sequence[Part]) -> None:
        """One part of a clause, with its marks before it."""
        if part is not parts[0]:
            body.append(" ")
        if part.tags:
            body.append("".join(f"[{mark}] " for mark in part.tags), style="dim")
        body.append(clauses.words(part.text))

    def _ruling(self, ruling: Ruling) -> RenderableType:
        heading = Text.assemble((ruling.id, "bold cyan"))
        if ruling.clauses:
            heading.append(f"  {', '.join(ruling.clauses)}", style="dim")
        body = Text(clauses.words(ruling.text))
        return Group(heading, Padding(body, (0, 0, 1, 4), expand=False))

    def _say(self, text_id: str, **variables: str) -> str:
        return self._words.say(self._language, text_id, **variables)
