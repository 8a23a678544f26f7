"""Little Town: goals (LT-97 to LT-104, LT-123 to LT-140)."""

from typing import Any

import pytest

from tests.rule import rule
from tests.table import Table, table


def revealed(t: Table, name: str) -> Any:
    return t.view().players[t.seat(name)].revealed_goals


# When


@rule("LT-100", "LT-102", "LT-132")
def test_a_moment_without_coins_is_enough() -> None:
    """Edge case 38."""
    t = table(
        "little-town",
        buildings={"C3": "red bakery"},
        blue={"coins": 1, "wheat": 1, "goals": ["penniless"]},
    )
    t.says("blue", "place C4", "use C3")
    assert t.view().players[0].goods["coins"] == 4
    assert revealed(t, "blue") == ["penniless"]
    t.asks("red", "take-action")


@rule("LT-100", "LT-102", "LT-132")
def test_the_rent_for_a_gold_mine_leaves_a_moment_without_coins() -> None:
    t = table(
        "little-town", buildings={"C3": "red gold-mine"}, blue={"coins": 1, "goals": ["penniless"]}
    )
    t.says("blue", "place C4", "use C3")
    assert t.view().players[0].goods["coins"] == 2
    assert revealed(t, "blue") == ["penniless"]
    t.asks("red", "take-action")


@rule("LT-97", "LT-102", "LT-133")
def test_rent_completes_a_goal_of_the_owner_in_another_players_turn() -> None:
    """Edge case 39."""
    t = table(
        "little-town",
        buildings={"C3": "red well"},
        red={"coins": 5, "goals": ["well-off"]},
    )
    t.says("blue", "place C4", "use C3")
    assert revealed(t, "red") == ["well-off"]
    t.asks("red", "take-action")


@rule("LT-98", "LT-104")
def test_a_declared_goal_is_shown_to_all_and_scores_at_the_end() -> None:
    t = table("little-town", blue={"wood": 3, "coins": 0, "goals": ["carpentry", "penniless"]})
    t.says("blue", "build trading-shop", "site D3")
    for viewer in ("red", ""):
        player = t.view(viewer).players[0]
        assert (player.revealed_goals, player.hidden_goals) == (["penniless", "carpentry"], 0)
    assert (t.view().players[0].track, t.score("blue", "goals")) == (0, 5)
    t.asks("red", "take-action")


@rule("LT-99", "LT-104")
def test_an_unrevealed_goal_costs_nothing_and_stays_secret() -> None:
    """Edge case 54."""
    t = table(
        "little-town", asks="round-end", round=4, blue={"goals": ["grand-tour", "block-of-three"]}
    )
    t.says("blue", "feed 0 0 0").says("red", "feed 0 0 0")
    assert (t.score("blue", "goals"), t.score("blue")) == (0, t.score("red"))
    assert t.view("red").players[0].goals is None
    t.is_over("blue", "red")


@rule("LT-100")
def test_a_goal_once_revealed_stays_achieved() -> None:
    t = table(
        "little-town",
        buildings={"C3": "blue gold-mine", "D3": "blue church"},
        blue={"coins": 4, "goals": ["well-off"]},
    )
    t.says("blue", "place C4", "use C3", "use D3")
    assert t.view().players[0].goods["coins"] == 3
    assert (revealed(t, "blue"), t.score("blue", "goals")) == (["well-off"], 2)
    t.asks("red", "take-action")


@rule("LT-101", "LT-97", "LT-135")
def test_a_residence_use_is_a_turn_of_its_own() -> None:
    """Edge case 55."""
    t = table(
        "little-town",
        asks="round-end",
        buildings={
            "D3": "blue residence",
            "C3": "blue well",
            "E3": "blue gold-mine",
            "C4": "blue wheat-field",
            "D4": "blue bakery",
        },
        blue={"goals": ["grand-tour"], "coins": 0},
    )
    t.says("blue", "use C3", "use E3", "use C4")
    assert revealed(t, "blue") == []
    t.says("blue", "use D4")
    assert revealed(t, "blue") == ["grand-tour"]
    t.asks("blue", "feed-workers")


# What: buildings


@rule("LT-123")
def test_block_of_three_touches_by_sides() -> None:
    """Edge case 41."""
    blue = {"wood": 1, "coins": 0, "goals": ["block-of-three"]}
    two = {"C3": "blue well", "C4": "blue gold-mine"}
    t = table("little-town", buildings=two, blue=blue)
    t.says("blue", "build wheat-field", "site D4")
    assert revealed(t, "blue") == ["block-of-three"]
    diagonal = {"C3": "blue well", "D4": "blue gold-mine"}
    t = table("little-town", buildings=diagonal, blue=blue)
    t.says("blue", "build wheat-field", "site E5")
    assert revealed(t, "blue") == []
    t.asks("red", "take-action")


