"""Sylve: drinking (SY-79 to SY-95)."""

from tests.games.sylve.scenes import dice, leader, pool, stock, wood
from tests.rule import rule

# P01 change, P05 reroll, P09 place, P13 remove an element, P17 swap, P21 return, P25 move, P29 remove any


@rule("SY-79", "SY-80")
def test_a_potion_is_drunk_once_and_keeps_its_points() -> None:
    t = wood(north={"pool": "TM", "hand": ["P01"]})
    t.says("north", "drink P01", "turn tree river")
    view = t.view().players[0]
    assert ([potion.id for potion in view.drunk], view.hand) == (["P01"], [])
    assert t.score("north", "potions") == 3
    t.refuses("north", "drink P01", "SY-79").says("north", "place mountain A3").asks("east", "turn")
    t = wood(north={"pool": "TM", "drunk": ["P01"]})
    t.refuses("north", "drink P01", "SY-80").asks("north", "turn")


@rule("SY-79")
def test_only_potions_of_your_own_hand() -> None:
    t = wood(north={"pool": "T"}, east={"hand": ["P01"]})
    t.refuses("north", "drink P01", "SY-79").refuses("north", "drink P04", "SY-79")
    t.asks("north", "turn")


@rule("SY-81")
def test_no_drink_without_effect() -> None:
    hand = ["P13", "P17", "P21", "P25", "P29"]
    t = wood(north={"pool": "T", "hand": hand}, east={"pool": "T"})
    for potion in hand:
        t.refuses("north", f"drink {potion}", "SY-81")
    t.says("north", "place tree A2")
    t.offers("drink P21", "drink P25", "drink P29").does_not_offer("drink P13", "drink P17")
    t.asks("north", "turn")


@rule("SY-81", "SY-83", "SY-82")
def test_change_and_reroll_need_a_die_in_the_pool() -> None:
    t = wood(north={"pool": "T", "hand": ["P01", "P05"]})
    t.offers("drink P01", "drink P05").says("north", "place tree A2").asks("east", "turn")


@rule("SY-82", "SY-16")
def test_change_turns_a_die_to_any_face_of_that_die() -> None:
    t = wood(north={"pool": "T water", "hand": ["P01"]})
    t.says("north", "drink P01").asks("north", "change")
    t.offers_only("turn tree mountain", "turn tree river", "turn water fire", "turn water wind")
    t.refuses("north", "turn tree water", "SY-82").refuses("north", "turn tree tree", "SY-82")
    t.refuses("north", "turn river tree", "SY-82").says("north", "turn water wind")
    assert pool(t, "north") == {"tree": 1, "wind": 1}
    t.asks("north", "turn")


@rule("SY-83", "SY-16")
def test_reroll_any_number_of_dice() -> None:
    t = wood(north={"pool": "TTM fire", "hand": ["P05"]})
    t.says("north", "drink P05").asks("north", "reroll").refuses("north", "skip", "SY-83")
    t.refuses("north", "reroll river", "SY-83").says("north", "reroll tree", "reroll fire")
    t.offers_only("reroll tree", "reroll mountain", "skip").refuses("north", "reroll fire", "SY-83")
    draws = t.state.chance.draws
    t.says("north", "skip").asks("north", "turn")
    assert t.state.chance.draws == draws + 2
    view = t.view().players[0].pool
    assert sum(view.values()) == 4
    assert view["tree"] >= 1
    assert view["mountain"] >= 1
    assert view["water"] + view["fire"] + view["wind"] == 1
    assert len(t.heard("rerolled")) == 2


@rule("SY-83")
def test_rerolled_dice_show_every_face() -> None:
    faces = set()
    for seed in range(30):
        t = wood(seed=seed, north={"pool": "T fire", "hand": ["P05"]})
        t.says("north", "drink P05", "reroll tree", "reroll fire").asks("north", "turn")
        faces |= set(pool(t, "north"))
    assert faces == {"tree", "mountain", "river", "water", "fire", "wind"}


