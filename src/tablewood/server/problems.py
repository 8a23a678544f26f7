"""Refusals over HTTP: every code with its status, and the answer that carries it."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from tablewood.server.answers import Problem
from tablewood.server.messages import Refusal

JSON = "application/json"

STATUS = {
    "malformed": 400,
    "unknown-bot": 400,
    "bad-option": 400,
    "bad-seats": 400,
    "bad-file": 400,
    "unknown-seat": 400,
    "too-long": 400,
    "wrong-host": 400,
    "wrong-origin": 403,
    "not-host": 403,
    "not-your-seat": 403,
    "unknown-game": 404,
    "unknown-table": 404,
    "not-found": 404,
    "method": 405,
    "too-large": 413,
    "not-json": 415,
    "too-many": 429,
    "internal": 500,
    "storage-failed": 503,
    "restarting": 503,
}
"""What is not listed is a conflict with how things stand (409): a taken seat, a game that is not over."""

CONFLICT = 409


def status_of(code: str) -> int:
    """The HTTP status of a refusal."""
    return STATUS.get(code, CONFLICT)


class Refuse(Exception):
    """Raised by handlers: answered with the refusal."""

    def __init__(self, code: str, message: str, **arguments: str | int) -> None:
        super().__init__(message)
        self.refusal = Refusal(code=code, message=message, arguments=dict(arguments))


def answer(value: object, status: int = 200) -> Response:
    """Anything of `answers`, as JSON."""
    return Response(msgspec.json.encode(value), status, media_type=JSON)


def problem(refusal: Refusal) -> Response:
    """A refusal as an answer."""
    return answer(Problem(error=refusal), status_of(refusal.code))


def refused(code: str, message: str, **arguments: str | int) -> Response:
    """The answer to what is not done."""
    return problem(Refusal(code=code, message=message, arguments=dict(arguments)))
