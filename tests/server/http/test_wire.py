"""Connections of strangers, over a real socket: whatever they do, the server is rid of them soon."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tablewood.server.http.wire import PIECE
from tablewood.server.live.limits import Limits
from tests.server.server_thread import running
from tools.hostile.raw import (
    PING,
    TEXT,
    Flood,
    Target,
    address,
    connection,
    frame,
    hang_up,
    push,
    web_socket,
)

PATIENCE = 0.6
SOON = 10.0
"""Long after the server has lost its patience, also on a busy machine; still before its own time-outs of 20 seconds."""
MOST = 20
PROXY = "127.0.7.7"
STRANGER = address(0)
HELLO = b'{"t":"hello","protocol":1,"known":-1,"seat":-1}'
HALF_A_BODY = (
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b"Content-Length: 9\r\n\r\n{"
)
QUICK = Limits(workers=0, pause=0, patience=PATIENCE)
ANY_FRAMES = Limits(workers=0, pause=0, patience=PATIENCE, frame_burst=10**9)
TALKATIVE = Limits(
    workers=0,
    pause=0,
    patience=PATIENCE,
    burst=10**6,
    burst_an_address=10**6,
    frame_burst=10**6,
)


@pytest.fixture
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A server with little patience; a parameter is its limits."""
    limits = getattr(request, "param", QUICK)
    settings = {"patience": PATIENCE, "connections": MOST, "proxies": PROXY}
    with running(f"sqlite:///{tmp_path / 'tables.db'}", limits, **settings) as url:
        yield url


def target_of(url: str) -> Target:
    """A new table of the server."""
    seating = [{"kind": "me", "name": "Ann", "salt": "0a" * 16}, {"kind": "open"}]
    answer = httpx.post(
        f"{url}/api/tables",
        json={"game": "sylvan-dale", "seating": seating},
        headers={"origin": url},
    )
    return Target(int(url.rpartition(":")[2]), answer.json()["id"], 1, 1.0)


def metric(url: str, name: str) -> int:
    lines = httpx.get(f"{url}/metrics").text.splitlines()
    return int(next(line for line in lines if line.startswith(f"tablewood_{name} ")).split()[1])


def becomes(url: str, name: str, wanted: int) -> bool:
    """Is the metric soon what is wanted?"""
    end = time.monotonic() + SOON
    while metric(url, name) != wanted:
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


OPENED: list[socket.socket] = []


@pytest.fixture(autouse=True)
def _hang_up() -> Iterator[None]:
    yield
    hang_up(OPENED)
    OPENED.clear()


def opened(target: Target, small: bool = True) -> socket.socket:
    """A WebSocket at the table."""
    plug = web_socket(target, STRANGER, small)
    assert plug is not None
    OPENED.append(plug)
    return plug


def connected(target: Target, source: str = STRANGER) -> socket.socket:
    OPENED.append(connection(target, source))
    return OPENED[-1]


def ended(plug: socket.socket) -> bool:
    """Has the server hung up soon?"""
    plug.settimeout(SOON)
    try:
        while plug.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        pass
    return True


# Sockets that do not read


@pytest.mark.parametrize("url", [ANY_FRAMES], indirect=True)
def test_pings_are_not_read_while_their_answers_are_not(url: str) -> None:
    flood = Flood(opened(target_of(url)), frame(PING, b"x" * 125) * 100)
    taken, end = 0, time.monotonic() + SOON
    while flood.open and time.monotonic() < end:
        taken += max(0, flood.flow())
        time.sleep(0.001)
    assert not flood.open, "the socket was never cut"
    assert taken < 20_000_000, "as much as two kernels keep, and no more"
    assert becomes(url, "open_sockets", 0)


@pytest.mark.parametrize("url", [TALKATIVE], indirect=True)
def test_who_never_reads_is_released(url: str) -> None:
    plug, end = opened(target_of(url)), time.monotonic() + SOON
    while push(plug, frame(TEXT, HELLO)) >= 0:
        assert time.monotonic() < end, "the socket was never cut"
        time.sleep(0.0005)
    assert becomes(url, "open_sockets", 0)
    assert metric(url, "cut_total") >= 1


def test_a_socket_that_does_not_say_goodbye_is_closed_all_the_same(url: str) -> None:
    opened(Target(target_of(url).port, "nowhere", 1, 1.0))
    assert becomes(url, "open_sockets", 0)


# Frames


