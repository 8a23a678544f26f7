"""Little Town: the VP track and the end of the game (LT-105 to LT-117, LT-120)."""

from typing import Any

import pytest

from tests.rule import rule
from tests.table import Table, table


def of(t: Table, name: str) -> Any:
    return t.view().players[t.seat(name)]


@rule("LT-111", "LT-145")
def test_in_the_end_chip_and_marker_show_all_points() -> None:
    """63 on the track and 73 in all: a chip of 60, and the marker on 13."""
    t = table(
        "little-town",
        options={"international": True},
        round=4,
        asks="round-end",
        blue={"vp": 63, "coins": 30, "fish": 5},
        red={"fish": 5},
    )
    while not t.state.over:
        t.says(t.names[t.state.seat], t.offered()[-1])
    mine = t.view().players[0]
    assert (mine.score, mine.track, mine.chip, mine.marker) == (73, 63, 60, 13)


@rule("LT-105")
def test_points_of_an_effect_count_at_once() -> None:
    t = table("little-town", buildings={"C3": "blue well"}, blue={"vp": 3})
    t.says("blue", "place C4", "use C3")
    assert (of(t, "blue").track, of(t, "blue").marker) == (5, 5)
    t.asks("red", "take-action")


@rule("LT-106", "LT-107", "LT-108", "LT-109")
@pytest.mark.parametrize(
    ("track", "chip", "marker"),
    [(39, 0, 39), (40, 40, 0), (43, 40, 3), (79, 40, 39), (80, 80, 0), (-11, 0, -11)],
)
def test_chips_and_marker_show_one_number(track: int, chip: int, marker: int) -> None:
    """Edge case 52."""
    t = table("little-town", blue={"vp": track})
    assert (of(t, "blue").track, of(t, "blue").chip, of(t, "blue").marker) == (track, chip, marker)
    t.asks("blue", "take-action")


@rule("LT-106", "LT-109")
def test_losing_points_gives_the_chip_back() -> None:
    """Edge case 52."""
    t = table("little-town", seats=4, asks="round-end", blue={"vp": 43, "fish": 1, "coins": 0})
    t.says("blue", "feed 1 0 0")
    assert (of(t, "blue").track, of(t, "blue").chip, of(t, "blue").marker) == (37, 0, 37)
    t.asks("red", "feed-workers")


def ended(**scene: Any) -> Table:
    """The end of a two-player game, everybody fed as poorly as allowed."""
    t = table("little-town", asks="round-end", round=4, **scene)
    while not t.state.over:
        t.says(t.names[t.state.seat], t.offered()[0])
    return t


@rule("LT-110", "LT-111", "LT-112", "LT-113", "LT-116", "LT-120")
def test_final_scoring() -> None:
    t = ended(
        buildings={"D3": "blue statue", "F3": "blue wheat-field"},
        blue={
            "vp": 20,
            "coins": 8,
            "wood": 9,
            "stone": 4,
            "revealed": ["carpentry", "penniless"],
            "goals": ["grand-tour"],
        },
    )
    assert t.score("blue", "track") == 20 - 15
    assert t.score("blue", "goals") == 2 + 3
    assert t.score("blue", "buildings") == 10 + 3
    assert t.score("blue", "coins") == 2
    assert t.score("blue") == 5 + 5 + 13 + 2
    assert [event.numbers[0] for event in t.heard("total") if event.seat == 0] == [25]
    lines = [*t.heard("scored-track"), *t.heard("scored-goals"), *t.heard("scored-buildings")]
    lines += t.heard("scored-coins")
    assert [event.numbers[0] for event in lines if event.seat == 0] == [5, 5, 13, 2]
    assert len(t.heard("final-scoring")) == 1
    t.is_over("blue")


@rule("LT-113")
@pytest.mark.parametrize(("coins", "points"), [(8, 2), (2, 0), (9, 3)])
def test_three_coins_are_a_point(coins: int, points: int) -> None:
    """Edge case 51."""
    t = ended(blue={"coins": coins, "vp": 50})
    assert t.score("blue", "coins") == points
    t.is_over("blue")


@rule("LT-114")
def test_a_castle_scores_its_owners_buildings_around_it() -> None:
    """Edge case 50."""
    t = ended(
        buildings={
            "E3": "blue castle",
            "D2": "blue well",
            "E2": "blue bakery",
            "F3": "blue church",
            "D3": "red grocery",
            "G3": "blue granary",
        }
    )
    assert t.score("blue", "surroundings") == 12
    assert t.score("red", "surroundings") == 0
    t.is_over("blue")


@rule("LT-115")
def test_a_watchtower_scores_grass_without_a_building() -> None:
    """Edge case 50."""
    t = ended(buildings={"B2": "blue watchtower"}, workers={"B3": "red"}, supply=[])
    assert t.score("blue", "surroundings") == 10
    t = ended(buildings={"B2": "blue watchtower", "C3": "red well"}, supply=[])
    assert t.score("blue", "surroundings") == 8
    t.is_over("blue")


@rule("LT-120")
def test_a_statue_does_nothing_but_score_ten() -> None:
    t = table("little-town", buildings={"C3": "blue statue"}).says("blue", "place C4")
    assert (t.score("blue", "buildings"), of(t, "blue").track) == (10, 0)
    t.asks("red", "take-action")


@rule("LT-117")
def test_players_with_the_highest_total_share_the_victory() -> None:
    """Edge case 53."""
    t = table(
        "little-town",
        seats=3,
        asks="round-end",
        round=4,
        buildings={"D3": "red statue"},
        blue={"vp": 43, "coins": 0},
        red={"vp": 33, "coins": 0},
        yellow={"vp": 36, "coins": 0},
    )
    while not t.state.over:
        t.says(t.names[t.state.seat], t.offered()[0])
    assert [t.score(name) for name in t.names] == [31, 31, 24]
    t.is_over("blue", "red")
