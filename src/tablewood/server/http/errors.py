"""Refusals over HTTP: the status of every code, and the answer that carries it."""

from __future__ import annotations

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from tablewood.kernel.errors import BadSave, TablewoodError, UnknownGame
from tablewood.server.http.schemas import Problem
from tablewood.server.storage import StorageFailed, StorageFull, StorageSilent, UnknownTable
from tablewood.server.table.refusal import Refusal, TableError

JSON = "application/json"
UNPROCESSABLE = 422

STATUS = {
    "malformed": 400,
    "wrong-host": 400,
    "banned": 403,
    "not-host": 403,
    "not-your-seat": 403,
    "wrong-origin": 403,
    "no-mail": 404,
    "no-push": 404,
    "not-found": 404,
    "unknown-game": 404,
    "unknown-lesson": 404,
    "unknown-puzzle": 404,
    "unknown-table": 404,
    "method": 405,
    "already-begun": 409,
    "already-over": 409,
    "illegal-move": 409,
    "no-replay": 409,
    "no-wish": 409,
    "not-absent": 409,
    "nothing-to-undo": 409,
    "not-over": 409,
    "not-playing": 409,
    "not-your-turn": 409,
    "other-course": 409,
    "other-rules": 409,
    "out-of-step": 409,
    "seat-taken": 409,
    "stale": 409,
    "table-closed": 409,
    "table-full": 409,
    "too-large": 413,
    "not-json": 415,
    "too-many": 429,
    "too-many-mails": 429,
    "broken-table": 500,
    "internal": 500,
    "restarting": 503,
    "storage-failed": 503,
    "storage-full": 507,
    "storage-silent": 503,
}
"""Anything else was understood but cannot be done (422): an unknown bot, an option the game does not have."""

CODES: tuple[tuple[type[TablewoodError], str], ...] = (
    (UnknownGame, "unknown-game"),
    (UnknownTable, "unknown-table"),
    (StorageFull, "storage-full"),
    (StorageSilent, "storage-silent"),
    (StorageFailed, "storage-failed"),
    (BadSave, "bad-file"),
)


def status_of(code: str) -> int:
    """The HTTP status of a refusal."""
    return STATUS.get(code, UNPROCESSABLE)


def json_answer(value: object, status: int = 200) -> Response:
    """Any struct, as JSON."""
    return Response(msgspec.json.encode(value), status, media_type=JSON)


def refused(code: str, message: str, **arguments: str | int) -> Response:
    """The answer to a request that is not carried out."""
    return problem(Refusal(code=code, message=message, arguments=dict(arguments)))


def problem(refusal: Refusal) -> Response:
    """A refusal as an answer."""
    return json_answer(Problem(error=refusal), status_of(refusal.code))


# What the application does with exceptions


async def on_error(request: Request, error: Exception) -> Response:
    """What a table or the rules refuse."""
    if isinstance(error, TableError):
        return problem(error.refusal)
    for kind, code in CODES:
        if isinstance(error, kind):
            return refused(code, str(error))
    return refused("refused", str(error))


async def on_http_error(request: Request, error: Exception) -> Response:
    """What the router itself refuses: unknown paths and methods."""
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        answer = refused("method", f"{request.method[:20]} is not allowed for this page")
        answer.headers.update(error.headers or {})
        return answer
    return refused("not-found", "no such page")
