"""Sylve: the Village (SY-56 to SY-64)."""

from pathlib import Path

import tablewood as tw
from tablewood.kernel.scene import scene_match
from tests.games.sylve.scenes import DEAR, ROW, dice, leader, stock, tamed, wood
from tests.rule import rule
from tests.table import Table

GAME = tw.game("sylve")


@rule("SY-56", "SY-64")
def test_the_garden_by_day_and_by_night() -> None:
    for round in (1, 2):
        t = wood(round=round, north={"pool": "T", "stock": {}})
        t.says("north", "place tree garden").asks("north", "gather")
        t.offers_only("gather plant", "gather mushroom", "gather crystal", "skip")
        t.says("north", "gather mushroom").asks("east", "turn")
        assert stock(t, "north") == {"mushroom": 1}


@rule("SY-64")
def test_the_stall_by_day_trades_an_ingredient_for_a_berry() -> None:
    t = wood(north={"pool": "T", "stock": {"plant": 2, "crystal": 1}})
    t.says("north", "place tree stall").asks("north", "trade")
    t.offers_only("trade plant berry", "trade crystal berry", "skip")
    t.refuses("north", "trade mushroom berry", "SY-64").refuses(
        "north", "trade plant crystal", "SY-64"
    )
    t.says("north", "trade plant berry").asks("east", "turn")
    assert stock(t, "north") == {"plant": 1, "crystal": 1, "berry": 1}


@rule("SY-64")
def test_the_stall_by_night_trades_up_to_two_tokens() -> None:
    t = wood(round=2, north={"pool": "T", "stock": {"berry": 1, "plant": 1}})
    t.says("north", "place tree stall").refuses("north", "trade plant berry", "SY-64")
    t.refuses("north", "trade plant plant", "SY-64").says("north", "trade berry crystal")
    t.asks("north", "trade").says("north", "trade plant mushroom").asks("east", "turn")
    assert stock(t, "north") == {"mushroom": 1, "crystal": 1}
    t = wood(round=2, north={"pool": "T", "stock": {"plant": 1, "berry": 1}})
    t.says("north", "place tree stall", "trade plant crystal", "skip").asks("east", "turn")
    assert stock(t, "north") == {"crystal": 1, "berry": 1}


@rule("SY-64", "SY-125")
def test_a_trade_is_not_gathering() -> None:
    t = wood(round=2, north={"pool": "T", "stock": {"plant": 1}, "tamed": ["SP7"]})
    t.says("north", "place tree stall", "trade plant mushroom").asks("north", "trade")
    t.says("north", "skip").asks("east", "turn")
    assert stock(t, "north") == {"mushroom": 1}


@rule("SY-64")
def test_with_nothing_to_trade_nobody_is_asked() -> None:
    t = wood(north={"pool": "T", "stock": {"berry": 1}})
    t.says("north", "place tree stall").asks("east", "turn")


@rule("SY-64", "SY-92")
def test_the_hearth_by_day_clears_a_forest_of_element_dice() -> None:
    t = wood(dice={"A2": "nT fire", "A3": "water", "B1": "wind"}, north={"pool": "fire"})
    t.says("north", "place fire hearth").asks("north", "clear")
    t.offers_only("clear A", "clear B", "skip").refuses("north", "clear row", "SY-64")
    t.refuses("north", "clear C", "SY-64").says("north", "clear A").asks("east", "turn")
    assert (dice(t, "A2"), dice(t, "A3"), dice(t, "B1")) == (["nT"], [], ["wind"])
    assert dice(t, "hearth") == ["fire"]
    assert leader(t, "A") == "north"
    assert [die.face for die in t.view().aside if not die.owner] == ["fire", "water"]


@rule("SY-64")
def test_the_other_reading_of_the_hearth_is_a_word_in_the_table(tmp_path: Path) -> None:
    source = GAME.components.read_text(encoding="utf-8").replace('"clear forest"', '"clear row"')
    path = tmp_path / "components.toml"
    path.write_text(source, encoding="utf-8")
    described: dict[str, object] = {
        "row": ROW,
        "market": DEAR,
        "dice": {"A2": "nT fire", "B1": "wind"},
        "north": {"pool": "fire"},
    }
    t = Table(scene_match(GAME.with_components(path), described))
    t.says("north", "place fire hearth").offers_only("clear row", "skip").says("north", "clear row")
    assert (dice(t, "A2"), dice(t, "B1"), dice(t, "hearth")) == (["nT"], [], ["fire"])
    t.asks("east", "turn")


