"""The position in numbers, for learning."""

from tablewood.cli.starter.state import StarterState
from tablewood.kernel.step import Seat


def features(s: StarterState, seat: Seat) -> list[float]:
    """The top of the pile, the passes, one's own leaves, and everybody's points, one's own first."""
    order = [(seat + turn) % s.seats for turn in range(s.seats)]
    mine = [1.0 if s.holder[leaf] == seat else 0.0 for leaf in range(len(s.holder))]
    return [float(s.top), float(s.passes), *mine, *[float(s.points[other]) for other in order]]
