"""Every refusal is true of its position: first the facts, then a clause that applies in this game."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from tablewood.kernel.explain import Explanation
from tablewood.kernel.options import BESIDE
from tablewood.kernel.step import ALLOWED
from tablewood.kernel.telling import Teller
from tablewood.kernel.text import ENGLISH, LANGUAGES, load
from tests.conformance.refusals import ONLY_WITH, VARIANTS, Refusal, idle_clauses, refusals
from tests.conformance.settings import Setting, find_game, game_ids, option_sets

GUESSES = 3

EXPLAINED = 4
"""How many refusals of one kind of move, to one question, by one clause, to explain in a game."""

OF_THE_RULES = {"seat"}
"""Domains that are shown as a player's name."""


def settings(id: str) -> list[Setting]:
    """A game of every player count and every value of every option."""
    game = find_game(id)
    return [
        Setting(id, seats, seed, dict(given))
        for seats in game.seats
        for seed, given in enumerate(option_sets(game, seats))
    ]


@pytest.fixture(scope="module", params=game_ids())
def met(request: pytest.FixtureRequest) -> list[tuple[Refusal, str, Explanation | None]]:
    """One refusal for each question, verb, clause and explanation that comes up, and what the player is told.

    A game has thousands of refusals by one clause for the same reason; we explain a few of each.
    """
    found: dict[tuple[object, ...], tuple[Refusal, str, Explanation | None]] = {}
    for setting in settings(request.param):
        idle = idle_clauses(setting)
        tried: Counter[tuple[object, ...]] = Counter()
        for refusal in refusals(setting):
            prompt, clause = refusal.state.step.prompt, refusal.clause
            met = (prompt, refusal.verb, clause, refusal.is_offered, clause in idle)
            tried[met] += 1
            if tried[met] <= EXPLAINED:
                told = refusal.explanation()
                key = (*met, told.kind if told else "")
                if key not in found:
                    found[key] = (refusal, str(refusal), told)
    return list(found.values())


Met = list[tuple[Refusal, str, Explanation | None]]


def test_every_refusal_has_a_clause(met: Met) -> None:
    assert [where for refusal, where, _ in met if refusal.clause == ALLOWED] == []


def test_no_refusal_cites_a_variant_that_is_not_in_play(met: Met) -> None:
    assert [where for one, where, _ in met if one.clause in idle_clauses(one.setting)] == []


def test_a_refusal_gives_the_facts_where_such_a_move_is_possible(met: Met) -> None:
    assert [where for one, where, told in met if one.is_offered and told is None] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_facts_read_without_a_mistake(met: Met, language: str) -> None:
    assert met
    for refusal, where, told in met:
        if told is not None:
            teller = Teller(refusal.setting.game, refusal.setting.seats, language)
            sentence = teller.explanation(told)
            assert sentence.endswith("."), f"{where}: {sentence}"
            assert "because-" not in sentence, f"{where}: {sentence}"
            assert not re.search(r"[{}]|\$|\bnone\b|\b-1\b", sentence), f"{where}: {sentence}"
            assert not re.search(r"\bde (le|les|[AEIOUH]\w)\b", sentence), f"{where}: {sentence}"
    folder = met[0][0].setting.game.folder / "text"
    assert [one for one in load(folder).problems() if "because-" in one] == []


@pytest.mark.parametrize("id", game_ids())
def test_the_facts_follow_from_what_the_seat_knows(id: str) -> None:
    """The facts are the same whatever is hidden, so they tell nothing that the seat may not know."""
    for setting in settings(id)[::4]:
        for number, refusal in enumerate(refusals(setting, every=11)):
            if number % 7:
                continue
            told = refusal.explanation()
            for seed in range(GUESSES):
                guess = refusal.state.guess(refusal.seat, seed)
                again = Refusal(
                    setting, guess, refusal.seat, refusal.move, refusal.clause, refusal.verb, True
                )
                assert again.explanation() == told, str(refusal)


@pytest.mark.parametrize("id", game_ids())
def test_texts_and_explanations_belong_together(id: str) -> None:
    game = find_game(id)
    sources = [file.read_text() for file in Path(game.folder).glob("explain*.py")]
    used = {kind for text in sources for kind in re.findall(r'because\(\s*"([a-z-]+)"', text)}
    ids = load(game.folder / "text").ids(ENGLISH)
    assert {one.removeprefix("because-") for one in ids if one.startswith("because-")} == used
    assert set(game.explanations()) == set(game.explanations()) & _clauses(id)


def _clauses(id: str) -> set[int]:
    text = (find_game(id).folder / "rules.md").read_text()
    return {int(number) for number in re.findall(r"^- \*\*[A-Z]+-(\d+)\*\*", text, re.MULTILINE)}


@pytest.mark.parametrize("id", game_ids())
def test_variants_are_options_and_their_clauses_exist(id: str) -> None:
    game = find_game(id)
    known = {option.name: option for option in game.options}
    for option, (off, clauses) in VARIANTS.get(id, {}).items():
        assert off in known[option].values()
        assert clauses <= _clauses(id)
    for option, by_word in ONLY_WITH.get(id, {}).items():
        words = {word for value in known[option].values() for word in str(value).split(BESIDE)}
        assert set(by_word) <= words
        assert frozenset().union(*by_word.values()) <= _clauses(id)