@rule("SY-64")
def test_the_hearth_by_night_scorches() -> None:
    t = wood(round=2, north={"pool": "fire"})
    t.says("north", "place fire hearth").asks("north", "scorch").says("north", "scorch A3")
    assert t.view().forests["A"].spaces["A3"].scorched
    t.asks("east", "turn")


@rule("SY-64")
def test_the_well_by_day_and_by_night() -> None:
    t = wood(north={"pool": "water", "stock": {}})
    t.says("north", "place water well").asks("east", "turn")
    assert stock(t, "north") == {"plant": 1, "mushroom": 1, "crystal": 1}
    t = wood(round=2, piles={"autumn": ["AU1"]}, north={"pool": "water"})
    t.says("north", "place water well", "tame autumn").asks("east", "turn")
    assert tamed(t, "north") == ["AU1"]


@rule("SY-64", "SY-73")
def test_the_mill_by_day_and_by_night() -> None:
    t = wood(deck=["P01"], north={"pool": "wind", "stock": {}})
    t.says("north", "place wind mill").asks("north", "reveal")
    assert stock(t, "north") == {"berry": 1}
    t.says("north", "reveal", "reserve P01").asks("east", "turn")
    t = wood(round=2, deck=["P01"], north={"pool": "wind", "stock": {}})
    t.says("north", "place wind mill", "gather plant").asks("north", "gather")
    t.says("north", "gather crystal").asks("north", "reveal")
    assert stock(t, "north") == {"plant": 1, "crystal": 1}
    t.says("north", "skip").asks("east", "turn")


@rule("SY-57")
def test_an_element_space_asks_for_its_face() -> None:
    t = wood(north={"pool": "water fire"})
    t.offers("place water well", "place fire hearth")
    t.refuses("north", "place water hearth", "SY-57").refuses("north", "place fire mill", "SY-57")
    t.asks("north", "turn")


@rule("SY-58")
def test_an_element_space_holds_one_die() -> None:
    t = wood(dice={"well": "water"}, north={"pool": "water"})
    t.refuses("north", "place water well", "SY-58").asks("north", "turn")


@rule("SY-59")
def test_the_any_die_spaces_take_all_dice_and_never_fill_up() -> None:
    full = "nT nM eT eR wind water"
    t = wood(seats=4, dice={"garden": full, "stall": "sT sM fire"}, north={"pool": "TM fire wind"})
    for face in ("tree", "mountain", "fire", "wind"):
        t.offers(f"place {face} garden", f"place {face} stall")
    t.says("north", "place tree garden", "skip")
    assert len(dice(t, "garden")) == 7
    t.asks("east", "turn")


@rule("SY-59")
def test_of_identical_dice_on_an_any_die_space_one_is_offered() -> None:
    t = wood(dice={"garden": "eT nT eT fire"}, north={"pool": "M", "hand": ["P29"]})
    t.says("north", "drink P29", "choose garden").asks("north", "level")
    t.offers_only("lift 1", "lift 2", "lift 3").refuses("north", "lift 4", "SY-59")
    t.refuses("north", "lift 5", "SY-94").says("north", "lift 3")
    assert sorted(dice(t, "garden")) == ["eT", "eT", "fire"]
    t.asks("north", "turn")


@rule("SY-60")
def test_forage_dice_only_on_the_any_die_spaces() -> None:
    t = wood(north={"pool": "T"})
    for space in ("hearth", "well", "mill"):
        t.refuses("north", f"place tree {space}", "SY-60")
    t.offers("place tree garden", "place tree stall").asks("north", "turn")


@rule("SY-61")
def test_the_side_that_is_up_tells_the_actions() -> None:
    actions = [
        [space.does for space in wood(round=round).view().village.values()]
        for round in (1, 2, 3, 4)
    ]
    assert actions[0] == actions[2]
    assert actions[1] == actions[3]
    assert actions[0] != actions[1]


@rule("SY-62", "SY-91", "SY-92")
def test_a_removed_die_frees_the_element_space() -> None:
    t = wood(dice={"hearth": "fire"}, north={"pool": "fire", "hand": ["P29"]})
    t.refuses("north", "place fire hearth", "SY-58").says("north", "drink P29", "choose hearth")
    t.asks("north", "turn").says("north", "place fire hearth").asks("east", "turn")


@rule("SY-63")
def test_an_ingredient_of_choice_is_never_a_berry() -> None:
    t = wood(north={"pool": "T"})
    t.says("north", "place tree garden").asks("north", "gather")
    assert "berry" not in [move.split()[-1] for move in t.offered()]
    assert "berry" not in t.game.moves.verbs["gather"].parameters[0].domain.names
