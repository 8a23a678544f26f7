"""An operation of the HTTP interface: a handler, and what the OpenAPI description says about it.

    @operation("Take an open seat.", takes=SitDown, gives=Done, codes=("seat-taken",))
    async def sit(request: Request, body: SitDown) -> Done: ...

The decorated handler is an endpoint for Starlette's `Route`: it reads the body, and turns the answer into JSON.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tablewood.server.http.errors import JSON, json_answer
from tablewood.server.table.refusal import TableError

Handler = Callable[..., Awaitable[Any]]
Endpoint = Callable[[Request], Awaitable[Response]]


class Query(msgspec.Struct, frozen=True):
    """A number after the question mark."""

    name: str
    default: int
    about: str
    low: int = -1
    high: int = 99


class TextQuery(msgspec.Struct, frozen=True):
    """One of a few words after the question mark; the first is the default."""

    name: str
    choices: tuple[str, ...]
    about: str


class Operation(msgspec.Struct, frozen=True, kw_only=True):
    """What can be asked for: what it takes and gives, and how it may be refused."""

    name: str
    about: str
    takes: Any = None
    """The type of the body; None for no body."""
    gives: Any = None
    """The type of the answer; None for a text."""
    codes: tuple[str, ...] = ()
    queries: tuple[Query | TextQuery, ...] = ()


def operation(
    about: str,
    takes: Any = None,
    gives: Any = None,
    codes: tuple[str, ...] = (),
    queries: tuple[Query | TextQuery, ...] = (),
) -> Callable[[Handler], Endpoint]:
    """Make an endpoint of a handler. It is given the request, and the body if there is one."""

    def decorate(handler: Handler) -> Endpoint:
        @wraps(handler)
        async def endpoint(request: Request) -> Response:
            if takes is None:
                answer = await handler(request)
            else:
                answer = await handler(request, await body_of(request, takes))
            return answer if isinstance(answer, Response) else json_answer(answer)

        described = Operation(
            name=handler.__name__,
            about=about,
            takes=takes,
            gives=gives,
            codes=codes,
            queries=queries,
        )
        endpoint.operation = described  # type: ignore[attr-defined]
        return endpoint

    return decorate


def described(endpoint: object) -> Operation | None:
    """What is known about an endpoint; None if it is not part of the interface."""
    found = getattr(endpoint, "operation", None)
    return found if isinstance(found, Operation) else None


async def body_of(request: Request, kind: Any) -> Any:
    """The body, checked against its type. It must be declared as JSON, which no form on another site can do."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise TableError("not-json", f"the body must be {JSON}")
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise TableError("malformed", f"the body cannot be read: {error}") from None
