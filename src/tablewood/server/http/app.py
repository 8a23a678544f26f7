"""The application: the routes, the middleware around them, and what they share while the server runs."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.endpoints import HTTPEndpoint
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, Router

from tablewood.kernel.errors import TablewoodError
from tablewood.server.http.bans import Bans, watch_operator
from tablewood.server.http.connections import Connections
from tablewood.server.http.errors import JSON, on_error, on_http_error
from tablewood.server.http.guard import Guard
from tablewood.server.http.health import Health
from tablewood.server.http.lesson_routes import AT_ONCE
from tablewood.server.http.notifications import NotificationLimits, Notifications
from tablewood.server.http.openapi import description
from tablewood.server.http.reminders import stop_by_mail_program
from tablewood.server.http.routes import API, ROUTES
from tablewood.server.http.sessions import Sessions
from tablewood.server.http.settings import Settings
from tablewood.server.http.static import Client
from tablewood.server.live.limits import Limits
from tablewood.server.live.registry import Registry
from tablewood.server.people.people import People
from tablewood.server.storage import Store

UNLIMITED = 1e6
"""A factor for limits that nobody can reach."""


def make_app(
    settings: Settings,
    store: Store,
    limits: Limits | None = None,
    client: Client | None = None,
    notification_limits: NotificationLimits | None = None,
) -> Starlette:
    """The application on an open store; it closes the store when it stops."""
    limits = limits or limits_of(settings)
    connections = Connections(settings, limits)
    health = Health(connections)
    bans = Bans()
    client = client or Client()

    @asynccontextmanager
    async def while_running(app: Starlette) -> AsyncIterator[None]:
        app.state.store = store
        app.state.settings = settings
        app.state.registry = registry = Registry(store, limits)
        app.state.people = People(store, registry, settings.rates)
        app.state.verifying = asyncio.Semaphore(1)
        app.state.teaching = asyncio.Semaphore(AT_ONCE)
        watching = [
            asyncio.create_task(connections.watch()),
            asyncio.create_task(watch_operator(store, registry, bans)),
        ]
        app.state.notifications = notifications = Notifications(
            settings, store, registry.looking, notification_limits
        )
        await notifications.start()
        try:
            yield
        finally:
            for task in watching:
                task.cancel()
            await notifications.close()
            await registry.close()
            await store.close()

    app = Starlette(
        routes=[
            Mount(API, Router([*ROUTES, Route("/openapi.json", openapi)], redirect_slashes=False)),
            Route(API, NotFound),
            Route("/healthz", health.healthz),
            Route("/readyz", health.readyz),
            Route("/metrics", health.metrics),
            Route("/mail/{token}/stop", stop_by_mail_program, methods=["POST"]),
            Route("/{path:path}", client.serve),
        ],
        middleware=[
            Middleware(Guard, settings=settings, counted=health.counted, bans=bans),
            Middleware(Sessions, settings=settings),
        ],
        exception_handlers={HTTPException: on_http_error, TablewoodError: on_error},
        lifespan=while_running,
    )
    app.state.connections = connections
    return app


def limits_of(settings: Settings) -> Limits:
    """The limits of the tables, as the settings have them."""
    usual = Limits()
    factor = settings.rates or UNLIMITED
    return Limits(
        workers=settings.bots or max(1, (os.cpu_count() or 2) - 1),
        pause=settings.pause,
        idle=settings.idle,
        burst=max(1, int(usual.burst * factor)),
        rate=usual.rate * factor,
        burst_an_address=max(1, int(usual.burst_an_address * factor)),
        rate_an_address=usual.rate_an_address * factor,
        frame_burst=max(1, int(usual.frame_burst * factor)),
        frame_rate=usual.frame_rate * factor,
        sockets_an_address=settings.connections,
        patience=settings.patience,
    )


async def openapi(request: Request) -> Response:
    """GET /api/openapi.json"""
    return Response(description(), media_type=JSON)


class NotFound(HTTPEndpoint):
    """/api itself, which the client must not answer."""

    async def dispatch(self) -> None:
        """There is nothing here."""
        raise HTTPException(404)
