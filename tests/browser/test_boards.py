"""What every board gives its players: one screen, marks of what changed, and presses that count at once."""

from __future__ import annotations

import json
import os
from typing import Any

import msgspec
import pytest

import tablewood as tw
from tablewood.games import game_ids
from tests.browser.conftest import Visit
from tests.browser.fake_table import FakeTable
from tests.browser.frames import Turns
from tests.browser.person import Person
from tools.samples import Player

INSIDE = """() => {
    const box = (node) => node && node.getBoundingClientRect();
    const parts = {
        own: box(document.querySelector(".stage [data-part=own]")),
        question: box(document.querySelector(".side .prompt .head")),
    };
    const all = (selector) => [...document.querySelectorAll(`.stage ${selector}`)];
    all("[data-part=board]").forEach((node, at) => (parts[`board ${at}`] = box(node)));
    all("[data-band]").forEach((node, at) => (parts[`band ${at}`] = box(node)));
    const shown = Object.entries(parts).map(([name, one]) => [
        name,
        one && one.width > 20 && one.height > 10 && one.left >= -1 && one.top >= -1
            && one.right <= innerWidth + 1 && one.bottom <= innerHeight + 1,
        one && [one.left, one.top, one.right, one.bottom].map(Math.round),
    ]);
    return shown;
}"""


def seat_at(visit: Visit, game: str, seats: int, motion: bool = False) -> Person:
    """Ann at a table with bots."""
    ann = visit("Ann", width=1280, height=800, motion=motion)
    ann.set_table(game, ["me", *["random"] * (seats - 1)])
    ann.page.locator(".stage.drawn").wait_for()
    return ann


@pytest.mark.parametrize("game", game_ids())
def test_board_own_area_question_and_opponents_are_on_one_screen(visit: Visit, game: str) -> None:
    most = {"alynthia": 5}.get(game, 4)
    for seats in (2, most):
        ann = seat_at(visit, game, seats)
        for _ in range(6):
            ann.make_any()
        ann.until_asked()
        found = ann.page.evaluate(INSIDE)
        assert any(name.startswith("board") for name, *_ in found)
        assert len([name for name, *_ in found if name.startswith("band")]) == seats - 1
        assert [one for one in found if not one[1]] == [], f"{seats} seats: {found}"


@pytest.mark.parametrize("game", game_ids())
def test_what_others_changed_is_marked_until_my_next_move(visit: Visit, game: str) -> None:
    ann = seat_at(visit, game, 2)
    for _ in range(40):
        ann.make_any()
        ann.until_asked()
        if ann.page.locator(".stage [data-fresh]").count() > 0:
            break
    assert ann.page.locator(".stage [data-fresh]").count() > 0, "a bot's turn left no mark"


@pytest.mark.parametrize("game", game_ids())
def test_nothing_on_a_phone_is_wider_than_the_phone(visit: Visit, game: str) -> None:
    for locale in ("en-GB", "fr-FR"):
        ann = visit("Ann", width=360, height=740, locale=locale)
        ann.set_table(game, ["me", "random", "random"])
        ann.page.locator(".stage.drawn").wait_for()
        ann.until_asked()
        ann.page.wait_for_function("() => document.documentElement.scrollWidth <= 360")


@pytest.mark.parametrize("game", game_ids())
def test_a_press_counts_at_once_while_pieces_still_move(visit: Visit, game: str) -> None:
    """Motion is on, and slow: the position is on the table long before the pieces have arrived."""
    ann = seat_at(visit, game, 2, motion=True)
    ann.page.evaluate("() => localStorage.setItem('tablewood.speed', 'slow')")
    ann.page.reload()
    ann.page.locator(".stage.drawn").wait_for()
    for _ in range(10):
        before = ann.until_asked()["version"]
        started = ann.page.evaluate("() => performance.now()")
        ann.page.locator(".prompt .move").first.click()
        ann.until(lambda now, v=before: now["version"] > v, "the move")  # type: ignore[misc]
        took = ann.page.evaluate("() => performance.now()") - started
        assert took < 5_000, "a move waited for pieces to arrive"


