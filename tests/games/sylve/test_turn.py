"""Sylve: the three steps of a turn (SY-21 to SY-25)."""

from tests.games.sylve.scenes import dice, wood
from tests.rule import rule

CHEAP = ["P01", "P04", "P08", "P20"]
"""P01 costs two plants and a mushroom."""


@rule("SY-21", "SY-24")
def test_exactly_one_die_is_placed_and_it_is_compulsory() -> None:
    t = wood(market=CHEAP, north={"pool": "TM", "stock": {"plant": 2, "mushroom": 1}})
    t.refuses("north", "end", "SY-24").says("north", "place tree A5")
    t.asks("north", "turn").refuses("north", "place mountain A3", "SY-21")
    t.offers_only("brew P01", "end").says("north", "end").asks("east", "turn")
    assert dice(t, "A5") == ["nT"]


@rule("SY-21")
def test_only_dice_of_your_own_pool_can_be_placed() -> None:
    t = wood(north={"pool": "TT water"})
    t.refuses("north", "place mountain A3", "SY-21").refuses("north", "place fire A3", "SY-21")
    t.refuses("north", "force river A2 berry", "SY-21").offers("place water A3")
    t.asks("north", "turn")


@rule("SY-21", "SY-65", "SY-79")
def test_at_most_one_brew_and_one_drink_a_turn() -> None:
    stock = {"plant": 9, "mushroom": 9, "crystal": 9}
    t = wood(north={"pool": "TM", "stock": stock, "hand": ["P01", "P02"]})
    t.says("north", "brew P04").asks("north", "turn").refuses("north", "brew P08", "SY-65")
    t.says("north", "drink P01", "turn tree river").refuses("north", "drink P02", "SY-79")
    t.refuses("north", "drink P04", "SY-79").says("north", "place river B3")
    t.asks("east", "turn")


@rule("SY-22")
def test_brew_a_potion_drink_it_then_place() -> None:
    t = wood(market=CHEAP, north={"pool": "TM", "stock": {"plant": 2, "mushroom": 1}})
    t.says("north", "brew P01", "drink P01", "turn mountain river", "place river B3")
    assert dice(t, "B3") == ["nR"]
    t.asks("east", "turn")


@rule("SY-22")
def test_place_then_drink_then_brew() -> None:
    stock = {"plant": 2, "mushroom": 1}
    t = wood(market=CHEAP, north={"pool": "TM", "stock": stock, "hand": ["P02"]})
    t.says("north", "place tree A5").offers("drink P02", "brew P01", "end")
    t.says("north", "drink P02", "turn mountain river", "brew P01").asks("east", "turn")


@rule("SY-23")
def test_a_step_is_completed_before_another_begins() -> None:
    stock = {"plant": 2, "mushroom": 1, "berry": 1}
    t = wood(market=CHEAP, north={"pool": "TRM", "stock": stock, "hand": ["P02"]})
    t.says("north", "place river A1").asks("north", "tame")
    for move in ("brew P01", "drink P02", "place mountain A3", "end", "turn tree river"):
        t.refuses("north", move, "SY-23")
    t.says("north", "skip").asks("north", "turn").offers("brew P01", "drink P02")


@rule("SY-24", "SY-59")
def test_the_any_die_spaces_are_always_open() -> None:
    t = wood(
        dice={"A2": "eT", "A5": "eT", "B2": "eT", "C1": "eT", "garden": "fire", "stall": "water"},
        north={"pool": "T", "stock": {}},
    )
    t.offers_only("place tree garden", "place tree stall")
    t.says("north", "place tree garden").asks("north", "gather")


@rule("SY-25")
def test_where_dice_may_go() -> None:
    t = wood(north={"pool": "T fire", "tamed": ["AU6", "SP9"], "stock": {}})
    t.offers("place tree A2", "place tree garden", "place tree AU6")
    t.offers("place fire A2", "place fire hearth", "place fire SP9")
    t.refuses("north", "place tree A6", "SY-25").refuses("north", "place tree D1", "SY-25")
    t.refuses("north", "place tree WI1", "SY-25").refuses("north", "force tree A6 plant", "SY-25")
    t.asks("north", "turn")


@rule("SY-25")
def test_moves_that_answer_no_question_of_the_turn() -> None:
    t = wood(north={"pool": "T fire"})
    for move, clause in [
        ("gather plant", "SY-30"),
        ("tame spring", "SY-31"),
        ("instead SP4", "SY-123"),
        ("exchange SP7", "SY-125"),
        ("scorch A1", "SY-64"),
        ("release SP1", "SY-101"),
        ("trade plant berry", "SY-64"),
        ("clear A", "SY-64"),
        ("reveal", "SY-64"),
        ("reserve P01", "SY-73"),
        ("pay 0 0 0", "SY-66"),
        ("reroll tree", "SY-83"),
        ("choose A1", "SY-94"),
        ("lift 1", "SY-94"),
        ("to A1", "SY-87"),
        ("claim A", "SY-11"),
        ("use SP1", "SY-156"),
        ("sell berry 1", "SY-156"),
        ("skip", "SY-24"),
        ("be lelio", "SY-10"),
    ]:
        t.refuses("north", move, clause)
    t.asks("north", "turn")
