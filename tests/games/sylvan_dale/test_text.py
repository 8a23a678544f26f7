"""Builders of Sylvan Dale: there are words for everything that can be asked, done, logged or scored."""

import re
from importlib import import_module
from pathlib import Path

import pytest

import tablewood as tw
from tablewood.games.sylvan_dale.game import SylvanDale
from tablewood.kernel import clauses, text
from tablewood.kernel.log import TABLE, Event
from tablewood.kernel.match import Match
from tablewood.kernel.step import Question
from tablewood.kernel.telling import Teller
from tests.table import Table

GAME = SylvanDale()
TEXTS = text.load(GAME.folder / "text")
BOOK = clauses.load(GAME.folder / "rules.md")
OF_THE_TABLE = {
    "round-began",
    "turned-up",
    "no-card",
    "shuffled",
    "dead-board",
    "stalemate",
    "round-scored",
}
"""Events that concern nobody in particular: their sentences name no player."""


def prompts() -> set[str]:
    """The prompts of all questions of the game."""
    found = set()
    for path in GAME.folder.glob("*.py"):
        module = import_module(f"tablewood.games.sylvan_dale.{path.stem}")
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, Question):
                found.add(thing.prompt)
    return found - {""}


def expected() -> dict[str, set[str]]:
    """Every text that the game needs, with its variables."""
    needed: dict[str, set[str]] = {"game-name": set(), "game-tagline": set()}
    needed |= {f"prompt-{prompt}": set() for prompt in prompts()}
    needed |= {f"waiting-{prompt}": {"player"} for prompt in prompts()}
    for moves in GAME.moves.in_order:
        needed[f"move-{moves.word}"] = {parameter.name for parameter in moves.parameters}
    for kind in GAME.events.kinds:
        given = {parameter.name for parameter in kind.parameters}
        needed[f"event-{kind.name}"] = given if kind.name in OF_THE_TABLE else given | {"player"}
    score = GAME.start(2).scores()[0]
    needed |= {f"score-{part}": set() for part, _ in score.parts}
    needed |= {f"tiebreak-{part}": set() for part, _ in score.tiebreaks}
    for option in GAME.options:
        needed |= {f"option-{option.name}": set(), f"option-{option.name}-help": set()}
    needed |= {f"clause-{clause.id}": set() for clause in BOOK.in_force()}
    parts = GAME.parts
    for domain, names in [
        ("style", parts.styles),
        ("creature", parts.creatures),
        ("item", parts.items),
        ("colour", parts.colours),
        ("district", parts.districts),
        ("card", parts.faces.names),
    ]:
        needed |= {f"{domain}-{name.replace('+', '-')}": set() for name in names}
    return needed


def test_all_questions_are_found() -> None:
    asked = {"play-card", "add-tile", "hang-banner", "use-items", "give-card", "choose-card"}
    assert asked <= prompts()


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_every_text_exists_with_its_variables_and_none_is_unused(language: str) -> None:
    # What explains a refusal or a warning is checked for all games (tests/conformance).
    ids = [name for name in TEXTS.ids(language) if not name.startswith(("because-", "undone-"))]
    found = {name: TEXTS.variables(name, language) for name in ids}
    assert found == expected()


def test_the_files_have_no_mistakes() -> None:
    assert text.Texts(GAME.folder / "text").problems() == []


def test_every_clause_of_the_rules_has_a_short_title() -> None:
    assert len(BOOK.in_force()) == 130
    for language in text.LANGUAGES:
        titles = [TEXTS.say(language, f"clause-{clause.id}") for clause in BOOK.in_force()]
        assert max(len(title) for title in titles) <= 60
        assert len(set(titles)) == len(titles)


def sentence(language: str, event: Event, reader: int) -> str:
    """What the log tells a reader about an event."""
    return Teller(GAME, max(GAME.seats), language).event(event, reader)


def played(seats: int) -> Table:
    """A game played at random to the end."""
    t = Table(Match(GAME, seats, seed=seats))
    chance = tw.seeded(seats)
    while not t.state.over:
        moves = t.offered()
        t.match.submit(t.state.seat, moves[chance.below(len(moves))])
    return t


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_the_log_of_whole_games_reads_as_sentences(language: str) -> None:
    kinds = set()
    for seats in GAME.seats:
        for event in played(seats).heard():
            kinds.add(GAME.events.kinds[event.kind].name)
            said = sentence(language, event, reader=0)
            heading = GAME.events.kinds[event.kind].name == "round-scored"
            assert said.endswith(":" if heading else "."), said
            assert said[0].isupper(), said
            assert not re.search(r"[{}$+\n]|hidden|  ", said), said
    assert TEXTS.problems() == []
    assert {"played", "added", "took", "drew", "scored-tree", "led-district", "axed"} <= kinds


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_only_the_owner_reads_which_card_was_drawn(language: str) -> None:
    event = next(event for event in played(2).heard("drew"))
    card = GAME.parts.faces.names[event.numbers[0]]
    name = TEXTS.name(language, "card", card)
    assert name in sentence(language, event, event.seat)
    for reader in (1 - event.seat, tw.SPECTATOR):
        assert name not in sentence(language, event, reader)


def test_a_sentence_names_the_player_who_acted() -> None:
    """General events have no seat, all others have one."""
    for seats in GAME.seats:
        for event in played(seats).heard():
            name = GAME.events.kinds[event.kind].name
            assert (event.seat == TABLE) == (name in OF_THE_TABLE), name


def test_a_missing_text_is_noticed(tmp_path: Path) -> None:
    for language in text.LANGUAGES:
        source = (GAME.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
        kept = source.replace("move-draw =", "move-drow =") if language == "fr" else source
        (tmp_path / f"{language}.ftl").write_text(kept, encoding="utf-8")
    problems = text.Texts(tmp_path).problems()
    assert problems == [
        'fr.ftl: no text "move-draw"',
        'en.ftl: no text "move-drow", which fr.ftl has',
    ]
