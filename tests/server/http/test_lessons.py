"""Lessons over HTTP: the chapters, every step, answers to wrong moves, and tables that go on from the last one."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tablewood as tw
from tablewood.learn import Lesson, Walk, lessons_of
from tablewood.learn.walk import main_line
from tablewood.server.http.guard import KINDS
from tests.server.http_client import Browser, refusal, seat, served

GAME = tw.game("sylvan-dale")
LESSONS = lessons_of(GAME)
LAST = LESSONS[-1]
PATH = f"/api/games/{GAME.id}/lessons"


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with served(tmp_path_factory.mktemp("lessons")) as browser:
        yield browser


def first_ask(lesson: Lesson) -> int:
    return next(number for number, step in enumerate(lesson.steps) if step.ask)


# The chapters


def test_the_chapters_are_listed(browser: Browser) -> None:
    answer = browser.get(PATH)
    sheets = answer.json()["lessons"]
    assert [sheet["id"] for sheet in sheets] == [lesson.id for lesson in LESSONS]
    for sheet, lesson in zip(sheets, LESSONS, strict=True):
        assert (sheet["learner"], sheet["minutes"]) == (lesson.learner, lesson.minutes)
        assert [step["asks"] for step in sheet["steps"]] == [bool(one.ask) for one in lesson.steps]
        assert [step["say"] for step in sheet["steps"]] == [one.say for one in lesson.steps]
    again = browser.get(PATH, headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304


def test_the_list_gives_no_move_away(browser: Browser) -> None:
    """Neither the scene nor what is asked for: those who press Next too fast learn nothing from the page."""
    assert "ask" not in browser.get(PATH).json()["lessons"][0]["steps"][first_ask(LESSONS[0])]


@pytest.mark.parametrize("game", tw.game_ids())
def test_every_game_has_a_list(browser: Browser, game: str) -> None:
    sheets = browser.get(f"/api/games/{game}/lessons").json()["lessons"]
    assert len(sheets) == len(lessons_of(tw.game(game)))
    text = browser.get(f"/api/games/{game}/lessons/text/fr")
    if sheets:
        assert f"{sheets[0]['id']}-title = " in text.text
    else:
        assert refusal(text, 404) == "not-found"


def test_texts_are_there_in_our_languages(browser: Browser) -> None:
    english = browser.get(f"{PATH}/text/en")
    assert english.headers["content-type"].startswith("text/plain")
    assert f"{LAST.title} = " in english.text
    assert refusal(browser.get(f"{PATH}/text/de"), 404) == "not-found"
    assert refusal(browser.get("/api/games/chess/lessons"), 404) == "unknown-game"


# Steps


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_lesson_is_played_to_its_end_with_every_wrong_move_answered(
    browser: Browser, lesson: Lesson
) -> None:
    path = f"{PATH}/{lesson.id}"
    moves: list[str] = []
    now = browser.ask(path, moves=[], step=0)
    facts = 0
    for number, step in enumerate(lesson.steps):
        assert now["step"] == number
        assert now["table"]["viewer"] == lesson.learner
        assert now["table"]["seats"][lesson.learner]["mine"]
        assert len(now["table"]["facts"]) >= facts
        facts = len(now["table"]["facts"])
        if not step.ask:
            now = browser.ask(path, moves=moves, step=number + 1)
            continue
        walk = Walk(lesson, moves, number)
        wrong = walk.wrong_moves()
        for move in list(wrong)[:2]:
            answer = browser.ask(path, moves=moves, step=number, move=move)
            assert (answer["accepted"], answer["say"], answer["step"]) == (
                False,
                wrong[move],
                number,
            )
            assert answer["table"] == now["table"]
        move = now["takes"][0]
        before = now["table"]["at"]
        now = browser.ask(path, moves=moves, step=number, move=move)
        assert now["accepted"]
        assert now["table"]["at"] == before + 1 + len(step.then)
        assert now["table"]["version"] > now["table"]["at"]
        new = [fact["at"] for fact in now["table"]["facts"][facts:]]
        assert all(before < at <= now["table"]["at"] for at in new)
        moves.append(move)
    assert now["step"] == len(lesson.steps)


def test_an_illegal_move_is_refused_with_facts_and_clause(browser: Browser) -> None:
    lesson = LESSONS[0]
    body = {"moves": [], "step": first_ask(lesson), "move": "add A1"}
    answer = browser.post_json(f"{PATH}/{lesson.id}", body)
    assert refusal(answer, 409) == "illegal-move"
    assert answer.json()["error"]["clause"].startswith("SD-")
    answer = browser.post_json(f"{PATH}/{lesson.id}", {**body, "move": "fly"})
    assert refusal(answer, 422) == "unreadable-move"


def test_somebody_who_went_back_sees_the_position_of_then(browser: Browser) -> None:
    lesson = LESSONS[0]
    moves = main_line(lesson).moves
    fresh = browser.ask(f"{PATH}/{lesson.id}", moves=[], step=0)
    assert browser.ask(f"{PATH}/{lesson.id}", moves=moves, step=0) == fresh


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"moves": [], "step": 999}, 409, "out-of-step"),
        ({"moves": [], "step": 0, "move": "draw"}, 409, "out-of-step"),
        ({"moves": ["fly"] * 50, "step": len(LESSONS[0].steps)}, 409, "out-of-step"),
        ({"moves": [], "step": len(LESSONS[0].steps)}, 409, "out-of-step"),
        ({"moves": [], "step": -1}, 409, "out-of-step"),
        ({"moves": ["draw"] * 201, "step": 0}, 400, "malformed"),
        ({"moves": ["x" * 101], "step": 0}, 400, "malformed"),
        ({"moves": [], "step": 0, "seat": 1}, 400, "malformed"),
        ({"step": 0}, 400, "malformed"),
    ],
)
def test_other_requests_are_refused(
    browser: Browser, body: dict[str, Any], status: int, code: str
) -> None:
    assert refusal(browser.post_json(f"{PATH}/{LESSONS[0].id}", body), status) == code


def test_unknown_lessons_and_other_sites(browser: Browser) -> None:
    body = {"moves": [], "step": 0}
    assert refusal(browser.post_json(f"{PATH}/nothing", body), 404) == "unknown-lesson"
    answer = browser.post(f"{PATH}/{LAST.id}", json=body, headers={"origin": "http://evil.test"})
    assert refusal(answer, 403) == "wrong-origin"


# Why, and what if


def test_why_a_move_or_a_thing_is_not_possible(browser: Browser) -> None:
    lesson = LESSONS[0]
    at = {"moves": [], "step": first_ask(lesson)}
    path = f"{PATH}/{lesson.id}/why"
    (reason,) = browser.ask(path, **at, move="draw")["reasons"]
    assert (reason["move"], reason["clause"]) == ("draw", "SD-49")
    things = browser.ask(path, **at, thing=["tree", "A1"])["reasons"]
    assert things
    assert all(reason["clause"] for reason in things)
    assert browser.ask(path, **at, thing=["planet", "Mars"])["reasons"] == []


def test_what_a_move_would_do(browser: Browser) -> None:
    lesson = LESSONS[0]
    step = first_ask(lesson)
    move = Walk(lesson, [], step).taken_moves()[0]
    path = f"{PATH}/{lesson.id}/preview"
    previewed = browser.ask(path, moves=[], step=step, move=move)
    assert previewed["certain"]
    assert previewed["facts"]
    answer = browser.post_json(path, {"moves": [], "step": step, "move": "draw"})
    assert refusal(answer, 409) == "illegal-move"


# Nothing is kept


def test_nothing_is_stored(tmp_path: Path) -> None:
    with served(tmp_path) as browser:
        moves = main_line(LAST).moves
        for step in range(len(LAST.steps) + 1):
            browser.ask(f"{PATH}/{LAST.id}", moves=moves, step=step)
        assert browser.get("/api/tables").json()["mine"] == []
    database = sqlite3.connect(tmp_path / "tables.db")
    assert database.execute("select count(*) from tables").fetchone() == (0,)
    database.close()


def test_lessons_have_a_limit_of_their_own(tmp_path: Path) -> None:
    most = int(KINDS["learn"][0])
    with served(tmp_path, rates=1) as browser:
        answers = [
            browser.post_json(f"{PATH}/nothing", {"moves": [], "step": 0}).status_code
            for _ in range(most + 20)
        ]
    assert answers.count(404) >= most
    assert answers[-1] == 429


# Going on


def test_a_table_goes_on_from_the_last_lesson(browser: Browser) -> None:
    moves = main_line(LAST).moves
    end = browser.ask(f"{PATH}/{LAST.id}", moves=moves, step=len(LAST.steps))["table"]
    wish = {"game": GAME.id, "seating": [seat()], "lesson": {"id": LAST.id, "moves": moves}}
    id = browser.ask("/api/tables", **wish)["id"]
    card = browser.get(f"/api/tables/{id}").json()
    assert [one["kind"] for one in card["seats"]].count("bot") == LAST.seats - 1
    with browser.table(id) as socket:
        said: dict[str, Any] = socket.receive_json()
        while said["t"] != "table":
            said = socket.receive_json()
    assert said["viewer"] == LAST.learner
    assert said["view"]["trees"].keys() == end["view"]["trees"].keys()
    assert len(said["facts"]) >= len(end["facts"])


def test_a_table_cannot_begin_in_the_middle_of_a_lesson(browser: Browser) -> None:
    moves = main_line(LAST).moves
    wish = {"game": GAME.id, "seating": [seat()]}
    for lesson, status, code in (
        ({"id": LAST.id, "moves": moves[:-1]}, 409, "out-of-step"),
        ({"id": "nothing", "moves": []}, 404, "unknown-lesson"),
        ({"id": LAST.id}, 400, "malformed"),
    ):
        answer = browser.post_json("/api/tables", {**wish, "lesson": lesson})
        assert refusal(answer, status) == code
    open_seat = {"seating": [seat(), seat("open")], "lesson": {"id": LAST.id, "moves": moves}}
    answer = browser.post_json("/api/tables", {**wish, **open_seat})
    assert refusal(answer, 422) == "bad-seats"
