"""Sylve in numbers: what the named fields say of positions at the table, from the seats of two players."""

from __future__ import annotations

import pytest

import tablewood as tw
from tablewood.games.sylve import GAME
from tablewood.games.sylve.ai.observation import WoodObservation
from tablewood.games.sylve.ai.observed_question import NUMBERS, QUESTIONS
from tablewood.games.sylve.control import UseRoundPower
from tablewood.games.sylve.drinking import ChooseDieToSwapWith
from tablewood.games.sylve.turn import YourTurn
from tablewood.kernel.vectors import zeros
from tests.games.sylve.scenes import wood
from tests.observed import number, numbers, questions_of
from tests.rule import rule
from tests.table import table

WATER, FIRE, WIND = 7, 8, 9
"""Element dice in a game of two."""


def place(name: str) -> int:
    """The number of a place for dice, counted from 1."""
    return GAME.parts.spots.number(name) + 1


# The table


@rule("SY-52", "SY-59", "SY-92")
def test_dice_are_mine_or_the_next_players() -> None:
    t = wood(dice={"A2": "nT fire", "garden": "eM nR", "mill": "wind"}, aside="eT")
    north, east = numbers(t, "north", "space_dice"), numbers(t, "east", "space_dice")
    assert north[1] == east[1] == FIRE
    assert [at for at, die in enumerate(north) if die] == [1]
    assert numbers(t, "north", "village_dice") == [3, 0, 0, 0, WIND]
    assert numbers(t, "east", "village_dice") == [6, 0, 0, 0, WIND]
    # What lies below: north's tree in A2, east's mountain in the garden.
    below = [place("A2"), place("garden")]
    assert numbers(t, "north", "covered_places") == [*below, *[0] * 9]
    assert numbers(t, "north", "covered_dice") == [1, 5, *[0] * 9]
    assert numbers(t, "east", "covered_dice") == [4, 2, *[0] * 9]
    assert (numbers(t, "north", "aside")[0], numbers(t, "east", "aside")[0]) == (4, 1)
    t.asks("north", "turn")


@rule("SY-26", "SY-30")
def test_spaces_say_what_they_show_and_give() -> None:
    t = wood(dice={"A2": "nT"}, scorched=["B1"])
    spaces, rewards = numbers(t, "north", "spaces"), numbers(t, "north", "rewards")
    river, mountain, taken, scorched, nothing = 2, 1, 3, 4, -1
    assert spaces[:7] == [river, taken, mountain, mountain, 0, nothing, scorched]
    assert rewards[:7] == [3, 1, 2, 0, 2, nothing, 2]
    assert numbers(t, "north", "row") == [1, 2, 6]
    t.asks("north", "turn")


@rule("SY-30", "SY-135")
def test_players_follow_one_another_from_the_observer_on() -> None:
    t = table(
        "sylve",
        seats=3,
        characters=["kyril", "lelio", "wren"],
        north={"pool": "TTR fire", "stock": {"plant": 2}, "tokens": 5},
        east={"stock": {"berry": 4}},
        south={"tokens": 1},
    )
    assert numbers(t, "north", "pool")[:6] == [2, 0, 1, 0, 1, 0]
    assert numbers(t, "north", "stock") == [2, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 1]
    assert numbers(t, "south", "stock") == [0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 4]
    assert numbers(t, "east", "tokens") == [0, 1, 5]
    assert numbers(t, "east", "characters") == [1, 3, 4]
    for field in ("first", "turn", "asked"):
        assert [number(t, name, field) for name in t.names] == [1, 3, 2]
    assert numbers(t, "", "tokens") == [5, 0, 1]
    t.asks("north", "turn")


@rule("SY-73", "SY-79", "SY-151")
def test_potions_and_forests_lie_with_their_owners() -> None:
    hands = {"hand": ["P01"], "reserved": ["P02"], "drunk": ["P03"], "forests": ["F03"]}
    t = wood(market=["P05", "P06", "P07", "P09"], asks="reserve", deck=["P10"], east=hands)
    assert numbers(t, "north", "potions")[:10] == [6, 4, 8, 0, 1, 1, 1, 0, 1, 2]
    assert numbers(t, "east", "potions")[:10] == [5, 3, 7, 0, 1, 1, 1, 0, 1, 2]
    assert numbers(t, "north", "controlled")[:3] == [0, 0, 2]
    assert numbers(t, "east", "controlled")[:3] == [0, 0, 1]
    assert number(t, "north", "potion_deck") == 32 - 8
    t.asks("north", "reserve")


@rule("SY-6", "SY-101", "SY-107")
def test_creatures_are_on_top_tamed_new_or_released() -> None:
    t = wood(
        asks="release",
        about={"new": ["SP2"]},
        piles={"summer": ["SU3"]},
        north={"tamed": ["SP1", "SP2", "SP3", "SP4"], "released": ["SP5"]},
        east={"tamed": ["SP6"], "released": ["SP7"]},
    )
    spring, summer = slice(0, 7), slice(9, 12)
    assert numbers(t, "north", "creatures")[spring] == [2, 6, 2, 2, 4, 3, 5]
    assert numbers(t, "east", "creatures")[spring] == [3, 7, 3, 3, 5, 2, 4]
    assert numbers(t, "north", "creatures")[summer] == [0, 0, 1]
    assert numbers(t, "north", "piles") == [2, 9, 9, 9]
    t.asks("north", "release")


# The question, and what waits below it


