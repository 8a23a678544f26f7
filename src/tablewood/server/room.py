"""A room is one table live: it takes what people send, one thing at a time, writes it, and only then tells everybody."""

from __future__ import annotations

from tablewood.server.answers import Replay, ReplayPosition, TableCard


class Room:
    """One table in memory; get it from `Rooms.room`. All refusals are `TableError`s."""

    id: str

    @property
    def version(self) -> int:
        """How many entries the table has."""
        raise NotImplementedError

    def card(self, holder: str) -> TableCard:
        """The table in a list, for this person (the hash of a session; "" for nobody)."""
        raise NotImplementedError

    async def replay(self) -> Replay:
        """The whole game, once it is over; else `not-over`."""
        raise NotImplementedError

    async def position(self, move: int, seat: int) -> ReplayPosition:
        """The table after so many moves as a seat saw it (-1: an onlooker), once the game is over."""
        raise NotImplementedError

    async def file(self) -> str:
        """The file of the game that anybody can verify, once it is over."""
        raise NotImplementedError
