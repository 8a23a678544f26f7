"""Refusals over HTTP: every code with its status, and the answer that carries it."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from tablewood.kernel.errors import BadSave, TablewoodError, UnknownGame
from tablewood.server.http.schemas import Problem
from tablewood.server.live.protocol import Refusal
from tablewood.server.storage import StorageFailed, UnknownTable
from tablewood.server.table import refusal
from tablewood.server.table.refusal import TableError

JSON = "application/json"
UNFIT = 422

STATUS = {
    **refusal.STATUS,
    "malformed": 400,
    "wrong-host": 400,
    "wrong-origin": 403,
    "unknown-game": 404,
    "not-found": 404,
    "method": 405,
    "too-large": 413,
    "not-json": 415,
    "too-many": 429,
    "internal": 500,
}
"""What is not listed can be read, and cannot be done (422): an unknown bot, an option that there is not."""


def status_of(code: str) -> int:
    """The HTTP status of a refusal."""
    return STATUS.get(code, UNFIT)


def answer(value: object, status: int = 200) -> Response:
    """Anything of `answers`, as JSON."""
    return Response(msgspec.json.encode(value), status, media_type=JSON)


def refused(code: str, message: str, **arguments: str | int) -> Response:
    """The answer to what is not done."""
    return problem(Refusal(code=code, message=message, arguments=dict(arguments)))


def problem(refusal: Refusal) -> Response:
    """A refusal as an answer."""
    return answer(Problem(error=refusal), status_of(refusal.code))


def problem_of(error: TablewoodError) -> Response:
    """What went wrong below, as an answer."""
    if isinstance(error, TableError):
        return problem(error.refusal)
    for kind, code in CODES:
        if isinstance(error, kind):
            return refused(code, str(error))
    return refused("refused", str(error))


CODES: tuple[tuple[type[TablewoodError], str], ...] = (
    (UnknownGame, "unknown-game"),
    (UnknownTable, "unknown-table"),
    (StorageFailed, "storage-failed"),
    (BadSave, "bad-file"),
)
