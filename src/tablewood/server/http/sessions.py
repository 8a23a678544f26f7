"""Who is asking: a browser is known by a secret in its cookie, and by nothing else.

The cookie is 256 random bits. Only its SHA-256, the holder, is ever stored or compared, so that nobody can take a seat
by reading the database. The cookie comes with the first page, or with the answer to the first POST.
"""

from __future__ import annotations

import hashlib
import re
import secrets

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tablewood.server.http.settings import Settings

HOLDER = "tablewood.holder"
"""The key of the holder in the ASGI scope."""

TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
LONGEST = 400 * 24 * 3600
"""How long, in seconds, browsers keep a cookie at most; every visit starts it again."""


def holder(connection: HTTPConnection) -> str:
    """The hash of the browser's secret; empty if it has none."""
    return str(connection.scope.get(HOLDER, ""))


def holder_of(token: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(token.encode()).hexdigest()


class Sessions:
    """Reads the cookie of every request, and gives one to browsers that have none."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._secure = settings.https
        # Browsers accept a cookie of this name only from the host itself, over https.
        self.cookie = "__Host-tablewood" if self._secure else "tablewood"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Find the holder, then go on."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        token = self._token(scope)
        asks = scope["type"] == "http" and scope["method"] == "POST"
        given = token or secrets.token_urlsafe(32)
        if token or asks:
            scope[HOLDER] = holder_of(given)

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(raw=message["headers"])
                page = headers.get("content-type", "").startswith("text/html")
                if page or (asks and not token):
                    headers.append("set-cookie", self._given(given))
            await send(message)

        await self._app(scope, receive, answer)

    def _token(self, scope: Scope) -> str:
        found = ""
        for name, value in scope["headers"]:
            if name == b"cookie":
                found = cookie_parser(value.decode("latin-1")).get(self.cookie, found)
        return found if TOKEN.fullmatch(found) else ""

    def _given(self, token: str) -> str:
        secure = "; Secure" if self._secure else ""
        return f"{self.cookie}={token}; Path=/; Max-Age={LONGEST}; HttpOnly; SameSite=Lax{secure}"
