"""The heuristic value: what is plainly better is worth more."""

import tomllib

import pytest

import tablewood as tw
from tablewood.games.tree_society.ai.evaluate import (
    KEPT_COIN,
    NAMES,
    WEIGHTS,
    standing,
    turns_ahead,
    turns_left,
)
from tablewood.games.tree_society.state import Society
from tablewood.kernel.chance import seeded
from tablewood.kernel.playout import play_randomly
from tests.games.tree_society.scenes import MARKET, workshop
from tests.table import Table, table

GAME = tw.game("tree-society")


def worth(t: Table, seat: int = 0) -> float:
    return GAME.evaluate(t.state, seat)


def test_points_and_progress_are_worth_something() -> None:
    nothing = worth(workshop(purse=3))
    assert worth(workshop(purse=3, completed=["WRI08"])) > nothing + 10
    begun = worth(workshop(purse=3, in_progress={"WRI08": 1}))
    raised = worth(workshop(purse=3, in_progress={"WRI08": 2}))
    assert nothing < begun < raised < worth(workshop(purse=3, completed=["WRI08"]))


def test_coins_fruits_and_continuous_effects_are_worth_something() -> None:
    assert worth(workshop(purse=3)) < worth(workshop(purse=3, chest=2))
    assert worth(workshop(unsold=["apple-less"])) < worth(
        workshop(unsold=["apple-less", "cherry-less"])
    )
    plain = worth(workshop(in_progress={"MER05": 1}))
    assert plain < worth(workshop(in_progress={"MER03": 1}))


def test_what_helps_another_hurts() -> None:
    alone = table("tree-society", asks="build", fruit_market=MARKET)
    behind = table(
        "tree-society", asks="build", fruit_market=MARKET, birch={"completed": ["WRI08"]}
    )
    assert worth(behind) < worth(alone) - 10


def test_after_the_game_the_points_decide() -> None:
    t = table(
        "tree-society",
        round=9,
        goal_round=8,
        turn="birch",
        asks="take-fruit",
        fruit_market=MARKET,
        oak={"completed": ["WRI04"], "purse": 9},
        birch={"completed": ["WRI08"]},
    )
    t.says("birch", "take apple-take").is_over("birch")
    assert worth(t, 1) > 0 > worth(t, 0)
    assert round(worth(t, 0)) == 9 - 13


def test_the_weights_are_those_of_the_table() -> None:
    written = tomllib.loads((GAME.folder / "ai" / "weights.toml").read_text())["weights"]
    assert dict(zip(NAMES, WEIGHTS, strict=True)) == written
    assert list(written) == NAMES


def test_a_coin_is_worth_what_its_weight_says() -> None:
    more = worth(workshop(chest=4)) - worth(workshop(chest=3))
    assert more == pytest.approx(WEIGHTS[KEPT_COIN])


def test_a_waiting_player_has_kept_all_coins_and_a_resting_one_keeps_two() -> None:
    def at_rest(oak: int, birch: int) -> float:
        purses = {"oak": {"purse": oak}, "birch": {"purse": birch}}
        t = table("tree-society", asks="take-fruit", fruit_market=MARKET, **purses)
        return worth(t)

    assert at_rest(oak=4, birch=0) == at_rest(oak=3, birch=0) > at_rest(oak=1, birch=0)
    assert at_rest(oak=0, birch=4) < at_rest(oak=0, birch=3)


def society(t: Table) -> Society:
    assert isinstance(t.state, Society)
    return t.state


def test_until_the_end_is_triggered_everybody_expects_the_same_number_of_turns() -> None:
    s = society(table("tree-society", asks="build", fruit_market=MARKET))
    ahead = turns_ahead(s)
    assert ahead > 1.5
    assert [turns_left(s, seat, ahead) for seat in range(2)] == [ahead, ahead]


@pytest.mark.parametrize(
    ("round", "turn", "turns"),
    [(8, "oak", [1.0, 2.0]), (8, "birch", [1.0, 1.0]), (9, "oak", [0.0, 1.0])],
)
def test_after_that_those_later_in_the_round_have_one_more_turn(
    round: int, turn: str, turns: list[float]
) -> None:
    t = table(
        "tree-society",
        round=round,
        goal_round=8,
        turn=turn,
        asks="build",
        fruit_market=MARKET,
        oak={"completed": ["WRI08"]},
    )
    s = society(t)
    assert [turns_left(s, seat, turns_ahead(s)) for seat in range(2)] == turns


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_value_is_the_standing_against_the_best_and_the_average_of_the_others(
    seats: int,
) -> None:
    s = GAME.start(seats, seed=seats)
    while not s.over:
        stands = [standing(s, seat, turns_ahead(s)) for seat in range(seats)]
        for seat in range(seats):
            others = stands[:seat] + stands[seat + 1 :]
            average = sum(others) / len(others)
            against = stands[seat] - 0.5 * max(others) - 0.5 * average
            assert GAME.evaluate(s, seat) == pytest.approx(against)
        play_randomly(s, seeded(seats), 20)


def test_the_number_of_features_never_changes() -> None:
    counts = {len(GAME.features(GAME.start(seats, 1), 0)) for seats in (2, 3, 4)}
    assert len(counts) == 1
    hidden = table("tree-society", oak={"unsold": ["apple-row"], "sold": ["grape-row"]})
    other = table("tree-society", oak={"unsold": ["apple-row"], "sold": ["cherry-row"]})
    assert GAME.features(hidden.state, 0) != GAME.features(other.state, 0)
