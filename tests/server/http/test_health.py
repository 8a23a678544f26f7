"""Health and metrics, for programs that watch the server."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tablewood.server.http.health import Health
from tablewood.server.storage import StorageFailed, StorageFull, StorageSilent, Store
from tests.server.http_client import seat, served


def test_a_healthy_server(tmp_path: Path) -> None:
    with served(tmp_path) as browser:
        assert browser.get("/healthz").text == "ok\n"
        assert browser.get("/readyz").text == "ready\n"


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        (StorageSilent(2.0), "the database does not answer\n"),
        (StorageFull("a secret detail"), "the disk is full\n"),
        (StorageFailed("a secret detail"), "the database does not work\n"),
    ],
)
def test_a_database_that_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: StorageFailed, told: str
) -> None:
    async def fails(store: Store) -> None:
        raise fault

    monkeypatch.setattr(Store, "check", fails)
    with served(tmp_path) as browser:
        answer = browser.get("/readyz")
        assert (answer.status_code, answer.text) == (503, told)
        assert browser.get("/healthz").status_code == 200


def test_metrics(tmp_path: Path) -> None:
    with served(tmp_path) as browser:
        near = TestClient(browser.app, base_url="http://localhost", client=("10.0.0.9", 1))
        near.portal = browser.portal
        wish = {"game": "sylvan-dale", "seating": [seat("bot", "random"), seat("open")]}
        id = browser.ask("/api/tables", **wish)["id"]
        browser.get(f"/api/tables/{id}")
        browser.get("/api/none")
        text = near.get("/metrics").text
        assert 'tablewood_requests_total{method="POST",status="200"} 1' in text
        assert 'tablewood_requests_total{method="GET",status="404"} 1' in text
        assert "\ntablewood_rooms 1\n" in text
        assert "\n# TYPE tablewood_moves_total counter\ntablewood_moves_total 0\n" in text
        assert re.search(r'tablewood_request_seconds_bucket\{le="\+Inf"\} 3\n', text)
        for line in text.splitlines():
            assert re.fullmatch(r"# (HELP|TYPE) \w+ .+|\w+(\{[^}]+\})? [\d.e+-]+", line)


def test_metrics_are_not_public(tmp_path: Path) -> None:
    with served(tmp_path) as browser:
        far = TestClient(browser.app, base_url="http://localhost", client=("8.8.8.8", 1))
        far.portal = browser.portal
        assert far.get("/metrics").status_code == 404


def test_unusual_methods_share_one_counter() -> None:
    health = Health()
    for method in ("GET", "BREW", "PROPFIND"):
        health.counted(method, 405, 0.02)
    text = health.text({})
    assert 'method="other",status="405"} 2' in text
    assert 'le="0.01"} 0' in text
    assert 'le="0.025"} 3' in text
