"""Lessons in the terminal: walked to the end, wrong moves answered, left and resumed, and a real game afterwards."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tablewood as tw
from tablewood.learn import Lesson, Walk, lessons_of, texts_of
from tablewood.learn.walk import main_line
from tests.cli.conftest import Tablewood

GAME = tw.game("sylvan-dale")
LESSONS = lessons_of(GAME)
FIRST, LAST = LESSONS[0], LESSONS[-1]


def typed(lesson: Lesson, steps: int | None = None) -> list[str]:
    """What somebody types who does as they are told."""
    moves = iter(main_line(lesson).moves)
    return [next(moves) if step.ask else "" for step in lesson.steps[:steps]]


def flat(text: str) -> str:
    """Without line breaks and runs of spaces, as lines are wrapped."""
    return " ".join(text.split())


def said(lesson: Lesson, text_id: str, language: str = "en") -> str:
    text = texts_of(lesson.game).say(language, text_id)
    return flat(text.replace("**", "").replace("\N{NO-BREAK SPACE}", " "))


def first_ask(lesson: Lesson) -> int:
    return next(number for number, step in enumerate(lesson.steps) if step.ask)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_chapter_says_everything(tablewood: Tablewood, lesson: Lesson, language: str) -> None:
    done = tablewood(f"learn {GAME.id} {lesson.id} --lang {language}", *typed(lesson), "no")
    assert done.status == 0
    out = flat(done.out)
    for step in lesson.steps:
        assert said(lesson, step.say, language) in out
    assert ("That was the chapter." if language == "en" else "Ce chapitre est terminé.") in out


def test_a_wrong_move_is_answered_with_the_reason(tablewood: Tablewood) -> None:
    ask = first_ask(FIRST)
    wrong = Walk(FIRST, [], ask).wrong_moves()
    move, reason = next(iter(wrong.items()))
    done = tablewood(f"learn {GAME.id} {FIRST.id}", *typed(FIRST, ask), move, "quit")
    assert said(FIRST, reason) in flat(done.out)
    assert f"step {ask} of {len(FIRST.steps)}" in tablewood(f"learn {GAME.id} --list").out


def test_an_illegal_move_is_answered_with_the_clause(tablewood: Tablewood) -> None:
    ask = first_ask(FIRST)
    done = tablewood(f"learn {GAME.id} {FIRST.id}", *typed(FIRST, ask), "draw", "fly", "undo")
    assert "draw is not allowed now." in flat(done.out)
    assert "(SD-" in done.out
    assert "moves begin with play" in flat(done.out)
    assert "a lesson goes forward only" in flat(done.out)


def test_things_are_named_in_words(tablewood: Tablewood) -> None:
    done = tablewood(f"learn {GAME.id} {FIRST.id} --lang fr", *typed(FIRST), "non")
    assert "À regarder : " in done.out
    assert "card:" not in done.out


def test_leaving_and_coming_back(tablewood: Tablewood) -> None:
    everything = typed(FIRST)
    half = first_ask(FIRST) + 1
    left = tablewood(f"learn {GAME.id}", *everything[:half], "quit")
    assert f"To come back: tablewood learn {GAME.id}" in left.out
    back = tablewood(f"learn {GAME.id}", *everything[half:], "no")
    out = flat(back.out)
    assert said(FIRST, FIRST.steps[0].say) not in out
    assert said(FIRST, FIRST.steps[-1].say) in out
    listed = tablewood(f"learn {GAME.id} --list").out
    assert "done" in listed.splitlines()[0]


def test_a_chapter_can_be_begun_again(tablewood: Tablewood) -> None:
    half = first_ask(FIRST) + 1
    tablewood(f"learn {GAME.id} {FIRST.id}", *typed(FIRST, half), "quit")
    again = tablewood(f"learn {GAME.id} {FIRST.id} --again", "quit")
    assert said(FIRST, FIRST.steps[0].say) in flat(again.out)


def test_at_the_end_it_goes_on_as_a_real_game(tablewood: Tablewood, tmp_path: Path) -> None:
    done = tablewood(f"learn {GAME.id} {LAST.id}", *typed(LAST), "", "quit", "")
    assert "(young)" in done.out
    assert "tablewood play --resume" in done.out
    [path] = (tmp_path / "data" / "tablewood" / "saves").iterdir()
    resumed = tablewood(f"play --resume {path}", "quit")
    assert resumed.status == 0
    assert "(young)" in resumed.out


def test_a_file_that_cannot_be_read_costs_only_the_place(
    tablewood: Tablewood, tmp_path: Path
) -> None:
    path = tmp_path / "data" / "tablewood" / "lessons.json"
    path.parent.mkdir(parents=True)
    steps = {"moves": ["fly"] * 3, "step": len(FIRST.steps) - 1}
    for content in ("{", "[]", json.dumps({GAME.id: {FIRST.id: steps}})):
        path.write_text(content)
        done = tablewood(f"learn {GAME.id}", "quit")
        assert said(FIRST, FIRST.steps[0].say) in flat(done.out)


def test_what_cannot_be_learnt(tablewood: Tablewood, monkeypatch: pytest.MonkeyPatch) -> None:
    tablewood("learn chess").refuses("unknown game")
    tablewood(f"learn {GAME.id} nothing").refuses('no chapter "nothing"', FIRST.id)
    monkeypatch.setattr("tablewood.learn.lessons_of", lambda game: [])
    tablewood(f"learn {GAME.id}").refuses("no lessons yet", "tablewood play")


def test_help_has_examples(tablewood: Tablewood) -> None:
    assert "tablewood learn sylvan-dale --list" in tablewood("learn --help").out
