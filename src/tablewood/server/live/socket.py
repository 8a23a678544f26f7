"""The WebSocket of a table, opened once origin and session have been checked."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tablewood.server.live.bucket import Bucket
from tablewood.server.live.dispatch import dispatch
from tablewood.server.live.protocol import (
    LONGEST_ID,
    MOST_BYTES,
    Closing,
    FromBrowser,
    Nack,
    Preview,
)
from tablewood.server.live.registry import Registry
from tablewood.server.live.room import Room
from tablewood.server.live.viewer import Viewer
from tablewood.server.table.refusal import Refusal, TableError

MOST_FAULTS = 50
"""How many messages that are unreadable, too large or too many before the socket is closed."""

POLICY = 1008
NORMAL = 1000

log = logging.getLogger(__name__)
_decode = msgspec.json.Decoder(FromBrowser).decode


class _OnlyId(msgspec.Struct):
    """To answer a message that cannot be read."""

    id: str = ""


_decode_id = msgspec.json.Decoder(_OnlyId).decode


async def serve_socket(
    socket: WebSocket,
    rooms: Registry,
    id: str,
    holder: str,
    device: str = "",
    address: str = "",
) -> None:
    """Serve one socket of the table with this id, from accepting it to its end; never raises."""
    limits = rooms.limits
    viewer = Viewer(holder, limits.waiting, limits.waiting_bytes, address, device)
    try:
        await socket.accept()
        room = await rooms.room(id)
        with rooms.place(room, viewer):
            rooms.check_device(viewer)
            await _serve(socket, rooms, room, viewer)
    except TableError as error:
        rooms.turned_away(error.refusal)
        await _say_and_close(socket, error.refusal)
        return
    except (WebSocketDisconnect, OSError, RuntimeError):
        return
    if viewer.overrun:
        rooms.dropped()
    await _close(socket, POLICY if viewer.overrun else NORMAL)


async def _serve(socket: WebSocket, rooms: Registry, room: Room, viewer: Viewer) -> None:
    """Send and receive until either ends."""
    sending = asyncio.create_task(_send(socket, viewer, rooms.limits.patience))
    receiving = asyncio.create_task(_receive(socket, rooms, room, viewer))
    try:
        await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (sending, receiving):
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task


async def _send(socket: WebSocket, viewer: Viewer, patience: float) -> None:
    """Send what waits, one message after another, to the end."""
    with suppress(WebSocketDisconnect, OSError, RuntimeError, TimeoutError):
        while (data := await viewer.next()) is not None:
            async with asyncio.timeout(patience):
                await socket.send({"type": "websocket.send", "text": data.decode()})


async def _receive(socket: WebSocket, rooms: Registry, room: Room, viewer: Viewer) -> None:
    """Answer one message after another, until the browser leaves or sends too much nonsense."""
    limits = rooms.limits
    clock = asyncio.get_running_loop().time
    messages = Bucket(limits.burst, limits.rate, clock())
    together = rooms.allowance(viewer, clock())
    previews = Bucket(limits.preview_burst, limits.preview_rate, clock())
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
            message = _read(data, messages.take(clock()) or together.take(clock()))
        except TableError as error:
            faults += 1
            viewer.tell(Nack(id=_id_of(data), refusal=error.refusal))
            continue
        if isinstance(message, Preview):
            if previews.take(clock()):
                # Moving the pointer fast is not a fault.
                viewer.tell(Nack(id=message.id[:LONGEST_ID], refusal=_too_many().refusal))
                continue
            messages.give_back()
        try:
            await dispatch(room, viewer, message)
        except Exception:
            # The server's fault; the table goes on.
            log.exception("table %s: message not answered", room.id)
            why = Refusal(code="failed", message="the server made a mistake")
            viewer.tell(Nack(id=_id_of(data), refusal=why))
    viewer.close(Refusal(code="too-many", message="too many messages that cannot be answered"))
    with suppress(TimeoutError):
        async with asyncio.timeout(limits.patience):
            await viewer.emptied()


def _read(data: bytes, wait: float) -> FromBrowser:
    if len(data) > MOST_BYTES:
        raise TableError("too-large", f"at most {MOST_BYTES} bytes", most=MOST_BYTES)
    if wait:
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
        return _decode_id(data).id[:LONGEST_ID]
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
