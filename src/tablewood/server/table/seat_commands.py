"""Requests about seats, as commands: sit down, get up, place a bot, play again."""

from __future__ import annotations

from tablewood.server.table.checks import (
    bot_of,
    check_holds,
    check_seat,
    check_sound,
    salt_of,
)
from tablewood.server.table.commands import Command
from tablewood.server.table.entries import AnyEntry, Began, Left, Placed, PlayedAgain, Sat
from tablewood.server.table.names import name_of
from tablewood.server.table.rated import check_bot_may_sit, check_rated_person
from tablewood.server.table.refusal import TableError
from tablewood.server.table.seats import BOT, OPEN
from tablewood.server.table.table import OVER, SEATING, GameTable
from tablewood.server.table.undo import granted, still_to_agree

DEFAULT_BOT = "grown"


class TakeSeat(Command, frozen=True, kw_only=True):
    """A person takes an open seat."""

    holder: str
    seat: int
    """-1 for the first that is open."""
    name: str
    salt: str
    account: bool = False
    """Does the person have an account? It matters at rated tables."""

    def entries(self, table: GameTable) -> list[AnyEntry]:
        """The person sits down; on the last open seat, that begins the game."""
        check_sound(table)
        seat = table.seating.first_open() if self.seat == -1 else self.seat
        if seat == -1:
            raise TableError("table-full", "every seat of this table is taken")
        check_seat(table, seat)
        name, salt = name_of(self.name), salt_of(self.salt)
        there = table.seating.seats[seat]
        if (there.holder, there.salt) == (self.holder, salt):
            return []  # the same request again
        if there.kind != OPEN:
            raise TableError("seat-taken", f"seat {seat} is taken", seat=seat)
        check_rated_person(table, self.holder, self.account)
        sat = Sat(seat=seat, player=name, holder=self.holder, salt=salt)
        return [sat, *_begin_if_full(table, seat)]


class SeatBot(Command, frozen=True, kw_only=True):
    """The host gives an open seat to a bot."""

    holder: str
    seat: int
    bot: str

    def entries(self, table: GameTable) -> list[AnyEntry]:
        """The bot sits down; on the last open seat, that begins the game."""
        check_sound(table)
        if self.holder != table.header.host:
            raise TableError("not-host", "only the person who set the table may place bots")
        if table.phase != SEATING:
            raise TableError("already-begun", "the game has begun")
        check_seat(table, self.seat)
        there = table.seating.seats[self.seat]
        if (there.kind, there.player) == (BOT, self.bot):
            return []
        if there.kind != OPEN:
            raise TableError("seat-taken", f"seat {self.seat} is taken", seat=self.seat)
        placed = Placed(seat=self.seat, bot=bot_of(self.bot))
        check_bot_may_sit(table, self.seat, placed.bot)
        return [placed, *_begin_if_full(table, self.seat)]


class LeaveSeat(Command, frozen=True, kw_only=True):
    """A person gets up."""

    holder: str
    seat: int
    bot: str
    """The bot that takes over; without one, the seat is open again if the game has not begun."""

    def entries(self, table: GameTable) -> list[AnyEntry]:
        """Before the game the seat opens again, unless a bot is named; during the game a bot plays on."""
        check_sound(table)
        check_holds(table, self.seat, self.holder)
        if table.phase == OVER:
            raise TableError("already-over", "the game is over")
        if table.phase == SEATING and not self.bot:
            return [Left(seat=self.seat)]
        placed = Placed(seat=self.seat, bot=bot_of(self.bot or DEFAULT_BOT))
        if table.phase == SEATING:
            check_bot_may_sit(table, self.seat, placed.bot)
            return [placed, *_begin_if_full(table, self.seat)]
        return [placed, *grant_without(table, self.seat)]


class PlayAgain(Command, frozen=True, kw_only=True):
    """A person asks for another game with the same people."""

    holder: str
    table: str
    """The id of the new table, if this is the first to ask."""

    def entries(self, table: GameTable) -> list[AnyEntry]:
        """The first to ask promises the new table."""
        if table.phase != OVER:
            raise TableError("not-over", "the game is not over")
        check_sound(table)
        if not table.seating.of(self.holder):
            raise TableError("not-your-seat", "only people who played may ask for another game")
        return [] if table.rematch else [PlayedAgain(table=self.table)]


def _begin_if_full(table: GameTable, seat: int) -> list[AnyEntry]:
    """The cards are dealt when this was the last open seat."""
    others = [there for at, there in enumerate(table.seating.seats) if at != seat]
    return [Began()] if all(there.kind != OPEN for there in others) else []


def grant_without(table: GameTable, seat: int) -> list[AnyEntry]:
    """Somebody who leaves no longer has to agree to a wish."""
    if table.wish is None or table.wish.seat == seat:
        return []
    holder = table.seating.seats[seat].holder
    stays = len(table.seating.of(holder)) > 1
    waits = still_to_agree(table) - (set() if stays else {holder})
    return [] if waits else [granted(table)]
