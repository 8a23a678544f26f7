"""How well a seat stands, for bots."""

from tablewood.cli.starter.state import StarterState
from tablewood.kernel.step import Seat


def value(s: StarterState, seat: Seat) -> float:
    """Points, and half a point for every leaf that can still be played."""
    playable = len([leaf for leaf in s.hand(seat) if leaf > s.top])
    return s.points[seat] + playable / 2
