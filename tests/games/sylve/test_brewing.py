"""Sylve: brewing and reserving (SY-65 to SY-78)."""

import pytest

from tests.games.sylve.scenes import stock, wood
from tests.rule import rule
from tests.table import Table

CHEAP = ["P01", "P02", "P04", "P08"]
"""P01 costs two plants and a mushroom, P02 three plants and two crystals."""


def potions(t: Table, name: str, where: str) -> list[str]:
    return [potion.id for potion in getattr(t.view().players[t.seat(name)], where)]


@rule("SY-65", "SY-66", "SY-69")
def test_brewing_pays_the_cost_and_refills_the_market() -> None:
    goods = {"plant": 3, "mushroom": 1, "crystal": 1}
    t = wood(market=CHEAP, deck=["P10", "P11"], north={"pool": "T", "stock": goods})
    t.offers("brew P01").refuses("north", "brew P02", "SY-66").refuses("north", "brew P10", "SY-65")
    t.says("north", "brew P01")
    assert stock(t, "north") == {"plant": 1, "crystal": 1}
    assert potions(t, "north", "hand") == ["P01"]
    assert [potion.id for potion in t.view().market] == ["P02", "P04", "P08", "P10"]
    assert t.view().potion_deck_size == 27
    t.asks("north", "turn").refuses("north", "brew P01", "SY-65")


@rule("SY-65", "SY-74", "SY-77")
def test_a_reserved_potion_is_brewed_by_its_owner_only() -> None:
    goods = {"plant": 2, "mushroom": 1}
    t = wood(
        north={"pool": "T", "stock": goods}, east={"pool": "T", "stock": goods, "reserved": ["P01"]}
    )
    market = t.view().market
    t.refuses("north", "brew P01", "SY-74").says("north", "place tree A2")
    t.asks("east", "turn").says("east", "brew P01")
    assert potions(t, "east", "hand") == ["P01"]
    assert (potions(t, "east", "reserved"), stock(t, "east")) == ([], {})
    assert t.view().market == market
    t.asks("east", "turn")


@rule("SY-67", "SY-68")
def test_two_ingredients_and_a_berry_pay_for_three() -> None:
    t = wood(market=CHEAP, north={"pool": "T", "stock": {"plant": 2, "berry": 1}})
    t.says("north", "brew P01").asks("north", "turn")
    assert stock(t, "north") == {}


@rule("SY-67")
def test_any_number_of_berries() -> None:
    t = wood(market=CHEAP, north={"pool": "T", "stock": {"berry": 3}})
    t.says("north", "brew P01").asks("north", "turn")
    assert stock(t, "north") == {}
    t = wood(market=CHEAP, north={"pool": "T", "stock": {"berry": 2}})
    t.refuses("north", "brew P01", "SY-66").asks("north", "turn")


@rule("SY-66", "SY-67")
def test_berries_may_be_spent_though_the_ingredient_is_there() -> None:
    goods = {"plant": 2, "mushroom": 1, "berry": 1}
    t = wood(market=CHEAP, north={"pool": "T", "stock": goods})
    t.says("north", "brew P01").asks("north", "pay")
    t.offers_only("pay 0 0 0", "pay 0 1 0", "pay 1 0 0")
    t.refuses("north", "pay 1 1 0", "SY-67").refuses("north", "pay 0 0 1", "SY-67")
    t.says("north", "pay 1 0 0").asks("north", "turn")
    assert stock(t, "north") == {"plant": 1}


@rule("SY-66", "SY-67")
def test_a_shortage_must_be_covered() -> None:
    t = wood(market=CHEAP, north={"pool": "T", "stock": {"plant": 1, "mushroom": 1, "berry": 2}})
    t.says("north", "brew P01").offers_only("pay 1 0 0", "pay 1 1 0", "pay 2 0 0")
    t.refuses("north", "pay 0 0 0", "SY-66").says("north", "pay 1 0 0").asks("north", "turn")
    assert stock(t, "north") == {"berry": 1}


@rule("SY-70", "SY-18")
def test_a_player_without_dice_is_not_even_asked() -> None:
    rich = {"plant": 9, "mushroom": 9, "crystal": 9}
    t = wood(market=CHEAP, north={"pool": "TT"}, east={"pool": "", "stock": rich, "hand": ["P05"]})
    t.says("north", "place tree A2").asks("north", "turn")


