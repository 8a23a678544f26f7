"""Which clause forbids a move: the one source of legality."""

from tablewood.cli.starter.components import Leaf
from tablewood.cli.starter.state import StarterState
from tablewood.kernel.step import ALLOWED, Clause, Seat


def why_not_play(s: StarterState, seat: Seat, leaf: Leaf) -> Clause:
    """ST-3, ST-4: a leaf of the hand, higher than the one on top of the pile."""
    if s.holder[leaf] != seat:
        return 3
    return ALLOWED if leaf > s.top else 4
