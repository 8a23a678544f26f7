"""The WebSocket of a table: mounted after origin and session have been checked."""

from __future__ import annotations

from starlette.websockets import WebSocket

from tablewood.server.rooms import Rooms


async def live(socket: WebSocket, rooms: Rooms, id: str, holder: str) -> None:
    """Serve one socket of the table with this id, from accepting it to its end; never raises."""
    raise NotImplementedError
