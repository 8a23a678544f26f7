"""Who is asking: a browser is known by a secret in its cookie, and by nothing else.

The cookie is 256 random bits. Only its SHA-256 is ever stored or compared, so that nobody can take a seat by reading
the database. The cookie comes with the first page, or with the answer to the first POST. It names a device; `People`
knows which person the device acts for, and that person is the holder of seats.
"""

from __future__ import annotations

import re

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request, cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tablewood.kernel.errors import TablewoodError
from tablewood.server.http.errors import on_error
from tablewood.server.http.settings import Settings
from tablewood.server.people.people import Asking, People
from tablewood.server.people.secret import hash_of_secret, new_secret

ASKING = "tablewood.asking"
"""The key, in the ASGI scope, of who is asking."""

NEW_SECRET = "tablewood.new-secret"
"""The key of the secret that the browser is to have from now on."""

OF_PEOPLE = (
    "/api/tables",
    "/api/session",
    "/api/account",
    "/api/people",
    "/api/ratings",
    "/api/reminders",
    "/api/push",
)
"""Whatever is below these depends on who is asking; the rest does not wait for the database."""

TRY_AGAIN = 1013
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
LONGEST = 400 * 24 * 3600
"""How long, in seconds, browsers keep a cookie at most; every visit starts it again."""


def holder(connection: HTTPConnection) -> str:
    """The person the browser acts for; empty if it has no cookie."""
    return asking(connection).person


def asking(connection: HTTPConnection) -> Asking:
    """The browser and the person it acts for."""
    found = connection.scope.get(ASKING)
    return found if isinstance(found, Asking) else Asking("", "")


def give_secret(connection: HTTPConnection, secret: str) -> None:
    """Let the browser have this secret instead of the one it had."""
    connection.scope[NEW_SECRET] = secret


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
        try:
            token = await self._current(scope, self._token(scope))
        except TablewoodError as error:
            await self._refuse(error, scope, receive, send)
            return
        asks = scope["type"] == "http" and scope["method"] == "POST"
        given = token or new_secret()
        if asks and not token:
            device = hash_of_secret(given)
            scope[ASKING] = Asking(device, device, _agent(scope), came_with_secret=False)

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(raw=message["headers"])
                page = headers.get("content-type", "").startswith("text/html")
                new = scope.get(NEW_SECRET)
                if new or page or (asks and not token):
                    headers.append("set-cookie", self._given(new or given))
            await send(message)

        await self._app(scope, receive, answer)

    async def _refuse(
        self, error: TablewoodError, scope: Scope, receive: Receive, send: Send
    ) -> None:
        """The database does not say who is asking. Browsers try a socket again by themselves."""
        if scope["type"] == "http":
            await (await on_error(Request(scope), error))(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": TRY_AGAIN, "reason": "try again"})

    async def _current(self, scope: Scope, token: str) -> str:
        """The token, and for whom it speaks in the scope; empty if its device was ended."""
        if not token or not scope["path"].startswith(OF_PEOPLE):
            return token
        people: People = scope["app"].state.people
        device = hash_of_secret(token)
        person = await people.person_of(device)
        if not person:
            return ""
        scope[ASKING] = Asking(device, person, _agent(scope))
        return token

    def _token(self, scope: Scope) -> str:
        found = ""
        for name, value in scope["headers"]:
            if name == b"cookie":
                found = cookie_parser(value.decode("latin-1")).get(self.cookie, found)
        return found if TOKEN.fullmatch(found) else ""

    def _given(self, token: str) -> str:
        secure = "; Secure" if self._secure else ""
        return f"{self.cookie}={token}; Path=/; Max-Age={LONGEST}; HttpOnly; SameSite=Lax{secure}"


def _agent(scope: Scope) -> str:
    return Headers(scope=scope).get("user-agent", "")[:400]
