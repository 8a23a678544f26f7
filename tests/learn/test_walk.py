"""Walking through a lesson: moves that are taken, moves that are answered, and going back."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from tablewood.kernel.errors import IllegalMove, NotYourTurn, UnreadableMove
from tablewood.kernel.reflect import fingerprint
from tablewood.learn import Lesson, OutOfStep, Walk
from tablewood.learn.lesson import fits
from tablewood.learn.walk import main_line
from tests.learn.lesson_folder import LessonFolder

MOVES = ["play nest-ax", "add A1", "draw"]


@pytest.fixture
def lesson(tmp_path: Path) -> Lesson:
    (found,) = LessonFolder(tmp_path).chapter().read()
    return found


def test_a_taken_move_goes_on(lesson: Lesson) -> None:
    walk = Walk(lesson)
    walk.go_on()
    assert walk.try_move("PLAY Nest-Ax") == ""
    assert (walk.step, walk.moves) == (2, ["play nest-ax"])
    assert walk.match.state.step.prompt == "add-tile"


def test_a_legal_move_that_is_not_asked_for_is_answered_and_not_made(lesson: Lesson) -> None:
    walk = Walk(lesson, [], 1)
    before = fingerprint(walk.match.state)
    assert walk.try_move("play turret-ax") == "first-no-turret"
    assert (walk.step, walk.moves, fingerprint(walk.match.state)) == (1, [], before)


def test_an_illegal_move_is_refused_by_its_clause(lesson: Lesson) -> None:
    walk = Walk(lesson, MOVES, 2)
    with pytest.raises(IllegalMove) as refused:
        walk.try_move("add C1")
    assert refused.value.clause == "SD-29"
    assert refused.value.because == "C1 has a lodge on top; your card shows a nest."
    with pytest.raises(UnreadableMove):
        walk.try_move("fly")
    assert walk.step == 2


def test_the_others_move_as_scripted(lesson: Lesson) -> None:
    walk = Walk(lesson, MOVES, 3)
    walk.try_move("draw")
    assert [
        (one.seat, walk.match.game.notation(one.before, one.move)) for one in walk.match.played
    ] == [
        (0, "play nest-ax"),
        (0, "add A1"),
        (0, "draw"),
        (1, "play lodge-ax"),
        (1, "add C1"),
        (1, "draw"),
    ]
    assert walk.match.state.asked == [0]


def test_any_step_can_be_gone_to_with_the_moves_that_lead_there(lesson: Lesson) -> None:
    walked = Walk(lesson)
    while not walked.over:
        at = Walk(lesson, MOVES, walked.step)
        assert fingerprint(at.match.state) == fingerprint(walked.match.state)
        assert at.moves == MOVES[: len(at.moves)]
        if walked.scripted.ask:
            assert walked.try_move(MOVES[len(walked.moves)]) == ""
        else:
            walked.go_on()
    assert walked.moves == MOVES


@pytest.mark.parametrize(
    ("moves", "step"),
    [([], -1), ([], 6), ([], 2), (["play turret-ax"], 2), (["play nest-ax", "draw"], 4)],
)
def test_moves_that_do_not_lead_to_the_step(lesson: Lesson, moves: list[str], step: int) -> None:
    with pytest.raises(OutOfStep):
        Walk(lesson, moves, step)


def test_nothing_is_taken_that_is_not_asked_for(lesson: Lesson) -> None:
    with pytest.raises(OutOfStep) as refused:
        Walk(lesson).try_move("play nest-ax")
    assert str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value)
    with pytest.raises(OutOfStep):
        Walk(lesson, [], 1).go_on()
    with pytest.raises(OutOfStep):
        Walk(lesson, MOVES, 5).go_on()


def test_it_is_the_learner_who_moves(lesson: Lesson) -> None:
    walk = Walk(lesson, MOVES, 3)
    walk.match.submit(0, "draw")
    with pytest.raises(NotYourTurn):
        walk.try_move("draw")


def test_the_authors_moves_lead_to_the_end(lesson: Lesson) -> None:
    walk = main_line(lesson)
    assert walk.over
    assert walk.moves == MOVES


@pytest.mark.parametrize(
    ("pattern", "notation", "fit"),
    [
        ("add C3", "add C3", True),
        ("add c3", "add C3", True),
        ("add  C3", "add C3", True),
        ("add *", "add C3", True),
        ("* C3", "add C3", True),
        ("*", "pass", True),
        ("add", "add C3", False),
        ("add C", "add C3", False),
        ("play nest-*", "play nest-ax", True),
        ("play n.st-ax", "play nest-ax", False),
        ("hammer * B2", "hammer A1 B2", True),
        ("hammer * B2", "hammer A1 B1", False),
    ],
)
def test_patterns(pattern: str, notation: str, fit: bool) -> None:
    assert fits(pattern, notation) is fit
