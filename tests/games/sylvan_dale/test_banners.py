"""Builders of Sylvan Dale: banners (SD-56 to SD-64)."""

import pytest

from tests.rule import rule
from tests.table import Table, table

CARDS = {"N": "nest", "C": "cottage", "L": "lodge", "T": "turret"}


def added(tree: str, tile: str = "C", **more: object) -> Table:
    """Red adds a tile, a cottage unless the test says otherwise, to this tree at D1."""
    card = CARDS[tree.rsplit(maxsplit=1)[-1].partition("*")[0][-1]] + "-ax"
    scene: dict[str, object] = {
        "seats": 4,
        "trees": {"D1": tree},
        "red": {"hand": [card], "stack": tile},
    }
    return table("sylvan-dale", **(scene | more)).says("red", f"play {card}", "add D1")


def hung(t: Table, tree: str = "D1") -> dict[str, int]:
    """The banners in a tree: whose, and on which level."""
    banners: dict[str, int] = t.view().trees[tree].banners
    return banners


@rule("SD-56")
@pytest.mark.parametrize(
    ("tree", "tile", "earned"),
    [
        ("N | bL yL", "C", False),
        ("N | bC yL", "C", False),
        ("N | bC yC", "C", True),
        ("N | bC yC", "L", False),
        ("N | bC yC pC", "C", True),
        ("N | bT yT", "T", True),
    ],
)
def test_a_third_tile_of_its_style_earns_a_banner(tree: str, tile: str, earned: bool) -> None:
    t = added(tree, tile)
    t.asks("red", "hang-banner" if earned else "choose-card")


@rule("SD-56", "SD-63")
def test_the_banner_is_hung_on_the_tile_or_declined() -> None:
    t = added("N | bC yC").offers_only("hang", "decline").says("red", "decline")
    assert (hung(t), t.score("red"), t.view().players[0].banners_left) == ({}, 0, 16)
    t.asks("red", "choose-card")


@rule("SD-56", "SD-57", "SD-59")
def test_a_banner_for_a_tile_on_two_others_of_its_style() -> None:
    """Edge case 21: five fame, although no other tile is red."""
    t = added("N | bC yC").asks("red", "hang-banner")
    assert t.score("red") == 0
    t.says("red", "hang")
    assert hung(t) == {"red": 3}
    assert (t.score("red", "banners"), t.score("red")) == (5, 5)
    assert t.view().players[0].banners_left == 15
    t.asks("red", "choose-card")


@rule("SD-57")
@pytest.mark.parametrize(
    "tree", ["N | rC rC", "N | bC pC", "L | bC yL pC rT", "N | yC bC pT rN", "C | rC yT yC"]
)
def test_colours_and_positions_of_the_others_do_not_matter(tree: str) -> None:
    added(tree).asks("red", "hang-banner")


@rule("SD-56", "SD-58")
@pytest.mark.parametrize("tree", ["C | bC pL", "C | bC", "C"])
def test_the_base_is_not_a_tile(tree: str) -> None:
    """Edge case 20: on a cottage base with one other cottage tile a cottage earns no banner."""
    added(tree).asks("red", "choose-card")


@rule("SD-59")
def test_each_banner_scores_five() -> None:
    t = added("N | bC yC", red={"hand": ["cottage-ax"], "stack": "C", "fame": {"banners": 10}})
    t.says("red", "hang")
    assert t.score("red", "banners") == 15
    assert [t.score(name) for name in ("yellow", "blue", "purple")] == [0, 0, 0]
    t.asks("red", "choose-card")


@rule("SD-60")
def test_each_player_has_at_most_one_banner_in_a_tree() -> None:
    """Edge case 22: a fourth cottage earns red no second banner, but a fifth earns yellow one."""
    t = added("N | bC yC rC*r", yellow={"hand": ["cottage-hammer"], "stack": "C"})
    t.asks("red", "choose-card").says("red", "draw")
    t.says("yellow", "play cottage-hammer", "add D1").asks("yellow", "hang-banner")
    t.says("yellow", "hang")
    assert hung(t) == {"red": 3, "yellow": 5}
    t.asks("yellow", "choose-card")


@rule("SD-60")
def test_banners_in_other_trees_do_not_count() -> None:
    trees = {"D1": "N | bC yC", "A1": "T | yL rL rL*r"}
    added("N | bC yC", trees=trees).asks("red", "hang-banner")


@rule("SD-61")
def test_a_banner_comes_down_level_by_level_to_the_base() -> None:
    """Edge case 23: the tile with the banner is axed, then the two below; red keeps the five."""
    names = ["red", "yellow", "blue"]
    hand = ["nest-hammer", "nest-bridge", "nest-treetop"]
    t = table(
        "sylvan-dale",
        seats=4,
        trees={"D1": "N | bC yC rC*r", "A1": "N", "B1": "N", "C1": "N"},
        red={"hand": hand, "items": {"ax": 1}, "fame": {"banners": 5}},
        yellow={"hand": hand, "items": {"ax": 1}},
        blue={"hand": hand, "items": {"ax": 1}},
    )
    for name, tree, level in zip(names, ["A1", "B1", "C1"], [2, 1, 0], strict=True):
        t.says(name, "play nest-hammer", f"add {tree}", "ax D1")
        assert hung(t) == {"red": level}
        t.says(name, "draw")
    assert t.view().trees["D1"].height == 1
    assert (t.score("red"), t.view().players[0].banners_left) == (5, 15)
    t.asks("purple", "play-card")


