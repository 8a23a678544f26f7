"""Sylve: numbers for bots."""

import tomllib
from collections.abc import Iterator

import pytest

import tablewood as tw
from tablewood.games.sylve.ai.evaluate import NAMES, WEIGHTS, row_leads
from tablewood.kernel.playout import play_randomly
from tablewood.kernel.vectors import Floats, listed
from tests.games.sylve.scenes import wood
from tests.table import Table

GAME = tw.game("sylve")


@pytest.fixture
def weights() -> Iterator[Floats]:
    """The weights that the evaluation reads; a test may change them."""
    kept = list(WEIGHTS)
    yield WEIGHTS
    for at, weight in enumerate(kept):
        WEIGHTS[at] = weight


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
    assert listed(row_leads(wood(dice=dice).state)) == [north, east, 0, 0, 0, 0]


def test_what_nobody_at_the_table_has_counts_for_nobody() -> None:
    """The creatures of an empty pile were released by a seat that nobody takes."""
    assert worth(wood(piles={"spring": []})) == worth(wood())


def test_the_weights_are_those_of_the_table() -> None:
    written = tomllib.loads((GAME.folder / "ai" / "weights.toml").read_text())["weights"]
    assert dict(zip(NAMES, WEIGHTS, strict=True)) == written


@pytest.mark.parametrize(
    ("name", "scene"),
    [
        ("ingredient", {"north": {"stock": {"plant": 1}}}),
        ("berry", {"north": {"stock": {"berry": 3}}}),
        ("die", {"north": {"pool": "TT"}, "east": {"pool": "T"}}),
        ("two_ahead", {"dice": {"A2": "nT", "A3": "nM"}}),
        ("one_ahead", {"dice": {"A2": "nT"}}),
        ("tied", {"north": {"tamed": ["SP1"]}}),
        ("behind", {"dice": {"A2": "nT"}}),
        ("guest", {"north": {"tamed": ["SP1"]}}),
        ("tamed", {"north": {"tamed": ["SP1"]}}),
        ("tamed_per_round", {"north": {"tamed": ["SP1"]}}),
        ("undrunk", {"north": {"hand": ["P01"]}}),
        ("reserved", {"north": {"reserved": ["P01"], "stock": {"plant": 2}}}),
        ("none_missing", {"north": {"reserved": ["P01"], "stock": {"plant": 2, "mushroom": 1}}}),
        ("one_missing", {"north": {"reserved": ["P01"], "stock": {"plant": 2}}}),
        ("two_missing", {"north": {"reserved": ["P01"], "stock": {"plant": 1}}}),
    ],
)
def test_each_weight_counts(name: str, scene: dict[str, object], weights: Floats) -> None:
    t = wood(**scene)
    before = worth(t)
    weights[NAMES.index(name)] *= 1.5
    assert worth(t) != before


def test_the_choice_of_what_to_tame_counts(weights: Floats) -> None:
    t = wood(north={"pool": "RT"}).says("north", "place river A1")
    before = worth(t)
    weights[NAMES.index("to_tame")] += 2.0
    assert worth(t) == pytest.approx(before + 2.0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_game_the_winner_has_the_highest_value(seats: int) -> None:
    for seed in range(5):
        state = GAME.start(seats, seed)
        play_randomly(state, tw.seeded(seed))
        values = [GAME.evaluate(state, seat) for seat in range(seats)]
        winner = state.winners()[0]
        assert values[winner] == max(values)


def test_the_number_of_features_never_changes() -> None:
    count = len(GAME.features(GAME.start(2), 0))
    for seats in GAME.seats:
        state = GAME.start(seats, seats)
        while not state.over:
            assert len(GAME.features(state, seats - 1)) == count
            play_randomly(state, tw.seeded(seats), 5)
        assert len(GAME.features(state, 0)) == count
