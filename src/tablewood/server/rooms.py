"""All tables of a server: loaded when somebody looks, dropped when nobody does, and never lost."""

from __future__ import annotations

from tablewood.server.answers import Again, Leave, Lobby, NewTable, PlaceBot, SitDown
from tablewood.server.limits import Limits
from tablewood.server.room import Room
from tablewood.server.storage import Store


class Rooms:
    """The door for HTTP and sockets. `holder` is always the hash of the person's session. No is a `TableError`."""

    def __init__(self, store: Store, limits: Limits | None = None) -> None:
        """Make it inside the running event loop; `close` it there."""
        raise NotImplementedError

    async def make(self, new: NewTable, holder: str) -> str:
        """Set a new table; its id. Codes: unknown-game, bad-seats, bad-option, bad-name, bad-salt, unknown-bot."""
        raise NotImplementedError

    async def sit(self, id: str, wish: SitDown, holder: str) -> int:
        """Take an open seat (-1: the first that is open); the version after it. Codes: seat-taken, table-full."""
        raise NotImplementedError

    async def leave(self, id: str, wish: Leave, holder: str) -> int:
        """Open one's seat again before the game, or leave it to a bot. Codes: not-your-seat, unknown-bot."""
        raise NotImplementedError

    async def place_bot(self, id: str, wish: PlaceBot, holder: str) -> int:
        """The host gives an open seat to a bot. Codes: not-host, seat-taken, already-begun, unknown-bot."""
        raise NotImplementedError

    async def again(self, id: str, wish: Again, holder: str) -> str:
        """Sit down at the table where the same people play again, made by whoever asks first; its id.

        Codes: not-over, not-your-seat.
        """
        raise NotImplementedError

    async def room(self, id: str) -> Room:
        """The table, loaded if need be. Codes: unknown-table."""
        raise NotImplementedError

    async def lobby(self, holder: str) -> Lobby:
        """Open tables with a free seat, open tables to watch, and the person's own."""
        raise NotImplementedError

    def counts(self) -> dict[str, int]:
        """For the metrics: rooms and sockets now, moves, refusals and bots' moves so far."""
        raise NotImplementedError

    async def close(self) -> None:
        """Tell all sockets that the server stops (`restarting`), and stop thinking. The store stays open."""
        raise NotImplementedError
