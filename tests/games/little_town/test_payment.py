"""Little Town: substitution, money, the trading shop and the limits of the stock (LT-68 to LT-78, LT-119)."""

from typing import Any

import pytest

from tablewood.kernel.chance import seeded
from tests.rule import rule
from tests.table import Table, table


def of(t: Table, name: str) -> Any:
    return t.view().players[t.seat(name)]


def goods(t: Table, name: str) -> dict[str, int]:
    return {good: number for good, number in of(t, name).goods.items() if number}


# Substitution


@rule("LT-68", "LT-69")
def test_three_coins_stand_in_for_the_wheat_of_a_bakery() -> None:
    """Edge case 10."""
    t = table("little-town", buildings={"C3": "blue bakery"}, blue={"coins": 3})
    t.says("blue", "place C4", "use C3")
    assert goods(t, "blue") == {"coins": 4}
    t.asks("red", "take-action")


@rule("LT-50", "LT-71")
def test_a_rented_bakery_without_wheat_takes_four_coins() -> None:
    """Edge case 11."""
    t = table(
        "little-town",
        buildings={"C3": "red bakery", "D3": "blue well"},
        blue={"coins": 3},
    )
    t.says("blue", "place C4").refuses("blue", "use C3", "LT-50")
    t = table("little-town", buildings={"C3": "red bakery"}, blue={"coins": 4})
    t.says("blue", "place C4", "use C3")
    assert goods(t, "blue") == {"coins": 4}
    assert goods(t, "red") == {"coins": 4}
    t.asks("red", "take-action")


@rule("LT-43", "LT-50", "LT-132")
def test_a_rented_church_takes_four_coins_and_leaves_none() -> None:
    """Edge case 12."""
    t = table("little-town", buildings={"C3": "red church", "D3": "blue well"}, blue={"coins": 3})
    t.says("blue", "place C4").refuses("blue", "use C3", "LT-50")
    t = table(
        "little-town",
        buildings={"C3": "red church"},
        blue={"coins": 4, "goals": ["penniless"]},
    )
    t.says("blue", "place C4", "use C3")
    assert (of(t, "blue").track, goods(t, "blue")) == (5, {})
    assert of(t, "blue").revealed_goals == ["penniless"]
    t.asks("red", "take-action")


@rule("LT-71")
def test_a_stone_and_three_coins_make_two_stone_for_the_factory() -> None:
    """Edge case 13."""
    t = table("little-town", buildings={"C3": "blue factory"}, blue={"coins": 3, "stone": 1})
    t.says("blue", "place C4", "use C3")
    assert (of(t, "blue").track, goods(t, "blue")) == (5, {})
    t.asks("red", "take-action")


@rule("LT-57", "LT-71")
def test_each_unit_of_a_cost_may_be_replaced_separately() -> None:
    """Edge case 14."""
    t = table("little-town", blue={"stone": 4, "coins": 12})
    t.says("blue", "build statue", "site D3")
    t.offers_only("swap stone 0", "swap stone 1", "swap stone 2", "swap stone 3", "swap stone 4")
    assert t.offered()[0] == "swap stone 0"
    t.refuses("blue", "swap wood 0", "LT-71").refuses("blue", "swap stone 5", "LT-57")
    t.says("blue", "swap stone 3")
    assert goods(t, "blue") == {"stone": 3, "coins": 3}
    t.asks("red", "take-action")


@rule("LT-57", "LT-71")
def test_missing_cubes_must_and_coins_at_hand_may_be_swapped() -> None:
    t = table("little-town", blue={"stone": 2, "coins": 10})
    t.says("blue", "build statue", "site D3").offers_only("swap stone 2", "swap stone 3")
    t.refuses("blue", "swap stone 1", "LT-57").refuses("blue", "swap stone 4", "LT-68")
    t.asks("blue", "swap-for-coins")


@rule("LT-71")
def test_two_kinds_are_chosen_one_after_the_other_within_the_same_purse() -> None:
    t = table("little-town", supply=["restaurant"], blue={"wood": 2, "stone": 2, "coins": 9})
    t.says("blue", "build restaurant", "site D3")
    t.offers_only("swap wood 0", "swap wood 1", "swap wood 2").says("blue", "swap wood 2")
    t.offers_only("swap stone 0", "swap stone 1").says("blue", "swap stone 1")
    assert goods(t, "blue") == {"wood": 2, "stone": 1}
    t.asks("red", "take-action")


@rule("LT-50")
def test_an_input_asks_for_cubes_that_coins_cannot_all_replace() -> None:
    t = table("little-town", buildings={"C3": "blue granary"}, blue={"wheat": 1, "coins": 6})
    t.says("blue", "place C4", "use C3").offers_only("swap wheat 1", "swap wheat 2")
    t.refuses("blue", "swap wheat 0", "LT-50")
    t.asks("blue", "swap-for-coins")


@rule("LT-69", "LT-70")
def test_coins_buy_no_cube_to_keep() -> None:
    """Edge case 16."""
    t = table("little-town", supply=["pier"], blue={"coins": 9})
    t.refuses("blue", "swap wood 1", "LT-70").refuses("blue", "take wood", "LT-70")
    t.says("blue", "build pier", "site D3")
    assert goods(t, "blue") == {}
    t.asks("red", "take-action")


@rule("LT-72")
def test_resources_do_not_stand_in_for_coins() -> None:
    t = table(
        "little-town",
        buildings={"C3": "blue church", "D3": "blue well"},
        blue={"coins": 2, "wood": 9, "stone": 9},
    )
    t.says("blue", "place C4").refuses("blue", "use C3", "LT-50")
    t.asks("blue", "use-building")


