"""What people ask of a table, judged: the entries that follow, or a `TableError` that says why not.

Nothing here changes the table. Whether the rules allow a move shows when its entry is applied.
"""

from __future__ import annotations

from collections.abc import Callable

from tablewood.bots import bots
from tablewood.kernel.errors import MoveError, UnknownBot
from tablewood.server.http.schemas import LONGEST_NAME, Leave, PlaceBot, SitDown
from tablewood.server.live.protocol import Chat, Consent, Move, Undo
from tablewood.server.table import fairness
from tablewood.server.table.entries import (
    AnyEntry,
    Began,
    Consented,
    Left,
    Moved,
    Placed,
    Sat,
    Spoke,
    TookBack,
    Wished,
)
from tablewood.server.table.refusal import TableError, refused_move
from tablewood.server.table.seats import BOT, OPEN
from tablewood.server.table.table import OVER, SEATING, Table
from tablewood.server.table.undo import granted, must_agree, still_to_agree, taking_back

MOST_LETTERS = 500
"""So long may a line of the chat be."""

MOST_LINES = 2000
"""So many lines may be said at a table."""

DEFAULT_BOT = "grown"

Judge = Callable[[Table], list[AnyEntry]]
"""What follows from a request at the table as it now stands."""


# Sitting down


def sit(table: Table, wish: SitDown, holder: str) -> list[AnyEntry]:
    """A person takes an open seat; the last one begins the game."""
    _check_sound(table)
    seat = table.sitting.first_open() if wish.seat == -1 else wish.seat
    if seat == -1:
        raise TableError("table-full", "every seat of this table is taken")
    _check_seat(table, seat)
    entry = Sat(seat=seat, player=name_of(wish.name), holder=holder, salt=salt_of(wish.salt))
    there = table.sitting.seats[seat]
    if (there.holder, there.salt) == (holder, entry.salt):
        return []  # the same request again
    if there.kind != OPEN:
        raise TableError("seat-taken", f"seat {seat} is taken", seat=seat)
    return [entry, *_begin_if_full(table, seat)]


def place_bot(table: Table, wish: PlaceBot, holder: str) -> list[AnyEntry]:
    """The host gives an open seat to a bot."""
    _check_sound(table)
    if holder != table.header.host:
        raise TableError("not-host", "only who set the table may place bots")
    if table.phase != SEATING:
        raise TableError("already-begun", "the game has begun")
    _check_seat(table, wish.seat)
    there = table.sitting.seats[wish.seat]
    if (there.kind, there.player) == (BOT, wish.bot):
        return []
    if there.kind != OPEN:
        raise TableError("seat-taken", f"seat {wish.seat} is taken", seat=wish.seat)
    return [
        Placed(seat=wish.seat, bot=bot_of(wish.bot)),
        *_begin_if_full(table, wish.seat),
    ]


def leave(table: Table, wish: Leave, holder: str) -> list[AnyEntry]:
    """A person gets up: the seat is open again before the game, and a bot's in it."""
    _check_sound(table)
    check_holds(table, wish.seat, holder)
    if table.phase == OVER:
        raise TableError("already-over", "the game is over")
    if table.phase == SEATING and not wish.bot:
        return [Left(seat=wish.seat)]
    bot = Placed(seat=wish.seat, bot=bot_of(wish.bot or DEFAULT_BOT))
    if table.phase == SEATING:
        return [bot, *_begin_if_full(table, wish.seat)]
    return [bot, *_grant_without(table, wish.seat)]


def _begin_if_full(table: Table, seat: int) -> list[AnyEntry]:
    """The cards are dealt when this was the last open seat."""
    others = [there for at, there in enumerate(table.sitting.seats) if at != seat]
    return [Began()] if all(there.kind != OPEN for there in others) else []


def _grant_without(table: Table, seat: int) -> list[AnyEntry]:
    """Who leaves no longer stands in the way of a wish."""
    if table.wish is None or table.wish.seat == seat:
        return []
    holder = table.sitting.seats[seat].holder
    stays = len(table.sitting.of(holder)) > 1
    waits = still_to_agree(table) - (set() if stays else {holder})
    return [] if waits else [granted(table)]


# Playing


def move(table: Table, seat: int, asked: Move) -> list[AnyEntry]:
    """A person's move, chosen in a position that still asks the same."""
    match = table.match
    check_playing(table)
    assert match is not None, "a game that is on has a match"
    if asked.at != table.at:
        since = table.asked_since.get(seat)
        if since is None or not since.at <= asked.at < table.at:
            raise _stale(table)
    try:
        number = match.game.parse(match.state, asked.move[:MOST_LETTERS])
    except MoveError as error:
        raise refused_move(error) from None
    if asked.at != table.at and number not in match.state.legal(seat):
        raise _stale(table)
    notation = match.game.notation(match.state, number)
    return [Moved(seat=seat, move=notation, id=asked.id)]


