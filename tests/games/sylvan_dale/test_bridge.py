"""The bridge: it joins two adjacent trees and scores at once (SD-93 to SD-102)."""

import pytest

from tests.rule import rule
from tests.table import Table, table

FRONT = """A1-B1 A1-A2 B1-C1 B1-B2 C1-D1 C1-C2 D1-E1 D1-D2 E1-E2 A2-B2 A2-A3 B2-C2 B2-B3 C2-D2 C2-C3
D2-E2 D2-D3 E2-E3 A3-B3 A3-A4 B3-C3 B3-B4 C3-D3 C3-C4 D3-E3 D3-D4 E3-E4 A4-B4 B4-C4 C4-D4 D4-E4"""
BACK = """A1-B1 A1-A2 B1-C1 B1-B2 C1-D1 C1-C2 D1-D2 A2-B2 A2-A3 B2-C2 B2-B3 C2-D2 C2-C3 D2-D3 A3-B3
A3-A4 B3-C3 B3-B4 C3-D3 C3-C4 D3-D4 A4-B4 B4-C4 C4-D4"""
BACK_FOR_TWO = """A1-B1 A1-A2 B1-C1 B1-B2 C1-D1 C1-C2 D1-D2 A2-B2 A2-A3 B2-C2 B2-B3 C2-D2 C2-C3
A3-B3 A3-A4 B3-C3 B3-B4 A4-B4"""


def with_a_bridge(trees: dict[str, str], **scene: object) -> Table:
    """Red has added a tile and holds a bridge."""
    return table(
        "sylvan-dale",
        asks="use-items",
        played="lodge-hammer",
        trees=trees,
        **{"red": {"items": {"bridge": 1}}, **scene},
    )


def bridges(t: Table) -> list[tuple[str, str]]:
    return [(bridge.colour, bridge.trees) for bridge in t.view().bridges]


# Where


@rule("SD-93", "SD-94")
@pytest.mark.parametrize(("seats", "pairs"), [(4, FRONT), (3, BACK), (2, BACK_FOR_TWO)])
def test_a_bridge_joins_neighbours_along_a_row_or_a_column(seats: int, pairs: str) -> None:
    t = with_a_bridge({}, seats=seats)
    t.offers_only(*[f"bridge {pair}" for pair in pairs.split()], "done")
    t.asks("red", "use-items")


@rule("SD-93", "SD-94")
def test_no_bridge_across_a_corner_nor_to_a_space_without_a_tree() -> None:
    """Edge case 26."""
    t = with_a_bridge({}, seats=2)
    t.refuses("red", "bridge A1-B2", "SD-93")
    t.refuses("red", "bridge C3-D3", "SD-94")
    t.offers("bridge A1-B1", "bridge B3-C3")
    three = with_a_bridge({}, seats=3)
    three.offers("bridge C3-D3")
    t.asks("red", "use-items")


@rule("SD-93")
def test_no_bridge_over_a_tree_nor_from_the_end_of_a_row_to_the_next_row() -> None:
    t = with_a_bridge({}, seats=4)
    t.refuses("red", "bridge A1-C1", "SD-93")
    t.refuses("red", "bridge A1-A3", "SD-93")
    t.refuses("red", "bridge E1-A2", "SD-93")
    t.asks("red", "use-items")


@rule("SD-94")
@pytest.mark.parametrize(("one", "points"), [("N", 2), ("N^", 2), ("N | rC ^", 2 + 2)])
def test_bare_bases_closed_trees_and_different_districts_can_be_joined(
    one: str, points: int
) -> None:
    t = with_a_bridge({"B1": one, "C1": "L | rT"}, seats=2)
    assert t.view().trees["B1"].district == "fernwood"
    assert t.view().trees["C1"].district == "heather"
    t.says("red", "bridge B1-C1")
    assert bridges(t) == [("red", "B1-C1")]
    assert t.score("red", "bridges") == points
    t.asks("red", "choose-card")


@rule("SD-95")
def test_a_bridge_carries_a_banner_that_scores_nothing() -> None:
    t = with_a_bridge({"A1": "N | yC"})
    assert t.view().players[0].banners_left == 16
    t.says("red", "bridge A1-B1")
    assert t.view().players[0].banners_left == 15
    assert t.view().players[1].banners_left == 16
    assert t.score("red") == 0
    assert t.view().trees["A1"].banners == {}
    t.asks("red", "choose-card")


@rule("SD-96")
def test_each_player_has_at_most_one_bridge_between_two_trees() -> None:
    """Edge case 27."""
    t = with_a_bridge(
        {"A1": "N | rC"},
        bridges=["red A1-B1"],
        yellow={"hand": ["cottage-ax"] * 4, "items": {"bridge": 1}},
    )
    t.refuses("red", "bridge A1-B1", "SD-96")
    t.offers("bridge A1-A2", "bridge B1-C1")
    t.says("red", "done", "draw")
    t.says("yellow", "play cottage-ax", "add A1", "bridge A1-B1")
    assert bridges(t) == [("red", "A1-B1"), ("yellow", "A1-B1")]
    t.asks("yellow", "choose-card")


# What it scores


