"""What comes before everything else: who may ask, how much and how often, and what every answer tells browsers.

Only POST changes anything, with a JSON body and from our own pages (Origin, Sec-Fetch-Site); sockets are opened from
our own pages too. Programs other than browsers send neither header, and have no cookie that somebody could misuse.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tablewood.server.http.bans import Bans
from tablewood.server.http.errors import refused
from tablewood.server.http.rates import Rates
from tablewood.server.http.settings import Settings

log = logging.getLogger("tablewood.server")

MOST_BODY = 64 * 1024
MOST_FILE = 256 * 1024
"""200,000 letters to verify, plus what JSON adds."""
POLICY_CLOSED = 1008
PROBES = frozenset({"/healthz", "/readyz", "/metrics"})
"""Called by programs, under whatever name they know this machine."""

KINDS: dict[str, tuple[float, float]] = {
    "ask": (600, 1200),  # any request: at once, and per minute
    "change": (60, 120),  # sit down, leave, ...
    "learn": (120, 240),  # steps of lessons, and what moves would do there
    "make": (20, 20),  # new tables, and codes for other devices
    "mail": (5, 0.5),  # e-mail addresses entered, each of which gets a mail
    "verify": (6, 12),  # whole games replayed
    "code": (10, 10),  # one-time codes and passkeys tried
    "socket": (60, 120),  # sockets opened
}

OWN_KINDS = {"/api/verify": "verify", "/api/reminders/mail": "mail"}
"""Paths with a limit of their own."""

POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
HSTS = "max-age=31536000"

Counted = Callable[[str, int, float], None]
"""Called with the method, status and duration in seconds of every answer."""


class Guard:
    """The outermost middleware."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        counted: Counted | None = None,
        bans: Bans | None = None,
    ) -> None:
        self._app = app
        self._settings = settings
        self._counted = counted
        self._bans = bans or Bans()
        self._rates = Rates(KINDS, settings.rates)
        self._headers = {
            **HEADERS,
            **({"strict-transport-security": HSTS} if settings.https else {}),
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let it in, or refuse."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    # Sockets

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        banned = self._is_banned(scope)
        if banned or self._is_foreign(headers) or self._wait(scope, "socket"):
            await receive()
            await send({"type": "websocket.close", "code": POLICY_CLOSED, "reason": "refused"})
            return

        async def unless_banned() -> Message:
            """Whoever is banned meanwhile is gone with the next message."""
            message = await receive()
            if message["type"] == "websocket.receive" and self._is_banned(scope):
                await send({"type": "websocket.close", "code": POLICY_CLOSED, "reason": "banned"})
                return {"type": "websocket.disconnect", "code": POLICY_CLOSED}
            return message

        await self._app(scope, unless_banned, send)

    # Requests

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = time.monotonic()
        number = secrets.token_hex(8)
        started = 0

        async def answer(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = message["status"]
                self._dress(scope, MutableHeaders(raw=message["headers"]), number)
            await send(message)

        try:
            refusal = self._refusal(scope)
            if refusal is None:
                await _Limited(self._app, _most(scope))(scope, receive, answer)
            else:
                await refusal(scope, receive, answer)
        except ClientDisconnect:
            pass  # the browser disconnected in the middle of the body
        except Exception:
            log.exception("request %s failed", number)
            if started:
                raise
            await refused(
                "internal", f"the server made a mistake; request {number}", request=number
            )(scope, receive, answer)
        finally:
            if self._counted is not None:
                self._counted(scope["method"], started, time.monotonic() - begun)

    def _refusal(self, scope: Scope) -> Response | None:
        """The refusal of a request before it is handled, if any."""
        headers = Headers(scope=scope)
        if scope["path"] not in PROBES and self._is_banned(scope):
            return refused("banned", "the operator of this server does not let this address in")
        wait = self._wait(scope, "ask") or (
            self._wait(scope, _kind(scope["path"])) if scope["method"] == "POST" else 0
        )
        if wait:
            seconds = int(wait) + 1
            answer = refused("too-many", f"too many requests; wait {seconds} s", seconds=seconds)
            answer.headers["retry-after"] = str(seconds)
            return answer
        if not (scope["path"] in PROBES or self._settings.knows_host(headers.get("host", ""))):
            return refused("wrong-host", "this server is not known by that name; see --public-url")
        if scope["method"] == "POST":
            return self._post_refusal(scope, headers)
        return None

    def _post_refusal(self, scope: Scope, headers: Headers) -> Response | None:
        if self._is_foreign(headers):
            return refused("wrong-origin", "the request comes from a page of another site")
        length = headers.get("content-length", "0")
        if length.isdecimal() and int(length) > _most(scope):
            return refused("too-large", f"at most {_most(scope)} bytes", most=_most(scope))
        return None

    def _is_foreign(self, headers: Headers) -> bool:
        """Is another site using somebody's browser? A request with a cookie must say where it comes from."""
        host = headers.get("host", "")
        site = headers.get("sec-fetch-site")
        origin = headers.get("origin")
        if not self._settings.knows_host(host):
            return True
        if origin is not None:
            return not self._settings.knows_origin(origin.lower(), host.lower())
        if site is not None:
            return site != "same-origin"
        return "cookie" in headers

    def _is_banned(self, scope: Scope) -> bool:
        client = scope.get("client")
        return client is not None and self._bans.covers(client[0])

    def _wait(self, scope: Scope, kind: str) -> float:
        client = scope.get("client")
        return self._rates.take(kind, client[0] if client else "")

    def _dress(self, scope: Scope, headers: MutableHeaders, number: str) -> None:
        """Add the headers that every answer carries."""
        for name, value in self._headers.items():
            headers.setdefault(name, value)
        headers["x-request-id"] = number
        if scope["path"].startswith("/api/"):
            headers.setdefault("cache-control", "no-store")


def _kind(path: str) -> str:
    if path in OWN_KINDS:
        return OWN_KINDS[path]
    if path in ("/api/session/look", "/api/session/join", "/api/account/sign-in"):
        return "code"
    if path in ("/api/tables", "/api/session/code") or path.endswith("/again"):
        return "make"
    if path.startswith("/api/games/"):
        return "learn"
    return "change"


def _most(scope: Scope) -> int:
    return MOST_FILE if scope["path"] == "/api/verify" else MOST_BODY


class _TooLarge(Exception):
    """The body is longer than we read."""


class _Limited:
    """Stops reading a body that is too long, whatever length it claimed."""

    def __init__(self, app: ASGIApp, most: int) -> None:
        self._app = app
        self._most = most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        read = 0
        started = False

        async def counting() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > self._most:
                raise _TooLarge
            return message

        async def answer(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            await self._app(scope, counting, answer)
        except _TooLarge:
            if started:
                raise
            most = self._most
            await refused("too-large", f"at most {most} bytes", most=most)(scope, receive, send)
