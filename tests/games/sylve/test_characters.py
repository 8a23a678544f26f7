"""Sylve: the powers of the characters (SY-172 to SY-182)."""

import pytest

from tests.games.sylve.scenes import dice, leader, stock, tamed, wood
from tests.rule import rule
from tests.table import Table


def lelio(**scene: object) -> Table:
    return wood(powers=True, characters=["lelio", "kyril"], **scene)


def myla(**scene: object) -> Table:
    return wood(powers=True, characters=["myla", "kyril"], **scene)


def wren(**scene: object) -> Table:
    return wood(powers=True, characters=["wren", "lelio"], **scene)


def kyril(**scene: object) -> Table:
    return wood(powers=True, characters=["kyril", "myla"], **scene)


# Lelio


@rule("SY-172", "SY-173", "SY-174")
def test_lelio_stacks_a_forage_die_for_a_berry() -> None:
    t = lelio(
        dice={"A3": "eM", "A4": "fire"},
        north={"pool": "TT", "stock": {"berry": 2}, "tamed": ["SU1", "AU1"]},
        east={"pool": "T"},
    )
    t.offers("stack tree A3", "stack tree A4").refuses("north", "stack tree A2", "SY-173")
    t.refuses("north", "stack tree A6", "SY-25").refuses("north", "stack river A3", "SY-21")
    t.says("north", "stack tree A3").asks("north", "scorch").says("north", "skip")
    assert (dice(t, "A3"), stock(t, "north")) == (["eM", "nT"], {"berry": 1})
    t.says("east", "place tree A2").asks("north", "turn")
    t.says("north", "stack tree A4", "skip")
    assert stock(t, "north") == {}
    assert t.view().players[0].power == "stack"


@rule("SY-172")
def test_without_a_berry_no_power() -> None:
    t = lelio(dice={"A3": "eM"}, north={"pool": "T", "stock": {"plant": 3}})
    t.refuses("north", "stack tree A3", "SY-172").asks("north", "turn")


@rule("SY-174")
def test_a_stacked_die_tames_nothing() -> None:
    t = lelio(dice={"A1": "eR"}, north={"pool": "R", "tamed": ["SP4"]})
    t.says("north", "stack river A1").asks("east", "turn")
    assert (tamed(t, "north"), stock(t, "north")) == (["SP4"], {})


@rule("SY-11")
def test_without_powers_nobody_has_them() -> None:
    for character in ("lelio", "wren"):
        t = wood(characters=[character, "myla"], dice={"A3": "eM"}, north={"pool": "T"})
        t.refuses("north", "stack tree A3", "SY-11").refuses("north", "befriend tree A2", "SY-11")
        t.asks("north", "turn")


# Myla


@rule("SY-175", "SY-176", "SY-149")
def test_myla_breaks_a_tie_with_element_dice() -> None:
    t = myla(asks="round-end", dice={"A2": "nT", "A3": "water"}, north={"stock": {"berry": 1}})
    t.asks("north", "break-tie").offers_only("claim A", "skip").says("north", "claim A")
    assert (t.view().players[0].forests, stock(t, "north")) == (["F01"], {})
    t.asks("east", "turn")
    t = myla(asks="round-end", dice={"A2": "nT", "A3": "water", "A4": "fire"})
    assert t.view().discarded == ["F01", "F02", "F06"]
    t.asks("east", "turn")


@rule("SY-175", "SY-176", "SY-148")
def test_myla_breaks_one_tie_a_round() -> None:
    tied = {"A2": "nT", "A3": "nM", "A4": "eM", "A5": "eT", "A1": "water"}
    tied |= {"B1": "nM", "B2": "nT", "B3": "eR", "B4": "eR", "B5": "fire"}
    t = myla(asks="round-end", dice=tied, north={"stock": {"berry": 2}})
    t.offers_only("claim A", "claim B", "skip").refuses("north", "claim C", "SY-176")
    t.says("north", "claim B").asks("east", "turn")
    assert (t.view().players[0].forests, stock(t, "north")) == (["F02"], {"berry": 1})


@rule("SY-175")
def test_myla_may_decline() -> None:
    t = myla(asks="round-end", dice={"A2": "nT", "A3": "water"}, north={"stock": {"berry": 1}})
    t.says("north", "skip").asks("east", "turn")
    assert (t.view().players[0].forests, stock(t, "north")) == ([], {"berry": 1})


@rule("SY-177")
def test_berries_from_the_end_of_the_round_come_too_late() -> None:
    t = myla(
        asks="round-end",
        dice={"A2": "nT", "A3": "water"},
        north={"stock": {}, "tamed": ["SP1", "SU1", "SU4"]},
    )
    t.asks("north", "round-powers").says("north", "use SP1").asks("east", "turn")
    assert (t.view().players[0].forests, stock(t, "north")) == ([], {"berry": 2})


@rule("SY-130", "SY-175")
def test_a_forest_taken_by_breaking_the_tie_pays_the_owls() -> None:
    t = myla(asks="round-end", dice={"A2": "nT", "A3": "water"}, north={"tamed": ["WI1"]})
    t.says("north", "claim A").asks("east", "turn")
    assert t.view().players[0].tokens == 2


# Wren


@rule("SY-178", "SY-179", "SY-172")
def test_wren_tames_on_an_ingredient_space() -> None:
    t = wren(
        piles={"winter": ["WI1"]},
        north={"pool": "T water", "stock": {"berry": 1}, "tamed": ["AU1", "SP7"]},
    )
    t.refuses("north", "befriend water A1", "SY-179").refuses("north", "befriend tree A3", "SY-26")
    t.says("north", "befriend water A2", "tame winter").asks("east", "turn")
    assert (tamed(t, "north"), stock(t, "north")) == (["AU1", "SP7", "WI1"], {})
    assert dice(t, "A2") == ["water"]


