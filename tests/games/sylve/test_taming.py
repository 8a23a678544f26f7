"""Sylve: taming, the limit, release, slots (SY-96 to SY-112)."""

from tests.games.sylve.scenes import dice, leader, pool, stock, tamed, wood
from tests.rule import rule

THREE = ["SU4", "WI1", "WI6"]


@rule("SY-96", "SY-6")
def test_take_the_top_creature_of_a_pile_and_the_next_appears() -> None:
    t = wood(piles={"summer": ["SU3", "SU7"]}, north={"pool": "R"})
    assert t.view().piles["summer"].top.id == "SU3"
    t.says("north", "place river A1", "tame summer").asks("east", "turn")
    assert tamed(t, "north") == ["SU3"]
    assert (t.view().piles["summer"].top.id, t.view().piles["summer"].left) == ("SU7", 8)


@rule("SY-97")
def test_an_empty_pile_offers_nothing() -> None:
    t = wood(piles={"spring": [], "summer": []}, north={"pool": "R"})
    t.says("north", "place river A1").offers_only("tame autumn", "tame winter", "skip")
    t.refuses("north", "tame spring", "SY-97").asks("north", "tame")


@rule("SY-97", "SY-184")
def test_when_all_piles_are_empty_nothing_is_tamed() -> None:
    empty: dict[str, list[str]] = {"spring": [], "summer": [], "autumn": [], "winter": []}
    t = wood(piles=empty, north={"pool": "R"})
    t.says("north", "place river A1").asks("east", "turn")
    t = wood(piles=empty, north={"pool": "R", "tamed": ["SP4"], "stock": {}})
    t.says("north", "place river A1").offers_only("instead SP4", "skip")
    t.says("north", "instead SP4").asks("east", "turn")
    assert stock(t, "north") == {"berry": 1}


@rule("SY-98", "SY-99", "SY-107", "SY-132", "SY-100")
def test_the_fourth_creature_forces_a_release() -> None:
    for released in ("SP1", "SU4", "WI1", "WI6"):
        t = wood(piles={"spring": ["SP1"]}, north={"pool": "R", "tamed": THREE})
        t.says("north", "place river A1", "tame spring").asks("north", "release")
        assert t.view().players[0].tokens == 1, "WI6 was tamed before"
        t.offers_only("release SP1", "release SU4", "release WI1", "release WI6")
        t.refuses("north", "release SP2", "SY-99").says("north", f"release {released}")
        assert sorted([*tamed(t, "north"), released]) == ["SP1", *THREE]
        assert t.view().players[0].released == [released]
        t.asks("east", "turn")


@rule("SY-98")
def test_three_creatures_may_stay() -> None:
    t = wood(piles={"spring": ["SP1"]}, north={"pool": "R", "tamed": THREE[:2]})
    t.says("north", "place river A1", "tame spring").asks("east", "turn")
    assert tamed(t, "north") == ["SP1", "SU4", "WI1"]


@rule("SY-107")
def test_a_tamer_does_not_react_to_its_own_taming() -> None:
    """A WI6 just tamed gives nothing."""
    t = wood(
        first="north", piles={"winter": ["WI6", "WI7"]}, north={"pool": "RT"}, east={"pool": "M"}
    )
    t.says("north", "place river A1", "tame winter")
    assert t.view().players[0].tokens == 0
    t.says("east", "place mountain A3").says("north", "place tree C1", "tame winter")
    assert t.view().players[0].tokens == 1
    assert t.view().round == 2
    t.asks("east", "turn")


@rule("SY-107", "SY-141")
def test_a_creature_does_not_react_to_the_placement_that_tamed_it() -> None:
    t = wood(piles={"summer": ["SU1"]}, north={"pool": "RT"}, east={"pool": "M"})
    t.says("north", "place river A1", "tame summer").asks("east", "turn")
    t.says("east", "place mountain A3").says("north", "place tree A2").asks("north", "scorch")


