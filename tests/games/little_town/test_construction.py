"""Little Town: constructing a building (LT-55 to LT-67, LT-121, LT-122)."""

from typing import Any

import pytest

from tests.rule import rule
from tests.table import Table, table


def of(t: Table, name: str) -> Any:
    return t.view().players[t.seat(name)]


@rule("LT-56", "LT-57", "LT-58", "LT-59", "LT-67")
def test_a_tile_is_chosen_sited_and_paid_and_carries_a_house() -> None:
    t = table("little-town", blue={"wood": 1, "coins": 0})
    t.says("blue", "build wheat-field").asks("blue", "choose-site").says("blue", "site D3")
    square = t.view().squares["D3"]
    assert (square.building, square.owner, square.worker) == ("wheat-field", "blue", None)
    assert (of(t, "blue").houses, of(t, "blue").goods["wood"]) == (6, 0)
    assert (t.view().supply["wheat-field"], t.view().stock["wood"]) == (4, 15)
    t.asks("red", "take-action")


@rule("LT-57")
def test_the_whole_cost_goes_to_the_stock() -> None:
    t = table("little-town", supply=["watchtower"], blue={"wood": 4, "stone": 3, "coins": 2})
    t.says("blue", "build watchtower", "site D3")
    assert of(t, "blue").goods == {"wood": 1, "stone": 0, "fish": 0, "wheat": 0, "coins": 2}
    assert (t.view().stock["wood"], t.view().stock["stone"]) == (14, 15)
    t.asks("red", "take-action")


@rule("LT-56", "LT-57")
def test_only_affordable_tiles_of_the_supply_are_offered() -> None:
    t = table("little-town", blue={"wood": 2, "stone": 1, "coins": 0})
    assert t.offered("build") == [
        "build wheat-field",
        "build bakery",
        "build grocery",
        "build gold-mine",
        "build well",
    ]
    t.refuses("blue", "build granary", "LT-57").refuses("blue", "build pier", "LT-56")
    t.asks("blue", "take-action")


@rule("LT-58")
@pytest.mark.parametrize("square", ["C1", "D3", "E3"])
def test_the_site_is_empty_grass(square: str) -> None:
    t = table(
        "little-town",
        buildings={"D3": "red well"},
        workers={"E3": "blue"},
        blue={"wood": 1, "coins": 0},
    )
    t.says("blue", "build wheat-field").refuses("blue", f"site {square}", "LT-58")
    t.offers("site D4", "site A6", "site I3")
    t.asks("blue", "choose-site")


@rule("LT-55")
def test_any_number_of_workers_stands_on_the_building_areas() -> None:
    """Edge case 20."""
    t = table("little-town", blue={"wood": 3, "coins": 0}, red={"wood": 1, "coins": 0})
    t.says("blue", "build wheat-field", "site D3").says("red", "build wheat-field", "site E3")
    t.says("blue", "build wheat-field", "site F3").says("red", "place I2")
    t.says("blue", "build wheat-field", "site G3")
    assert (of(t, "blue").on_building_areas, of(t, "red").on_building_areas) == (3, 1)
    t.asks("red", "take-action")


@rule("LT-60")
@pytest.mark.parametrize(("seats", "houses"), [(2, 7), (3, 6), (4, 6)])
def test_without_a_house_nobody_constructs(seats: int, houses: int) -> None:
    """Edge case 17."""
    sites = ["D3", "E3", "F3", "G3", "C4", "D4", "E4"]
    tiles = ["bakery", "grocery", "well", "granary", "factory", "church", "statue"]
    built = {site: f"blue {tile}" for site, tile in zip(sites, tiles, strict=True)}
    before = dict(list(built.items())[: houses - 1])
    t = table("little-town", seats=seats, buildings=before, blue={"wood": 5}).offers(
        "build wheat-field"
    )
    full = dict(list(built.items())[:houses])
    t = table("little-town", seats=seats, buildings=full, blue={"wood": 5})
    assert t.offered("build") == []
    t.refuses("blue", "build wheat-field", "LT-60")
    t.asks("blue", "take-action")


@rule("LT-61", "LT-62", "LT-105")
def test_constructing_gains_and_activates_nothing() -> None:
    """Edge case 19."""
    t = table(
        "little-town",
        buildings={"E4": "blue well", "D4": "blue gold-mine"},
        blue={"wood": 1, "coins": 0},
    )
    t.says("blue", "build wheat-field", "site E5")
    assert of(t, "blue").goods == {"wood": 0, "stone": 0, "fish": 0, "wheat": 0, "coins": 0}
    assert (of(t, "blue").track, t.score("blue", "buildings")) == (0, 3 + 4 + 4)
    t.asks("red", "take-action")


@rule("LT-63", "LT-92")
def test_tiles_and_houses_stay_when_the_workers_return() -> None:
    t = table("little-town", asks="round-end", buildings={"D3": "blue well"}, workers={"E3": "red"})
    t.says("blue", "feed 0 0 0").says("red", "feed 0 0 0")
    squares = t.view().squares
    assert (squares["D3"].building, squares["D3"].owner) == ("well", "blue")
    assert squares["E3"].worker is None
    assert (of(t, "red").workers, of(t, "red").on_building_areas) == (5, 0)
    t.asks("red", "take-action")


@rule("LT-64")
def test_a_tile_taken_is_gone_for_everyone_and_there_are_five_fields() -> None:
    """Edge case 18."""
    fields = dict.fromkeys(("D3", "E3", "F3", "G3"), "red wheat-field")
    t = table(
        "little-town", buildings=fields, blue={"wood": 3, "coins": 0}, red={"wood": 3, "coins": 0}
    )
    t.says("blue", "build wheat-field", "site D5")
    assert "wheat-field" not in t.view().supply
    t.refuses("red", "build wheat-field", "LT-64")
    t.says("red", "build bakery", "site E5").refuses("blue", "build bakery", "LT-64")
    t.asks("blue", "take-action")


@rule("LT-65")
def test_one_action_constructs_one_building() -> None:
    t = table("little-town", blue={"wood": 9, "coins": 0})
    t.says("blue", "build wheat-field", "site D3").asks("red", "take-action")


@rule("LT-66")
def test_a_new_building_serves_everybody_from_then_on() -> None:
    t = table("little-town", blue={"wood": 1, "coins": 0})
    t.says("blue", "build wheat-field", "site D3").says("red", "place D4", "use D3")
    assert of(t, "red").goods["wheat"] == 1
    assert of(t, "blue").goods["coins"] == 1
    t.asks("blue", "take-action")


@rule("LT-72", "LT-121")
def test_a_residence_costs_six_coins_and_nothing_else() -> None:
    """Edge case 15."""
    t = table("little-town", supply=["residence"], blue={"coins": 6}).offers("build residence")
    t.says("blue", "build residence", "site D3")
    assert of(t, "blue").goods["coins"] == 0
    rich = {"coins": 5, "wood": 9, "stone": 9, "fish": 9, "wheat": 9}
    t = table("little-town", supply=["residence"], blue=rich)
    t.refuses("blue", "build residence", "LT-72")
    t.asks("blue", "take-action")


@rule("LT-122")
def test_a_bar_costs_stone_and_wheat() -> None:
    t = table("little-town", supply=["bar"], blue={"stone": 2, "wheat": 2, "coins": 0})
    t.says("blue", "build bar", "site D3")
    assert (of(t, "blue").goods["stone"], of(t, "blue").goods["wheat"]) == (0, 0)
    t = table("little-town", supply=["bar"], blue={"stone": 4, "coins": 0})
    t.refuses("blue", "build bar", "LT-57")
    t.asks("blue", "take-action")
