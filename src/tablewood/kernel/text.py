"""Texts for people, at the edge: names, prompts and log sentences from a game's Fluent files.

The rules only know ids and numbers. A game's folder `text/` holds one file a language (`en.ftl`,
`fr.ftl`) with the same ids in each; the browser reads the same files. A text that is missing in a
language is said in English, and one that is missing there too as its id: people can go on, and
`problems()` tells the tests.

A variable may be a thing, given as its domain and name. The attributes of the thing's own text are
then variables as well: with

    card-ARC05 = Établi du charpentier
        .the = l'Établi du charpentier

a sentence that is given `$card` may say `{ $card }`, `{ $card-the }`, `{ $card-of }` (`de l'Établi
du charpentier`), `{ $card-to }`, and choose its words by `$card-id` (`ARC05`). `of` and `to` follow
from `the`, or from the name where there is none (see `grammar`); an attribute of that name comes
before. A plain word such as a player's name has `of` and `to` too. `{ CAPITAL($card-the) }` begins
a sentence. A thing without a text whose name is a number is given as that number.

Several things at once, each with its count, are told as a list: `{ $goods }` is `2 plants and 1
crystal` where the things' texts have the attribute `plural`, and their bare names where not;
`{ $cards-the }` lists a form of them, with `×2` behind one that is there twice; `$goods-count` is how many there are
in all.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from tablewood.kernel import grammar

ENGLISH = "en"
LANGUAGES = (ENGLISH, "fr")

Thing = tuple[str, str]
"""A thing that has a name, by its domain and id: `("card", "ARC05")`."""

Given = str | int | Thing | dict[Thing, int]
"""What a variable of a text may be: a word, a number, a thing, or several things and their counts."""

FUNCTIONS: dict[str, Callable[[Any], Any]] = {"CAPITAL": lambda name: grammar.capital(str(name))}
"""What texts may call beside Fluent's own functions."""


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
        self._forms: dict[tuple[str, str, str], dict[str, str | int]] = {}
        self._complaints: dict[str, None] = {}

    def say(self, language: str, text_id: str, /, **variables: Given) -> str:
        """The text of an id, with its variables filled in: `say("fr", "move-add", tree="C3")`."""
        if not variables and (language, text_id) in self._said:
            return self._said[language, text_id]
        for speaking in self._in_order(language):
            if speaking.has(text_id):
                text, complaints = speaking.say(text_id, self._spelled(speaking.name, variables))
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

    def forms(self, language: str, domain: str, name: str) -> dict[str, str | int]:
        """All that a sentence may say of a thing: its name as "", and its forms (`the`, `of`)."""
        key = (language, domain, name)
        if key not in self._forms:
            self._forms[key] = self._forms_of(language, f"{domain}-{name}".replace("+", "-"), name)
        return self._forms[key]

    def has(self, text_id: str, language: str = ENGLISH) -> bool:
        """Is the text written in that language itself?"""
        return language in self._speaking and self._speaking[language].has(text_id)

    def ids(self, language: str = ENGLISH) -> list[str]:
        """The ids of all texts of a language, in the order of its file."""
        return list(self._speaking[language].texts) if language in self._speaking else []

    def variables(self, text_id: str, language: str = ENGLISH) -> set[str]:
        """The variables that a text uses, itself or through the texts it refers to.

        Forms count as the variable they belong to: `$card-of` is `card`.
        """
        return {base(name) for name in self._speaking[language].variables(text_id)}

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

    def _spelled(self, language: str, given: dict[str, Given]) -> dict[str, str | int]:
        """The variables as Fluent takes them: every form under a name of its own."""
        spelled: dict[str, str | int] = {}
        for name, value in given.items():
            if isinstance(value, dict):
                forms = self._listed(language, value)
            elif isinstance(value, tuple):
                forms = self.forms(language, *value)
            elif isinstance(value, str):
                forms = {"": value, **grammar.forms(language, value)}
            else:
                forms = {"": value}
            for form, said in forms.items():
                spelled[f"{name}-{form}" if form else name] = said
        return spelled

    def _listed(self, language: str, things: dict[Thing, int]) -> dict[str, str | int]:
        """Several things as lists: with their counts, and in each form that all of them have."""
        every = [self.forms(language, *thing) for thing in things]
        counted = [_counted(*one) for one in zip(every, things.values(), strict=True)]
        common = set.intersection(*[set(forms) for forms in every]) - {"", "id"}
        return {
            "": grammar.together(language, counted),
            "count": sum(things.values()),
            **{
                form: grammar.together(
                    language,
                    [
                        _repeated(str(forms[form]), n)
                        for forms, n in zip(every, things.values(), strict=True)
                    ],
                )
                for form in common
            },
        }

    def _forms_of(self, language: str, text_id: str, name: str) -> dict[str, str | int]:
        speaking = next((one for one in self._in_order(language) if one.has(text_id)), None)
        if speaking is None:
            if name.isdecimal():
                return {"": int(name)}
            return {"": name, "id": name, **grammar.forms(language, name)}
        called = self.say(language, text_id)
        own = speaking.attributes(text_id)
        return {
            "": called,
            "id": name.replace("+", "-"),
            **grammar.forms(speaking.name, own.get("the", called)),
            **own,
        }


def _repeated(name: str, count: int) -> str:
    """A form of a thing that is there so many times."""
    return f"{name} ×{count}" if count > 1 else name


def _counted(forms: dict[str, str | int], count: int) -> str:
    """A thing and how often it is there; a thing without a plural is alone of its kind."""
    if "plural" not in forms:
        return str(forms[""])
    return f"{count} {forms['' if count == 1 else 'plural']}"


def base(variable: str) -> str:
    """The variable that a form belongs to: `card` for `card-of`."""
    return variable.partition("-")[0]


class _Language:
    """One file: its texts, and what is wrong with it."""

    def __init__(self, folder: Path, language: str) -> None:
        self.name = language
        self.file = f"{language}.ftl"
        self.texts: dict[str, ast.Message] = {}
        self.problems: list[str] = []
        self._terms: dict[str, ast.Term] = {}
        self._bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
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

    def attributes(self, text_id: str) -> dict[str, str]:
        """The forms that a thing's text gives beside its name."""
        found: dict[str, str] = {}
        for attribute, pattern in self._bundle.get_message(text_id).attributes.items():
            said, errors = self._bundle.format_pattern(pattern)
            self.problems += [f"{self.file}: {text_id}.{attribute}: {error}" for error in errors]
            found[attribute] = str(said)
        return found

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
        known = {base(variable) for variable in first.variables(name)}
        for variable in sorted({base(one) for one in other.variables(name)} - known):
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
