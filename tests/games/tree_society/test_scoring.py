"""Final scoring and what is counted (TS-2, TS-117 to TS-126, TS-163)."""

import pytest

from tests.games.tree_society.scenes import MARKET
from tests.rule import rule
from tests.table import Table, table


def board(**oak: object) -> Table:
    """Oak's board, with only these things on it."""
    return table("tree-society", asks="build", fruit_market=MARKET, oak={"unsold": [], **oak})


@rule("TS-118", "TS-120", "TS-119")
def test_a_completed_card_scores_its_level_3_only() -> None:
    t = board(completed=["WRI08", "WRI03"], in_progress={"WRI04": 1})
    # 13; 2 for each of 3 Writers banners; level 1 of WRI04.
    assert t.score("oak", "completed") == 13
    assert t.score("oak", "formulas") == 6
    assert t.score("oak", "in-progress") == 1
    assert t.score("oak") == 20
    t.asks("oak", "build")


@rule("TS-121")
def test_a_banner_counts_for_several_effects() -> None:
    t = board(completed=["WRI01", "WRI03", "WRI05"])
    # Three Writers banners: 1 for each, 2 for each, 2 for each of the largest guild.
    assert t.score("oak", "formulas") == 3 + 6 + 6
    t.asks("oak", "build")


BANNERS = ["BAN07", "BAN03", "WRI04"]
FRUITS = ["apple-row", "apple-less", "grape-row"]


@rule("TS-163", "TS-90", "TS-122")
@pytest.mark.parametrize(
    ("card", "oak", "points"),
    [
        ("WRI01", {"completed": BANNERS}, 1 * 5),
        ("BAN09", {"completed": BANNERS}, 3 * 5),
        ("WRI05", {"completed": BANNERS}, 2 * 3),
        ("WRI02", {"completed": BANNERS}, 2 * 2),
        ("EXP06", {"completed": BANNERS}, 2 * 3),
        ("ARC09", {"completed": BANNERS}, 2 * 4),
        ("MER09", {"sold": FRUITS}, 1 * 3),
        ("MER12", {"sold": FRUITS}, 3 * 2),
        ("MER08", {"sold": FRUITS}, 2 * 2),
        ("EXP09", {"unsold": FRUITS}, 2 * 3),
        ("MER06", {"unsold": FRUITS}, 2 * 2),
        ("BAN05", {"purse": 3, "chest": 4}, 1 * 7),
        ("MER08", {}, 0),
        ("EXP09", {}, 0),
    ],
)
def test_each_counter(card: str, oak: dict[str, object], points: int) -> None:
    completed = oak.get("completed", [])
    assert isinstance(completed, list)
    t = board(**{**oak, "completed": [*completed, card]})
    found = next(one for one in t.view("oak").players[0].completed if one.card == card)
    assert found.points == points
    t.asks("oak", "build")


@rule("TS-124")
def test_cards_in_progress_do_not_count_as_houses() -> None:
    t = board(completed=["ARC09"], in_progress={"BAN03": 2, "BAN07": 1})
    assert t.score("oak", "formulas") == 2
    t.asks("oak", "build")


@rule("TS-2", "TS-125")
def test_most_points_win() -> None:
    t = table(
        "tree-society",
        round=9,
        goal_round=8,
        turn="birch",
        asks="take-fruit",
        fruit_market=MARKET,
        oak={"completed": ["WRI08"]},
        birch={"completed": ["WRI04"], "in_progress": {"WRI11": 1}},
    )
    t.says("birch", "take apple-take").is_over("oak")
    assert (t.score("oak"), t.score("birch")) == (13, 9 + 3)
    scored = [(event.seat, event.numbers[1]) for event in t.heard("scored")]
    assert scored == [(0, 13), (1, 9), (1, 3)]
