"""Two servers on one PostgreSQL database, as behind a proxy: people at both play at the same table."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tablewood.server.live.protocol import PROTOCOL
from tests.server.conftest import empty
from tests.server.http_client import SALT, seat
from tests.server.server_thread import running

PATIENCE = 30.0
MOVES = 24


class Person:
    """Somebody with a browser that talks to one of the servers."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._open = ExitStack()
        self.browser = self._open.enter_context(httpx.Client(base_url=url, headers={"origin": url}))
        self.socket: ClientConnection
        self.table: dict[str, Any] = {}

    def post(self, path: str, **body: Any) -> Any:
        answer = self.browser.post(path, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def look(self, id: str) -> None:
        cookie = {"Cookie": f"tablewood={self.browser.cookies['tablewood']}"}
        live = f"{self.url.replace('http', 'ws', 1)}/api/tables/{id}/live"
        self.socket = self._open.enter_context(
            connect(live, origin=Origin(self.url), additional_headers=cookie)
        )
        self.send(t="hello", protocol=PROTOCOL)

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def see(self, version: int) -> None:
        """Wait until the table has at least this version."""
        while self.table.get("version", -1) < version:
            said = json.loads(self.socket.recv(timeout=PATIENCE))
            assert said["t"] != "refused", said
            if said["t"] == "table":
                self.table = said

    def leave(self) -> None:
        self._open.close()


def test_a_table_is_played_at_two_servers(postgres_server: str) -> None:
    database = empty(postgres_server)
    with running(database) as one, running(database) as two:
        ann, bob = people = [Person(one), Person(two)]
        wish = {"game": "sylvan-dale", "seating": [seat(), seat("open")], "open": True}
        id = ann.post("/api/tables", **wish)["id"]
        ann.look(id)
        [card] = bob.browser.get("/api/tables").json()["waiting"]
        assert card["id"] == id
        version = bob.post(f"/api/tables/{id}/sit", seat=1, name="Bob", salt=SALT)["version"]
        bob.look(id)
        for number in range(MOVES):
            for person in people:
                person.see(version)
            asked = people[ann.table["asked"][0]]
            move = asked.table["moves"][0]["move"]
            asked.send(t="move", id=f"m{number}", at=asked.table["at"], move=move)
            version += 1
        for person in people:
            person.see(version)
            person.leave()
        assert ann.table["version"] == bob.table["version"] == version
        assert ann.table["asked"] == bob.table["asked"]
        assert {ann.table["viewer"], bob.table["viewer"]} == {0, 1}


def test_a_seat_is_held_at_every_server(postgres_server: str) -> None:
    """The proxy may send each request of a browser to another server."""
    database = empty(postgres_server)
    with running(database) as one, running(database) as two:
        ann = Person(one)
        wish = {"game": "sylvan-dale", "seating": [seat(), seat("open")]}
        id = ann.post("/api/tables", **wish)["id"]
        cookies = {"tablewood": ann.browser.cookies["tablewood"]}
        with httpx.Client(base_url=two, cookies=cookies) as elsewhere:
            assert elsewhere.get(f"/api/tables/{id}").json()["mine"]
            left = elsewhere.post(
                f"/api/tables/{id}/leave", json={"seat": 0}, headers={"origin": two}
            )
            assert left.status_code == 200
        ann.leave()
