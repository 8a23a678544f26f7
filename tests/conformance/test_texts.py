"""Whatever a game can ask, offer, tell or score has a text in every language."""

from __future__ import annotations

from typing import Any

import pytest

from tablewood.kernel import clauses, text
from tablewood.kernel.game import Game
from tablewood.kernel.telling import Teller
from tests.conformance.random_games import walk
from tests.conformance.settings import Setting, find_game, game_ids


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
