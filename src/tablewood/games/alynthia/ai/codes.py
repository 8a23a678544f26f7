"""How an observation tells seats and spaces: as seen from the observer's place, counted from 1; 0 is none."""

from typing import Final

from mypy_extensions import i64

from tablewood.games.alynthia.state import Land
from tablewood.kernel.observation import Numbers
from tablewood.kernel.vectors import Ints

UNSEEN: Final = -1
"""What an observation says of a number that the observer may not know."""

MOST_RENOWN: Final = 999
"""Renown is told up to this, and debts down to its negative; no game comes near it."""


def seat_code(s: Land, seat: i64, first: i64) -> i64:
    """1 for the seat that is told first, 2 for the next in turn order; 0 for nobody and for the dragons."""
    if seat < 0:
        return 0
    code = seat - first + 1
    return code if code > 0 else code + s.seats


def space_code(s: Land, space: i64) -> i64:
    """The number of a space in board order, the tunnel last; 0 for none."""
    return 0 if space < 0 else s.board.number[space]


def put_turned(row: Numbers, numbers: Ints, first: i64) -> None:
    """Write a vector with stretches of seats, beginning with `first` and going on from the start."""
    row.put_ints_part(numbers, first, len(numbers))
    row.put_ints_part(numbers, 0, first)


def put_renown(row: Numbers, renown: i64) -> None:
    """Write an amount of renown, or of a debt."""
    if renown > MOST_RENOWN:
        row.put(MOST_RENOWN)
    elif renown < -MOST_RENOWN:
        row.put(-MOST_RENOWN)
    else:
        row.put(renown)
