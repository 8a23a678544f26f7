"""Scenes of Little Town can begin with any question."""

import pytest

import tablewood as tw
from tablewood.kernel.errors import BadScene
from tablewood.kernel.number_sets import has
from tests.conformance.scene_starts import Scene, begins, prompts
from tests.rule import rule
from tests.table import table

GAME = tw.game("little-town")

SHOP: Scene = {"buildings": {"C3": "blue trading-shop"}, "workers": {"C4": "blue"}}

SCENES: dict[str, Scene] = {
    "draft-tile": {"options": {"drafted-supply": True}},
    "take-action": {},
    "choose-site": {"blue": {"wood": 2}, "about": {"building": "bakery"}},
    "use-building": {**SHOP, "blue": {"wood": 2}, "about": {"worker": "C4"}},
    "swap-for-coins": {
        "blue": {"wood": 2, "stone": 2, "fish": 2, "wheat": 2, "coins": 9},
        "about": {"building": "wheat-field", "site": "C3"},
    },
    "give-any": {**SHOP, "blue": {"wood": 2}, "about": {"worker": "C4", "use": "C3"}},
    "take-any": {**SHOP, "about": {"worker": "C4", "use": "C3", "left": 1}},
    "declare-goal": {
        "options": {"manual-declaration": True},
        "blue": {"coins": 0, "goals": ["penniless"]},
    },
    "feed-workers": {"turn": "red", "start": "blue", "red": {"fish": 3, "wheat": 3}},
}


def test_there_is_a_scene_for_every_question() -> None:
    assert set(SCENES) == set(prompts(GAME))


@pytest.mark.parametrize("prompt", SCENES)
def test_a_scene_begins_with_the_question(prompt: str) -> None:
    begins(GAME, prompt, SCENES[prompt])


@rule("LT-58")
def test_a_building_whose_site_is_being_chosen_is_built_there() -> None:
    t = table("little-town", asks="choose-site", **SCENES["choose-site"])
    t.says("blue", "site C3", "swap wood 0")
    assert t.view().squares["C3"].building == "bakery"
    t.asks("red", "take-action")


@rule("LT-79", "LT-85")
def test_earlier_players_have_already_fed_their_workers() -> None:
    t = table("little-town", asks="feed-workers", **SCENES["feed-workers"])
    t.says("red", "feed 3 2 0")
    t.asks("red", "take-action")
    assert t.view().round == 2


@pytest.mark.parametrize(
    ("asks", "scene", "said"),
    [
        ("choose-site", {}, "about.building"),
        ("choose-site", {"about": {"building": "hut"}}, "about.building: unknown building"),
        ("choose-site", {"about": {"building": "bakery"}}, "cannot be built \\(LT-57\\)"),
        (
            "choose-site",
            {"about": {"building": "bakery"}, "blue": {"in_hand": 0, "wood": 2}},
            "no worker in hand to construct with",
        ),
        ("give-any", {**SHOP, "about": {"worker": "C4", "use": "C3"}}, "cannot be used"),
        ("use-building", {**SHOP, "about": {"worker": "A1"}}, "about.worker: name the square"),
        ("give-any", {**SHOP, "about": {"worker": "C4", "use": "D4"}}, 'stands on "D4"'),
        ("declare-goal", {}, "manual-declaration"),
        ("draft-tile", {}, "drafted-supply"),
    ],
)
def test_what_cannot_be_asked_is_refused(asks: str, scene: Scene, said: str) -> None:
    with pytest.raises(BadScene, match=said):
        table("little-town", asks=asks, **scene)


@rule("LT-102")
def test_a_goal_that_is_already_true_was_true_before() -> None:
    """A player without coins in a scene cannot have kept the goal *penniless* secret."""
    t = table("little-town", blue={"coins": 0})
    met = t.state.met[t.seat("blue")]
    assert has(met, t.state.goals.ids.index("penniless"))
    t.asks("blue", "take-action")
