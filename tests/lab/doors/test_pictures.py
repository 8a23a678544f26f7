"""Tables as pictures (`rgb_array`): drawn by the browser client, the same for the same position."""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed (tools/setup.sh --for-lab)")

import gymnasium
import numpy
from pettingzoo.test import render_test

import tablewood as tw
import tablewood.lab.gymnasium  # registers the games
from tablewood.lab import pettingzoo
from tablewood.lab.doors import chromium, picture
from tablewood.lab.doors.chromium import CLIENT, PATH, NoPictures, file_at, what_is_missing
from tablewood.lab.doors.picture import RGB, render_modes, table_of
from tablewood.lab.doors.terms import Terms
from tablewood.server.live.protocol import TableNow
from tests.lab.doors.cases import Case, each_case, each_game

MISSING = what_is_missing()
drawn = pytest.mark.skipif(bool(MISSING), reason=f"pictures need {MISSING}")


@pytest.fixture(scope="module", autouse=True)
def _browser_ends() -> Iterator[None]:
    yield
    if not MISSING:
        chromium.chromium().close()


@each_case
def test_what_the_client_is_sent_is_what_a_server_sends(case: Case) -> None:
    terms = Terms(case.game, case.seats, case.options)
    state = terms.start(3)
    for seat in (*range(case.seats), -1):
        sent = json.loads(json.dumps(table_of(terms, state, seat)))
        table = msgspec.convert(sent, TableNow)
        assert (table.viewer, table.moves) == (seat, [])
        seen = json.loads(msgspec.json.encode(state.view(seat)))
        assert table.view == seen, "as this seat may know it"


@drawn
@each_game
def test_pettingzoo_accepts_the_pictures(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo.env(game, render_mode=RGB)
    assert RGB in env.metadata["render_modes"]
    render_test(lambda render_mode=None: pettingzoo.env(game, render_mode=render_mode))
    capsys.readouterr()  # the drawings for people


@drawn
def test_a_picture_follows_from_the_position_alone() -> None:
    env = pettingzoo.env("sylve", 2, render_mode=RGB)
    env.reset(seed=5)
    first = env.render()
    assert (first.shape, first.dtype) == ((720, 960, 3), numpy.uint8)
    assert len(numpy.unique(first)) > 100, "there is something on it"
    for _ in range(8):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(numpy.flatnonzero(mask)[0]))
    assert (env.render() != first).any()
    env.reset(seed=5)
    assert (env.render() == first).all(), "nothing is left of what was shown before"


@drawn
@each_game
def test_gymnasium_draws_the_same(game: str) -> None:
    name = "".join(word.capitalize() for word in game.split("-"))
    env = gymnasium.make(f"tablewood/{name}-v0", seats=2, opponents="random", render_mode=RGB)
    env.reset(seed=1)
    seen: Any = env.render()
    assert seen.shape == (720, 960, 3)
    inside: Any = env.unwrapped
    again = picture.picture_of(inside.terms, inside.game_state, 0)
    assert (seen == again).all()


@drawn
def test_notebooks_can_draw_although_they_have_an_event_loop() -> None:
    terms = Terms("sylvan-dale", 2)

    async def cell() -> Any:
        return picture.picture_of(terms, terms.start(1), 0)

    assert asyncio.run(cell()).shape == (720, 960, 3)


class TestWhereSomethingIsMissing:
    def test_it_is_named_when_the_environment_is_made(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(chromium, "find_spec", lambda name: None)
        with pytest.raises(NoPictures, match="pictures need Playwright: pip install playwright"):
            pettingzoo.env("sylve", render_mode=RGB)
        assert render_modes() == ["human", "ansi"]
        assert pettingzoo.env("sylve").metadata["render_modes"] == ["human", "ansi"]

    def test_a_browser(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(chromium, "find_spec", lambda name: "found")
        monkeypatch.setattr(shutil, "which", lambda name: None)
        monkeypatch.delenv(PATH, raising=False)
        assert what_is_missing().startswith("Chromium: install it, or set TABLEWOOD_CHROMIUM")

    def test_the_client_of_a_checkout(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        monkeypatch.setattr(chromium, "find_spec", lambda name: "found")
        monkeypatch.setenv(PATH, "/somewhere/chrome")
        monkeypatch.setattr(chromium, "CLIENT", tmp_path)
        assert what_is_missing() == "the browser client: make web"


def test_the_page_gets_files_of_the_client_and_texts_of_games_only() -> None:
    assert file_at("/t/sylve") == CLIENT / "index.html"
    text = tw.game("sylve").folder / "text" / "en.ftl"
    assert file_at("/api/games/sylve/text/fr") == text
    assert file_at("/api/session") is None
    assert file_at("/../http/app.py") is None
    assert file_at("/nothing.js") is None
