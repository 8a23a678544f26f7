"""The heuristic value: what is plainly better is worth more."""

import tablewood as tw
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


def test_features_are_always_as_many() -> None:
    counts = {len(GAME.features(GAME.start(seats, 1), 0)) for seats in (2, 3, 4)}
    assert len(counts) == 1
    hidden = table("tree-society", oak={"unsold": ["apple-row"], "sold": ["grape-row"]})
    other = table("tree-society", oak={"unsold": ["apple-row"], "sold": ["cherry-row"]})
    assert GAME.features(hidden.state, 0) != GAME.features(other.state, 0)
