"""Scenes of Tree Society can begin with any question."""

import pytest

import tablewood as tw
from tablewood.kernel.errors import BadScene
from tests.conformance.scene_starts import Scene, begins, prompts
from tests.rule import rule
from tests.table import table

GAME = tw.game("tree-society")

FRUITS = ["apple-sell", "cherry-less", "orange-row"]


def building(card: str, level: int = 0, **about: object) -> Scene:
    """Oak builds, rich; the card stands on this level of its board, or lies in the market."""
    board: Scene = {"purse": 30, "unsold": FRUITS}
    market: Scene = {"bottom": ["BOT10", "ARC11", "WRI10"]}
    if level == 0:
        market = {"bottom": [card, "ARC11", "WRI10"]}
    elif level == 3:
        board["completed"] = [card]
    else:
        board["in_progress"] = {card: level}
    return {"oak": board, **market, "about": {"card": card, **about}}


SCENES: dict[str, Scene] = {
    "draft-fruit": {"options": {"draft": True}, "oak": {"unsold": []}},
    "sell-fruit": {"oak": {"unsold": FRUITS}},
    "build": {"oak": {"purse": 30}},
    "compost-first": building("BOT06", 2, chosen=["apple-sell"]),
    "discard-first": building("BOT09"),
    "sell-more": building("MER05", 2),
    "take-more": building("ARC04", 2, left=1),
    "renew-row": building("WRI01", 1),
    "build-by-effect": building("ARC01", 2),
    "draw-fruits": building("EXP04", 2),
    "keep-fruit": {
        **building("EXP04", 2, revealed=["grape-take", "cherry-take", "apple-take"], left=1),
        "fruit_deck": ["grape-take", "cherry-take", "apple-take"],
    },
    "draw-guilds": building("EXP05", 2),
    "build-drawn": {
        **building("EXP05", 2, revealed=["ARC01", "BAN02"]),
        "guild_deck": ["ARC01", "BAN02"],
    },
    "take-fruit": {},
}
SCENES["discard-first"]["oak"] = {"purse": 30, "in_progress": {"ARC01": 1}}


def test_there_is_a_scene_for_every_question() -> None:
    assert set(SCENES) == set(prompts(GAME))


@pytest.mark.parametrize("prompt", SCENES)
def test_a_scene_begins_with_the_question(prompt: str) -> None:
    begins(GAME, prompt, SCENES[prompt])


@rule("TS-92", "TS-152")
def test_one_of_two_fruits_is_still_to_be_kept() -> None:
    t = table("tree-society", asks="keep-fruit", **SCENES["keep-fruit"])
    t.says("oak", "keep cherry-take")
    assert sorted(t.view().players[0].unsold) == sorted([*FRUITS, "cherry-take"])
    t.asks("oak", "build")


@rule("TS-91", "TS-161")
def test_a_level_that_takes_two_fruits_is_built_after_the_second() -> None:
    t = table("tree-society", asks="compost-first", **SCENES["compost-first"])
    t.says("oak", "compost cherry-less")
    assert t.view().players[0].unsold == ["orange-row"]
    assert "BOT06" in [card.card for card in t.view().players[0].completed]
    t.asks("oak", "build")


@pytest.mark.parametrize(
    ("asks", "scene", "said"),
    [
        ("sell-more", {}, "about.card"),
        ("sell-more", {"about": {"card": "XYZ01"}}, "about.card: unknown guild card"),
        ("sell-more", {"about": {"card": "MER05"}}, "about.card: name a card of the player"),
        ("sell-more", building("WRI01", 1), 'the next question is "renew-row"'),
        ("take-more", building("WRI01", 1), "level 1 of the card does something else"),
        ("keep-fruit", building("EXP04", 2, revealed=[]), "more than 2 and at most 4 fruits"),
        ("compost-first", building("BOT06", 2, chosen=["grape-sell"]), "TS-161"),
        ("discard-first", building("BOT09"), r"cannot be built \(TS-\d+\)"),
        ("sell-fruit", {"oak": {"unsold": []}}, "oak has no fruit to sell"),
    ],
)
def test_what_cannot_be_asked_is_refused(asks: str, scene: Scene, said: str) -> None:
    with pytest.raises(BadScene, match=said):
        table("tree-society", asks=asks, **scene)
