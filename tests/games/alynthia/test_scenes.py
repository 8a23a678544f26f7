"""Scenes of Alynthia can begin with any question."""

import pytest

import tablewood as tw
from tablewood.kernel.errors import BadScene
from tests.conformance.scene_starts import Scene, begins, prompts
from tests.games.alynthia.scenes import MAP, QUIET
from tests.rule import rule
from tests.table import table

GAME = tw.game("alynthia")

RICH = {"wood": 3, "stone": 3, "food": 3, "worker": 2}

PAIR: Scene = {"seats": 2, "map": MAP, "dragons": QUIET}
DUEL: Scene = {**PAIR, "options": {"mode": "competitive"}}
ADVANCED: Scene = {**PAIR, "options": {"guild-mode": "advanced"}}

SCENES: dict[str, Scene] = {
    "choose-guild": PAIR,
    "choose-start": {**PAIR, "about": {"guild": "forest"}},
    "split-points": {**PAIR, "about": {"points": 3}},
    "unlock-ability": ADVANCED,
    "dig-entrance": {**ADVANCED, "A": {"unlocked": ["advanced"]}, "entrances": ["r0c0"]},
    "choose-wall": {
        **ADVANCED,
        "A": {
            "guild": "forest",
            "unlocked": ["advanced"],
            "outposts": ["r0c0", "r0c1", "r0c2", "r0c3", "r0c4"],
        },
        "B": {"guild": "field"},
        "walls": ["r0c0"],
    },
    "wall-or-not": {
        **ADVANCED,
        "A": {"guild": "forest", "unlocked": ["advanced"], "outposts": ["r0c0"]},
        "B": {"guild": "field"},
        "about": {"outpost": "r0c0"},
    },
    "window": {
        **PAIR,
        "A": {"at": "r1c1", "cards": {"strength": 1}},
        "dragons": {**QUIET, "r1c1": 2},
        "about": {"window": "battle_after_dice", "attack": "r1c1", "dice": [2, 3]},
    },
    "choose-battle": {
        **PAIR,
        "A": {"outposts": ["r0c0", "r0c2"]},
        "dragons": {**QUIET, "r0c0": 1, "r0c2": 1},
        "reached": ["r0c0", "r0c2"],
    },
    "choose-refuge": {**PAIR, "A": {"at": "r0c0"}},
    "choose-way": {
        **PAIR,
        "pool": 20,
        "A": {"at": "r0c0", "focus": 5, "hand": RICH},
        "about": {"attack": "r1c1"},
    },
    "pay-for-attack": {
        **PAIR,
        "pool": 20,
        "A": {"at": "r1c1", "hand": {"worker": 1}},
        "about": {"attack": "r1c1"},
    },
    "attack-again": {
        **DUEL,
        "actions": 1,
        "A": {"at": "r0c0", "last": "r0c1", "focus": 5, "hand": RICH, "renown": 9},
        "B": {"at": "r0c0"},
    },
    "choose-loss": {**DUEL, "A": {"hand": RICH}, "about": {"winner": "B", "cards": 2}},
    "choose-lost-card": {**PAIR, "A": {"cards": {"march": 1, "supply": 1}}},
    "act-together": PAIR,
    "take-turn": DUEL,
    "pay-resource": {**PAIR, "A": {"hand": RICH}, "about": {"purpose": "recruit", "cards": 1}},
    "take-resource": {**PAIR, "about": {"cards": 2, "workers": False}},
    "choose-type": {**PAIR, "about": {"cards": 2}},
    "choose-yield": {
        **ADVANCED,
        "A": {"unlocked": ["advanced"], "outposts": ["tunnel"]},
        "entrances": ["r0c0", "r0c5", "r5c0"],
    },
    "choose-research": {**PAIR, "about": {"tiles": 2}},
    "compose-offer": {**PAIR, "A": {"hand": RICH}, "about": {"to": "B", "give": {"wood": 1}}},
    "answer-offer": {
        **PAIR,
        "A": {"hand": RICH},
        "B": {"hand": RICH},
        "about": {"to": "B", "give": {"wood": 1}, "ask": {"stone": 2}},
    },
    "reduce-hand": {**PAIR, "A": {"hand": {"wood": 9, "stone": 9}}},
}


def test_there_is_a_scene_for_every_question() -> None:
    assert set(SCENES) == set(prompts(GAME))


@pytest.mark.parametrize("prompt", SCENES)
def test_a_scene_begins_with_the_question(prompt: str) -> None:
    begins(GAME, prompt, SCENES[prompt])


WINDOWS: list[Scene] = [
    {"window": "dragon"},
    {"window": "battle", "attack": "r1c1"},
    {"window": "battle_after_dice", "attack": "r1c1", "dice": [1, 6]},
    {"window": "after_roll", "die": "fortune", "face": 2},
]


@rule("AL-225", "AL-226", "AL-227")
@pytest.mark.parametrize("about", WINDOWS)
def test_every_window_can_be_open(about: Scene) -> None:
    cards = {"strength": 1, "reroll": 1, "supply": 1}
    at = "r1c1" if "attack" in about else "r0c1"
    begins(GAME, "window", {**PAIR, "A": {"at": at, "cards": cards}, "about": about})


@rule("AL-141", "AL-272")
def test_an_offer_on_the_table_is_answered_by_the_partner() -> None:
    t = table("alynthia", asks="answer-offer", **SCENES["answer-offer"])
    t.says("B", "accept")
    assert t.view("A").players[0].resources == {**RICH, "wood": 2, "stone": 5}


@pytest.mark.parametrize(
    ("asks", "scene", "said"),
    [
        ("choose-start", PAIR, "about.guild"),
        ("unlock-ability", PAIR, "AL-68"),
        ("window", {**PAIR, "about": {"window": "harvest"}}, "about.window"),
        ("window", {**PAIR, "about": {"window": "dragon"}}, 'next question is "act-together"'),
        ("pay-for-attack", {**PAIR, "about": {"attack": "r0c0"}}, "nothing to attack"),
        ("pay-for-attack", {**PAIR, "about": {"attack": "r9c9"}}, 'no space "r9c9"'),
        ("choose-way", {**PAIR, "about": {"attack": "r5c5"}}, "no two ways"),
        ("split-points", {**PAIR, "about": {"outpost": "r0c0"}}, "a stronghold of the player"),
        ("compose-offer", {**PAIR, "about": {"to": "A"}}, "nobody trades with themselves"),
        ("take-turn", PAIR, 'the next question is "act-together"'),
    ],
)
def test_what_cannot_be_asked_is_refused(asks: str, scene: Scene, said: str) -> None:
    with pytest.raises(BadScene, match=said):
        table("alynthia", asks=asks, **scene)