def test_too_many_frames(url: str) -> None:
    plug = opened(target_of(url), small=False)
    plug.sendall(frame(PING) * 2000)
    heard = b""
    plug.settimeout(SOON)
    while more := plug.recv(65536):
        heard += more
    at = heard.index(b"\x88")
    assert int.from_bytes(heard[at + 2 : at + 4], "big") == 1008
    assert heard.count(b"\x8a\x00") <= QUICK.frame_burst + PIECE


def test_as_many_messages_as_are_allowed_are_answered_even_if_they_come_at_once(url: str) -> None:
    plug = opened(target_of(url), small=False)
    plug.sendall(b"".join(frame(TEXT, b'{"t":"ping"}') for _ in range(50)))
    plug.settimeout(SOON)
    heard = b""
    while heard.count(b'"t":"pong"') < 50:
        heard += plug.recv(65536)


def test_a_message_in_many_frames_is_read(url: str) -> None:
    plug = opened(target_of(url), small=False)
    letters = [bytes([letter]) for letter in b'{"t":"ping"}']
    frames = [frame(TEXT if not place else 0, letter) for place, letter in enumerate(letters)]
    pieces = [bytes([piece[0] & 0x7F]) + piece[1:] for piece in frames[:-1]] + frames[-1:]
    plug.sendall(b"".join(pieces))
    plug.settimeout(SOON)
    heard = b""
    while b'"t":"pong"' not in heard:
        heard += plug.recv(65536)


# Connections that do not say what they want


@pytest.mark.parametrize(
    "begun",
    [b"", b"GET /healthz HT", HALF_A_BODY],
    ids=["silent", "half a head", "half a body"],
)
def test_a_request_must_arrive_in_time(url: str, begun: bytes) -> None:
    plug = connected(target_of(url))
    plug.sendall(begun)
    assert ended(plug)


def test_a_letter_now_and_then_does_not_help(url: str) -> None:
    plug, end = connected(target_of(url)), time.monotonic() + SOON
    plug.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
    plug.settimeout(SOON)
    while not plug.recv(65536).endswith(b"ok\n"):
        pass
    while push(plug, b"G") >= 0:
        assert time.monotonic() < end, "it may go on for ever"
        time.sleep(0.05)


def test_connections_between_requests_are_kept(url: str) -> None:
    plug = connected(target_of(url))
    for _ in range(2):
        plug.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        plug.settimeout(SOON)
        heard = b""
        while not heard.endswith(b"ok\n"):
            heard += plug.recv(65536)
        time.sleep(3 * PATIENCE)


def test_an_answer_must_be_read_in_time(url: str) -> None:
    plug = socket.socket()
    OPENED.append(plug)
    plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    plug.bind((STRANGER, 0))
    plug.connect(("127.0.0.1", target_of(url).port))
    before = metric(url, "cut_total")
    ask = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
    plug.setblocking(True)
    plug.sendall(ask * 200)
    end = time.monotonic() + SOON
    while metric(url, "cut_total") == before:
        assert time.monotonic() < end, "it may keep the answer for ever"
        time.sleep(0.05)


# How many


def test_an_address_has_so_many_connections(url: str) -> None:
    target = target_of(url)
    for _ in range(MOST):
        connected(target)
    one_more = connected(target)
    one_more.settimeout(SOON)
    assert one_more.recv(65536).startswith(b"HTTP/1.1 429 ")
    assert httpx.get(f"{url}/healthz").is_success, "others get in"
    assert metric(url, "turned_away_total") == 1


def test_a_proxy_is_not_held_to_what_one_address_may(url: str) -> None:
    target = target_of(url)
    plugs = [connected(target, PROXY) for _ in range(MOST + 5)]
    plugs[-1].sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
    plugs[-1].settimeout(SOON)
    assert b" 200 " in plugs[-1].recv(65536)


def test_behind_a_proxy_sockets_are_counted_by_the_address_it_names(tmp_path: Path) -> None:
    limits = Limits(workers=0, pause=0, sockets_an_address=3)  # a third of them for onlookers
    settings = {"connections": 3, "proxies": "127.0.0.1"}
    with (
        running(f"sqlite:///{tmp_path / 'tables.db'}", limits, **settings) as url,
        ExitStack() as open,
    ):
        live = f"{url.replace('http', 'ws', 1)}/api/tables/{target_of(url).table}/live"

        def first_word(client: str) -> str:
            headers = {"X-Forwarded-For": client, "Origin": url}
            plug = open.enter_context(connect(live, additional_headers=headers))
            with suppress(ConnectionClosed):
                plug.send(HELLO.decode())
            return str(json.loads(plug.recv(SOON))["t"])

        assert [first_word("10.0.0.1"), first_word("10.0.0.2")] == ["table", "table"]
        assert first_word("10.0.0.1") == "closing"
