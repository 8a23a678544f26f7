"""Scoring at the end of a round: prestige and preeminence (SD-76, SD-109 to SD-121)."""

from itertools import cycle

import pytest

from tests.rule import rule
from tests.table import Table, table

COLOURS = ["red", "yellow", "blue", "purple"]


def scored(trees: dict[str, str], seats: int = 4, round: int = 2, **scene: object) -> Table:
    """Red takes the last card of the round; then the board is scored."""
    stacks = {name: {"left": 0} for name in COLOURS[:seats]}
    t = table(
        "sylvan-dale",
        seats=seats,
        round=round,
        asks="choose-card",
        trees=trees,
        **{**stacks, **scene},
    )
    return t.says("red", "draw")


def fame(t: Table, part: str) -> list[int]:
    return [t.score(name, part) for name in t.names]


def planted(owners: dict[str, str]) -> dict[str, str]:
    """One tile in each tree: `{"r": "A1 B1"}` puts a red one on A1 and on B1, of all styles in turn."""
    trees: dict[str, str] = {}
    for owner, spaces in owners.items():
        for space, style in zip(spaces.split(), cycle("CLTN")):
            trees[space] = f"{'NCLT'[len(trees) % 4]} | {owner}{style}"
    return trees


# Prestige


@rule("SD-109")
def test_prestige_earns_a_point_for_every_level_and_the_others_nothing() -> None:
    t = scored({"A1": "N | yC rT rL", "E4": "C | bN bL yL pT yT"})
    assert fame(t, "prestige") == [4, 6, 0, 0]
    t.is_over("red", "yellow")


@rule("SD-109")
def test_a_bare_base_earns_nobody_anything() -> None:
    t = scored({"A1": "N | rC"})
    assert fame(t, "prestige") == [2, 0, 0, 0]
    assert len(t.heard("scored-tree")) == 1
    t.is_over("red")


@rule("SD-118")
def test_of_two_with_two_tiles_each_the_one_with_the_highest_has_prestige() -> None:
    t = scored({"C3": "L | rN yC rT yL"})
    assert t.view().trees["C3"].prestige == "yellow"
    assert fame(t, "prestige") == [0, 5, 0, 0]
    t.is_over("yellow")


@rule("SD-119")
def test_red_with_the_most_tiles_in_a_tree_of_four_levels_earns_4_and_blue_0() -> None:
    t = scored({"A1": "N | rC bL rT"})
    assert fame(t, "prestige") == [4, 0, 0, 0]
    t.is_over("red")


# Trees and districts

ALL = {
    2: {"r": "A1 B1 A2 C1 D1 D2 B2 C2 B3 C3 A3 A4 B4"},
    3: {"r": "A1 B1 A2 C1 D1 D2 B2 C2 B3 C3", "y": "A3 A4 B4 D3 C4 D4"},
    4: {"r": "A1 B1 C1 A2 D1 E1 D2 E2 B2 C2 B3 C3 D3", "y": "A3 A4 B4 C4 E3 D4 E4"},
}


@rule("SD-110")
@pytest.mark.parametrize(("seats", "trees"), [(2, 13), (3, 16), (4, 20)])
def test_the_number_of_scored_trees(seats: int, trees: int) -> None:
    t = scored(planted(ALL[seats]), seats)
    assert len(t.view().trees) == trees
    assert len(t.heard("scored-tree")) == trees
    assert sum(fame(t, "prestige")) == 2 * trees
    t.is_over("red")


@rule("SD-111")
@pytest.mark.parametrize(
    ("seats", "sizes"),
    [
        (3, {"fernwood": 3, "heather": 3, "riverbank": 4, "stonefield": 3, "meadow": 3}),
        (4, {"fernwood": 4, "heather": 4, "riverbank": 5, "stonefield": 4, "meadow": 3}),
    ],
)
def test_there_are_five_districts_of_three_to_five_trees(seats: int, sizes: dict[str, int]) -> None:
    t = scored(planted(ALL[seats]), seats)
    districts = [tree.district for tree in t.view().trees.values()]
    assert {district: districts.count(district) for district in districts} == sizes
    assert preeminence(t) == {
        ("yellow" if district in ("stonefield", "meadow") else "red", district): 2 * size
        for district, size in sizes.items()
    }
    t.is_over("red")


@rule("SD-116")
def test_two_players_score_four_districts_and_no_meadow() -> None:
    """Edge case 55."""
    t = scored(planted(ALL[2]), 2)
    assert preeminence(t) == {
        ("red", "fernwood"): 6,
        ("red", "heather"): 6,
        ("red", "riverbank"): 8,
        ("red", "stonefield"): 6,
    }
    assert fame(t, "preeminence") == [26, 0]
    assert "meadow" not in [tree.district for tree in t.view().trees.values()]
    t.is_over("red")


def preeminence(t: Table) -> dict[tuple[str, str], int]:
    """By player and district: the fame for preeminence, as the log tells it."""
    domain = t.game.events.kinds[t.state.events.led_district].parameters[0].domain
    assert domain is not None
    return {
        (t.names[event.seat], domain.names[event.numbers[0]]): event.numbers[1]
        for event in [*t.heard("led-district"), *t.heard("tied-district")]
    }


