"""Chromium, drawing tables with the browser client that is part of the package.

Nothing leaves the machine: every request of the page is answered here, from the files of the package. The browser has
a thread to itself, because Playwright cannot share one with an event loop, and notebooks have one.
"""

from __future__ import annotations

import atexit
import json
import os
import shutil
from collections.abc import Callable
from concurrent.futures import Future
from functools import cache, partial
from importlib.util import find_spec
from mimetypes import guess_type
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import urlsplit

from tablewood.games import game as find_game
from tablewood.kernel.errors import TablewoodError

if TYPE_CHECKING:
    from playwright.sync_api import Page, Playwright, Route, WebSocketRoute

Result = TypeVar("Result")

CLIENT = Path(__file__).parents[2] / "server" / "static"
"""Where the built client is, in a wheel and in a checkout after `make web`."""

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
PATH = "TABLEWOOD_CHROMIUM"
"""The environment variable that names a browser which is not on the path."""

SITE = "http://localhost"
SIZE = (960, 720)
"""The width and height of a picture: the client shows its large layout, and games of all sizes fit."""

PATIENCE = 30_000
"""How many milliseconds a picture may take."""

BOARD_ONLY = """
header.frame, .screen > .side, .area > .title, [data-fresh]::before { display: none !important; }
g[data-fresh] { filter: none !important; }
.screen { grid-template-columns: minmax(0, 1fr) !important; height: 100vh !important; }
"""
"""Without what is around the board, and without marks of what has changed: a picture tells only its position."""

SETTLED = """async () => {
  await document.fonts.ready;
  await new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)));
}"""

LOOKS = 10
"""How many pictures are compared before the last one is taken for final."""

EXACT = ["--disable-partial-raster", "--disable-lcd-text", "--force-color-profile=srgb"]
"""What was painted over would differ in a few pixels from what is painted afresh."""


class NoPictures(TablewoodError):
    """Pictures cannot be drawn here."""


def find_chromium() -> str:
    """The path of Chromium, or "" if it is not installed."""
    return os.environ.get(PATH) or next((at for name in NAMES if (at := shutil.which(name))), "")


def what_is_missing() -> str:
    """What pictures lack here, and how to get it; empty if nothing."""
    if find_spec("playwright") is None:
        return "Playwright: pip install playwright"
    if not find_chromium():
        return f"Chromium: install it, or set {PATH} to the path of one"
    if not (CLIENT / "index.html").is_file():
        return "the browser client: make web"
    return ""


class BrowserThread:
    """A thread that does one thing after the other, and does not keep the process from ending."""

    def __init__(self, name: str) -> None:
        self._jobs: SimpleQueue[tuple[Future[Any], Callable[[], Any]]] = SimpleQueue()
        Thread(target=self._work, name=name, daemon=True).start()

    def do(self, job: Callable[[], Result]) -> Result:
        """Do it there, and wait for the result."""
        future: Future[Result] = Future()
        self._jobs.put((future, job))
        return future.result()

    def _work(self) -> None:
        while True:
            future, job = self._jobs.get()
            try:
                future.set_result(job())
            except BaseException as error:
                future.set_exception(error)


class Chromium:
    """A browser with one page, which shows one table after the other."""

    def __init__(self) -> None:
        self._thread = BrowserThread("tablewood-chromium")
        self._close: Callable[[], None] | None = None
        self._page: Page | None = None
        self._shown = ""
        self._table: dict[str, Any] = {}
        self._version = 0
        self._sockets: list[WebSocketRoute] = []

    def draw(self, table: dict[str, Any]) -> bytes:
        """The board of a table as PNG; `table` is what a server sends to a browser."""
        return self._thread.do(partial(self._drawn, table))

    def close(self) -> None:
        """End the browser; the next picture would start it again."""
        if self._close is not None:
            self._thread.do(self._close)
            self._close = self._page = None
            self._shown = ""

    # In the thread of the browser

    def _drawn(self, table: dict[str, Any]) -> bytes:
        from playwright.sync_api import Error  # noqa: PLC0415  (it need not be installed)

        try:
            page = self._page or self._opened()
            self._show(page, table)
            return _at_rest(page)
        except Error as error:
            raise NoPictures(f"Chromium cannot draw: {str(error).splitlines()[0]}") from None

    def _opened(self) -> Page:
        from playwright.sync_api import sync_playwright  # noqa: PLC0415

        playwright: Playwright = sync_playwright().start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=EXACT)

        def close() -> None:
            browser.close()
            playwright.stop()

        self._close = close
        width, height = SIZE
        context = browser.new_context(
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            color_scheme="light",
            locale="en-GB",
            service_workers="block",
        )
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.route("**/*", self._answer)
        page.route_web_socket("**/api/tables/*/live", self._open_socket)
        self._page = page
        return page

    def _show(self, page: Page, table: dict[str, Any]) -> None:
        """Show a position: at the same table, or at a new one if another game is played."""
        played = json.dumps([table["game"], table["options"], len(table["seats"])])
        self._version += 1
        self._table = {**table, "version": self._version, "at": self._version}
        if played == self._shown and self._sockets:
            self._sockets[-1].send(json.dumps(self._table))
        else:
            self._shown = ""
            self._sockets.clear()
            page.goto(f"{SITE}/t/{table['id']}", wait_until="networkidle")
            page.add_style_tag(content=BOARD_ONLY)
            page.locator(".stage.drawn [data-thing]").first.wait_for()
            self._shown = played
        page.locator(f'.screen[data-version="{self._version}"]').wait_for()
        page.evaluate(SETTLED)

    def _open_socket(self, socket: WebSocketRoute) -> None:
        self._sockets.append(socket)
        socket.on_message(lambda text: self._hear(socket, json.loads(text)))

    def _hear(self, socket: WebSocketRoute, message: dict[str, Any]) -> None:
        if message["t"] == "hello":
            socket.send(json.dumps(self._table))
        elif message["t"] == "ping":
            socket.send(json.dumps({"t": "pong", "version": self._version}))

    def _answer(self, route: Route) -> None:
        found = file_at(urlsplit(route.request.url).path)
        if found is None or not route.request.url.startswith(f"{SITE}/"):
            route.fulfill(status=404, content_type="application/json", body="{}")
        else:
            kind = guess_type(found.name)[0] or "text/plain; charset=utf-8"
            route.fulfill(content_type=kind, body=found.read_bytes())


def _at_rest(page: Page) -> bytes:
    """The page once it looks the same twice in a row: on a busy machine something may be painted a little later."""
    seen = page.screenshot()
    for _ in range(LOOKS):
        again = page.screenshot()
        if again == seen:
            break
        seen = again
    return seen


def file_at(path: str) -> Path | None:
    """The file that the client asks for: one of its own, the texts of a game, or its page for all other paths."""
    parts = path.strip("/").split("/")
    if parts[:2] == ["api", "games"] and parts[3:4] == ["text"]:
        return find_game(parts[2]).folder / "text" / "en.ftl"
    if parts[0] == "api" or ".." in parts:
        return None
    file = CLIENT.joinpath(*parts)
    if file.is_file():
        return file
    return None if "." in parts[-1] else CLIENT / "index.html"


def chromium() -> Chromium:
    """The browser of this process, which ends with it."""
    return _chromium(os.getpid())


@cache
def _chromium(process: int) -> Chromium:
    missing = what_is_missing()
    if missing:
        raise NoPictures(f"rgb_array pictures need {missing}")
    browser = Chromium()
    atexit.register(browser.close)
    return browser
