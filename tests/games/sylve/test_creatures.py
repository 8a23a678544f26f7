"""Sylve: the powers of the creatures, and the order of one placement (SY-113 to SY-144, SY-186,
SY-187)."""

import pytest

from tests.games.sylve.scenes import dice, pool, stock, tamed, wood
from tests.rule import rule
from tests.table import Table


def scorched(t: Table) -> list[str]:
    forests = t.view().forests.values()
    return [name for forest in forests for name, space in forest.spaces.items() if space.scorched]


# Summer


@rule("SY-113")
def test_scorch_on_season() -> None:
    t = wood(north={"pool": "TM", "tamed": ["SU2"]}, east={"pool": "M"})
    t.says("north", "place tree A2").asks("east", "turn")
    t = wood(north={"pool": "M", "tamed": ["SU2"]})
    t.says("north", "place mountain C3").asks("north", "scorch")
    t.offers("scorch A1", "scorch B5", "scorch C1").says("north", "scorch B5").asks("east", "turn")
    assert scorched(t) == ["B5"]


@rule("SY-114", "SY-124", "SY-64")
def test_scorching_from_the_village_at_night() -> None:
    t = wood(round=2, north={"pool": "fire", "tamed": ["SU2", "SU4", "SP5"], "stock": {}})
    t.says("north", "place fire hearth", "scorch A1").asks("north", "scorch")
    t.says("north", "scorch A2").asks("east", "turn")
    assert scorched(t) == ["A1", "A2"]
    assert stock(t, "north") == {"berry": 1}


@rule("SY-114")
def test_any_die_on_any_village_space_scorches() -> None:
    for place in ("garden", "stall"):
        t = wood(north={"pool": "T", "tamed": ["SU4"], "stock": {}})
        t.says("north", f"place tree {place}")
        if place == "garden":
            t.says("north", "gather plant")
        t.asks("north", "scorch")


@rule("SY-33", "SY-108", "SY-113")
def test_a_forest_of_two_seasons_sets_off_both() -> None:
    t = wood(north={"pool": "M", "tamed": ["SU1", "SU2"]})
    t.says("north", "place mountain C3", "scorch A1").asks("north", "scorch")
    t.says("north", "scorch A2").asks("east", "turn")
    assert scorched(t) == ["A1", "A2"]


@rule("SY-115", "SY-186")
def test_change_element_between_steps() -> None:
    t = wood(north={"pool": "T water fire", "tamed": ["SU6"]})
    t.offers("turn water fire", "turn fire wind").refuses("north", "turn tree river", "SY-115")
    t.refuses("north", "turn wind water", "SY-115").refuses("north", "turn water water", "SY-115")
    t.says("north", "turn water wind", "turn fire wind").asks("north", "turn")
    assert pool(t, "north") == {"tree": 1, "wind": 2}
    t.refuses("north", "turn wind fire", "SY-186").says("north", "place tree A2")
    t.asks("north", "turn").says("north", "turn wind fire", "turn wind fire")
    assert pool(t, "north") == {"fire": 2}
    t.asks("east", "turn")


@rule("SY-115")
def test_without_the_creature_no_change() -> None:
    t = wood(north={"pool": "T water", "released": ["SU6"]}, east={"tamed": ["SU7"]})
    t.refuses("north", "turn water fire", "SY-115").asks("north", "turn")


@rule("SY-116", "SY-187", "SY-89")
def test_the_slot_that_moves_a_die() -> None:
    t = wood(dice={"A2": "eT", "garden": "nM"}, north={"pool": "fire", "tamed": ["SU8"]})
    t.says("north", "place fire SU8").asks("north", "move-die").offers_only(
        "choose A2", "choose garden"
    )
    t.refuses("north", "skip", "SY-87").says("north", "choose A2", "to C4").asks("east", "turn")
    assert (dice(t, "SU8"), dice(t, "A2"), dice(t, "C4")) == (["fire"], [], ["eT"])


