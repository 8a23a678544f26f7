"""Whom a door asks next. All doors offer one seat at a time, even where the rules let several answer."""

from tablewood.kernel.state import State
from tablewood.kernel.step import NOBODY, OpenQuestion


def next_seat(state: State, last: int) -> int:
    """The seat to ask now, if `last` made the move before; NOBODY when the game is over.

    Where several seats may answer and the game does not say who is first, the next of them clockwise is asked, so that
    no seat is favoured.
    """
    top = state.pending
    if top is None:
        return NOBODY
    step = top.step
    if not isinstance(step, OpenQuestion) or step.in_order:
        return step.seat
    for seat in step.seats:
        if seat > last:
            return seat
    return step.seats[0]
