"""What each seat observes, number by number (SD-35, SD-38, SD-49)."""

from __future__ import annotations

from typing import Any

import pytest

import tablewood as tw
from tablewood.kernel.game import SPECTATOR
from tests.conformance.observations import field_of, fingerprint_of_rows
from tests.conformance.settings import Setting
from tests.rule import rule
from tests.table import Table, table

GAME: Any = tw.game("sylvan-dale")
CARDS: list[str] = GAME.parts.faces.names
NEST, COTTAGE, LODGE, TURRET = 1, 2, 3, 4
ME, NEXT = 1, 2


def observes(t: Table, name: str, field: str) -> list[int]:
    """What the named player, or an onlooker if nobody is named, reads in a field."""
    return field_of(t.state, t.seat(name) if name else SPECTATOR, field)


def card(name: str) -> int:
    """The number of a card in an observation."""
    return CARDS.index(name) + 1


def of_tree(t: Table, name: str, field: str, tree: str) -> list[int]:
    """The numbers of one tree in a field."""
    trees = [GAME.parts.spaces.names[space] for space in t.state.board.trees]
    numbers = observes(t, name, field)
    width = len(numbers) // len(trees)
    first = trees.index(tree) * width
    return numbers[first : first + width]


def test_trees_are_told_from_the_observer() -> None:
    t = table("sylvan-dale", trees={"B2": "N | rT yC*y ^"}, red={"hand": ["nest-ax"]}, turn="red")
    styles = len(GAME.parts.styles)
    red, yellow = t.seat("red"), t.seat("yellow")
    assert (red, yellow, GAME.parts.styles) == (0, 1, ["nest", "cottage", "lodge", "turret"])
    for name in ("red", "yellow", ""):
        assert of_tree(t, name, "base", "B2") == [NEST]
        assert of_tree(t, name, "treetop", "B2") == [1]
    assert of_tree(t, "red", "tiles", "B2") == [TURRET, styles + COTTAGE, 0, 0, 0]
    assert of_tree(t, "yellow", "tiles", "B2") == [styles + TURRET, COTTAGE, 0, 0, 0]
    assert of_tree(t, "", "tiles", "B2") == of_tree(t, "red", "tiles", "B2")
    assert of_tree(t, "red", "banner", "B2") == [0, 3]
    assert of_tree(t, "yellow", "banner", "B2") == [3, 0]
    assert (observes(t, "red", "asked"), observes(t, "yellow", "asked")) == ([ME], [NEXT])
    t.asks("red", "play-card")


@rule("SD-35", "SD-49")
def test_only_their_owner_observes_a_hand_and_a_stack() -> None:
    t = table(
        "sylvan-dale",
        trees={"A1": "N"},
        red={"hand": ["nest-ax", "nest-ax", "turret-bridge"], "stack": "CLNN"},
        yellow={"hand": ["cottage-ax"], "stack": "TNCL"},
    )
    assert observes(t, "red", "hand") == [card("nest-ax")] * 2 + [card("turret-bridge"), 0]
    assert observes(t, "yellow", "hand") == [card("cottage-ax"), 0, 0, 0]
    assert observes(t, "", "hand") == [0] * 4
    assert observes(t, "red", "hand_size") == [3, 1]
    assert observes(t, "yellow", "hand_size") == [1, 3]
    assert observes(t, "red", "stack")[:4] == [COTTAGE, LODGE, NEST, NEST]
    assert observes(t, "yellow", "stack")[:4] == [TURRET, NEST, COTTAGE, LODGE]
    assert set(observes(t, "", "stack") + observes(t, "", "second_stack")) == {0}
    assert 0 not in observes(t, "red", "second_stack")
    assert observes(t, "red", "stack_top") == [COTTAGE, TURRET]
    assert observes(t, "yellow", "stack_top") == [TURRET, COTTAGE]
    t.asks("red", "play-card")


@rule("SD-49")
def test_cards_taken_from_the_market_are_observed_by_all() -> None:
    t = table(
        "sylvan-dale",
        asks="choose-card",
        market=["nest-treetop", "cottage-ax", "lodge-bridge"],
        deck=["lodge-hammer"],
        red={"hand": ["nest-ax"]},
    )
    assert observes(t, "yellow", "market") == [
        card(name) for name in ("nest-treetop", "cottage-ax", "lodge-bridge")
    ]
    t.says("red", "take cottage-ax")
    assert observes(t, "red", "seen_in_hand") == [card("cottage-ax"), 0, 0, 0] + [0] * 4
    assert observes(t, "yellow", "seen_in_hand") == [0] * 4 + [card("cottage-ax"), 0, 0, 0]
    assert card("nest-ax") not in observes(t, "yellow", "seen_in_hand")
    assert observes(t, "yellow", "market")[2] == card("lodge-hammer")


@rule("SD-49")
def test_the_places_of_a_hand_do_not_show_what_was_drawn() -> None:
    """Red takes two cards in either order, into the same two places of the hand."""
    rows = []
    for first, second in [(0, 1), (1, 0)]:
        t = table("sylvan-dale", asks="choose-card", red={"hand": ["nest-ax"]})
        s = t.state
        for place, known in ((1, first), (2, second)):
            s.hands[place] = [card("cottage-ax") - 1, card("lodge-ax") - 1][known]
            s.known[place] = 1
        rows.append(field_of(s, 1, "seen_in_hand"))
    assert rows[0] == rows[1]
    assert rows[0] == [0] * 4 + [card("lodge-ax"), card("cottage-ax"), 0, 0]


def test_the_question_is_observed() -> None:
    t = table(
        "sylvan-dale",
        asks="use-items",
        about={"used": 1},
        red={"display": ["nest-ax"] * 3 + ["lodge-ax"]},
    )
    assert (observes(t, "yellow", "question"), observes(t, "yellow", "items_used")) == ([4], [1])
    t.says("red", "exchange ax", "give lodge-ax").asks("red", "give-card")
    assert observes(t, "yellow", "question") == [5]
    assert observes(t, "yellow", "set") == [1]
    assert observes(t, "yellow", "given") == [card("lodge-ax"), 0, 0]
    assert observes(t, "yellow", "discard")[card("lodge-ax") - 1] == 1
    assert observes(t, "red", "display")[card("nest-ax") - 1] == 3


@rule("SD-93", "SD-99")
def test_bridges_are_observed_in_the_order_of_building() -> None:
    t = table("sylvan-dale", bridges=["yellow A1-B1", "red B1-B2"])
    pairs = [GAME.parts.pairs.names[pair] for pair in t.state.board.edges]
    built = [pairs.index("A1-B1") + 1, pairs.index("B1-B2") + 1]
    assert observes(t, "red", "bridge")[:3] == [*built, 0]
    assert observes(t, "red", "bridge_owner")[:3] == [NEXT, ME, 0]
    assert observes(t, "yellow", "bridge_owner")[:3] == [ME, NEXT, 0]
    assert observes(t, "red", "bridge_level")[:3] == [1, 1, 0]
    t.asks("red", "play-card")


FINGERPRINTS = {2: "ed09899dd02a48fc", 3: "65567ec3aa7fb0c8", 4: "4ebe413bd00d1a57"}


@pytest.mark.parametrize(("seats", "rows"), FINGERPRINTS.items())
def test_rows_of_a_game_are_the_same_interpreted_and_compiled(seats: int, rows: str) -> None:
    assert fingerprint_of_rows(Setting("sylvan-dale", seats, 3)) == rows
