"""The same person on another device, by a one-time code."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from tablewood.server.live.bucket import Bucket
from tablewood.server.people import codes
from tablewood.server.people.people import Asking, utc_now
from tablewood.server.people.secret import hash_of_secret
from tablewood.server.storage import StorageSilent
from tests.server.http_client import Browser, refusal, seat, served


@pytest.fixture
def ann(tmp_path: Path) -> Iterator[Browser]:
    """Ann's browser, at a server without limits."""
    with served(tmp_path) as browser:
        yield browser


def set_table(browser: Browser, name: str, other: str = "open") -> str:
    """A table of two, with this person on the first seat."""
    seating = [seat(name=name), seat(other, "")]
    return str(browser.ask("/api/tables", game="sylvan-dale", seating=seating)["id"])


def code_of(browser: Browser) -> str:
    return str(browser.ask("/api/session/code")["code"])


def mine(browser: Browser) -> set[str]:
    """The tables that a browser finds as its own."""
    return {table["id"] for table in browser.get("/api/tables").json()["mine"]}


def seats_of_mine(browser: Browser, table: str) -> list[int]:
    seats = browser.get(f"/api/tables/{table}").json()["seats"]
    return [at for at, one in enumerate(seats) if one["mine"]]


def cookie(browser: Browser) -> str:
    return str(browser.cookies["tablewood"])


def at_time(browser: Browser, minutes: float) -> None:
    """Let the server believe that it is so much later."""
    app: Any = browser.app
    app.state.people._clock = lambda: utc_now() + timedelta(minutes=minutes)


def test_the_other_device_plays_on(ann: Browser) -> None:
    table = set_table(ann, "Ann")
    phone = ann.other()
    phone.ask("/api/session/join", code=code_of(ann))
    assert mine(phone) == mine(ann) == {table}
    assert seats_of_mine(phone, table) == seats_of_mine(ann, table) == [0]
    with ann.table(table) as at_home, phone.table(table) as on_the_way:
        assert at_home.receive_json()["viewer"] == on_the_way.receive_json()["viewer"] == 0


def test_a_code_says_what_it_will_do(ann: Browser) -> None:
    set_table(ann, "Ann")
    set_table(ann, "Ann")
    phone = ann.other()
    set_table(phone, "Annie")
    code = code_of(ann)
    looked = phone.ask("/api/session/look", code=code)
    assert looked == {"name": "Ann", "tables": 2, "mine": 1, "same": False}
    assert ann.ask("/api/session/look", code=code)["same"] is True
    assert phone.ask("/api/session/join", code=code)["tables"] == 3


def test_what_the_other_device_held_comes_along(ann: Browser) -> None:
    phone = ann.other()
    theirs, hers = set_table(phone, "Annie"), set_table(ann, "Ann")
    phone.ask("/api/session/join", code=code_of(ann))
    assert mine(phone) == mine(ann) == {theirs, hers}
    # She may do with either what she could before: here, place a bot as the host and begin.
    ann.ask(f"/api/tables/{theirs}/bot", seat=1, bot="random")
    assert seats_of_mine(ann, theirs) == [0]


def test_a_table_that_is_open_changes_hands_at_once(ann: Browser) -> None:
    phone = ann.other()
    table = set_table(phone, "Annie")
    code = code_of(ann)
    with ann.table(table) as socket:
        assert socket.receive_json()["viewer"] == -1
        phone.ask("/api/session/join", code=code)
        while True:
            told = socket.receive_json()
            if told["t"] == "table" and told["viewer"] == 0:
                break
        assert told["seats"][0]["mine"]


def test_entries_are_left_as_they_were(ann: Browser, tmp_path: Path) -> None:
    phone = ann.other()
    set_table(phone, "Annie")

    def entries() -> list[Any]:
        with sqlite3.connect(tmp_path / "tables.db") as database:
            return database.execute("SELECT * FROM entries ORDER BY sequence").fetchall()

    before = entries()
    phone.ask("/api/session/join", code=code_of(ann))
    assert before
    assert entries() == before


def test_three_devices_are_one_person(ann: Browser) -> None:
    phone, tablet = ann.other(), ann.other()
    tables = {set_table(ann, "Ann"), set_table(phone, "Ann"), set_table(tablet, "Ann")}
    phone.ask("/api/session/join", code=code_of(ann))
    # The tablet's person takes in the one of the phone, and with it the one of the first device.
    phone.ask("/api/session/join", code=code_of(tablet))
    assert mine(ann) == mine(phone) == mine(tablet) == tables


def test_one_device_may_join_twice(ann: Browser) -> None:
    phone = ann.other()
    table = set_table(phone, "Ann")
    phone.ask("/api/session/join", code=code_of(ann))
    phone.ask("/api/session/join", code=code_of(ann))
    ann.ask("/api/session/join", code=code_of(phone))
    assert mine(ann) == mine(phone) == {table}
    assert len(ann.get("/api/session").json()["devices"]) == 2


def test_hot_seats_come_along(ann: Browser) -> None:
    seating = [seat(name="Ann"), seat("here", "Bob")]
    table = ann.ask("/api/tables", game="sylvan-dale", seating=seating)["id"]
    phone = ann.other()
    phone.ask("/api/session/join", code=code_of(ann))
    assert seats_of_mine(phone, table) == [0, 1]


# Codes


