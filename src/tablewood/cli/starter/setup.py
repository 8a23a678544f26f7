"""Preparing the game (ST-1, ST-2)."""

from tablewood.cli.starter.state import StarterState
from tablewood.cli.starter.turn import the_game


def prepare(s: StarterState) -> None:
    """Put the sequence of play on the agenda: the deal comes first, so that the log hears of it."""
    s.then(the_game())
