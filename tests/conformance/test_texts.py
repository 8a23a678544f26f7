"""Whatever a game can ask, offer, tell or score has a text in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tablewood.kernel import clauses, text
from tablewood.kernel.game import Game
from tablewood.kernel.telling import Teller
from tests.conformance.random_games import walk
from tests.conformance.settings import Setting, find_game, game_ids

ROOT = Path(__file__).resolve().parents[2]
FRENCH = sorted(
    path for root in ("src/tablewood", "web/src") for path in (ROOT / root).rglob("*fr.ftl")
)
"""All French texts: of the games, the commands, the server and the client."""

SOFT = re.compile(r"(?<=\S)[ \u202f](?=[:;!?»])|(?<=«)[ \u202f]")
"""A space at which a line could break before a mark of punctuation; or one that is not the usual U+00A0."""


class Said(Visitor):
    """Where in a file there is text, and not syntax or a comment."""

    def __init__(self) -> None:
        self.spans: list[range] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (the visitor's name)
        if node.span:
            self.spans.append(range(node.span.start, node.span.end))


def soft_spaces(source: str) -> Iterator[tuple[int, str]]:
    """The line of each space that must be hard, and what stands around it."""
    said = Said()
    said.visit(FluentParser().parse(source))
    for found in SOFT.finditer(source):
        at = found.start()
        if any(at in span for span in said.spans):
            yield source.count("\n", 0, at) + 1, source[max(0, at - 12) : at + 2]


def texts_of(game: Game[Any]) -> text.Texts:
    return text.Texts(game.folder / "text")


@pytest.mark.parametrize("id", game_ids())
def test_what_the_game_declares_has_a_text(id: str) -> None:
    game = find_game(id)
    texts = texts_of(game)
    book = clauses.load(game.folder / "rules.md")
    wanted = [
        "game-name",
        "game-tagline",
        *[f"move-{one.word}" for one in game.moves.in_order],
        *[f"event-{kind.name}" for kind in game.events.kinds],
        *[f"option-{option.name}" for option in game.options],
        *[f"option-{option.name}-help" for option in game.options],
        *[f"clause-{clause.id}" for clause in book.in_force()],
    ]
    assert [name for name in wanted if not texts.has(name)] == []
    assert texts.problems() == []


@pytest.mark.parametrize("id", game_ids())
def test_moves_and_events_supply_the_variables_of_their_texts(id: str) -> None:
    game = find_game(id)
    texts = texts_of(game)
    known = set(game.known_of(game.start(), 0))
    for one in game.moves.in_order:
        given = known | {parameter.name for parameter in one.parameters}
        assert texts.variables(f"move-{one.word}") <= given, one.word
    for kind in game.events.kinds:
        given = {"player", *[parameter.name for parameter in kind.parameters]}
        assert texts.variables(f"event-{kind.name}") <= given, kind.name


@pytest.mark.parametrize("id", game_ids())
def test_waiting_players_can_read_what_others_are_asked(id: str) -> None:
    texts = texts_of(find_game(id))
    for language in texts.languages:
        asked = {name for name in texts.ids(language) if name.startswith("prompt-")}
        assert asked
        for name in asked:
            waiting = name.replace("prompt-", "waiting-", 1)
            assert texts.variables(waiting, language) == {"player"}, waiting


@pytest.mark.parametrize("id", game_ids())
def test_every_question_event_and_score_of_a_game_has_words(id: str) -> None:
    game = find_game(id)
    texts = texts_of(game)
    for seats in game.seats:
        for at in walk(Setting(id, seats, 1)):
            if not at.state.over:
                assert texts.has(f"prompt-{at.state.step.prompt}"), at.state.step.prompt
        for score in at.state.scores():
            for name, _ in score.parts:
                assert texts.has(f"score-{name}"), name
        for language in texts.languages:
            teller = Teller(game, seats, language)
            for reader in at.viewers:
                assert all(teller.events(at.match.log.events, reader))
            assert all(teller.move(move) for move in range(game.moves.size))
            assert teller.texts.problems() == []


def test_french_punctuation_has_hard_spaces() -> None:
    assert len(FRENCH) > 40
    complaints = [
        f'{path.relative_to(ROOT)}:{line}: needs U+00A0: "{words}"'
        for path in FRENCH
        for line, words in soft_spaces(path.read_text(encoding="utf-8"))
    ]
    assert not complaints, "\n".join(complaints)


def test_soft_spaces_are_found_in_texts_alone() -> None:
    source = """\
# A comment : plain spaces do no harm here.
first = Une carte : « { $card } »
second = { $count ->
    [one] Une carte ; une seule
   *[other] Vraiment\u00a0?
  }
third = { $card } !
"""
    assert [line for line, _ in soft_spaces(source)] == [2, 2, 2, 4, 7]
