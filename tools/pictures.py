"""Take the pictures of the browser client that the documentation shows: docs/pictures/*.jpg.

    make web && python tools/pictures.py             all of them
    python tools/pictures.py sylve --folder shots    one game, elsewhere

Every game at its start, in the middle and at its end, from fixed deals, on a desk and on a phone, light and dark; then
the lobby, a final score and a replay. Look at each of them before you commit it.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
if str(ROOT) not in sys.path:
    sys.path.append(str(ROOT))  # the browser and the fake table are part of the tests

from tablewood.games import game_ids  # noqa: E402
from tests.browser.conftest import FLAGS, find_chromium  # noqa: E402
from tests.browser.fake_table import FakeTable  # noqa: E402
from tests.browser.person import Person, play_to_the_end  # noqa: E402
from tests.server.server_process import serving  # noqa: E402
from tools.samples import Player, length_of  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
SIZES: dict[str, ViewportSize] = {
    "desk": {"width": 1280, "height": 800},
    "phone": {"width": 360, "height": 740},
}
SEATS = {"alynthia": 4}
SEED = 3
SHOWN = {"start": 0.0, "middle": 0.45, "end": 1.0}
"""How much of the game has been played."""
MIDDLE = {"sylve": 0.6}
"""Other shares for games where that would be between two rounds."""
SETTLE = 900
"""How many milliseconds a page gets to settle."""


def positions(id: str) -> dict[str, dict[str, Any]]:
    """What seat 0 is sent at the pictured moments."""
    seats = SEATS.get(id, 3)
    length = length_of(id, seats, SEED, {}, "greedy")
    player = Player(id, seats, SEED, {}, "greedy")
    shown = SHOWN | {"middle": MIDDLE.get(id, SHOWN["middle"])}
    due = {at: share * length for at, share in shown.items() if share < 1}
    found: dict[str, dict[str, Any]] = {}
    while not player.match.state.over:
        here = [at for at, move in due.items() if player.here and len(player.match.played) >= move]
        for at in here:
            found[at] = json.loads(msgspec.json.encode(player.table()))
            del due[at]
        player.step()
    found["end"] = json.loads(msgspec.json.encode(player.table()))
    return found


@contextmanager
def visitor(browser: Browser, size: str, dark: bool) -> Iterator[BrowserContext]:
    """A browser of this size and theme, without motion."""
    context = browser.new_context(
        viewport=SIZES[size],
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
        locale="en-GB",
    )
    yield context
    context.close()


def take(page: Page, folder: Path, name: str) -> None:
    """One picture."""
    page.wait_for_timeout(SETTLE)
    page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=74)
    print(f"pictures: {name}", flush=True)


def picture_game(browser: Browser, address: str, id: str, folder: Path) -> None:
    """A game at all its moments, sizes and themes."""
    found = positions(id)
    for size in SIZES:
        for dark in (False, True):
            with visitor(browser, size, dark) as context:
                page = context.new_page()
                table = FakeTable(page)
                for at in SHOWN:
                    table.show(found[at])
                    page.goto(f"{address}/t/sample")  # opened fresh, so that no change is marked
                    page.locator(".stage.drawn").wait_for()
                    take(page, folder, f"{id}-{at}-{size}{'-dark' if dark else ''}")


def picture_ending(browser: Browser, address: str, folder: Path) -> None:
    """Play a real game, and picture its final score and its replay."""
    with visitor(browser, "desk", dark=False) as context:
        ann = Person(context, address, "Ann")
        ann.set_table("little-town", ["me", "greedy", "greedy"])
        play_to_the_end([ann], lambda person, moves: person.press(moves[0]))
        ann.page.get_by_role("dialog").get_by_role("button", name="Close").click(timeout=60_000)
        ann.page.locator("#ending").scroll_into_view_if_needed()
        take(ann.page, folder, "score-desk")
        ann.page.locator("#ending").get_by_role("link", name="Replay").click()
        slider = ann.page.get_by_role("slider")
        slider.press("End")
        for _ in range(3):
            slider.press("PageDown")
        take(ann.page, folder, "replay-desk")
        ann.page.set_viewport_size(SIZES["phone"])
        take(ann.page, folder, "replay-phone")


def picture_lobby(browser: Browser, address: str, folder: Path) -> None:
    """The lobby with a few tables in it, and the page for a new table."""
    for name, id in (("Ben", "sylve"), ("Cléo", "alynthia")):
        person = Person(browser.new_context(), address, name)
        wishes = [person.wish("me"), person.wish("open")]
        person.ask("/api/tables", {"game": id, "seating": wishes, "open": True})
    for size in SIZES:
        with visitor(browser, size, dark=False) as context:
            ann = Person(context, address, "Ann")
            seating = [ann.wish("me"), ann.wish("young")]
            ann.ask("/api/tables", {"game": "tree-society", "seating": seating})
            ann.open("/")
            ann.page.wait_for_load_state("networkidle")
            take(ann.page, folder, f"lobby-{size}")
            ann.open("/new/alynthia")
            ann.page.wait_for_load_state("networkidle")
            take(ann.page, folder, f"new-table-{size}")


def parse(arguments: list[str]) -> argparse.Namespace:
    """Read the arguments."""
    reader = argparse.ArgumentParser(
        prog="tools/pictures.py",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    reader.add_argument("game", nargs="*", help="only these games, and not the other pages")
    reader.add_argument("--folder", type=Path, default=FOLDER, help="where the pictures go")
    return reader.parse_args(arguments)


def main(arguments: list[str]) -> int:
    """Take them all."""
    asked = parse(arguments)
    found = find_chromium()
    if not found:
        print("pictures: Chromium is not installed", file=sys.stderr)
        return 1
    asked.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.db"
        with (
            serving(database, Path(folder) / "log", client=True, TABLEWOOD_PAUSE="0") as server,
            sync_playwright() as playwright,
        ):
            browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
            for id in asked.game or game_ids():
                picture_game(browser, server.address, id, asked.folder)
            if not asked.game:
                picture_lobby(browser, server.address, asked.folder)
                picture_ending(browser, server.address, asked.folder)
            browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
