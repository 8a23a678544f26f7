"""Rated tables and one's own games, in a browser with an account."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_passkeys import authenticator, on_localhost

GAME = "little-town"


def test_a_rated_game_from_the_switch_to_the_list(visit: Visit) -> None:
    ann = on_localhost(visit("Ann"))
    page = ann.page
    ann.open(f"/new/{GAME}")
    switch = page.get_by_role("radio", name="Rated", exact=True)
    expect(page.get_by_text("A rated table is for people with an account.")).to_be_visible()
    expect(switch).to_be_disabled()

    ann.open("/devices")
    authenticator(ann)
    page.get_by_label("What the account is called").fill("Ann")
    page.get_by_role("button", name="Make an account").click()
    expect(page.get_by_text("Your account is called Ann.")).to_be_visible()

    ann.open(f"/new/{GAME}")
    page.get_by_label("Who sits on seat 2?").select_option("here")
    expect(page.get_by_text("everybody has one seat, on their own device")).to_be_visible()
    page.get_by_label("Who sits on seat 2?").select_option("bot:sapling")
    expect(switch).to_be_enabled()
    switch.check()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]

    ann.ask(f"/api/tables/{table}/leave", {"seat": 0, "bot": "random"})
    ending = page.locator("#ending")
    expect(ending.get_by_role("heading", name="Ratings")).to_be_visible(timeout=60_000)
    expect(ending.get_by_text("−")).to_be_visible()

    page.keyboard.press("Escape")
    ann.open("/games")
    expect(page.get_by_text("lost: left to a bot")).to_be_visible()
    expect(page.get_by_role("img", name="Your rating in Little Town")).to_be_visible()
    expect(page.get_by_text("provisional", exact=True)).to_be_visible()
    page.get_by_role("combobox", name="Game").select_option("sylve")
    expect(page.get_by_text("You have not played this game yet.")).to_be_visible()
    assert ann.errors == []
