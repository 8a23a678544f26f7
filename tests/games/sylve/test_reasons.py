"""A refusal names the clause that applies in this position, not just any clause about such moves."""

from __future__ import annotations

from typing import Any

import pytest

import tablewood as tw
from tests.games.sylve.scenes import wood
from tests.rule import rule
from tests.table import Table

CHEAP = ["P01", "P02", "P04", "P08"]

COMPULSORY: list[tuple[str, str, list[str], dict[str, Any]]] = [
    ("change", "SY-82", ["drink P01"], {"north": {"pool": "TM", "hand": ["P01"]}}),
    ("reroll", "SY-83", ["drink P05"], {"north": {"pool": "TM", "hand": ["P05"]}}),
    ("place-die", "SY-84", ["drink P09"], {"north": {"pool": "TM", "hand": ["P09"]}}),
    (
        "move-die",
        "SY-87",
        ["drink P25"],
        {"dice": {"B1": "eM"}, "north": {"pool": "T", "hand": ["P25"]}},
    ),
    (
        "move-to",
        "SY-87",
        ["drink P25", "choose B1"],
        {"dice": {"B1": "eM"}, "north": {"pool": "T", "hand": ["P25"]}},
    ),
    (
        "swap-die",
        "SY-88",
        ["drink P17"],
        {"dice": {"A2": "nT", "B2": "eT"}, "north": {"pool": "M", "hand": ["P17"]}},
    ),
    (
        "swap-with",
        "SY-88",
        ["drink P17", "choose A2"],
        {"dice": {"A2": "nT", "B2": "eT"}, "north": {"pool": "M", "hand": ["P17"]}},
    ),
    (
        "remove-die",
        "SY-90",
        ["drink P13"],
        {"dice": {"B3": "water"}, "north": {"pool": "T", "hand": ["P13"]}},
    ),
    (
        "remove-die",
        "SY-91",
        ["drink P29"],
        {"dice": {"B1": "eM"}, "north": {"pool": "T", "hand": ["P29"]}},
    ),
    (
        "return-die",
        "SY-93",
        ["drink P21"],
        {"dice": {"B1": "nM"}, "north": {"pool": "T", "hand": ["P21"]}},
    ),
    (
        "level",
        "SY-53",
        ["drink P29", "choose garden"],
        {"dice": {"garden": "eT nT"}, "north": {"pool": "M", "hand": ["P29"]}},
    ),
    (
        "pay",
        "SY-67",
        ["brew P01"],
        {"market": CHEAP, "north": {"pool": "T", "stock": {"plant": 2, "mushroom": 1, "berry": 1}}},
    ),
    (
        "reserve",
        "SY-73",
        ["place wind mill", "reveal"],
        {"deck": ["P10", "P11"], "north": {"pool": "wind"}},
    ),
    (
        "release",
        "SY-99",
        ["place river A1", "tame spring"],
        {"piles": {"spring": ["SP1"]}, "north": {"pool": "R", "tamed": ["SU4", "WI1", "WI6"]}},
    ),
]
"""A question that must be answered, the clause behind it, and how to reach it."""


@rule("SY-82", "SY-83", "SY-84", "SY-87", "SY-88", "SY-90", "SY-91", "SY-93", "SY-53", "SY-67")
@rule("SY-73", "SY-99")
@pytest.mark.parametrize(
    ("prompt", "clause", "moves", "scene"),
    COMPULSORY,
    ids=[f"{one[0]}-{one[1]}" for one in COMPULSORY],
)
def test_what_must_be_answered_is_not_skipped(
    prompt: str, clause: str, moves: list[str], scene: dict[str, Any]
) -> None:
    t = wood(**scene)
    t.says("north", *moves).asks("north", prompt).refuses("north", "skip", clause)
    for answer in ("gather plant", "sell berry 1", "trade plant berry"):
        t.refuses("north", answer, clause)
    t.asks("north", prompt)


@rule("SY-10")
def test_before_the_game_there_is_only_a_character_to_choose() -> None:
    from tablewood.kernel.match import Match

    t = Table(Match(tw.game("sylve"), 2, 0, None, {"characters": "chosen"}))
    t.asks("north", "character")
    for move in ("skip", "place tree garden", "brew P01", "gather plant", "end"):
        t.refuses("north", move, "SY-10")
    t.asks("north", "character")


@rule("SY-30", "SY-31", "SY-32")
def test_dice_that_are_placed_gather_and_tame() -> None:
    t = wood(north={"pool": "TM", "hand": ["P01"]})
    t.refuses("north", "gather plant", "SY-30").refuses("north", "tame spring", "SY-31")
    t.refuses("north", "skip", "SY-24").says("north", "place tree A2")
    t.asks("north", "turn").refuses("north", "skip", "SY-32").refuses(
        "north", "gather plant", "SY-30"
    )
    t.asks("north", "turn")


@rule("SY-64", "SY-113", "SY-114")
@pytest.mark.parametrize(
    ("tamed", "clause"),
    [([], "SY-64"), (["SP4"], "SY-64"), (["SU1"], "SY-113"), (["SU4"], "SY-114")],
)
def test_when_a_space_is_scorched(tamed: list[str], clause: str) -> None:
    """By the hearth at night, and by the creatures that the player has."""
    t = wood(north={"pool": "T fire", "tamed": tamed})
    t.refuses("north", "scorch A1", clause).asks("north", "turn")


@rule("SY-11")
def test_no_power_of_a_character_is_named_where_nobody_plays_with_them() -> None:
    t = wood(characters=["lelio", "wren"], dice={"A3": "eM"}, north={"pool": "T"})
    for move in ("stack tree A3", "befriend tree A2", "claim A"):
        t.refuses("north", move, "SY-11")
    t = wood(powers=True, characters=["kyril", "wren"], dice={"A3": "eM"}, north={"pool": "T"})
    t.refuses("north", "stack tree A3", "SY-173").refuses("north", "befriend tree A2", "SY-178")
    t.refuses("north", "claim A", "SY-175").asks("north", "turn")


@rule("SY-20", "SY-156")
def test_at_the_end_of_a_round_no_more_dice_are_placed() -> None:
    t = wood(asks="round-end", north={"tamed": ["SP3", "WI8"], "stock": {"berry": 1}})
    t.asks("north", "round-powers")
    for move in ("place tree A2", "brew P04", "drink P01", "end"):
        t.refuses("north", move, "SY-20")
    t.refuses("north", "gather plant", "SY-156").says("north", "use WI8").asks("north", "sell")
    t.refuses("north", "place tree A2", "SY-20").refuses("north", "tame spring", "SY-156")
    t.asks("north", "sell")
