"""Help during play: a hint, what can be done here, and a warning before something is left undone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person

MOVES_LEFT = 40
"""How many moves at most until a solo game of Alynthia asks what to do."""


def at_sylvan_dale(visit: Visit, **screen: object) -> Person:
    ann: Person = visit("Ann", **screen)
    ann.set_table("sylvan-dale", ["me", "random"], **{"first-player": "red"})
    ann.until_asked()
    return ann


def test_a_hint_is_asked_for_shown_on_the_board_and_played(visit: Visit) -> None:
    ann = at_sylvan_dale(visit)
    page = ann.page
    page.keyboard.press("h")
    hint = page.get_by_role("group", name="A grown tree would consider")
    first = hint.locator("li").first
    expect(first).to_contain_text("Play a ")
    expect(first).to_contain_text("+")
    first.locator(".show").click()
    expect(first.locator(".show")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".log")).to_contain_text("Ann took a hint.")
    before = ann.look()["version"]
    first.get_by_role("button", name="Do it").click()
    ann.until(lambda now: now["version"] > before, "the move")
    expect(hint).to_have_count(0)
    ann.until_asked()
    page.keyboard.press("h")
    refused = page.get_by_role("group", name="Hint")
    expect(refused).to_contain_text("The next hint in")
    page.keyboard.press("Escape")
    expect(refused).to_have_count(0)


def test_a_table_without_hints_says_so(visit: Visit) -> None:
    ann: Person = visit("Ann")
    ann.open("/new/sylvan-dale")
    ann.page.get_by_role("radio", name="No hints").check()
    ann.page.get_by_role("textbox").first.fill("Ann")
    ann.page.locator("form button[type=submit]").click()
    ann.until_asked()
    expect(ann.page.locator("section.prompt")).to_contain_text("No hints at this table")
    expect(ann.page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)


def test_everything_lit_says_what_a_press_does(visit: Visit) -> None:
    ann = at_sylvan_dale(visit, width=360, height=740)
    page = ann.page
    page.locator(".stage .thing.can").first.wait_for()
    page.keyboard.press("w")
    listed = page.get_by_role("group", name="What you can do here").get_by_role("listitem")
    lit = [thing.get_attribute("data-thing") for thing in page.locator(".stage .thing.can").all()]
    assert lit
    expect(listed).to_have_count(len(set(lit)))  # two equal cards are one thing
    expect(page.locator(".tag")).to_have_count(len(lit))
    expect(listed.first.get_by_role("button")).to_be_focused()
    expect(listed.first).to_contain_text("Ann plays")  # the preview
    page.keyboard.press("Escape")
    expect(page.locator(".tag")).to_have_count(0)
    page.keyboard.press("w")
    before = ann.look()["version"]
    listed.last.get_by_role("button").press("Enter")
    ann.until(lambda now: now["version"] > before, "the move")


def test_somebody_who_stops_too_early_is_warned_once_and_can_switch_it_off(visit: Visit) -> None:
    ann: Person = visit("Ann", warned=True)
    ann.set_table("alynthia", ["me"])
    for _ in range(MOVES_LEFT):
        if "done" in ann.until_asked()["moves"]:
            break
        ann.make_any()
    page = ann.page
    done = page.locator('.prompt [data-move="done"]')
    done.click()
    warning = page.get_by_role("group", name="are you sure?")
    expect(warning).to_contain_text("You can still take 7 focus in this round.")
    warning.get_by_role("button", name="No, not yet").click()
    expect(warning).to_have_count(0)
    done.click()
    warning.get_by_role("checkbox").check()
    before = ann.look()["version"]
    warning.get_by_role("button", name="Yes").click()
    ann.until(lambda now: now["version"] > before, "the end of the phase")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("checkbox", name="Warn me")).not_to_be_checked()
