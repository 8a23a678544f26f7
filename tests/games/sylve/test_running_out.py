"""Sylve: when potions, creatures or tokens run out (SY-8, SY-183, SY-184)."""

from tests.games.sylve.scenes import stock, wood
from tests.rule import rule


@rule("SY-183", "SY-69")
def test_with_the_deck_empty_a_gap_stays_open() -> None:
    goods = {"plant": 2, "mushroom": 1}
    t = wood(
        market=["P01", "P04", "P08", "P20"], potions_left=0, north={"pool": "T", "stock": goods}
    )
    t.says("north", "brew P01").asks("north", "turn")
    assert [potion.id for potion in t.view().market] == ["P04", "P08", "P20"]
    assert t.view().potion_deck_size == 0


@rule("SY-183", "SY-73")
def test_with_the_deck_empty_only_the_market_can_be_reserved() -> None:
    t = wood(market=["P01", "P04"], potions_left=0, north={"pool": "wind"})
    t.says("north", "place wind mill", "reveal").offers_only("reserve P01", "reserve P04")
    t.says("north", "reserve P04").asks("east", "turn")
    assert [potion.id for potion in t.view().market] == ["P01"]


@rule("SY-183")
def test_with_no_potion_anywhere_nothing_is_asked() -> None:
    t = wood(market=[], potions_left=0, north={"pool": "wind", "stock": {}})
    t.says("north", "place wind mill").asks("east", "turn")
    assert stock(t, "north") == {"berry": 1}


@rule("SY-8")
def test_ingredients_never_run_out() -> None:
    t = wood(
        north={"pool": "T", "tamed": ["AU6"], "stock": {"plant": 24}}, east={"stock": {"plant": 24}}
    )
    t.says("north", "place tree AU6").asks("east", "turn")
    assert stock(t, "north") == {"plant": 27}


@rule("SY-184", "SY-97")
def test_the_last_creature_of_a_pile() -> None:
    rest = ["SP2", "SP3", "SP4", "SP5", "SP6", "SP7", "SP8", "SP9"]
    t = wood(north={"pool": "R", "released": rest}, east={"pool": "T"})
    assert t.view().piles["spring"].left == 1
    t.says("north", "place river A1", "tame spring").asks("east", "turn")
    assert (t.view().piles["spring"].left, t.view().piles["spring"].top) == (0, None)
