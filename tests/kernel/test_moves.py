"""Move spaces: numbers, notation, and errors for texts that are not moves."""

from __future__ import annotations

import pytest

from tablewood.kernel.errors import UnreadableMove
from tablewood.kernel.moves import Domain, MoveList, MoveSpace, Parameter, Verb, pairs
from tablewood.kernel.vectors import ints

TREES = Domain("tree", ["A1", "B1", "C1"])
CARDS = Domain("card", ["nest-ax", "lodge-ax"])


class Garden(MoveSpace):
    """A small move space."""

    def __init__(self) -> None:
        super().__init__()
        self.play = self.add_range("play", ("card", CARDS))
        self.hammer = self.add_range("hammer", ("from", TREES), ("to", TREES))
        self.bridge = self.add_range("bridge", ("trees", pairs("pair", TREES)))
        self.done = self.add_range("done")

    def add_range(self, word: str, *parameters: tuple[str, Domain]) -> Verb:
        named = [Parameter(name, domain) for name, domain in parameters]
        return self.verb(word, *named, clause=7)


GARDEN = Garden()


def test_ranges_follow_each_other() -> None:
    verbs = (GARDEN.play, GARDEN.hammer, GARDEN.bridge, GARDEN.done)
    assert [verb.base for verb in verbs] == [0, 2, 11, 14]
    assert GARDEN.size == 15
    assert [one.word for one in GARDEN.in_order] == ["play", "hammer", "bridge", "done"]


@pytest.mark.parametrize(
    ("move", "text", "arguments"),
    [
        (0, "play nest-ax", [0]),
        (1, "play lodge-ax", [1]),
        (2, "hammer A1 A1", [0, 0]),
        (3, "hammer A1 B1", [0, 1]),
        (5, "hammer B1 A1", [1, 0]),
        (10, "hammer C1 C1", [2, 2]),
        (12, "bridge A1-C1", [1]),
        (14, "done", []),
    ],
)
def test_a_move_and_its_notation(move: int, text: str, arguments: list[int]) -> None:
    assert GARDEN.notation(move) == text
    assert GARDEN.parse(text) == move
    assert GARDEN.verb_of(move).arguments(move) == arguments


@pytest.mark.parametrize("words", [["play", "hammer", "saw"], ["saw", "hammer", "play"]])
def test_moves_are_listed_whatever_the_order_of_the_verbs(words: list[str]) -> None:
    garden = Garden()
    saw = garden.add_range("saw", ("card", CARDS), ("from", TREES), ("to", TREES))
    garden.renumber([*words, "bridge", "done"])
    moves = MoveList()
    moves.add(garden.play, 1)
    moves.add_two(garden.hammer, 2, 1)
    moves.add_three(saw, 1, 0, 2)
    assert moves.listed() == [
        garden.play.of(1),
        garden.hammer.of_two(2, 1),
        saw.of_three(1, 0, 2),
    ]
    assert [garden.notation(move) for move in moves.listed()] == [
        "play lodge-ax",
        "hammer C1 B1",
        "saw lodge-ax A1 C1",
    ]


def test_a_question_lists_moves_by_their_verbs() -> None:
    moves = MoveList()
    moves.add(GARDEN.play, 1)
    moves.add_two(GARDEN.hammer, 2, 1)
    moves.add_word(GARDEN.done)
    moves.add_each(GARDEN.bridge, ints([2, 0]))
    assert [GARDEN.notation(move) for move in moves.listed()] == [
        "play lodge-ax",
        "hammer C1 B1",
        "done",
        "bridge B1-C1",
        "bridge A1-B1",
    ]
    assert len(moves) == 5
    assert moves.are(moves.vector())
    assert not moves.are(ints([1, 9, 14, 13, 12]))
    assert not moves.are(ints([1]))
    assert moves.has(GARDEN.done.move)
    assert not moves.has(0)


def test_a_move_can_be_listed_before_those_with_higher_numbers() -> None:
    moves = MoveList()
    moves.add_word(GARDEN.done)
    for pair in (0, 2, 1):
        moves.add_in_order(GARDEN.bridge, pair)
    assert moves.listed() == [11, 12, 13, 14]


def test_a_list_grows_and_is_used_again() -> None:
    moves = MoveList()
    for move in range(1000):
        moves.append(move)
    assert moves.listed() == list(range(1000))
    moves.clear()
    assert moves.listed() == []
    moves.append(7)
    assert (moves[0], len(moves)) == (7, 1)
    for beyond in (1, -1):
        with pytest.raises(IndexError):
            moves[beyond]


def test_case_and_spaces_do_not_matter() -> None:
    assert GARDEN.parse("  HAMMER a1\tb1 ") == 3


def test_the_ends_of_a_pair_may_be_swapped() -> None:
    assert GARDEN.parse("bridge c1-a1") == GARDEN.parse("bridge A1-C1")
    assert pairs("pair", TREES).names == ["A1-B1", "A1-C1", "B1-C1"]


@pytest.mark.parametrize("move", [-1, 15, 1000])
def test_an_unknown_move_number(move: int) -> None:
    with pytest.raises(
        ValueError, match=f"there is no move {move}: moves are numbers from 0 to 14"
    ):
        GARDEN.notation(move)


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("", "type a move, such as play CARD"),
        ("   ", "type a move, such as play CARD"),
        ("plya nest-ax", "did you mean play?"),
        ("xyzzy", "moves begin with play, hammer, bridge, done"),
        ("hammer A1", "write it as hammer FROM TO"),
        ("done now", "write it as done"),
        ("play nest-axe", "nest-axe is not a card; did you mean nest-ax?"),
        ("hammer A1 Z9", "Z9 is not a tree; one of A1, B1, C1"),
        ("bridge A1-A1", "A1-A1 is not a pair; did you mean"),
    ],
)
def test_the_message_about_an_unreadable_move(text: str, hint: str) -> None:
    with pytest.raises(UnreadableMove) as raised:
        GARDEN.parse(text)
    assert raised.value.text == text
    assert raised.value.hint.startswith(hint)


def test_a_long_list_of_names_is_cut() -> None:
    space = MoveSpace()
    threes = Domain("space", [f"{n:03}" for n in range(30)])
    space.verb("go", Parameter("space", threes), clause=7)
    with pytest.raises(UnreadableMove, match=r"one of 000, 001, 002, .*, 007, \.\.\., 029$"):
        space.parse("go xx")


def test_a_mask_has_a_byte_for_every_move() -> None:
    mask = GARDEN.mask([0, 3, 14])
    assert [move for move in range(GARDEN.size) if mask[move]] == [0, 3, 14]
    assert len(mask) == GARDEN.size


@pytest.mark.parametrize("name", ["B 2", "a1"])
def test_a_name_must_be_one_unused_word(name: str) -> None:
    domain = Domain("tree", ["A1", "B1"])
    with pytest.raises(ValueError, match="contains a space or is taken"):
        domain.also(name, 0)


def test_a_thing_may_have_several_names() -> None:
    domain = Domain("tree", ["A1", "B1"])
    domain.also("oak", 1)
    assert [domain.number(name) for name in ("B1", "OAK", "elm")] == [1, 1, -1]
    assert domain.names == ["A1", "B1"]
