"""Little Town: placing a worker and using the squares around it (LT-23 to LT-54, LT-150)."""

from typing import Any

import pytest

import tablewood as tw
from tablewood.kernel.chance import seeded
from tablewood.kernel.options import Value
from tablewood.kernel.playout import play_randomly
from tests.rule import rule
from tests.table import Table, table

GAME = tw.game("little-town")


def of(t: Table, name: str) -> Any:
    """What a player has in the open."""
    return t.view().players[t.seat(name)]


def goods(t: Table, name: str) -> dict[str, int]:
    """What a player holds, leaving out goods that they have none of."""
    return {good: number for good, number in of(t, name).goods.items() if number}


# The turn


@rule("LT-23", "LT-25")
def test_a_turn_is_one_of_two_actions_and_never_nothing() -> None:
    t = table("little-town", blue={"wood": 1})
    assert {move.split()[0] for move in t.offered()} == {"place", "build"}
    t.refuses("blue", "done", "LT-25")
    t.asks("blue", "take-action")


@rule("LT-24")
def test_either_action_takes_one_worker() -> None:
    t = table("little-town", blue={"wood": 1, "coins": 0})
    t.says("blue", "place D3")
    assert (of(t, "blue").workers, of(t, "blue").on_building_areas) == (4, 0)
    t.says("red", "place E4").says("blue", "build wheat-field", "site G3")
    assert (of(t, "blue").workers, of(t, "blue").on_building_areas) == (3, 1)
    t.refuses("red", "site H3", "LT-56")
    t.asks("red", "take-action")


@rule("LT-25", "LT-53")
def test_a_useless_placement_is_legal() -> None:
    t = table("little-town").says("blue", "place D3")
    assert goods(t, "blue") == {"coins": 3}
    t.asks("red", "take-action")


# Where, and what the terrain gives


@rule("LT-29", "LT-31")
def test_a_worker_gathers_from_the_eight_squares_around() -> None:
    """Edge case 1."""
    t = table("little-town").says("blue", "place B2")
    assert goods(t, "blue") == {"wood": 1, "stone": 1, "fish": 1, "coins": 3}
    assert t.view().stock == {"wood": 14, "stone": 14, "fish": 14, "wheat": 15, "coins": 34}
    t.asks("red", "take-action")


@rule("LT-30", "LT-31")
def test_three_forests_and_a_square_at_the_edge() -> None:
    """Edge case 2."""
    t = table("little-town").says("blue", "place B5")
    assert goods(t, "blue") == {"wood": 3, "coins": 3}
    t.says("red", "place A2")
    assert goods(t, "red") == {"stone": 1, "fish": 1, "coins": 3}
    t.asks("blue", "take-action")


@rule("LT-30")
def test_a_corner_has_three_neighbours_and_nothing_wraps_around() -> None:
    """Edge case 3."""
    t = table("little-town").says("blue", "place A6")
    assert goods(t, "blue") == {"wood": 1, "coins": 3}
    t.asks("red", "take-action")


GATHERED = {
    "A": """
 M#   FM   F#   M#   LM   L#   LM   M#   M#
 LM   FLM  FM   FM   LM   L    LM   MM   MM
 L#   FL   -    -    -    -    -    L    L
 F#   FL   -    -    -    F    F    FL   L#
 FF   FFF  FF   FL   LL   FLL  F#   FFL  FL
 F    F#   F#   FL   L#   L#   FL   FF   F#
""",
    "B": """
 F#   FF   FM   M#   M#   LM   L#   FL   F#
 FF   FFF  F#   FMM  MM   LM   L    FLL  FL
 F#   FF   F    F    -    -    -    FL   L#
 FL   FL   -    F    F    F    -    FL   F#
 L#   LL   M    FM   F#   FL   L    FLM  FM
 L#   LL   M    M#   FM   FL   L#   LM   M#
""",
}


