"""Sylve: element powers and stacks (SY-41 to SY-55)."""

from tests.games.sylve.scenes import dice, leader, pool, stock, tamed, wood
from tests.rule import rule


@rule("SY-41", "SY-43")
def test_water_gathers_two_more() -> None:
    """Without a creature that exchanges anything."""
    t = wood(north={"pool": "water", "stock": {}})
    t.says("north", "place water A2").asks("east", "turn")
    assert stock(t, "north") == {"mushroom": 3}


@rule("SY-43", "SY-127", "SY-125")
def test_water_and_an_exchange() -> None:
    """With SP7, two mushrooms and a berry if exchanged."""
    for answer, goods in [
        ("exchange SP7", {"mushroom": 2, "berry": 1}),
        ("skip", {"mushroom": 3}),
    ]:
        t = wood(north={"pool": "water", "stock": {}, "tamed": ["SP7"]})
        t.says("north", "place water A2").asks("north", "exchange")
        t.says("north", answer).asks("east", "turn")
        assert stock(t, "north") == goods


@rule("SY-42")
def test_no_element_power_in_the_village() -> None:
    t = wood(north={"pool": "water", "stock": {}})
    t.says("north", "place water garden", "gather crystal").asks("east", "turn")
    assert stock(t, "north") == {"crystal": 1}


@rule("SY-42")
def test_no_element_power_on_a_slot() -> None:
    t = wood(north={"pool": "water", "stock": {}, "tamed": ["AU9"]})
    t.says("north", "place water AU9").asks("east", "turn")
    assert stock(t, "north") == {"plant": 1, "mushroom": 1, "crystal": 1}


@rule("SY-44")
def test_water_adds_nothing_on_a_creature_space() -> None:
    t = wood(piles={"winter": ["WI1"]}, north={"pool": "water", "stock": {}})
    t.says("north", "place water A1", "tame winter").asks("east", "turn")
    assert (tamed(t, "north"), stock(t, "north")) == (["WI1"], {})


@rule("SY-45", "SY-46", "SY-52")
def test_fire_on_top_of_another_die() -> None:
    t = wood(piles={"winter": ["WI1"]}, dice={"A1": "eR"}, north={"pool": "fire"})
    assert leader(t, "A") == "east"
    t.says("north", "place fire A1", "tame winter").asks("east", "turn")
    assert (dice(t, "A1"), tamed(t, "north")) == (["eR", "fire"], ["WI1"])
    assert t.view().forests["A"].influence == {"north": 0, "east": 0, "elements": 1}
    assert leader(t, "A") is None


@rule("SY-45")
def test_fire_covers_any_die_even_your_own() -> None:
    t = wood(dice={"A2": "nT", "A3": "water", "B1": "eM"}, north={"pool": "fire", "stock": {}})
    t.offers("place fire A2", "place fire A3", "place fire B1").says("north", "place fire A3")
    assert (dice(t, "A3"), stock(t, "north")) == (["water", "fire"], {"crystal": 1})
    t.asks("east", "turn")


@rule("SY-29", "SY-28", "SY-42", "SY-58")
def test_fire_ignores_neither_scorched_nor_village_spaces() -> None:
    t = wood(scorched=["A1"], dice={"hearth": "fire"}, north={"pool": "fire"})
    t.refuses("north", "place fire A1", "SY-29").refuses("north", "place fire hearth", "SY-58")
    t.asks("north", "turn")


@rule("SY-46", "SY-52", "SY-54", "SY-91")
def test_a_stack_of_three_and_what_counts_in_it() -> None:
    """With Banishing Potions for taking dice away."""
    t = wood(
        powers=True,
        characters=["lelio", "myla"],
        dice={"A2": "eT fire"},
        north={"pool": "TT", "stock": {"berry": 1}, "hand": ["P29"]},
        east={"pool": "T", "hand": ["P30"]},
    )
    t.says("north", "stack tree A2")
    assert dice(t, "A2") == ["eT", "fire", "nT"]
    assert t.view().forests["A"].influence == {"north": 1, "east": 0, "elements": 0}
    t.says("north", "drink P29", "choose A2").asks("north", "level").says("north", "lift 2")
    assert dice(t, "A2") == ["eT", "nT"]
    assert leader(t, "A") == "north"
    t.asks("east", "turn").says("east", "drink P30", "choose A2", "lift 1")
    assert dice(t, "A2") == ["eT"]
    assert leader(t, "A") == "east"
    t.asks("east", "turn")


