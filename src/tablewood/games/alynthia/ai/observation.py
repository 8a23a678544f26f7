"""What a seat may know of Alynthia, in numbers (see `kernel.observation`).

Hands and renown are open against the dragons, and the owner's alone in competition (AL-56). Seats are told from the
observer's place, 1 for the observer and 2 for the next in turn order, 0 for nobody and for the dragons; an onlooker is
told of the seats in their order. Spaces are counted from 1, row by row as they lie on the table, the tunnel last; 0 is
none.
"""

from typing import Final, final

from mypy_extensions import i64

from tablewood.games.alynthia.ai.observed_map import declare_map, write_map
from tablewood.games.alynthia.ai.observed_players import (
    declare_hands,
    declare_players,
    write_hands,
    write_tracks,
)
from tablewood.games.alynthia.ai.observed_question import write_question
from tablewood.games.alynthia.ai.observed_table import (
    declare_game,
    declare_supply,
    write_game,
    write_supply,
)
from tablewood.games.alynthia.ai.question_fields import declare_question
from tablewood.games.alynthia.components import Parts
from tablewood.games.alynthia.state import Land
from tablewood.kernel.observation import Numbers, Observation

VERSION: Final = 1
"""Raised when a field is added, moved or changes its meaning."""


@final
class LandObservation(Observation):
    """The observation for one number of players, in every mode: alone, together or against each other."""

    def __init__(self, parts: Parts, seats: int) -> None:
        super().__init__(VERSION, seats)
        declare_game(self, parts)
        declare_question(self, parts)
        declare_players(self, parts)
        declare_hands(self, parts)
        declare_supply(self, parts)
        declare_map(self, parts)


def observe(s: Land, seat: i64, row: Numbers) -> None:
    """Write what the seat may know, in the order of `LandObservation`."""
    first: i64 = seat if seat >= 0 else 0
    write_game(s, seat, first, row)
    write_question(s, seat, first, row)
    write_tracks(s, first, row)
    write_hands(s, seat, first, row)
    write_supply(s, row)
    write_map(s, first, row)
