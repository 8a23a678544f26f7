"""What requests are checked for before anything follows from them."""

from __future__ import annotations

from tablewood.bots import bots
from tablewood.kernel.errors import UnknownBot
from tablewood.server.table import fairness
from tablewood.server.table.names import LONGEST_NAME
from tablewood.server.table.refusal import TableError
from tablewood.server.table.table import OVER, SEATING, GameTable


def check_holds(table: GameTable, seat: int, holder: str) -> None:
    """Only the person who holds a seat acts for it."""
    if not table.seating.holds(holder, seat):
        raise TableError("not-your-seat", f"seat {seat} is not yours", seat=seat)


def check_sound(table: GameTable) -> None:
    """The table must be playable: made by these rules, replayed without trouble, and not closed."""
    if table.trouble is not None:
        raise TableError(table.trouble.code, table.trouble.message)
    if table.closed:
        raise TableError("table-closed", "the table is closed")


def check_seat(table: GameTable, seat: int) -> None:
    """The table must have that seat."""
    if not 0 <= seat < table.header.seats:
        raise TableError("bad-seats", f"there is no seat {seat}", seat=seat)


def check_playing(table: GameTable) -> None:
    """The game must have begun and not be over."""
    check_sound(table)
    if table.phase == OVER:
        raise TableError("already-over", "the game is over")
    if table.phase == SEATING:
        raise TableError("not-playing", "the game has not begun")


def check_now(table: GameTable, at: int) -> None:
    """The request must be about the current position."""
    if at != table.at:
        raise stale(table)


def stale(table: GameTable) -> TableError:
    """The request is about a position that has passed."""
    return TableError("stale", "the table has changed meanwhile")


def salt_of(text: str) -> str:
    """A person's share in the shuffle; drawn here if the browser sends none."""
    if not text:
        return fairness.new_salt()
    if len(text) != 2 * fairness.SALT_BYTES or not set(text) <= set("0123456789abcdef"):
        digits = 2 * fairness.SALT_BYTES
        raise TableError("bad-salt", f"a salt has {digits} hexadecimal digits, in lower case")
    return text


def bot_of(name: str) -> str:
    """The name of a bot that exists."""
    if name not in bots():
        raise TableError("unknown-bot", UnknownBot(name, bots()).message, bot=name[:LONGEST_NAME])
    return name


def printable(text: str) -> str:
    """The text on one line, without invisible characters."""
    words = "".join(letter if letter.isprintable() else " " for letter in text).split()
    return " ".join(words)
