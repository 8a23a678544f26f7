"""The sentences of a guide: each must be there in every language, be used, and name only clauses that exist."""

from __future__ import annotations

import re
from collections.abc import Collection
from pathlib import Path
from typing import NoReturn

from tablewood.kernel.clauses import RuleBook
from tablewood.kernel.errors import BadComponents
from tablewood.kernel.tables import Table
from tablewood.kernel.text import LANGUAGES, Texts

UNREADABLE = re.compile(r"(\w+)\.ftl:(\d+): (.*)", re.DOTALL)
DANGLING = re.compile(r"(\w+)\.ftl: ([\w-]+): (refers to .*)", re.DOTALL)
"""What `Texts` finds wrong with a file by itself. What one language lacks is told where it is needed."""

SCORING = "scoring-"
"""Texts whose ids begin like this may use the figures of the example."""


class GuideTexts:
    """The texts of one guide, and which of them its table needs."""

    def __init__(self, folder: Path) -> None:
        self.texts = Texts(folder)
        self._folder = folder
        self._needed: set[str] = set()
        self._check_files()

    def need(self, table: Table, *names: str, key: str = "") -> None:
        """The table, at this key, is told in these texts; complain about the first that is missing."""
        for name in names:
            self._needed.add(name)
            for language in LANGUAGES:
                if not self.texts.has(name, language):
                    table.fail(key, f'no text "{name}" in {self._shown(language)}')

    def check(self, rules: RuleBook, figures: Collection[str]) -> None:
        """Complain about texts that nothing needs, and about what others name; call it when all needs are known."""
        for language in LANGUAGES:
            for name in self.texts.ids(language):
                if wrong := self._wrong(name, language, rules, figures):
                    self._fail(language, name, wrong)

    def _check_files(self) -> None:
        """Complain about what cannot be read, or refers to nothing."""
        for problem in self.texts.problems():
            if found := UNREADABLE.fullmatch(problem):
                raise BadComponents(self._shown(found[1]), int(found[2]), "", found[3])
            if found := DANGLING.fullmatch(problem):
                self._fail(found[1], found[2], found[3])

    def _fail(self, language: str, name: str, what: str) -> NoReturn:
        """Complain about a text, with its line."""
        source = (self._folder / f"{language}.ftl").read_text(encoding="utf-8")
        found = re.search(rf"^{re.escape(name)}\s*=", source, re.MULTILINE)
        line = source.count("\n", 0, found.start()) + 1 if found else 0
        raise BadComponents(self._shown(language), line, name, what)

    def _wrong(
        self, name: str, language: str, rules: RuleBook, figures: Collection[str]
    ) -> str | None:
        """What is wrong with a text; None if nothing is."""
        if name not in self._needed:
            return "nothing in guide.toml uses this text"
        known = sorted(figures) if name.startswith(SCORING) else []
        unknown = sorted(self.texts.variables(name, language) - set(known))
        if unknown:
            return f"unknown variable ${unknown[0]}; known here: {', '.join(known) or 'none'}"
        said = self.texts.say(language, name, **dict.fromkeys(known, 0))
        there = [clause.id for clause in rules.in_force()] + [one.id for one in rules.rulings]
        for cited in re.findall(rf"\b(?:{rules.prefix}-|R)[1-9][0-9]*\b", said):
            if cited not in there:
                return f'the rules have no clause or ruling "{cited}"'
        return None

    def _shown(self, language: str) -> str:
        return f"{self._folder.name}/{language}.ftl"
