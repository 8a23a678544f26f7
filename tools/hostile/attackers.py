"""What strangers do. Each of them runs in a process of its own, from addresses of its own, and ends by itself."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable
from contextlib import suppress

from tools.hostile.raw import (
    PING,
    TEXT,
    Flood,
    Target,
    connection,
    frame,
    hang_up,
    push,
    web_socket,
)

HELLO = b'{"t":"hello","protocol":1,"known":-1,"seat":-1}'
A_SECOND = 100
"""How many sockets are opened a second at most: everybody has to connect first."""
HOLD = 120.0
"""How many seconds connections stay open after the attack, unless the runner ends the process before."""

Attacker = Callable[[Target], None]


def unread_pings(target: Target) -> None:
    """Long pings as fast as they go, and nothing is ever read."""
    end, load = target.end(), frame(PING, b"x" * 125) * 500
    floods = [Flood(plug, load) for plug in _sockets(target, small=True)]
    while time.monotonic() < end:
        sent = sum(flood.flow() for flood in floods if flood.open)
        time.sleep(0.001 if sent > 0 else 0.05)
    _hold([flood.plug for flood in floods])


def unread_tables(target: Target) -> None:
    """Many sockets ask for the table with all its chat, and read nothing."""
    end = target.end()
    plugs = _sockets(target, small=True, addresses=4)
    while time.monotonic() < end:
        for plug in plugs:
            push(plug, frame(TEXT, HELLO))
        time.sleep(1.0)
    _hold(plugs)


def tiny_frames(target: Target) -> None:
    """Empty pings at 1.5 MB a second; whoever is shown out comes back at once."""
    end, load = target.end(), frame(PING) * 2500
    floods: list[Flood | None] = [None] * target.count
    while time.monotonic() < end:
        for place, flood in enumerate(floods):
            if flood is None:
                plug = web_socket(target, target.address())
                floods[place] = None if plug is None else Flood(plug, load)
            elif flood.flow() < 0:
                flood.plug.close()
                floods[place] = None
            else:
                _drain(flood.plug)
        time.sleep(0.01)
    _hold([flood.plug for flood in floods if flood is not None])


def silent(target: Target) -> None:
    """Connections that never say what they want, all from one address."""
    _silent(target, addresses=1)


def silent_crowd(target: Target) -> None:
    """The same from eight addresses, and each says a letter now and then."""
    _silent(target, addresses=8, says=b"G")


def onlookers(target: Target) -> None:
    """All places at somebody's table taken, from eight addresses."""
    plugs = _sockets(target, addresses=8)
    for plug in plugs:
        push(plug, frame(TEXT, HELLO))
    _hold(plugs, target.seconds + HOLD, listen=True)


def _sockets(target: Target, small: bool = False, addresses: int = 1) -> list[socket.socket]:
    found = []
    for number in range(target.count):
        plug = web_socket(target, target.address(number % addresses), small)
        if plug is not None:
            found.append(plug)
        time.sleep(1 / A_SECOND)
    return found


def _silent(target: Target, addresses: int, says: bytes = b"") -> None:
    end = target.end()
    plugs: list[socket.socket] = []
    while time.monotonic() < end:
        while len(plugs) < target.count and time.monotonic() < end:
            try:
                plugs.append(connection(target, target.address(len(plugs) % addresses), 1.0))
            except OSError:
                break
        kept = []
        for plug in plugs:
            if _is_open(plug) and (not says or push(plug, says) >= 0):
                kept.append(plug)
            else:
                plug.close()
        plugs = kept
        time.sleep(0.5)
    _hold(plugs)


def _is_open(plug: socket.socket) -> bool:
    plug.setblocking(False)
    try:
        return bool(plug.recv(4096))
    except BlockingIOError:
        return True
    except OSError:
        return False


def _drain(plug: socket.socket) -> None:
    plug.setblocking(False)
    with suppress(OSError):
        while plug.recv(65536):
            pass


def _hold(plugs: list[socket.socket], seconds: float = HOLD, listen: bool = False) -> None:
    """Leave everything open: does the server get rid of it by itself?"""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for plug in plugs if listen else ():
            _drain(plug)
        time.sleep(0.2)
    hang_up(plugs)
