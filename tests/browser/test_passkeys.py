"""Accounts by passkey, with Chromium's own virtual authenticator."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import CDPSession, expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.test_devices import sits


def on_localhost(person: Person) -> Person:
    """Browsers make no passkeys for an address such as 127.0.0.1."""
    person.address = person.address.replace("127.0.0.1", "localhost")
    return person


def authenticator(person: Person) -> tuple[CDPSession, str]:
    """Give the browser an authenticator that agrees to everything."""
    session = person.context.new_cdp_session(person.page)
    session.send("WebAuthn.enable")
    made = session.send(
        "WebAuthn.addVirtualAuthenticator",
        {
            "options": {
                "protocol": "ctap2",
                "transport": "internal",
                "hasResidentKey": True,
                "hasUserVerification": True,
                "isUserVerified": True,
            }
        },
    )
    return session, str(made["authenticatorId"])


def move_passkeys(
    source: tuple[CDPSession, str], target: tuple[CDPSession, str]
) -> list[dict[str, Any]]:
    """Let another device have the same passkeys, as a password manager does."""
    session, id = source
    found = session.send("WebAuthn.getCredentials", {"authenticatorId": id})["credentials"]
    for credential in found:
        target[0].send(
            "WebAuthn.addCredential", {"authenticatorId": target[1], "credential": credential}
        )
    return list(found)


def test_somebody_makes_an_account_and_signs_in_elsewhere(visit: Visit) -> None:
    ann, phone = on_localhost(visit("Ann")), on_localhost(visit("Ann", 360, 740))
    ann.open("/devices")
    key = authenticator(ann)
    table = sits(ann, "Ann")
    ann.page.get_by_label("What the account is called").fill("Ann")
    ann.page.get_by_role("button", name="Make an account").click()
    expect(ann.page.get_by_text("Your account is called Ann.")).to_be_visible()

    phone.open("/devices")
    assert len(move_passkeys(key, authenticator(phone))) == 1
    phone.page.get_by_role("button", name="Sign in with a passkey").click()
    expect(phone.page.get_by_text("Your account is called Ann.")).to_be_visible()
    phone.open("/")
    expect(phone.page.locator(f'a[href="/t/{table}"]').first).to_be_visible()

    ann.page.get_by_role("button", name="Delete the account").click()
    ann.page.get_by_role("button", name="Delete it").click()
    expect(ann.page.get_by_text("The account is deleted.")).to_be_visible()
    ann.open("/")
    expect(ann.page.locator(f'a[href="/t/{table}"]').first).to_be_visible()


def test_a_page_where_passkeys_do_not_work_says_so(visit: Visit) -> None:
    ann = visit("Ann")
    ann.open("/devices")
    expect(ann.page.get_by_text("Browsers allow passkeys on https pages")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Make an account")).to_have_count(0)