@pytest.mark.parametrize("game", game_ids())
def test_pieces_travel(visit: Visit, game: str) -> None:
    """At least one of the first moves sends something across the board."""
    ann = seat_at(visit, game, 2, motion=True)
    ann.page.evaluate(COUNT_FLIGHTS)
    for _ in range(30):
        ann.make_any()
        ann.until_asked()
        if ann.page.evaluate("() => window.flights") > 0:
            return
    raise AssertionError("nothing ever moved")


COUNT_FLIGHTS = """() => {
    window.flights = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        if (Array.isArray(frames) && frames.some((frame) => "translate" in frame)) window.flights += 1;
        return animate.call(this, frames, timing);
    };
}"""


FOCUSED = """() => {
    const at = document.activeElement;
    return Boolean(at?.matches(".stage .can[data-thing], .stage [data-move]"));
}"""


@pytest.mark.parametrize("game", game_ids())
def test_the_board_is_played_by_keyboard_alone(visit: Visit, game: str) -> None:
    ann = seat_at(visit, game, 2)
    keyboard = ann.page.keyboard
    for _ in range(4):
        before = ann.until_asked()["version"]
        for _ in range(12):  # the first thing, the second one, then the choice between moves
            if ann.look()["version"] > before:
                break
            for _ in range(200):
                keyboard.press("Tab")
                if ann.page.evaluate(FOCUSED):
                    keyboard.press("Enter")
                    break
            ann.page.wait_for_timeout(150)
        assert ann.look()["version"] > before, "no move was made"


PLACES = """() => Object.fromEntries([...document.querySelectorAll(".stage [data-thing]")].map((node) => {
    const box = node.getBoundingClientRect();
    return [node.dataset.thing, [Math.round(box.left), Math.round(box.top)]];
}))"""


def emptied(game: str, view: dict[str, Any]) -> tuple[dict[str, Any], str]:
    """The same table with one market slot emptied, and what was in it."""
    view = json.loads(json.dumps(view))
    if game == "tree-society":
        gone = view["guild_market"][1]["card"]
        view["guild_market"][1] = None
        return view, f"card:{gone}"
    if game == "sylve":
        return {**view, "market": view["market"][:-1]}, f"potion:{view['market'][-1]['id']}"
    if game == "alynthia":
        gone = next(iter(view["market"]))
        view["market"][gone] -= 1
        if view["market"][gone] == 0:
            del view["market"][gone]
        return view, f"market:{gone}"
    if game == "little-town":
        gone = next(name for name, left in view["supply"].items() if left)
        view["supply"][gone] = 0
        return view, f"building:{gone}"
    return {**view, "market": view["market"][:-1]}, f"card:{view['market'][-1]}"


@pytest.mark.parametrize("game", game_ids())
def test_an_emptied_slot_keeps_its_place(visit: Visit, game: str) -> None:
    ann = visit("Ann", width=1280, height=800)
    table = FakeTable(ann.page)
    player = Player(game, 2, 2, {}, "random")
    while len(player.match.played) < 12 or not player.here:
        player.step()
    now = json.loads(msgspec.json.encode(player.table()))
    table.show(now)
    ann.open("/t/sample")
    ann.page.locator(".stage.drawn").wait_for()
    ann.page.wait_for_timeout(500)
    before = ann.page.evaluate(PLACES)
    view, gone = emptied(game, now["view"])
    table.show({**now, "view": view})
    ann.until(lambda seen: seen["version"] == table.version, "the emptied slot")
    ann.page.wait_for_timeout(500)
    after = ann.page.evaluate(PLACES)
    assert len(before) > 5
    moved = {
        thing: (at, after[thing]) for thing, at in before.items() if after.get(thing, at) != at
    }
    moved.pop(gone, None)  # one of several equal things, if it is still there
    assert moved == {}


