"""What the server refuses: other sites, other host names, too much, too often. And the headers of every answer."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.websockets import WebSocketDisconnect

from tablewood.server.http.guard import HEADERS, MOST_BODY, Guard
from tablewood.server.http.rates import Rates, network
from tablewood.server.http.settings import Settings
from tablewood.server.live.bucket import Bucket
from tablewood.server.people.secret import hash_of_secret
from tests.server.http_client import SALT, Browser, live, refusal, seat, served

TABLE = {"game": "sylvan-dale", "seating": [seat(), seat("open")]}


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    with served(tmp_path) as browser:
        yield browser


class TestOrigin:
    @pytest.mark.parametrize(
        "headers",
        [
            {"origin": "http://localhost"},
            {"origin": "http://localhost", "sec-fetch-site": "same-origin"},
            {"sec-fetch-site": "same-origin"},
            {},  # not a browser: it has no cookie that another site could abuse
        ],
    )
    def test_of_our_own_pages(self, browser: Browser, headers: dict[str, str]) -> None:
        assert browser.post("/api/tables", json=TABLE, headers=headers).status_code == 200

    @pytest.mark.parametrize(
        "headers",
        [
            {"origin": "http://evil.example"},
            {"origin": "http://localhost:8080"},
            {"origin": "http://localhost.evil.example"},
            {"origin": "http://evil.example/localhost"},
            {"origin": "null"},
            {"origin": ""},
            {"sec-fetch-site": "cross-site"},
            {"sec-fetch-site": "same-site"},
            {"origin": "http://evil.example", "host": "evil.example"},
            {"cookie": "tablewood=x"},
        ],
    )
    def test_of_others_is_refused(self, browser: Browser, headers: dict[str, str]) -> None:
        answer = browser.post("/api/tables", json=TABLE, headers=headers)
        assert refusal(answer, answer.status_code) in ("wrong-origin", "wrong-host")
        assert answer.status_code in (400, 403)
        assert browser.get("/api/tables").json()["mine"] == []

    def test_of_the_public_url_only_where_there_is_one(self, tmp_path: Path) -> None:
        with served(tmp_path, public_url="https://games.example.org") as browser:
            ours = {"host": "games.example.org", "origin": "https://games.example.org"}
            assert browser.post("/api/tables", json=TABLE, headers=ours).status_code == 200
            for origin in ("http://games.example.org", "http://localhost", "https://example.org"):
                other = browser.post("/api/tables", json=TABLE, headers={**ours, "origin": origin})
                assert refusal(other, 403) == "wrong-origin"

    @pytest.mark.parametrize("headers", [{"origin": "http://localhost"}, {}])
    def test_of_our_own_pages_opens_a_socket(
        self, browser: Browser, headers: dict[str, str]
    ) -> None:
        id = browser.ask("/api/tables", **TABLE)["id"]
        if not headers:
            browser.cookies.clear()
        with browser.websocket_connect(live(id), headers=headers) as socket:
            socket.send_json({"t": "ping"})
            assert socket.receive_json()["t"] == "pong"

    @pytest.mark.parametrize(
        "headers",
        [
            {"origin": "http://evil.example"},
            {"origin": "null"},
            {"sec-fetch-site": "cross-site"},
            {"cookie": "tablewood=" + "x" * 43},
            {"host": "evil.example", "origin": "http://evil.example"},
        ],
    )
    def test_of_others_opens_no_socket(self, browser: Browser, headers: dict[str, str]) -> None:
        id = browser.ask("/api/tables", **TABLE)["id"]
        browser.cookies.clear()
        with (
            pytest.raises(WebSocketDisconnect) as closed,
            browser.websocket_connect(live(id), headers=headers),
        ):
            pass
        assert closed.value.code == 1008


class TestNames:
    @pytest.mark.parametrize("host", ["localhost", "127.0.0.1:8765", "[::1]:8765", "192.168.1.5"])
    def test_of_this_machine(self, browser: Browser, host: str) -> None:
        assert browser.get("/api/games", headers={"host": host}).status_code == 200

    @pytest.mark.parametrize("host", ["evil.example", "", "[", "localhost.evil.example:80"])
    def test_of_others_that_point_here_are_refused(self, browser: Browser, host: str) -> None:
        """A site that points its own name at this machine must not pass for our pages."""
        assert refusal(browser.get("/api/games", headers={"host": host}), 400) == "wrong-host"

    def test_do_not_matter_to_probes(self, browser: Browser) -> None:
        assert browser.get("/healthz", headers={"host": "tablewood:8765"}).text == "ok\n"


class TestBodies:
    @pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
    def test_that_a_form_could_send_are_refused(self, browser: Browser, kind: str) -> None:
        answer = browser.post("/api/tables", content=b"{}", headers={"content-type": kind})
        assert refusal(answer, 415) == "not-json"

    @pytest.mark.parametrize(
        "body",
        [
            b"",
            b"{",
            b"[]",
            b"null",
            b"\xff\xfe",
            b'{"game": "sylvan-dale"}',
            b'{"game": 7, "seating": []}',
            b'{"game": "sylvan-dale", "seating": [{"kind": "me", "seat": 3}]}',
            b'{"game": "sylvan-dale", "seating": [{"kind": "open"}], "secret": "0"}',
            b'{"game": "sylvan-dale", "seating": [{"kind": "me\\n"}]}',
            b'{"game": "\\ud800", "seating": [{"kind": "open"}]}',
            b'{"game":' + b"[" * 5000,
        ],
    )
    def test_that_are_malformed(self, browser: Browser, body: bytes) -> None:
        answer = browser.post(
            "/api/tables", content=body, headers={"content-type": "application/json"}
        )
        assert refusal(answer, 400) == "malformed"

    @pytest.mark.parametrize("path", ["/api/tables", "/api/tables/x/sit", "/api/verify"])
    def test_that_are_too_large(self, browser: Browser, path: str) -> None:
        body = b'{"file": "' + b"x" * 5 * MOST_BODY + b'"}'
        answer = browser.post(path, content=body, headers={"content-type": "application/json"})
        assert refusal(answer, 413) == "too-large"

    def test_that_are_too_large_without_a_declared_length(self, browser: Browser) -> None:
        read = []

        def pieces() -> Iterator[bytes]:
            for piece in range(100):
                read.append(piece)
                yield b" " * 8192

        headers = {"content-type": "application/json"}
        answer = browser.post("/api/tables", content=pieces(), headers=headers)
        assert refusal(answer, 413) == "too-large"


class TestHeaders:
    @pytest.mark.parametrize(
        ("method", "path"),
        [
            ("GET", "/"),
            ("GET", "/api/games"),
            ("GET", "/api/tables/none"),
            ("GET", "/api/none"),
            ("GET", "/none.js"),
            ("GET", "/healthz"),
            ("GET", "/metrics"),
            ("POST", "/api/tables"),
            ("PUT", "/api/tables"),
            ("DELETE", "/"),
        ],
    )
    def test_are_on_every_answer(self, browser: Browser, method: str, path: str) -> None:
        answer = browser.request(method, path)
        for name, value in HEADERS.items():
            assert answer.headers[name] == value
        assert re.fullmatch("[0-9a-f]{16}", answer.headers["x-request-id"])
        assert "server" not in answer.headers
        assert "strict-transport-security" not in answer.headers

    def test_forbid_framing_and_foreign_scripts(self) -> None:
        policy = HEADERS["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy

    def test_keep_answers_out_of_caches(self, browser: Browser) -> None:
        assert browser.get("/api/tables").headers["cache-control"] == "no-store"

    def test_ask_for_https_behind_an_https_url(self, tmp_path: Path) -> None:
        with served(tmp_path, public_url="https://games.example.org") as browser:
            headers = browser.get("/healthz").headers
            assert headers["strict-transport-security"].startswith("max-age=")


class TestCookies:
    def test_are_set_by_the_first_answer(self, browser: Browser) -> None:
        assert "set-cookie" not in browser.get("/api/tables").headers
        given = browser.post_json("/api/tables", TABLE).headers["set-cookie"]
        parts = given.split("; ")
        assert re.fullmatch(r"tablewood=[\w-]{43}", parts[0])
        assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(parts)
        assert "Secure" not in parts
        assert not any(part.startswith("Domain") for part in parts)

    def test_are_given_once(self, browser: Browser) -> None:
        browser.ask("/api/tables", **TABLE)
        assert "set-cookie" not in browser.post_json("/api/tables", TABLE).headers
        assert len(browser.get("/api/tables").json()["mine"]) == 2

    def test_are_renewed_by_every_visit(self, browser: Browser) -> None:
        first = browser.get("/").headers["set-cookie"]
        assert browser.get("/").headers["set-cookie"] == first

    def test_over_https_are_for_this_host_alone(self, tmp_path: Path) -> None:
        with served(tmp_path, public_url="https://games.example.org") as browser:
            given = browser.get("/", headers={"host": "games.example.org"}).headers["set-cookie"]
            assert given.startswith("__Host-tablewood=")
            assert given.endswith("; Secure")

    @pytest.mark.parametrize("token", ["", "short", "x" * 44, "é" * 43])
    def test_that_are_not_ours_are_replaced(self, browser: Browser, token: str) -> None:
        headers = {"cookie": f"tablewood={token}".encode()}
        assert "set-cookie" in browser.get("/", headers=headers).headers

    def test_are_stored_only_as_a_hash(self, browser: Browser, tmp_path: Path) -> None:
        browser.ask("/api/tables", **TABLE)
        token = browser.cookies["tablewood"]
        kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert token.encode() not in kept
        assert hash_of_secret(token).encode() in kept


class TestRates:
    def test_of_new_tables(self, tmp_path: Path) -> None:
        with served(tmp_path, rates=0.1) as browser:
            answers = [browser.post_json("/api/tables", TABLE) for _ in range(4)]
            assert [answer.status_code for answer in answers] == [200, 200, 429, 429]
            assert refusal(answers[-1], 429) == "too-many"
            assert int(answers[-1].headers["retry-after"]) > 10
            assert browser.get("/api/tables").status_code == 200

    def test_of_anything(self, tmp_path: Path) -> None:
        with served(tmp_path, rates=0.01) as browser:
            statuses = [browser.get("/healthz").status_code for _ in range(8)]
            assert statuses == [200] * 6 + [429] * 2

    def test_of_sockets(self, tmp_path: Path) -> None:
        with served(tmp_path, rates=0.02) as browser:
            with browser.table("none") as socket:
                assert socket.receive_json()["refusal"]["code"] == "unknown-table"
            with pytest.raises(WebSocketDisconnect), browser.table("none"):
                pass

    def test_a_bucket_fills_with_time(self) -> None:
        bucket = Bucket(2, 1, now=0)
        assert [bucket.take(0), bucket.take(0), bucket.take(0)] == [0, 0, 1]
        assert bucket.take(1) == 0
        assert not bucket.is_full(1)
        assert bucket.is_full(100)

    def test_are_counted_by_address_and_kind(self) -> None:
        rates = Rates({"a": (1, 1), "b": (1, 1)}, clock=lambda: 0)
        assert rates.take("a", "1.2.3.4") == 0
        assert rates.take("a", "1.2.3.4") > 0
        assert rates.take("a", "::ffff:1.2.3.4") > 0
        assert rates.take("b", "1.2.3.4") == 0
        assert rates.take("a", "1.2.3.5") == 0

    def test_count_an_ipv6_network_as_one_address(self) -> None:
        assert network("2001:db8::1") == network("2001:db8::ffff:1") == "2001:db8::"
        assert network("unix") == "unix"

    def test_forget_those_who_are_gone(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("tablewood.server.http.rates.MOST_ADDRESSES", 3)
        now = [0.0]
        rates = Rates({"a": (1, 60)}, clock=lambda: now[0])
        for address in ("1.1.1.1", "2.2.2.2", "3.3.3.3"):
            rates.take("a", address)
        now[0] = 0.5
        assert rates.take("a", "4.4.4.4") == 0  # nobody is gone, so all counts are dropped
        now[0] = 9
        assert rates.take("a", "5.5.5.5") == 0


async def fail(request: Request) -> Response:
    raise ZeroDivisionError("a secret detail")


def test_an_internal_error_tells_only_its_number(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    app = Guard(Route("/fail", fail), Settings())
    answer = Browser(app, base_url="http://localhost").get("/fail")
    assert refusal(answer, 500) == "internal"
    assert "secret" not in answer.text
    assert answer.headers["x-request-id"] in answer.text
    assert answer.headers["x-request-id"] in caplog.text
    assert "a secret detail" in caplog.text


def test_a_seat_belongs_to_its_holder_whatever_a_request_claims(browser: Browser) -> None:
    id = browser.ask("/api/tables", **TABLE)["id"]
    other = browser.other()
    taken = other.post_json(f"/api/tables/{id}/sit", {"seat": 0, "name": "Eve", "salt": SALT})
    assert refusal(taken, 409) == "seat-taken"
    left = other.post_json(f"/api/tables/{id}/leave", {"seat": 0})
    assert refusal(left, 403) == "not-your-seat"
    bot = other.post_json(f"/api/tables/{id}/bot", {"seat": 1, "bot": "greedy"})
    assert refusal(bot, 403) == "not-host"
