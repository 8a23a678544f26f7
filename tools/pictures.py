"""Take the pictures of the browser client that the documentation shows: docs/pictures/*.jpg.

    make web && python tools/pictures.py

A server of its own, a game of each drawn board against bots, Chromium, light and dark, desktop and phone.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS, find_chromium
from tests.browser.person import Person, play_to_the_end
from tests.server.serving import serving

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
DESK = {"width": 1360, "height": 860}
PHONE = {"width": 360, "height": 740}
LIKED = ("hang", "build", "site", "exchange", "bridge", "treetop", "use", "add", "take", "play")
"""What makes a lively picture, the liveliest first."""


def prefer(person: Person, moves: list[str]) -> None:
    """The liveliest of the moves."""
    order = [move for verb in LIKED for move in moves if move.split()[0] == verb]
    person.press((order or moves)[0])


def take(person: Person, name: str, size: dict[str, int], dark: bool = False) -> None:
    """One picture; the page has a moment to settle."""
    page = person.page
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
    page.wait_for_timeout(1200)
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=82)
    print(f"pictures: {name}")


Ending = Callable[[Person, str], None]


def picture_game(browser: Browser, address: str, game: str, turns: int, ending: Ending) -> None:
    """A game in the middle, and something of its end."""
    ann = Person(browser.new_context(viewport={"width": 1360, "height": 860}), address, "Ann")
    ann.set_table(game, ["me", "young", "greedy", "young"])
    for _ in range(turns):
        now = ann.until_asked()
        prefer(ann, now["moves"])
    ann.until_asked()
    take(ann, f"{game}-desk", DESK)
    take(ann, f"{game}-phone", PHONE)
    take(ann, f"{game}-desk-dark", DESK, dark=True)
    ann.page.set_viewport_size({"width": 1360, "height": 860})
    play_to_the_end([ann], prefer)
    ending(ann, game)
    ann.context.close()


def picture_score(ann: Person, game: str) -> None:
    """The final score."""
    for name, size in (("desk", DESK), ("phone", PHONE)):
        ann.page.locator("#ending").scroll_into_view_if_needed()
        take(ann, f"{game}-score-{name}", size)


def picture_replay(ann: Person, game: str) -> None:
    """The replay, a little before the end."""
    ann.page.locator("#ending").get_by_role("link", name="Replay").click()
    slider = ann.page.get_by_role("slider")
    slider.press("End")
    for _ in range(3):
        slider.press("PageDown")
    take(ann, f"{game}-replay-desk", DESK)
    take(ann, f"{game}-replay-phone", PHONE)


def picture_lobby(browser: Browser, address: str) -> None:
    """The lobby with a few tables in it."""
    for name, game in (("Ben", "sylve"), ("Cléo", "alynthia")):
        person = Person(browser.new_context(), address, name)
        wishes = [person.wish("me"), person.wish("open")]
        person.ask("/api/tables", {"game": game, "seating": wishes, "open": True})
    ann = Person(browser.new_context(viewport={"width": 1360, "height": 860}), address, "Ann")
    ann.ask("/api/tables", {"game": "tree-society", "seating": [ann.wish("me"), ann.wish("young")]})
    ann.open("/")
    ann.page.wait_for_load_state("networkidle")
    take(ann, "lobby-desk", DESK)
    take(ann, "lobby-phone", PHONE)


def main() -> int:
    """Take them all."""
    found = find_chromium()
    if not found:
        print("pictures: Chromium is not installed", file=sys.stderr)
        return 1
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.db"
        with (
            serving(database, Path(folder) / "log", client=True, TABLEWOOD_PAUSE="0") as server,
            sync_playwright() as playwright,
        ):
            browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
            picture_lobby(browser, server.address)
            picture_game(browser, server.address, "sylvan-dale", 40, picture_score)
            picture_game(browser, server.address, "little-town", 18, picture_replay)
            browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