@rule("LT-123")
def test_two_pairs_or_another_players_building_make_no_block() -> None:
    buildings = {"C3": "blue well", "C4": "red gold-mine", "F3": "blue bakery", "G3": "blue church"}
    blue = {"wood": 1, "coins": 0, "goals": ["block-of-three"]}
    t = table("little-town", buildings=buildings, blue=blue)
    t.says("blue", "build wheat-field", "site C5")
    assert revealed(t, "blue") == []
    t.asks("red", "take-action")


@rule("LT-124")
@pytest.mark.parametrize(("seats", "before"), [(2, 5), (3, 4), (4, 3)])
def test_busy_builders_own_more_buildings_than_workers(seats: int, before: int) -> None:
    """Edge case 40: wheat fields count."""
    sites = ["C3", "E3", "G3", "C5", "E5", "H4"]
    tiles = ["well", "wheat-field", "bakery", "church", "wheat-field", "statue"]
    own = {site: f"blue {tile}" for site, tile in zip(sites[: before - 1], tiles, strict=False)}
    blue = {"wood": 2, "coins": 0, "goals": ["busy-builders"]}
    t = table("little-town", seats=seats, buildings=own, blue=blue)
    t.says("blue", "build wheat-field", "site I2")
    assert revealed(t, "blue") == []
    own[sites[before - 1]] = f"blue {tiles[before - 1]}"
    t = table("little-town", seats=seats, buildings=own, blue=blue)
    t.says("blue", "build wheat-field", "site I2")
    assert revealed(t, "blue") == ["busy-builders"]
    t.asks("red", "take-action")


def builds(tile: str, goal: str, buildings: dict[str, str] | None = None) -> Any:
    """What blue has revealed after constructing this tile, paid with coins alone."""
    t = table(
        "little-town",
        supply=[tile],
        options={"extended-goals": True},
        buildings=buildings or {},
        blue={"coins": 20, "wheat": 2, "goals": [goal]},
    )
    t.says("blue", f"build {tile}", "site D3")
    while t.state.step.prompt == "swap-for-coins":
        t.says("blue", t.offered()[-1])
    t.asks("red", "take-action")
    return revealed(t, "blue")


HANDLERS = {
    "fish-trade": "grocery pier fishmonger fair restaurant",
    "grain-trade": "bakery brewery granary grocery fair restaurant",
    "timber-or-stone-trade": "workshop stone-shop factory carpenter fair",
    "stone-work": "factory church statue castle bookstore cathedral watchtower",
    "carpentry": "trading-shop stone-shop granary pier fair watchtower",
}
TILES = [
    "wheat-field",
    "bakery",
    "grocery",
    "trading-shop",
    "stone-shop",
    "granary",
    "gold-mine",
    "well",
    "workshop",
    "factory",
    "church",
    "statue",
    "castle",
    "bar",
    "bookstore",
    "pier",
    "brewery",
    "carpenter",
    "fair",
    "fountain",
    "fishmonger",
    "restaurant",
    "cathedral",
    "residence",
    "watchtower",
]


@rule("LT-127", "LT-129", "LT-130", "LT-131", "LT-140")
@pytest.mark.parametrize("goal", list(HANDLERS))
def test_which_buildings_achieve_a_building_goal(goal: str) -> None:
    """Edge case 46: the printed cost counts, however it was paid."""
    achieving = [tile for tile in TILES if builds(tile, goal) == [goal]]
    assert sorted(achieving) == sorted(HANDLERS[goal].split())


@rule("LT-128")
def test_money_trades_needs_two_buildings_that_handle_coins() -> None:
    """Edge case 47: a residence has coins in its cost only."""
    handlers = [
        "bakery",
        "grocery",
        "stone-shop",
        "gold-mine",
        "church",
        "bookstore",
        "carpenter",
        "fountain",
        "fishmonger",
    ]
    other = {"G3": "blue gold-mine"}
    tiles = [tile for tile in TILES if tile != "gold-mine"]
    achieving = [tile for tile in tiles if builds(tile, "money-trades", other)]
    assert sorted([*achieving, "gold-mine"]) == sorted(handlers)
    assert builds("bakery", "money-trades") == []
    assert builds("residence", "money-trades", other) == []


