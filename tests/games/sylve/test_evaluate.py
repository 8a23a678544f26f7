"""Sylve: numbers for bots."""

import pytest

import tablewood as tw
from tablewood.games.sylve.evaluate import row_leads
from tablewood.kernel.playout import play_randomly
from tests.games.sylve.scenes import wood
from tests.table import Table

GAME = tw.game("sylve")


def worth(t: Table) -> float:
    return float(GAME.evaluate(t.state, 0))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"north": {"tokens": 3}}, {}),
        ({}, {"east": {"tokens": 3}}),
        ({"dice": {"A2": "nT", "A3": "nM"}}, {"dice": {"A2": "eT", "A3": "eM"}}),
        ({"dice": {"A2": "nT"}}, {"dice": {"A2": "nT fire"}}),
        ({"north": {"stock": {"plant": 4}}}, {"north": {"stock": {"plant": 1}}}),
        ({"north": {"tamed": ["AU1"]}}, {"north": {"released": ["AU1"]}}),
        ({"north": {"hand": ["P01"]}}, {"north": {"reserved": ["P01"]}}),
        (
            {"north": {"forests": ["F05"], "released": ["SP1"]}},
            {"north": {"forests": ["F05"], "released": ["WI1"]}},
        ),
    ],
)
def test_what_is_better_is_worth_more(better: dict[str, object], worse: dict[str, object]) -> None:
    assert worth(wood(**better)) > worth(wood(**worse)) + 0.2


def test_a_question_that_promises_something_counts_before_it_is_answered() -> None:
    tame = wood(north={"pool": "RT", "stock": {}}).says("north", "place river A1")
    gather = wood(north={"pool": "RT", "stock": {}}).says("north", "place river B3")
    assert worth(tame) > worth(gather)


@pytest.mark.parametrize(
    ("dice", "north", "east"),
    [
        ({}, 0, 0),
        ({"A2": "nT"}, 1, -1),
        ({"A2": "nT", "A3": "nM"}, 2, -2),
        ({"A2": "nT", "A3": "eM"}, 0, 0),
        ({"A2": "nT", "A3": "nM", "A4": "eM"}, 1, -1),
        ({"A2": "nT", "A3": "nM", "A4": "water"}, 1, -2),
        ({"A2": "fire"}, -1, -1),
    ],
)
def test_a_lead_is_over_the_best_other_player_and_over_the_elements(
    dice: dict[str, str], north: int, east: int
) -> None:
    assert row_leads(wood(dice=dice).state) == [north, east, 0, 0, 0, 0]


def test_what_nobody_at_the_table_has_counts_for_nobody() -> None:
    """Creatures of an empty pile were released by somebody who is not there."""
    assert worth(wood(piles={"spring": []})) == worth(wood())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_game_the_winner_stands_best(seats: int) -> None:
    for seed in range(5):
        state = GAME.start(seats, seed)
        play_randomly(state, tw.seeded(seed))
        values = [GAME.evaluate(state, seat) for seat in range(seats)]
        winner = state.winners()[0]
        assert values[winner] == max(values)


def test_the_features_are_always_as_many() -> None:
    count = len(GAME.features(GAME.start(2), 0))
    for seats in GAME.seats:
        state = GAME.start(seats, seats)
        while not state.over:
            assert len(GAME.features(state, seats - 1)) == count
            play_randomly(state, tw.seeded(seats), 5)
        assert len(GAME.features(state, 0)) == count
