"""What is played through a door: the game, the seats, the options, and how a result is counted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy

from tablewood.games import game as find_game
from tablewood.kernel.errors import BadSeats
from tablewood.kernel.game import Game
from tablewood.kernel.options import Value
from tablewood.kernel.state import State


class Terms:
    """The terms of a game, checked to be playable, with the numbers that a learning library asks for."""

    def __init__(
        self,
        game: str | Game[Any],
        seats: int = 0,
        options: Mapping[str, Value] | None = None,
        returns: str = "win",
    ) -> None:
        self.game: Game[Any] = find_game(game) if isinstance(game, str) else game
        self.seats = seats or usual_seats(self.game)
        if self.seats not in self.game.seats:
            raise BadSeats(self.game.id, self.seats, self.game.seats)
        self.options = dict(options or {})
        self.returns = returns
        self.lowest, self.highest = self.game.utility_range(returns, self.seats, self.options)
        """The worst and the best result that a seat can have."""
        self.is_team = self.game.is_team(self.seats, self.options)
        self.moves = self.game.moves.size
        """How many actions there are, legal or not."""
        spec = self.game.observation_spec(self.seats)
        self.size = spec.size
        """How many numbers an observation has."""
        self.lows = numpy.array(spec.lows(), dtype=numpy.int16)
        self.highs = numpy.array(spec.highs(), dtype=numpy.int16)
        self.start(
            0
        )  # an option that cannot be played is refused here, not in the middle of training

    def start(self, seed: int) -> State:
        """A new game."""
        state: State = self.game.start(self.seats, seed, self.options)
        return state

    def is_zero_sum(self) -> bool:
        """Whether what some seats win, others lose, to the same amount."""
        if self.is_team or self.seats == 1:
            return False
        return self.returns in {"win", "rank"} or (self.returns == "margin" and self.seats == 2)

    def __reduce__(self) -> tuple[Any, ...]:
        return Terms, (self.game, self.seats, self.options, self.returns)


def usual_seats(game: Game[Any]) -> int:
    """How many play if nobody says: the fewest, but not one alone."""
    return max(game.seats[0], min(2, game.seats[-1]))