def test_a_code_is_easy_to_read_and_to_type(ann: Browser) -> None:
    made = ann.ask("/api/session/code")
    code = made["code"]
    assert made["seconds"] == 600
    assert len(code) == 8
    assert set(code) <= set(codes.LETTERS)
    assert not set("IO01") & set(codes.LETTERS)
    assert len(set(codes.LETTERS)) == 32
    ann.other().ask("/api/session/join", code=f" {code[:4].lower()}-{code[4:]} ")


def test_a_code_works_once(ann: Browser) -> None:
    code = code_of(ann)
    ann.other().ask("/api/session/join", code=code)
    for path in ("/api/session/look", "/api/session/join"):
        assert refusal(ann.other().post_json(path, {"code": code}), 422) == "bad-code"


def test_a_new_code_replaces_the_old(ann: Browser) -> None:
    old, new = code_of(ann), code_of(ann)
    assert refusal(ann.other().post_json("/api/session/join", {"code": old}), 422) == "bad-code"
    ann.other().ask("/api/session/join", code=new)


def test_a_code_is_good_for_ten_minutes(ann: Browser) -> None:
    code = code_of(ann)
    at_time(ann, 9.9)
    ann.ask("/api/session/look", code=code)
    at_time(ann, 10.1)
    answer = ann.other().post_json("/api/session/join", {"code": code})
    assert refusal(answer, 422) == "bad-code"


def test_nothing_tells_a_used_code_from_one_that_never_was(ann: Browser) -> None:
    used, old = code_of(ann), code_of(ann)
    ann.other().ask("/api/session/join", code=old)
    at_time(ann, 11)
    tried = (used, old, "ABCDEFGH", "x", "é")
    answers = [ann.other().post_json("/api/session/join", {"code": code}) for code in tried]
    assert len({answer.content for answer in answers}) == 1


def test_codes_are_not_stored_as_they_are(ann: Browser, tmp_path: Path) -> None:
    code = code_of(ann)
    stored = b"".join(file.read_bytes() for file in tmp_path.glob("tables.db*"))
    assert code.encode() not in stored
    assert codes.hash_of(code).encode() in stored


def test_one_address_tries_few_codes(tmp_path: Path) -> None:
    with served(tmp_path, rates=1) as browser:
        answers = [browser.post_json("/api/session/join", {"code": "ABCDEFGH"}) for _ in range(12)]
        assert [refusal(one, one.status_code) for one in answers].count("bad-code") == 10
        assert refusal(answers[-1], 429) == "too-many"


def test_everybody_together_tries_few_codes(ann: Browser) -> None:
    app: Any = ann.app
    app.state.people._tries = Bucket(5, 0.001, 0.0)
    answers = [ann.post_json("/api/session/look", {"code": "ABCDEFGH"}) for _ in range(6)]
    assert refusal(answers[4], 422) == "bad-code"
    assert refusal(answers[5], 429) == "too-many"


# Secrets


def test_the_device_gets_a_new_secret(ann: Browser) -> None:
    """Whoever planted the old one, or copied it, does not come along."""
    phone, thief = ann.other(), ann.other()
    set_table(phone, "Ann")
    thief.cookies.set("tablewood", cookie(phone))
    assert mine(thief)
    phone.ask("/api/session/join", code=code_of(ann))
    assert cookie(phone) not in (cookie(thief), cookie(ann))
    assert mine(phone)
    assert not mine(thief)


def test_other_sites_cannot_make_a_device_join(ann: Browser) -> None:
    phone = ann.other()
    phone.get("/")
    code = code_of(ann)
    for path, body in (
        ("/api/session/join", {"code": code}),
        ("/api/session/code", {}),
        ("/api/session/end", {}),
    ):
        foreign = phone.post(path, json=body, headers={"origin": "https://evil.example"})
        assert refusal(foreign, 403) == "wrong-origin"
        form = phone.post(path, data=body, headers={"origin": str(phone.base_url)})
        assert refusal(form, 415) == "not-json"
    ann.other().ask("/api/session/join", code=code)


# When the database is silent, and when two requests come at once


def test_people_who_are_known_are_not_asked_again_while_the_database_is_silent(
    ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = set_table(ann, "Ann")
    assert mine(ann) == {table}
    with ann.table(table) as socket:
        assert socket.receive_json()["viewer"] == 0
    app: Any = ann.app
    people = app.state.people
    people._cache = type(people._cache)(
        {key: (who, 0.0) for key, (who, _) in people._cache.items()}
    )

    async def silent(read: Any) -> None:
        raise StorageSilent(8)

    monkeypatch.setattr(people.store, "ask", silent)
    with ann.table(table) as socket:
        assert socket.receive_json()["viewer"] == 0
    stranger = ann.other()
    stranger.cookies.set("tablewood", "x" * 43)
    assert refusal(stranger.get("/api/tables"), 503) == "storage-silent"
    with pytest.raises(WebSocketDisconnect) as closed, stranger.table(table):
        pass
    assert closed.value.code == 1013


def test_a_code_made_while_somebody_became_another_person_leads_to_that_person(
    ann: Browser,
) -> None:
    """The request was read before the merge, and written after it."""
    app: Any = ann.app
    people = app.state.people
    phone = ann.other()
    table = set_table(ann, "Ann")
    before = Asking(hash_of_secret(cookie(ann)), hash_of_secret(cookie(ann)))
    ann.ask("/api/session/join", code=code_of(phone))
    assert ann.portal is not None
    code = ann.portal.call(people.make_code, before)
    tablet = ann.other()
    assert tablet.ask("/api/session/look", code=code)["name"] == "Ann"
    tablet.ask("/api/session/join", code=code)
    assert mine(tablet) == mine(phone) == {table}
