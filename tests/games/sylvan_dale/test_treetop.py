"""The treetop: it closes a tree for good (SD-89 to SD-92)."""

import pytest

from tests.rule import rule
from tests.table import Table, table


def with_a_treetop(trees: dict[str, str], **scene: object) -> Table:
    """Red has added a tile and holds a treetop."""
    return table(
        "sylvan-dale",
        asks="use-items",
        played="lodge-bridge",
        trees=trees,
        **{"red": {"items": {"treetop": 1}}, **scene},
    )


@rule("SD-89")
def test_a_treetop_goes_on_a_tree_of_any_height() -> None:
    trees = {"A1": "N | yC yC yN rN rT", "B1": "C | yT", "C1": "L"}
    t = with_a_treetop(trees)
    every = ["A1", "B1", "C1", "D1", "A2", "B2", "C2", "D2", "A3", "B3", "C3", "A4", "B4"]
    t.offers_only(*[f"treetop {space}" for space in every], "done")
    t.says("red", "treetop B1")
    assert [space for space in every if t.view().trees[space].treetop] == ["B1"]
    assert t.view().players[0].items["treetop"] == 0
    t.asks("red", "choose-card")


@rule("SD-89", "SD-113")
def test_a_bare_base_with_a_treetop_counts_as_a_tree_of_its_district() -> None:
    """Edge case 9: the meadow keeps its three trees."""
    t = with_a_treetop(
        {"E4": "T", "E3": "N | yC", "A1": "C | rN"},
        seats=4,
        round=2,
        red={"items": {"treetop": 1}, "left": 0},
        yellow={"left": 0},
        blue={"left": 0},
        purple={"left": 0},
    )
    t.says("red", "treetop E4")
    assert t.view().trees["E4"].treetop
    assert t.view().trees["E4"].prestige is None
    t.says("red", "draw")
    assert (t.score("yellow", "prestige"), t.score("yellow", "preeminence")) == (2, 2 * 3)
    t.is_over("red")


@rule("SD-91", "SD-109")
def test_a_treetop_adds_nothing_to_the_height_and_scores_nothing() -> None:
    """Edge case 10: a tree of three levels scores 3, not 4, in both scorings."""
    t = with_a_treetop(
        {"A1": "N | rC rT"},
        red={"items": {"treetop": 1}, "left": 0},
        yellow={"left": 0},
    )
    t.says("red", "treetop A1")
    assert t.view().trees["A1"].height == 3
    assert t.score("red") == 0
    t.says("red", "draw")
    assert t.score("red", "prestige") == 3
    t.asks("red", "play-card")
    later = with_a_treetop(
        {"A1": "N | rC rT ^"},
        round=2,
        red={"items": {"treetop": 1}, "left": 0, "fame": {"prestige": 3}},
        yellow={"left": 0},
    )
    later.says("red", "done", "draw")
    assert later.score("red", "prestige") == 3 + 3
    later.is_over("red")


@rule("SD-89", "SD-90")
def test_a_treetop_on_a_tree_of_six_levels_protects_it_from_axes() -> None:
    """Edge case 11."""
    t = with_a_treetop(
        {"A1": "N | rC yT rN yL yL", "B1": "C | rN", "A2": "N"},
        yellow={"hand": ["nest-ax"] * 4, "items": {"ax": 1}},
    )
    t.says("red", "treetop A1", "draw")
    t.says("yellow", "play nest-ax", "add A2")
    t.offers("ax B1")
    t.refuses("yellow", "ax A1", "SD-79")
    t.asks("yellow", "use-items")


@rule("SD-79", "SD-84", "SD-92")
def test_a_closed_tree_is_safe_from_ax_and_hammer_and_takes_no_second_treetop() -> None:
    """Edge case 12."""
    t = with_a_treetop(
        {"A1": "N | rC ^", "B1": "C | rN"},
        red={"items": {"ax": 1, "hammer": 1, "treetop": 1}},
    )
    t.refuses("red", "ax A1", "SD-79")
    t.refuses("red", "hammer A1 B1", "SD-84")
    t.refuses("red", "hammer B1 A1", "SD-84")
    t.refuses("red", "treetop A1", "SD-92")
    t.offers("ax B1", "hammer B1 C1", "treetop B1")
    t.asks("red", "use-items")


@rule("SD-90")
def test_from_then_on_no_tile_joins_the_tree() -> None:
    scene = {"yellow": {"hand": ["turret-ax"] * 4}}
    trees = {"A1": "N | rC rT", "B1": "T"}
    t = with_a_treetop(trees, **scene)
    t.says("red", "treetop A1", "draw").says("yellow", "play turret-ax")
    t.offers("add B1")
    t.refuses("yellow", "add A1", "SD-33")
    t.asks("yellow", "add-tile")
    open_still = with_a_treetop(trees, **scene)
    open_still.says("red", "treetop B1", "draw").says("yellow", "play turret-ax")
    open_still.offers("add A1")
    open_still.refuses("yellow", "add B1", "SD-33")
    open_still.asks("yellow", "add-tile")


@rule("SD-90")
@pytest.mark.parametrize(
    ("use", "clause"), [("ax A1", "SD-79"), ("hammer A1 B1", "SD-84"), ("hammer B1 A1", "SD-84")]
)
def test_from_then_on_no_tile_leaves_the_tree(use: str, clause: str) -> None:
    t = with_a_treetop(
        {"A1": "N | rC yT", "B1": "L | yN", "A2": "N"},
        yellow={"hand": ["nest-ax"] * 4, "items": {"ax": 1, "hammer": 1}},
    )
    t.says("red", "treetop A1", "draw").says("yellow", "play nest-ax", "add A2")
    t.refuses("yellow", use, clause)
    t.asks("yellow", "use-items")


@rule("SD-92")
def test_a_placed_treetop_belongs_to_nobody_and_stays() -> None:
    t = with_a_treetop(
        {"A1": "N | yC"},
        red={"items": {"treetop": 1}, "left": 0},
        yellow={"left": 0},
    )
    supply = t.view().supply["treetop"]
    t.says("red", "treetop A1", "draw")
    assert t.view().round == 2
    assert t.view().trees["A1"].treetop
    assert [player.items["treetop"] for player in t.view().players] == [0, 0]
    assert t.view().supply["treetop"] == supply
    assert t.score("yellow", "prestige") == 2
    t.asks("red", "play-card")


@rule("SD-92")
def test_a_closed_tree_still_carries_bridges_and_its_prestige_counts_for_them() -> None:
    t = with_a_treetop({"A1": "N | rC rT ^", "B1": "C"}, red={"items": {"bridge": 1}})
    t.says("red", "bridge A1-B1")
    assert t.score("red", "bridges") == 3
    t.asks("red", "choose-card")
