"""Builders of Sylvan Dale: who has prestige for a tree (SD-45 to SD-48)."""

import pytest

from tests.rule import rule
from tests.table import Table, table


def holder(tree: str, **more: object) -> str | None:
    """Who has prestige for this tree."""
    t = table("sylvan-dale", seats=3, trees={"C3": tree}, **more).asks("red", "play-card")
    found: str | None = t.view().trees["C3"].prestige
    return found


@rule("SD-45")
@pytest.mark.parametrize(
    ("tree", "who"),
    [
        ("L | rN", "red"),
        ("L | rN rC yT", "red"),
        ("L | yT rN rC", "red"),
        ("L | yT yN rC", "yellow"),
        ("L | bT rN bN yL bC", "blue"),
        ("L | rN rC yT yL yC", "yellow"),
    ],
)
def test_most_tiles_give_prestige(tree: str, who: str) -> None:
    assert holder(tree) == who


@rule("SD-46")
@pytest.mark.parametrize(
    ("tree", "who"), [("L | rN yC rT yL", "yellow"), ("L | yN rC yT rL", "red")]
)
def test_of_tied_players_the_highest_has_prestige(tree: str, who: str) -> None:
    """Edge case 4: the worked example, two tiles each, and the same the other way round."""
    assert holder(tree) == who


@rule("SD-46")
def test_a_third_player_on_top_does_not_break_the_tie() -> None:
    """Edge case 5: two red, two yellow, one blue on top: yellow."""
    assert holder("L | rN yC rT yL bN") == "yellow"
    assert holder("L | rN yC yT rL bN") == "red"


@rule("SD-46")
def test_with_one_tile_each_the_top_one_has_prestige() -> None:
    """Edge case 6."""
    assert holder("L | rN yC bT") == "blue"
    assert holder("L | bN yC rT") == "red"


@rule("SD-47")
@pytest.mark.parametrize("tree", ["N", "L", "N^"])
def test_nobody_has_prestige_for_a_bare_base(tree: str) -> None:
    assert holder(tree) is None


@rule("SD-47")
def test_a_bare_tree_scores_for_nobody() -> None:
    t = table(
        "sylvan-dale", round=2, red={"hand": ["nest-ax"], "left": 1}, yellow={"left": 0}
    ).says("red", "play nest-ax", "add A1", "draw")
    assert [(event.seat, event.numbers[:2]) for event in t.heard("scored-tree")] == [(0, (0, 2))]
    t.is_over("red")


@rule("SD-48")
@pytest.mark.parametrize("tree", ["L | rN yC", "L | rN yC ^", "L | rN*r yC", "L*r | rN yC*b ^"])
def test_treetops_and_banners_and_bridges_do_not_change_it(tree: str) -> None:
    assert holder(tree) == "yellow"
    assert holder(tree, bridges=["red C3-D3", "red B3-C3"]) == "yellow"


@rule("SD-48")
def test_a_bridge_scores_by_the_prestige_of_the_moment() -> None:
    t = table(
        "sylvan-dale",
        trees={"B2": "L | rN yC"},
        red={"hand": ["cottage-ax"], "items": {"bridge": 1}},
    )
    assert t.view().trees["B2"].prestige == "yellow"
    t.says("red", "play cottage-ax", "add B2")
    assert t.view().trees["B2"].prestige == "red"
    t.says("red", "bridge B2-C2")
    assert t.score("red", "bridges") == 4
    t.asks("red", "choose-card")


@rule("SD-48")
def test_prestige_is_lost_with_the_tile_that_gave_it_before_the_round_is_scored() -> None:
    t = table(
        "sylvan-dale",
        round=2,
        trees={"B2": "L | rN yC"},
        red={"hand": ["nest-ax"], "left": 1, "items": {"ax": 1}},
        yellow={"left": 0},
    )
    t.says("red", "play nest-ax", "add A1", "ax B2")
    assert t.view().trees["B2"].prestige == "red"
    t.says("red", "draw")
    assert (t.score("red", "prestige"), t.score("yellow")) == (4, 0)
    assert dict(t.state.scores()[0].tiebreaks)["prestige-trees"] == 2
    t.is_over("red")


# The full tree

FULL = "L | rN rC yT yN yC"


def at_the_full_tree(item: str) -> Table:
    """Red has the last turn of round 1; C3 is full, and yellow has the most tiles in it."""
    return table(
        "sylvan-dale",
        trees={"C3": FULL, "A1": "N"},
        red={
            "hand": ["nest-ax", "nest-bridge", "cottage-ax", "turret-ax"],
            "left": 1,
            "stack": "L",
            "items": {item: 1},
        },
        yellow={"hand": ["nest-hammer"], "left": 0},
    )


@rule("SD-32", "SD-45")
def test_a_full_tree_takes_no_more_tiles_but_scores_six() -> None:
    """Edge case 7."""
    t = at_the_full_tree("hammer").says("red", "play cottage-ax")
    t.refuses("red", "add C3", "SD-32")
    t.match.undo(0)
    t.says("red", "play nest-ax", "add A1").refuses("red", "hammer A1 C3", "SD-85")
    t.offers("hammer A1 B1").does_not_offer("hammer A1 C3").says("red", "done", "draw")
    assert t.score("yellow", "prestige") == 6
    assert t.view().round == 2
    t.asks("red", "play-card")


@rule("SD-46", "SD-32")
def test_an_ax_opens_a_full_tree_and_the_tie_is_decided_again() -> None:
    """Edge case 8: two tiles each are left, and the highest is yellow's."""
    t = at_the_full_tree("ax")
    box = t.view().players[1].box
    t.says("red", "play nest-ax", "add A1", "ax C3")
    tree = t.view().trees["C3"]
    assert (tree.height, tree.prestige) == (5, "yellow")
    assert t.view().players[1].box == box | {"cottage": box["cottage"] + 1}
    t.says("red", "draw")
    assert t.score("yellow", "prestige") == 5
    t.says("red", "play nest-bridge").offers("add C3").asks("red", "add-tile")
