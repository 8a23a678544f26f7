"""Counting connections, and keeping log and files within bounds, without a network."""

from __future__ import annotations

import logging
import sys
from typing import Any

import pytest

from tablewood.server.http import open_files
from tablewood.server.http.connections import Connection, Connections
from tablewood.server.http.log_filter import EVERY, TellSeldom
from tablewood.server.http.settings import Settings
from tablewood.server.live.limits import Limits

if sys.platform != "win32":
    import resource


class FakeTransport:
    def __init__(self) -> None:
        self.closing = False
        self.aborted = False

    def is_closing(self) -> bool:
        return self.closing

    def abort(self) -> None:
        self.aborted = True


class FakeConnection(Connection):
    is_socket = False

    def __init__(self, idle: bool = False) -> None:
        self.transport: Any = FakeTransport()
        self.idle = idle

    @property
    def is_idle(self) -> bool:
        return self.idle


def connections(monkeypatch: pytest.MonkeyPatch, files: int = 1024, **given: Any) -> Connections:
    monkeypatch.setattr("tablewood.server.http.connections.most_open_files", lambda: files)
    return Connections(Settings(**given), Limits())


def test_an_address_is_counted_until_its_connections_are_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    doors = connections(monkeypatch, connections=2)
    first, second = FakeConnection(), FakeConnection()
    assert doors.admit(first, "8.8.8.8")
    assert doors.admit(second, "8.8.8.8")
    assert not doors.admit(FakeConnection(), "8.8.8.8")
    assert doors.admit(FakeConnection(), "8.8.4.4")
    doors.remove(first)
    doors.remove(first)
    assert doors.admit(FakeConnection(), "8.8.8.8")
    assert doors.counts()["turned_away"] == 1


def test_a_household_has_one_address_in_ipv6(monkeypatch: pytest.MonkeyPatch) -> None:
    doors = connections(monkeypatch, connections=1)
    assert doors.admit(FakeConnection(), "2001:db8::1")
    assert not doors.admit(FakeConnection(), "2001:db8::2")
    assert doors.admit(FakeConnection(), "2001:db8:0:1::2")


def test_trusted_proxies_are_exempt(monkeypatch: pytest.MonkeyPatch) -> None:
    doors = connections(monkeypatch, connections=1, proxies="10.0.0.0/8, 127.0.0.1")
    assert all(doors.admit(FakeConnection(), "10.1.2.3") for _ in range(5))
    assert all(doors.admit(FakeConnection(), "127.0.0.1") for _ in range(5))


def test_no_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    doors = connections(monkeypatch, connections=0)
    assert all(doors.admit(FakeConnection(), "8.8.8.8") for _ in range(500))


def test_a_full_server_drops_the_oldest_that_asks_for_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    doors = connections(monkeypatch, files=0)  # some are taken anyway
    busy, idle, later = FakeConnection(), FakeConnection(idle=True), FakeConnection(idle=True)
    for number, connection in enumerate([busy, idle, later]):
        assert doors.admit(connection, f"8.8.0.{number}")
    while doors.counts()["connections"] < 128:
        assert doors.admit(FakeConnection(), f"8.8.1.{doors.counts()['connections']}")
    assert doors.admit(FakeConnection(), "8.8.8.8")
    assert [one.transport.aborted for one in (busy, idle, later)] == [False, True, False]
    assert doors.admit(FakeConnection(), "8.8.8.8")
    assert not doors.admit(FakeConnection(), "8.8.8.8"), "nobody is idle any more"


def test_who_keeps_the_server_waiting_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    doors = connections(monkeypatch, patience=15.0)
    unread, closing, well = FakeConnection(), FakeConnection(), FakeConnection()
    for connection in (unread, closing, well):
        assert doors.admit(connection, "8.8.8.8")
    unread.unread_since = 100.0
    closing.transport.closing = True
    for now in (100.0, 104.9):
        doors.sweep(now)
    assert doors.cut == 0
    doors.sweep(105.0)
    assert [one.transport.aborted for one in (unread, closing, well)] == [False, True, False]
    doors.remove(closing)
    doors.sweep(115.0)
    assert [one.transport.aborted for one in (unread, closing, well)] == [True, True, False]
    assert doors.counts()["cut"] == 2


def record(message: str) -> logging.LogRecord:
    told = (ValueError, ValueError("no"), None)
    return logging.LogRecord("asyncio", logging.ERROR, "", 1, message, (), told)


def test_what_strangers_cause_is_told_once_a_minute() -> None:
    now = 0.0
    seldom = TellSeldom(lambda: now)
    accept = "socket.accept() out of system resource\nsocket: <socket 5>"
    first = record(accept)
    assert seldom.filter(first)
    assert (first.msg, first.exc_info) == ("socket.accept() out of system resource", None)
    assert not any(seldom.filter(record(accept)) for _ in range(1000))
    assert seldom.filter(record("Invalid HTTP request received."))
    now = EVERY
    again = record(accept)
    assert seldom.filter(again)
    assert str(again.msg).endswith("(1000 more since the last time)")


def test_everything_else_is_told_in_full() -> None:
    seldom = TellSeldom()
    for _ in range(2):
        mistake = record("Exception in ASGI application\n")
        assert seldom.filter(mistake)
        assert mistake.exc_info is not None


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
class TestOpenFiles:
    @pytest.fixture
    def raised(self, monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        monkeypatch.setattr(resource, "setrlimit", lambda _, limits: found.append(limits))
        return found

    @pytest.mark.parametrize(
        ("soft", "hard", "wanted"),
        [(1024, 4096, [(4096, 4096)]), (1024, 10**6, [(65_536, 10**6)]), (4096, 4096, [])],
    )
    def test_the_limit_is_raised(
        self,
        monkeypatch: pytest.MonkeyPatch,
        raised: list[tuple[int, int]],
        soft: int,
        hard: int,
        wanted: list[tuple[int, int]],
    ) -> None:
        monkeypatch.setattr(resource, "getrlimit", lambda _: (soft, hard))
        open_files.allow_more_files()
        assert raised == wanted
