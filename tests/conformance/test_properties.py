"""Every property, for every game and player count, with default options and with all others."""

from __future__ import annotations

import pytest

from tests.conformance.checks import PROPERTIES, Property, check
from tests.conformance.programs import secrets_are_found
from tests.conformance.properties import guesses_change_what_is_hidden
from tests.conformance.settings import Setting, find_game, game_ids, option_sets, tables


@pytest.mark.parametrize("one", PROPERTIES, ids=lambda one: one.name)
@pytest.mark.parametrize(("game", "seats"), tables())
def test_a_property(game: str, seats: int, one: Property) -> None:
    # Each seed plays a different game, so that together they cover many.
    seed = 1 + PROPERTIES.index(one)
    assert check(Setting(game, seats, seed), [one]) > 0


@pytest.mark.parametrize(("game", "seats"), tables())
def test_all_properties_with_other_options(game: str, seats: int) -> None:
    _, *others = option_sets(find_game(game), seats)
    for seed, options in enumerate(others, 100):
        assert check(Setting(game, seats, seed, options), PROPERTIES, rarely=16) > 0


@pytest.mark.parametrize(("game", "seats"), tables())
def test_guesses_deal_anew(game: str, seats: int) -> None:
    guesses_change_what_is_hidden(Setting(game, seats, 1))


@pytest.mark.parametrize(("game", "seats"), tables())
def test_declared_secrets_exist(game: str, seats: int) -> None:
    for options in option_sets(find_game(game), seats):
        secrets_are_found(Setting(game, seats, 1, options))


@pytest.mark.parametrize("game", game_ids())
def test_the_notation_of_the_whole_move_space_parses_back(game: str) -> None:
    rules = find_game(game)
    state = rules.start()
    written = [rules.notation(state, move) for move in range(rules.moves.size)]
    assert [rules.parse(state, text) for text in written] == list(range(rules.moves.size))