@rule("SD-97", "SD-98", "SD-99")
@pytest.mark.parametrize(
    ("four_levels", "three_levels", "points"),
    [
        ("N | rC rT yL", "C | yN rT", 7),
        ("N | rC rT yL", "C | rN yT", 4),
        ("N | yC rT yL", "C | yN rT", 3),
        ("N | yC rT yL", "C | rN yT", 0),
    ],
)
def test_a_bridge_scores_the_levels_of_joined_trees_where_its_owner_has_prestige(
    four_levels: str, three_levels: str, points: int
) -> None:
    """Edge case 25: 7 for both, 4 or 3 for one, 0 for none; legal each time, for one banner."""
    t = with_a_bridge({"A1": four_levels, "B1": three_levels})
    t.says("red", "bridge A1-B1")
    assert t.score("red", "bridges") == points
    assert t.score("red") == points
    assert t.view().players[0].banners_left == 15
    t.asks("red", "choose-card")


@rule("SD-100")
def test_a_bridge_is_scored_when_placed_and_never_again() -> None:
    trees = {"A1": "N | rC rT yL", "B1": "C | rN rL"}
    t = with_a_bridge(
        trees, red={"items": {"bridge": 1}, "left": 0}, yellow={"left": 0, "hand": ["lodge-ax"] * 4}
    )
    t.says("red", "bridge A1-B1", "draw")
    assert t.view().round == 2
    assert t.score("red", "bridges") == 7
    assert t.score("red", "prestige") == 7
    t.asks("red", "play-card")
    end = with_a_bridge(
        trees,
        round=2,
        bridges=["red A1-B1"],
        red={"items": {"ax": 1}, "left": 0, "fame": {"bridges": 7}},
        yellow={"left": 0},
    )
    end.says("red", "done", "draw")
    assert end.score("red", "bridges") == 7
    end.is_over("red")


@rule("SD-100")
def test_a_tree_that_grows_later_adds_nothing_to_the_bridge() -> None:
    t = table(
        "sylvan-dale",
        trees={"A1": "N | rC rT", "B1": "C"},
        bridges=["red A1-B1"],
        red={"hand": ["turret-ax"] * 4, "fame": {"bridges": 3}},
    )
    t.says("red", "play turret-ax", "add A1", "draw")
    assert t.view().trees["A1"].height == 4
    assert t.score("red") == 3
    t.asks("yellow", "play-card")


@rule("SD-100", "SD-101")
def test_an_ax_takes_neither_the_bridge_nor_its_points() -> None:
    """Edge case 28."""
    t = with_a_bridge(
        {"A1": "N | rC yT rL", "B1": "C | rN rL", "A2": "N"},
        yellow={"hand": ["nest-ax"] * 4, "stack": "N", "items": {"ax": 1}},
    )
    t.says("red", "bridge A1-B1", "draw")
    assert t.score("red") == 7
    t.says("yellow", "play nest-ax", "add A2", "ax A1")
    assert t.view().trees["A1"].height == 3
    assert t.view().trees["A1"].prestige == "yellow"
    assert t.score("red") == 7
    assert bridges(t) == [("red", "A1-B1")]
    t.asks("yellow", "choose-card")


@rule("SD-101")
def test_a_bridge_sinks_to_the_base_with_the_tile_that_carried_it() -> None:
    t = table(
        "sylvan-dale",
        asks="use-items",
        played="lodge-hammer",
        trees={"A1": "N | yC", "B1": "C | rN rL", "A2": "N | rC"},
        bridges=["red A1-B1", "yellow A2-B2", "yellow A1-A2"],
        red={"items": {"ax": 1}},
    )
    assert [bridge.level for bridge in t.view().bridges] == [1, 0, 1]
    t.says("red", "ax A1")
    assert bridges(t) == [("red", "A1-B1"), ("yellow", "A2-B2"), ("yellow", "A1-A2")]
    assert [bridge.level for bridge in t.view().bridges] == [0, 0, 0]
    t.asks("red", "choose-card")


@rule("SD-101")
def test_a_bridge_stays_where_it_is_while_its_level_stands() -> None:
    t = table(
        "sylvan-dale",
        asks="use-items",
        played="lodge-hammer",
        trees={"A1": "N | yC yL yT", "B1": "C | rN"},
        bridges=["red A1-B1"],
        red={"items": {"ax": 1}},
    )
    t.says("red", "ax A1")
    assert [bridge.level for bridge in t.view().bridges] == [1]
    t.asks("red", "choose-card")


@rule("SD-102")
def test_a_bridge_does_not_affect_tiles_axes_hammers_or_treetops() -> None:
    t = table(
        "sylvan-dale",
        trees={"A1": "N | yC", "B1": "C | rN", "C1": "N"},
        bridges=["yellow A1-B1", "yellow B1-C1"],
        red={"hand": ["cottage-ax"] * 4, "items": {"ax": 1, "hammer": 1, "treetop": 1}},
    )
    t.says("red", "play cottage-ax", "add A1")
    t.offers("ax A1", "ax B1", "hammer A1 C1", "hammer B1 A1", "treetop A1", "treetop B1")
    t.says("red", "treetop A1")
    assert t.view().trees["A1"].treetop
    t.asks("red", "choose-card")


@rule("SD-102")
def test_a_bridge_changes_nobodys_prestige() -> None:
    trees = {"A1": "N | yC", "B1": "C | rN rL"}
    t = with_a_bridge(trees)
    before = {space: tree.prestige for space, tree in t.view().trees.items()}
    t.says("red", "bridge A1-B1")
    assert {space: tree.prestige for space, tree in t.view().trees.items()} == before
    t.asks("red", "choose-card")