@rule("SD-112")
def test_most_prestige_trees_count_not_most_tiles_or_levels() -> None:
    t = scored({"A1": "N | yC yT yL yN rN", "B1": "C | rC", "A2": "L | rT"})
    assert fame(t, "prestige") == [4, 6, 0, 0]
    assert fame(t, "preeminence") == [8, 0, 0, 0]
    t.is_over("red")


@rule("SD-112")
def test_each_district_has_its_own_preeminence() -> None:
    t = scored(planted({"r": "A1 B1 D1", "y": "D2 E2 C1"}))
    assert preeminence(t) == {("red", "fernwood"): 8, ("yellow", "heather"): 8}
    t.is_over("red", "yellow")


@rule("SD-113", "SD-120")
def test_preeminence_in_a_district_of_four_earns_8() -> None:
    """Edge case 45: red has prestige for two trees, blue for one, the fourth is bare."""
    t = scored({"A1": "N | rC", "B1": "C | rC rT rL", "C1": "L | rT bL"})
    assert fame(t, "preeminence") == [8, 0, 0, 0]
    t.is_over("red")


@rule("SD-113")
@pytest.mark.parametrize("space", ["A1", "B2", "E3"])
def test_preeminence_earns_2_a_tree_whatever_the_heights(space: str) -> None:
    size = {"A1": 4, "B2": 5, "E3": 3}[space]
    for tree in ("N | rC", "N | rC yT rL"):
        t = scored({space: tree})
        assert fame(t, "preeminence") == [2 * size, 0, 0, 0]
        t.is_over("red")


@rule("SD-114")
def test_tied_players_each_earn_a_point_for_every_tree() -> None:
    """Edge case 46: red 1, blue 1, two bare."""
    t = scored({"A1": "N | rC", "B1": "C | bC bT bL"})
    assert fame(t, "preeminence") == [4, 0, 4, 0]
    assert not t.heard("led-district")
    t.is_over("blue")


@rule("SD-114")
def test_three_tied_players_each_earn_as_much_as_two() -> None:
    """Edge case 47: the riverbank has five trees, two of them bare."""
    t = scored({"B2": "N | rC", "C2": "C | bC", "B3": "L | yC"})
    assert fame(t, "preeminence") == [5, 5, 5, 0]
    t.is_over("red", "yellow", "blue")


@rule("SD-114")
def test_a_player_with_fewer_trees_than_the_tied_earns_nothing() -> None:
    t = scored(planted({"r": "B2 C2", "y": "B3 C3", "b": "D3"}))
    assert fame(t, "preeminence") == [5, 5, 0, 0]
    t.is_over("red", "yellow")


@rule("SD-115")
def test_a_district_without_a_tile_earns_nobody_anything() -> None:
    """Edge case 48."""
    t = scored({"E3": "N^", "D4": "C"})
    assert [t.score(name) for name in t.names] == [0, 0, 0, 0]
    assert preeminence(t) == {}
    t.is_over("red", "yellow", "blue", "purple")


@rule("SD-117")
@pytest.mark.parametrize("round", [1, 2])
def test_each_scoring_covers_the_whole_board(round: int) -> None:
    t = scored({"A1": "N | rC rT", "E4": "C | yC ^"}, round=round)
    assert fame(t, "prestige") == [3, 2, 0, 0]
    assert fame(t, "preeminence") == [8, 6, 0, 0]
    if round == 1:
        t.asks("red", "play-card")
    else:
        t.is_over("red")


@rule("SD-121")
@pytest.mark.parametrize("round", [1, 2])
def test_the_summary_of_scoring(round: int) -> None:
    """A banner and a bridge at once; then prestige and preeminence, led and tied."""
    t = table(
        "sylvan-dale",
        round=round,
        trees={"A1": "N | rC", "B1": "C | rT yN yN", "C2": "L | rN", "D1": "T | yL"},
        red={"left": 0},
        yellow={"left": 1, "hand": ["nest-ax"] * 4, "stack": "N", "items": {"bridge": 1}},
        turn="yellow",
    )
    t.says("yellow", "play nest-ax", "add B1", "hang")
    assert t.score("yellow") == 5
    t.says("yellow", "bridge B1-C1")
    assert t.score("yellow") == 5 + 5
    assert t.score("red") == 0
    t.says("yellow", "draw")
    assert dict(t.state.scores()[1].parts) == {
        "banners": 5,
        "bridges": 5,
        "prestige": 5 + 2,
        "preeminence": 3 * 1 + 3 * 2,
    }
    assert dict(t.state.scores()[0].parts) == {
        "banners": 0,
        "bridges": 0,
        "prestige": 2 + 2,
        "preeminence": 3 * 1 + 4 * 2,
    }
    if round == 1:
        t.asks("yellow", "play-card")
    else:
        t.is_over("yellow")


@rule("SD-76")
def test_items_left_at_the_end_are_worth_nothing() -> None:
    everything = {"ax": 6, "hammer": 6, "bridge": 12, "treetop": 9}
    t = scored({}, seats=2, red={"left": 0, "items": everything}, yellow={"left": 0})
    assert (t.score("red"), t.score("yellow")) == (0, 0)
    t.is_over("red", "yellow")
