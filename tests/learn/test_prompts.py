"""Every kind of question that a first real game asks is taught in a lesson, or left out for a stated reason.

`first_games.toml` says what 100 greedy games of each kind ask (`python -m tools.lessons --record`). Here some of them
are played again, to see whether the rules still ask the same; TABLEWOOD_FIRST_GAMES=100 plays all of them.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import tablewood as tw
from tablewood.kernel.errors import BadComponents
from tablewood.learn import lessons_of
from tablewood.learn.prompts import check_left_out, left_out, prompts_asked, prompts_taught
from tools.lessons import GAMES, main, recorded

SAMPLE = int(os.environ.get("TABLEWOOD_FIRST_GAMES", "2"))

games = pytest.mark.parametrize("id", tw.game_ids())


@games
def test_every_question_of_a_first_game_is_taught_or_left_out_for_a_reason(id: str) -> None:
    game = tw.game(id)
    lessons = lessons_of(game)
    known = set(prompts_taught(lessons)) | set(check_left_out(game, lessons))
    assert set(recorded()[id]) <= known


@games
def test_the_rules_still_ask_what_was_recorded(id: str) -> None:
    asked = prompts_asked(tw.game(id), range(SAMPLE))
    assert set(asked) <= set(recorded()[id])
    if SAMPLE == GAMES:
        assert set(asked) == set(recorded()[id])


def test_questions_are_met_in_the_order_of_the_lessons() -> None:
    assert prompts_taught(lessons_of(tw.game("sylvan-dale")))[:3] == [
        "play-card",
        "add-tile",
        "choose-card",
    ]


def test_a_reason_is_for_a_question_that_no_lesson_teaches(tmp_path: Path) -> None:
    game = tw.game("sylvan-dale")
    path = tmp_path / "left_out.toml"
    path.write_text('exchange-sets = "rare, and it explains itself"\n')
    assert left_out(game, tmp_path) == {"exchange-sets": "rare, and it explains itself"}
    for written, line, what in (
        ('exchange-sets = "rare"\nexchange-seats = "rare"', 2, "never asks this"),
        ('play-card = "everybody knows"', 1, "a lesson teaches this"),
        ('exchange-sets = ""', 1, "is empty"),
    ):
        path.write_text(written)
        with pytest.raises(BadComponents) as refused:
            check_left_out(game, lessons_of(game), tmp_path)
        assert refused.value.line == line
        assert what in refused.value.what


def test_authors_can_read_a_lesson_through(capsys: pytest.CaptureFixture[str]) -> None:
    lesson = lessons_of(tw.game("sylvan-dale"))[0]
    assert main(["sylvan-dale", lesson.id]) == 0
    script = capsys.readouterr().out
    for step in lesson.steps:
        assert step.say in script
    assert "asks play-card: takes " in script
    assert "fr: " in script


def test_authors_see_which_questions_are_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sylvan-dale", "--prompts"]) == 0
    listed = capsys.readouterr().out
    assert "100 of 100  play-card: taught" in listed
    assert ": MISSING" not in listed


def test_mistakes_of_authors(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chess"]) == 1
    assert "unknown game" in capsys.readouterr().err
    assert main(["sylvan-dale", "a-trun"]) == 1
    assert "unknown chapter" in capsys.readouterr().err
