"""Whether the server is healthy: /healthz for the process, /readyz for the database, /metrics for Prometheus."""

from __future__ import annotations

import ipaddress
import logging
import time
from collections import Counter
from collections.abc import Mapping

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from tablewood.server.http.connections import Connections
from tablewood.server.http.errors import refused
from tablewood.server.live.registry import Registry
from tablewood.server.storage import StorageFailed, StorageFull, StorageSilent, Store

log = logging.getLogger(__name__)

TEXT = "text/plain; version=0.0.4"
BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
NOW = frozenset({"rooms", "sockets", "connections", "open_sockets"})
"""Counts that can also go down."""
METHODS = frozenset({"GET", "HEAD", "POST"})

HELP = {
    "tablewood_up_seconds": "How long the process has been running.",
    "tablewood_requests_total": "Requests answered, by method and status.",
    "tablewood_request_seconds": "How long answers took.",
    "tablewood_rooms": "Tables in memory.",
    "tablewood_sockets": "Browsers with a table open.",
    "tablewood_connections": "Connections open, also those being closed.",
    "tablewood_open_sockets": "WebSockets open, also those being closed.",
    "tablewood_cut_total": "Connections cut because they sent too many frames or kept the server waiting.",
    "tablewood_turned_away_total": "Connections refused because there were too many, from one address or in all.",
    "tablewood_crowded_total": "Sockets refused because there were too many, at a table or from one address.",
    "tablewood_moves_total": "Moves made, by people and bots.",
    "tablewood_bot_moves_total": "Moves made by bots.",
    "tablewood_stumbles_total": "Moves drawn at random because a bot did not answer.",
    "tablewood_undone_total": "How often moves were taken back.",
    "tablewood_refused_total": "Requests over sockets that were refused.",
    "tablewood_dropped_total": "Sockets dropped because they did not read.",
    "tablewood_storage_failures_total": "How often the database did not take what was written.",
}


class Health:
    """Counts requests, and reports."""

    def __init__(self, connections: Connections | None = None) -> None:
        self._connections = connections
        self._begun = time.monotonic()
        self._requests: Counter[tuple[str, int]] = Counter()
        self._within: Counter[float] = Counter()
        self._seconds = 0.0

    def counted(self, method: str, status: int, seconds: float) -> None:
        """A request was answered."""
        self._requests[method if method in METHODS else "other", status] += 1
        self._seconds += seconds
        for bound in BOUNDS:
            if seconds <= bound:
                self._within[bound] += 1

    async def healthz(self, request: Request) -> Response:
        """The process is alive."""
        return PlainTextResponse("ok\n")

    async def readyz(self, request: Request) -> Response:
        """The database can be written and read, too, and is still the one that was opened."""
        store: Store = request.app.state.store
        try:
            await store.check()
        except StorageFull:
            return PlainTextResponse("the disk is full\n", 503)
        except StorageSilent:
            return PlainTextResponse("the database does not answer\n", 503)
        except StorageFailed as error:
            log.warning("not ready: %s", error.why)
            return PlainTextResponse("the database does not work\n", 503)
        return PlainTextResponse("ready\n")

    async def metrics(self, request: Request) -> Response:
        """For Prometheus, from this machine or a private network."""
        if not _is_near(request.client.host if request.client else ""):
            return refused("not-found", "no such page")
        registry: Registry = request.app.state.registry
        counts = registry.counts() | (self._connections.counts() if self._connections else {})
        return PlainTextResponse(self.text(counts), media_type=TEXT)

    def text(self, counts: Mapping[str, float]) -> str:
        """All numbers in Prometheus' text format; `counts` are those of the tables."""
        lines = _lines("tablewood_up_seconds", "gauge", {"": time.monotonic() - self._begun})
        lines += _lines(
            "tablewood_requests_total",
            "counter",
            {
                f'{{method="{method}",status="{status}"}}': count
                for (method, status), count in sorted(self._requests.items())
            },
        )
        lines += self._histogram("tablewood_request_seconds")
        for name, value in sorted(counts.items()):
            if name in NOW:
                lines += _lines(f"tablewood_{name}", "gauge", {"": value})
            else:
                lines += _lines(f"tablewood_{name}_total", "counter", {"": value})
        return "\n".join([*lines, ""])

    def _histogram(self, name: str) -> list[str]:
        count = self._requests.total()
        buckets = [f'{name}_bucket{{le="{bound}"}} {self._within[bound]}' for bound in BOUNDS]
        return [
            f"# HELP {name} {HELP[name]}",
            f"# TYPE {name} histogram",
            *buckets,
            f'{name}_bucket{{le="+Inf"}} {count}',
            f"{name}_sum {self._seconds:.6f}",
            f"{name}_count {count}",
        ]


def _lines(name: str, kind: str, values: Mapping[str, float]) -> list[str]:
    about = [f"# HELP {name} {HELP[name]}"] if name in HELP else []
    return [
        *about,
        f"# TYPE {name} {kind}",
        *[f"{name}{label} {values[label]:g}" for label in values],
    ]


def _is_near(address: str) -> bool:
    try:
        return not ipaddress.ip_address(address).is_global
    except ValueError:
        return False
