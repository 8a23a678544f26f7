"""Lessons as they are read: a sound one, and one that is broken in every way there is, with file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablewood as tw
from tablewood.kernel.errors import BadComponents
from tablewood.learn import lesson_checks as checks
from tablewood.learn import lessons_of, texts_of
from tests.learn.lesson_folder import SOUND, TEXTS, LessonFolder, line_of

FILE = "dale/lessons/1-first.toml"


@pytest.fixture
def folder(tmp_path: Path) -> LessonFolder:
    return LessonFolder(tmp_path)


def complaint(folder: LessonFolder) -> BadComponents:
    with pytest.raises(BadComponents) as raised:
        folder.read()
    return raised.value


# Sound ones


@pytest.mark.parametrize("id", tw.game_ids())
def test_the_lessons_of_every_game_are_sound(id: str) -> None:
    game = tw.game(id)
    lessons = lessons_of(game)
    for lesson in lessons:
        assert texts_of(game).say("fr", lesson.title) != lesson.title
    assert not any(lesson.continues for lesson in lessons[:-1])


def test_a_game_without_lessons_has_none(tmp_path: Path) -> None:
    from tablewood.learn import read_lessons

    assert read_lessons(tw.game("sylve"), tmp_path / "lessons") == []


def test_a_lesson_is_read(folder: LessonFolder) -> None:
    (lesson,) = folder.chapter().read()
    assert (lesson.id, lesson.minutes, lesson.learner, lesson.continues) == ("first", 2, 0, False)
    assert [step.say for step in lesson.steps][:2] == ["first-hello", "first-play"]
    assert lesson.steps[0].point == ("tree:A1", "verb:draw", "seat:red")
    assert lesson.steps[1].wrong == (("play turret-*", "first-no-turret"),)
    assert lesson.moves_before(0) == lesson.moves_before(1) == 0
    assert lesson.moves_before(4) == 3


def test_chapters_come_in_the_order_of_their_numbers(folder: LessonFolder) -> None:
    ids = ("first", "second", "tenth")
    folder.texts({f"{id}-{name}": name for id in ids for name in TEXTS})
    for name in ("10-tenth.toml", "2-second.toml", "1-first.toml"):
        folder.chapter(name=name)
    assert [lesson.id for lesson in folder.read()] == ["first", "second", "tenth"]


# Broken ones

HELLO = 'say = "hello"\npoint'

BROKEN = [
    # what is written, what is written instead, where the complaint points, what it says
    ("minutes = 2", "minutes = 0", "minutes", "must be at least 1"),
    ("minutes = 2", "minutes = 2\nminuets = 3", "learner", "unknown key"),
    ('learner = "red"', 'learner = "green"', "learner", 'unknown learner "green"'),
    ('learner = "red"', 'learner = "yellow"', "ask = [", "the learner is not asked here"),
    ('learner = "red"', 'learner = "red"\ncontinue = true', "\n[scene]", "unknown key"),
    ("seats = 2", "seats = 9", "[scene]", "not for 9 seats"),
    ('"nest-hammer"]', '"nets-hammer"]', "red = {", 'unknown card "nets-hammer"'),
    (
        'turn = "red"',
        'turn = "red"\ntrees = { A1 = "N | rN rN rN rN rN" }',
        "[scene]",
        "red nest tiles",
    ),
    ('turn = "red"', 'turn = "red"\nmoves = ["fly A1"]', "market", "cannot read the move"),
    ('"tree:A1"', '"tree:Z9"', "point", 'unknown tree "Z9"'),
    ('"tree:A1"', '"three:A1"', "point", "did you mean tree?"),
    ('"tree:A1"', '"A1"', "point", "is not a thing"),
    ('"verb:draw"', '"verb:drew"', "point", "did you mean draw?"),
    ('"seat:red"', '"seat:rad"', "point", "did you mean red?"),
    ('"play nest-ax", ', '"plya nest-ax", ', "ask = [", 'no legal move fits "plya nest-ax"'),
    ('ask = ["add A1"]', 'ask = ["add B1"]', 'ask = ["add A1"]', "no legal move fits"),
    ('ask = ["add A1"]', "ask = []", 'ask = ["add A1"]', "is empty"),
    ('wrong = { "play turret-*" = "no-turret" }', "", 'ask = ["play', 'no answer to "play turret'),
    ('"play turret-*" =', '"play lodge-*" =', 'wrong = { "play', "no answer to"),
    (
        '{ "play turret-*" = "no-turret" }',
        '{ "play turret-*" = "no-turret", "*" = "hello" }',
        'wrong = { "play',
        '"*" answers no legal move',
    ),
    ('wrong = { "*" = "no-turret" }', "", 'ask = ["add', "no answer to"),
    (
        '"no-turret" }\n\n[[step]]\nsay = "add"',
        '"why" }\n\n[[step]]\nsay = "add"',
        "wrong = {",
        "no text",
    ),
    (HELLO, 'wrong = { "*" = "hello" }\n' + HELLO, "say =", "asks for no move"),
    ('say = "choose"', 'say = "chose"', 'say = "choose"', 'no text "first-chose" in en.ftl'),
    ('say = "choose"', 'says = "choose"', '[[step]]\nsay = "choose"', "did you mean it by"),
    ('"play lodge-ax", ', '"play lodge-axe", ', "then", "cannot read the move"),
    ('"add C1"', '"add A1"', "then", "A1 has a cottage on top; your card shows a lodge"),
    ('"add C1", "draw"]', '"add C1", "draw", "fly"]', "then", "cannot read"),
    ('"add C1", "draw"]', '"add C1", "take nest-ax"]', "then", "yellow is asked choose-card"),
]


@pytest.mark.parametrize(("old", "new", "where", "what"), BROKEN)
def test_a_broken_lesson_is_refused_with_its_line(
    folder: LessonFolder, old: str, new: str, where: str, what: str
) -> None:
    error = complaint(folder.chapter(old, new))
    assert what in error.message
    assert error.message.startswith(f"{FILE}:{line_of(where)}: ")


def test_it_is_not_toml(folder: LessonFolder) -> None:
    assert complaint(folder.chapter("minutes = 2", "minutes = ")).line == 1


def test_a_lesson_without_steps(folder: LessonFolder) -> None:
    folder.path.joinpath("1-first.toml").write_text(SOUND.split("[[step]]")[0] + "[scene.about]\n")
    assert "step: missing" in complaint(folder).message


def test_only_the_last_chapter_goes_on(folder: LessonFolder) -> None:
    folder.texts({f"{id}-{name}": name for id in ("first", "second") for name in TEXTS})
    folder.chapter("minutes = 2", "minutes = 2\ncontinues = true").chapter(name="2-second.toml")
    error = complaint(folder)
    assert error.message.startswith(f"{FILE}:2: continues: only the last chapter")
    folder.chapter()
    folder.chapter("minutes = 2", "minutes = 2\ncontinues = true", name="2-second.toml")
    assert [lesson.continues for lesson in folder.read()] == [False, True]


OVER = """\
minutes = 1
learner = "red"
[scene]
seats = 2
round = 2
turn = "red"
red = { hand = ["nest-ax"], left = 1 }
yellow = { left = 0 }
[[step]]
say = "play"
ask = ["play nest-ax"]
[[step]]
say = "add"
ask = ["add *"]
[[step]]
say = "choose"
ask = ["draw"]
wrong = { "*" = "no-turret" }
[[step]]
say = "title"
[[step]]
say = "hello"
ask = ["draw"]
"""


def test_nothing_is_asked_once_the_game_is_over(folder: LessonFolder) -> None:
    path = folder.path / "1-first.toml"
    path.write_text(OVER)
    error = complaint(folder)
    assert (error.line, "the game is over before this step" in error.what) == (21, True)
    path.write_text(OVER.removesuffix('ask = ["draw"]\n'))
    (lesson,) = folder.read()
    assert len(lesson.steps) == 5
    path.write_text(path.read_text().replace("minutes = 1", "continues = true\nminutes = 1"))
    assert complaint(folder).message.startswith(f"{FILE}:1: continues: the game is over")


def test_every_way_through_the_lesson_is_played(folder: LessonFolder) -> None:
    """Yellow builds on C1. That works out only if the learner has not built there."""
    folder.chapter('ask = ["add A1"]', 'ask = ["add *"]')
    assert "answers no legal move" in complaint(folder).message
    both = SOUND.replace('ask = ["play nest-ax", "play nest-*"]', 'ask = ["play *"]')
    both = both.replace('wrong = { "play turret-*" = "no-turret" }', "")
    folder.path.joinpath("1-first.toml").write_text(both)
    error = complaint(folder)
    assert "no legal move fits after play turret-ax" in error.what
    assert error.line == line_of('ask = ["add A1"]', both)


def test_too_many_ways(folder: LessonFolder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "MOST_WAYS", 7)
    error = complaint(folder.chapter())
    assert "more than 7 ways" in error.what
    assert error.line == line_of('ask = ["draw"')


# Files and texts


@pytest.mark.parametrize("name", ["first.toml", "1_first.toml", "1-First.toml", "0-first.toml"])
def test_a_chapter_is_called_by_number_and_id(folder: LessonFolder, name: str) -> None:
    error = complaint(folder.chapter(name=name))
    assert error.message.startswith(f"dale/lessons/{name}: a chapter is called")


@pytest.mark.parametrize("name", ["1-second.toml", "2-first.toml"])
def test_no_two_chapters_share_a_number_or_an_id(folder: LessonFolder, name: str) -> None:
    error = complaint(folder.chapter().chapter(name=name))
    assert error.message.startswith("dale/lessons/")
    assert "the same number" in error.what or "twice" in error.what


def test_a_text_is_missing_in_french(folder: LessonFolder) -> None:
    english = {f"first-{name}": name for name in TEXTS}
    folder.texts(english, {id: said for id, said in english.items() if id != "first-add"})
    error = complaint(folder.chapter())
    line = line_of('say = "add"')
    assert error.message.startswith(f"{FILE}:{line}: ")
    assert 'no text "first-add" in fr.ftl' in error.what


def test_a_chapter_without_a_title(folder: LessonFolder) -> None:
    folder.texts({f"first-{name}": name for name in TEXTS if name != "title"})
    assert 'no text "first-title" in en.ftl' in complaint(folder.chapter()).what


def test_a_chapter_may_say_what_was_learnt(folder: LessonFolder) -> None:
    folder.texts({f"first-{name}": name for name in (*TEXTS, "learnt")})
    assert len(folder.chapter().read()) == 1


def test_what_was_learnt_is_said_in_both_languages(folder: LessonFolder) -> None:
    english = {f"first-{name}": name for name in (*TEXTS, "learnt")}
    folder.texts(english, {id: said for id, said in english.items() if id != "first-learnt"})
    assert 'no text "first-learnt" in fr.ftl' in complaint(folder.chapter()).what


def test_a_text_that_nobody_uses(folder: LessonFolder) -> None:
    english = {f"first-{name}": name for name in TEXTS}
    folder.texts({**english, "first-unused": "Nobody says this."})
    error = complaint(folder.chapter())
    assert (
        error.message
        == f"dale/lessons/en.ftl:{len(TEXTS) + 1}: first-unused: no lesson uses this text"
    )


def test_a_text_with_a_variable(folder: LessonFolder) -> None:
    folder.texts({**{f"first-{name}": name for name in TEXTS}, "first-add": "Add { $tile }."})
    assert "must do without variables" in complaint(folder.chapter()).what


def test_a_text_that_cannot_be_read(folder: LessonFolder) -> None:
    english = {f"first-{name}": name for name in TEXTS}
    folder.texts({**english, "first broken": "one"})
    error = complaint(folder.chapter())
    assert error.message.startswith(f"dale/lessons/en.ftl:{len(TEXTS) + 1}: unreadable")
