"""Around the tables: the lobby, new tables, invitations, turn notices, and the client without a connection."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Chromium, Visit
from tests.browser.person import PATIENCE, Person
from tests.browser.test_pages import PHONE, fits, has_no_violations, settled
from tests.server.server_process import ServerProcess

HIDE = """hidden => {
    Object.defineProperty(document, "visibilityState", { value: hidden ? "hidden" : "visible", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
READY = "() => navigator.serviceWorker.ready.then((found) => found.active.state)"
KEPT = """async () => {
    const found = [];
    for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
    return found;
}"""
FONTS = "() => [...document.fonts].filter((font) => font.status === 'loaded').map((font) => font.family)"


def set_by_hand(person: Person, game: str, *who: str) -> None:
    """Make a table on its page; one choice for each seat, the person's own first."""
    person.open(f"/new/{game}")
    person.page.get_by_role("radio", name=str(len(who)), exact=True).check()
    for seat, one in enumerate(who, 1):
        person.page.get_by_label(f"Who sits on seat {seat}?").select_option(one)
    if "open" in who:
        person.page.get_by_label("Your name").fill(person.name)
    person.page.locator("form button[type=submit]").click()


# The lobby


def test_a_game_card_gives_players_length_and_weight(visit: Visit) -> None:
    ann = visit("Ann")
    ann.open("/")
    card = ann.page.get_by_role("article").filter(has_text="Alynthia")
    for fact in ("1 to 5 players", "60–150 min", "Heavy"):
        expect(card.get_by_text(fact)).to_be_visible()
    expect(ann.page.get_by_role("article")).to_have_count(5)


def test_the_link_to_check_a_game_is_in_the_footer_only(visit: Visit) -> None:
    ann = visit("Ann")
    ann.open("/")
    settled(ann)
    assert ann.page.locator("header").get_by_text("Check a game").count() == 0
    ann.page.locator("footer").get_by_role("link", name="Check a game").click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Check a game")


def test_the_lobby_draws_a_table_and_redraws_it_after_a_move(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.set_table("little-town", ["me", "random"], **{"first-player": "blue"})
    ann.until_asked()
    ann.open("/")
    drawn = ann.page.locator("[data-glance]")
    expect(drawn).to_have_count(1)
    before = int(drawn.get_attribute("data-glance") or -1)
    assert drawn.locator("svg rect").count() == 54
    other = ann.context.new_page()
    other.goto(f"{ann.address}/t/{table}")
    other.locator(".prompt .move").first.wait_for(state="attached")
    other.evaluate("() => document.querySelector('.prompt .move:not([disabled])').click()")
    expect(drawn).not_to_have_attribute("data-glance", str(before), timeout=PATIENCE)


def test_three_bots_of_the_same_level_have_different_names(visit: Visit) -> None:
    ann = visit("Ann", locale="fr-FR")
    ann.set_table("sylve", ["me", "grown", "grown", "grown"])
    ann.open("/")
    for place in ("Est", "Sud", "Ouest"):
        expect(ann.page.get_by_text(f"Grand arbre ({place})")).to_be_visible()


def test_the_typefaces_are_served_by_us_with_their_licence(
    visit: Visit, site: ServerProcess
) -> None:
    ann = visit("Ann")
    ann.open("/")
    settled(ann)
    loaded = {name.strip('"') for name in ann.page.evaluate(FONTS)}
    assert loaded == {"Fraunces Variable", "Figtree Variable"}
    for name in ("fraunces", "figtree"):
        licence = httpx.get(f"{site.address}/licences/{name}.txt")
        assert "SIL Open Font License, Version 1.1" in licence.text


# A new table


def test_a_mode_of_alynthia_sets_the_number_of_players(visit: Visit) -> None:
    ann = visit("Ann")
    ann.open("/new/alynthia")
    page = ann.page
    expect(page.get_by_role("radio", name="Cooperative")).to_be_checked()
    page.get_by_role("radio", name="Solo").check()
    expect(page.get_by_role("radio", name="1", exact=True)).to_be_checked()
    expect(page.locator("ol.seats > li")).to_have_count(1)
    page.get_by_role("radio", name="Competitive").check()
    expect(page.get_by_role("radio", name="2", exact=True)).to_be_checked()
    page.get_by_role("radio", name="4", exact=True).check()
    expect(page.get_by_role("radio", name="Competitive")).to_be_checked()
    page.get_by_role("radio", name="1", exact=True).check()
    expect(page.get_by_role("radio", name="Solo")).to_be_checked()
    page.get_by_role("radio", name="Competitive").check()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    table = httpx.get(f"{ann.address}/api/tables/{page.url.rpartition('/')[2]}/glance").json()
    assert table["view"]["mode"] == "competitive"


def test_seats_choose_colours_and_the_first_player_option_follows(visit: Visit) -> None:
    ann = visit("Ann")
    ann.open("/new/sylvan-dale")
    page = ann.page
    seats = page.get_by_role("group", name="Colour of seat")
    expect(seats).to_have_count(2)
    mine, theirs = seats.all()
    expect(mine.get_by_role("radio", name="Red")).to_be_checked()
    mine.get_by_role("radio", name="Purple").check()
    page.get_by_text("Options of the game").click()
    first = page.get_by_label("First player")
    expect(first.locator("option", has_text="Red")).to_be_disabled()
    first.select_option("purple")
    theirs.get_by_role("radio", name="Purple").check()
    expect(mine.get_by_role("radio", name="Yellow")).to_be_checked()
    expect(first).to_have_value("yellow")
    has_no_violations(ann)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    table = httpx.get(f"{ann.address}/api/tables/{page.url.rpartition('/')[2]}/glance").json()
    assert table["view"]["seats"] == ["yellow", "purple"]


def test_the_drawn_table_shows_who_will_sit_there(visit: Visit) -> None:
    ann = visit("Ann")
    ann.open("/new/sylve")
    ann.page.get_by_role("radio", name="3", exact=True).check()
    ann.page.get_by_label("Who sits on seat 2?").select_option("bot:ancient")
    ann.page.get_by_label("Who sits on seat 3?").select_option("open")
    ann.page.get_by_label("Your name").fill("Ann")
    drawing = ann.page.get_by_role("img", name="The table: Ann, Ancient tree, and free seat")
    expect(drawing).to_be_visible()


def test_a_name_that_is_too_long_is_refused_and_not_cut(visit: Visit) -> None:
    ann = visit("Ann")
    ann.open("/new/sylve")
    name = ann.page.get_by_label("Your name")
    name.fill("A" * 12)
    expect(ann.page.get_by_text("Room for")).to_have_count(0)
    name.fill("A" * 20)
    expect(ann.page.get_by_text("Room for 4 more letters.")).to_be_visible()
    name.fill("A" * 27)
    expect(ann.page.get_by_text("at most 24 letters; this one has 3 too many")).to_be_visible()
    expect(name).to_have_value("A" * 27)
    ann.page.get_by_role("button", name="Start the game").click()
    expect(name).to_be_focused()
    assert ann.page.url.endswith("/new/sylve")
    name.fill("A" * 24)
    ann.page.get_by_role("button", name="Start the game").click()
    ann.page.wait_for_url("**/t/*")


def test_the_link_can_be_copied_and_scanned(visit: Visit) -> None:
    ann = visit("Ann")
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    set_by_hand(ann, "sylve", "me", "open")
    ann.page.wait_for_url("**/t/*")
    expect(ann.page.get_by_role("textbox", name="Link to this table")).to_have_value(ann.page.url)
    code = ann.page.get_by_role("img", name="QR code")
    expect(code).to_be_visible()
    box = code.bounding_box()
    assert box is not None
    assert box["width"] >= 150
    ann.page.get_by_role("button", name="Copy the link").click()
    expect(ann.page.get_by_text("Copied")).to_be_visible()
    assert ann.page.evaluate("navigator.clipboard.readText()") == ann.page.url
    has_no_violations(ann)
    ann.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    fits(ann)


def test_a_table_is_made_by_keyboard_alone(visit: Visit) -> None:
    ann = visit("Ann")
    ann.open("/new/alynthia")
    solo = ann.page.get_by_role("radio", name="Cooperative")
    solo.focus()
    ann.page.keyboard.press("ArrowLeft")
    expect(ann.page.get_by_role("radio", name="Solo")).to_be_checked()
    ann.page.get_by_label("Your name").focus()
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_url("**/t/*")


@pytest.mark.parametrize("path", ["/", "/new/alynthia", "/new/sylvan-dale", "/new/tree-society"])
def test_french_fits_a_phone_with_the_settings_open(visit: Visit, path: str) -> None:
    ann = visit("Ann", *PHONE, locale="fr-FR", dark=True)
    ann.open(path)
    settled(ann)
    fits(ann)
    ann.page.locator("button[popovertarget=wishes]").click()
    expect(ann.page.get_by_text("Vitesse des animations")).to_be_visible()
    fits(ann)
    has_no_violations(ann)


def test_choices_are_remembered(visit: Visit) -> None:
    ann = visit("Ann")
    ann.open("/")
    ann.page.locator("button[popovertarget=wishes]").click()
    ann.page.get_by_role("radio", name="None").check()
    ann.page.get_by_label("Sound").fill("0")
    ann.page.get_by_role("radio", name="Take their time").check()
    ann.page.reload()
    ann.page.locator("button[popovertarget=wishes]").click()
    expect(ann.page.get_by_role("radio", name="None")).to_be_checked()
    expect(ann.page.get_by_label("Sound")).to_have_value("0")
    expect(ann.page.get_by_role("radio", name="Take their time")).to_be_checked()
    assert ann.page.evaluate("document.documentElement.dataset.motion") == "still"


# Turn notices


def test_a_tab_in_the_background_announces_my_turn(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.set_table("sylve", ["me", "open"])
    bob.take_seat(table)
    people = [ann, bob]
    for person in people:
        person.page.locator("[data-phase=playing]").wait_for()
    [waiting] = [one for one in people if not one.look()["moves"]] or [bob]
    moving = next(one for one in people if one is not waiting)
    waiting.page.evaluate(HIDE, True)
    icon = waiting.page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", "/icon.svg")
    while not waiting.look()["moves"]:
        if moving.look()["moves"]:
            moving.make_any()
    expect(waiting.page).to_have_title("Your turn! · Sylve")
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    waiting.page.evaluate(HIDE, False)
    expect(waiting.page).to_have_title("● Your turn · Sylve · Tablewood")
    expect(icon).to_have_attribute("href", "/icon.svg")


# Without a connection


@pytest.fixture
def alone(chromium: Chromium, site: ServerProcess) -> Iterator[Person]:
    """Somebody whose browser has cached the client and then loses the connection."""
    context = chromium.new_context(viewport={"width": 1280, "height": 900}, locale="en-GB")
    with chromium.watched():
        person = Person(context, site.address, "Ann")
        person.open("/")
        assert person.page.evaluate(READY) in ("activating", "activated")
        person.page.wait_for_function("navigator.serviceWorker.controller !== null")
        yield person
    context.close()


def test_the_client_starts_offline_and_says_so(alone: Person) -> None:
    alone.context.set_offline(True)
    for path in ("/", "/t/abcdefgh"):
        alone.open(path)
        expect(alone.page.get_by_text("You are offline. Your tables are safe")).to_be_visible()
        expect(alone.page.get_by_role("link", name="Tablewood: all tables")).to_be_visible()
    alone.open("/")
    alone.context.set_offline(False)
    expect(alone.page.get_by_text("You are offline")).to_have_count(0)
    expect(alone.page.get_by_role("article")).to_have_count(5, timeout=PATIENCE)


def test_nothing_about_a_table_is_ever_cached(alone: Person) -> None:
    alone.set_table("sylve", ["me", "random"])
    alone.until_asked()
    alone.make_any()
    alone.open("/")
    settled(alone)
    kept: list[str] = alone.page.evaluate(KEPT)
    assert "/" in kept
    assert [path for path in kept if path != "/" and not path.startswith("/assets/")] == []


def test_pages_come_from_the_network_while_there_is_one(alone: Person) -> None:
    answer = alone.page.goto(f"{alone.address}/new/sylve")
    assert answer is not None
    timing: dict[str, Any] = answer.all_headers()
    assert timing["cache-control"] == "no-cache"
    poison = """async () => {
        for (const name of await caches.keys())
            await (await caches.open(name)).put("/", new Response("an old client", { status: 200 }));
    }"""
    alone.page.evaluate(poison)
    alone.open("/")
    expect(alone.page.get_by_role("article")).to_have_count(5)


def test_the_worker_and_the_manifest_fulfil_what_browsers_require(site: ServerProcess) -> None:
    worker = httpx.get(f"{site.address}/sw.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert worker.headers["content-type"].startswith("text/javascript")
    page = httpx.get(f"{site.address}/")
    assert "worker-src 'self'" in page.headers["content-security-policy"]
    manifest = httpx.get(f"{site.address}/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    told = manifest.json()
    assert (told["display"], told["start_url"]) == ("standalone", "/")
    for icon in told["icons"]:
        assert httpx.get(f"{site.address}{icon['src']}").headers["content-type"] == icon["type"]
    assert {"any", "maskable"} == {icon["purpose"] for icon in told["icons"]}
