"""Scenes of Builders of Sylvan Dale can begin with any question."""

import pytest

import tablewood as tw
from tablewood.kernel.errors import BadScene
from tests.conformance.scene_starts import Scene, begins, prompts
from tests.table import table

GAME = tw.game("sylvan-dale")

FOUR_AXES = ["nest-ax", "nest-ax", "cottage-ax", "turret-ax"]

SCENES: dict[str, Scene] = {
    "play-card": {"trees": {"B2": "N"}, "red": {"hand": ["nest-ax"]}},
    "add-tile": {"played": "nest-ax", "trees": {"B2": "N"}},
    "hang-banner": {"trees": {"B2": "N | yT yT rT"}, "about": {"tree": "B2"}},
    "use-items": {"red": {"items": {"ax": 1}}},
    "exchange-sets": {"red": {"display": FOUR_AXES}},
    "give-card": {
        "red": {"display": FOUR_AXES},
        "discard": ["lodge-ax"],
        "about": {"item": "ax", "given": ["lodge-ax"]},
    },
    "choose-card": {"market": ["nest-ax"] * 3, "about": {"replaced": 1}},
}


def test_there_is_a_scene_for_every_question() -> None:
    assert set(SCENES) == set(prompts(GAME))


@pytest.mark.parametrize("prompt", SCENES)
def test_a_scene_begins_with_the_question(prompt: str) -> None:
    begins(GAME, prompt, SCENES[prompt])


def test_a_set_that_is_half_given_is_completed() -> None:
    t = table("sylvan-dale", asks="give-card", **SCENES["give-card"])
    t.says("red", "give nest-ax", "give nest-ax")
    assert t.view().players[0].items["ax"] == 1
    assert sorted(t.view().players[0].display) == ["cottage-ax", "turret-ax"]
    t.asks("red", "use-items")


@pytest.mark.parametrize(
    ("asks", "scene", "said"),
    [
        ("add-tile", {}, "about: name the card played in this turn"),
        ("hang-banner", {}, "about.tree"),
        ("hang-banner", {"about": {"tree": "B2"}}, "about.tree: name a tree to which"),
        (
            "hang-banner",
            {"trees": {"B2": "N | rT*r"}, "about": {"tree": "B2"}},
            r"about.tree: no banner can be hung there \(SD-60\)",
        ),
        ("use-items", {"red": {"items": {"ax": 1}}, "about": {"used": 1}}, 'is "choose-card"'),
        ("give-card", {"about": {"item": "ax"}}, "about.item: not enough cards"),
        ("give-card", {"about": {"item": "ax", "given": ["nest-ax"]}}, "in the discard pile"),
        ("choose-card", {"about": {"tree": "B2"}}, "about.tree: unknown key"),
        ("declare-goal", {}, "asks: unknown"),
    ],
)
def test_what_cannot_be_asked_is_refused(asks: str, scene: Scene, said: str) -> None:
    with pytest.raises(BadScene, match=said):
        table("sylvan-dale", asks=asks, **scene)
