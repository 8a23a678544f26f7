"""What people ask when somebody is away, as commands: let a bot play for them, come back, close the table."""

from __future__ import annotations

from tablewood.server.table.checks import bot_of, check_playing, check_seat, check_sound
from tablewood.server.table.commands import Command, SeatCommand
from tablewood.server.table.entries import AnyEntry, CameBack, Closed, Replaced, Withdrew
from tablewood.server.table.refusal import TableError
from tablewood.server.table.seat_commands import DEFAULT_BOT, grant_without
from tablewood.server.table.seats import PERSON
from tablewood.server.table.table import SEATING, GameTable

ABSENT = 120
"""Seconds for which the table must have waited for somebody who is away, before the host may replace them."""


class WithdrawWish(SeatCommand, frozen=True, kw_only=True):
    """A person no longer wants to take a move back."""

    def follows(self, table: GameTable) -> list[AnyEntry]:
        """The wish is gone; whoever shares the device may withdraw it, too."""
        check_playing(table)
        if table.wish is None or not table.seating.holds(self.holder, table.wish.seat):
            raise TableError("no-wish", "no wish of this seat is pending")
        return [Withdrew(seat=table.wish.seat, id=self.id)]


class ReplaceAbsent(Command, frozen=True, kw_only=True):
    """The host lets a bot play for somebody who is away and holds up the game."""

    holder: str
    seat: int
    bot: str
    away: float
    """For how many seconds the table has waited for the seat with its player away."""

    def entries(self, table: GameTable) -> list[AnyEntry]:
        """The bot plays on, and keeps the seat."""
        check_playing(table)
        if self.holder != table.header.host:
            raise TableError("not-host", "only the person who set the table may replace somebody")
        check_seat(table, self.seat)
        there = table.seating.seats[self.seat]
        if there.kind != PERSON:
            return []
        if there.holder == self.holder or self.away < ABSENT:
            raise TableError(
                "not-absent", f"nobody is replaced within {ABSENT} seconds", seconds=ABSENT
            )
        replaced = Replaced(seat=self.seat, bot=bot_of(self.bot or DEFAULT_BOT))
        return [replaced, *grant_without(table, self.seat)]


class ComeBack(Command, frozen=True, kw_only=True):
    """A person takes the seat back that a bot keeps for them."""

    holder: str
    seat: int

    def entries(self, table: GameTable) -> list[AnyEntry]:
        """The seat is theirs again, from the next move on."""
        check_playing(table)
        check_seat(table, self.seat)
        if table.seating.holds(self.holder, self.seat):
            return []
        if self.seat not in table.seating.kept_for(self.holder):
            raise TableError("not-your-seat", f"seat {self.seat} is not yours", seat=self.seat)
        return [CameBack(seat=self.seat)]


class CloseTable(Command, frozen=True, kw_only=True):
    """The host no longer wants the table; the game has not begun."""

    holder: str

    def entries(self, table: GameTable) -> list[AnyEntry]:
        """Nobody can sit down any more."""
        if self.holder != table.header.host:
            raise TableError("not-host", "only the person who set the table may close it")
        if table.closed:
            return []
        check_sound(table)
        if table.phase != SEATING:
            raise TableError("already-begun", "the game has begun")
        return [Closed()]
