"""A make-believe table behind the real client: the test holds its socket."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute


class MakeBelieve:
    """A table whose socket the test holds: it shows a position, and hears which moves are made."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        self._table: dict[str, Any] = {}
        self._sockets: list[WebSocketRoute] = []
        page.route_web_socket("**/api/tables/*/live", self._open)

    @property
    def version(self) -> int:
        """The version of the position that is shown."""
        return int(self._table["version"])

    def _open(self, socket: WebSocketRoute) -> None:
        self._sockets.append(socket)
        socket.on_message(lambda text: self._hear(socket, json.loads(text)))

    def show(self, table: dict[str, Any]) -> None:
        """A new position, or the same once more."""
        version = self._table.get("version", 0) + 1
        self._table = {**table, "version": version, "at": version}
        for fact in self._table["facts"]:
            fact["at"] = 0
        self.heard.clear()
        for socket in self._sockets[-1:]:
            socket.send(json.dumps(self._table))

    def rest(self) -> None:
        """Nobody is asked: whatever a board had in mind is over."""
        self.show({**self._table, "moves": [], "asked": []})

    def _hear(self, socket: WebSocketRoute, message: dict[str, Any]) -> None:
        if message["t"] == "hello":
            socket.send(json.dumps(self._table))
        elif message["t"] == "ping":
            socket.send(json.dumps({"t": "pong", "version": self._table["version"]}))
        elif message["t"] == "move":
            self.heard.append(message["move"])
            version = self._table["version"]
            socket.send(json.dumps({"t": "ack", "id": message["id"], "version": version}))
