"""A lesson that goes on as a real game: the scene after it, and whether a scene is that of a lesson."""

from __future__ import annotations

import json

import pytest

import tablewood as tw
from tablewood.kernel.reflect import fingerprint
from tablewood.kernel.scene import scene_match
from tablewood.learn import Lesson, OutOfStep, lessons_of
from tablewood.learn.going_on import is_of_a_lesson, scene_after
from tablewood.learn.walk import main_line

CONTINUING = [
    lesson for id in tw.game_ids() for lesson in lessons_of(tw.game(id)) if lesson.continues
]


def test_there_is_a_lesson_that_goes_on() -> None:
    assert CONTINUING


@pytest.mark.parametrize("lesson", CONTINUING, ids=lambda lesson: lesson.game.id)
def test_the_scene_after_a_lesson_is_where_it_ended(lesson: Lesson) -> None:
    walk = main_line(lesson)
    scene = scene_after(lesson, walk.moves)
    assert fingerprint(scene_match(lesson.game, scene).state) == fingerprint(walk.match.state)
    assert is_of_a_lesson(lesson.game, json.dumps(scene))


@pytest.mark.parametrize("lesson", CONTINUING, ids=lambda lesson: lesson.game.id)
def test_only_the_scenes_of_lessons_are(lesson: Lesson) -> None:
    scene = scene_after(lesson, main_line(lesson).moves)
    moves = scene["moves"]
    assert isinstance(moves, list)
    others: list[object] = [
        {**scene, "seed": 12345},
        {**scene, "moves": moves[:-1]},
        {**scene, "moves": [*moves, moves[-1]]},
        {**scene, "moves": [7, None]},
        {**scene, "moves": "all"},
        lesson.scene,
        [],
        None,
    ]
    for changed in others:
        assert not is_of_a_lesson(lesson.game, json.dumps(changed))
    assert not is_of_a_lesson(lesson.game, "[" * 99999)


def test_the_moves_must_lead_to_the_end() -> None:
    lesson = CONTINUING[0]
    moves = main_line(lesson).moves
    for wrong in (moves[:-1], [*moves, moves[-1]], ["fly"] * len(moves)):
        with pytest.raises(OutOfStep):
            scene_after(lesson, wrong)
