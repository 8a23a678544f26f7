"""A position as a seat sees it, drawn for the terminal."""

from __future__ import annotations

import io

from rich.console import Console

from tablewood.kernel.drawing import drawn
from tablewood.kernel.game import SPECTATOR
from tablewood.kernel.state import State
from tablewood.kernel.telling import Teller
from tablewood.lab.doors.terms import Terms

WIDTH = 120
"""How many characters a line of a drawing has."""


def text_of(terms: Terms, state: State, seat: int) -> str:
    """The drawing as text with the escape sequences of a terminal; an onlooker's view for no seat."""
    paper = io.StringIO()
    _draw(terms, state, seat, _console(file=paper, force_terminal=True, width=WIDTH))
    return paper.getvalue()


def print_drawing(terms: Terms, state: State, seat: int) -> None:
    """Print the drawing, with colours where the terminal has them."""
    _draw(terms, state, seat, _console())


def _console(**settings: object) -> Console:
    return Console(highlight=False, markup=False, emoji=False, **settings)  # type: ignore[arg-type]


def _draw(terms: Terms, state: State, seat: int, console: Console) -> None:
    teller = Teller(terms.game, terms.seats, options=terms.options)
    view = state.view(seat if seat >= 0 else SPECTATOR)
    console.print(drawn(teller, view, teller.language))
