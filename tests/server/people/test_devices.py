"""The devices of a person: listed, and ended."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tablewood.server.people.device_names import names_of
from tests.server.http_client import Browser, refusal, served
from tests.server.people.test_codes import at_time, code_of, cookie, mine, seats_of_mine, set_table

PHONE = "Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0"
LAPTOP = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/129.0.0.0 Safari/537.36"
)
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1"
)


@pytest.fixture
def ann(tmp_path: Path) -> Iterator[Browser]:
    with served(tmp_path) as browser:
        browser.headers["user-agent"] = LAPTOP
        yield browser


@pytest.fixture
def phone(ann: Browser) -> Browser:
    """Ann's phone."""
    other = ann.other()
    other.headers["user-agent"] = PHONE
    other.ask("/api/session/join", code=code_of(ann))
    return other


def devices(browser: Browser) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = browser.get("/api/session").json()["devices"]
    return found


def test_devices_have_plain_names() -> None:
    assert names_of(PHONE) == ("Firefox", "Android")
    assert names_of(LAPTOP) == ("Chrome", "Windows")
    assert names_of(IPHONE) == ("Safari", "iPhone")
    assert names_of("curl/8") == names_of("") == ("", "")


def test_a_guest_has_one_device(ann: Browser) -> None:
    nobody = ann.get("/api/session").json()
    assert (nobody["name"], nobody["tables"], nobody["devices"]) == ("", 0, [])
    set_table(ann, "Ann")
    sheet = ann.get("/api/session").json()
    assert (sheet["name"], sheet["tables"]) == ("Ann", 1)
    assert [(one["browser"], one["here"]) for one in sheet["devices"]] == [("Chrome", True)]


def test_devices_are_listed_with_when_they_were_here(ann: Browser, phone: Browser) -> None:
    assert {(one["system"], one["here"]) for one in devices(phone)} == {
        ("Windows", False),
        ("Android", True),
    }
    at_time(ann, 60)
    app: Any = ann.app
    people = app.state.people
    people._cache.clear()
    mine(phone)

    async def noted() -> None:
        await asyncio.gather(*people._tasks)

    assert ann.portal is not None
    ann.portal.call(noted)
    by_system = {one["system"]: one for one in devices(phone)}
    assert by_system["Android"]["last_seen"] > by_system["Android"]["first_seen"]
    assert by_system["Windows"]["last_seen"] == by_system["Windows"]["first_seen"]


def id_of(browser: Browser, system: str) -> str:
    return next(str(one["id"]) for one in devices(browser) if one["system"] == system)


def test_an_ended_device_is_a_guest_again(ann: Browser, phone: Browser) -> None:
    table = set_table(ann, "Ann")
    assert mine(phone) == {table}
    old = cookie(phone)
    assert ann.ask("/api/session/end", device=id_of(ann, "Android")) == {"ended": 1}
    assert mine(phone) == set()
    assert seats_of_mine(phone, table) == []
    assert mine(ann) == {table}
    assert len(devices(ann)) == 1
    # It gets a new secret with the next thing it does, and can play as anybody else.
    theirs = set_table(phone, "Bob")
    assert cookie(phone) != old
    assert mine(phone) == {theirs}
    assert mine(ann) == {table}


def test_the_first_device_can_be_ended_too(ann: Browser, phone: Browser) -> None:
    """Its own hash is what the seats are held by; that must not help it."""
    table = set_table(ann, "Ann")
    phone.ask("/api/session/end", device=id_of(phone, "Windows"))
    assert mine(ann) == set()
    assert mine(phone) == {table}
    refused = ann.post_json(f"/api/tables/{table}/leave", {"seat": 0})
    assert refusal(refused, 403) == "not-your-seat"


def test_all_others_are_ended_at_once(ann: Browser, phone: Browser) -> None:
    tablet = ann.other()
    tablet.ask("/api/session/join", code=code_of(phone))
    table = set_table(tablet, "Ann")
    assert ann.ask("/api/session/end") == {"ended": 2}
    assert mine(ann) == {table}
    assert mine(phone) == mine(tablet) == set()


def test_sockets_of_an_ended_device_close(ann: Browser, phone: Browser) -> None:
    table = set_table(ann, "Ann")
    with ann.table(table) as at_home, phone.table(table) as on_the_way:
        ann.ask("/api/session/end", device=id_of(ann, "Android"))
        told = on_the_way.receive_json()
        while told["t"] != "closing":
            told = on_the_way.receive_json()
        assert told["refusal"]["code"] == "session-ended"
        at_home.send_json({"t": "ping", "known": 0})
        while at_home.receive_json()["t"] != "pong":
            pass
    with phone.table(table) as again:
        assert again.receive_json()["viewer"] == -1


def test_a_code_of_an_ended_device_is_worth_nothing(ann: Browser, phone: Browser) -> None:
    code = code_of(phone)
    ann.ask("/api/session/end")
    assert refusal(ann.other().post_json("/api/session/join", {"code": code}), 422) == "bad-code"


def test_nobody_ends_the_devices_of_others(ann: Browser, phone: Browser) -> None:
    eve = ann.other()
    set_table(eve, "Eve")
    assert eve.ask("/api/session/end", device=id_of(ann, "Android")) == {"ended": 0}
    assert eve.ask("/api/session/end") == {"ended": 0}
    assert len(devices(ann)) == 2
