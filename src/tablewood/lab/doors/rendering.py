"""A table in the way that an environment was asked to render it."""

from __future__ import annotations

import numpy
from numpy.typing import NDArray

from tablewood.kernel.state import State
from tablewood.lab.doors.drawing import print_drawing, text_of
from tablewood.lab.doors.picture import RGB, picture_of
from tablewood.lab.doors.terms import Terms


def rendered(
    mode: str | None, terms: Terms, state: State, seat: int
) -> str | NDArray[numpy.uint8] | None:
    """The table as the seat sees it: a picture, a text, or None if it is printed or not wanted at all."""
    if mode == RGB:
        return picture_of(terms, state, seat)
    if mode == "ansi":
        return text_of(terms, state, seat)
    if mode == "human":
        print_drawing(terms, state, seat)
    return None
