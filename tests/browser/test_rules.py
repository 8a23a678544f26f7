"""The rules in the browser: in the reader's language, with sources and rulings in words, and no raw markup."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tablewood.games import game_ids
from tests.browser.conftest import Visit

RAW = re.compile(r"\[[RXPGJ]\]|\((?:ruling|rulings|décision|décisions) R|\*|`")


def clause(page: Page, id: str) -> str:
    """The text shown for a clause or a ruling."""
    return page.locator(f'[data-clause="{id}"]').inner_text()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", game_ids())
def test_no_raw_markup_is_shown(visit: Visit, game: str, language: str) -> None:
    ann = visit("Ann", locale=language)
    ann.open(f"/rules/{game}")
    expect(ann.page.locator("[data-clause]").first).to_be_visible()
    shown = ann.page.locator(".chapters").inner_text()
    assert len(shown) > 20_000
    assert RAW.findall(shown) == []


def test_the_rules_are_in_french(visit: Visit) -> None:
    ann = visit("Ann", locale="fr")
    ann.open("/rules/sylve#SY-21")
    expect(ann.page.locator('[data-clause="SY-21"]')).to_be_in_viewport()
    assert "placer exactement 1 dé de sa réserve (obligatoire)" in clause(ann.page, "SY-21")


def test_from_a_clause_to_its_ruling_and_back(visit: Visit) -> None:
    ann = visit("Ann")
    ann.open("/rules/tree-society#TS-72")
    place = ann.page.locator('[data-clause="TS-72"]')
    expect(place).to_contain_text("our ruling")
    place.get_by_role("link", name="Why R9").click()
    ruling = ann.page.locator('[data-clause="R9"]')
    expect(ruling).to_be_in_viewport()
    expect(ruling).to_contain_text("Half a cost is rounded up")
    ruling.get_by_role("link", name="TS-72").click()
    expect(place).to_be_in_viewport()


def test_search_finds_clauses_and_rulings(visit: Visit) -> None:
    ann = visit("Ann")
    ann.open("/rules/sylve")
    ann.page.get_by_role("searchbox").fill("tea coffee")
    expect(ann.page.locator("[data-clause]")).to_have_count(2)
    assert "cannot be checked" in clause(ann.page, "R33")


def test_the_page_tells_the_rulebook_from_our_own_rulings(visit: Visit) -> None:
    ann = visit("Ann", locale="fr")
    ann.open("/rules/sylve")
    ann.page.get_by_text("Ce que veulent dire les étiquettes").click()
    ann.page.get_by_role("link", name="Ce qui vient du livret").click()
    potions = ann.page.get_by_role("listitem").filter(has_text="Cartes Potion")
    expect(potions).to_contain_text("reconstitué")
    expect(potions).to_contain_text("leurs coûts, leurs points et leurs noms")
    assert RAW.findall(ann.page.locator("main").inner_text()) == []
