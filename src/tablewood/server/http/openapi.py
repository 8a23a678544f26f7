"""The OpenAPI description, written from the doors and the types that they take and give."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import msgspec

from tablewood.games import games
from tablewood.kernel.text import LANGUAGES
from tablewood.server.http.errors import JSON, status_of
from tablewood.server.http.routes import DOORS, TABLE_ID, Door
from tablewood.server.http.schemas import Problem

ABOUT = """Tables of woodland board games.

Whoever asks is known by a cookie, which the first POST is answered with. What is asked for with a cookie must say
where it comes from (`Origin`). A table is played over its WebSocket, `/api/tables/{id}/live`, whose messages are
described in `tablewood/server/live/protocol.py`. Refusals carry a code and an English sentence."""

EVERYWHERE = ("wrong-host", "too-many", "internal", "storage-failed", "restarting")
TO_POST = ("malformed", "wrong-origin", "too-large", "not-json")
PATHS: dict[str, dict[str, Any]] = {
    "id": {"type": "string", "pattern": f"^{TABLE_ID.pattern}$"},
    "game": {"type": "string", "enum": games()},
    "language": {"type": "string", "enum": list(LANGUAGES)},
    "move": {"type": "integer", "minimum": 0, "maximum": 999_999_999},
}
SEAT = {"type": "integer", "minimum": -1, "maximum": 99}


@cache
def description() -> bytes:
    """The document, as JSON."""
    return msgspec.json.encode(document())


def document() -> dict[str, Any]:
    """The whole description."""
    types = [kind for door in DOORS for kind in (door.takes, door.gives) if kind is not None]
    schemas, components = msgspec.json.schema_components(
        [*types, Problem], ref_template="#/components/schemas/{name}"
    )
    known = dict(zip([str(kind) for kind in [*types, Problem]], schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for door in DOORS:
        paths.setdefault(door.path, {})[door.method.lower()] = _operation(door, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tablewood", "version": _version(), "description": ABOUT},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(door: Door, known: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": door.open.__name__,
        "summary": door.about,
        "parameters": [*_in_path(door), *_in_query(door)],
        "responses": _responses(door, known),
    }
    if door.takes is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {JSON: {"schema": known[str(door.takes)]}},
        }
    return operation


def _in_path(door: Door) -> Iterable[dict[str, Any]]:
    for name in re.findall(r"{(\w+)}", door.path):
        yield {"name": name, "in": "path", "required": True, "schema": PATHS[name]}


def _in_query(door: Door) -> Iterable[dict[str, Any]]:
    for query in door.queries:
        yield {
            "name": query.name,
            "in": "query",
            "description": query.about,
            "schema": {**SEAT, "default": query.default},
        }


def _responses(door: Door, known: dict[str, Any]) -> dict[str, Any]:
    if door.gives is None:
        given = {"text/plain": {"schema": {"type": "string"}}}
    else:
        given = {JSON: {"schema": known[str(door.gives)]}}
    responses: dict[str, Any] = {"200": {"description": "Done.", "content": given}}
    codes: dict[int, list[str]] = {}
    for code in (*door.codes, *EVERYWHERE, *(TO_POST if door.takes is not None else ())):
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
