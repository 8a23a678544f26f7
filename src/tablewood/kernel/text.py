"""Texts for people, at the edge: names, prompts and log sentences from a game's Fluent files.

The rules only know ids and numbers. A game's folder `text/` holds one file a language (`en.ftl`,
`fr.ftl`) with the same ids in each; the browser reads the same files. A text that is missing in a
language is said in English, and one that is missing there too as its id: people can go on, and
`problems()` tells the tests.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

ENGLISH = "en"
LANGUAGES = (ENGLISH, "fr")


@cache
def load(folder: Path) -> Texts:
    """The texts of a folder, read once a process."""
    return Texts(folder)


class Texts:
    """The texts of one folder in all languages; the first language stands in for the others."""

    def __init__(self, folder: Path, languages: tuple[str, ...] = LANGUAGES) -> None:
        self.languages = languages
        self._speaking = {language: _Language(folder, language) for language in languages}
        self._said: dict[tuple[str, str], str] = {}
        self._complaints: dict[str, None] = {}

    def say(self, language: str, text_id: str, /, **variables: str | int) -> str:
        """The text of an id, with its variables filled in: `say("fr", "move-add", tree="C3")`."""
        if not variables and (language, text_id) in self._said:
            return self._said[language, text_id]
        for speaking in self._in_order(language):
            if speaking.has(text_id):
                text, complaints = speaking.say(text_id, variables)
                self._complaints.update(dict.fromkeys(complaints))
                if not variables:
                    self._said[language, text_id] = text
                return text
        self._complaints[f'no text "{text_id}"'] = None
        return text_id

    def name(self, language: str, domain: str, name: str) -> str:
        """The name of a thing (`style`, `nest`); one that needs no text (`C3`) is its own name."""
        text_id = f"{domain}-{name}".replace("+", "-")
        known = any(speaking.has(text_id) for speaking in self._in_order(language))
        return self.say(language, text_id) if known else name

    def has(self, text_id: str, language: str = ENGLISH) -> bool:
        """Is the text written in that language itself?"""
        return language in self._speaking and self._speaking[language].has(text_id)

    def ids(self, language: str = ENGLISH) -> list[str]:
        """The ids of all texts of a language, in the order of its file."""
        return list(self._speaking[language].texts) if language in self._speaking else []

    def variables(self, text_id: str, language: str = ENGLISH) -> set[str]:
        """The variables that a text uses, itself or through the texts it refers to."""
        return self._speaking[language].variables(text_id)

    def problems(self) -> list[str]:
        """What is wrong in the files, and what went wrong in saying; empty when all is well."""
        first, *others = self._speaking.values()
        found = [problem for speaking in self._speaking.values() for problem in speaking.problems]
        for other in others:
            found += _differences(first, other)
        return found + list(self._complaints)

    def _in_order(self, language: str) -> list[_Language]:
        """Who speaks: `fr-CA`, else `fr`, else the first language."""
        wanted = [language, language.partition("-")[0], self.languages[0]]
        return [self._speaking[one] for one in dict.fromkeys(wanted) if one in self._speaking]


class _Language:
    """One file: its texts, and what is wrong with it."""

    def __init__(self, folder: Path, language: str) -> None:
        self.file = f"{language}.ftl"
        self.texts: dict[str, ast.Message] = {}
        self.problems: list[str] = []
        self._terms: dict[str, ast.Term] = {}
        self._bundle = FluentBundle([language], use_isolating=False)
        try:
            source = (folder / self.file).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            self.problems.append(f"{self.file}: cannot be read: {error}")
            return
        resource = FluentParser().parse(source)
        for entry in resource.body:
            self._take(source, entry)
        self._bundle.add_resource(ast.Resource([*self.texts.values(), *self._terms.values()]))
        self._check_references()

    def has(self, text_id: str) -> bool:
        return text_id in self.texts

    def say(self, text_id: str, variables: dict[str, str | int]) -> tuple[str, list[str]]:
        """The text, and complaints about what it lacked."""
        pattern = self._bundle.get_message(text_id).value
        assert pattern is not None, f"{text_id} has no text, and was not to be kept"
        text, errors = self._bundle.format_pattern(pattern, variables)
        return str(text), [f"{self.file}: {text_id}: {error}" for error in errors]

    def variables(self, text_id: str) -> set[str]:
        found: set[str] = set()
        open_ids, seen = [text_id], {text_id}
        while open_ids:
            used = _Used(self.texts.get(open_ids.pop()))
            found |= used.variables
            open_ids += used.messages - seen
            seen |= used.messages
        return found

    def _take(self, source: str, entry: ast.EntryType) -> None:
        """Keep a text; complain about one that is unreadable, repeated or empty."""
        start = entry.span.start if entry.span else 0
        line = source.count("\n", 0, start) + 1
        if isinstance(entry, ast.Junk):
            what = "; ".join(note.message or "" for note in entry.annotations)
            self.problems.append(f"{self.file}:{line}: unreadable: {what}")
        elif isinstance(entry, ast.Term):
            if entry.id.name in self._terms:
                self.problems.append(f'{self.file}:{line}: "-{entry.id.name}" a second time')
            self._terms[entry.id.name] = entry
        elif isinstance(entry, ast.Message):
            if entry.value is None:
                self.problems.append(f'{self.file}:{line}: "{entry.id.name}" has no text')
            elif entry.id.name in self.texts:
                self.problems.append(f'{self.file}:{line}: "{entry.id.name}" a second time')
            else:
                self.texts[entry.id.name] = entry

    def _check_references(self) -> None:
        """A text may only refer to texts and terms of its own file."""
        entries: list[ast.Message | ast.Term] = [*self.texts.values(), *self._terms.values()]
        for entry in entries:
            used = _Used(entry)
            unknown = sorted(used.messages - self.texts.keys())
            unknown += [f"-{name}" for name in sorted(used.terms - self._terms.keys())]
            for name in unknown:
                self.problems.append(f'{self.file}: {entry.id.name}: refers to unknown "{name}"')


def _differences(first: _Language, other: _Language) -> list[str]:
    """Both files must have the same ids, and the second no variable unknown to the first."""
    found = [f'{other.file}: no text "{name}"' for name in first.texts if name not in other.texts]
    for name in other.texts:
        if name not in first.texts:
            found.append(f'{first.file}: no text "{name}", which {other.file} has')
            continue
        for variable in sorted(other.variables(name) - first.variables(name)):
            found.append(f"{other.file}: {name}: ${variable} is not in {first.file}")
    return found


class _Used:
    """What a text is made of: the variables, texts and terms that it mentions."""

    def __init__(self, entry: ast.Message | ast.Term | None) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.terms: set[str] = set()
        self._look(entry)

    def _look(self, node: object) -> None:
        """Look at a node of the parsed text, and at all within."""
        if isinstance(node, list):
            for one in node:
                self._look(one)
        elif isinstance(node, ast.VariableReference):
            self.variables.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            self.messages.add(node.id.name)
        elif isinstance(node, ast.BaseNode):
            if isinstance(node, ast.TermReference):
                self.terms.add(node.id.name)
            for part in vars(node).values():
                self._look(part)
