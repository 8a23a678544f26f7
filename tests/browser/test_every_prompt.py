"""Every question that a game can ask can be answered on the board. The table is fake, the client is real."""

from __future__ import annotations

import json
import os

import msgspec
import pytest

from tablewood.games import game_ids
from tests.browser.board_moves import NotOnTheBoard, make_on_board, some
from tests.browser.conftest import Visit
from tests.browser.fake_table import FakeTable
from tests.browser.positions import positions, prompts_of

MOVES = int(os.environ.get("TABLEWOOD_BOARD_MOVES", "6"))
"""How many moves of each position to make; TABLEWOOD_BOARD_MOVES=9999 makes all of them."""


@pytest.mark.parametrize("size", [(1280, 800), (360, 740)], ids=["desk", "phone"])
@pytest.mark.parametrize("game", game_ids())
def test_every_question_is_answered_on_the_board(
    visit: Visit, game: str, size: tuple[int, int]
) -> None:
    found = positions(game)
    assert prompts_of(game) <= set(found), "questions that no position here asks"
    ann = visit("Ann", width=size[0], height=size[1])
    table = FakeTable(ann.page)
    shown = {prompt: json.loads(msgspec.json.encode(now)) for prompt, now in found.items()}
    table.show(next(iter(shown.values())))
    ann.open("/t/sample")
    ann.page.locator(".stage.drawn").wait_for()
    failures: list[str] = []
    for prompt, now in shown.items():
        for move in some(now["moves"], MOVES):
            table.show(now)
            version = table.version
            ann.until(lambda seen, v=version: seen["version"] == v, "the position")  # type: ignore[misc]
            try:
                make_on_board(ann.page, move, lambda: bool(table.heard))
                if table.heard != [move["move"]]:
                    failures.append(f"{prompt}: pressed {move['move']}, but {table.heard} was made")
            except NotOnTheBoard as error:
                failures.append(f"{prompt}: {error}")
            ann.page.keyboard.press("Escape")
            table.rest()
    assert not failures, "\n".join(failures)
