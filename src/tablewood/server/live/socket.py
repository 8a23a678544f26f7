"""The WebSocket of a table: mounted after origin and session have been checked."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tablewood.server.live.dispatch import ask
from tablewood.server.live.limits import Limits
from tablewood.server.live.protocol import (
    MOST_BYTES,
    Closing,
    FromBrowser,
    Preview,
    Refusal,
    Refused,
)
from tablewood.server.live.registry import Rooms
from tablewood.server.live.room import Room
from tablewood.server.live.viewer import Looker
from tablewood.server.table.refusal import TableError

SEND_SECONDS = 15.0
"""Who takes longer to read one message is gone."""

MOST_FAULTS = 50
"""So many messages too many, unreadable or too large, and the socket is closed."""

POLICY = 1008
GOING_AWAY = 1001
NORMAL = 1000

log = logging.getLogger(__name__)
_decode = msgspec.json.Decoder(FromBrowser).decode


class _OnlyId(msgspec.Struct):
    """To answer a message that cannot be read."""

    id: str = ""


_decode_id = msgspec.json.Decoder(_OnlyId).decode


class Allowance:
    """How much a socket may send: a bucket that fills slowly."""

    def __init__(self, burst: int, rate: float) -> None:
        self._burst = burst
        self._rate = rate
        self._left = float(burst)
        self._at = asyncio.get_running_loop().time()

    def take(self) -> bool:
        """One message; False if that is too many."""
        now = asyncio.get_running_loop().time()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def give_back(self) -> None:
        """The last message did not count after all."""
        self._left += 1


async def live(socket: WebSocket, rooms: Rooms, id: str, holder: str) -> None:
    """Serve one socket of the table with this id, from accepting it to its end; never raises."""
    looker = Looker(holder, rooms.limits.waiting)
    try:
        await socket.accept()
        room = await rooms.room(id)
        room.enter(looker)
    except TableError as error:
        await _say_and_close(socket, error.refusal)
        return
    except (WebSocketDisconnect, OSError, RuntimeError):
        return
    sending = asyncio.create_task(_send(socket, looker))
    receiving = asyncio.create_task(_receive(socket, room, looker, rooms.limits))
    try:
        await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.exit(looker)
        for task in (sending, receiving):
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task
    if looker.overrun:
        rooms.dropped()
    await _close(socket, POLICY if looker.overrun else NORMAL)


async def _send(socket: WebSocket, looker: Looker) -> None:
    """Send what waits, one after the other, until there is no more."""
    with suppress(WebSocketDisconnect, OSError, RuntimeError, TimeoutError):
        while (data := await looker.next()) is not None:
            async with asyncio.timeout(SEND_SECONDS):
                await socket.send({"type": "websocket.send", "text": data.decode()})


async def _receive(socket: WebSocket, room: Room, looker: Looker, limits: Limits) -> None:
    """Answer what comes, one after the other, until the browser goes or sends too much nonsense."""
    allowance = Allowance(limits.burst, limits.rate)
    previews = Allowance(limits.preview_burst, limits.preview_rate)
    faults = 0
    while faults < MOST_FAULTS:
        try:
            event = await socket.receive()
        except (WebSocketDisconnect, RuntimeError):
            return
        if event["type"] == "websocket.disconnect":
            return
        data = (event.get("text") or "").encode("utf-8", "replace") or event.get("bytes") or b""
        try:
            message = _read(data, allowance)
        except TableError as error:
            faults += 1
            looker.tell(Refused(id=_id_of(data), refusal=error.refusal))
            continue
        if isinstance(message, Preview):
            if not previews.take():
                # A pointer that moves fast is not a fault.
                looker.tell(Refused(id=message.id[:64], refusal=_too_many().refusal))
                continue
            allowance.give_back()
        try:
            await ask(room, looker, message)
        except Exception:
            # A fault of ours; the table goes on.
            log.exception("table %s: message not answered", room.id)
            why = Refusal(code="failed", message="the server made a mistake")
            looker.tell(Refused(id=_id_of(data), refusal=why))
    looker.close(Refusal(code="too-many", message="too many messages that cannot be answered"))
    with suppress(TimeoutError):
        async with asyncio.timeout(SEND_SECONDS):
            await looker.emptied()


def _read(data: bytes, allowance: Allowance) -> FromBrowser:
    if len(data) > MOST_BYTES:
        raise TableError("too-large", f"at most {MOST_BYTES} bytes", most=MOST_BYTES)
    if not allowance.take():
        raise _too_many()
    try:
        message: FromBrowser = _decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise TableError("malformed", f"cannot be read: {error}"[:200]) from None
    return message


def _too_many() -> TableError:
    return TableError("too-many", "too many messages; slow down")


def _id_of(data: bytes) -> str:
    if len(data) > MOST_BYTES:
        return ""
    with suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
        return _decode_id(data).id[:64]
    return ""


async def _say_and_close(socket: WebSocket, refusal: Refusal) -> None:
    with suppress(WebSocketDisconnect, OSError, RuntimeError):
        closing = msgspec.json.encode(Closing(refusal=refusal)).decode()
        await socket.send({"type": "websocket.send", "text": closing})
    await _close(socket, NORMAL)


async def _close(socket: WebSocket, code: int) -> None:
    connected = WebSocketState.CONNECTED
    if (socket.application_state, socket.client_state) == (connected, connected):
        with suppress(WebSocketDisconnect, OSError, RuntimeError):
            await socket.close(code)
