"""Whoever the operator bans is kept out, by servers that are running, too."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from tablewood.server.http import bans as banning
from tablewood.server.http.addresses import mark_of
from tablewood.server.http.bans import Bans
from tablewood.server.storage.operator import Operator
from tests.server.http_client import Browser, live, refusal, seat, served

TABLE = {"game": "sylvan-dale", "seating": [seat(), seat("open")], "open": True}


def test_addresses_and_networks_are_covered() -> None:
    bans = Bans()
    assert not bans.covers("203.0.113.7")
    bans.replace(["203.0.113.7", "198.51.100.0/24", "2001:db8:1::/48"])
    assert bans.covers("203.0.113.7")
    assert bans.covers("::ffff:203.0.113.7")
    assert not bans.covers("203.0.113.8")
    assert bans.covers("198.51.100.200")
    assert bans.covers("2001:db8:1:2::9")
    assert not bans.covers("2001:db8:2::9")
    assert not bans.covers("testclient")
    bans.replace([])
    assert not bans.covers("203.0.113.7")


def test_a_mark_tells_addresses_apart_and_no_more() -> None:
    mark = mark_of("203.0.113.7", "salt")
    assert len(mark) == 5
    assert mark == mark_of("203.0.113.7", "salt") != mark_of("203.0.113.8", "salt")
    assert mark != mark_of("203.0.113.7", "other salt")
    assert mark_of("2001:db8::1", "salt") == mark_of("2001:db8::2", "salt"), "one household"
    assert mark_of("", "salt") == ""


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(banning, "EVERY", 0.01)


def test_a_running_server_takes_notice(tmp_path: Path, quick: None) -> None:
    with served(tmp_path) as browser:
        eve = Browser(
            browser.app,
            base_url=str(browser.base_url),
            raise_server_exceptions=False,
            client=("203.0.113.7", 50000),
        )
        eve.portal = browser.portal
        id = eve.ask("/api/tables", **TABLE)["id"]
        operator = Operator.open(f"sqlite:///{tmp_path / 'tables.db'}")
        [table] = operator.tables()
        assert table.setter, "the operator sees which tables are of one address"
        assert "203.0.113" not in (tmp_path / "tables.db").read_bytes().decode("latin-1")
        with eve.table(id) as socket:
            socket.receive_json()
            operator.ban("203.0.113.7")
            _wait(eve, 403)
            assert refusal(eve.get("/api/tables"), 403) == "banned"
            assert eve.get("/healthz").status_code == 200
            socket.send_json({"t": "ping"})
            with pytest.raises(WebSocketDisconnect):
                _next(socket, "nothing else")
        with pytest.raises(WebSocketDisconnect), eve.websocket_connect(live(id)):
            pass
        assert browser.get("/api/tables").status_code == 200
        operator.unban("203.0.113.7")
        _wait(eve, 200)
        operator.close()


def test_tables_are_closed_and_deleted_under_peoples_eyes(tmp_path: Path, quick: None) -> None:
    with served(tmp_path) as browser:
        closed = browser.ask("/api/tables", **TABLE)["id"]
        deleted = browser.ask("/api/tables", **TABLE)["id"]
        operator = Operator.open(f"sqlite:///{tmp_path / 'tables.db'}")
        with browser.table(closed) as one, browser.table(deleted) as other:
            _next(one, "present")
            _next(other, "present")
            operator.close_table(closed)
            assert _next(one, "table")["phase"] == "closed"
            operator.delete_table(deleted)
            assert _next(other, "closing")["refusal"]["code"] == "unknown-table"
        assert refusal(browser.get(f"/api/tables/{deleted}"), 404) == "unknown-table"
        sit = {"seat": 1, "name": "Bea", "salt": "0b" * 16}
        answer = browser.other().post_json(f"/api/tables/{closed}/sit", sit)
        assert refusal(answer, 409) == "table-closed"
        operator.close()


def _next(socket: Any, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = socket.receive_json()
        if message["t"] == kind:
            return message


def _wait(browser: Browser, status: int) -> None:
    for _ in range(500):
        if browser.get("/api/games").status_code == status:
            return
        asyncio.run(asyncio.sleep(0.01))
    raise AssertionError(f"never {status}")
