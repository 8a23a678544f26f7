"""The OpenAPI description, written from the routes and the types they take and return."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import msgspec
from starlette.routing import Route

from tablewood.games import game_ids
from tablewood.kernel.text import LANGUAGES
from tablewood.server.http.errors import JSON, status_of
from tablewood.server.http.operation import Operation, Query, TextQuery, described
from tablewood.server.http.parts import TABLE_ID
from tablewood.server.http.routes import API, ROUTES
from tablewood.server.http.schemas import Problem

ABOUT = """Tables of woodland board games.

A browser is known by a cookie, which comes with the answer to its first POST. Requests with a cookie must say where
they come from (`Origin`). A table is played over its WebSocket, `/api/tables/{id}/live`, whose messages are
described in `tablewood/server/live/protocol.py`. Refusals carry a code and an English sentence."""

EVERYWHERE = ("wrong-host", "too-many", "internal", "storage-failed", "restarting")
TO_POST = ("malformed", "wrong-origin", "too-large", "not-json")
PATHS: dict[str, dict[str, Any]] = {
    "id": {"type": "string", "pattern": f"^{TABLE_ID.pattern}$"},
    "game": {"type": "string", "enum": game_ids()},
    "language": {"type": "string", "enum": list(LANGUAGES)},
    "lesson": {"type": "string", "pattern": "^[a-z][a-z0-9-]{0,59}$"},
    "move": {"type": "integer", "minimum": 0, "maximum": 999_999_999},
    "table": {"type": "string", "pattern": "^[0-9a-f]{12}$"},
}
METHODS = ("get", "post")


@cache
def description() -> bytes:
    """The document, as JSON."""
    return msgspec.json.encode(document())


def document() -> dict[str, Any]:
    """The whole description."""
    kinds = types()
    schemas, components = msgspec.json.schema_components(
        kinds, ref_template="#/components/schemas/{name}"
    )
    known = dict(zip([str(kind) for kind in kinds], schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for path, method, operation in operations():
        paths.setdefault(path, {})[method] = _operation(path, operation, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tablewood", "version": _version(), "description": ABOUT},
        "paths": paths,
        "components": {"schemas": components},
    }


def operations() -> Iterator[tuple[str, str, Operation]]:
    """Every operation of the interface, with its path and method."""
    for route in ROUTES:
        if not isinstance(route, Route):
            continue
        if isinstance(route.endpoint, type):
            endpoints = {method: getattr(route.endpoint, method, None) for method in METHODS}
        else:
            endpoints = {
                method: route.endpoint
                for method in METHODS
                if method.upper() in (route.methods or ())
            }
        for method, endpoint in endpoints.items():
            operation = described(endpoint)
            if operation is not None:
                yield API + route.path, method, operation


def types() -> list[Any]:
    """Every type the interface takes or returns."""
    found = [kind for _, _, one in operations() for kind in (one.takes, one.gives) if kind]
    return [*found, Problem]


def _operation(path: str, operation: Operation, known: dict[str, Any]) -> dict[str, Any]:
    described: dict[str, Any] = {
        "operationId": operation.name,
        "summary": operation.about,
        "parameters": [*_in_path(path), *_in_query(operation)],
        "responses": _responses(operation, known),
    }
    if operation.takes is not None:
        described["requestBody"] = {
            "required": True,
            "content": {JSON: {"schema": known[str(operation.takes)]}},
        }
    return described


def _in_path(path: str) -> Iterable[dict[str, Any]]:
    for name in re.findall(r"{(\w+)}", path):
        yield {"name": name, "in": "path", "required": True, "schema": PATHS[name]}


def _in_query(operation: Operation) -> Iterable[dict[str, Any]]:
    for query in operation.queries:
        yield {
            "name": query.name,
            "in": "query",
            "description": query.about,
            "schema": {"type": "string", "enum": list(query.choices)}
            if isinstance(query, TextQuery)
            else _number(query),
        }


def _number(query: Query) -> dict[str, Any]:
    bounds = {"minimum": query.low, "maximum": query.high}
    return {"type": "integer", **bounds, "default": query.default}


def _responses(operation: Operation, known: dict[str, Any]) -> dict[str, Any]:
    if operation.gives is None:
        given = {"text/plain": {"schema": {"type": "string"}}}
    else:
        given = {JSON: {"schema": known[str(operation.gives)]}}
    responses: dict[str, Any] = {"200": {"description": "Done.", "content": given}}
    codes: dict[int, list[str]] = {}
    for code in (*operation.codes, *EVERYWHERE, *(TO_POST if operation.takes is not None else ())):
        codes.setdefault(status_of(code), []).append(code)
    for status in sorted(codes):
        responses[str(status)] = {
            "description": f"Refused: {', '.join(dict.fromkeys(codes[status]))}.",
            "content": {JSON: {"schema": known[str(Problem)]}},
        }
    return responses


def _version() -> str:
    try:
        return version("tablewood")
    except PackageNotFoundError:
        return "0"
