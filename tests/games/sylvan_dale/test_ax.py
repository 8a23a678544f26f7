"""The ax: it fells the top tile of a tree (SD-77 to SD-81)."""

from tests.rule import rule
from tests.table import Table, table


def with_an_ax(trees: dict[str, str], **scene: object) -> Table:
    """Red has added a tile and holds an ax."""
    red = {"items": {"ax": 1}}
    return table(
        "sylvan-dale", asks="use-items", played="nest-bridge", trees=trees, red=red, **scene
    )


def tiles(t: Table, space: str) -> list[tuple[str, str]]:
    return [(tile.colour, tile.style) for tile in t.view().trees[space].tiles]


@rule("SD-77")
def test_an_ax_fells_the_top_tile_of_any_tree_whoever_owns_it() -> None:
    trees = {"A1": "N | yC rL", "B2": "C | rT yN", "D2": "L | rN"}
    t = with_an_ax(trees)
    t.offers_only("ax A1", "ax B2", "ax D2", "done")
    t.says("red", "ax B2")
    assert tiles(t, "B2") == [("red", "turret")]
    assert tiles(t, "A1") == [("yellow", "cottage"), ("red", "lodge")]
    t.asks("red", "choose-card")
    own = with_an_ax(trees)
    own.says("red", "ax A1")
    assert tiles(own, "A1") == [("yellow", "cottage")]
    own.asks("red", "choose-card")


@rule("SD-77")
def test_a_used_ax_goes_back_to_the_supply() -> None:
    t = with_an_ax({"A1": "N | yC"})
    assert t.view().supply["ax"] == 5
    t.says("red", "ax A1")
    assert t.view().supply["ax"] == 6
    assert t.view().players[0].items["ax"] == 0
    t.asks("red", "choose-card")


@rule("SD-77")
def test_felling_the_only_tile_leaves_a_base_that_shows_its_own_dwelling() -> None:
    t = with_an_ax({"A1": "N | yC"}, yellow={"hand": ["nest-hammer"] * 4})
    t.says("red", "ax A1")
    assert tiles(t, "A1") == []
    assert t.view().trees["A1"].prestige is None
    t.says("red", "draw").says("yellow", "play nest-hammer")
    t.offers("add A1")
    t.asks("yellow", "add-tile")


@rule("SD-78")
def test_a_felled_tile_goes_to_the_box_for_good() -> None:
    t = with_an_ax({"A1": "N | yC"}, yellow={"left": 7})
    before = t.view("yellow").players[1]
    t.says("red", "ax A1")
    after = t.view("yellow").players[1]
    assert before.box == {"nest": 0, "cottage": 0, "lodge": 0, "turret": 0}
    assert after.box == {"nest": 0, "cottage": 1, "lodge": 0, "turret": 0}
    assert after.stack_left == 7
    assert (after.stack, after.second_stack) == (before.stack, before.second_stack)
    assert t.view().players[0].box["cottage"] == 0
    t.asks("red", "choose-card")


@rule("SD-79")
def test_an_ax_cannot_fell_a_tile_below_a_treetop_nor_the_treetop() -> None:
    t = with_an_ax({"A1": "N | yC ^", "B1": "C^", "C1": "L | yT"})
    t.refuses("red", "ax A1", "SD-79")
    t.refuses("red", "ax B1", "SD-79")
    t.offers_only("ax C1", "done")
    t.asks("red", "use-items")


@rule("SD-80")
def test_an_ax_cannot_fell_a_base() -> None:
    """Edge case 13."""
    t = with_an_ax({"A1": "N", "B1": "C | yC"})
    t.refuses("red", "ax A1", "SD-80")
    t.offers_only("ax B1", "done")
    t.asks("red", "use-items")


@rule("SD-80")
def test_an_ax_without_a_target_is_not_used() -> None:
    t = with_an_ax({"A1": "N | yC ^"})
    t.offers_only("done")
    t.says("red", "done", "draw")
    assert t.view().players[0].items["ax"] == 1
    t.asks("yellow", "play-card")


@rule("SD-81")
def test_a_tree_of_six_levels_that_loses_a_tile_is_open_again() -> None:
    trees = {"C3": "L | rN rC yT yN yN"}
    yellow = {"hand": ["nest-hammer"] * 4, "stack": "T"}
    left_alone = with_an_ax(trees, yellow=yellow)
    left_alone.says("red", "done", "draw").says("yellow", "play nest-hammer")
    left_alone.refuses("yellow", "add C3", "SD-32")
    t = with_an_ax(trees, yellow=yellow)
    t.says("red", "ax C3", "draw").says("yellow", "play nest-hammer")
    t.offers("add C3")
    t.says("yellow", "add C3")
    assert t.view().trees["C3"].height == 6
    t.asks("yellow", "choose-card")
