"""Running the application: the port, the database, and a stop that loses nothing."""

from __future__ import annotations

import asyncio
import errno
import gc
import socket
import sys
from collections.abc import Callable

import uvicorn
from starlette.applications import Starlette

from tablewood.kernel.errors import TablewoodError
from tablewood.server.http.app import make_app
from tablewood.server.http.log_filter import tell_seldom
from tablewood.server.http.logs import leave_out_nonsense
from tablewood.server.http.open_files import allow_more_files
from tablewood.server.http.settings import Settings
from tablewood.server.http.static import is_built
from tablewood.server.http.wire import ServerConfig
from tablewood.server.live.protocol import MOST_BYTES
from tablewood.server.live.registry import Registry
from tablewood.server.storage import Store

NEAR = 20
"""How many ports are tried when any will do."""

WAITING = 2048
"""How many connections may wait to be accepted."""

ACCEPTED_AT_ONCE = 1
"""asyncio calls this the backlog, and accepts as many without looking up. When no more files can be opened, each of
them fails, is logged, and starts the accepting again later: with many, the server would do nothing else."""

SWEEPS = (5_000, 5, 10_000)
"""The thresholds of the garbage collector's three generations: a sweep of the first is hardly noticed, one of the
second takes up to 30 ms, and of the third, in which all tables end up, so long that it must be rare."""

TURN_SECONDS = 0.001
"""How long a thread may go on while another waits: the one that writes should not wait behind the one that sends."""

PING_SECONDS = 20.0
"""How often browsers are asked whether they are still there."""

GOODBYE = 0.1
"""Seconds for browsers to hear that the server is stopping."""


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
    raise CannotServe(f"no free port from {port} up")


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen(WAITING)  # now, so that two servers cannot share the port
    except BaseException:
        found.close()
        raise
    return found


def _why(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is in use; choose another with --port"
    if error.errno == errno.EACCES:
        return f"port {port} needs privileges; choose one from 1024 up with --port"
    return f"cannot listen on {host}, port {port}: {error.strerror or error}"


class TableServer(uvicorn.Server):
    """Says when it is ready, and tells the tables when it stops; signals stop it and are not raised again."""

    def __init__(
        self, app: Starlette, settings: Settings, ready: Callable[[], None] = lambda: None
    ) -> None:
        super().__init__(config_of(settings, app))
        self._app = app
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for found in sockets or ():
            found.listen(WAITING)
        if not self.should_exit:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        registry: Registry = self._app.state.registry
        await registry.close()
        await asyncio.sleep(GOODBYE)
        await super().shutdown(sockets)
        self._captured_signals.clear()


def serve(
    settings: Settings, store: Store, found: socket.socket, ready: Callable[[], None]
) -> None:
    """Serve until somebody stops it; then close the store."""
    sweep_briefly()
    take_short_turns()
    allow_more_files()
    tell_seldom()
    TableServer(make_app(settings, store), settings, ready).run([found])


def sweep_briefly() -> None:
    """Make Python's garbage collector look at little at a time: with hundreds of tables in memory, a full sweep takes
    longer than a move may. Almost everything here is freed without it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SWEEPS)


def take_short_turns() -> None:
    """Let the thread that writes moves go on soon after the disk has answered, however busy the event loop is."""
    sys.setswitchinterval(TURN_SECONDS)


def config_of(settings: Settings, app: Starlette) -> ServerConfig:
    """What must not stay at its default: small frames without compression, which proxies to trust, a timely stop."""
    leave_out_nonsense()
    return ServerConfig(
        app,
        loop="asyncio",  # also where uvloop is installed: `wire` relies on how asyncio accepts and pauses
        backlog=ACCEPTED_AT_ONCE,
        ws_max_size=MOST_BYTES,
        ws_max_queue=32,
        ws_per_message_deflate=False,
        ws_ping_interval=min(PING_SECONDS, 2 * settings.patience),
        ws_ping_timeout=settings.patience,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=5,
        timeout_keep_alive=20,
        lifespan="on",
    )
