"""The hammer: a player's own top tile moves to another tree (SD-82 to SD-88)."""

from tests.rule import rule
from tests.table import Table, table


def with_a_hammer(trees: dict[str, str], **scene: object) -> Table:
    """Red has added a tile and holds a hammer; four players, unless the scene says otherwise."""
    return table(
        "sylvan-dale",
        asks="use-items",
        played="nest-bridge",
        trees=trees,
        red={"items": {"hammer": 1}},
        **{"seats": 4, **scene},
    )


def tree(t: Table, space: str) -> str:
    """The tiles of a tree from the bottom, as scenes write them."""
    return " ".join(tile.colour[0] + tile.style[0].upper() for tile in t.view().trees[space].tiles)


@rule("SD-82", "SD-83")
def test_a_hammer_moves_the_players_own_top_tile_to_a_tree_of_any_style() -> None:
    """Edge case 16."""
    t = with_a_hammer({"A1": "L | yN rC", "D1": "N | bT"})
    t.says("red", "hammer A1 D1")
    assert tree(t, "A1") == "yN"
    assert tree(t, "D1") == "bT rC"
    assert t.view().players[0].stack_left == 7
    t.asks("red", "choose-card")


@rule("SD-82", "SD-83")
def test_the_tile_may_go_to_every_other_open_tree() -> None:
    t = with_a_hammer({"A1": "L | rC"}, seats=2)
    others = ["B1", "C1", "D1", "A2", "B2", "C2", "D2", "A3", "B3", "C3", "A4", "B4"]
    t.offers_only(*[f"hammer A1 {space}" for space in others], "done")
    t.says("red", "hammer A1 B4")
    assert (tree(t, "A1"), tree(t, "B4")) == ("", "rC")
    t.asks("red", "choose-card")


@rule("SD-82")
def test_a_used_hammer_goes_back_to_the_supply() -> None:
    t = with_a_hammer({"A1": "L | rC"})
    assert t.view().supply["hammer"] == 5
    t.says("red", "hammer A1 B1")
    assert t.view().supply["hammer"] == 6
    assert t.view().players[0].items["hammer"] == 0
    t.asks("red", "choose-card")


@rule("SD-82", "SD-86")
def test_no_other_tile_may_be_moved_and_none_onto_its_own_tree() -> None:
    """Edge case 17."""
    t = with_a_hammer({"A1": "L | rN yC", "B1": "C | rT", "C1": "N"})
    t.refuses("red", "hammer A1 C1", "SD-82")
    t.refuses("red", "hammer C1 A1", "SD-82")
    t.refuses("red", "hammer B1 B1", "SD-86")
    assert all(move.startswith("hammer B1 ") for move in t.offered("hammer"))
    assert "hammer B1 A1" in t.offered()
    t.asks("red", "use-items")


@rule("SD-84")
def test_a_tile_below_a_treetop_stays_and_none_joins_it() -> None:
    t = with_a_hammer({"A1": "L | rC ^", "B1": "C | rT", "C1": "N^"})
    t.refuses("red", "hammer A1 B1", "SD-84")
    t.refuses("red", "hammer B1 A1", "SD-84")
    t.refuses("red", "hammer B1 C1", "SD-84")
    t.offers("hammer B1 D1")
    t.asks("red", "use-items")


@rule("SD-85")
def test_the_tree_it_goes_to_must_have_fewer_than_six_levels() -> None:
    t = with_a_hammer(
        {"A1": "L | rC", "B1": "C | yN yC bN bL pT", "C1": "N | yN yT bC bL"},
    )
    t.refuses("red", "hammer A1 B1", "SD-85")
    t.says("red", "hammer A1 C1")
    assert t.view().trees["C1"].height == 6
    t.asks("red", "choose-card")


@rule("SD-85")
def test_a_tile_may_leave_a_tree_of_six_levels() -> None:
    t = with_a_hammer({"B1": "C | yN yC bN bL rT"})
    t.says("red", "hammer B1 A1")
    assert t.view().trees["B1"].height == 5
    t.asks("red", "choose-card")