@rule("SD-60", "SD-61")
def test_a_banner_on_the_base_still_keeps_its_owner_from_a_second() -> None:
    """Edge case 23, later: two cottages stand there again, and red adds a third."""
    added("N*r | bC yC").asks("red", "choose-card")
    added("N*b | bC yC").asks("red", "hang-banner")


@rule("SD-61")
def test_several_banners_may_share_a_level_and_lower_ones_stay() -> None:
    t = table(
        "sylvan-dale",
        seats=4,
        trees={"D1": "N | bC*b yC rC*r yC*y", "A1": "L"},
        red={"hand": ["lodge-hammer"], "stack": "T", "items": {"ax": 1}},
    )
    t.says("red", "play lodge-hammer", "add A1", "ax D1")
    assert hung(t) == {"red": 3, "yellow": 3, "blue": 1}
    assert [t.score(name) for name in t.names] == [0, 0, 0, 0]
    t.asks("red", "choose-card")


@rule("SD-61")
def test_a_banner_stays_behind_when_its_tile_is_hammered_away() -> None:
    t = table(
        "sylvan-dale",
        asks="use-items",
        played="nest-ax",
        trees={"D1": "N | rC yC rC*r", "A1": "L"},
        red={"items": {"hammer": 1}},
    )
    t.says("red", "hammer D1 A1")
    assert (hung(t), hung(t, "A1")) == ({"red": 2}, {})
    assert t.view().players[0].banners_left == 15
    t.asks("red", "choose-card")


@rule("SD-62")
@pytest.mark.parametrize(
    ("tree", "earned"),
    [("C | bC yC pL", True), ("C | bC yL pL", False), ("C*r | bC yC pL", False)],
)
def test_a_hammered_tile_earns_a_banner_in_the_same_way(tree: str, earned: bool) -> None:
    t = table(
        "sylvan-dale",
        seats=4,
        asks="use-items",
        played="nest-ax",
        trees={"D1": tree, "A1": "N | rC"},
        red={"items": {"hammer": 1}},
    ).says("red", "hammer A1 D1")
    if earned:
        t.asks("red", "hang-banner").says("red", "hang")
        assert (hung(t), t.score("red", "banners")) == ({"red": 4}, 5)
    t.asks("red", "choose-card")


@rule("SD-63")
def test_a_declined_banner_cannot_be_claimed_later() -> None:
    """Edge case 24."""
    more = {"hand": ["nest-ax", "cottage-ax"], "stack": "CL", "items": {"treetop": 1}}
    t = table("sylvan-dale", trees={"D1": "N | rC yC", "A1": "N"}, red=more)
    t.says("red", "play cottage-ax", "add D1", "decline").asks("red", "use-items")
    t.refuses("red", "hang", "SD-63").says("red", "done")
    t.refuses("red", "hang", "SD-63").says("red", "draw")
    while t.state.seat == t.seat("yellow"):
        t.says("yellow", t.offered()[-1])
    t.asks("red", "play-card").refuses("red", "hang", "SD-63")
    t.says("red", "play nest-ax").refuses("red", "hang", "SD-63")
    t.says("red", "add A1").refuses("red", "hang", "SD-63")
    assert hung(t) == {}
    t.asks("red", "use-items")


def almost_without_banners(bridges: list[str]) -> Table:
    """Red has hung twelve banners, in every tree but A1; the others are on bridges."""
    spaces = ["B1", "C1", "D1", "A2", "B2", "C2", "D2", "A3", "B3", "C3", "A4", "B4"]
    banners = {space: f"{base}*r" for space, base in zip(spaces, "NCLT" * 3, strict=True)}
    return table(
        "sylvan-dale",
        trees=banners | {"A1": "N | yC yC"},
        bridges=[f"red {pair}" for pair in bridges],
        red={"hand": ["cottage-ax"], "stack": "C", "items": {"bridge": 1}},
    ).says("red", "play cottage-ax", "add A1")


@rule("SD-64")
def test_the_last_banner_may_be_hung_and_then_none() -> None:
    t = almost_without_banners(["A1-B1", "B1-C1", "C1-D1"]).asks("red", "hang-banner")
    assert t.view().players[0].banners_left == 1
    t.says("red", "hang")
    assert t.view().players[0].banners_left == 0
    t.refuses("red", "bridge A2-B2", "SD-64").offers_only("done").asks("red", "use-items")


@rule("SD-64")
def test_without_a_banner_there_is_none_to_hang_and_no_bridge() -> None:
    t = almost_without_banners(["A1-B1", "B1-C1", "C1-D1", "D1-D2"])
    assert t.view().players[0].banners_left == 0
    t.refuses("red", "bridge A2-B2", "SD-64").offers_only("done").asks("red", "use-items")


@rule("SD-64")
def test_the_last_banner_may_go_on_a_bridge() -> None:
    t = almost_without_banners(["A1-B1", "B1-C1", "C1-D1"])
    t.says("red", "decline", "bridge A2-B2")
    assert t.view().players[0].banners_left == 0
    t.asks("red", "choose-card")


@rule("SD-64", "SD-60")
def test_a_banner_on_a_bridge_is_not_in_its_trees() -> None:
    t = added("N | bC yC", bridges=["red D1-E1", "red D1-D2"]).asks("red", "hang-banner")
    t.says("red", "hang")
    assert hung(t) == {"red": 3}
    t.asks("red", "choose-card")