@rule("SY-100")
def test_a_released_creature_gives_no_power_but_still_scores() -> None:
    t = wood(north={"pool": "T", "released": ["AU1"], "stock": {}})
    t.says("north", "place tree A2").asks("east", "turn")
    assert stock(t, "north") == {"mushroom": 1}
    assert t.score("north", "creatures") == 1


@rule("SY-101")
def test_nobody_releases_a_creature_at_will() -> None:
    t = wood(north={"pool": "T", "tamed": ["SP1"]})
    t.refuses("north", "release SP1", "SY-101").asks("north", "turn")


@rule("SY-102", "SY-92")
def test_the_die_of_a_released_creature_is_set_aside() -> None:
    t = wood(
        piles={"spring": ["SP1"]},
        dice={"AU6": "nT"},
        north={"pool": "R", "tamed": ["AU6", "WI1", "WI2"]},
    )
    before = len(t.view().aside)
    t.says("north", "place river A1", "tame spring", "release AU6").asks("east", "turn")
    assert (pool(t, "north"), dice(t, "A1"), leader(t, "B")) == ({}, ["nR"], None)
    assert [(die.face, die.owner) for die in t.view().aside][before:] == [("tree", "north")]


@rule("SY-106")
def test_using_a_power_is_optional() -> None:
    t = wood(north={"pool": "T", "tamed": ["SU1", "SP7"], "stock": {}})
    t.says("north", "place tree A2").asks("north", "exchange").says("north", "skip")
    t.asks("north", "scorch").says("north", "skip").asks("east", "turn")
    assert stock(t, "north") == {"mushroom": 1}


@rule("SY-108")
def test_creatures_with_the_same_power_each_apply() -> None:
    t = wood(north={"pool": "T", "tamed": ["SU4", "SU5", "AU4"], "stock": {}})
    t.says("north", "place tree stall").asks("north", "gather").says("north", "gather plant")
    t.asks("north", "scorch").says("north", "scorch A1").asks("north", "scorch")
    t.says("north", "scorch A2").asks("east", "turn")


@rule("SY-109")
def test_a_slot_takes_the_kind_of_die_it_states() -> None:
    t = wood(north={"pool": "T fire", "tamed": ["AU6", "AU9"]})
    t.offers("place tree AU6", "place fire AU9")
    t.refuses("north", "place fire AU6", "SY-109").refuses("north", "place tree AU9", "SY-109")
    t.says("north", "place tree AU6").asks("east", "turn")
    assert (dice(t, "AU6"), pool(t, "north")) == (["nT"], {"fire": 1})


@rule("SY-110")
def test_only_the_owner_uses_a_slot_and_it_holds_one_die() -> None:
    t = wood(dice={"AU7": "nM"}, north={"pool": "T", "tamed": ["AU7"]}, east={"tamed": ["AU6"]})
    t.refuses("north", "place tree AU6", "SY-110").refuses("north", "place tree AU7", "SY-110")
    t.asks("north", "turn")


@rule("SY-110")
def test_a_slot_is_free_again_when_its_die_leaves() -> None:
    t = wood(dice={"AU6": "nT"}, north={"pool": "T", "tamed": ["AU6"], "hand": ["P25"]})
    t.refuses("north", "place tree AU6", "SY-110").says("north", "drink P25", "choose AU6", "to A4")
    t.says("north", "place tree AU6").asks("east", "turn")
    assert dice(t, "AU6") == ["nT"]


@rule("SY-111")
def test_a_slot_is_neither_forest_nor_village() -> None:
    t = wood(north={"pool": "T", "tamed": ["AU6", "SU4", "AU4"], "stock": {}})
    t.says("north", "place tree AU6").asks("east", "turn")
    assert stock(t, "north") == {"plant": 3}
    assert [leader(t, forest) for forest in "ABC"] == [None, None, None]


@rule("SY-112")
def test_dice_on_slots_go_home() -> None:
    t = wood(dice={"AU6": "nT"}, north={"pool": "M", "tamed": ["AU6"]}, east={"pool": ""})
    t.says("north", "place mountain A3")
    assert (t.view().round, dice(t, "AU6")) == (2, [])
    assert sum(t.view().players[0].pool.values()) == 6
    t.asks("east", "turn")