@rule("LT-138")
def test_three_landscapes_needs_three_different_buildings() -> None:
    """Edge case 42."""
    options = {"extended-goals": True}
    blue = {"wood": 1, "coins": 0, "goals": ["three-landscapes"]}
    # G2 touches the lake F1 and the mountain H1; G4 the forest G5.
    t = table("little-town", options=options, buildings={"G2": "blue well"}, blue=blue)
    t.says("blue", "build wheat-field", "site G4")
    assert revealed(t, "blue") == []
    two = {"G2": "blue well", "G4": "blue bakery"}
    t = table("little-town", options=options, buildings=two, blue=blue)
    t.says("blue", "build wheat-field", "site F2")
    assert revealed(t, "blue") == ["three-landscapes"]
    t = table("little-town", options=options, buildings=two, blue=blue)
    t.says("blue", "build wheat-field", "site D3")
    assert revealed(t, "blue") == []
    t.asks("red", "take-action")


# What: in hand


@rule("LT-125")
@pytest.mark.parametrize(("seats", "food"), [(2, 10), (3, 8), (4, 6)])
def test_full_larder_is_twice_as_much_food_as_workers(seats: int, food: int) -> None:
    for before, expected in ((food - 2, []), (food - 1, ["full-larder"])):
        t = table(
            "little-town",
            seats=seats,
            blue={"fish": 3, "wheat": before - 3, "goals": ["full-larder"]},
        )
        t.says("blue", "place A2")
        assert revealed(t, "blue") == expected
        t.asks("red", "take-action")


@rule("LT-132")
def test_penniless_by_paying_a_cost_with_the_last_coins() -> None:
    t = table("little-town", blue={"coins": 3, "goals": ["penniless"]})
    t.says("blue", "build wheat-field", "site D3")
    assert revealed(t, "blue") == ["penniless"]
    t = table("little-town", blue={"coins": 4, "goals": ["penniless"]})
    t.says("blue", "build wheat-field", "site D3")
    assert revealed(t, "blue") == []
    t.asks("red", "take-action")


@rule("LT-132", "LT-97", "LT-102")
def test_penniless_by_buying_food_at_the_end_of_a_round() -> None:
    t = table("little-town", asks="round-end", blue={"coins": 3, "goals": ["penniless"]})
    t.says("blue", "feed 0 0 1")
    assert revealed(t, "blue") == ["penniless"]
    t.asks("red", "feed-workers")


@rule("LT-133")
def test_well_off_takes_six_coins() -> None:
    for coins, expected in ((3, []), (4, ["well-off"])):
        t = table(
            "little-town",
            buildings={"C3": "blue gold-mine"},
            blue={"coins": coins, "goals": ["well-off"]},
        )
        t.says("blue", "place C4", "use C3")
        assert revealed(t, "blue") == expected
        t.asks("red", "take-action")


# What: in one turn


@rule("LT-126")
@pytest.mark.parametrize(
    ("tile", "hand"),
    [
        ("restaurant", {"wheat": 1, "fish": 1, "coins": 0}),
        ("restaurant", {"coins": 6}),
        ("fair", {"wood": 1, "stone": 1, "wheat": 1, "fish": 1, "coins": 0}),
    ],
)
def test_mixed_input_by_the_printed_input_however_it_is_paid(
    tile: str, hand: dict[str, int]
) -> None:
    t = table(
        "little-town",
        supply=[],
        buildings={"C3": f"blue {tile}"},
        blue={**hand, "goals": ["mixed-input"]},
    )
    t.says("blue", "place C4", "use C3")
    assert revealed(t, "blue") == ["mixed-input"]
    t.asks("red", "take-action")


@rule("LT-126")
def test_two_of_one_kind_are_not_a_mixed_input() -> None:
    t = table(
        "little-town",
        buildings={"C3": "blue granary"},
        blue={"wheat": 2, "coins": 0, "goals": ["mixed-input"]},
    )
    t.says("blue", "place C4", "use C3")
    assert revealed(t, "blue") == []
    t.asks("red", "take-action")


@rule("LT-134", "LT-101")
def test_straight_to_use_spends_what_the_same_turn_gained() -> None:
    blue = {"wood": 1, "coins": 0, "goals": ["straight-to-use"]}
    t = table("little-town", buildings={"C2": "blue workshop"}, blue=blue)
    t.says("blue", "place B2", "use C2")
    assert revealed(t, "blue") == ["straight-to-use"]
    # Two wood from before, none gained in this turn.
    t = table("little-town", buildings={"D3": "blue workshop"}, blue={**blue, "wood": 2})
    t.says("blue", "place D4", "use D3")
    assert revealed(t, "blue") == []
    t.asks("red", "take-action")