@rule("SY-187")
def test_the_slot_needs_a_die_that_can_be_moved() -> None:
    t = wood(dice={"A2": "water"}, north={"pool": "fire", "tamed": ["SU8"]})
    t.refuses("north", "place fire SU8", "SY-187").asks("north", "turn")


# Autumn


@rule("SY-117", "SY-118", "SY-33")
def test_harvest_on_season() -> None:
    """The rulebook's example: the creature that names summer, in a summer forest."""
    t = wood(north={"pool": "TT", "tamed": ["AU2"], "stock": {}}, east={"pool": "M"})
    t.says("north", "place tree B2").asks("east", "turn")
    assert stock(t, "north") == {"crystal": 2}
    t.says("east", "place mountain A3").says("north", "place tree A2")
    assert stock(t, "north") == {"crystal": 2, "mushroom": 1}


@rule("SY-117")
def test_no_harvest_without_gathering() -> None:
    t = wood(piles={"winter": ["WI1"]}, north={"pool": "R", "tamed": ["AU1"], "stock": {}})
    t.says("north", "place river A1", "tame winter").asks("east", "turn")
    assert stock(t, "north") == {}


@rule("SY-142", "SY-125", "SY-117", "SY-43")
def test_water_harvest_and_exchange_add_up() -> None:
    t = wood(north={"pool": "water", "tamed": ["AU2"], "stock": {}})
    t.says("north", "place water B3").asks("east", "turn")
    assert stock(t, "north") == {"mushroom": 4}
    t = wood(north={"pool": "water", "tamed": ["AU2", "SP7"], "stock": {}})
    t.says("north", "place water B3", "exchange SP7").asks("east", "turn")
    assert stock(t, "north") == {"mushroom": 3, "berry": 1}


@rule("SY-119")
def test_village_harvest() -> None:
    t = wood(round=2, north={"pool": "water", "tamed": ["AU4"], "stock": {}})
    t.says("north", "place water well", "skip").asks("north", "gather")
    t.says("north", "gather plant").asks("east", "turn")
    assert stock(t, "north") == {"plant": 1}
    t = wood(north={"pool": "T", "tamed": ["AU4"], "stock": {}})
    t.says("north", "place tree garden", "gather plant").asks("north", "gather")
    t.says("north", "gather crystal").asks("east", "turn")
    assert stock(t, "north") == {"plant": 1, "crystal": 1}


@rule("SY-120")
@pytest.mark.parametrize(
    ("creature", "good"), [("AU6", "plant"), ("AU7", "mushroom"), ("AU8", "crystal")]
)
def test_a_forage_die_of_any_symbol_for_three(creature: str, good: str) -> None:
    for face, letter in [("tree", "T"), ("mountain", "M"), ("river", "R")]:
        t = wood(north={"pool": letter, "tamed": [creature], "stock": {}})
        t.says("north", f"place {face} {creature}").asks("east", "turn")
        assert stock(t, "north") == {good: 3}


@rule("SY-121")
def test_an_element_die_for_one_of_each_and_no_berry() -> None:
    t = wood(north={"pool": "wind", "tamed": ["AU9"], "stock": {}})
    t.says("north", "place wind AU9").asks("east", "turn")
    assert stock(t, "north") == {"plant": 1, "mushroom": 1, "crystal": 1}


# Spring


@rule("SY-122", "SY-156")
def test_season_friends_count_tamed_creatures_only() -> None:
    t = wood(
        asks="round-end", north={"tamed": ["SP1", "SU1", "SU4"], "released": ["SU2"], "stock": {}}
    )
    t.asks("north", "round-powers").says("north", "use SP1").asks("east", "turn")
    assert stock(t, "north") == {"berry": 2}


