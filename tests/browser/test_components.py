"""The page of all components: each one is drawn, named and described, and can be searched for."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import tablewood as tw
from tablewood.games import game_ids
from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.test_pages import fits, has_no_violations

RAW = re.compile(
    r"\b(?:kind|mark|does|die|land|box|supply|spaces|start|fruit|card|board)-[a-z0-9_]+"
    r"|undefined|NaN|\[object|\{ ?\$"
)


def open_page(person: Person, game: str, kind: str = "") -> Page:
    person.open(f"/rules/{game}/components#{kind}")
    expect(person.page.locator("[data-piece]").first).to_be_visible()
    return person.page


def pieces(page: Page) -> list[str]:
    """The components that are shown: `potion:P01`."""
    found = page.locator("[data-piece]")
    return [str(one) for one in found.evaluate_all("all => all.map((one) => one.dataset.piece)")]


def told(page: Page, piece: str) -> str:
    return page.locator(f'[data-piece="{piece}"]').text_content() or ""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", game_ids())
def test_every_component_is_drawn_named_and_described(
    visit: Visit, game: str, language: str
) -> None:
    page = open_page(visit("Ann", locale=language), game)
    kinds = tw.game(game).catalogue()
    assert pieces(page) == [f"{kind.kind}:{piece.id}" for kind in kinds for piece in kind.pieces]
    ids = page.locator("[data-ids]").evaluate_all(
        "all => all.flatMap((one) => one.dataset.ids.split(' '))"
    )
    assert ids == [id for kind in kinds for piece in kind.pieces for id in piece.ids]
    empty = page.locator("[data-piece]").evaluate_all(
        """all => all.filter((one) => {
            const drawing = one.querySelector(".drawing > div");
            const { width, height } = drawing.getBoundingClientRect();
            const name = one.querySelector("h3").textContent;
            const [, id] = one.dataset.piece.split(":");
            return width < 40 || height < 24 || !drawing.querySelector("svg, table") || name === id || name === "";
        }).map((one) => one.dataset.piece)"""
    )
    assert empty == []
    alone = page.locator("[data-piece]").evaluate_all(
        """all => all.filter((one) => one.querySelectorAll(".told p:not(.foot)").length === 0)
                     .map((one) => one.dataset.piece)"""
    )
    assert alone == [], "these have no description"
    assert RAW.findall(page.locator("main").text_content() or "") == []


@pytest.mark.parametrize("game", game_ids())
def test_each_component_names_its_source(visit: Visit, game: str) -> None:
    page = open_page(visit("Ann"), game)
    for kind in tw.game(game).catalogue():
        badges = page.locator(f'[data-piece^="{kind.kind}:"] .badge').all_text_contents()
        assert badges == [kind.source] * len(kind.pieces), kind.kind
    page.get_by_text("Where the figures come from").first.click()
    expect(page.locator("details[open] dd").first).to_be_visible()


@pytest.mark.parametrize(
    ("game", "language", "words", "found"),
    [
        ("sylve", "en", "tame creature", {"creature:WI6", "creature:WI7"}),
        ("sylve", "en", "plant power berry", {"creature:SP6"}),
        ("little-town", "fr", "cathedrale", {"building:cathedral"}),
        ("little-town", "en", "free square of grass", {"building:watchtower"}),
        ("tree-society", "en", "compost 2", set()),
        ("alynthia", "fr", "dé de fortune manche", {"research:com1", "research:com3"}),
        ("sylvan-dale", "en", "parakeet", {"style:nest"}),
    ],
)
def test_searching_for_an_effect_finds_its_component(
    visit: Visit, game: str, language: str, words: str, found: set[str]
) -> None:
    page = open_page(visit("Ann", locale=language), game)
    before = len(pieces(page))
    page.get_by_role("searchbox").fill(words)
    expect(page.get_by_role("status").filter(has_text=str(before))).to_be_visible()
    assert found <= set(pieces(page))
    assert len(pieces(page)) < before / 2


def test_filters_by_kind_and_by_source(visit: Visit) -> None:
    page = open_page(visit("Ann"), "sylve")
    page.get_by_role("button", name="Potion cards 32").click()
    expect(page.locator("[data-piece]")).to_have_count(32)
    page.get_by_role("button", name="published 0").click()
    expect(page.get_by_role("status").filter(has_text="No component matches")).to_be_visible()
    page.get_by_role("button", name="Show everything").click()
    expect(page.locator("[data-piece]")).to_have_count(100)
    page.get_by_role("button", name="published 2").click()
    assert pieces(page) == ["die:forage", "die:element"]


def test_the_address_can_name_a_kind(visit: Visit) -> None:
    page = open_page(visit("Ann"), "alynthia", "market")
    expect(page.get_by_role("button", name="Market cards")).to_have_attribute(
        "aria-pressed", "true"
    )
    assert {piece.partition(":")[0] for piece in pieces(page)} == {"market"}


def test_dice_list_their_faces_and_odds(visit: Visit) -> None:
    page = open_page(visit("Ann"), "alynthia")
    assert "Its faces: 0 (1 in 6), 1 (2 in 6), 2 (2 in 6), 3 (1 in 6)." in told(page, "die:dragon")
    page = open_page(visit("Bea", locale="fr"), "sylve")
    assert "arbre (2 sur 6), montagne (2 sur 6), rivière (2 sur 6)" in told(page, "die:forage")


def test_from_the_rules_to_the_components_and_on_to_a_clause(visit: Visit) -> None:
    ann = visit("Ann")
    ann.open("/rules/little-town")
    ann.page.get_by_role("link", name="All components, with drawings").first.click()
    expect(ann.page.get_by_role("heading", name="All components")).to_be_visible()
    goal = ann.page.locator('[data-piece="goal:penniless"]')
    goal.get_by_role("link", name="Read LT-97").click()
    expect(ann.page.locator('[data-clause="LT-97"]')).to_be_in_viewport()


def test_from_a_table_the_components_open_beside_it(visit: Visit) -> None:
    ann = visit("Ann")
    ann.set_table("sylve", ["me", "random"])
    ann.page.get_by_role("tab", name="Rules").click()
    with ann.context.expect_page() as opened:
        ann.page.get_by_role("link", name="All components, with drawings").first.click()
    expect(opened.value.locator('[data-piece="potion:P01"]')).to_be_visible()


@pytest.mark.parametrize(
    ("language", "note", "link"),
    [
        ("en", "before some of their figures changed", "Today’s components"),
        ("fr", "avant que certains chiffres ne changent", "Le matériel d’aujourd’hui"),
    ],
)
def test_the_components_of_an_older_table_have_its_figures(
    visit: Visit, language: str, note: str, link: str
) -> None:
    """Games that were begun with that table go on with it, and their rules link to this page."""
    ann = visit("Ann", locale=language)
    ann.open("/rules/sylve/components/401a181091b4")
    expect(ann.page.get_by_text(note)).to_be_visible()
    assert "6 points" in told(ann.page, "potion:P28")
    ann.page.get_by_role("link", name=link).click()
    expect(ann.page.locator('[data-piece="potion:P28"]')).to_contain_text("7 points")
    expect(ann.page.get_by_text(note)).to_be_hidden()


def test_search_and_filters_are_reached_by_keyboard(visit: Visit) -> None:
    page = open_page(visit("Ann"), "sylvan-dale")
    page.get_by_role("searchbox").focus()
    page.keyboard.type("hammer")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Cards 4")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-piece]")).to_have_count(4)
    # Drawings take no focus: Tab goes from the filters to the text.
    inside = page.evaluate("document.querySelectorAll('.drawing:not([inert])').length")
    assert inside == 0


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("game", game_ids())
def test_the_page_is_accessible_and_fits_a_phone(visit: Visit, game: str, dark: bool) -> None:
    ann = visit("Ann", dark=dark, locale="fr")
    page = open_page(ann, game)
    has_no_violations(ann)
    page.set_viewport_size({"width": 360, "height": 740})
    fits(ann)
    cut = page.locator("[data-piece] .drawing").evaluate_all(
        """all => all.filter((one) => one.scrollWidth > one.clientWidth + 1)
                     .map((one) => one.parentElement.dataset.piece)"""
    )
    assert cut == []
