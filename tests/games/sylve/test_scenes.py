"""Scenes of Sylve can begin with any question, and with element dice to place."""

import pytest

import tablewood as tw
from tablewood.kernel.errors import BadOption, BadScene
from tablewood.kernel.vectors import listed
from tests.conformance.scene_starts import Scene, begins, prompts
from tests.games.sylve.scenes import DEAR, ROW, pool, stock
from tests.rule import rule
from tests.table import table

GAME = tw.game("sylve")

WOOD: Scene = {"row": ROW, "market": DEAR}
DICE: Scene = {**WOOD, "dice": {"A2": "nT", "B2": "eT", "A1": "fire eR"}}
"""Two trees of different players, and a river on a fire."""


def effect(by: str, **scene: object) -> Scene:
    return {**WOOD, **scene, "about": {"by": by}}


SCENES: dict[str, Scene] = {
    "character": {"seats": 3, "options": {"characters": "chosen"}, "characters": ["lelio"]},
    "turn": WOOD,
    "gather": {**WOOD, "about": {"left": 2}},
    "tame": WOOD,
    "exchange": {
        **WOOD,
        "north": {"tamed": ["SP6"], "stock": {"plant": 1}},
        "about": {"creature": "SP6"},
    },
    "scorch": {**WOOD, "about": {"left": 1}},
    "release": {**WOOD, "north": {"tamed": ["SP1", "SP2", "SU1", "SU2", "AU1", "AU2"]}},
    "trade": effect("stall", north={"stock": {"plant": 1}}),
    "clear": effect("hearth", dice={"A1": "fire"}),
    "reveal": {**WOOD, "about": {"by": "mill", "part": 2}},
    "reserve": {**WOOD, "deck": ["P05"]},
    "pay": {
        "row": ROW,
        "market": ["P01", "P04", "P08", "P20"],
        "north": {"stock": {"plant": 3, "mushroom": 3, "crystal": 3, "berry": 6}},
        "about": {"potion": "P01"},
    },
    "place-die": effect("P09"),
    "change": effect("P01"),
    "reroll": {**WOOD, "north": {"pool": "TMR water"}, "about": {"picked": ["tree", "water"]}},
    "move-die": effect("P25", dice={"A2": "nT"}),
    "move-to": {**DICE, "about": {"place": "A2"}},
    "swap-die": {**DICE, "about": {"by": "P17"}},
    "swap-with": {**DICE, "about": {"place": "A2"}},
    "remove-die": {**DICE, "about": {"by": "P13"}},
    "return-die": {**DICE, "about": {"by": "P21"}},
    "level": {**DICE, "about": {"purpose": "remove-die", "place": "A1"}},
    "break-tie": {
        **WOOD,
        "options": {"powers": True},
        "characters": ["lelio", "wren"],
        "dice": {"A2": "nT", "A3": "eM"},
        "north": {"stock": {"berry": 2}},
        "about": {"left": 1},
    },
    "round-powers": {**WOOD, "north": {"tamed": ["WI8"], "stock": {"berry": 2}}},
    "sell": effect("WI8", north={"tamed": ["WI8"], "stock": {"berry": 2}}),
}


def test_there_is_a_scene_for_every_question() -> None:
    assert set(SCENES) == set(prompts(GAME))


@pytest.mark.parametrize("prompt", SCENES)
def test_a_scene_begins_with_the_question(prompt: str) -> None:
    begins(GAME, prompt, SCENES[prompt])


@rule("SY-63")
def test_a_reward_that_is_being_taken_is_taken_to_the_end() -> None:
    t = table("sylve", asks="gather", **SCENES["gather"])
    t.says("north", "gather plant", "gather crystal")
    assert {good: count for good, count in stock(t, "north").items() if good != "berry"} == {
        "plant": 1,
        "crystal": 1,
    }
    t.asks("east", "turn")


@rule("SY-83")
def test_dice_picked_before_are_rolled_with_the_last_one() -> None:
    t = table("sylve", asks="reroll", **SCENES["reroll"])
    assert t.view("north").question.picked == ["tree", "water"]
    t.says("north", "reroll mountain")
    t.asks("north", "reroll")


@rule("SY-12", "SY-15")
def test_element_dice_may_lie_unplaced_in_the_pools() -> None:
    rolled = table("sylve", elements="pool")
    for seat in rolled.names:
        elements = {face: pool(rolled, seat).get(face, 0) for face in ("water", "fire", "wind")}
        assert sum(elements.values()) == 2
    assert listed(rolled.state.aside) == []
    rolled.asks("north", "turn")
    told = table("sylve", north={"pool": "TT fire wind"}, east={"pool": "M"})
    assert pool(told, "north") == {"tree": 2, "fire": 1, "wind": 1}
    assert pool(told, "east") == {"mountain": 1}
    told.asks("north", "turn")


@rule("SY-10", "SY-11")
def test_characters_that_are_chosen_have_their_powers() -> None:
    options = {"characters": "chosen", "powers": True}
    t = table("sylve", asks="character", options=options, characters=["lelio"])
    t.refuses("east", "be lelio", "SY-10").says("east", "be wren")
    assert min(t.state.power) >= 0
    t.asks(t.names[t.state.first], "turn")


@rule("SY-13")
def test_the_first_player_can_be_named() -> None:
    t = table("sylve", turn="north", first="east")
    assert t.view().first == "east"
    t.asks("north", "turn")
    for seat, name in enumerate(GAME.seat_names(4)):
        assert GAME.start(4, 0, {"first-player": name}).first == seat
    with pytest.raises(BadOption, match="south does not play with 2 players"):
        GAME.start(2, 0, {"first-player": "south"})


@pytest.mark.parametrize(
    ("asks", "scene", "said"),
    [
        ("character", {}, "characters = chosen"),
        ("trade", effect("smithy"), "about.by"),
        ("trade", effect("hearth", dice={"A1": "fire"}), 'the next question is "clear"'),
        ("trade", effect("stall", north={"stock": {}}), 'the next question is "turn"'),
        ("exchange", {**WOOD, "about": {"creature": "SP6"}}, "a tamed creature of the player"),
        ("pay", {**WOOD, "about": {"potion": "P04"}}, r"cannot be brewed \(SY-\d+\)"),
        ("move-to", {**WOOD, "about": {"place": "A2"}}, "no die that will do"),
        ("level", {**WOOD, "about": {"purpose": "move-die", "place": "A1"}}, "no two dice"),
        ("sell", effect("WI8"), "a tamed creature of the player"),
        ("reserve", {"market": [], "potions_left": 0}, "no potion to reserve"),
    ],
)
def test_what_cannot_be_asked_is_refused(asks: str, scene: Scene, said: str) -> None:
    with pytest.raises(BadScene, match=said):
        table("sylve", asks=asks, **scene)
