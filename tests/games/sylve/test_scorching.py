"""Sylve: scorching (SY-9, SY-136 to SY-139, SY-185)."""

from tests.games.sylve.scenes import leader, wood
from tests.rule import rule

TEN = ["A1", "A2", "A3", "A4", "A5", "B1", "B2", "B3", "B4", "B5"]


@rule("SY-136")
def test_only_empty_spaces_can_be_scorched() -> None:
    t = wood(round=2, dice={"A2": "eT"}, scorched=["A3"], north={"pool": "fire"})
    t.says("north", "place fire hearth").refuses("north", "scorch A2", "SY-136")
    t.refuses("north", "scorch A3", "SY-29").refuses("north", "scorch A6", "SY-25")
    t.says("north", "scorch A1").asks("east", "turn")
    assert t.view().scorch_tokens_left == 8


@rule("SY-137", "SY-29")
def test_a_scorched_space_no_longer_exists() -> None:
    t = wood(scorched=["A2"], dice={"B1": "eM"}, north={"pool": "T fire", "hand": ["P25"]})
    t.refuses("north", "place tree A2", "SY-29").refuses("north", "place fire A2", "SY-29")
    t.says("north", "drink P25", "choose B1").refuses("north", "to A2", "SY-29").asks(
        "north", "move-to"
    )


@rule("SY-29", "SY-136")
def test_what_was_scorched_just_now_is_closed_to_everybody() -> None:
    t = wood(round=2, north={"pool": "fire"}, east={"pool": "T"})
    t.says("north", "place fire hearth", "scorch A2").asks("east", "turn")
    t.refuses("east", "place tree A2", "SY-29").offers("place tree A5")


@rule("SY-138", "SY-137")
def test_scorch_tokens_do_not_count_for_influence() -> None:
    t = wood(scorched=["A1", "A3", "A4"], dice={"A2": "nT"}, north={"pool": "M"})
    assert leader(t, "A") == "north"
    assert t.view().forests["A"].influence == {"north": 1, "east": 0, "elements": 0}
    t.asks("north", "turn")


@rule("SY-9", "SY-185")
def test_ten_scorch_tokens_and_no_more() -> None:
    t = wood(round=2, scorched=TEN, north={"pool": "fire M", "tamed": ["SU2"]}, east={"pool": "M"})
    assert t.view().scorch_tokens_left == 0
    t.says("north", "place fire hearth").asks("east", "turn")
    t.says("east", "place mountain stall", "skip").asks("north", "turn")
    t.says("north", "place mountain C3")
    assert not t.heard("scorched")


@rule("SY-9")
def test_the_tenth_token_can_still_be_used() -> None:
    t = wood(round=2, scorched=TEN[:9], north={"pool": "fire", "tamed": ["SU4"]})
    t.says("north", "place fire hearth", "scorch B5").asks("east", "turn")
    assert t.view().scorch_tokens_left == 0


@rule("SY-139", "SY-185")
def test_scorch_tokens_return_when_the_forest_leaves_the_row() -> None:
    t = wood(scorched=TEN, north={"pool": "M"}, east={"pool": ""})
    t.says("north", "place mountain C3")
    assert (t.view().round, t.view().scorch_tokens_left) == (2, 10)
    assert not any(
        space.scorched for forest in t.view().forests.values() for space in forest.spaces.values()
    )
    t.asks("east", "turn")