@rule("SY-123")
def test_a_berry_instead_of_taming() -> None:
    t = wood(north={"pool": "R", "tamed": ["SP4"], "stock": {}})
    t.says("north", "place river A1").offers("tame winter", "instead SP4", "skip")
    t.refuses("north", "instead SP5", "SY-123").says("north", "instead SP4").asks("east", "turn")
    assert (tamed(t, "north"), stock(t, "north")) == (["SP4"], {"berry": 1})


@rule("SY-123")
def test_a_berry_instead_in_the_village() -> None:
    t = wood(round=2, north={"pool": "water", "tamed": ["SP4"], "stock": {}})
    t.says("north", "place water well", "instead SP4").asks("east", "turn")
    assert stock(t, "north") == {"berry": 1}


@rule("SY-124", "SY-143")
def test_the_ash_berry_comes_once_a_turn_and_at_once() -> None:
    t = wood(north={"pool": "MM", "tamed": ["SU1", "SU2", "SP5"], "stock": {}}, east={"pool": "T"})
    t.says("north", "place mountain C3", "scorch A1")
    assert stock(t, "north") == {"plant": 1, "berry": 1}
    t.says("north", "scorch A2").asks("east", "turn")
    assert stock(t, "north") == {"plant": 1, "berry": 1}
    t.says("east", "place tree C1", "skip").says("north", "place mountain A3", "scorch A4")
    assert stock(t, "north") == {"plant": 1, "crystal": 1, "berry": 2}


@rule("SY-125", "SY-126")
def test_exchange_after_an_ingredient_of_choice() -> None:
    t = wood(north={"pool": "T", "tamed": ["SP6"], "stock": {}})
    t.says("north", "place tree garden", "gather plant").asks("north", "exchange")
    t.refuses("north", "exchange SP7", "SY-125").says("north", "exchange SP6").asks("east", "turn")
    assert stock(t, "north") == {"berry": 1}
    t = wood(north={"pool": "T", "tamed": ["SP6"], "stock": {"plant": 2}})
    t.says("north", "place tree garden", "gather crystal").asks("east", "turn")


@rule("SY-125")
def test_each_exchange_card_once_a_placement() -> None:
    t = wood(north={"pool": "wind", "tamed": ["AU9", "SP6", "SP7"], "stock": {}})
    t.says("north", "place wind AU9", "exchange SP6").asks("north", "exchange")
    t.says("north", "exchange SP7").asks("east", "turn")
    assert stock(t, "north") == {"crystal": 1, "berry": 2}


@rule("SY-128")
def test_an_element_die_for_two_berries() -> None:
    t = wood(north={"pool": "water", "tamed": ["SP9"], "stock": {}})
    t.says("north", "place water SP9").asks("east", "turn")
    assert stock(t, "north") == {"berry": 2}


# Winter


@rule("SY-129", "SY-130", "SY-135", "SY-147")
def test_points_for_taking_control_of_a_season() -> None:
    t = wood(
        asks="round-end",
        dice={"A2": "nT", "C3": "nM", "B2": "eT"},
        north={"tamed": ["WI1", "WI2", "WI3"]},
        east={"tamed": []},
    )
    # A is spring (WI1), C is spring and autumn (WI1, WI3); B went to the other player.
    assert t.view().players[0].tokens == 2 + 2 + 2
    assert t.score("north", "tokens") == 6
    t.asks("east", "turn")


@rule("SY-131", "SY-108")
def test_brewers_each_pay_for_a_reserved_potion_too() -> None:
    goods = {"plant": 2, "mushroom": 1}
    t = wood(north={"pool": "T", "tamed": ["WI4", "WI5"], "reserved": ["P01"], "stock": goods})
    t.says("north", "brew P01").asks("north", "turn")
    assert t.view().players[0].tokens == 2
    t = wood(
        market=["P01", "P04", "P08", "P20"], north={"pool": "T", "tamed": ["WI4"], "stock": goods}
    )
    t.says("north", "brew P01").asks("north", "turn")
    assert t.view().players[0].tokens == 1