@rule("SY-84", "SY-85")
def test_place_one_more_die_under_all_the_normal_rules() -> None:
    t = wood(
        north={"pool": "TTR", "stock": {}, "hand": ["P09"], "tamed": ["AU1"]}, east={"pool": "R"}
    )
    t.says("north", "place tree A2", "drink P09").asks("north", "place-die")
    t.offers("place river A1", "place tree A5", "place river garden")
    t.refuses("north", "place tree A2", "SY-28").refuses("north", "end", "SY-23")
    t.says("north", "place tree A5").asks("east", "turn")
    assert stock(t, "north") == {"mushroom": 2, "crystal": 2}
    t.says("east", "place river A1", "skip").asks("north", "turn")
    assert pool(t, "north") == {"river": 1}


@rule("SY-85", "SY-109", "SY-173")
def test_the_extra_placement_may_use_slots_elements_and_powers() -> None:
    t = wood(
        powers=True,
        characters=["lelio", "myla"],
        dice={"A2": "eT"},
        north={"pool": "TT fire", "hand": ["P09"], "tamed": ["AU6"], "stock": {"berry": 1}},
    )
    t.says("north", "drink P09").offers("place tree AU6", "place fire A2", "stack tree A2")
    t.says("north", "stack tree A2").asks("north", "turn")


@rule("SY-86")
def test_when_place_may_be_drunk() -> None:
    t = wood(north={"pool": "T", "hand": ["P09"]}, east={"pool": "T"})
    t.refuses("north", "drink P09", "SY-86").says("north", "place tree A2").asks("east", "turn")
    t = wood(north={"pool": "TT", "hand": ["P09"]})
    t.offers("drink P09").says("north", "place tree A2").offers("drink P09", "end")
    t.asks("north", "turn")


@rule("SY-87", "SY-89", "SY-26")
def test_move_any_forage_die_to_an_empty_space_of_any_symbol() -> None:
    t = wood(dice={"A2": "eT", "A3": "fire", "garden": "nM"}, north={"pool": "T", "hand": ["P25"]})
    t.says("north", "drink P25").asks("north", "move-die").offers_only("choose A2", "choose garden")
    t.refuses("north", "choose A3", "SY-87").refuses("north", "choose B1", "SY-94")
    t.says("north", "choose A2").asks("north", "move-to")
    t.refuses("north", "to A3", "SY-87").refuses("north", "to A2", "SY-87").refuses(
        "north", "to E1", "SY-25"
    )
    t.offers("to A4", "to B1", "to C1").says("north", "to B1").asks("north", "turn")
    assert (dice(t, "A2"), dice(t, "B1")) == ([], ["eT"])


@rule("SY-89", "SY-87")
def test_after_a_move_nobody_gains_anything() -> None:
    t = wood(
        dice={"A2": "eT"},
        north={"pool": "T", "hand": ["P25"], "stock": {}, "tamed": ["AU2", "SU2"]},
        east={"tamed": ["AU1"], "stock": {}},
    )
    t.says("north", "drink P25", "choose A2", "to B3").asks("north", "turn")
    assert (stock(t, "north"), stock(t, "east")) == ({}, {})


@rule("SY-88", "SY-94", "SY-89")
def test_swap_a_village_die_with_a_forest_die() -> None:
    t = wood(
        dice={"garden": "nT", "A2": "eT"},
        north={"pool": "M", "hand": ["P17"], "stock": {}, "tamed": ["AU4"]},
    )
    assert leader(t, "A") == "east"
    t.says("north", "drink P17").offers_only("choose garden", "choose A2")
    t.says("north", "choose garden").asks("north", "swap-with").says("north", "choose A2")
    assert (dice(t, "garden"), dice(t, "A2")) == (["eT"], ["nT"])
    assert (leader(t, "A"), stock(t, "north")) == ("north", {})
    t.asks("north", "turn")


