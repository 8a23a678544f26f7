"""Counting connections, and keeping log and files within bounds, without a network."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
import weakref
from typing import Any

import pytest

from tablewood.server.http import open_files
from tablewood.server.http.connections import SWEPT_AT_ONCE, Connection, Connections
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


def swept(doors: Connections, now: float) -> None:
    for _ in doors.sweep(now):
        pass


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
        swept(doors, now)
    assert doors.cut == 0
    swept(doors, 105.0)
    assert [one.transport.aborted for one in (unread, closing, well)] == [False, True, False]
    doors.remove(closing)
    swept(doors, 115.0)
    assert [one.transport.aborted for one in (unread, closing, well)] == [True, True, False]
    assert doors.counts()["cut"] == 2


def test_a_crowd_is_not_cut_in_one_go(monkeypatch: pytest.MonkeyPatch) -> None:
    doors = connections(monkeypatch, files=4096, connections=0, patience=15.0)
    crowd = [FakeConnection() for _ in range(1000)]
    for connection in crowd:
        connection.unread_since = 0.0
        assert doors.admit(connection, "8.8.8.8")
    steps = doors.sweep(60.0)
    next(steps)
    assert doors.cut == SWEPT_AT_ONCE
    doors.remove(crowd[-1])  # left by itself between two steps
    for _ in steps:
        pass
    assert doors.cut == len(crowd) - 1
    assert not crowd[-1].transport.aborted


def test_a_lost_connection_is_freed_without_the_garbage_collector() -> None:
    class Line(Connection, asyncio.Protocol):
        is_socket = False

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            assert isinstance(transport, asyncio.Transport)
            self.transport = transport
            made.append(weakref.ref(transport))

        def connection_lost(self, exc: Exception | None) -> None:
            self.let_go()

    made: list[weakref.ref[asyncio.Transport]] = []

    async def come_and_go() -> None:
        loop = asyncio.get_running_loop()
        async with await loop.create_server(Line, "127.0.0.1", 0) as server:
            _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            writer.close()
            await writer.wait_closed()
            async with asyncio.timeout(10):
                while not made or made[0]() is not None:
                    await asyncio.sleep(0.01)

    gc.disable()
    try:
        asyncio.run(come_and_go())
    finally:
        gc.enable()


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