@rule("SY-132", "SY-143")
def test_tamers_pay_at_the_moment_of_taming() -> None:
    t = wood(piles={"spring": ["SP1"]}, north={"pool": "R", "tamed": ["SU4", "WI6", "WI7"]})
    t.says("north", "place river A1", "tame spring").asks("north", "release")
    assert t.view().players[0].tokens == 2


@rule("SY-133")
def test_berry_trade() -> None:
    for count, points, left in [(1, 1, {"berry": 1}), (2, 3, {})]:
        t = wood(asks="round-end", north={"tamed": ["WI8"], "stock": {"berry": 2}})
        t.says("north", "use WI8").asks("north", "sell")
        t.offers_only("sell berry 1", "sell berry 2", "skip").refuses(
            "north", "sell plant 1", "SY-133"
        )
        t.says("north", f"sell berry {count}").asks("east", "turn")
        assert (t.view().players[0].tokens, stock(t, "north")) == (points, left)


@rule("SY-134")
def test_trade_alike() -> None:
    goods = {"berry": 3, "plant": 2}
    for sale, points, left in [
        ("sell berry 3", 3, {"plant": 2}),
        ("sell plant 2", 1, {"berry": 3}),
        ("sell berry 2", 1, {"berry": 1, "plant": 2}),
    ]:
        t = wood(asks="round-end", north={"tamed": ["WI9"], "stock": goods})
        t.says("north", "use WI9").refuses("north", "sell plant 3", "SY-134")
        t.refuses("north", "sell berry 1", "SY-134").says("north", sale).asks("east", "turn")
        assert (t.view().players[0].tokens, stock(t, "north")) == (points, left)


@rule("SY-135", "SY-167")
def test_points_from_creatures_are_tokens() -> None:
    t = wood(north={"pool": "T", "tokens": 5})
    assert t.score("north", "tokens") == 5
    t.asks("north", "turn")


# The order of one placement


@rule("SY-140", "SY-141")
def test_the_whole_pipeline_in_order() -> None:
    """Wind returns a die; then tame, gather more, exchange, scorch, and release at the end."""
    t = wood(
        row=["F01", "F02", "F06"],
        round=2,
        piles={"winter": ["WI1"]},
        north={"pool": "water", "tamed": ["AU4", "SP6", "SU4"], "stock": {}},
    )
    t.says("north", "place water well").asks("north", "tame").says("north", "tame winter")
    t.asks("north", "gather").says("north", "gather plant")
    t.asks("north", "exchange").says("north", "exchange SP6")
    t.asks("north", "scorch").says("north", "scorch A1")
    t.asks("north", "release").says("north", "release SU4").asks("east", "turn")
    assert tamed(t, "north") == ["AU4", "SP6", "WI1"]
    kinds = [t.game.events.kinds[event.kind].name for event in t.heard()]
    wanted = ["placed", "tamed", "gathered", "exchanged", "gathered", "scorched", "released"]
    assert [kind for kind in kinds if kind in wanted] == wanted


@rule("SY-140", "SY-47")
def test_wind_returns_the_die_before_it_is_put_down() -> None:
    t = wood(dice={"C3": "nM"}, north={"pool": "wind", "tamed": ["AU1", "SU2"], "stock": {}})
    t.says("north", "place wind C3").asks("north", "scorch").does_not_offer("scorch C3")
    assert stock(t, "north") == {"plant": 2}
    kinds = [t.game.events.kinds[event.kind].name for event in t.heard()]
    assert kinds == ["placed", "blown-back", "gathered", "gathered-by"]


@rule("SY-144")
def test_no_power_works_in_the_turn_of_another() -> None:
    t = wood(
        north={"pool": "R"},
        east={"tamed": ["WI6", "SU1", "AU1"], "stock": {}},
        piles={"spring": ["SP1"]},
    )
    t.says("north", "place river A1", "tame spring").asks("east", "turn")
    assert (t.view().players[1].tokens, stock(t, "east")) == (0, {})
