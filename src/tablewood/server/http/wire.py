"""How bytes come in: uvicorn's protocols for HTTP and for WebSockets, with bounds on what one connection may cost.

uvicorn leaves to us: a deadline for requests; frames that arrive faster than they are worth; and connections that
never read, for which pongs and closing frames would pile up.
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from tablewood.server.http.connections import TO_END, Connection, Connections
from tablewood.server.live.bucket import Bucket

BUSY = (
    b"HTTP/1.1 429 Too Many Requests\r\ncontent-type: text/plain\r\ncontent-length: 21\r\n"
    b"retry-after: 20\r\nconnection: close\r\n\r\ntoo many connections\n"
)

BODY = 3
"""How many times the patience for the head of a request there is for all of it."""

PIECE = 1024
"""How many bytes are read at a time: with frames of six bytes, already two milliseconds' worth of work."""


class ServerConfig(uvicorn.Config):
    """uvicorn's settings, and the connections that its protocols are counted among."""

    def __init__(self, app: Starlette, **settings: Any) -> None:
        super().__init__(app, http=HttpConnection, ws=SocketConnection, **settings)
        self.connections: Connections = app.state.connections


class HttpConnection(Connection, H11Protocol):
    """A connection that makes requests, and makes them in time."""

    is_socket = False
    config: ServerConfig

    def __init__(self, config: ServerConfig, *given: Any, **named: Any) -> None:
        super().__init__(config, *given, **named)
        self._connections = config.connections
        self._asked_since = 0.0
        """When the server began to wait for the request that comes now."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._asked_since = self.loop.time()
        if not self._connections.admit(self, _address(self.client)):
            transport.write(BUSY)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._connections.remove(self)
        self.let_go()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._connections.remove(self)
        super().handle_websocket_upgrade(event)

    def data_received(self, data: bytes) -> None:
        if self.timeout_keep_alive_task is not None:
            self._asked_since = self.loop.time()  # the next request begins
        super().data_received(data)

    def on_response_complete(self) -> None:
        self._asked_since = self.loop.time()
        super().on_response_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread_since = self.loop.time()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.unread_since = None

    @property
    def is_idle(self) -> bool:
        return self.conn.their_state is h11.IDLE and self.unread_since is None

    def is_overdue(self, now: float, patience: float) -> bool:
        """Also, does a request take too long to arrive? Between requests, uvicorn has its own time-out."""
        if super().is_overdue(now, patience):
            return True
        if self.timeout_keep_alive_task is not None or self.flow.read_paused:
            return False
        allowed = {h11.IDLE: patience, h11.SEND_BODY: patience * BODY}
        return now - self._asked_since >= allowed.get(self.conn.their_state, float("inf"))


class SocketConnection(Connection, WebSocketsSansIOProtocol):
    """A WebSocket that is read only while it reads, frame by frame within its allowance."""

    is_socket = True
    config: ServerConfig

    def __init__(self, config: ServerConfig, *given: Any, **named: Any) -> None:
        super().__init__(config, *given, **named)
        self._connections = config.connections
        self.close_timeout = self._connections.patience * TO_END
        limits = self._connections.limits
        self._frames = Bucket(limits.frame_burst, limits.frame_rate, self.loop.time())
        self._unread = bytearray()
        """What has arrived and was not looked at yet."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._connections.add(self, _address(self.client))

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._connections.remove(self)
        self.let_go()

    # Reading, no faster than the other side reads

    @property
    def _reads(self) -> bool:
        return (
            not self.read_paused and self.unread_since is None and not self.transport.is_closing()
        )

    def data_received(self, data: bytes) -> None:
        self._unread += data
        self._read_on()

    def _read_on(self) -> None:
        """Take in what has arrived, as long as the table and the other side keep up."""
        while self._unread and self._reads:
            piece = bytes(self._unread[:PIECE])
            del self._unread[:PIECE]
            super().data_received(piece)
        if self._reads:
            self.transport.resume_reading()
        else:
            self.transport.pause_reading()

    async def receive(self) -> Any:
        message = await super().receive()
        self._read_on()
        return message

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.close_sent:
            self._read_on()  # the answer to our goodbye may have arrived already

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread_since = self.loop.time()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.unread_since = None
        self._read_on()

    # Frames of every kind count, also those that a table never hears of

    def handle_text(self, event: Frame) -> None:
        if self._counts():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._counts():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._counts():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._counts():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._counts():
            super().handle_pong(event)

    def _counts(self) -> bool:
        """Count a frame; False once the socket is being closed, also for this very frame."""
        if self.transport.is_closing():
            return False
        if not self._frames.take(self.loop.time()):
            return True
        self.stop_keepalive()
        self.conn.fail(CloseCode.POLICY_VIOLATION, "too many frames")
        code = int(CloseCode.POLICY_VIOLATION)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self._connections.cut += 1
        return False

    def keepalive_timeout(self) -> None:
        """No answer to our ping: gone. But if we did not read, the answer may be among what we have not read."""
        if self._reads:
            self._connections.cut_off(self)
        elif self.ping_timeout is not None:
            self.pong_timer = self.loop.call_later(self.ping_timeout, self.keepalive_timeout)


def _address(client: tuple[str, int] | None) -> str:
    return client[0] if client else ""