@rule("SY-21", "SY-186")
def test_a_turn_tells_the_steps_that_are_left() -> None:
    t = wood(north={"pool": "TT fire water", "tamed": ["SU6"], "hand": ["P01"]})
    assert number(t, "east", "question") == NUMBERS[YourTurn]
    assert (number(t, "east", "asked"), number(t, "east", "turn")) == (2, 2)
    t.says("north", "turn fire wind")
    assert numbers(t, "north", "steps") == [1, 1, 1]
    assert number(t, "north", "changes") == 1
    t.says("north", "place tree A2")
    assert numbers(t, "north", "steps") == [0, 1, 1]
    assert number(t, "north", "changes") == 0
    t.asks("north", "turn")


@rule("SY-83")
def test_picked_dice_are_told() -> None:
    t = wood(asks="reroll", about={"picked": ["tree"]}, north={"pool": "TTR"})
    t.says("north", "reroll river")
    assert numbers(t, "north", "picked") == numbers(t, "east", "picked") == [1, 3, 0, 0, 0, 0]
    t.asks("north", "reroll")


@rule("SY-53", "SY-88")
def test_a_choice_from_a_stack_tells_what_it_is_for() -> None:
    t = wood(asks="swap-die", about={"by": "P17"}, dice={"A2": "nT", "B2": "eT eT"})
    t.says("north", "choose A2")
    assert number(t, "north", "die_place") == place("A2")
    t.says("north", "choose B2").asks("north", "level")
    assert number(t, "north", "die_place") == place("A2")
    assert number(t, "north", "die_level") == 1
    assert number(t, "north", "stack_place") == place("B2")
    assert number(t, "north", "stack_purpose") == NUMBERS[ChooseDieToSwapWith]


@rule("SY-64")
def test_a_trade_tells_what_it_gives_and_takes() -> None:
    t = wood(asks="trade", about={"by": "stall"}, round=2, north={"stock": {"plant": 3}})
    assert number(t, "north", "night") == 1
    assert numbers(t, "north", "gives") == [1, 1, 1, 1]
    assert numbers(t, "north", "takes") == [1, 1, 1, 0]
    assert number(t, "north", "left") == 2
    t.says("north", "trade plant crystal")
    assert number(t, "north", "left") == 1
    t.asks("north", "trade")


@rule("SY-119", "SY-140")
def test_what_a_placement_still_brings_is_told() -> None:
    t = wood(north={"pool": "TT", "tamed": ["AU4", "AU5", "SP6"]})
    t.says("north", "place tree garden")
    assert number(t, "north", "placement") == place("garden")
    assert [number(t, "north", name) for name in ("gathers_more", "other_powers")] == [1, 1]
    assert number(t, "north", "exchanges") == 1
    t.says("north", "gather plant")
    assert numbers(t, "north", "gathered") == [1, 0, 0, 0]
    assert number(t, "north", "gathers_more") == 0
    assert (number(t, "north", "left"), number(t, "north", "waiting_gathers")) == (1, 1)
    t.says("north", "gather plant")
    assert number(t, "north", "waiting_gathers") == 0
    t.says("north", "gather plant").asks("north", "exchange")
    assert number(t, "north", "exchanger") == 6
    t.says("north", "skip").asks("east", "turn")
    assert number(t, "north", "placement") == 0
    assert numbers(t, "north", "gathered") == [0, 0, 0, 0]


@rule("SY-156")
def test_powers_used_at_the_end_of_the_round_are_told() -> None:
    goods = {"stock": {"berry": 2, "plant": 3}, "tamed": ["WI8", "WI9"]}
    t = wood(asks="round-powers", north=goods)
    winter = slice(34, 36)
    assert numbers(t, "north", "creatures")[winter] == [2, 2]
    t.says("north", "use WI8").asks("north", "sell")
    assert numbers(t, "east", "prices") == [2, 4, 0, 0, 0, 0, 0, 0, 0]
    assert numbers(t, "east", "gives") == [0, 0, 0, 1]
    assert numbers(t, "east", "creatures")[winter] == [9, 3]
    t.says("north", "sell berry 2").asks("north", "round-powers")
    assert number(t, "north", "question") == NUMBERS[UseRoundPower]
    assert numbers(t, "north", "creatures")[winter] == [8, 2]
    assert numbers(t, "north", "row") == [0, 0, 0]


@rule("SY-10", "SY-11")
@pytest.mark.parametrize("powers", [False, True])
def test_the_powers_in_use_are_told_before_anybody_has_one(powers: bool) -> None:
    t = table("sylve", asks="character", options={"characters": "chosen", "powers": powers})
    assert number(t, "north", "powers") == int(powers)
    assert t.view().powers is powers
    t.says("north", "be wren")
    assert numbers(t, "east", "characters") == [0, 3]
    assert number(t, "east", "powers") == int(powers)
    t.asks("east", "character")


# All of them


def test_every_question_has_a_number() -> None:
    assert questions_of("tablewood.games.sylve") == set(QUESTIONS)


def test_a_table_of_components_without_slots_is_observed_too() -> None:
    parts = GAME.with_components(GAME.components).parts
    parts.slot = zeros(len(parts.slot))
    spec = WoodObservation(parts, 2)
    assert "slot_dice" not in [field.name for field in spec.fields]
    assert spec.size < GAME.observation_spec(2).size


def test_the_same_numbers_interpreted_and_compiled() -> None:
    """This test runs both ways. Whoever changes the numbers raises the version of the observation."""
    t = wood(
        dice={"A2": "nT fire", "garden": "eM nR"}, north={"pool": "TT", "tamed": ["AU4", "SP6"]}
    )
    t.says("north", "place tree garden", "gather plant").asks("north", "gather")
    assert GAME.observation_spec(2).version == 1
    assert [t.state.information_key(seat) for seat in (tw.SPECTATOR, 0, 1)] == [
        10407568624184366120,
        10407568624184366120,
        1015976509154545052,
    ]
