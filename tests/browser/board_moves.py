"""Make moves on the board alone: press what a move names and what the board then offers, never the list of moves."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Page

from tests.browser.person import PATIENCE

FIND_SPOT = """async ([selector]) => {
    // A point of the thing that nothing else covers, where a finger can press it.
    const shown = (node) => node.checkVisibility?.({ visibilityProperty: true }) ?? true;
    const shares = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92];
    const find = () => {
        for (const node of document.querySelectorAll(selector)) {
            if (!shown(node)) continue;
            for (const block of ["center", "start", "end"]) {
                node.scrollIntoView({ block, inline: "center", behavior: "instant" });
                const box = node.getBoundingClientRect();
                for (const share of shares)
                    for (const other of shares) {
                        const [x, y] = [box.x + box.width * other, box.y + box.height * share];
                        const hit = document.elementFromPoint(x, y);
                        if (hit?.closest("[data-thing], [data-move]") === node) return [x, y];
                    }
            }
        }
        return null;
    };
    // A new position may take a few frames to settle; nobody presses faster than that.
    const pictures = () => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)));
    let spot = find();
    for (let tries = 0; spot && tries < 30; tries += 1) {
        await pictures();
        const next = find();
        if (next && next.join() === spot.join()) return next;
        spot = next;
    }
    return spot;
}"""

BUTTON = '.stage [data-move="{}"]'
THING = '.stage .can[data-thing="{}"]:not(.chosen)'
ADJUST = ".stage [data-adjust]:not([disabled])"
MOST_PRESSES = 8
MOST_ADJUSTMENTS = 80


class NotOnTheBoard(AssertionError):
    """A legal move cannot be made by pressing the board."""


def things_of(move: dict[str, Any]) -> list[str]:
    """The things that a move names, as the board marks them."""
    return [":".join(one) for one in move["arguments"].values() if isinstance(one, list)]


def quoted(name: str) -> str:
    return name.replace("\\", "\\\\").replace('"', '\\"')


def press(page: Page, selector: str) -> bool:
    """Press what the selector finds, if a finger could press it."""
    spot = page.evaluate(FIND_SPOT, [selector])
    if spot is None:
        return False
    page.mouse.click(*spot)
    return True


def wait_until(page: Page, made: Callable[[], bool]) -> None:
    """Wait until the move is made: nothing is left to press."""
    for _ in range(PATIENCE // 25):
        if made():
            return
        page.wait_for_timeout(25)
    raise NotOnTheBoard("the last press did not make the move")


def is_made_soon(page: Page, made: Callable[[], bool]) -> bool:
    """Whether the move is made within a moment: the last press may take that long."""
    for _ in range(60):
        if made():
            return True
        page.wait_for_timeout(25)
    return False


def press_one(page: Page, things: Sequence[str]) -> str:
    """Press the first of these things that can be pressed, and return its name, or "" if there is none."""
    return next((thing for thing in things if press(page, THING.format(quoted(thing)))), "")


def adjust(page: Page, move: str) -> bool:
    """Set the numbers of a panel until its button would make the move."""
    chance = random.Random(move)
    for _ in range(MOST_ADJUSTMENTS):
        count = page.locator(ADJUST).count()
        if count == 0:
            return False
        if page.locator(BUTTON.format(quoted(move))).count() > 0:
            return True
        page.locator(ADJUST).nth(chance.randrange(count)).click()
    return False


def make_on_board(page: Page, move: dict[str, Any], made: Callable[[], bool]) -> int:
    """Make the move by pressing the board, and return the number of presses. `made()` says whether it was sent."""
    # A card or power that the move does not name is on the board under its verb, and is pressed first.
    left = [f"verb:{move['verb']}", f"tool:{move['verb']}", *things_of(move)]
    for presses in range(MOST_PRESSES):
        if made():
            return presses
        if press(page, BUTTON.format(quoted(move["move"]))):
            wait_until(page, made)
            return presses + 1
        pressed = press_one(page, left)
        if not pressed and not adjust(page, move["move"]) and not is_made_soon(page, made):
            raise NotOnTheBoard(f"{move['move']}: nothing to press for {left or 'it'}")
        if pressed:
            left.remove(pressed)
            page.wait_for_timeout(30)
    raise NotOnTheBoard(f"{move['move']}: not made after {MOST_PRESSES} presses")


def some(moves: Sequence[dict[str, Any]], most: int) -> list[dict[str, Any]]:
    """Some moves of every verb, at even distances."""
    by_verb: dict[str, list[dict[str, Any]]] = {}
    for move in moves:
        by_verb.setdefault(move["verb"], []).append(move)
    share = max(1, most // len(by_verb)) if by_verb else 0
    picked: list[dict[str, Any]] = []
    for group in by_verb.values():
        stride = max(1, len(group) // share)
        picked += group[::stride][:share]
    return picked
