"""A server without a network, and browsers that talk to it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from httpx import Response
from starlette.testclient import TestClient

from tablewood.server.http.app import make_app
from tablewood.server.http.settings import Settings
from tablewood.server.http.static import Client
from tablewood.server.live.limits import Limits
from tablewood.server.live.protocol import PROTOCOL
from tablewood.server.storage import Store

HOST = "http://localhost"
SALT = "0a" * 16
LIMITS = Limits(workers=0, pause=0)
"""Bots answer at once, in the server's own process."""


class Browser(TestClient):
    """An HTTP client that behaves like a browser: it sends its origin and keeps its cookie."""

    def post_json(self, path: str, body: Any, **headers: str) -> Response:
        """Post as our own pages do."""
        answer: Response = self.post(
            path, json=body, headers={"origin": str(self.base_url), **headers}
        )
        return answer

    def ask(self, path: str, **body: Any) -> Any:
        """Post, and return the answer."""
        answer = self.post_json(path, body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def other(self) -> Browser:
        """Another person's browser at the same server."""
        other = Browser(self.app, base_url=str(self.base_url), raise_server_exceptions=False)
        other.portal = self.portal
        return other

    @contextmanager
    def table(self, id: str, seat: int | None = None) -> Iterator[Any]:
        """The socket of a table, after hello."""
        with self.websocket_connect(live(id), headers={"origin": str(self.base_url)}) as socket:
            socket.send_json({"t": "hello", "protocol": PROTOCOL, "seat": seat})
            yield socket


def live(id: str) -> str:
    """The URL of a table's socket."""
    return f"ws://localhost/api/tables/{id}/live"


@contextmanager
def served(
    folder: Path, client: Client | None = None, limits: Limits = LIMITS, **settings: Any
) -> Iterator[Browser]:
    """A running server and a browser."""
    asked = Settings(**{"rates": 0, **settings})
    store = Store.open(f"sqlite:///{folder / 'tables.db'}")
    app = make_app(asked, store, limits, client)
    with Browser(app, base_url=HOST, raise_server_exceptions=False) as browser:
        yield browser


def refusal(answer: Response, status: int) -> str:
    """The code of a refusal, after checking that it has an English message too."""
    assert answer.status_code == status, answer.text
    error = answer.json()["error"]
    assert error["message"]
    return str(error["code"])


def seat(kind: str = "me", name: str = "Ann") -> dict[str, str]:
    """A seat of a new table: who sits there."""
    return {"kind": kind, "name": name, **({"salt": SALT} if kind in ("me", "here") else {})}
