"""Whole games on the board alone: two people in two browsers, and a bot. All five games, on a desk and on a phone."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import expect

from tablewood.games import game_ids
from tests.browser.board_moves import NotOnTheBoard, make_on_board
from tests.browser.conftest import Visit
from tests.browser.person import Person, play_to_the_end

SIZES = {"desk": (1280, 800), "phone": (360, 740)}

OFFERED = """() => {
    const screen = document.querySelector("[data-version]");
    const moves = [...document.querySelectorAll(".prompt .move:not([disabled])")];
    return {
        version: Number(screen?.dataset.version ?? -1),
        moves: moves.map((move) => [move.dataset.move, move.dataset.things]),
    };
}"""


def offered(person: Person) -> tuple[int, list[dict[str, Any]]]:
    """The version of the table, and the possible moves with the things they name."""
    found = person.page.evaluate(OFFERED)
    moves = [
        {
            "move": move,
            "verb": move.split()[0],
            "arguments": {thing: thing.split(":", 1) for thing in json.loads(things)},
        }
        for move, things in found["moves"]
    ]
    return int(found["version"]), moves


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", game_ids())
def test_two_people_and_a_bot_play_on_the_board_to_the_final_score(
    visit: Visit, game: str, size: str
) -> None:
    width, height = SIZES[size]
    ann = visit("Ann", width=width, height=height)
    ben = visit("Ben", width=width, height=height)
    table = ann.set_table(game, ["me", "open", "random"])
    ben.take_seat(table)
    for person in (ann, ben):
        person.page.locator(".stage.drawn").wait_for()
    chance = random.Random(f"{game} {size}")

    def choose(person: Person, _: list[str]) -> None:
        version, moves = offered(person)
        if not moves:
            return
        move = chance.choice(moves)
        try:
            make_on_board(person.page, move, lambda: person.look()["version"] > version)
        except NotOnTheBoard:
            # Where several are asked at once, somebody else may be faster.
            if person.look()["version"] == version:
                raise

    made = play_to_the_end([ann, ben], choose)
    assert made > 10
    for person in (ann, ben):
        expect(person.page.locator("#ending")).to_be_visible()
        expect(person.page.locator("#ending")).to_contain_text(
            "together" if game == "alynthia" else "Ann"
        )
    finale = ann.page.get_by_role("dialog")
    if finale.count() > 0:
        finale.get_by_role("button", name="Close").click()
    ann.page.locator("#ending").get_by_role("link", name="Replay").click()
    slider = ann.page.get_by_role("slider")
    expect(slider).to_be_visible()
    slider.press("Home")
    slider.press("ArrowRight")
    expect(slider).to_have_value("1")
