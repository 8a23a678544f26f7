"""A fake table behind the real client: the test answers its socket."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute


class FakeTable:
    """A table without a server: it shows the position it is given, and notes the moves that the page sends."""

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
        """Show a new position, or the same one again."""
        version = self._table.get("version", 0) + 1
        self._table = {**table, "version": version, "at": version}
        for fact in self._table["facts"]:
            fact["at"] = 0
        self.heard.clear()
        for socket in self._sockets[-1:]:
            socket.send(json.dumps(self._table))

    def rest(self) -> None:
        """Ask nobody, so that the board drops a half-made move."""
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
