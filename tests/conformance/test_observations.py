"""Every observation, for every game that has one, every player count and every option.

`TABLEWOOD_OBSERVATIONS=1000` compares at least that many guesses a game, in more games than `make test` plays.
"""

from __future__ import annotations

import os

import pytest

from tablewood.kernel.observation import Observation
from tests.conformance.checks import Property, check
from tests.conformance.observations import (
    Memory,
    has_observation,
    observed_tables,
    rows_are_sound,
    rows_tell_what_views_tell,
)
from tests.conformance.properties import Broken
from tests.conformance.random_games import walk
from tests.conformance.settings import Setting, find_game, game_ids, option_sets

GUESSES = int(os.environ.get("TABLEWOOD_OBSERVATIONS", "0"))
"""How many guesses of each game to compare, at least; some in any case."""

EVERY = 6
"""How many decisions apart to look, with the usual options."""

RARELY = 40
"""How many decisions apart to look, with other options."""

MOVES = 4
"""How many of the moves at a decision to try."""

OBSERVED = [id for id in game_ids() if has_observation(find_game(id))]


@pytest.mark.parametrize(("game", "seats"), observed_tables())
def test_rows_are_filled_inside_their_ranges_wherever_they_are_written(
    game: str, seats: int
) -> None:
    sound = Property(rows_are_sound, every=3)
    assert check(Setting(game, seats, 1), [sound]) > 0
    for seed, options in enumerate(option_sets(find_game(game), seats)[1:], 50):
        assert check(Setting(game, seats, seed, options), [sound], rarely=8) > 0


@pytest.mark.parametrize(("game", "seats"), observed_tables())
def test_rows_are_equal_exactly_where_views_are(game: str, seats: int) -> None:
    rules = find_game(game)
    memory = Memory(rules.observation_spec(seats))
    compared = 0
    for seed, options in enumerate(option_sets(rules, seats)):
        setting = Setting(game, seats, seed, options)
        compared += compare_a_game(setting, memory, RARELY if options else EVERY, 1)
    wanted = GUESSES // len(rules.seats)
    seed = 1000
    while compared < wanted:
        compared += compare_a_game(Setting(game, seats, seed), memory, EVERY, 2)
        seed += 1
    assert compared > 0


def compare_a_game(setting: Setting, memory: Memory, every: int, guesses: int) -> int:
    """Compare positions of a random game with all that the memory has; how many guesses."""
    compared = 0
    for at in walk(setting):
        if at.state.over or (at.number + setting.seed) % every == 0:
            try:
                compared += rows_tell_what_views_tell(at, memory, guesses, MOVES)
            except Broken as broken:
                pytest.fail(f"{setting}, decision {at.number}: {broken}")
    return compared


@pytest.mark.parametrize("game", OBSERVED)
def test_fields_are_described(game: str) -> None:
    rules = find_game(game)
    for seats in rules.seats:
        spec = rules.observation_spec(seats)
        assert rules.observation_spec(seats) is spec, "a spec is made once for each player count"
        assert (spec.seats, spec.version >= 1) == (seats, True)
        assert spec.size == sum(field.size for field in spec.fields)
        for field in spec.fields:
            assert field.name.replace("_", "").isalnum(), field.name
            assert field.name == field.name.lower(), field.name
            assert len(field.meaning.split()) > 1, f"{field.name}: {field.meaning!r}"


@pytest.mark.parametrize("game", OBSERVED)
def test_observing_changes_nothing(game: str) -> None:
    """`rows_are_sound` is not among the cheap properties, so that the position is compared before and after."""
    sound = Property(rows_are_sound, every=5, soak=5)
    assert not sound.is_cheap
    assert check(Setting(game, find_game(game).seats[0], 2), [sound]) > 0


def test_a_number_that_differs_is_named() -> None:
    spec = Observation(1, 2)
    spec.field("round", 1, 2, "the round")
    spec.field("coins", 0, 9, "coins of each seat", size=2)
    one, other = Row((1, 3, 4)), Row((1, 3, 5))
    assert Memory(spec).differing(one, other) == "coins (3, 4) and (3, 5)"  # type: ignore[arg-type]


class Row:
    """As much of `Seen` as two rows need to be compared."""

    def __init__(self, row: tuple[int, ...]) -> None:
        self.row = row