@rule("LT-28", "LT-29", "LT-30", "LT-31")
@pytest.mark.parametrize("side", ["A", "B"])
def test_what_each_square_gathers_on_either_side(side: str) -> None:
    rows = [line.split() for line in GATHERED[side].split("\n") if line]
    for row, line in enumerate(rows, 1):
        for column, expected in zip("ABCDEFGHI", line, strict=True):
            t = table("little-town", options={"side": side})
            square = f"{column}{row}"
            if "#" in expected:
                t.does_not_offer(f"place {square}")
                continue
            t.says("blue", f"place {square}")
            found = goods(t, "blue")
            gathered = "F" * found.get("wood", 0) + "L" * found.get("fish", 0)
            gathered += "M" * found.get("stone", 0)
            assert (gathered or "-") == expected, square
            t.asks("red", "take-action")


@rule("LT-28")
@pytest.mark.parametrize("square", ["C1", "D3", "E3", "F3"])
def test_only_empty_grass_takes_a_worker(square: str) -> None:
    """Edge case 4: not a forest, not a tile, not a square with a worker of either colour."""
    t = table("little-town", buildings={"D3": "blue well"}, workers={"E3": "blue", "F3": "red"})
    t.refuses("blue", f"place {square}", "LT-28")
    t.asks("blue", "take-action")


@rule("LT-33", "LT-34")
def test_workers_hinder_nothing_and_terrain_is_not_used_up() -> None:
    """Edge case 5."""
    t = table("little-town").says("blue", "place B2").says("red", "place B3")
    assert goods(t, "red") == {"wood": 1, "fish": 1, "coins": 3}
    t.asks("blue", "take-action")


@rule("LT-32")
def test_no_rent_for_terrain() -> None:
    t = table("little-town", blue={"coins": 0}).says("blue", "place B2")
    assert goods(t, "blue") == {"wood": 1, "stone": 1, "fish": 1}
    assert goods(t, "red") == {"coins": 3}
    t.asks("red", "take-action")


# Using buildings


@rule("LT-35", "LT-37", "LT-44", "LT-66", "LT-67")
def test_a_building_around_the_worker_can_be_used_and_is_free_for_its_owner() -> None:
    t = table("little-town", buildings={"D3": "blue wheat-field", "F3": "blue well"})
    t.says("blue", "place E4").offers_only("use D3", "use F3", "done")
    t.says("blue", "use D3", "use F3")
    assert goods(t, "blue") == {"wheat": 1, "coins": 3}
    assert of(t, "blue").track == 2
    t.asks("red", "take-action")


@rule("LT-44")
def test_the_owner_of_a_building_needs_no_coin() -> None:
    t = table("little-town", buildings={"D3": "blue well"}, blue={"coins": 0})
    t.says("blue", "place D4", "use D3")
    assert (of(t, "blue").track, t.heard("rented")) == (2, [])
    t.asks("red", "take-action")


@rule("LT-36", "LT-38", "LT-39", "LT-43", "LT-45", "LT-46")
def test_a_rented_bakery_turns_one_wheat_into_four_coins() -> None:
    """Edge case 6."""
    t = table("little-town", buildings={"C3": "red bakery"}, blue={"coins": 1, "wheat": 2})
    t.says("blue", "place C4", "use C3")
    assert goods(t, "blue") == {"wheat": 1, "coins": 4}
    assert goods(t, "red") == {"coins": 4}
    t.asks("red", "take-action")


@rule("LT-38")
def test_no_building_is_used_twice_in_one_placement() -> None:
    t = table(
        "little-town",
        buildings={"C3": "blue bakery", "D3": "blue well"},
        blue={"coins": 0, "wheat": 2},
    )
    t.says("blue", "place C4", "use C3").offers_only("use D3", "done")
    t.refuses("blue", "use C3", "LT-38")
    t.asks("blue", "use-building")


