"""The application: the doors, the socket, the client, and what they share while the server runs."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from tablewood.server.http.errors import JSON, refused
from tablewood.server.http.guard import Guard
from tablewood.server.http.health import Health
from tablewood.server.http.openapi import description
from tablewood.server.http.routes import DOORS, Entrance, Wall
from tablewood.server.http.sessions import Sessions, holder
from tablewood.server.http.settings import Settings
from tablewood.server.http.static import Client
from tablewood.server.live.limits import Limits
from tablewood.server.live.registry import Rooms
from tablewood.server.live.socket import live
from tablewood.server.storage import Store

UNLIMITED = 1e6
"""As many times the usual as nobody can send."""


def make_app(
    settings: Settings,
    store: Store,
    limits: Limits | None = None,
    client: Client | None = None,
) -> Starlette:
    """The application on a database that is open; it closes it when it stops."""
    health = Health()

    @asynccontextmanager
    async def while_running(app: Starlette) -> AsyncIterator[None]:
        app.state.store = store
        app.state.rooms = rooms = Rooms(store, limits or limits_of(settings))
        app.state.verifying = asyncio.Semaphore(1)
        try:
            yield
        finally:
            await rooms.close()
            await store.close()

    return Starlette(
        routes=_routes(health, client or Client()),
        middleware=[
            Middleware(Guard, settings=settings, counted=health.counted),
            Middleware(Sessions, settings=settings),
        ],
        exception_handlers={HTTPException: _http_problem},
        lifespan=while_running,
    )


def limits_of(settings: Settings) -> Limits:
    """What the settings say of the tables."""
    usual = Limits()
    factor = settings.rates or UNLIMITED
    return Limits(
        workers=settings.bots or max(1, (os.cpu_count() or 2) - 1),
        pause=settings.pause,
        burst=max(1, int(usual.burst * factor)),
        rate=usual.rate * factor,
    )


def _routes(health: Health, client: Client) -> list[BaseRoute]:
    return [
        *[Route(path, Entrance(path)) for path in dict.fromkeys(door.path for door in DOORS)],
        WebSocketRoute("/api/tables/{id}/live", _live),
        Route("/api/openapi.json", _openapi),
        Route("/healthz", health.healthz),
        Route("/readyz", health.readyz),
        Route("/metrics", health.metrics),
        Route("/api", Wall()),
        Route("/api/{path:path}", Wall()),
        Route("/{path:path}", client.serve),
    ]


async def _live(socket: WebSocket) -> None:
    """The socket of a table, for whoever the cookie says."""
    rooms: Rooms = socket.app.state.rooms
    await live(socket, rooms, str(socket.path_params["id"]), holder(socket))


async def _openapi(request: Request) -> Response:
    return Response(description(), media_type=JSON)


async def _http_problem(request: Request, error: Exception) -> Response:
    """What the router refuses by itself."""
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        answer = refused("method", f"{request.method} is not for this page")
        answer.headers.update(error.headers or {})
        return answer
    return refused("not-found", "no such page")