@rule("SY-71", "SY-76", "SY-80")
@pytest.mark.parametrize(("where", "points"), [("hand", 8), ("drunk", 8), ("reserved", 0)])
def test_what_a_potion_is_worth(where: str, points: int) -> None:
    """A reserved potion that was never brewed is worth nothing."""
    t = wood(market=["P01", "P02", "P03", "P05"], north={"pool": "T", where: ["P04"]})
    assert t.score("north", "potions") == points
    t.asks("north", "turn")


@rule("SY-72", "SY-8")
def test_no_limit_to_hand_stock_and_tokens() -> None:
    hand = [f"P{number:02}" for number in range(9, 32) if number != 20]
    plenty = {"plant": 60, "mushroom": 40, "crystal": 40, "berry": 40}
    t = wood(north={"pool": "T", "hand": hand, "stock": plenty, "tokens": 99, "tamed": ["WI4"]})
    t.says("north", "brew P32", "pay 0 0 0")
    assert len(potions(t, "north", "hand")) == 23
    assert t.view().players[0].tokens == 100
    t.says("north", "place tree A2", "end")
    assert stock(t, "north") == {"plant": 58, "mushroom": 37, "crystal": 38, "berry": 40}
    t.asks("east", "turn")


@rule("SY-73")
def test_reserve_a_market_card_and_the_revealed_one_takes_its_place() -> None:
    t = wood(market=CHEAP, deck=["P10", "P11"], north={"pool": "wind"})
    t.says("north", "place wind mill", "reveal").asks("north", "reserve")
    assert t.view().revealed.id == "P10"
    t.offers_only("reserve P01", "reserve P02", "reserve P04", "reserve P08", "reserve P10")
    t.refuses("north", "reserve P11", "SY-73").says("north", "reserve P04")
    assert [potion.id for potion in t.view().market] == ["P01", "P02", "P08", "P10"]
    assert (t.view().potion_deck_size, t.view().revealed) == (27, None)
    assert potions(t, "north", "reserved") == ["P04"]
    t.asks("east", "turn")


@rule("SY-73")
def test_reserve_the_revealed_card() -> None:
    t = wood(market=CHEAP, deck=["P10", "P11"], north={"pool": "wind"})
    t.says("north", "place wind mill", "reveal", "reserve P10").asks("east", "turn")
    assert [potion.id for potion in t.view().market] == CHEAP
    assert t.view().potion_deck_size == 27


@rule("SY-74", "SY-78")
def test_a_reserved_potion_lies_face_up_and_is_safe_from_others() -> None:
    """The rulebook's example: Myla reserves an expensive potion that nobody else can brew."""
    rich = {"plant": 9, "mushroom": 9, "crystal": 9}
    t = wood(
        characters=["lelio", "myla"], north={"pool": "T", "stock": rich}, east={"reserved": ["P12"]}
    )
    assert [potion.id for potion in t.view("north").players[1].reserved] == ["P12"]
    t.refuses("north", "brew P12", "SY-74").offers("brew P04").asks("north", "turn")


@rule("SY-75")
def test_any_number_of_reserved_potions() -> None:
    many = ["P09", "P10", "P11", "P12", "P13", "P14"]
    t = wood(deck=["P01"], north={"pool": "wind", "reserved": many})
    t.says("north", "place wind mill", "reveal", "reserve P01").asks("east", "turn")
    assert len(potions(t, "north", "reserved")) == 7


@rule("SY-76")
def test_a_reserved_potion_cannot_be_drunk() -> None:
    t = wood(north={"pool": "T", "reserved": ["P01"]})
    t.refuses("north", "drink P01", "SY-76").asks("north", "turn")


@rule("SY-77")
def test_reserve_and_brew_in_one_turn() -> None:
    t = wood(deck=["P01"], north={"pool": "wind", "stock": {"plant": 2, "mushroom": 1}})
    t.says("north", "place wind mill", "reveal", "reserve P01").asks("north", "turn")
    t.says("north", "brew P01").asks("north", "pay").says("north", "pay 0 0 0")
    assert potions(t, "north", "hand") == ["P01"]
    t.asks("east", "turn")
