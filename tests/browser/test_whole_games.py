"""Whole games by clicking: two people in two browsers, and a bot. All five games."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tablewood.games import games
from tests.browser.conftest import Visit
from tests.browser.person import Person, play_to_the_end

DRAWN = {"sylvan-dale", "little-town"}


@pytest.mark.parametrize("game", games())
def test_two_people_and_a_bot_play_to_the_final_score(visit: Visit, game: str) -> None:
    ann, ben = visit("Ann"), visit("Ben")
    table = ann.set_table(game, ["me", "open", "random"])
    ben.take_seat(table)
    chance = random.Random(game)
    on_the_board = 0

    def choose(person: Person, moves: list[str]) -> None:
        nonlocal on_the_board
        if game in DRAWN and chance.random() < 0.3 and press_on_the_board(person, chance):
            on_the_board += 1
        elif now := person.look()["moves"]:
            person.press(chance.choice(now))

    made = play_to_the_end([ann, ben], choose)
    assert made > 10
    assert game not in DRAWN or on_the_board > 0, "the board was never pressed"
    for person in (ann, ben):
        expect(person.page.locator("#ending")).to_be_visible()
        expect(person.page.locator("#ending table").first).to_contain_text("Ann")
    ann.page.locator("#ending").get_by_role("link", name="Replay").click()
    slider = ann.page.get_by_role("slider")
    expect(slider).to_be_visible()
    slider.press("Home")
    slider.press("ArrowRight")
    expect(slider).to_have_value("1")


def press_on_the_board(person: Person, chance: random.Random) -> bool:
    """Press something on the board that a move touches, then, if that was not enough, the rest in the list."""
    targets = person.page.locator(".board .can[data-thing]:not([data-chosen])")
    count = targets.count()
    if count == 0:
        return False
    before = person.look()["version"]
    targets.nth(chance.randrange(count)).click()
    now = person.until(
        lambda now: now["version"] > before or bool(now["moves"]), "what the press leads to"
    )
    if now["version"] == before:
        person.press(chance.choice(now["moves"]))
    return True