@rule("SY-178", "SY-45", "SY-47")
def test_wren_with_fire_and_wind() -> None:
    t = wren(dice={"A2": "eT", "A3": "nM"}, north={"pool": "fire wind", "stock": {"berry": 1}})
    t.offers("befriend fire A2", "befriend wind A3").does_not_offer("befriend wind A2")
    t.says("north", "befriend wind A3", "tame spring").asks("east", "turn")


@rule("SY-172", "SY-178")
def test_wren_needs_a_berry_and_a_creature_to_tame() -> None:
    t = wren(north={"pool": "T", "stock": {"plant": 1}})
    t.refuses("north", "befriend tree A2", "SY-172")
    t = wren(piles={"spring": [], "summer": [], "autumn": [], "winter": []}, north={"pool": "T"})
    t.refuses("north", "befriend tree A2", "SY-97").asks("north", "turn")


@rule("SY-179", "SY-119")
def test_wren_in_the_garden_with_a_village_harvest() -> None:
    t = wren(
        piles={"winter": ["WI1"]},
        north={"pool": "T", "stock": {"berry": 1}, "tamed": ["AU4", "SP6"]},
    )
    t.says("north", "befriend tree garden", "tame winter").asks("north", "gather")
    t.says("north", "gather plant").asks("north", "exchange").says("north", "exchange SP6")
    t.asks("east", "turn")
    assert (tamed(t, "north"), stock(t, "north")) == (["AU4", "SP6", "WI1"], {"berry": 1})


@rule("SY-179")
@pytest.mark.parametrize(
    ("round", "die", "space", "works"),
    [
        (1, "water", "well", True),
        (2, "water", "well", False),
        (1, "wind", "mill", False),
        (2, "wind", "mill", True),
        (1, "fire", "hearth", False),
        (1, "wind", "stall", False),
    ],
)
def test_which_village_spaces_are_ingredient_spaces(
    round: int, die: str, space: str, works: bool
) -> None:
    t = wren(round=round, north={"pool": die, "stock": {"berry": 1}})
    assert (f"befriend {die} {space}" in t.offered()) == works
    if not works:
        t.refuses("north", f"befriend {die} {space}", "SY-179")
    t.asks("north", "turn")


@rule("SY-179")
def test_at_the_mill_by_night_wren_still_reserves() -> None:
    t = wren(round=2, north={"pool": "wind", "stock": {"berry": 1}})
    t.says("north", "befriend wind mill", "tame spring").asks("north", "reveal")
    t.says("north", "skip").asks("east", "turn")
    assert stock(t, "north") == {}


@rule("SY-180", "SY-98")
def test_wren_keeps_four_creatures() -> None:
    three = ["SU4", "WI1", "WI2"]
    t = wren(piles={"spring": ["SP1"]}, north={"pool": "R", "tamed": three})
    t.says("north", "place river A1", "tame spring").asks("east", "turn")
    assert len(tamed(t, "north")) == 4
    t = wren(piles={"spring": ["SP1"]}, north={"pool": "R", "tamed": [*three, "AU1"]})
    t.says("north", "place river A1", "tame spring").asks("north", "release")
    t.says("north", "release SU4").asks("east", "turn")
    assert len(tamed(t, "north")) == 4


# Kyril


@rule("SY-181", "SY-182")
@pytest.mark.parametrize(
    ("potion", "goods", "left"),
    [
        ("P01", {"berry": 1, "plant": 1}, {}),
        ("P01", {"berry": 2}, {}),
        ("P05", {"berry": 2, "plant": 1}, {}),
        ("P01", {"berry": 1, "plant": 2}, {}),
    ],
)
def test_kyrils_first_berry_counts_as_two(
    potion: str, goods: dict[str, int], left: dict[str, int]
) -> None:
    """P01 costs two plants and a mushroom, P05 a plant and three crystals."""
    t = kyril(market=[potion, "P04", "P08", "P20"], north={"pool": "T", "stock": goods})
    t.says("north", f"brew {potion}")
    if t.state.step.prompt == "pay":
        t.says("north", t.offered()[0])
    assert stock(t, "north") == left
    t.asks("north", "turn")


@rule("SY-181")
def test_only_the_first_berry_counts_as_two() -> None:
    t = kyril(market=["P05", "P04", "P08", "P20"], north={"pool": "T", "stock": {"berry": 2}})
    t.refuses("north", "brew P05", "SY-66").asks("north", "turn")
    t = wood(market=["P01", "P04", "P08", "P20"], north={"pool": "T", "stock": {"berry": 2}})
    t.refuses("north", "brew P01", "SY-66").asks("north", "turn")


@rule("SY-182")
def test_a_surplus_is_lost() -> None:
    t = kyril(
        market=["P01", "P04", "P08", "P20"], north={"pool": "T", "stock": {"plant": 2, "berry": 1}}
    )
    t.says("north", "brew P01").asks("north", "pay").offers("pay 0 1 0", "pay 1 1 0")
    t.says("north", "pay 1 1 0").asks("north", "turn")
    assert stock(t, "north") == {"plant": 1}


@rule("SY-173", "SY-46")
def test_a_stacked_die_counts_and_the_covered_one_does_not() -> None:
    t = lelio(dice={"A3": "eM"}, north={"pool": "T"})
    assert leader(t, "A") == "east"
    t.says("north", "stack tree A3").asks("east", "turn")
    assert leader(t, "A") == "north"