@rule("SY-47", "SY-48")
def test_wind_takes_your_die_back_and_gathers() -> None:
    t = wood(dice={"A3": "nM"}, north={"pool": "wind", "stock": {}}, east={"pool": "T"})
    t.says("north", "place wind A3")
    assert stock(t, "north") == {"crystal": 1}
    assert (dice(t, "A3"), pool(t, "north")) == (["wind"], {"mountain": 1})
    t.asks("east", "turn").says("east", "place tree A2").asks("north", "turn")


@rule("SY-47")
def test_the_returned_die_keeps_its_face() -> None:
    t = wood(dice={"A3": "nR"}, north={"pool": "wind"})
    t.says("north", "place wind A3").asks("east", "turn")
    assert pool(t, "north") == {"river": 1}


@rule("SY-49")
def test_wind_takes_back_a_covered_die() -> None:
    t = wood(dice={"A3": "nM fire"}, north={"pool": "wind", "stock": {}})
    t.says("north", "place wind A3").asks("east", "turn")
    assert (dice(t, "A3"), pool(t, "north")) == (["fire", "wind"], {"mountain": 1})
    assert leader(t, "A") is None


@rule("SY-49")
def test_of_several_dice_of_yours_wind_takes_the_topmost() -> None:
    t = wood(dice={"A3": "nM nT eR"}, north={"pool": "wind"})
    t.says("north", "place wind A3").asks("east", "turn")
    assert (dice(t, "A3"), pool(t, "north")) == (["nM", "eR", "wind"], {"tree": 1})


@rule("SY-50")
def test_wind_and_water_are_not_put_on_the_dice_of_others() -> None:
    t = wood(dice={"A3": "eM", "A2": "nT"}, north={"pool": "wind water"})
    t.refuses("north", "place wind A3", "SY-50").refuses("north", "place water A3", "SY-50")
    t.refuses("north", "place water A2", "SY-50").offers("place wind A2", "place wind B1")
    t.says("north", "place wind B1").asks("east", "turn")
    assert pool(t, "north") == {"water": 1}


@rule("SY-51")
def test_stacks_have_no_limit() -> None:
    high = "nT nT nT nT eT eT eT eT fire fire fire wind wind wind water sT"
    t = wood(seats=4, dice={"A2": high}, north={"pool": "fire"})
    t.says("north", "place fire A2").asks("south", "turn")
    assert len(dice(t, "A2")) == 17
    assert t.view().forests["A"].influence["elements"] == 1


@rule("SY-53", "SY-90", "SY-93", "SY-87", "SY-88")
def test_covered_dice_can_be_moved_swapped_removed_and_returned() -> None:
    covered = {"A2": "nT fire"}
    t = wood(dice=covered, north={"pool": "M", "hand": ["P25"]})
    t.says("north", "drink P25", "choose A2", "to B1")
    assert (dice(t, "A2"), dice(t, "B1")) == (["fire"], ["nT"])
    t = wood(dice={**covered, "B2": "eT"}, north={"pool": "M", "hand": ["P17"]})
    t.says("north", "drink P17", "choose A2", "choose B2")
    assert (dice(t, "A2"), dice(t, "B2")) == (["eT", "fire"], ["nT"])
    t = wood(dice={"A2": "fire nT"}, north={"pool": "M", "hand": ["P13"]})
    t.says("north", "drink P13", "choose A2")
    assert dice(t, "A2") == ["nT"]
    t = wood(dice=covered, north={"pool": "M", "hand": ["P21"]})
    t.says("north", "drink P21", "choose A2")
    assert (dice(t, "A2"), pool(t, "north")) == (["fire"], {"tree": 1, "mountain": 1})
    t.asks("north", "turn")


@rule("SY-54")
def test_swapped_dice_take_each_others_exact_place() -> None:
    t = wood(dice={"A2": "nT fire", "C1": "water eT wind"}, north={"pool": "M", "hand": ["P17"]})
    t.says("north", "drink P17", "choose A2", "choose C1").asks("north", "turn")
    assert (dice(t, "A2"), dice(t, "C1")) == (["eT", "fire"], ["water", "nT", "wind"])


@rule("SY-55", "SY-52", "SY-148")
def test_a_covered_die_makes_a_tie() -> None:
    """The rulebook's example: two dice, one of them covered, against one."""
    t = wood(
        asks="round-end",
        characters=["kyril", "lelio"],
        dice={"A2": "nT", "A3": "nM water", "A5": "eT"},
    )
    assert t.view().discarded == ["F01", "F02", "F06"]
    t.asks("east", "turn")


@rule("SY-52", "SY-146")
def test_a_covered_element_die_does_not_count() -> None:
    t = wood(dice={"A2": "nT", "A3": "fire nM"}, north={"pool": "T"})
    assert t.view().forests["A"].influence == {"north": 2, "east": 0, "elements": 0}
    assert leader(t, "A") == "north"
    t.asks("north", "turn")
