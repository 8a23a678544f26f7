"""A server with the built client, and Chromium."""

from __future__ import annotations

import os
import shutil
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

import tablewood.server
from tests.browser.person import Person
from tests.server.server_process import ServerProcess, serving

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"]
FLAGS += ["--disable-background-networking", "--disable-component-update"]

LONGEST_TEST = 400
"""How many seconds a test may take; on an idle machine the longest takes about a quarter of that."""

Visit = Callable[..., Person]


def find_chromium() -> str:
    """The path of Chromium, or "" if it is not installed."""
    return next((path for name in NAMES if (path := shutil.which(name))), "")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for the tests of one file; its bots do not pause."""
    built = Path(tablewood.server.__path__[0]) / "static" / "index.html"
    assert built.exists(), "the client is not built: make web"
    folder = tmp_path_factory.mktemp("site")
    database = f"sqlite:///{folder}/tables.db"
    with serving(database, folder / "log", client=True, TABLEWOOD_PAUSE="0") as server:
        yield server


class Chromium:
    """A browser that is started again after it was lost.

    Playwright waits for ever for a page that no longer answers, so a browser that keeps a test too long is killed: the
    test fails, and is repeated with a fresh one.
    """

    def __init__(self, playwright: Playwright, path: str) -> None:
        self._playwright = playwright
        self._path = path
        self._browser = self._launch()

    def _launch(self) -> Browser:
        return self._playwright.chromium.launch(executable_path=self._path, args=FLAGS)

    def new_context(self, **wanted: Any) -> BrowserContext:
        """A separate device."""
        return self._present().new_context(**wanted)

    def _present(self) -> Browser:
        if not self.is_there():
            self._browser = self._launch()
        return self._browser

    def is_there(self) -> bool:
        return self._browser.is_connected()

    def close(self) -> None:
        self._browser.close()

    @contextmanager
    def watched(self, seconds: float = LONGEST_TEST) -> Iterator[None]:
        """Kill the browser if this takes longer than a test can take."""
        session = self._present().new_browser_cdp_session()
        told = session.send("SystemInfo.getProcessInfo")["processInfo"]
        session.detach()
        number = next(one["id"] for one in told if one["type"] == "browser")
        timer = threading.Timer(seconds, os.kill, (number, signal.SIGKILL))
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Chromium]:
    """A browser for the tests of one file: while it runs, no other test in this worker can have an event loop."""
    found = find_chromium()
    if not found:
        pytest.skip("Chromium is not installed (`make test` installs it where it may)")
    with sync_playwright() as playwright:
        browser = Chromium(playwright, found)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Chromium, site: ServerProcess) -> Iterator[Visit]:
    """People, each in their own browser context. At the end none may have seen an error or called another server."""
    people: list[Person] = []

    def come(
        name: str = "Ann",
        width: int = 1280,
        height: int = 900,
        locale: str = "en-GB",
        dark: bool = False,
        motion: bool = False,
        warned: bool = False,
    ) -> Person:
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            locale=locale,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
        )
        if not warned:
            # Whole games are played without being asked whether each end of a turn is meant.
            context.add_init_script('localStorage.setItem("tablewood.warn", "no")')
        people.append(Person(context, site.address, name))
        return people[-1]

    with chromium.watched():
        yield come
    assert chromium.is_there(), f"the browser did not answer for {LONGEST_TEST} s"
    for person in people:
        person.context.close()
    assert [error for person in people for error in person.errors] == []
    assert [url for person in people for url in person.outside] == []
