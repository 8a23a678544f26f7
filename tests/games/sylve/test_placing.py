"""Sylve: placing on forests, and forcing (SY-26 to SY-40)."""

from tests.games.sylve.scenes import dice, leader, stock, tamed, wood
from tests.rule import rule


@rule("SY-26")
def test_a_forage_die_matches_the_symbol_of_the_space() -> None:
    t = wood(north={"pool": "TM"})
    t.offers("place tree A2", "place tree C1", "place mountain A3")
    t.refuses("north", "place tree A3", "SY-26").refuses("north", "place mountain A1", "SY-26")
    t.says("north", "place tree A2").asks("east", "turn")


@rule("SY-27")
def test_an_element_die_fits_every_empty_space() -> None:
    for element in ("water", "fire", "wind"):
        t = wood(north={"pool": element}).asks("north", "turn")
        for space in ("A1", "A2", "A3", "A4", "A5", "B1", "B5", "C1", "C4"):
            t.offers(f"place {element} {space}")


@rule("SY-28")
def test_a_space_with_a_die_is_blocked() -> None:
    t = wood(dice={"A2": "eT", "C1": "water"}, north={"pool": "T water"})
    t.refuses("north", "place tree A2", "SY-28").refuses("north", "place tree C1", "SY-28")
    t.asks("north", "turn")


@rule("SY-29")
def test_a_scorched_space_takes_no_die_by_any_means() -> None:
    t = wood(
        scorched=["A2"],
        powers=True,
        north={"pool": "T water fire wind", "hand": ["P25"]},
        dice={"B1": "nM"},
    )
    for face in ("tree", "water", "fire", "wind"):
        t.refuses("north", f"place {face} A2", "SY-29")
    t.refuses("north", "force tree A2 berry", "SY-29").refuses("north", "stack tree A2", "SY-29")
    t.says("north", "drink P25", "choose B1").refuses("north", "to A2", "SY-29")
    t.asks("north", "move-to")


@rule("SY-30")
def test_an_ingredient_space_gives_its_ingredient() -> None:
    for move, good in [
        ("place tree A2", "mushroom"),
        ("place mountain A4", "plant"),
        ("place mountain A3", "crystal"),
        ("place fire A4", "plant"),
    ]:
        t = wood(north={"pool": "TM fire", "stock": {}})
        t.says("north", move).asks("east", "turn")
        assert stock(t, "north") == {good: 1}


@rule("SY-31", "SY-96")
def test_a_creature_space_tames_a_creature() -> None:
    t = wood(piles={"spring": ["SP1", "SP2"]}, north={"pool": "R", "stock": {}})
    t.says("north", "place river A1").asks("north", "tame")
    t.offers_only("tame spring", "tame summer", "tame autumn", "tame winter", "skip")
    t.says("north", "tame spring").asks("east", "turn")
    assert tamed(t, "north") == ["SP1"]
    assert stock(t, "north") == {}


@rule("SY-32")
def test_taming_and_choosing_may_be_declined() -> None:
    t = wood(north={"pool": "RR", "stock": {}}, east={"pool": "R"})
    t.says("north", "place river A1", "skip").asks("east", "turn")
    assert tamed(t, "north") == []
    t.says("east", "place river garden", "skip").asks("north", "turn")
    assert stock(t, "east") == {"berry": 1}


@rule("SY-33", "SY-34")
def test_a_forest_of_two_seasons_is_of_both() -> None:
    """SU1 scorches on spring, SU3 on winter; F07 is a forest of both."""
    t = wood(row=["F07", "F02", "F03"], north={"pool": "M", "tamed": ["SU1", "SU3"]})
    assert t.view().forests["A"].seasons == ["spring", "winter"]
    t.says("north", "place mountain A2").asks("north", "scorch").says("north", "scorch B1")
    t.asks("north", "scorch").says("north", "scorch B2").asks("east", "turn")


@rule("SY-35", "SY-37", "SY-38")
def test_forcing_pays_the_ingredient_of_the_space_or_a_berry() -> None:
    for pay, left in [("plant", {"berry": 1}), ("berry", {"plant": 1})]:
        t = wood(north={"pool": "T", "stock": {"plant": 1, "berry": 1}, "tamed": ["SU1"]})
        t.offers("force tree A4 plant", "force tree A4 berry")
        t.refuses("north", "force tree A4 mushroom", "SY-35")
        t.refuses("north", "force tree A2 berry", "SY-35")
        t.says("north", f"force tree A4 {pay}")
        assert stock(t, "north") == left
        assert dice(t, "A4") == ["nT"]
        t.asks("north", "scorch").says("north", "skip").asks("east", "turn")


@rule("SY-35")
def test_nothing_can_be_forced_without_a_token() -> None:
    t = wood(north={"pool": "T", "stock": {"crystal": 1}})
    t.refuses("north", "force tree A4 plant", "SY-35").refuses(
        "north", "force tree A4 berry", "SY-35"
    )
    t.offers("force tree A3 crystal").does_not_offer("force tree A3 berry")
    t.says("north", "force tree A3 crystal").asks("east", "turn")
    assert stock(t, "north") == {}


@rule("SY-36", "SY-37", "SY-123")
def test_forcing_onto_a_creature_space_takes_a_berry() -> None:
    t = wood(north={"pool": "T", "stock": {"plant": 3}, "tamed": ["SP4"]})
    t.refuses("north", "force tree A1 plant", "SY-36").refuses(
        "north", "force tree A1 berry", "SY-35"
    )
    t = wood(north={"pool": "T", "stock": {"plant": 3, "berry": 1}, "tamed": ["SP4"]})
    t.says("north", "force tree A1 berry").asks("east", "turn")
    assert tamed(t, "north") == ["SP4"]
    assert stock(t, "north") == {"plant": 3}


@rule("SY-37")
def test_a_forced_die_gathers_nothing_and_no_harvest_is_added() -> None:
    t = wood(north={"pool": "R", "stock": {"crystal": 1}, "tamed": ["AU2"]})
    t.says("north", "force river B2 crystal").asks("east", "turn")
    assert stock(t, "north") == {}


@rule("SY-38")
def test_a_forced_die_has_influence() -> None:
    t = wood(north={"pool": "R"})
    t.says("north", "force river A2 berry").asks("east", "turn")
    assert leader(t, "A") == "north"


@rule("SY-39", "SY-84", "SY-85")
def test_forcing_as_the_extra_placement_of_a_potion() -> None:
    t = wood(north={"pool": "RR", "stock": {"berry": 2}, "hand": ["P09"]})
    t.says("north", "force river A2 berry", "drink P09").asks("north", "place-die")
    t.says("north", "force river A3 berry").asks("east", "turn")
    assert (dice(t, "A2"), dice(t, "A3"), stock(t, "north")) == (["nR"], ["nR"], {})


@rule("SY-40")
def test_only_empty_spaces_can_be_forced() -> None:
    t = wood(dice={"A3": "eM"}, north={"pool": "T", "stock": {"crystal": 1, "berry": 1}})
    t.refuses("north", "force tree A3 crystal", "SY-40")
    t.refuses("north", "force tree A3 berry", "SY-40").asks("north", "turn")
    forced = t.game.moves.verbs["force"].parameters[0].domain.names
    assert forced == ["tree", "mountain", "river"], "element dice are never forced"
