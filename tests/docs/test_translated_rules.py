"""The French rules match the English ones: the same clauses, sources, citations, rulings and numbers."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest

import tablewood as tw
from tablewood.kernel import clauses
from tablewood.kernel.clauses import RuleBook
from tablewood.kernel.text import LANGUAGES

TRANSLATED = [language for language in LANGUAGES if language != "en"]
GAMES_AND_LANGUAGES = [(game, language) for game in tw.game_ids() for language in TRANSLATED]
CITED = re.compile(r"\b[A-Z]{2}-\d+\b|\bR\d+\b")
NUMBER = re.compile(r"\d+")
ENGLISH = re.compile(
    r"\b(the|and|of|with|without|player|players|card|cards|is|are|be|may|must|from|each|every|no|not|"
    r"any|turn|round|when|which|who|they|their|to|for|has|have|this|that|at|by|in|an|it)\b",
    re.IGNORECASE,
)
RAW = re.compile(r"\[[A-Z]\]|\((?:ruling|décision)|\*\*|_{2}")
BAD_FRENCH = re.compile(
    r"\bde les? (?!\w+(?:er|ir|re)\b)"  # "de le refuser" is right, "de le joueur" is not
    r"|\bà les? (?!\w+(?:er|ir|re)\b)"
    r"|\bsi ils?\b"
    r"|(?<!-)\b(?:le|la|de|que|ne|se|jusque|lorsque|puisque) (?!un à )[aeiouéèêâî]"
    r"|\b(?:de|que) (?=AL-)"
    r"|'",
    re.IGNORECASE,
)
NO_HARD_SPACE = re.compile(r"(?<![\u00a0\d]) ?[;:!?»](?= )|« ")

FRENCH_TOO = {"a", "on", "or", "in", "for"}
"""Words of both languages."""


@cache
def book(game: str, language: str) -> RuleBook:
    return clauses.of_game(tw.game(game).folder, language)


def texts(book: RuleBook) -> dict[str, str]:
    """All texts of a rulebook, by clause and ruling."""
    said = {clause.id: clause.text for clause in book.clauses}
    said.update({ruling.id: ruling.text for ruling in book.rulings})
    said.update({f"before {chapter}": note for chapter, note in book.notes.items()})
    return said


@pytest.mark.parametrize(("game", "language"), GAMES_AND_LANGUAGES)
def test_every_clause_is_there_in_the_same_place(game: str, language: str) -> None:
    ours, english = book(game, language), book(game, "en")
    assert (tw.game(game).folder / f"rules.{language}.md").is_file()
    assert [one.id for one in ours.clauses] == [one.id for one in english.clauses]
    assert [one.id for one in ours.rulings] == [one.id for one in english.rulings]
    assert [one.void for one in ours.clauses] == [one.void for one in english.clauses]
    places = [
        [one.chapters.index(clause.chapter) for clause in one.clauses] for one in (ours, english)
    ]
    assert places[0] == places[1]
    assert len(ours.notes) == len(english.notes)


@pytest.mark.parametrize(("game", "language"), GAMES_AND_LANGUAGES)
def test_every_clause_has_the_same_sources_and_rulings(game: str, language: str) -> None:
    ours, english = book(game, language), book(game, "en")
    for mine, theirs in zip(ours.clauses, english.clauses, strict=True):
        assert [part.tags for part in mine.parts] == [part.tags for part in theirs.parts], mine.id
        assert mine.rulings == theirs.rulings, mine.id
    for one, other in zip(ours.rulings, english.rulings, strict=True):
        assert one.clauses == other.clauses, one.id


@pytest.mark.parametrize(("game", "language"), GAMES_AND_LANGUAGES)
def test_every_clause_cites_the_same_clauses_and_numbers(game: str, language: str) -> None:
    ours, english = texts(book(game, language)), texts(book(game, "en"))
    for name in english.keys() & ours.keys():
        cited = [Counter(CITED.findall(one[name])) for one in (ours, english)]
        assert cited[0] == cited[1], name
        numbers = [Counter(NUMBER.findall(CITED.sub("", one[name]))) for one in (ours, english)]
        assert numbers[0] == numbers[1], name


@pytest.mark.parametrize("game", tw.game_ids())
def test_no_english_is_left_in_the_french_rules(game: str) -> None:
    ours, english = texts(book(game, "fr")), texts(book(game, "en"))
    for name, said in ours.items():
        plain = clauses.words(re.sub(r"`[^`]*`|\(`[^`]*`\)", "", said))
        left = [word for word in ENGLISH.findall(plain) if word.lower() not in FRENCH_TOO]
        assert left == [], f"{name}: {said}"
        assert said != english.get(name), name


@pytest.mark.parametrize("game", tw.game_ids())
def test_the_french_of_the_rules_is_well_formed(game: str) -> None:
    for name, said in texts(book(game, "fr")).items():
        assert not BAD_FRENCH.search(said), f"{name}: {said}"
        assert not NO_HARD_SPACE.search(said), f"{name}: {said}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tw.game_ids())
def test_no_raw_markup_is_shown(game: str, language: str) -> None:
    for name, said in texts(book(game, language)).items():
        assert not RAW.search(said), f"{name}: {said}"
        assert said.count("*") % 2 == 0, name
