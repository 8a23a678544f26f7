"""A server with the built client, and Chromium."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

import tablewood.server
from tests.browser.person import Person
from tests.server.server_process import ServerProcess, serving

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"]
FLAGS += ["--disable-background-networking", "--disable-component-update"]

Visit = Callable[..., Person]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Repeat a failed browser test once: a busy machine can lose a press between two frames.

    Timings are not repeated: a second try would make them look better than they are.
    """
    if os.environ.get("TABLEWOOD_FRAMES"):
        return
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


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


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A browser for the tests of one file: while it runs, no other test in this worker can have an event loop."""
    found = find_chromium()
    if not found:
        pytest.skip("Chromium is not installed (`make test` installs it where it may)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser, site: ServerProcess) -> Iterator[Visit]:
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

    yield come
    for person in people:
        person.context.close()
    assert [error for person in people for error in person.errors] == []
    assert [url for person in people for url in person.outside] == []
