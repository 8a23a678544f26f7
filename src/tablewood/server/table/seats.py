"""Who sits where at a table, as its entries tell it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from tablewood.server.table.clocks import SeatClock
from tablewood.server.table.entries import Left, Placed, Sat

OPEN = "open"
PERSON = "person"
BOT = "bot"


class Seat(msgspec.Struct, kw_only=True, frozen=True):
    """A seat and who sits there."""

    kind: str = OPEN
    player: str = ""
    """The person's name, or the bot's."""
    holder: str = ""
    """The person, known by a hash: who acts for the seat."""
    salt: str = ""
    """The share in the shuffle of the person who sat here when the cards were dealt."""
    kept_for: str = ""
    """The name of the person for whom a bot keeps the seat."""
    kept_holder: str = ""
    """That person, known by a hash."""


class SeatNow(msgspec.Struct, kw_only=True):
    """A seat of the table and who sits there, as somebody is shown it."""

    name: str
    """What the game calls the seat: a colour, a guild."""
    kind: str
    """`open`, `person` or `bot`."""
    player: str
    """The person's name, or the bot's kind (`grown`); empty for an open seat."""
    mine: bool
    online: bool
    salt: str
    """The person's share in the shuffle, in hexadecimal; shown once the game has begun."""
    kept_for: str = ""
    """The person for whom a bot keeps the seat."""
    kept_for_me: bool = False
    """May the viewer take the seat back?"""
    clock: SeatClock | None = None
    """How much time the player has left; None without a clock, and for bots."""
    forfeited: bool = False
    """Is the seat out of the result, because its player ran out of time?"""


class Seating:
    """All seats of one table."""

    def __init__(self, seats: int) -> None:
        self.seats = [Seat() for _ in range(seats)]

    # What happens

    def sit(self, entry: Sat) -> None:
        """A person takes a seat."""
        self.seats[entry.seat] = Seat(
            kind=PERSON, player=entry.player, holder=entry.holder, salt=entry.salt
        )

    def place(self, entry: Placed, begun: bool) -> None:
        """A bot takes a seat; a salt that went into the shuffle stays."""
        salt = self.seats[entry.seat].salt if begun else ""
        self.seats[entry.seat] = Seat(kind=BOT, player=entry.bot, salt=salt)

    def leave(self, entry: Left) -> None:
        """The seat is open again."""
        self.seats[entry.seat] = Seat()

    def keep(self, seat: int, bot: str) -> None:
        """A bot plays on for a person, who may come back."""
        there = self.seats[seat]
        self.seats[seat] = Seat(
            kind=BOT,
            player=bot,
            salt=there.salt,
            kept_for=there.player,
            kept_holder=there.holder,
        )

    def come_back(self, seat: int) -> None:
        """The person for whom a bot kept the seat has it again."""
        there = self.seats[seat]
        self.seats[seat] = Seat(
            kind=PERSON, player=there.kept_for, holder=there.kept_holder, salt=there.salt
        )

    # Questions

    @property
    def full(self) -> bool:
        return all(seat.kind != OPEN for seat in self.seats)

    @property
    def has_people(self) -> bool:
        return any(seat.kind == PERSON for seat in self.seats)

    def first_open(self) -> int:
        """The first open seat, or -1."""
        return next((at for at, seat in enumerate(self.seats) if seat.kind == OPEN), -1)

    def of(self, holder: str) -> list[int]:
        """The seats this person holds."""
        return [
            at
            for at, seat in enumerate(self.seats)
            if seat.kind == PERSON and seat.holder == holder
        ]

    def held_by(self, holders: Collection[str]) -> set[int]:
        """The seats that any of these people hold."""
        seats = enumerate(self.seats)
        return {at for at, seat in seats if seat.kind == PERSON and seat.holder in holders}

    def holds(self, holder: str, seat: int) -> bool:
        """Whether this person holds the seat."""
        return seat in self.of(holder)

    def kept_for(self, holder: str) -> list[int]:
        """The seats that bots keep for this person."""
        seats = enumerate(self.seats)
        return [at for at, seat in seats if holder and seat.kept_holder == holder]

    def is_bot(self, seat: int) -> bool:
        return 0 <= seat < len(self.seats) and self.seats[seat].kind == BOT

    def salts(self) -> dict[int, str]:
        """The shares in the shuffle, by seat."""
        return {at: seat.salt for at, seat in enumerate(self.seats) if seat.salt}

    def holders_besides(self, holder: str) -> set[str]:
        """Everybody else who holds a seat."""
        return {seat.holder for seat in self.seats if seat.kind == PERSON} - {holder}

    def shown_to(
        self, holder: str, names: Sequence[str], begun: bool, online: Collection[int] = ()
    ) -> list[SeatNow]:
        """The seats as this person is shown them; `names` are the game's names of the seats."""
        return [
            SeatNow(
                name=names[at],
                kind=seat.kind,
                player=seat.player,
                mine=seat.kind == PERSON and seat.holder == holder,
                online=at in online,
                salt=seat.salt if begun else "",
                kept_for=seat.kept_for,
                kept_for_me=bool(seat.kept_holder) and seat.kept_holder == holder,
            )
            for at, seat in enumerate(self.seats)
        ]


def in_turn(first: int, seats: int) -> list[int]:
    """All seats around the table, starting with the first."""
    return [*range(first, seats), *range(first)]
