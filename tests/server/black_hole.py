"""A way to PostgreSQL that can fall silent: connections stay open, but nothing gets through any more."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from sqlalchemy.engine import make_url


class Way:
    """Passes on what is sent in both directions, until it is told to swallow it."""

    def __init__(self, url: str) -> None:
        self._goal = make_url(url)
        self._door = socket.create_server(("127.0.0.1", 0))
        self._silent: set[int] = set()
        self._listening: set[int] = set()
        self._sockets: list[socket.socket] = []
        self.all_silent = False
        """Does nothing get through at all, on new connections neither?"""
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def url(self) -> str:
        """The same database, this way."""
        port = self._door.getsockname()[1]
        return self._goal.set(host="127.0.0.1", port=port).render_as_string(hide_password=False)

    def silence_listeners(self) -> int:
        """Swallow everything on the connections that have sent LISTEN until now; answers how many there are."""
        self._silent |= self._listening
        return len(self._listening)

    def close(self) -> None:
        self._door.close()
        for one in self._sockets:
            one.close()

    def _accept(self) -> None:
        number = 0
        with suppress(OSError):
            while True:
                near, _ = self._door.accept()
                far = socket.create_connection((self._goal.host or "", self._goal.port or 5432))
                self._sockets += [near, far]
                number += 1
                for source, goal in ((near, far), (far, near)):
                    threading.Thread(
                        target=self._pass_on, args=(number, source, goal), daemon=True
                    ).start()

    def _pass_on(self, number: int, source: socket.socket, goal: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if b"LISTEN" in data:
                    self._listening.add(number)
                if not (self.all_silent or number in self._silent):
                    goal.sendall(data)
        if not (self.all_silent or number in self._silent):
            goal.close()


@contextmanager
def a_way_to(url: str) -> Iterator[Way]:
    way = Way(url)
    try:
        yield way
    finally:
        way.close()