def bot_move(table: Table, seat: int, at: int, notation: str, remark: str) -> list[AnyEntry]:
    """A bot's move; nothing if the position that it was chosen in is no more."""
    if table.at != at or table.bot_asked() != seat:
        return []
    return [Moved(seat=seat, move=notation, remark=remark)]


def undo(table: Table, seat: int, asked: Undo) -> list[AnyEntry]:
    """Take the seat's last move back, or wish to."""
    check_playing(table)
    check_now(table, asked.at)
    back = taking_back(table, seat)
    if not back.moves:
        raise TableError("nothing-to-undo", "this seat has made no move", why=back.why)
    if not back.why or not must_agree(table, seat):
        return [TookBack(seat=seat, moves=back.moves, id=asked.id)]
    if table.wish is not None:
        raise TableError("wish-pending", "a wish to take a move back is pending already")
    return [Wished(seat=seat, id=asked.id)]


def consent(table: Table, seat: int, asked: Consent) -> list[AnyEntry]:
    """Agree to the pending wish, or decline it; the last consent grants it."""
    check_playing(table)
    check_now(table, asked.at)
    waits = still_to_agree(table)
    holder = table.sitting.seats[seat].holder
    if holder not in waits:
        raise TableError("no-wish", "nobody waits for this seat's consent")
    answer = Consented(seat=seat, agree=asked.agree, id=asked.id)
    return [answer, granted(table)] if asked.agree and waits == {holder} else [answer]


def chat(table: Table, seat: int, asked: Chat) -> list[AnyEntry]:
    """Somebody who sits at the table says something."""
    text = printable(asked.text)
    if not text:
        raise TableError("malformed", "there is nothing to say")
    if len(text) > MOST_LETTERS:
        raise TableError("too-long", f"at most {MOST_LETTERS} letters", most=MOST_LETTERS)
    if table.spoken >= MOST_LINES:
        raise TableError("too-many", f"at most {MOST_LINES} lines at a table")
    player = table.sitting.seats[seat].player
    return [Spoke(seat=seat, player=player, text=text, id=asked.id)]


# What requests are checked for


def check_holds(table: Table, seat: int, holder: str) -> None:
    """Only the session that holds a seat acts for it."""
    if not table.sitting.holds(holder, seat):
        raise TableError("not-your-seat", f"seat {seat} is not yours", seat=seat)


def name_of(text: str) -> str:
    """A person's name as it is shown; `bad-name` if nothing is left of it, or too much."""
    name = printable(text)
    if not 0 < len(name) <= LONGEST_NAME:
        raise TableError("bad-name", f"a name has 1 to {LONGEST_NAME} letters", most=LONGEST_NAME)
    return name


def salt_of(text: str) -> str:
    """A person's share in the shuffle; a new one for those whose browser sends none."""
    if not text:
        return fairness.new_salt()
    if len(text) != 2 * fairness.SALT_BYTES or not set(text) <= set("0123456789abcdef"):
        digits = 2 * fairness.SALT_BYTES
        raise TableError("bad-salt", f"a salt has {digits} hexadecimal digits, small letters")
    return text


def bot_of(name: str) -> str:
    """A bot that there is."""
    if name not in bots():
        raise TableError("unknown-bot", UnknownBot(name, bots()).message, bot=name[:LONGEST_NAME])
    return name


def printable(text: str) -> str:
    """The text on one line, without what cannot be seen."""
    words = "".join(letter if letter.isprintable() else " " for letter in text).split()
    return " ".join(words)


def _check_sound(table: Table) -> None:
    if table.trouble is not None:
        raise TableError(table.trouble.code, table.trouble.message)


def _check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < table.header.seats:
        raise TableError("bad-seats", f"there is no seat {seat}", seat=seat)


def check_playing(table: Table) -> None:
    """The game must have begun and not be over."""
    _check_sound(table)
    if table.phase == OVER:
        raise TableError("already-over", "the game is over")
    if table.phase == SEATING:
        raise TableError("not-playing", "the game has not begun")


def check_now(table: Table, at: int) -> None:
    """What is asked must be asked of the position as it now is."""
    if at != table.at:
        raise _stale(table)


def _stale(table: Table) -> TableError:
    return TableError("stale", "the table has changed meanwhile", at=table.at)
