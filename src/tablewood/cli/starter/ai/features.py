"""The position in numbers, for learning."""

from tablewood.cli.starter.state import StarterState
from tablewood.kernel.step import Seat


def features(s: StarterState, seat: Seat) -> list[float]:
    """The top of the pile, the passes, the seat's leaves, and everybody's points, the seat's first.

    The length is the same for any number of players: empty seats have 0 points.
    """
    mine = [1.0 if s.holder[leaf] == seat else 0.0 for leaf in range(len(s.holder))]
    points = [0.0] * len(s.parts.colours)
    for turn in range(s.seats):
        points[turn] = float(s.points[(seat + turn) % s.seats])
    return [float(s.top), float(s.passes), *mine, *points]
