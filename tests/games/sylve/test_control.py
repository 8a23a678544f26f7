"""Sylve: control of forests, and the powers at the end of the round (SY-146 to SY-157)."""

import pytest

from tests.games.sylve.scenes import leader, stock, wood
from tests.rule import rule


@rule("SY-146", "SY-147", "SY-151")
def test_the_player_with_most_influence_takes_the_forest_and_the_others_are_discarded() -> None:
    t = wood(asks="round-end", dice={"A2": "nT", "A3": "nM", "A4": "eM", "B1": "eM", "B3": "water"})
    view = t.view()
    assert [player.forests for player in view.players] == [["F01"], []]
    assert view.discarded == ["F02", "F06"]
    assert t.score("north", "forests") == 5
    t.asks("east", "turn")


@rule("SY-147")
def test_one_player_may_take_several_forests_for_good() -> None:
    t = wood(
        asks="round-end", dice={"A2": "nT", "B1": "nM", "C3": "eM"}, north={"forests": ["F03"]}
    )
    assert [player.forests for player in t.view().players] == [["F01", "F02", "F03"], ["F06"]]
    assert (t.score("north", "forests"), t.score("east", "forests")) == (17, 3)
    t.asks("east", "turn")


@rule("SY-146", "SY-148", "SY-149", "SY-150", "SY-152", "SY-153", "SY-154", "SY-155")
@pytest.mark.parametrize(
    ("dice", "takes"),
    [
        ({"A2": "nT", "A3": "nM", "A4": "eM", "A5": "sT"}, "north"),
        ({"A2": "nT", "A3": "eM"}, None),
        ({"A2": "nT", "A3": "fire", "A4": "water"}, None),
        ({"A2": "nT", "A3": "nM", "A1": "eR", "A4": "water", "A5": "wind"}, None),
        ({"A2": "nT", "A3": "water"}, None),
        ({"A2": "nT", "A3": "nM", "A4": "water"}, "north"),
        ({}, None),
    ],
)
def test_the_examples_of_the_rulebook(dice: dict[str, str], takes: str | None) -> None:
    """Lelio (north), Kyril (east) and Myla (south)."""
    t = wood(
        seats=3,
        characters=["lelio", "kyril", "myla"],
        dice=dice,
        north={"pool": "T"} if len(dice) < 3 else {},
    )
    assert leader(t, "A") == takes
    t.asks("north", "turn")


@rule("SY-150")
def test_your_own_element_die_counts_against_you_too() -> None:
    t = wood(dice={"A2": "nT"}, north={"pool": "water"}, east={"pool": ""})
    t.says("north", "place water A3")
    assert t.view().discarded == ["F01", "F02", "F06"]
    t.asks("east", "turn")


@rule("SY-156", "SY-122", "SY-133")
def test_the_player_orders_the_powers() -> None:
    """Berries of one power are spent by the next."""
    t = wood(asks="round-end", north={"tamed": ["SP3", "WI4", "WI8"], "stock": {}})
    t.asks("north", "round-powers").refuses("north", "use WI8", "SY-106")
    t.refuses("north", "use WI4", "SY-156").refuses("north", "use SP1", "SY-156")
    t.says("north", "use SP3").asks("north", "round-powers").refuses("north", "use SP3", "SY-156")
    assert stock(t, "north") == {"berry": 2}
    t.says("north", "use WI8", "sell berry 2").asks("east", "turn")
    assert (t.view().players[0].tokens, stock(t, "north")) == (3, {})


@rule("SY-156", "SY-144")
def test_all_players_use_their_powers_from_the_first_player_on() -> None:
    berries = {"tamed": ["SP1", "SU1"], "stock": {}}
    t = wood(
        seats=3,
        asks="round-end",
        first="south",
        north=berries,
        south={"tamed": ["SP2", "AU1"], "stock": {}},
    )
    t.asks("south", "round-powers").says("south", "use SP2").asks("north", "round-powers")
    t.says("north", "skip").asks("north", "turn")
    assert (stock(t, "north"), stock(t, "south")) == ({}, {"berry": 1})


@rule("SY-157")
def test_powers_are_used_after_the_last_round_too() -> None:
    t = wood(asks="round-end", round=4, north={"tamed": ["WI8"], "stock": {"berry": 2}})
    t.asks("north", "round-powers").says("north", "use WI8", "sell berry 2")
    assert t.score("north", "tokens") == 3
    t.is_over("north")
