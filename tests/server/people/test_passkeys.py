"""Accounts by passkey."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tablewood.server.http import session_routes
from tablewood.server.people.passkeys import relying_party
from tests.server.http_client import Browser, refusal, served
from tests.server.people.authenticator import Authenticator
from tests.server.people.test_codes import at_time, code_of, cookie, mine, set_table


@pytest.fixture
def ann(tmp_path: Path) -> Iterator[Browser]:
    with served(tmp_path) as browser:
        yield browser


def begin(browser: Browser, name: str = "Ann") -> dict[str, Any]:
    options: dict[str, Any] = browser.ask("/api/account/begin", name=name)["options"]
    return options


def challenge(browser: Browser) -> dict[str, Any]:
    options: dict[str, Any] = browser.ask("/api/account/ask")["options"]
    return options


def register(browser: Browser, name: str = "Ann") -> Authenticator:
    key = Authenticator()
    browser.ask("/api/account/finish", credential=key.make(begin(browser, name)))
    return key


def sign_in(browser: Browser, key: Authenticator) -> Any:
    return browser.ask("/api/account/sign-in", credential=key.sign(challenge(browser)))


def refused_finish(browser: Browser, credential: Any) -> str:
    return refusal(browser.post_json("/api/account/finish", {"credential": credential}), 422)


def refused_sign_in(browser: Browser, credential: Any) -> str:
    return refusal(browser.post_json("/api/account/sign-in", {"credential": credential}), 422)


def test_an_account_collects_tables(ann: Browser) -> None:
    hers = set_table(ann, "Ann")
    key = register(ann)
    assert mine(ann) == {hers}
    phone = ann.other()
    theirs = set_table(phone, "Annie")
    sheet = sign_in(phone, key)
    assert (sheet["name"], sheet["tables"], sheet["account"]) == ("Ann", 2, True)
    assert mine(phone) == mine(ann) == {hers, theirs}


def test_a_browser_without_a_cookie_signs_in(ann: Browser) -> None:
    key = register(ann)
    hers = set_table(ann, "Ann")
    phone = ann.other()
    sign_in(phone, key)
    assert mine(phone) == {hers}
    sign_in(phone, key)
    assert mine(phone) == {hers}


def test_what_the_browser_is_asked_for(ann: Browser) -> None:
    made = begin(ann)
    assert made["rp"] == {"name": "Tablewood", "id": "localhost"}
    assert made["authenticatorSelection"]["residentKey"] == "required"
    assert made["authenticatorSelection"]["userVerification"] == "preferred"
    assert made["user"]["displayName"] == "Ann"
    asked = challenge(ann)
    assert asked["userVerification"] == "preferred"
    # Nothing tells who has an account here.
    assert not asked.get("allowCredentials")


def test_several_passkeys_open_one_account(ann: Browser) -> None:
    first = register(ann)
    second = Authenticator()
    options = begin(ann)
    assert len(options["excludeCredentials"]) == 1
    ann.ask("/api/account/finish", credential=second.make(options))
    assert first.handle == second.handle
    hers = set_table(ann, "Ann")
    for key in (first, second):
        phone = ann.other()
        sign_in(phone, key)
        assert mine(phone) == {hers}


def test_a_passkey_can_be_removed_but_not_the_last(ann: Browser) -> None:
    first = register(ann)
    ann.ask("/api/account/finish", credential=Authenticator().make(begin(ann)))
    passkeys = ann.get("/api/session").json()["passkeys"]
    left = ann.ask("/api/account/remove", passkey=passkeys[0]["id"])["passkeys"]
    assert [one["id"] for one in left] == [passkeys[1]["id"]]
    phone = ann.other()
    assert refused_sign_in(phone, first.sign(challenge(phone))) == "bad-passkey"
    last = ann.post_json("/api/account/remove", {"passkey": left[0]["id"]})
    assert refusal(last, 422) == "last-passkey"


def test_nobody_removes_the_passkeys_of_others(ann: Browser) -> None:
    key = register(ann)
    id = ann.get("/api/session").json()["passkeys"][0]["id"]
    eve = ann.other()
    register(eve, "Eve")
    eve.ask("/api/account/remove", passkey=id)
    eve.ask("/api/account/delete")
    assert sign_in(ann.other(), key)["name"] == "Ann"


def test_an_account_is_deleted_and_seats_stay(ann: Browser) -> None:
    key = register(ann)
    hers = set_table(ann, "Ann")
    sheet = ann.ask("/api/account/delete")
    assert (sheet["account"], sheet["passkeys"]) == (False, [])
    assert mine(ann) == {hers}
    phone = ann.other()
    assert refused_sign_in(phone, key.sign(challenge(phone))) == "bad-passkey"


def test_two_accounts_stay_two(ann: Browser) -> None:
    """A device that changes from one account to another takes nothing along: the first can sign in again."""
    bob = ann.other()
    key, other_key = register(ann), register(bob, "Bob")
    hers, his = set_table(ann, "Ann"), set_table(bob, "Bob")
    sign_in(bob, key)
    assert mine(bob) == mine(ann) == {hers}
    sign_in(bob, other_key)
    assert mine(bob) == {his}


def test_a_guest_with_a_code_joins_an_account_either_way(ann: Browser) -> None:
    register(ann)
    hers = set_table(ann, "Ann")
    guest = ann.other()
    theirs = set_table(guest, "Annie")
    # The device with the account uses the guest's code; the account takes the guest in.
    ann.ask("/api/session/join", code=code_of(guest))
    assert mine(ann) == mine(guest) == {hers, theirs}
    assert ann.get("/api/session").json()["account"]
    assert guest.get("/api/session").json()["name"] == "Ann"


# Forgeries


def test_a_challenge_counts_once(ann: Browser) -> None:
    key = register(ann)
    phone = ann.other()
    signed = key.sign(challenge(phone))
    phone.ask("/api/account/sign-in", credential=signed)
    assert refused_sign_in(phone, signed) == "bad-passkey"


def test_a_failed_try_uses_the_challenge_up(ann: Browser) -> None:
    key = register(ann)
    phone = ann.other()
    signed = key.sign(challenge(phone))
    forged = {**signed, "response": {**signed["response"], "signature": "AAAA"}}
    assert refused_sign_in(phone, forged) == "bad-passkey"
    assert refused_sign_in(phone, signed) == "bad-passkey"


def test_a_challenge_is_good_for_five_minutes(ann: Browser) -> None:
    key = register(ann)
    phone = ann.other()
    signed = key.sign(challenge(phone))
    at_time(ann, 5.1)
    assert refused_sign_in(phone, signed) == "bad-passkey"


def test_a_challenge_is_for_the_device_that_asked(ann: Browser) -> None:
    key = register(ann)
    phone, eve = ann.other(), ann.other()
    set_table(eve, "Eve")
    assert refused_sign_in(eve, key.sign(challenge(phone))) == "bad-passkey"


def test_a_challenge_is_for_one_purpose(ann: Browser) -> None:
    key = Authenticator()
    asked = challenge(ann)
    credential = key.make({**begin(ann), "challenge": asked["challenge"]})
    assert refused_finish(ann, credential) == "bad-passkey"


def test_a_passkey_of_another_site_is_refused(ann: Browser) -> None:
    evil = Authenticator("https://evil.example")
    assert refused_finish(ann, evil.make(begin(ann))) == "bad-passkey"
    key = register(ann)
    key.origin = evil.origin
    phone = ann.other()
    assert refused_sign_in(phone, key.sign(challenge(phone))) == "bad-passkey"


def test_a_copied_authenticator_is_noticed(ann: Browser) -> None:
    key = register(ann)
    sign_in(ann.other(), key)
    key.uses = 0
    phone = ann.other()
    assert refused_sign_in(phone, key.sign(challenge(phone))) == "bad-passkey"


def test_nothing_tells_an_unknown_passkey_from_a_bad_signature(ann: Browser) -> None:
    key = register(ann)
    stranger, forged = ann.other(), ann.other()
    first = stranger.post_json(
        "/api/account/sign-in", {"credential": Authenticator().sign(challenge(stranger))}
    )
    signed = key.sign(challenge(forged))
    signed["response"]["signature"] = "AAAA"
    second = forged.post_json("/api/account/sign-in", {"credential": signed})
    assert (first.status_code, first.content) == (second.status_code, second.content)


@pytest.mark.parametrize(
    "nonsense", [{}, {"response": 1}, {"response": {"clientDataJSON": "é"}}, {"rawId": []}]
)
def test_nonsense_is_no_mistake_of_the_server(ann: Browser, nonsense: Any) -> None:
    assert refused_finish(ann, nonsense) == "bad-passkey"
    assert refused_sign_in(ann, nonsense) == "bad-passkey"


def test_signing_in_gives_a_new_secret(ann: Browser) -> None:
    key = register(ann)
    phone, thief = ann.other(), ann.other()
    set_table(phone, "Ann")
    thief.cookies.set("tablewood", cookie(phone))
    sign_in(phone, key)
    assert mine(phone)
    assert not mine(thief)


def test_an_account_needs_a_name(ann: Browser) -> None:
    assert refusal(ann.post_json("/api/account/begin", {"name": " "}), 422) == "bad-name"


# Where passkeys work


def test_passkeys_need_https_or_localhost() -> None:
    found = relying_party("https://games.example.org")
    assert found is not None
    assert (found.id, found.origin) == ("games.example.org", "https://games.example.org")
    assert relying_party("http://localhost:8765") is not None
    assert relying_party("http://games.example.org") is None
    assert relying_party("http://127.0.0.1:8765") is None
    assert relying_party("https://192.0.2.1") is None


def test_a_page_without_https_is_told(tmp_path: Path) -> None:
    with served(tmp_path, public_url="http://games.example.org") as browser:
        assert browser.get("/api/session").json()["passkeys_here"] == "not-here"
        answer = browser.post_json("/api/account/ask", {}, origin="http://games.example.org")
        assert refusal(answer, 422) == "passkeys-not-here"


def test_a_server_without_the_extra_says_so(ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablewood.server.http.account_routes.are_installed", lambda: False)
    monkeypatch.setattr(session_routes, "are_installed", lambda: False)
    assert ann.get("/api/session").json()["passkeys_here"] == "not-installed"
    assert refusal(ann.post_json("/api/account/ask", {}), 422) == "no-passkeys"