@rule("LT-47", "LT-49")
def test_without_a_coin_the_bakery_of_another_is_closed() -> None:
    """Edge case 7."""
    t = table(
        "little-town",
        buildings={"C3": "red bakery", "D3": "blue well"},
        blue={"coins": 0, "wheat": 2},
    )
    t.says("blue", "place C4").offers_only("use D3", "done")
    t.refuses("blue", "use C3", "LT-47")
    t.asks("blue", "use-building")


@rule("LT-40", "LT-49")
def test_coins_gained_first_pay_the_rent_that_follows() -> None:
    """Edge case 8."""
    t = table(
        "little-town",
        buildings={"C3": "red bakery", "D3": "blue gold-mine"},
        blue={"coins": 0, "wheat": 1},
    )
    t.says("blue", "place C4").does_not_offer("use C3").says("blue", "use D3").offers("use C3")
    t.says("blue", "use C3")
    assert goods(t, "blue") == {"coins": 5}
    t.asks("red", "take-action")


@rule("LT-40", "LT-41", "LT-50")
def test_the_field_first_gives_the_wheat_for_the_bakery() -> None:
    """Edge case 9."""
    t = table(
        "little-town",
        buildings={"C3": "blue bakery", "D3": "blue wheat-field"},
        blue={"coins": 0},
    )
    t.says("blue", "place C4").offers_only("use D3", "done")
    t.refuses("blue", "use C3", "LT-50")
    t.says("blue", "use D3", "use C3")
    assert goods(t, "blue") == {"coins": 4}
    t.asks("red", "take-action")


@rule("LT-50")
def test_an_input_is_paid_whole_or_not_at_all() -> None:
    t = table(
        "little-town",
        buildings={"C3": "blue granary", "D3": "blue well"},
        blue={"coins": 2, "wheat": 1},
    )
    t.says("blue", "place C4").refuses("blue", "use C3", "LT-50")
    t.asks("blue", "use-building")


@rule("LT-42")
def test_nobody_has_to_use_a_building() -> None:
    t = table("little-town", buildings={"D3": "blue well"}).says("blue", "place D4", "done")
    assert of(t, "blue").track == 0
    t.asks("red", "take-action")


@rule("LT-29", "LT-35")
def test_a_building_further_away_and_an_empty_square_cannot_be_used() -> None:
    t = table("little-town", buildings={"D3": "blue well", "G3": "blue gold-mine"})
    t.says("blue", "place D4").refuses("blue", "use G3", "LT-29").refuses("blue", "use E4", "LT-35")
    t.asks("blue", "use-building")


@rule("LT-43", "LT-45", "LT-48")
def test_three_foreign_buildings_cost_three_rents_to_their_owners() -> None:
    t = table(
        "little-town",
        seats=3,
        buildings={"C3": "red well", "D3": "yellow wheat-field", "E3": "red wheat-field"},
        blue={"coins": 3, "wood": 9},
    )
    t.says("blue", "place D4", "use C3", "use D3", "use E3")
    assert goods(t, "blue") == {"wood": 9, "wheat": 2}
    assert (goods(t, "red"), goods(t, "yellow")) == ({"coins": 5}, {"coins": 4})
    t.asks("red", "take-action")


@rule("LT-48", "LT-47")
def test_resources_do_not_pay_rent() -> None:
    t = table(
        "little-town",
        buildings={"D3": "red well", "E3": "blue gold-mine"},
        blue={"coins": 0, "wood": 5, "fish": 5},
    )
    t.says("blue", "place D4").refuses("blue", "use D3", "LT-47")
    t.asks("blue", "use-building")


@rule("LT-49")
def test_a_building_does_not_pay_its_own_rent_or_input() -> None:
    t = table(
        "little-town",
        buildings={"D3": "red gold-mine", "E3": "blue well"},
        blue={"coins": 0},
    )
    t.says("blue", "place D4").refuses("blue", "use D3", "LT-47")
    t.asks("blue", "use-building")