FIRST_TARGET = """() => {
    // A thing, preferably one that a move names, and a drawn point of it.
    const all = (selector) => [...document.querySelectorAll(`.stage ${selector}`)];
    for (const node of [...all(".can[data-thing]"), ...all("[data-thing]")]) {
        const box = node.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const hit = document.elementFromPoint(x, y);
        if (hit?.closest("[data-thing], button") === node && hit !== node)
            return { thing: node.dataset.thing, x, y };
    }
}"""
MEANWHILE = {
    "the board moves aside": "() => (document.querySelector('.stage').style.translate = '-2000px 0')",
    "the thing is drawn again": "([x, y]) => document.elementFromPoint(x, y).remove()",
}
HEAR_PRESSES = """() => {
    window.presses = [];
    const hear = ({ target }) => window.presses.push(target.closest("[data-thing]")?.dataset.thing ?? "");
    document.addEventListener("click", hear, { capture: true });
}"""


@pytest.mark.parametrize("meanwhile", MEANWHILE)
@pytest.mark.parametrize("game", game_ids())
def test_a_press_counts_for_the_thing_it_began_on(visit: Visit, game: str, meanwhile: str) -> None:
    """And for nothing else, whatever is under the pointer when the button is released."""
    ann = visit("Ann", width=1280, height=800)
    table = FakeTable(ann.page)
    player = Player(game, 2, 2, {}, "random")
    while len(player.match.played) < 12 or not player.here:
        player.step()
    table.show(json.loads(msgspec.json.encode(player.table())))
    ann.open("/t/sample")
    ann.page.locator(".stage.drawn").wait_for()
    ann.page.wait_for_timeout(500)
    ann.page.evaluate(HEAR_PRESSES)
    target = ann.page.evaluate(FIRST_TARGET)
    spot = [target["x"], target["y"]]
    ann.page.mouse.move(*spot)
    ann.page.mouse.down()
    ann.page.evaluate(MEANWHILE[meanwhile], spot)
    ann.page.mouse.up()
    ann.page.wait_for_function("() => window.presses.length > 0")
    assert ann.page.evaluate("() => window.presses") == [target["thing"]]


def test_moving_the_pointer_away_cancels_a_press(visit: Visit) -> None:
    ann = seat_at(visit, "alynthia", 2)
    ann.until_asked()
    ann.page.wait_for_timeout(500)
    ann.page.evaluate(HEAR_PRESSES)
    target = ann.page.evaluate(FIRST_TARGET)
    ann.page.mouse.move(target["x"], target["y"])
    ann.page.mouse.down()
    ann.page.mouse.move(2, 2, steps=4)
    ann.page.mouse.up()
    ann.page.wait_for_timeout(200)
    assert target["thing"] not in ann.page.evaluate("() => window.presses")


LONGEST_TASK = 50
"""Milliseconds."""


@pytest.mark.skipif(not os.environ.get("TABLEWOOD_FRAMES"), reason="timing: make frames")
@pytest.mark.parametrize("most", [False, True], ids=["two", "most"])
@pytest.mark.parametrize("game", game_ids())
def test_a_bots_turn_has_no_long_task(visit: Visit, game: str, most: bool) -> None:
    """Motion on, the processor four times slower: nothing keeps the page busy for more than 50 ms.

    The same turns are played twice, and the better figure counts: other programs only ever add to it.
    """
    seats = max(tw.game(game).seats) if most else 2
    turns = Turns(game, seats, moves=12)
    first, again = (
        turns.longest_tasks(visit(name, width=1280, height=800, motion=True))
        for name in ("Ann", "Ben")
    )
    longest = [min(first[at], again[at]) for at in turns.by_bot]
    print(f"{game}, {seats} seats: longest tasks {[round(one) for one in longest]}")
    assert max(longest) <= LONGEST_TASK
