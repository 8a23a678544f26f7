"""A visitor without a browser: sits down over HTTP and plays over the socket, for tests and for load measurements."""

from __future__ import annotations

import asyncio
import itertools
import json
import secrets
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 30.0


class Visitor:
    """One person's browser, as far as the server can tell: a cookie, and an origin."""

    def __init__(self, address: str, name: str, source: str | None = None) -> None:
        self.address = address
        self.name = name
        self.source = source
        """The address it comes from, one of this machine's; None for the usual one."""
        self.http = httpx.AsyncClient(
            base_url=address,
            headers={"Origin": address},
            timeout=PATIENCE,
            transport=httpx.AsyncHTTPTransport(local_address=source),
        )

    async def __aenter__(self) -> Visitor:
        return self

    async def __aexit__(self, *raised: object) -> None:
        await self.http.aclose()

    async def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """What the server answers: GET, or POST if there is a body."""
        answer = await (self.http.get(path) if body is None else self.http.post(path, json=body))
        assert answer.is_success, f"{path}: {answer.status_code} {answer.text[:300]}"
        return answer.json()

    def me(self) -> dict[str, str]:
        return {"kind": "me", "name": self.name, "salt": secrets.token_hex(16)}

    async def set_table(self, game: str, seating: list[dict[str, str]], **more: Any) -> str:
        """Make a table and return its id."""
        made = await self.ask("/api/tables", {"game": game, "seating": seating, **more})
        return str(made["id"])

    async def sit(self, table: str, seat: int) -> None:
        body = {"seat": seat, "name": self.name, "salt": secrets.token_hex(16)}
        await self.ask(f"/api/tables/{table}/sit", body)

    async def look(self, table: str, seat: int | None = None) -> TableSocket:
        """Open a socket at the table."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        socket = await connect(
            f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/live",
            origin=self.address,  # type: ignore[arg-type]
            additional_headers={"Cookie": cookie},
            max_size=None,
            open_timeout=PATIENCE,
            local_addr=(self.source, 0) if self.source else None,
        )
        opened = TableSocket(socket)
        await opened.hello(seat)
        return opened


class TableSocket:
    """A table as one socket sees it; `table` is the newest, `frames` has everything ever received."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: dict[str, Any] = {}
        self.frames: list[str] = []
        self.keep_frames = False
        self.changed = asyncio.Event()
        self.answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._ids = (f"{secrets.token_hex(6)}:{number}" for number in itertools.count())
        self._reading = asyncio.create_task(self._read())

    @property
    def closed(self) -> bool:
        """Whether the server will send nothing more."""
        return self._reading.done()

    async def hello(self, seat: int | None) -> None:
        await self.send({"t": "hello", "protocol": 1, "known": -1, "seat": seat})
        await self.until(lambda table: True)

    async def send(self, message: dict[str, Any]) -> None:
        await self.socket.send(json.dumps(message))

    async def until(self, wanted: Any) -> dict[str, Any]:
        """Wait for a table that fulfils the condition."""
        async with asyncio.timeout(PATIENCE):
            while not self.table or not wanted(self.table):
                if self._reading.done():
                    raise ConnectionError("the server has closed the socket")
                self.changed.clear()
                await self.changed.wait()
        return self.table

    async def ask(self, kind: str, **more: Any) -> dict[str, Any]:
        """Send a request and wait for its answer: the ack, the refusal, or the reasons."""
        id = next(self._ids)
        answer = self.answers[id] = asyncio.get_running_loop().create_future()
        await self.send({"t": kind, "id": id, **more})
        return await asyncio.wait_for(answer, PATIENCE)

    async def move(self, move: str) -> dict[str, Any]:
        return await self.ask("move", at=self.table["at"], move=move)

    async def close(self) -> None:
        await self.socket.close()
        await asyncio.wait([self._reading])

    async def _read(self) -> None:
        try:
            async for frame in self.socket:
                self._hear(str(frame))
        except ConnectionClosed:
            pass
        finally:
            for answer in self.answers.values():
                if not answer.done():
                    answer.set_exception(ConnectionError("the server has closed the socket"))
                    answer.exception()
            self.changed.set()

    def _hear(self, frame: str) -> None:
        if self.keep_frames:
            self.frames.append(frame)
        message = msgspec.json.decode(frame)
        if message["t"] == "table" and message["version"] >= self.table.get("version", -1):
            self.table = message
            self.changed.set()
        elif message.get("id") in self.answers:
            answer = self.answers.pop(message["id"])
            if not answer.done():
                answer.set_result(message)
