"""Every page: axe finds no violation, nothing is wider than a phone, and everything is in French too."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from tablewood.games import game_ids
from tests.browser.conftest import Visit
from tests.browser.person import Person, play_to_the_end

PAGES = [
    "/",
    "/new/sylvan-dale",
    "/new/alynthia",
    "/rules/little-town",
    "/rules/sylve/provenance",
    "/learn/sylvan-dale",
    "/verify",
    "/devices",
    "/join",
    "/nowhere",
]
PHONE = (360, 740)


def settled(person: Person) -> None:
    """Wait until the page has loaded everything."""
    person.page.wait_for_load_state("networkidle")
    expect(person.page.get_by_role("heading", level=1).first).to_be_visible()


def has_no_violations(person: Person) -> None:
    found = Axe().run(person.page)
    violations = found.response["violations"]
    told = [f"{one['id']}: {node['html'][:160]}" for one in violations for node in one["nodes"][:3]]
    assert not told, "\n".join(told)


def fits(person: Person) -> None:
    person.page.wait_for_timeout(500)  # a page needs a moment after it was made narrow
    width = person.page.evaluate("document.documentElement.scrollWidth")
    assert width <= person.page.viewport_size["width"], f"{person.page.url} is {width} px wide"  # type: ignore[index]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_accessible(visit: Visit, path: str, dark: bool) -> None:
    ann = visit("Ann", dark=dark)
    ann.open(path)
    settled(ann)
    has_no_violations(ann)


@pytest.mark.parametrize("path", PAGES)
def test_a_page_fits_a_phone(visit: Visit, path: str) -> None:
    ann = visit("Ann", *PHONE)
    ann.open(path)
    settled(ann)
    fits(ann)


@pytest.mark.parametrize("game", game_ids())
def test_a_table_is_accessible_and_fits_a_phone(visit: Visit, game: str) -> None:
    ann = visit("Ann")
    table = ann.set_table(game, ["me", "random"])
    for _ in range(4):
        ann.make_any()
    ann.until_asked()
    has_no_violations(ann)
    ann.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    fits(ann)
    ann.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    ann.page.reload()  # axe must not look while the colours are changing
    ann.until_asked()
    has_no_violations(ann)
    assert table in ann.page.url


def test_the_end_and_the_replay_are_accessible_and_fit_a_phone(visit: Visit) -> None:
    ann = visit("Ann")
    ann.set_table("alynthia", ["me", "random"], mode="competitive")
    play_to_the_end([ann], lambda person, moves: person.press(moves[-1]))
    expect(ann.page.locator("#ending")).to_be_visible()
    has_no_violations(ann)
    ann.page.locator("#ending").get_by_role("link", name="Replay").click()
    expect(ann.page.get_by_role("slider")).to_be_visible()
    has_no_violations(ann)
    ann.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    fits(ann)
    has_no_violations(ann)


@pytest.mark.parametrize("game", game_ids())
def test_a_table_in_french(visit: Visit, game: str) -> None:
    ann = visit("Ann", locale="fr-FR")
    ann.set_table(game, ["me", "random"])
    ann.until_asked()
    assert ann.page.evaluate("document.documentElement.lang") == "fr"
    from tablewood.games import game as find_game
    from tablewood.kernel import text

    texts = text.load(find_game(game).folder / "text")
    expect(ann.page.get_by_role("heading", level=1).first).to_have_text(
        texts.say("fr", "game-name")
    )
    expect(ann.page.get_by_role("tab").first).to_have_text("Journal")
    ann.make_any()
    said = ann.page.locator("section.prompt").inner_text()
    assert "prompt-" not in said
    assert "move-" not in said