@rule("SY-88", "SY-81", "SY-59")
def test_what_cannot_be_swapped() -> None:
    t = wood(
        dice={"A2": "nT", "A5": "nT", "B1": "eM", "B2": "eT", "garden": "nR eR", "B3": "water"},
        north={"pool": "M", "hand": ["P17"]},
    )
    t.says("north", "drink P17").refuses("north", "choose B1", "SY-88")
    t.refuses("north", "choose B3", "SY-88").refuses("north", "choose garden", "SY-88")
    t.says("north", "choose A2").refuses("north", "choose A5", "SY-81")
    t.refuses("north", "choose B1", "SY-88").offers_only("choose B2")
    t = wood(dice={"garden": "nR eR", "B3": "nR"}, north={"pool": "M", "hand": ["P17"]})
    t.says("north", "drink P17", "choose garden").refuses("north", "choose garden", "SY-59")
    t.says("north", "choose B3").asks("north", "turn")


@rule("SY-90", "SY-92")
def test_remove_an_element_die() -> None:
    t = wood(dice={"A2": "nT water", "B1": "eM"}, north={"pool": "T", "hand": ["P13"]})
    t.says("north", "drink P13").asks("north", "remove-die").refuses("north", "choose B1", "SY-90")
    t.says("north", "choose A2").asks("north", "turn")
    assert dice(t, "A2") == ["nT"]
    assert "water" in [die.face for die in t.view().aside]


@rule("SY-91", "SY-92")
def test_remove_any_die_until_the_next_round() -> None:
    t = wood(dice={"A2": "eT"}, north={"pool": "T", "hand": ["P29"]}, east={"pool": ""})
    t.says("north", "drink P29", "choose A2")
    assert dice(t, "A2") == []
    assert pool(t, "east") == {}
    t.says("north", "place tree A2")
    assert (t.view().round, sum(t.view().players[1].pool.values())) == (2, 6)
    t.asks("east", "turn")


@rule("SY-93", "SY-20")
def test_return_after_the_last_die_gives_one_more_turn() -> None:
    t = wood(dice={"B3": "nR fire"}, north={"pool": "T", "hand": ["P21"]}, east={"pool": "M"})
    t.says("north", "place tree A2", "drink P21").asks("north", "return-die")
    t.says("north", "choose B3")
    assert pool(t, "north") == {"river": 1}
    t.asks("east", "turn").says("east", "place mountain A3").asks("north", "turn")


@rule("SY-93", "SY-94")
def test_return_from_forest_village_or_slot_but_only_your_own_dice() -> None:
    t = wood(
        dice={"A2": "nT", "garden": "nM eT", "AU6": "nR", "B1": "eM", "B2": "fire"},
        north={"pool": "T", "hand": ["P21"], "tamed": ["AU6"]},
    )
    t.says("north", "drink P21").offers_only("choose A2", "choose garden", "choose AU6")
    t.refuses("north", "choose B1", "SY-93").refuses("north", "choose B2", "SY-93")
    t.says("north", "choose AU6").asks("north", "turn").offers("place river AU6")


@rule("SY-94")
def test_any_placed_die_of_anybody_anywhere() -> None:
    t = wood(
        dice={"A2": "nT", "garden": "eM", "AU6": "eR", "well": "water"},
        north={"pool": "T", "hand": ["P29"]},
        east={"tamed": ["AU6"]},
    )
    t.says("north", "drink P29")
    t.offers_only("choose A2", "choose garden", "choose AU6", "choose well")
    t.says("north", "choose AU6").asks("north", "turn")
    assert dice(t, "AU6") == []


@rule("SY-95", "SY-87")
def test_a_die_moves_from_a_slot_to_a_forest() -> None:
    """The rulebook's example, with Kyril."""
    t = wood(
        characters=["kyril", "myla"],
        dice={"AU6": "eR"},
        north={"pool": "T", "hand": ["P25"]},
        east={"tamed": ["AU6"]},
    )
    t.says("north", "drink P25", "choose AU6", "to A3").asks("north", "turn")
    assert (dice(t, "AU6"), dice(t, "A3")) == ([], ["eR"])
