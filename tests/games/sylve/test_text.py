"""Sylve: there are words for everything that can be asked, done, logged or scored."""

import re
from importlib import import_module

import pytest

from tablewood.games.sylve.game import Sylve
from tablewood.games.sylve.terminal import effect_words, power_words
from tablewood.kernel import clauses, text
from tablewood.kernel.log import TABLE
from tablewood.kernel.match import Match
from tablewood.kernel.step import Question
from tablewood.kernel.telling import Teller
from tests.table import Table

GAME = Sylve()
TEXTS = text.load(GAME.folder / "text")
BOOK = clauses.load(GAME.folder / "rules.md")
OF_THE_TABLE = {"round-began", "dealt", "appeared", "joined", "discarded", "village-turned"} | {
    "final-scoring"
}
"""Events that concern nobody in particular: their sentences name no player."""


def prompts() -> set[str]:
    """The prompts of all questions of the game."""
    found = set()
    for path in GAME.folder.glob("*.py"):
        module = import_module(f"tablewood.games.sylve.{path.stem}")
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, Question):
                found.add(thing.prompt)
    return found - {""}


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_names_and_prompts_have_a_text(language: str) -> None:
    parts = GAME.parts
    wanted = [f"prompt-{prompt}" for prompt in prompts()]
    for domain, names in [
        ("die", parts.faces),
        ("good", parts.goods),
        ("season", parts.seasons),
        ("place", parts.village),
        ("forest", parts.forests),
        ("creature", parts.creatures),
        ("potion", parts.potions),
        ("character", parts.characters),
        ("colour", parts.colours),
        ("power", parts.power_names),
        ("seat", GAME.seat_names(4)),
        ("when", [when.replace(" ", "-") for when in parts.when]),
    ]:
        wanted += [f"{domain}-{name}" for name in names]
    score = GAME.start(2).scores()[0]
    wanted += [f"score-{part}" for part, _ in score.parts]
    wanted += [f"tiebreak-{part}" for part, _ in score.tiebreaks]
    assert [name for name in wanted if not TEXTS.has(name, language)] == []
    assert {"turn", "tame", "scorch", "level"} <= prompts()


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_moves_and_events_use_their_variables(language: str) -> None:
    for moves in GAME.moves.in_order:
        given = {parameter.name for parameter in moves.parameters}
        assert TEXTS.variables(f"move-{moves.word}", language) == given, moves.word
    for kind in GAME.events.kinds:
        given = {parameter.name for parameter in kind.parameters}
        who = set() if kind.name in {*OF_THE_TABLE, "set-aside"} else {"player"}
        assert TEXTS.variables(f"event-{kind.name}", language) == given | who, kind.name


def test_the_files_have_no_mistakes() -> None:
    assert text.Texts(GAME.folder / "text").problems() == []


def test_every_clause_of_the_rules_has_a_short_title() -> None:
    assert len(BOOK.in_force()) == 187
    for language in text.LANGUAGES:
        titles = [TEXTS.say(language, f"clause-{clause.id}") for clause in BOOK.in_force()]
        assert max(len(title) for title in titles) <= 60
        assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_the_log_of_whole_games_reads_as_sentences(language: str) -> None:
    heard = set()
    for seats in GAME.seats:
        t = Table(Match(GAME, seats, seed=seats, options={"powers": True}))
        teller = Teller(GAME, seats, language)
        step = 7
        while not t.state.over:
            moves = t.offered()
            t.match.submit(t.state.seat, moves[step % len(moves)])
            step = (step * 31 + 11) % 1009
        for event in t.heard():
            name = GAME.events.kinds[event.kind].name
            heard.add(name)
            assert (event.seat == TABLE) == (name in OF_THE_TABLE), name
            said = teller.event(event, 0)
            assert said.endswith("."), said
            assert not re.search(r"[{}$\n]|hidden|none|  ", said), said
    assert {"placed", "forced", "gathered", "tamed", "brewed", "controlled", "scorched"} <= heard


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_every_power_and_effect_is_told(language: str) -> None:
    parts = GAME.parts
    for when, power in zip(parts.when, parts.powers, strict=True):
        assert not re.search(r"when-|does-|[{}]", power_words(TEXTS, language, when, power.words))
    for effect in [*parts.drinks, *[one for action in parts.actions for one in action]]:
        assert effect_words(TEXTS, language, effect.words) != effect.words
    assert power_words(TEXTS, "en", "slot element", "gather berry 2") == (
        "Place any element die here: gather 2 power berries."
    )
