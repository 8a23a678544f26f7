"""Little Town: the end of a round (LT-79 to LT-96)."""

from typing import Any

import pytest

from tests.rule import rule
from tests.table import Table, table


def of(t: Table, name: str) -> Any:
    return t.view().players[t.seat(name)]


def goods(t: Table, name: str) -> dict[str, int]:
    return {good: number for good, number in of(t, name).goods.items() if number}


def starve(t: Table) -> None:
    """Everybody feeds as few workers as the rules allow."""
    while not t.state.over and t.state.step.prompt == "feed-workers":
        t.says(t.names[t.state.seat], t.offered()[0])


# Effects of buildings


@rule("LT-82", "LT-81")
def test_a_cathedral_counts_every_worker_around_it() -> None:
    """Edge case 28."""
    t = table(
        "little-town",
        asks="round-end",
        buildings={"E3": "blue cathedral"},
        workers={"D3": "blue", "E4": "red", "F2": "red", "H3": "red"},
    )
    assert of(t, "blue").on_building_areas == 4
    assert of(t, "blue").track == 3
    t.asks("blue", "feed-workers")


@rule("LT-79", "LT-83")
def test_a_residence_uses_its_surroundings_before_the_workers_eat() -> None:
    """Edge case 29."""
    t = table(
        "little-town",
        asks="round-end",
        buildings={"B2": "blue residence", "C3": "red wheat-field", "C2": "blue well"},
        blue={"coins": 1},
    )
    assert goods(t, "blue") == {"wood": 1, "stone": 1, "fish": 1, "coins": 1}
    t.asks("blue", "use-building").offers_only("use C3", "use C2", "done")
    t.says("blue", "use C3", "use C2")
    assert goods(t, "blue") == {"wood": 1, "stone": 1, "fish": 1, "wheat": 1}
    assert goods(t, "red") == {"coins": 4}
    t.asks("blue", "feed-workers").says("blue", "feed 1 1 0")
    assert of(t, "blue").track == 2 - 9
    t.asks("red", "feed-workers")


@rule("LT-47", "LT-83")
def test_a_residence_without_coins_has_the_terrain_only() -> None:
    """Edge case 30."""
    t = table(
        "little-town",
        asks="round-end",
        buildings={"B2": "blue residence", "C3": "red wheat-field"},
        blue={"coins": 0},
    )
    assert goods(t, "blue") == {"wood": 1, "stone": 1, "fish": 1}
    t.asks("blue", "feed-workers")


@rule("LT-84")
def test_the_residence_comes_before_the_cathedral() -> None:
    t = table(
        "little-town",
        asks="round-end",
        start="red",
        buildings={"G3": "red cathedral", "C3": "blue residence", "D3": "blue well"},
        workers={"F3": "blue"},
    )
    t.asks("blue", "use-building")
    assert of(t, "red").track == 0
    t.says("blue", "use D3")
    assert (of(t, "blue").track, of(t, "red").track) == (2, 1)
    t.asks("red", "feed-workers")


@rule("LT-80")
def test_the_fourth_round_ends_like_any_other_before_the_scoring() -> None:
    """Edge case 35."""
    t = table(
        "little-town",
        asks="round-end",
        round=4,
        buildings={"C3": "blue residence", "D3": "blue well", "G3": "blue cathedral"},
        workers={"F3": "red"},
    )
    t.says("blue", "use D3")
    assert of(t, "blue").track == 2 + 1
    t.says("blue", "feed 0 0 1").says("red", "feed 0 0 0")
    assert (of(t, "blue").track, of(t, "red").track) == (3 - 12, -15)
    t.is_over("blue")


# Food supply


@rule("LT-85", "LT-87", "LT-91")
@pytest.mark.parametrize(("seats", "food"), [(2, 5), (3, 4), (4, 3)])
def test_every_worker_eats_one_food_wherever_it_stands(seats: int, food: int) -> None:
    t = table(
        "little-town",
        seats=seats,
        asks="round-end",
        workers={"D3": "blue"},
        blue={"fish": 2, "wheat": 6, "coins": 0},
    )
    t.offers(f"feed 2 {food - 2} 0").says("blue", f"feed 2 {food - 2} 0")
    assert of(t, "blue").track == 0
    assert goods(t, "blue") == {"wheat": 8 - food}
    t.asks("red", "feed-workers")


@rule("LT-86")
def test_fish_and_wheat_mix_freely() -> None:
    t = table("little-town", seats=4, asks="round-end", blue={"fish": 3, "wheat": 3, "coins": 0})
    t.offers_only("feed 0 3 0", "feed 1 2 0", "feed 2 1 0", "feed 3 0 0")
    t.says("blue", "feed 1 2 0")
    assert goods(t, "blue") == {"fish": 2, "wheat": 1}
    t.asks("red", "feed-workers")


@rule("LT-85", "LT-88", "LT-90")
def test_all_food_at_hand_is_eaten_and_each_hungry_worker_costs_three() -> None:
    """Edge case 31."""
    t = table("little-town", seats=4, asks="round-end", blue={"fish": 1, "wheat": 1, "coins": 2})
    t.offers_only("feed 1 1 0").refuses("blue", "feed 0 1 0", "LT-90")
    t.says("blue", "feed 1 1 0")
    assert (of(t, "blue").track, goods(t, "blue")) == (-3, {"coins": 2})
    t.asks("red", "feed-workers")