@rule("LT-134")
def test_coins_in_place_of_the_gained_kind_are_not_straight_to_use() -> None:
    t = table(
        "little-town",
        buildings={"C2": "blue workshop"},
        blue={"coins": 6, "goals": ["straight-to-use"]},
    )
    t.says("blue", "place B2", "use C2", "swap wood 2")
    assert revealed(t, "blue") == []
    t.asks("red", "take-action")


@rule("LT-134", "LT-101")
def test_what_an_earlier_turn_gained_is_not_straight_to_use() -> None:
    t = table("little-town", blue={"coins": 0, "goals": ["straight-to-use"]})
    t.says("blue", "place B5").says("red", "place D3").says("blue", "build wheat-field", "site D4")
    assert revealed(t, "blue") == []
    t.asks("red", "take-action")


@rule("LT-134", "LT-101")
def test_each_placement_begins_with_nothing_gained() -> None:
    t = table(
        "little-town",
        buildings={"D3": "blue workshop"},
        blue={"coins": 0, "goals": ["straight-to-use"]},
    )
    t.says("blue", "place B5").says("red", "place G3").says("blue", "place D4", "use D3")
    assert t.view().players[0].track == 3
    assert revealed(t, "blue") == []
    t.asks("red", "take-action")


@rule("LT-135")
def test_grand_tour_takes_four_buildings_and_terrain_does_not_count() -> None:
    """Edge case 43."""
    buildings = {"A2": "blue well", "C2": "blue gold-mine", "B3": "blue wheat-field"}
    blue = {"coins": 1, "goals": ["grand-tour"]}
    t = table("little-town", buildings=buildings, blue=blue)
    t.says("blue", "place B2", "use A2", "use C2", "use B3")
    assert revealed(t, "blue") == []
    t = table("little-town", buildings={**buildings, "C3": "red wheat-field"}, blue=blue)
    t.says("blue", "place B2", "use A2", "use C2", "use B3", "use C3")
    assert revealed(t, "blue") == ["grand-tour"]
    t.asks("red", "take-action")


@rule("LT-136", "LT-101")
def test_twofold_fame_takes_two_buildings_in_one_turn() -> None:
    """Edge case 44."""
    blue = {"wood": 2, "coins": 0, "goals": ["twofold-fame"]}
    t = table("little-town", buildings={"C3": "blue well", "D3": "blue workshop"}, blue=blue)
    t.says("blue", "place C4", "use C3", "use D3")
    assert revealed(t, "blue") == ["twofold-fame"]
    t = table("little-town", buildings={"C3": "blue well"}, blue=blue)
    t.says("blue", "place C4", "use C3").says("red", "place G3").says("blue", "place D4", "use C3")
    assert revealed(t, "blue") == []
    t.asks("red", "take-action")


@rule("LT-137")
def test_rich_harvest_counts_terrain_and_buildings_together() -> None:
    """Edge case 45."""
    blue = {"coins": 1, "goals": ["rich-harvest"]}
    buildings = {"C3": "blue wheat-field", "C4": "blue grocery"}
    t = table("little-town", buildings=buildings, blue=blue)
    t.says("blue", "place B3", "use C3")
    assert revealed(t, "blue") == []
    t.says("blue", "use C4")
    assert revealed(t, "blue") == ["rich-harvest"]
    t.asks("red", "take-action")


@rule("LT-137")
def test_cubes_that_are_paid_are_not_subtracted_from_the_harvest() -> None:
    t = table(
        "little-town",
        buildings={"B4": "blue trading-shop"},
        blue={"coins": 0, "goals": ["rich-harvest"]},
    )
    t.says("blue", "place B5", "use B4", "give wood", "give wood", "take fish")
    assert revealed(t, "blue") == []
    t.says("blue", "take fish")
    assert revealed(t, "blue") == ["rich-harvest"]
    t.asks("red", "take-action")


@rule("LT-139")
def test_fish_feast_feeds_everybody_with_fish_alone() -> None:
    options = {"extended-goals": True}
    for meal, expected in (("feed 2 1 0", []), ("feed 3 0 0", ["fish-feast"])):
        t = table(
            "little-town",
            seats=4,
            asks="round-end",
            options=options,
            blue={"fish": 3, "wheat": 1, "goals": ["fish-feast"]},
        )
        t.says("blue", meal)
        assert revealed(t, "blue") == expected
        t.asks("red", "feed-workers")