@rule("LT-73")
def test_only_the_value_of_coins_counts() -> None:
    t = table("little-town", blue={"coins": 31}, red={"coins": 9})
    assert (of(t, "blue").goods["coins"], t.view().stock["coins"]) == (31, 0)
    t.asks("blue", "take-action")


# The trading shop


@rule("LT-119", "LT-126")
def test_a_trading_shop_takes_coins_for_a_resource_and_counts_as_mixed() -> None:
    """Edge case 25."""
    t = table(
        "little-town",
        buildings={"C3": "blue trading-shop"},
        blue={"wood": 1, "coins": 3, "goals": ["mixed-input"]},
    )
    t.says("blue", "place C4", "use C3").offers_only("give wood", "give coins")
    t.says("blue", "give wood").offers_only("give coins").says("blue", "give coins")
    assert of(t, "blue").revealed_goals == ["mixed-input"]
    t.offers_only("take wood", "take stone", "take fish", "take wheat")
    t.says("blue", "take stone", "take stone")
    assert goods(t, "blue") == {"stone": 2}
    t.asks("red", "take-action")


@rule("LT-119", "LT-126")
def test_two_fish_for_two_fish_is_legal_and_not_mixed() -> None:
    """Edge case 26."""
    t = table(
        "little-town",
        buildings={"C3": "blue trading-shop"},
        blue={"fish": 2, "goals": ["mixed-input"]},
    )
    t.says("blue", "place C4", "use C3", "give fish", "give fish", "take fish", "take fish")
    assert goods(t, "blue") == {"fish": 2, "coins": 3}
    assert of(t, "blue").revealed_goals == []
    t.asks("red", "take-action")


@rule("LT-119")
def test_both_inputs_of_a_trading_shop_are_one_payment() -> None:
    t = table(
        "little-town",
        buildings={"C3": "blue trading-shop"},
        blue={"fish": 1, "coins": 3},
    )
    t.says("blue", "place C4", "use C3", "give fish")
    assert goods(t, "blue") == {"fish": 1, "coins": 3}
    t.refuses("blue", "give fish", "LT-119").refuses("blue", "give wood", "LT-119")
    t.says("blue", "give coins")
    assert goods(t, "blue") == {}
    t.asks("blue", "take-any")


@rule("LT-50", "LT-119")
def test_a_trading_shop_needs_two_resources_or_their_price() -> None:
    t = table(
        "little-town",
        buildings={"C3": "red trading-shop", "D3": "blue well"},
        blue={"fish": 1, "coins": 3},
    )
    t.says("blue", "place C4").refuses("blue", "use C3", "LT-50")
    t.asks("blue", "use-building")


@rule("LT-74", "LT-119")
def test_a_trading_shop_gives_only_what_the_stock_has() -> None:
    t = table(
        "little-town",
        buildings={"C3": "blue trading-shop"},
        blue={"fish": 2},
        red={"wood": 15, "stone": 15, "wheat": 15, "fish": 13},
    )
    t.says("blue", "place C4", "use C3", "give fish", "give fish").offers_only("take fish")
    t.refuses("blue", "take wood", "LT-74")
    t.says("blue", "take fish", "take fish")
    assert goods(t, "blue")["fish"] == 2
    t.asks("red", "take-action")


@rule("LT-119")
def test_an_output_is_skipped_when_the_stock_has_no_resource_at_all() -> None:
    t = table(
        "little-town",
        buildings={"C3": "blue trading-shop"},
        blue={"coins": 6},
        red={"wood": 15, "stone": 15, "wheat": 15, "fish": 15},
    )
    t.says("blue", "place C4", "use C3", "give coins", "give coins")
    assert goods(t, "blue") == {}
    t.asks("red", "take-action")


# Limits of the stock


@rule("LT-74", "LT-75")
def test_the_last_fish_of_the_stock() -> None:
    """Edge case 21."""
    t = table("little-town", red={"fish": 14}).says("blue", "place F5")
    assert goods(t, "blue") == {"wood": 1, "fish": 1, "coins": 3}
    t.asks("red", "take-action")


@rule("LT-75")
@pytest.mark.parametrize(("left", "gained"), [(2, 2), (0, 0)])
def test_a_bakery_gives_the_coins_that_are_left(left: int, gained: int) -> None:
    """Edge case 23."""
    t = table(
        "little-town",
        buildings={"C3": "blue bakery"},
        blue={"wheat": 1, "coins": 0},
        red={"coins": 40 - left},
    )
    t.says("blue", "place C4", "use C3")
    assert of(t, "blue").goods["coins"] == gained
    assert of(t, "blue").goods["wheat"] == 0
    t.asks("red", "take-action")


@rule("LT-76")
def test_what_is_paid_is_back_before_the_output_is_taken() -> None:
    t = table(
        "little-town",
        buildings={"C3": "blue bakery"},
        blue={"coins": 3},
        red={"coins": 37},
    )
    t.says("blue", "place C4", "use C3")
    assert of(t, "blue").goods["coins"] == 3
    t.asks("red", "take-action")


@rule("LT-77")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_cube_and_no_coin_is_ever_lost(seats: int) -> None:
    """Edge case 24."""
    t = table("little-town", seats=seats)
    luck = seeded(seats)
    while not t.state.over:
        view = t.view()
        for good, number in {"wood": 15, "stone": 15, "fish": 15, "wheat": 15, "coins": 40}.items():
            assert view.stock[good] + sum(player.goods[good] for player in view.players) == number
        legal = t.state.legal()
        t.state.play(legal[luck.below(len(legal))])


@rule("LT-78", "LT-105")
def test_points_never_run_out() -> None:
    t = table("little-town", buildings={"C3": "blue well"}, blue={"vp": 500})
    t.says("blue", "place C4", "use C3")
    assert of(t, "blue").track == 502
    t.asks("red", "take-action")
