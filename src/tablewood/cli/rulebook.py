"""The clauses of a game on the screen, each with its title in the reader's language."""

from __future__ import annotations

import re
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from tablewood.kernel import clauses
from tablewood.kernel.clauses import Clause
from tablewood.kernel.game import Game
from tablewood.kernel.telling import Teller


class Rules:
    """The rule book of one game, to be printed."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self.book = clauses.load(game.folder / "rules.md")
        self._teller = Teller(game, game.seats[0], language)

    def whole(self) -> RenderableType:
        """All chapters."""
        parts: list[RenderableType] = [Text(self.book.title, style="bold underline")]
        for chapter in self.book.chapters:
            of_chapter = self.book.of_chapter(chapter)
            if of_chapter:
                parts.append(Text(f"\n{chapter}\n", style="bold"))
                parts += [self._printed(clause) for clause in of_chapter]
        return Group(*parts)

    def names_a_clause(self, text: str) -> bool:
        """Is this meant as a clause, be there such a one or not: `SD-29`, `29`?"""
        return bool(re.fullmatch(rf"(?:{self.book.prefix}-?)?\d+", text.strip(), re.IGNORECASE))

    def clause(self, name: str | int) -> RenderableType:
        """One clause; UnknownClause if there is none of that name."""
        return self._printed(self.book.clause(name))

    def found(self, words: str) -> RenderableType | None:
        """The clauses that hold all the words in text, chapter or title; None if there are none."""
        by_text = {clause.id for clause in self.book.search(words)}
        wanted = words.casefold().split()
        by_title = {
            clause.id
            for clause in self.book.in_force()
            if all(word in self.title(clause).casefold() for word in wanted)
        }
        held = [clause for clause in self.book.clauses if clause.id in by_text | by_title]
        return Group(*map(self._printed, held)) if held else None

    def title(self, clause: Clause) -> str:
        """The clause's title in the reader's language, or its first words."""
        return self._teller.clause_title(clause.id) or clause.title

    def _printed(self, clause: Clause) -> RenderableType:
        heading = Text.assemble((clause.id, "bold cyan"), "  ", (self.title(clause), "bold"))
        if clause.tags:
            heading.append(f"  [{', '.join(clause.tags)}]", style="dim")
        body = Text(clause.text.replace("**", "").replace("`", ""))
        return Group(heading, Padding(body, (0, 0, 1, 4), expand=False))
