"""Continue on another device, in the browser."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person


def code_of(person: Person) -> str:
    """Make a code, and read it from the page."""
    person.open("/devices")
    person.page.get_by_role("button", name="Show a code").click()
    letters = person.page.locator(".letters")
    expect(letters).to_have_text(re.compile(r"^\w{4} \w{4}$"))
    return letters.inner_text().replace(" ", "")


def sits(person: Person, name: str) -> str:
    seating = [{"kind": "me", "name": name, "salt": "0a" * 16}, {"kind": "open"}]
    made = person.ask("/api/tables", {"game": "sylvan-dale", "seating": seating})
    return str(made["id"])


def test_somebody_goes_on_on_the_phone_and_ends_it(visit: Visit) -> None:
    ann, phone = visit("Ann"), visit("Ann", 360, 740)
    ann.open("/")
    table = sits(ann, "Ann")
    code = code_of(ann)
    expect(ann.page.get_by_role("timer")).to_contain_text("10 more minutes")
    expect(ann.page.get_by_role("img", name="QR code")).to_be_visible()

    phone.open(f"/join#{code}")
    expect(phone.page.get_by_text("You will play as Ann here, at one table.")).to_be_visible()
    assert code not in phone.page.url
    phone.page.get_by_role("button", name="Continue here").click()
    phone.page.get_by_role("link", name="To my tables").click()
    expect(phone.page.locator(f'a[href="/t/{table}"]').first).to_be_visible()

    ann.open("/devices")
    expect(ann.page.get_by_text("this device", exact=True)).to_have_count(1)
    ann.page.get_by_role("button", name=re.compile("^End Chrome")).click()
    expect(ann.page.get_by_text("One device was ended.")).to_be_visible()
    phone.open("/")
    expect(phone.page.get_by_role("heading", level=1).first).to_be_visible()
    expect(phone.page.locator(f'a[href="/t/{table}"]')).to_have_count(0)


def test_a_wrong_code_is_told(visit: Visit) -> None:
    ann = visit("Ann", locale="fr-FR")
    ann.open("/join")
    ann.page.get_by_label("Code").fill("abcd efgh")
    ann.page.get_by_role("button", name="Continuer").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("déjà utilisé")
