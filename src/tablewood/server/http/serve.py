"""Running the application: the port, the database, and a stop that loses nothing."""

from __future__ import annotations

import asyncio
import errno
import gc
import socket
from collections.abc import Callable

import uvicorn
from starlette.applications import Starlette

from tablewood.kernel.errors import TablewoodError
from tablewood.server.http.app import make_app
from tablewood.server.http.settings import Settings
from tablewood.server.http.static import is_built
from tablewood.server.live.protocol import MOST_BYTES
from tablewood.server.live.registry import Rooms
from tablewood.server.storage import Store

NEAR = 20
"""So many ports are tried where any will do."""

SWEEPS = (100_000, 50, 1000)
"""After so many new objects; every so many of those for the older ones; and so many of these for all."""

GOODBYE = 0.1
"""So many seconds for browsers to hear that the server stops."""


class CannotServe(TablewoodError):
    """The server cannot start here."""


class NotBuilt(CannotServe):
    """There is no browser client in this package."""

    def __init__(self) -> None:
        super().__init__(
            "the browser client has not been built: run `make web` in the source checkout"
        )
        self.remake(())


def check_client() -> None:
    """NotBuilt, if there is no client to serve."""
    if not is_built():
        raise NotBuilt


def listening(host: str, port: int, near: int = 1) -> socket.socket:
    """A socket on the port, or on one of the next ones that is free."""
    last = min(port + near, 65536) - 1
    for number in range(port, last + 1):
        try:
            return _bound(host, number)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or number == last:
                raise CannotServe(_why(host, number, error)) from None
    raise CannotServe(f"no port at {port}")


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen(2048)  # now, so that two servers cannot share the port
    except BaseException:
        found.close()
        raise
    return found


def _why(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is in use; name another by --port"
    if error.errno == errno.EACCES:
        return f"port {port} is not for everybody; name one from 1024 on by --port"
    return f"cannot listen on {host}, port {port}: {error.strerror or error}"


class _Server(uvicorn.Server):
    """Tells when it is ready, and the tables when it stops; signals only stop it, and are not raised once more."""

    def __init__(self, app: Starlette, settings: Settings, ready: Callable[[], None]) -> None:
        super().__init__(config_of(settings, app))
        self._tables = app
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        rooms: Rooms = self._tables.state.rooms
        await rooms.close()
        await asyncio.sleep(GOODBYE)
        await super().shutdown(sockets)
        self._captured_signals.clear()


def serve(
    settings: Settings, store: Store, found: socket.socket, ready: Callable[[], None]
) -> None:
    """Serve until somebody stops it; the store is closed then."""
    sweep_seldom()
    _Server(make_app(settings, store), settings, ready).run([found])


def sweep_seldom() -> None:
    """Let Python look for cycles of garbage seldom: hundreds of tables in memory make a whole sweep take longer than a
    move may. Almost everything here is freed without it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SWEEPS)


def config_of(settings: Settings, app: Starlette) -> uvicorn.Config:
    """What must not stay at its default: small frames, no compression of them, whom to believe, a stop in time."""
    return uvicorn.Config(
        app,
        ws_max_size=MOST_BYTES,
        ws_max_queue=32,
        ws_per_message_deflate=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=5,
        timeout_keep_alive=20,
        lifespan="on",
    )
