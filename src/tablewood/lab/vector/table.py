"""What the games of a batch have in common: enough for another process to make its share of the batch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tablewood.bots import bot
from tablewood.bots.opponents import ANY_SEAT, BatchAgainst
from tablewood.games import game as find_game
from tablewood.kernel.batch import Batch
from tablewood.kernel.options import Value


@dataclass(frozen=True)
class BatchTable:
    """The game, its options, who learns and against whom."""

    game: str
    seats: int
    options: dict[str, Value]
    opponents: tuple[str, ...]
    """None for self-play."""
    seat: int
    scheme: str

    def batch(self, envs: int, first: int = 0) -> Batch:
        """Some of the games, from the one with this number."""
        game = find_game(self.game)
        if not self.opponents:
            return Batch(game, envs, self.seats, self.options, self.scheme, first)
        bots = [bot(name) for name in self.opponents]
        return BatchAgainst(
            game, envs, self.seats, self.options, bots, self.seat, self.scheme, first
        )


def table(
    game: str,
    seats: int,
    options: Mapping[str, Value] | None,
    opponents: str | Sequence[str] | None,
    seat: int | None,
    scheme: str,
) -> BatchTable:
    """A table, checked to be playable."""
    named = (opponents,) if isinstance(opponents, str) else tuple(opponents or ())
    rules = find_game(game)
    seats = seats or max(rules.seats[0], min(2, rules.seats[-1]))
    learner = ANY_SEAT if seat is None else seat
    found = BatchTable(game, seats, dict(options or {}), named, learner, scheme)
    rules.utility_range(scheme, seats, found.options)
    found.batch(1).reset(0)
    return found
