"""What people and bots request at a table in play, as commands.

A command is data: who requests what. `entries` returns what follows from it at the current table, or refuses with a
`TableError`. Nothing here changes the table. The rules check a move when its entry is applied.
"""

from __future__ import annotations

import msgspec

from tablewood.kernel.errors import IllegalMove, MoveError
from tablewood.server.table.checks import check_holds, check_now, check_playing, printable, stale
from tablewood.server.table.entries import AnyEntry, Consented, Moved, Spoke, TookBack, Wished
from tablewood.server.table.refusal import TableError, refused_move
from tablewood.server.table.table import GameTable
from tablewood.server.table.undo import granted, must_agree, still_to_agree, taking_back

MOST_LETTERS = 500
"""The longest line of chat, and the longest move that is read."""

MOST_LINES = 2000
"""How many lines of chat a table takes."""


class Command(msgspec.Struct, frozen=True, kw_only=True):
    """A request to a table."""

    def entries(self, table: GameTable) -> list[AnyEntry]:
        """What follows; nothing if it is done already, or no longer matters."""
        raise NotImplementedError

    def refused(self, table: GameTable, error: MoveError) -> TableError:
        """What to answer when the rules forbid it."""
        return refused_move(error)

    def done_at(self, table: GameTable) -> int:
        """The version of the table once it was done."""
        return table.version


class SeatCommand(Command, frozen=True, kw_only=True):
    """A request from a browser for a seat that its person holds; the same id twice is done once."""

    holder: str
    seat: int
    id: str

    def entries(self, table: GameTable) -> list[AnyEntry]:
        """What follows, unless it has been done before."""
        if (self.holder, self.id) in table.done:
            return []
        check_holds(table, self.seat, self.holder)
        return self.follows(table)

    def follows(self, table: GameTable) -> list[AnyEntry]:
        """What follows from the request of a seat."""
        raise NotImplementedError

    def done_at(self, table: GameTable) -> int:
        """The version right after it; the table may have moved on since."""
        return table.done.get((self.holder, self.id), table.version)


class MakeMove(SeatCommand, frozen=True, kw_only=True):
    """A person makes a move, chosen in a position that may have passed."""

    at: int
    move: str

    def follows(self, table: GameTable) -> list[AnyEntry]:
        """The move, if the seat is still asked what it was asked when it chose."""
        check_playing(table)
        if self.at != table.at and not table.still_asks(self.seat, self.at):
            raise stale(table)
        return [Moved(seat=self.seat, move=self.move[:MOST_LETTERS], id=self.id)]

    def refused(self, table: GameTable, error: MoveError) -> TableError:
        """A move that was legal when it was chosen is stale, not illegal."""
        if self.at != table.at and isinstance(error, IllegalMove):
            return stale(table)
        return refused_move(error)


class MakeBotMove(Command, frozen=True, kw_only=True):
    """A bot makes a move; nothing happens if the position it was chosen in has passed."""

    seat: int
    at: int
    move: str
    remark: str

    def entries(self, table: GameTable) -> list[AnyEntry]:
        """The move, if the bot is still asked."""
        if table.at != self.at or table.bot_asked() != self.seat:
            return []
        return [Moved(seat=self.seat, move=self.move, remark=self.remark)]


class TakeMoveBack(SeatCommand, frozen=True, kw_only=True):
    """A person takes the seat's last move back, or asks the others for consent."""

    at: int

    def follows(self, table: GameTable) -> list[AnyEntry]:
        """The move is taken back, or the wish is made known."""
        check_playing(table)
        check_now(table, self.at)
        back = taking_back(table, self.seat)
        if not back.moves:
            raise TableError("nothing-to-undo", "this seat has made no move", why=back.why)
        if not back.why or not must_agree(table, self.seat):
            return [TookBack(seat=self.seat, moves=back.moves, id=self.id)]
        if table.wish is not None:
            raise TableError("wish-pending", "somebody is already waiting to take a move back")
        return [Wished(seat=self.seat, id=self.id)]


class AnswerWish(SeatCommand, frozen=True, kw_only=True):
    """A person agrees to the pending wish to take a move back, or declines it."""

    at: int
    agree: bool

    def follows(self, table: GameTable) -> list[AnyEntry]:
        """The answer; the last consent grants the wish."""
        check_playing(table)
        check_now(table, self.at)
        waits = still_to_agree(table)
        holder = table.seating.seats[self.seat].holder
        if holder not in waits:
            raise TableError("no-wish", "nobody is waiting for this seat's consent")
        answer = Consented(seat=self.seat, agree=self.agree, id=self.id)
        return [answer, granted(table)] if self.agree and waits == {holder} else [answer]


class Speak(SeatCommand, frozen=True, kw_only=True):
    """A person at the table says something."""

    text: str

    def follows(self, table: GameTable) -> list[AnyEntry]:
        """A line of chat."""
        text = printable(self.text)
        if not text:
            raise TableError("malformed", "there is nothing to say")
        if len(text) > MOST_LETTERS:
            raise TableError("too-long", f"at most {MOST_LETTERS} letters", most=MOST_LETTERS)
        if table.talk.spoken >= MOST_LINES:
            raise TableError("too-many", f"at most {MOST_LINES} lines at a table")
        player = table.seating.seats[self.seat].player
        return [Spoke(seat=self.seat, player=player, text=text, id=self.id)]
