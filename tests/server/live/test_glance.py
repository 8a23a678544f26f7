"""The small pictures in the lobby: real positions, and nothing hidden from an onlooker."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import tablewood as tw
from tablewood.kernel.game import SPECTATOR
from tablewood.server.live.lobby import glance_of
from tablewood.server.table.entries import Moved
from tablewood.server.table.table import GameTable
from tests.server.http_client import SALT, Browser, refusal, seat, served
from tests.server.leak_checks import new_game

MOVES = 60


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    with served(tmp_path) as browser:
        yield browser


def wander(table: GameTable, chance: random.Random, moves: int) -> Iterator[None]:
    """Make random moves, at most to the end of the game."""
    for _ in range(moves):
        assert table.match is not None
        state = table.match.state
        if state.over:
            return
        seat = chance.choice(state.asked)
        table.apply(Moved(seat=seat, move=chance.choice(table.match.moves(seat))))
        yield


@pytest.mark.parametrize("game", tw.game_ids())
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_glance_does_not_depend_on_anything_hidden(game: str, seed: int) -> None:
    chance = random.Random(f"{game} {seed}")
    table = new_game(game, chance)
    for _ in wander(table, chance, MOVES):
        assert table.match is not None
        seen = msgspec.json.encode(glance_of(table))
        truth = table.match.state
        table.match.state = truth.game.guess(truth, SPECTATOR, chance.randrange(1 << 30))
        assert msgspec.json.encode(glance_of(table)) == seen
        table.match.state = truth


def test_everybody_sees_the_same_picture(browser: Browser) -> None:
    id = browser.ask("/api/tables", game="little-town", seating=[seat(), seat("bot", "random")])[
        "id"
    ]
    mine = browser.get(f"/api/tables/{id}/glance").json()
    theirs = browser.other().get(f"/api/tables/{id}/glance").json()
    assert mine["view"]["squares"]
    assert mine["view"]["viewer"] == SPECTATOR
    assert [player["goals"] for player in mine["view"]["players"]] == [None, None]
    assert theirs["view"]["viewer"] == SPECTATOR


def test_there_is_no_picture_before_the_game(browser: Browser) -> None:
    id = browser.ask("/api/tables", game="sylve", seating=[seat(), seat("open")])["id"]
    assert browser.get(f"/api/tables/{id}/glance").json()["view"] is None
    browser.other().ask(f"/api/tables/{id}/sit", seat=1, name="Bob", salt=SALT)
    assert browser.get(f"/api/tables/{id}/glance").json()["view"]["forests"]


def test_an_unknown_table_has_no_picture(browser: Browser) -> None:
    assert refusal(browser.get("/api/tables/nowhere/glance"), 404) == "unknown-table"
