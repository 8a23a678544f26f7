"""Options: which values are accepted, and the errors for others."""

from __future__ import annotations

import pytest

from tablewood.kernel.errors import BadOption, BadOptionValue, UnknownOption
from tablewood.kernel.options import USUAL, Option, Options, Value

FIRST = Option("first", "random", "who begins", choices=["random", "red", "blue"])
ROUNDS = Option("rounds", 4, "how many rounds", low=-1, high=6)
OPEN = Option("open-hands", False, "play with open hands")
DECLARED = [FIRST, ROUNDS, OPEN]


def options(**given: Value) -> Options:
    named = {name.replace("_", "-"): value for name, value in given.items()}
    return Options("garden", DECLARED, named)


def test_every_option_has_a_value() -> None:
    assert options().values == {"first": "random", "rounds": 4, "open-hands": False}


def test_given_values_are_used() -> None:
    chosen = options(first="red", rounds=6, open_hands=True)
    assert chosen.word("first") == "red"
    assert chosen.number("rounds") == 6
    assert chosen.flag("open-hands") is True


@pytest.mark.parametrize(("text", "flag"), [("yes", True), ("TRUE", True), ("no", False)])
def test_flags_may_be_given_as_text(text: str, flag: bool) -> None:
    assert options(open_hands=text).flag("open-hands") is flag


@pytest.mark.parametrize(("text", "number"), [("5", 5), ("-1", -1), ("0", 0)])
def test_numbers_may_be_given_as_text(text: str, number: int) -> None:
    assert options(rounds=text).number("rounds") == number


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("first", "green", 'garden: option "first": unknown value "green"; one of random, red, '),
        ("first", "Red", 'unknown value "Red"; one of random, red, blue; did you mean red?'),
        ("rounds", 7, 'option "rounds": unknown value "7"; one of -1 to 6'),
        ("rounds", -2, 'unknown value "-2"; one of -1 to 6'),
        ("rounds", "four", 'unknown value "four"; one of -1 to 6'),
        ("rounds", "--1", 'unknown value "--1"; one of -1 to 6'),
        ("rounds", "9" * 5000, 'unknown value "999'),
        ("rounds", True, 'unknown value "True"; one of -1 to 6'),
        ("open-hands", "maybe", 'unknown value "maybe"; one of yes, no'),
        ("open-hands", 1, 'unknown value "1"; one of yes, no'),
    ],
)
def test_a_wrong_value_is_named_with_the_allowed_ones(name: str, value: Value, said: str) -> None:
    with pytest.raises(BadOptionValue) as raised:
        Options("garden", DECLARED, {name: value})
    assert said in str(raised.value)


def test_an_unknown_option_is_named_with_the_known_ones() -> None:
    with pytest.raises(UnknownOption) as raised:
        options(frist="red")
    assert str(raised.value) == (
        'garden: option "frist": unknown; one of first, rounds, open-hands; did you mean first?'
    )


def test_all_values_can_be_tried() -> None:
    assert FIRST.values() == ["random", "red", "blue"]
    assert ROUNDS.values() == [-1, 0, 1, 2, 3, 4, 5, 6]
    assert OPEN.values() == [False, True]
    for option in DECLARED:
        for value in option.values():
            assert option.read("garden", value) == value


COLOURS = Option("colours", USUAL, "by seat", choices=["red", "blue", "black"], each_seat=True)


def colours(value: str) -> Options:
    return Options("garden", [COLOURS], {"colours": value})


def test_each_seat_may_choose() -> None:
    assert colours("blue+red").of_seats("colours", ["red", "blue"]) == ["blue", "red"]
    assert colours(USUAL).of_seats("colours", ["red", "blue"]) == ["red", "blue"]


def test_there_is_one_choice_for_each_seat() -> None:
    with pytest.raises(BadOption, match='garden: option "colours": 2 for 3 seats'):
        colours("blue+red").of_seats("colours", ["red", "blue", "black"])


@pytest.mark.parametrize("value", ["green", "red+red", "", "red+", "red,blue"])
def test_seats_choose_known_and_different_words(value: str) -> None:
    with pytest.raises(BadOptionValue) as raised:
        colours(value)
    assert "one of usual, for each seat red or blue or black, as in blue+red" in str(raised.value)


def test_choices_of_seats_can_be_tried_for_every_number_of_seats() -> None:
    assert COLOURS.values() == [USUAL, "blue+red", "black+blue+red"]
