"""Little Town: names, prompts, moves and events in both languages."""

import pytest

from tablewood.games.little_town.game import LittleTown
from tablewood.kernel import text
from tablewood.kernel.chance import seeded
from tablewood.kernel.options import Value
from tablewood.kernel.playout import play_randomly

GAME = LittleTown()
VARIANTS: list[dict[str, Value]] = [{}, {"drafted-supply": True}, {"manual-declaration": True}]
TEXTS = text.load(GAME.folder / "text")

PROMPTS = [
    "draft-tile",
    "take-action",
    "choose-site",
    "use-building",
    "swap-for-coins",
    "give-any",
    "take-any",
    "feed-workers",
    "declare-goal",
]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_that_has_a_name_is_named(language: str) -> None:
    parts = GAME.parts
    wanted = [
        *[f"colour-{name}" for name in parts.colours],
        *[f"terrain-{name}" for name in parts.terrains],
        *[f"building-{name}" for name in parts.buildings.ids],
        *[f"goal-{name}" for name in parts.goals.ids],
        *[f"goal-{name}-help" for name in parts.goals.ids],
        *[f"resource-{name}" for name in ("wood", "stone", "fish", "wheat", "coins", "any", "vp")],
        *[f"prompt-{name}" for name in PROMPTS],
        *[f"score-{name}" for name, _ in GAME.start().scores()[0].parts],
    ]
    assert [name for name in wanted if not TEXTS.has(name, language)] == []


def test_no_prompt_is_forgotten_here() -> None:
    met = set()
    for options in VARIANTS:
        for seed in range(12):
            s = GAME.start(2 + seed % 3, seed, options)
            luck = seeded(seed)
            while not s.over:
                met.add(s.step.prompt)
                play_randomly(s, luck, 1)
    assert met == set(PROMPTS)


def test_sentences() -> None:
    well = ("building", "well")
    paid = {("good", "stone"): 1, ("good", "coins"): 3}
    assert TEXTS.say(
        "en", "event-rented", player="Ben", owner="Alice", building=well, number=1
    ) == ("Ben pays Alice 1 coin of rent for the well.")
    assert TEXTS.say("en", "event-paid", player="Ben", goods=paid, building=well, swaps=1) == (
        "Ben pays 1 stone and 3 coins for a well: coins stand in for 1 cube."
    )
    assert TEXTS.say("fr", "event-gained", player="Ben", goods=paid, building=well) == (
        "Ben gagne 1 pierre et 3 pièces grâce au puits."
    )
    assert TEXTS.say("fr", "event-missed", player="Alice", goods=paid) == (
        "La réserve est épuisée\u00a0: il manque 1 pierre et 3 pièces à Alice."
    )
    assert TEXTS.say("fr", "event-starved", player="Hugo", number=2, points=6) == (
        "Hugo laisse 2 ouvriers sans repas et perd 6 PV."
    )
    assert TEXTS.problems() == []
