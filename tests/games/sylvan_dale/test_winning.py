"""Who wins, and the tie-breaks (SD-122 to SD-125)."""

from tests.rule import rule
from tests.table import Table, table

SIX_TO_FIVE = {
    "A1": "N | yC",
    "B1": "C | yT",
    "C1": "L | yN",
    "D1": "T | yL",
    "B2": "N | yC",
    "C2": "C | yT",
    "A2": "L | rN",
    "D2": "T | rC",
    "B3": "N | rL",
    "C3": "C | rT",
    "A3": "L | rN",
}
"""Two players: yellow has prestige for six trees, red for five, each of two levels.

Fernwood and heather go to yellow (6 + 6), riverbank is tied (4 each), stonefield goes to red (6):
the last scoring brings yellow 12 + 16 and red 10 + 10.
"""


def ended(
    trees: dict[str, str], red: dict[str, object], yellow: dict[str, object], **scene: object
) -> Table:
    """Red takes the last card of the game, which is then scored."""
    t = table(
        "sylvan-dale",
        round=2,
        asks="choose-card",
        trees=trees,
        red={"left": 0, **red},
        yellow={"left": 0, **yellow},
        **scene,
    )
    return t.says("red", "draw")


def bridging(points: int) -> dict[str, object]:
    return {"fame": {"bridges": points}}


@rule("SD-122")
def test_most_fame_wins_even_with_fewer_prestige_trees() -> None:
    t = ended(SIX_TO_FIVE, bridging(61), bridging(52))
    assert (t.score("red"), t.score("yellow")) == (81, 80)
    t.is_over("red")


@rule("SD-122")
def test_fame_from_all_four_sources_counts() -> None:
    t = ended(
        SIX_TO_FIVE,
        {"fame": {"banners": 5, "bridges": 5, "prestige": 10, "preeminence": 10}},
        {"fame": {"banners": 20}},
    )
    assert (t.score("red"), t.score("yellow")) == (50, 48)
    t.is_over("red")


@rule("SD-123")
def test_with_equal_fame_more_prestige_trees_win() -> None:
    """Edge case 52: 80 to 80, six trees to five; not even more banners help red."""
    trees = {**SIX_TO_FIVE, "A2": "L | rN*r", "D2": "T | rC*r"}
    t = ended(trees, bridging(60), bridging(52))
    assert (t.score("red"), t.score("yellow")) == (80, 80)
    t.is_over("yellow")


@rule("SD-123")
def test_the_final_board_counts_for_the_tie_break() -> None:
    """With the last ax red gives a tree to yellow: two trees to one become one to two."""
    t = table(
        "sylvan-dale",
        round=2,
        asks="use-items",
        played="nest-bridge",
        trees={"A1": "N | yC rT", "B2": "C | rL", "D2": "L | yN"},
        red={"left": 0, "items": {"ax": 1}, **bridging(6)},
        yellow={"left": 0},
    )
    t.says("red", "ax A1", "draw")
    assert (t.score("red"), t.score("yellow")) == (6 + 2 + 8, 2 + 2 + 6 + 6)
    t.is_over("yellow")


BALANCED = {"A1": "N | rC*r", "D1": "C | yC*y", "B2": "L | rN*r", "C2": "T | yN"}
"""Two prestige trees and 4 + 6 + 4 points in the last scoring for each; banners in trees 2 to 1."""


@rule("SD-124")
def test_if_still_tied_more_banners_in_trees_win() -> None:
    """Edge case 53: banners in trees two to one; yellow's three bridge banners do not count."""
    bridges = ["yellow A1-B1", "yellow B1-C1", "yellow C1-D1"]
    t = ended(BALANCED, bridging(0), bridging(0), bridges=bridges)
    assert t.score("red") == t.score("yellow") == 4 + 6 + 4
    assert [player.banners_left for player in t.view().players] == [14, 12]
    t.is_over("red")


@rule("SD-124")
def test_a_banner_that_sank_to_the_base_still_counts() -> None:
    trees = {"A1": "N | rC*r", "D1": "C*y | yC", "B2": "L | rN", "C2": "T*y | yN"}
    t = ended(trees, bridging(0), bridging(0))
    assert t.score("red") == t.score("yellow")
    t.is_over("yellow")


@rule("SD-125")
def test_with_everything_equal_the_victory_is_shared() -> None:
    """Edge case 54."""
    trees = {"A1": "N | rC*r", "D1": "C | yC*y", "B2": "L | rN", "C2": "T | yN"}
    t = ended(trees, bridging(0), bridging(0), bridges=["yellow A1-B1"])
    assert t.score("red") == t.score("yellow")
    t.is_over("red", "yellow")


@rule("SD-125")
def test_only_the_best_share_the_victory() -> None:
    t = table(
        "sylvan-dale",
        seats=3,
        round=2,
        asks="choose-card",
        trees={"A1": "N | yC", "D1": "C | bC", "A3": "T | rC"},
        red={"left": 0},
        yellow={"left": 0, "fame": {"banners": 5}},
        blue={"left": 0, "fame": {"bridges": 5}},
    )
    t.says("red", "draw")
    assert [t.score(name) for name in t.names] == [8, 13, 13]
    t.is_over("yellow", "blue")
