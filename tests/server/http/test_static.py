"""The built client: its files and their caching, its routes, and no access outside its folder."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablewood.server.http.static import Client
from tests.server.http_client import Browser, refusal, served

PAGE = "<!doctype html><title>Tablewood</title>"
SCRIPT = "console.log('tablewood');\n" * 100


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    (tmp_path / "secret.txt").write_text("not yours")
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "sw.js").write_text("self.CLIENT = {};")
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "assets" / "main-1a2b.js").write_text(SCRIPT)
    (folder / "assets" / "main-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (folder / "assets" / "notes.py").write_text("not for browsers")
    with served(tmp_path, client=Client(folder)) as browser:
        yield browser


class TestTheClient:
    @pytest.mark.parametrize("path", ["/", "/t/abc", "/new/sylve", "/verify", "/index.html"])
    def test_serves_one_page_for_all_its_routes(self, browser: Browser, path: str) -> None:
        answer = browser.get(path)
        assert answer.text == PAGE
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"

    def test_has_a_worker_that_browsers_fetch_each_time(self, browser: Browser) -> None:
        worker = browser.get("/sw.js")
        assert worker.headers["content-type"] == "text/javascript; charset=utf-8"
        assert worker.headers["cache-control"] == "no-cache"
        policy = worker.headers["content-security-policy"]
        assert {"worker-src 'self'", "font-src 'self'", "manifest-src 'self'"} <= set(
            policy.split("; ")
        )
        manifest = browser.get("/manifest.webmanifest")
        assert manifest.headers["content-type"] == "application/manifest+json"
        assert manifest.headers["cache-control"] == "no-cache"

    def test_has_files_that_never_change(self, browser: Browser) -> None:
        answer = browser.get("/assets/main-1a2b.js", headers={"accept-encoding": "identity"})
        assert answer.text == SCRIPT
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert "content-encoding" not in answer.headers

    def test_is_sent_compressed_where_browsers_accept_it(self, browser: Browser) -> None:
        answer = browser.get("/assets/main-1a2b.js", headers={"accept-encoding": "br, gzip;q=1"})
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["vary"] == "accept-encoding"
        assert int(answer.headers["content-length"]) < len(SCRIPT) / 10
        assert answer.text == SCRIPT

    def test_is_not_sent_twice(self, browser: Browser) -> None:
        tag = browser.get("/icon.svg").headers["etag"]
        assert browser.get("/icon.svg", headers={"if-none-match": tag}).status_code == 304

    @pytest.mark.parametrize(
        "path",
        [
            "/secret.txt",
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/..%2fsecret.txt",
            "/assets/..%2f..%2fsecret.txt",
            "/assets/%2e%2e%2f%2e%2e%2fsecret.txt",
            "/..%5csecret.txt",
            "//etc/passwd.txt",
            "/assets/main-1a2b.js/../../../secret.txt",
            "/assets/notes.py",
            "/assets/main-1a2b.js.gz",
            "/assets/none.js",
            "/%00.html",
        ],
    )
    def test_gives_no_access_outside_its_folder(self, browser: Browser, path: str) -> None:
        answer = browser.get(path)
        assert refusal(answer, 404) == "not-found"

    def test_that_was_not_built_says_so(self, tmp_path: Path) -> None:
        with served(tmp_path, client=Client(tmp_path / "none")) as browser:
            answer = browser.get("/")
            assert answer.status_code == 503
            assert "make web" in answer.text
            assert browser.get("/api/games").status_code == 200
