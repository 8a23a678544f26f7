"""Text that is not UTF-8 is refused in a word: no traceback, and nothing that would fill the log."""

from __future__ import annotations

import http.client
import json
import logging
from contextlib import closing, suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.server_thread import running

TABLE = {
    "game": "little-town",
    "seating": [{"kind": "me", "name": "Ann"}, {"kind": "open"}],
}
HEADERS = {"content-type": "application/json"}


def ask(url: str, method: str, path: str, body: bytes = b"") -> tuple[int, bytes, str]:
    """The status, the body, and the cookie of an answer."""
    found = urlsplit(url)
    line = http.client.HTTPConnection(found.hostname or "", found.port, timeout=10)
    with closing(line):
        line.request(method, path, body or None, {**HEADERS, "origin": url})
        answer = line.getresponse()
        cookie = (answer.getheader("set-cookie") or "").partition(";")[0]
        return answer.status, answer.read(), cookie


def close_code(live: str, url: str, cookie: str, data: bytes) -> int:
    """How the server closes a socket on which this text was sent."""
    with connect(live, origin=Origin(url), additional_headers={"cookie": cookie}) as socket:
        with socket.send_context():
            socket.protocol.send_text(data)
        with suppress(ConnectionClosed):
            while True:
                socket.recv(timeout=10)
        return socket.close_code or 0


def test_bad_utf8_is_refused_without_a_traceback(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO), running(tmp_path / "tables.db") as url:
        _, made, cookie = ask(url, "POST", "/api/tables", json.dumps(TABLE).encode())
        id = json.loads(made)["id"]
        for path in ("/api/tables/%ff", f"/api/tables/{id}/replay/1?seat=%ff", "/%ed%a0%80"):
            assert ask(url, "GET", path)[0] != 500
        for body in (b"\xff\xfe", b'{"game":"\xff"}', b'{"game":"\\ud800","seating":[]}'):
            assert ask(url, "POST", "/api/tables", body)[0] == 400
        live = f"ws{url.removeprefix('http')}/api/tables/{id}/live"
        for _ in range(3):
            said = b'{"t":"chat","id":"a","text":"\xff"}'
            assert close_code(live, url, cookie, said) == 1007
        assert ask(url, "GET", f"/api/tables/{id}")[0] == 200
    assert [record.message for record in caplog.records if record.exc_info] == []
    assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == []
