"""The OpenAPI description is complete, and the server keeps to it whatever is sent."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from starlette.routing import Route

from tablewood.server.http.openapi import document, operations
from tablewood.server.http.routes import API, ROUTES
from tests.server.http_client import SALT, seat
from tests.server.server_thread import running

EXAMPLES = int(os.environ.get("TABLEWOOD_EXAMPLES", "6"))
"""How many good and bad requests to generate for each operation, besides its edge cases."""

TABLES: list[str] = []
"""Tables that exist: one waits for people, one is in the middle of a game."""


def test_every_operation_is_described() -> None:
    described = document()
    assert described["openapi"] == "3.1.0"
    for path, method, asked in operations():
        operation = described["paths"][path][method]
        assert operation["summary"]
        assert ("requestBody" in operation) == (asked.takes is not None)
        assert "429" in operation["responses"]


def test_every_route_of_the_interface_is_described() -> None:
    described = {path for path, _, _ in operations()}
    assert {API + route.path for route in ROUTES if isinstance(route, Route)} == described
    assert [method for path, method, _ in operations() if path == "/api/tables"] == ["get", "post"]


def test_the_description_forbids_unknown_fields_too() -> None:
    schemas = document()["components"]["schemas"]
    for name in ("NewTable", "SitDown", "Leave", "PlaceBot", "Again", "ToVerify"):
        assert schemas[name]["additionalProperties"] is False


# Generated requests

schema = schemathesis.openapi.from_dict(document())
checks = schema.config.checks
accepted, rejected = checks.positive_data_acceptance, checks.negative_data_rejection
accepted.expected_statuses = [*accepted.expected_statuses, "422"]
"""A well-formed request may still be wrong: a name of blanks only, an option that the game does not have."""
rejected.expected_statuses = [*rejected.expected_statuses, "413"]
"""A text that is too long may make the body too large."""


@schema.hook
def map_path_parameters(
    context: Any, path_parameters: dict[str, Any] | None
) -> dict[str, Any] | None:
    """Half of the requests name a table that exists."""
    id = (path_parameters or {}).get("id")
    if isinstance(id, str) and len(id) % 2 and path_parameters:
        path_parameters["id"] = TABLES[len(id) // 2 % len(TABLES)]
    return path_parameters


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("openapi")
    with running(folder / "tables.db") as url, httpx.Client(base_url=url) as browser:
        for others in (seat("open"), seat("here", "Bob")):
            wish = {"game": "sylve", "seating": [seat(), others], "open": True}
            made = browser.post("/api/tables", json=wish, headers={"origin": url})
            TABLES.append(made.json()["id"])
        yield url


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
def test_the_server_keeps_to_its_description(case: Any, url: str) -> None:
    case.call_and_validate(base_url=url, headers={"origin": url})


def test_the_server_survived_the_generated_requests(url: str) -> None:
    """The server is still running, and so are its tables."""
    for id in TABLES:
        card = httpx.get(f"{url}/api/tables/{id}").json()
        assert card["seats"][0]["player"] == "Ann"
    sit = {"seat": 0, "name": "Eve", "salt": SALT}
    assert httpx.post(f"{url}/api/tables/{TABLES[0]}/sit", json=sit).status_code == 409
