"""Connections as an attacker makes them: raw bytes over blocking sockets, from any address of this machine."""

from __future__ import annotations

import base64
import os
import socket
import time
from contextlib import suppress
from dataclasses import dataclass

HOST = "127.0.0.1"
PING, TEXT = 0x9, 0x1


@dataclass(frozen=True)
class Target:
    """Whom to attack, how much and for how long."""

    port: int
    table: str
    count: int
    seconds: float
    first: int = 0
    """The number of the attacker's first address."""

    def address(self, number: int = 0) -> str:
        """One of the attacker's addresses."""
        return address(self.first + number)

    def end(self) -> float:
        """When the attack is over, by the monotonic clock."""
        return time.monotonic() + self.seconds


def address(number: int) -> str:
    """One of the many addresses of this machine: attackers have those from 127.0.9.1 up."""
    return f"127.0.{9 + number // 250}.{1 + number % 250}"


def connection(target: Target, source: str, patience: float = 5.0) -> socket.socket:
    return socket.create_connection((HOST, target.port), patience, (source, 0))


def web_socket(target: Target, source: str, small: bool = False) -> socket.socket | None:
    """A WebSocket at the table; None if the server does not want it. `small`: hardly anything fits in on our side."""
    plug = socket.socket()
    if small:
        plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    plug.settimeout(5.0)
    try:
        plug.bind((source, 0))
        plug.connect((HOST, target.port))
        plug.sendall(_upgrade(target))
        head = b""
        while b"\r\n\r\n" not in head:
            more = plug.recv(1)
            if not more:
                break
            head += more
    except OSError:
        head = b""
    if b" 101 " not in head:
        plug.close()
        return None
    return plug


def _upgrade(target: Target) -> bytes:
    host = f"{HOST}:{target.port}"
    key = base64.b64encode(os.urandom(16)).decode()
    lines = (
        f"GET /api/tables/{target.table}/live HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Origin: http://{host}",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
    )
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def frame(opcode: int, payload: bytes = b"") -> bytes:
    """A frame of a browser, masked with zeros."""
    assert len(payload) < 126
    return bytes([0x80 | opcode, 0x80 | len(payload), 0, 0, 0, 0]) + payload


def push(plug: socket.socket, data: bytes) -> int:
    """Send what fits in at once; -1 if the server has hung up."""
    plug.setblocking(False)
    try:
        return plug.send(data)
    except BlockingIOError:
        return 0
    except OSError:
        return -1


class Flood:
    """The same bytes again and again through one socket, never cut in the middle."""

    def __init__(self, plug: socket.socket, load: bytes) -> None:
        self.plug = plug
        self.open = True
        self._load = load
        self._at = 0

    def flow(self) -> int:
        """Send what fits in; returns how much that was."""
        sent = push(self.plug, self._load[self._at :])
        self.open = sent >= 0
        self._at = (self._at + max(sent, 0)) % len(self._load)
        return sent


def hang_up(plugs: list[socket.socket]) -> None:
    for plug in plugs:
        with suppress(OSError):
            plug.close()