@rule("SD-86")
def test_the_tile_added_a_moment_ago_may_be_moved() -> None:
    """Edge case 18."""
    t = table(
        "sylvan-dale",
        trees={"B2": "N"},
        red={"hand": ["nest-bridge"] * 4, "stack": "T", "items": {"hammer": 1}},
    )
    t.says("red", "play nest-bridge", "add B2", "hammer B2 A4")
    assert (tree(t, "B2"), tree(t, "A4")) == ("", "rT")
    t.asks("red", "choose-card")


@rule("SD-86")
def test_a_hammer_without_a_move_is_not_used() -> None:
    t = with_a_hammer({"A1": "L | rN yC", "B1": "C | rT ^"})
    t.offers_only("done")
    t.says("red", "done", "draw")
    assert t.view().players[0].items["hammer"] == 1
    t.asks("yellow", "play-card")


@rule("SD-87")
def test_a_moved_tile_earns_a_banner_beside_two_of_its_style() -> None:
    """Edge case 19."""
    t = with_a_hammer({"A1": "L | rC", "D1": "C | bC yC pL"})
    t.says("red", "hammer A1 D1").asks("red", "hang-banner")
    t.says("red", "hang")
    assert t.score("red", "banners") == 5
    assert t.view().trees["D1"].banners == {"red": 4}
    t.asks("red", "choose-card")


@rule("SD-87")
def test_a_moved_tile_earns_no_banner_beside_one_of_its_style_and_a_base() -> None:
    t = with_a_hammer({"A1": "L | rC", "D1": "C | bC yN pL"})
    t.says("red", "hammer A1 D1")
    t.refuses("red", "hang", "SD-63")
    t.asks("red", "choose-card")


@rule("SD-87")
def test_a_moved_tile_earns_no_second_banner_in_a_tree() -> None:
    t = with_a_hammer({"A1": "L | rC", "D1": "C | bC rC*r yC*y"})
    t.says("red", "hammer A1 D1")
    assert t.score("red") == 0
    t.asks("red", "choose-card")


@rule("SD-87")
def test_a_player_without_banners_hangs_none_on_a_moved_tile() -> None:
    t = table(
        "sylvan-dale",
        seats=4,
        unchecked=True,
        asks="use-items",
        trees={"A1": "L | rC", "D1": "C | bC yC pL"},
        red={"items": {"hammer": 1}, "banners": 0},
    )
    t.says("red", "hammer A1 D1")
    t.asks("red", "choose-card")


@rule("SD-87")
def test_after_the_moved_tiles_banner_the_turn_goes_on_with_sets() -> None:
    t = table(
        "sylvan-dale",
        asks="use-items",
        played="nest-bridge",
        trees={"A1": "L | rC", "D1": "C | yC yC yL"},
        red={"items": {"hammer": 1, "ax": 1}, "display": ["nest-ax", "lodge-ax", "turret-ax"]},
    )
    t.says("red", "hammer A1 D1", "decline")
    assert t.view().trees["D1"].banners == {}
    t.offers_only("exchange ax", "done")
    t.asks("red", "use-items")


@rule("SD-88")
def test_banners_and_bridges_stay_with_the_tree_that_the_tile_leaves() -> None:
    t = with_a_hammer(
        {"A1": "N | rC yC rC*r*y", "B1": "C | bN bC bL", "E1": "T"},
        bridges=["red A1-B1", "yellow A1-B1"],
    )
    assert [bridge.level for bridge in t.view().bridges] == [3, 3]
    t.says("red", "hammer A1 E1")
    assert t.view().trees["A1"].banners == {"red": 2, "yellow": 2}
    assert t.view().trees["E1"].banners == {}
    bridges = [(bridge.colour, bridge.trees, bridge.level) for bridge in t.view().bridges]
    assert bridges == [("red", "A1-B1", 2), ("yellow", "A1-B1", 2)]
    t.asks("red", "choose-card")
