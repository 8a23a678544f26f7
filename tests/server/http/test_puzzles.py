"""Puzzles over HTTP: the position is shown without its answer, and a move is answered with how good it was."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tablewood as tw
from tablewood.learn import puzzles as module
from tablewood.learn.puzzles import LATER, Puzzle, SearchFigures, match_of
from tablewood.server.http import puzzle_routes
from tests.server.http_client import Browser, refusal, served

GAME = tw.game("sylvan-dale")
FIGURES = SearchFigures(seconds=2.0, seed=7, iterations=900, margin=1.5, visits=4.0)


def a_puzzle() -> Puzzle:
    """The first choice of items in a game: what is best here does not matter."""
    state = GAME.start(2, 5)
    line: list[str] = []
    while state.step.prompt != "use-items":
        line.append(GAME.notation(state, state.legal()[0]))
        state.play(state.legal()[0])
    legal = [GAME.notation(state, move) for move in state.legal()]
    return Puzzle(
        id="5-x",
        seats=2,
        seat=state.seat,
        seed=5,
        prompt=state.step.prompt,
        moves=tuple(line),
        solution=legal[1],
        second=legal[0],
        greedy=legal[0],
        theme=LATER,
        rules=GAME.version,
        components=GAME.components_hash(),
        found=FIGURES,
        verified=replace(FIGURES, margin=1.25),
    )


PUZZLE = a_puzzle()


@pytest.fixture
def browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Browser]:
    def shipped(game: str) -> dict[str, Puzzle]:
        return {PUZZLE.id: PUZZLE} if tw.game(game) is GAME else {}

    monkeypatch.setattr(module, "puzzles", shipped)
    monkeypatch.setattr(puzzle_routes, "puzzles", shipped)
    puzzle_routes.position_of.cache_clear()
    with served(tmp_path) as browser:
        yield browser


HERE = "/api/games/sylvan-dale/puzzles"


def got(browser: Browser, path: str) -> Any:
    answer = browser.get(path)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_today_has_one_puzzle_for_each_game_that_has_any(browser: Browser) -> None:
    told = got(browser, "/api/puzzles")
    assert told["day"] == datetime.now(UTC).date().isoformat()
    assert told["puzzles"] == [{"game": "sylvan-dale", "id": "5-x", "seats": 2, "of": 1}]


def test_the_puzzles_of_a_game_are_listed(browser: Browser) -> None:
    told = got(browser, HERE)
    assert told["today"] == "5-x"
    assert told["puzzles"] == [{"id": "5-x", "seats": 2, "theme": LATER}]
    assert got(browser, "/api/games/sylve/puzzles")["puzzles"] == []


def test_the_position_is_what_the_seat_sees(browser: Browser) -> None:
    told = got(browser, f"{HERE}/5-x")
    table = told["table"]
    state = match_of(GAME, PUZZLE).state
    assert told["seat"] == table["viewer"] == PUZZLE.seat
    assert table["asked"] == [PUZZLE.seat]
    assert table["prompt"] == "use-items"
    assert [one["move"] for one in table["moves"]] == [
        GAME.notation(state, move) for move in state.legal()
    ]
    assert table["seats"][PUZZLE.seat]["mine"]
    assert max(fact["at"] for fact in table["facts"]) <= table["at"] < table["version"]


def test_nothing_hidden_is_told_nor_the_answer(browser: Browser) -> None:
    told = got(browser, f"{HERE}/5-x")
    view = match_of(GAME, PUZZLE).state.view(PUZZLE.seat)
    assert told["table"]["view"] == json.loads(msgspec.json.encode(view))
    words = set(told) | set(told["table"])
    assert not words & {"solution", "second", "margin", "seed", "theme", "line"}


def test_the_best_move_is_right(browser: Browser) -> None:
    told = browser.ask(f"{HERE}/5-x", move=PUZZLE.solution)
    assert told["right"] is True
    assert told["best"]["move"] == PUZZLE.solution
    assert told["second"]["move"] == PUZZLE.second
    assert told["margin"] == 1.25
    assert told["greedy"] is False


def test_another_move_is_answered_with_the_best_one(browser: Browser) -> None:
    told = browser.ask(f"{HERE}/5-x", move=PUZZLE.second)
    assert told["right"] is False
    assert told["is_second"] is True
    assert told["best"]["move"] == PUZZLE.solution


def test_a_certain_answer_is_shown_on_the_board(browser: Browser) -> None:
    before = got(browser, f"{HERE}/5-x")["table"]
    told = browser.ask(f"{HERE}/5-x", move=PUZZLE.second)
    assert told["leads_to"]["certain"] is True
    assert told["after"]["at"] == before["at"] + 1
    assert told["after"]["view"] != before["view"]
    assert got(browser, f"{HERE}/5-x")["table"] == before, "the position itself stays"


def test_moves_can_be_previewed_and_refusals_explained(browser: Browser) -> None:
    told = browser.ask(f"{HERE}/5-x/preview", move=PUZZLE.second)
    assert told["certain"] is True
    reasons = browser.ask(f"{HERE}/5-x/why", thing=["tree", "A1"])["reasons"]
    assert any(one["clause"].startswith("SD-") for one in reasons)
    assert browser.ask(f"{HERE}/5-x/why", thing=["tree", "Z9"])["reasons"] == []


def test_refusals(browser: Browser) -> None:
    assert refusal(browser.get(f"{HERE}/nowhere"), 404) == "unknown-puzzle"
    assert refusal(browser.get("/api/games/chess/puzzles"), 404) == "unknown-game"
    assert refusal(browser.post_json(f"{HERE}/5-x", {"move": "sing"}), 422) == "unreadable-move"
    assert refusal(browser.post_json(f"{HERE}/5-x", {"move": "add A1"}), 409) == "illegal-move"
    assert refusal(browser.post_json(f"{HERE}/5-x", {"move": 7}), 400) == "malformed"
