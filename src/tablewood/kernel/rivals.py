"""How a seat stands against its rivals: shared by the evaluations of games in which everybody plays alone."""

from typing import Final

from tablewood.kernel.step import Seat

WORST: Final = -1000.0
"""Less than anybody's standing."""


def lead_over_rivals(standings: list[float], seat: Seat, weight: float) -> float:
    """What the seat has beyond its rivals: both the best of them and their average count, by this weight."""
    best, total = _rivals(standings, seat)
    return standings[seat] - weight * best - weight * total / (len(standings) - 1)


def strength_of_rivals(standings: list[float], seat: Seat) -> float:
    """What the other seats have: halfway between the best of them and their average."""
    best, total = _rivals(standings, seat)
    return 0.5 * best + 0.5 * total / (len(standings) - 1)


def lead_over_best(standings: list[float], seat: Seat) -> float:
    """What the seat has beyond the best of the others; alone, all that it has."""
    if len(standings) == 1:
        return standings[seat]
    best, _ = _rivals(standings, seat)
    return standings[seat] - best


def _rivals(standings: list[float], seat: Seat) -> tuple[float, float]:
    """The best of the others, and all that they have together."""
    best = WORST
    total = 0.0
    for other in range(len(standings)):
        if other != seat:
            theirs = standings[other]
            total += theirs
            if theirs > best:
                best = theirs
    return best, total