@rule("LT-51")
def test_buildings_without_placement_effect_are_never_offered() -> None:
    """Edge case 27."""
    t = table(
        "little-town",
        seats=2,
        buildings={
            "C3": "red statue",
            "D3": "red castle",
            "E3": "red watchtower",
            "C4": "red residence",
            "E4": "red cathedral",
            "E5": "red well",
        },
    )
    t.says("blue", "place D4").offers_only("use E5", "done")
    for square in ("C3", "D3", "E3", "C4", "E4"):
        t.refuses("blue", f"use {square}", "LT-51")
    t.asks("blue", "use-building")


@rule("LT-52", "LT-54")
def test_a_worker_blocks_its_square_and_buildings_serve_one_worker_after_the_other() -> None:
    t = table("little-town", buildings={"D3": "blue well"})
    t.says("blue", "place D4", "use D3").refuses("red", "place D4", "LT-28")
    t.says("red", "place E4", "use D3").says("blue", "place C4", "use D3")
    assert (of(t, "blue").track, of(t, "red").track) == (4, 2)
    t.asks("red", "take-action")


# Terrain that waits


@rule("LT-40", "LT-76", "LT-150")
def test_terrain_out_of_stock_waits_for_the_input_that_brings_its_cubes_back() -> None:
    """Edge case 22."""
    t = table(
        "little-town",
        buildings={"C2": "blue workshop"},
        blue={"wood": 2, "coins": 0},
        red={"wood": 13},
    )
    t.says("blue", "place B2")
    assert goods(t, "blue") == {"wood": 2, "stone": 1, "fish": 1}
    assert t.view().use.waiting == {"wood": 1}
    t.says("blue", "use C2")
    assert goods(t, "blue") == {"wood": 1, "stone": 1, "fish": 1}
    assert (of(t, "blue").track, t.view().stock["wood"]) == (3, 1)
    t.asks("red", "take-action")


@rule("LT-150")
def test_waiting_terrain_is_served_before_the_output_of_the_same_building() -> None:
    """A trading shop brings one fish back: the lake takes it, and none is left for the output."""
    t = table(
        "little-town",
        buildings={"B3": "blue trading-shop"},
        blue={"fish": 1, "stone": 1, "coins": 0},
        red={"fish": 14},
    )
    t.says("blue", "place A2")
    t.says("blue", "use B3", "give fish", "give stone").does_not_offer("take fish")
    assert goods(t, "blue") == {"fish": 1, "stone": 1}
    t.asks("blue", "take-any")


@rule("LT-150")
def test_what_still_waits_when_the_placement_ends_is_lost() -> None:
    t = table("little-town", buildings={"C2": "blue well"}, blue={"wood": 2}, red={"wood": 13})
    t.says("blue", "place B2", "done")
    assert goods(t, "blue")["wood"] == 2
    assert t.view().use is None
    t.says("red", "build wheat-field", "site H3", "swap wood 0")
    assert goods(t, "blue")["wood"] == 2
    t.asks("blue", "take-action")


# Small decisions


@rule("LT-23")
def test_the_widest_choice_is_every_square_and_every_tile() -> None:
    rich = {"wood": 15, "stone": 15, "fish": 15, "wheat": 15, "coins": 20}
    t = table("little-town", blue=rich)
    assert len(t.offered()) == 39 + 13
    t.says("blue", "build castle")
    assert len(t.offered()) == 39
    t.asks("blue", "choose-site")


@rule("LT-86")
def test_the_widest_choice_of_food() -> None:
    t = table("little-town", asks="round-end", blue={"fish": 9, "wheat": 9, "coins": 37})
    assert len(t.offered()) == 21
    t.asks("blue", "feed-workers")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("option", ["", "drafted-supply", "manual-declaration", "international"])
def test_no_decision_has_more_than_sixty_options(seats: int, option: str) -> None:
    options: dict[str, Value] = {option: True} if option else {}
    for seed in range(3):
        s = GAME.start(seats, seed, options)
        luck = seeded(seed)
        while not s.over:
            assert 1 <= len(s.legal()) <= 60
            play_randomly(s, luck, 1)