@rule("LT-68", "LT-90")
def test_buying_food_with_coins_is_optional() -> None:
    """Edge case 32."""
    t = table("little-town", seats=4, asks="round-end", blue={"fish": 2, "coins": 3})
    t.offers_only("feed 2 0 0", "feed 2 0 1").refuses("blue", "feed 1 0 0", "LT-90")
    t.says("blue", "feed 2 0 1")
    assert (of(t, "blue").track, goods(t, "blue")) == (0, {})
    t.asks("red", "feed-workers")


@rule("LT-88", "LT-89")
def test_points_may_become_negative() -> None:
    """Edge case 33."""
    t = table("little-town", asks="round-end", blue={"coins": 0, "vp": 4})
    t.says("blue", "feed 0 0 0")
    assert of(t, "blue").track == -11
    t.asks("red", "feed-workers")


@rule("LT-71", "LT-90", "LT-139")
def test_cubes_may_be_kept_by_paying_coins() -> None:
    """Edge case 34."""
    scene = {"fish": 3, "coins": 9, "goals": ["fish-feast"]}
    options = {"extended-goals": True}
    t = table("little-town", seats=4, asks="round-end", options=options, blue=scene)
    t.says("blue", "feed 0 0 3")
    assert (goods(t, "blue"), of(t, "blue").revealed_goals) == ({"fish": 3}, [])
    t = table("little-town", seats=4, asks="round-end", options=options, blue=scene)
    t.says("blue", "feed 3 0 0")
    assert of(t, "blue").revealed_goals == ["fish-feast"]
    t.asks("red", "feed-workers")


@rule("LT-68", "LT-85")
def test_no_more_is_eaten_than_there_are_workers_or_food() -> None:
    t = table("little-town", seats=4, asks="round-end", blue={"fish": 4, "coins": 3})
    t.refuses("blue", "feed 4 0 0", "LT-85").refuses("blue", "feed 0 1 2", "LT-85")
    t.refuses("blue", "feed 1 0 2", "LT-68").refuses("blue", "feed 3 0 1", "LT-85")
    t.asks("blue", "feed-workers")


@rule("LT-79")
def test_everybody_feeds_in_turn_from_the_start_player() -> None:
    t = table("little-town", seats=3, asks="round-end", start="red")
    t.asks("red", "feed-workers").says("red", "feed 0 0 0")
    t.asks("yellow", "feed-workers").says("yellow", "feed 0 0 0")
    t.asks("blue", "feed-workers").says("blue", "feed 0 0 0")
    t.asks("yellow", "take-action")


# Workers home, and the next round


@rule("LT-92", "LT-93")
def test_workers_go_home_and_both_markers_move_on() -> None:
    t = table("little-town", asks="round-end", workers={"D3": "blue", "E4": "red"})
    starve(t)
    assert (t.view().round, t.view().start_player) == (2, "red")
    assert all(square.worker is None for square in t.view().squares.values())
    assert (of(t, "blue").workers, of(t, "blue").on_building_areas) == (5, 0)
    t.offers("place D3", "place E4").asks("red", "take-action")


TRACKS = [((7, 3, 9), "red"), ((3, 7, 3), "blue"), ((7, 3, 3), "red")]


@rule("LT-94", "LT-95")
@pytest.mark.parametrize(("tracks", "starter"), TRACKS)
def test_with_three_players_the_one_with_fewest_points_starts_the_last_round(
    tracks: tuple[int, int, int], starter: str
) -> None:
    """Edge case 36: blue started round 1 and yellow round 3; buildings change nothing."""
    t = table(
        "little-town",
        seats=3,
        asks="round-end",
        round=3,
        start="yellow",
        buildings={"D3": f"{starter} statue", "E3": f"{starter} factory"},
        **{
            colour: {"vp": track + 12, "coins": 0}
            for colour, track in zip(("blue", "red", "yellow"), tracks, strict=True)
        },
    )
    starve(t)
    assert [player.track for player in t.view().players] == list(tracks)
    assert t.view().start_player == starter
    t.asks(starter, "take-action")


@rule("LT-96", "LT-94")
@pytest.mark.parametrize(
    ("seats", "starters"),
    [
        (2, ["blue", "red", "blue", "red"]),
        (4, ["blue", "red", "yellow", "black"]),
    ],
)
def test_start_players_of_two_and_four(seats: int, starters: list[str]) -> None:
    """Edge case 37."""
    for number, starter in enumerate(starters[:-1], 1):
        t = table(
            "little-town",
            seats=seats,
            asks="round-end",
            round=number,
            start=starter,
            blue={"vp": -50},
        )
        starve(t)
        t.asks(starters[number], "take-action")


@rule("LT-96")
def test_start_players_of_three_before_the_last_round() -> None:
    for number, (starter, following) in enumerate([("blue", "red"), ("red", "yellow")], 1):
        t = table(
            "little-town", seats=3, asks="round-end", round=number, start=starter, blue={"vp": -50}
        )
        starve(t)
        t.asks(following, "take-action")
