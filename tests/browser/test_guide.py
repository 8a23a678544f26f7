"""The illustrated rules in the browser: contents, pictures drawn by the board, clauses below, phones and paper."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tablewood.games import game as find_game
from tablewood.games import game_ids
from tablewood.learn.guide import guide_of, has_guide
from tests.browser.conftest import Visit
from tests.browser.person import PATIENCE, Person
from tests.browser.test_pages import PHONE, fits, has_no_violations

GUIDED = [id for id in game_ids() if has_guide(find_game(id))]
UNDRAWN = '.mini[data-drawn="false"]'


def draw_all(person: Person) -> None:
    """Have every picture drawn, as before printing."""
    expect(person.page.locator("#clauses")).to_be_visible()
    person.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(person.page.locator(UNDRAWN)).to_have_count(0, timeout=2 * PATIENCE)


@pytest.mark.parametrize("game", GUIDED)
def test_a_guide_on_a_phone_in_french(visit: Visit, game: str) -> None:
    ann = visit("Ann", *PHONE, locale="fr")
    ann.open(f"/rules/{game}")
    draw_all(ann)
    guide = guide_of(game)
    items = (*guide.turn, *guide.scoring, *guide.overview, *guide.hints)
    pictures = [guide.cover, guide.example, *[one.picture for one in items if one.picture]]
    boards = len(pictures) + sum(one.after is not None for one in pictures)
    expect(ann.page.locator(".mini .stage.drawn")).to_have_count(boards)
    for picture in ann.page.locator(".mini").all():
        box = picture.bounding_box()
        assert box is not None
        assert box["height"] > 60, picture.get_attribute("aria-label")
    shown = ann.page.locator(".guide").inner_text()
    assert guide.texts.say("fr", f"turn-{guide.turn[0].id}-title") in shown
    assert "*" not in shown
    fits(ann)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_a_guide_is_accessible(visit: Visit, dark: bool) -> None:
    ann = visit("Ann", dark=dark)
    ann.open("/rules/little-town")
    expect(ann.page.locator("#clauses")).to_be_visible()
    expect(ann.page.locator(".mini").first).to_have_attribute(
        "data-drawn", "true"
    )  # the others are alike
    has_no_violations(ann)


def test_from_the_contents_to_a_step_to_its_clause(visit: Visit) -> None:
    ann = visit("Ann")
    ann.open("/rules/little-town")
    contents = ann.page.get_by_role("navigation", name="Contents")
    contents.get_by_role("link", name="Pay rent to the owner").click()
    step = ann.page.locator("#turn-rent")
    expect(step.get_by_role("heading", level=3)).to_be_in_viewport()
    expect(step.get_by_role("img").first).to_have_accessible_name(
        "Blue’s worker on E2; Red’s bakery on E3 is lit. Blue holds 2 coins and the wheat from the field."
    )
    expect(step).to_contain_text("Blue pays Red 1 coin of rent for the bakery.")
    step.get_by_role("link", name="LT-43").click()
    expect(ann.page.locator('[data-clause="LT-43"]')).to_be_in_viewport()
    ann.page.get_by_role("searchbox").fill("rent coin owner")
    expect(ann.page.locator('[data-clause="LT-43"]')).to_be_visible()
    expect(ann.page.locator('[data-clause="LT-1"]')).to_have_count(0)


def test_a_clause_in_the_address_is_shown_below_the_guide(visit: Visit) -> None:
    ann = visit("Ann")
    ann.open("/rules/little-town#LT-88")
    expect(ann.page.locator('[data-clause="LT-88"]')).to_be_in_viewport()
    ann.page.wait_for_timeout(800)  # until the pictures near it are drawn
    expect(ann.page.locator('[data-clause="LT-88"]')).to_be_in_viewport()


def test_paper_has_no_navigation_and_clauses_only_on_request(visit: Visit) -> None:
    ann = visit("Ann", dark=True)
    ann.open("/rules/little-town")
    expect(ann.page.locator("#clauses")).to_be_visible()
    ann.page.emulate_media(media="print")
    for hidden in ("header.frame", ".contents", ".clauses", ".links button"):
        expect(ann.page.locator(f"{hidden} >> visible=true")).to_have_count(0)
    expect(ann.page.get_by_role("heading", name="A turn, step by step")).to_be_visible()
    clauses = ann.page.get_by_role("checkbox", name="with every clause", include_hidden=True)
    clauses.dispatch_event(
        "click"
    )  # not seen on paper; to lay out the screen again would take longer than all of this
    expect(ann.page.locator('[data-clause="LT-1"]')).to_be_visible()


def test_pictures_keep_the_measures_of_the_screen_on_paper(visit: Visit) -> None:
    ann = visit("Ann")
    ann.open("/rules/little-town")
    cover = ann.page.locator(".mini").first
    expect(cover).to_have_attribute("data-drawn", "true")
    style = cover.get_attribute("style")
    ann.page.emulate_media(media="print")
    widths = ann.page.locator(".mini").evaluate_all("all => all.map((one) => one.clientWidth)")
    assert set(widths) == {330, 258}  # alone, and two beside each other
    ann.page.wait_for_timeout(300)  # in which whatever still measures would do so
    assert cover.get_attribute("style") == style


def test_the_ten_lines_at_a_table(visit: Visit) -> None:
    ann = visit("Ann")
    ann.set_table("little-town", ["me", "random"])
    ann.until_asked()
    ann.page.get_by_role("tab", name="Rules").click()
    ann.page.get_by_text("The game in ten lines").click()
    expect(ann.page.get_by_text("After four rounds the points are counted")).to_be_visible()
