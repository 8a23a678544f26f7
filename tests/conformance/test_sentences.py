"""Every sentence a game can produce is one that people would say, in both languages.

Each kind of event and each verb is tried with every name it can take, and with numbers that need the singular and
the plural.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from tablewood.kernel.game import Game
from tablewood.kernel.log import Event, EventParameter, bundle
from tablewood.kernel.telling import Teller
from tablewood.kernel.text import LANGUAGES
from tests.conformance.settings import find_game, game_ids

NAMES = ("Alice", "Ben", "Hugo", "Émile", "Yves")
MANY = 7
"""The value of the other numbers in a sentence while one is varied."""

each_game = pytest.mark.parametrize("id", game_ids())
in_each_language = pytest.mark.parametrize("language", LANGUAGES)

# What no sentence may contain

BROKEN = {
    "a variable without a value, or an id": r"[{}$]|\b(?:event|move|prompt|waiting)-",
    "a secret that is not put into words": r"\bhidden\b",
    "an empty place": r"^\s|\s$|  | [.,)]|\(\s*\)|\( |: *\.|^[.,:;]",
    "a bare number in brackets": r"\(-?\d+\)",
    "more of something, and less than nothing": r"\+-|--\d",
}
BROKEN_FRENCH = {
    "an English word that stands for nothing": r"\bnone\b",
    "an article that must melt into the preposition": r"\b(?:[Dd]e|à|À) les? ",
    "a vowel that must be dropped before a vowel": (
        r"\b(?:[DdLlJjNn]e|[Ll]a|[Qq]ue) (?!onz|oui)[aeiouàâéèêîôûœAEIOUÀÂÉÈÊÎÔÛŒ]|\b[Dd]e H"
    ),
    "no space before the colon": r"\w[:;!?](?:\s|$)",
}
BROKEN_ENGLISH = {
    "a before a vowel": r"(?:^A|\ba) (?!one|eu|uni)[aeio][a-z]",
    "an before a consonant": r"(?:^A|\ba)n [b-df-gj-np-tv-z][a-z]",
    "a space before the colon": r" [:;!?]",
}

UNCOUNTED = {
    "en": {"wood", "stone", "fish", "wheat", "lumber", "ore", "food", "renown", "focus", "fame"}
    | {"vp"},
    "fr": {"bois", "pv", "repas"},
}
"""Words that are the same after any number."""
AFTER_ANY_NUMBER = {
    "en": {"against", "and", "at", "begins", "by", "each", "ends", "for", "from", "in", "is", "of"}
    | {"on", "or", "out", "over", "to", "with", "more", "less", "starts", "fewer", "is", "are"}
    | {"comes", "goes", "all", "power", "back"},
    "fr": {"à", "au", "aux", "avec", "commence", "contre", "dans", "de", "des", "du", "en", "est"}
    | {"et", "ou", "par", "pour", "se", "sont", "sur", "de", "d", "l", "a", "n", "s", "va", "vaut"},
}
"""Words that are not counted by a number before them."""


def flaws(said: str, language: str) -> list[str]:
    """What is wrong with a sentence on its own."""
    wrong = {**BROKEN, **(BROKEN_FRENCH if language == "fr" else BROKEN_ENGLISH)}
    return [what for what, pattern in wrong.items() if re.search(pattern, said)]


def counted(said: str, number: int) -> set[str]:
    """The words that follow this number."""
    return {word.lower() for word in re.findall(rf"(?<![\w.,+-]){number} ([^\W\d]+)", said)}


def disagreements(by_number: dict[int, str], language: str) -> list[str]:
    """Singulars after a plural number, and plurals after one, in the same sentence with different numbers."""
    same = UNCOUNTED[language] | AFTER_ANY_NUMBER[language]
    one, plural = counted(by_number[1], 1), counted(by_number[2], 2) | counted(by_number[11], 11)
    wrong = one & plural
    # Zero takes the singular in French and the plural in English.
    wrong |= counted(by_number[0], 0) & (plural if language == "fr" else one)
    return sorted(word for word in wrong if word not in same)


# Every way to tell an event


def values_of(parameter: EventParameter, seats: int) -> list[int]:
    """The values a parameter can take: everything it may name, and four numbers."""
    if parameter.seat:
        return list(range(seats))
    if parameter.domain is None:
        return [0, 1, 2, 11]
    things = list(range(parameter.domain.size))
    if not parameter.several:
        return things
    return [*[bundle([thing]) for thing in things], bundle([things[-1]] * 2), bundle(things[:3])]


def usual(parameter: EventParameter, seats: int) -> int:
    """The value of a parameter while another one is varied."""
    return (
        MANY if parameter.domain is None and not parameter.seat else values_of(parameter, seats)[0]
    )


def numbers_of(parameters: Sequence[EventParameter], seats: int) -> Iterator[tuple[int, list[int]]]:
    """All lists of numbers in which one parameter takes each of its values, with the index of that parameter."""
    base = [usual(parameter, seats) for parameter in parameters]
    yield 0, base
    for place, parameter in enumerate(parameters):
        for value in values_of(parameter, seats):
            yield place, [*base[:place], value, *base[place + 1 :]]


def event(kind: int, seat: int, numbers: Sequence[int]) -> Event:
    """An event with three numbers."""
    a, b, c, *_ = [*numbers, 0, 0, 0]
    return Event(kind, seat, (a, b, c))


def teller_of(game: Game[Any], language: str) -> Teller:
    """A narrator of the game between the people above."""
    seats = max(game.seats)
    return Teller(game, seats, language, NAMES[:seats])


def ends_like_a_sentence(said: str) -> bool:
    """Whether it starts with a capital or a number, and ends with a full stop, or with a colon as a heading does."""
    return bool(re.match(r"[A-ZÀ-Ý0-9«“+]", said)) and said[-1] in ".!?:"


def listed(wrong: list[str]) -> str:
    """Every flaw once, one per line."""
    return "\n".join(["", *dict.fromkeys(wrong)])


# The tests


@each_game
@in_each_language
def test_every_event_is_a_whole_sentence(id: str, language: str) -> None:
    game = find_game(id)
    teller = teller_of(game, language)
    seats = len(teller.names)
    wrong: list[str] = []
    for number, kind in enumerate(game.events.kinds):
        for at, (_, numbers) in enumerate(numbers_of(kind.parameters, seats)):
            seat = at % seats
            for reader in (seat, (seat + 1) % seats):
                said = teller.event(event(number, seat, numbers), reader)
                found = flaws(said, language)
                if not ends_like_a_sentence(said):
                    found.append("not a sentence")
                wrong += [f"{kind.name}: {said!r}: {what}" for what in found]
    assert not wrong, listed(wrong)
    assert teller.texts.problems() == []


@each_game
@in_each_language
def test_numbers_agree_with_what_they_count(id: str, language: str) -> None:
    game = find_game(id)
    teller = teller_of(game, language)
    seats = len(teller.names)
    wrong: list[str] = []
    for number, kind in enumerate(game.events.kinds):
        base = [usual(parameter, seats) for parameter in kind.parameters]
        for place, parameter in enumerate(kind.parameters):
            if parameter.domain is None and not parameter.seat:
                told = {
                    value: teller.event(
                        event(number, 0, [*base[:place], value, *base[place + 1 :]]), 0
                    )
                    for value in (0, 1, 2, 11)
                }
                bad = disagreements(told, language)
                wrong += [f"{kind.name}: {word}: {' | '.join(told.values())}" for word in bad]
    assert not wrong, listed(wrong)


@each_game
@in_each_language
def test_every_player_can_be_named(id: str, language: str) -> None:
    game = find_game(id)
    teller = teller_of(game, language)
    wrong: list[str] = []
    for number, kind in enumerate(game.events.kinds):
        base = [usual(parameter, len(teller.names)) for parameter in kind.parameters]
        for seat in range(len(teller.names)):
            said = teller.event(event(number, seat, base), seat)
            wrong += [f"{kind.name}: {said!r}: {what}" for what in flaws(said, language)]
            named = "player" in teller.texts.variables(f"event-{kind.name}", language)
            if named and teller.names[seat] not in said:
                wrong.append(f"{kind.name}: {said!r}: does not name {teller.names[seat]}")
    for text_id in teller.texts.ids(language):
        if text_id.startswith("waiting-"):
            for name in NAMES:
                said = teller.texts.say(language, text_id, player=name)
                wrong += [f"{text_id}: {said!r}: {what}" for what in flaws(said, language)]
    assert not wrong, listed(wrong)


@each_game
@in_each_language
def test_every_move_reads_well(id: str, language: str) -> None:
    game = find_game(id)
    teller = teller_of(game, language)
    wrong: list[str] = []
    for moves in game.moves.in_order:
        step = 1
        tried = {moves.base}
        for parameter in reversed(moves.parameters):
            tried |= {moves.base + step * value for value in range(parameter.domain.size)}
            step *= parameter.domain.size
        for move in sorted(tried):
            said = teller.move(move)
            wrong += [f"{moves.word}: {said!r}: {what}" for what in flaws(said, language)]
            if not re.match(r"[A-ZÀ-Ý0-9«“+]", said):
                wrong.append(f"{moves.word}: {said!r}: no capital")
    assert not wrong, listed(wrong)
    assert teller.texts.problems() == []


# The checks themselves

FLAWED = [
    ("fr", "Ben paie le jeton de Alice."),
    ("fr", "Le jeton de Hugo."),
    ("fr", "Ben reprend un dé de le jardin."),
    ("fr", "Ben va à les enchères."),
    ("fr", "Le niveau 1 de Établi."),
    ("fr", "Ben gagne bois (1)."),
    ("en", "Ben takes a apple."),
    ("en", "Ben takes  ."),
    ("en", "Ben draws hidden."),
]


@pytest.mark.parametrize(("language", "said"), FLAWED)
def test_a_flaw_is_found(language: str, said: str) -> None:
    assert flaws(said, language)


def test_a_number_that_does_not_agree_is_found() -> None:
    def told(word: str, plural: str, nothing: str) -> dict[int, str]:
        words = {0: nothing, 1: word, 2: plural, 11: plural}
        return {number: f"Ben paie {number} {what} à Alice." for number, what in words.items()}

    assert disagreements(told("pièce", "pièces", "pièce"), "fr") == []
    assert disagreements(told("coin", "coins", "coins"), "en") == []
    assert disagreements(told("pièce", "pièces", "pièces"), "fr") == ["pièces"]
    assert disagreements(told("coins", "coins", "coins"), "en") == ["coins"]
    assert disagreements(told("coin", "coins", "coin"), "en") == ["coin"]
