"""Guided first games in a browser: every chapter of every game that has lessons, to its end, in both languages.

The lesson itself says what to try: at each step that asks for a move, first one that is not asked for, then the
right one.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Locator, expect

import tablewood as tw
from tablewood.games import game_ids
from tablewood.kernel.text import LANGUAGES
from tablewood.learn import Lesson, Walk, lessons_of, texts_of
from tests.browser.conftest import Visit
from tests.browser.person import Person

GAMES = [id for id in game_ids() if lessons_of(tw.game(id))]
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
PHONE = (360, 740)

PLAY = """async (plan) => {
    const screen = () => document.querySelector("[data-lesson]");
    const words = (selector) => document.querySelector(selector)?.textContent.replace(/\\s+/g, " ").trim() ?? "";
    const until = async (done, what) => {
        for (const end = performance.now() + 20000; performance.now() < end; ) {
            if (done()) return;
            await new Promise((wake) => setTimeout(wake, 8));
        }
        throw new Error(`waits in vain for ${what}; step ${screen()?.dataset.step}: ${words(".teacher")}`);
    };
    const press = (node) => node.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    const inList = (move) => document.querySelector(`.teacher [data-move="${CSS.escape(move)}"]:not([disabled])`);
    const make = async (move) => {
        if (!document.querySelector(".teacher .moves")) press(document.querySelector(".teacher button.list"));
        await until(() => inList(move), `${move} in the list`);
        press(inList(move));
    };
    const cannot = () => document.querySelector(".stage [data-thing]:not(.can)");
    const told = [];
    for (const [at, step] of plan.entries()) {
        const drawn = () => document.querySelector(".stage.drawn");
        await until(() => screen()?.dataset.step === String(at) && drawn(), `step ${at}`);
        const lit = () => document.querySelector(".stage :is([data-pointed], .pointed, .pointed-at, .spot, .shown)");
        if (step.points) await until(lit, "what the step points at");
        const found = { says: words(".teacher .talk"), answer: "" };
        if (step.wrong) {
            await make(step.wrong);
            await until(() => words(".teacher .answer"), `an answer to ${step.wrong}`);
            found.answer = words(".teacher .answer");
        } else if (step.move && cannot()) {
            press(cannot());
            await until(() => document.querySelector(".why .facts, .why article, .why p:not(.muted)"), "a reason");
            found.answer = words(".why");
        }
        if (step.move) await make(step.move);
        else press(document.querySelector(".teacher .next"));
        told.push(found);
    }
    await until(() => screen()?.dataset.over === "true", "the end");
    return told;
}"""
"""Goes through a chapter within the page, as quick hands would; returns what each step said and answered."""


@cache
def chapters(game: str) -> tuple[Lesson, ...]:
    return tuple(lessons_of(tw.game(game)))


def plan_of(lesson: Lesson) -> list[dict[str, str]]:
    """For each step: a legal move that is not asked for, its answer, and the move that is."""
    walk, plan = Walk(lesson), []
    while not walk.over:
        scripted = walk.scripted
        step = {
            "say": scripted.say,
            "points": " ".join(scripted.point),
            "wrong": "",
            "reason": "",
            "move": "",
        }
        if walk.scripted.ask:
            step["move"] = walk.taken_moves()[0]
            step["wrong"], step["reason"] = next(iter(walk.wrong_moves().items()), ("", ""))
            walk.try_move(step["move"])
        else:
            walk.go_on()
        plan.append(step)
    return plan


def plain(words: str) -> str:
    """Words as they are read: without marks of bold type, and with simple spaces."""
    return " ".join(words.replace("**", "").split())


def open_chapter(person: Person, lesson: Lesson) -> None:
    person.open(f"/learn/{lesson.game.id}/{lesson.id}")
    expect(person.page.locator(".stage.drawn")).to_be_visible()


def step_is(person: Person, step: int) -> None:
    expect(person.page.locator(f'[data-lesson][data-step="{step}"]')).to_be_attached()


def has_no_violations(person: Person) -> None:
    violations = Axe().run(person.page).response["violations"]
    told = [f"{one['id']}: {node['html'][:160]}" for one in violations for node in one["nodes"][:3]]
    assert not told, "\n".join(told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_is_played_to_its_end(visit: Visit, game: str, language: str) -> None:
    ann = visit("Ann", locale=LOCALES[language])
    texts = texts_of(tw.game(game))
    for lesson in chapters(game):
        open_chapter(ann, lesson)
        plan = plan_of(lesson)
        told: list[dict[str, Any]] = ann.page.evaluate(PLAY, plan)
        assert len(told) == len(plan)
        for step, found in zip(plan, told, strict=True):
            assert plain(texts.say(language, step["say"])) in plain(found["says"])
            if step["wrong"]:
                assert plain(texts.say(language, step["reason"])) == plain(found["answer"])
            elif step["move"]:
                assert found["answer"], f"nothing answers what cannot be done at {step['say']}"
    ann.open(f"/learn/{game}")
    expect(ann.page.locator("[data-chapter].played")).to_have_count(len(chapters(game)))


def choose_by_keyboard(person: Person, move: str) -> None:
    """Go to the list of moves, then with the tab key to the move."""
    person.page.keyboard.press("m")
    for _ in range(120):
        if person.page.evaluate("document.activeElement?.dataset.move ?? ''") == move:
            return person.page.keyboard.press("Enter")
        person.page.keyboard.press("Tab")
    raise AssertionError(f"{move} cannot be reached")


@pytest.mark.parametrize("game", GAMES)
def test_a_chapter_is_played_by_keyboard_alone(visit: Visit, game: str) -> None:
    ann = visit("Ann")
    lesson = chapters(game)[0]
    open_chapter(ann, lesson)
    for at, step in enumerate(plan_of(lesson)):
        step_is(ann, at)
        if step["wrong"]:
            choose_by_keyboard(ann, step["wrong"])
            expect(ann.page.locator('.teacher [role="status"]')).not_to_be_empty()
        if step["move"]:
            choose_by_keyboard(ann, step["move"])
        else:
            ann.page.keyboard.press("ArrowRight" if at % 2 else "Enter")
    expect(ann.page.locator('[data-over="true"]')).to_be_attached()
    assert ann.page.evaluate("document.querySelector('.teacher').contains(document.activeElement)")


IN_SIGHT = """() => {
    const thing = document.querySelector(".stage [data-pointed]");
    const tray = document.querySelector(".tray.narrow");
    const covers = [document.querySelector(".teacher"), tray?.contains(thing) ? null : tray].filter(Boolean);
    const free = Math.min(...covers.map((one) => one.getBoundingClientRect().top));
    const { top, bottom } = thing.getBoundingClientRect();
    return top >= 0 && bottom <= free + 1;
}"""

BOARD_HAS_ROOM = """() => {
    const covers = [...document.querySelectorAll(".teacher, .tray.narrow")];
    const free = Math.min(...covers.map((one) => one.getBoundingClientRect().top));
    const board = document.querySelector(".stage").getBoundingClientRect();
    return (free - Math.max(0, board.top)) / innerHeight >= 0.44;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_nothing_covers_what_is_pointed_at(visit: Visit, game: str) -> None:
    ann = visit("Ann", *PHONE)
    lesson = chapters(game)[0]
    open_chapter(ann, lesson)
    seen = 0
    for at, step in enumerate(plan_of(lesson)):
        step_is(ann, at)
        if ann.page.locator(".stage [data-pointed]").count():
            ann.page.wait_for_function(IN_SIGHT)
            seen += 1
        ann.page.wait_for_function(BOARD_HAS_ROOM)
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        things = ann.page.locator(".stage [data-pointed].can")
        if step["move"] and things.count() == 1:
            things.click()  # the thing itself, on the board
        elif step["move"]:
            ann.page.keyboard.press("m")
            ann.page.locator(f'.teacher [data-move="{step["move"]}"]').click()
        else:
            ann.page.locator(".teacher .next").click()
    expect(ann.page.locator('[data-over="true"]')).to_be_attached()
    assert seen > 0


def width_of(part: Locator) -> float:
    box = part.bounding_box()
    assert box is not None
    return box["width"]


def test_on_a_phone_the_teacher_grows_when_pressed(visit: Visit) -> None:
    ann = visit("Ann", *PHONE)
    open_chapter(ann, chapters("tree-society")[0])
    ways = ann.page.locator(".teacher footer")
    assert width_of(ways) <= 1
    grow = ann.page.get_by_role("button", name="Enlarge the teacher’s panel")
    grow.click()
    ann.page.get_by_role("link", name="Leave").click(trial=True)
    assert width_of(ways) > 300
    ann.page.locator(".teacher .next").click()
    expect(grow).to_have_attribute("aria-expanded", "false")


def test_a_thing_under_a_resting_pointer_is_not_explained(visit: Visit) -> None:
    ann = visit("Ann", motion=True)
    lesson = chapters("tree-society")[0]
    open_chapter(ann, lesson)
    box = ann.page.locator('.stage [data-thing^="card:"]').first.bounding_box()
    assert box
    ann.open("/learn/tree-society")
    ann.page.mouse.move(box["x"] + 20, box["y"] + 20)
    ann.page.evaluate(f"history.pushState({{}}, '', '/learn/tree-society/{lesson.id}')")
    ann.page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
    expect(ann.page.locator(".stage.drawn")).to_be_visible()
    ann.page.wait_for_timeout(900)
    expect(ann.page.locator(".explain")).to_have_count(0)
    ann.page.mouse.move(box["x"] + 24, box["y"] + 22)
    expect(ann.page.locator(".explain")).to_be_visible()


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_accessible(visit: Visit, game: str, dark: bool) -> None:
    ann = visit("Ann", dark=dark)
    lesson = chapters(game)[0]
    plan = plan_of(lesson)
    first = next(at for at, step in enumerate(plan) if step["wrong"])
    open_chapter(ann, lesson)
    for _ in range(first):
        ann.page.locator(".teacher .next").click()
    ann.page.keyboard.press("m")
    ann.page.locator(f'.teacher [data-move="{plan[first]["wrong"]}"]').click()
    expect(ann.page.locator(".teacher .answer")).not_to_be_empty()
    has_no_violations(ann)


def test_a_lesson_is_left_resumed_and_skipped(visit: Visit) -> None:
    ann = visit("Ann")
    lesson = chapters("sylvan-dale")[0]
    plan = plan_of(lesson)
    open_chapter(ann, lesson)
    asked = next(at for at, step in enumerate(plan) if step["move"])
    for _ in range(asked):
        ann.page.locator(".teacher .next").click()
    ann.page.keyboard.press("m")
    ann.page.locator(f'.teacher [data-move="{plan[asked]["move"]}"]').click()
    step_is(ann, asked + 1)
    ann.page.reload()
    step_is(ann, asked + 1)
    ann.page.get_by_role("link", name="Leave").click()
    here = ann.page.locator(f'[data-chapter="{lesson.id}"]')
    expect(here).to_contain_text(f"at step {asked + 2} of {len(plan)}")
    here.get_by_role("button", name="Start over").click()
    step_is(ann, 0)
    ann.page.get_by_role("button", name="Skip this chapter").click()
    ann.open("/learn/sylvan-dale")
    expect(here).to_contain_text("skipped")


def test_two_wrong_tries_and_the_move_is_shown(visit: Visit) -> None:
    ann = visit("Ann")
    lesson = chapters("sylvan-dale")[0]
    plan = plan_of(lesson)
    first = next(at for at, step in enumerate(plan) if step["wrong"])
    open_chapter(ann, lesson)
    show = ann.page.get_by_role("button", name="Show me")
    for _ in range(first):
        ann.page.locator(".teacher .next").click()
    ann.page.keyboard.press("m")
    for _ in range(2):
        expect(show).to_have_count(0)
        ann.page.locator(f'.teacher [data-move="{plan[first]["wrong"]}"]').click()
        expect(ann.page.locator(".teacher .answer")).not_to_be_empty()
    show.click()
    expect(ann.page.locator(".teacher .answer")).to_contain_text("Make this move")
    thing = ann.page.locator(".stage [data-pointed].can")
    expect(thing).to_have_count(1)
    thing.click()
    step_is(ann, first + 1)


CONTINUED = [id for id in GAMES if chapters(id)[-1].continues]


@pytest.mark.parametrize("game", CONTINUED)
def test_the_last_chapter_goes_on_as_a_real_game(visit: Visit, game: str) -> None:
    ann = visit("Ann")
    lesson = chapters(game)[-1]
    open_chapter(ann, lesson)
    ann.page.evaluate(PLAY, plan_of(lesson))
    ann.page.locator('[data-way="play-on"]').click()
    ann.page.wait_for_url("**/t/*")
    ann.until_asked()
    ann.make_any()


def test_a_game_with_lessons_says_so_where_it_is_chosen(visit: Visit) -> None:
    ann = visit("Ann", locale=LOCALES["fr"])
    for path in ("/", "/new/sylvan-dale", "/rules/sylvan-dale"):
        ann.open(path)
        link = ann.page.locator('[data-learn="sylvan-dale"]')
        expect(link).to_contain_text("Apprendre en dix minutes")
    ann.set_table("sylvan-dale", ["me", "random"])
    ann.page.get_by_role("tab", name="Table").click()
    ann.page.locator('[data-learn="sylvan-dale"]').click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Votre première partie")
