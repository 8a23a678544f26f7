"""A heuristic value for bots, and the position in numbers for learning."""

from tablewood.games.alynthia.state import Land


def value(s: Land, seat: int) -> float:
    return float(s.purse(seat))


def features(s: Land, seat: int) -> list[float]:
    return [float(s.round)]
