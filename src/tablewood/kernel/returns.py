"""What the result of a game is worth to each seat, as learning libraries want it: one number for each, by a scheme.

- `win`: 1 for the only winner, and as much below 0 for the others that all seats add up to 0; a shared victory is
  shared out. With two seats: 1, 0 or -1.
- `rank`: from 1 for the first place to -1 for the last, in equal steps; equal results share the mean of their places.
- `margin`: the points ahead of the best other seat, negative for those behind.
- `points`: the total of the score.

Players who win or lose together have one common result. `win`, `rank` and `margin` are then 1 or -1 for all of them,
as there is nobody to be compared with; `points` is what all of them have together.
"""

from typing import TYPE_CHECKING, Any, Final

from tablewood.kernel.errors import UnknownScheme
from tablewood.kernel.options import Value
from tablewood.kernel.scoring import Score, ranks

if TYPE_CHECKING:
    from tablewood.kernel.game import Game
    from tablewood.kernel.state import State

WIN: Final = "win"
RANK: Final = "rank"
MARGIN: Final = "margin"
POINTS: Final = "points"
SCHEMES: Final = (WIN, RANK, MARGIN, POINTS)


def check_scheme(scheme: str) -> None:
    """Refuse a scheme that does not exist, with the list of those that do."""
    if scheme not in SCHEMES:
        raise UnknownScheme(scheme, SCHEMES)


def returns_of(s: "State", scheme: str) -> list[float]:
    """By seat: what the game is worth, as if it ended now."""
    check_scheme(scheme)
    verdict = s.game.verdict(s)
    if verdict is not None:
        return [_of_a_team(s.scores(), verdict.won, scheme)] * s.seats
    if scheme == WIN:
        return _by_victory(s.winners(), s.seats)
    if scheme == RANK:
        return _by_place(ranks(s.scores()))
    totals = [score.total for score in s.scores()]
    return [float(total) for total in totals] if scheme == POINTS else _by_lead(totals)


def range_of(
    game: "Game[Any]", scheme: str, seats: int, options: dict[str, Value] | None
) -> tuple[float, float]:
    """The least and the most that a seat can get at the end of a game, both included."""
    check_scheme(scheme)
    team = game.is_team(seats, options)
    if scheme == RANK or (team and scheme != POINTS):
        return -1.0, 1.0
    if scheme == WIN:
        return -1.0 / max(1, seats - 1), 1.0
    least, most = game.points_range(seats, options)
    if scheme == MARGIN:
        return float(least - most), float(most - least)
    return float(least), float(most)


def _of_a_team(scores: list[Score], won: bool, scheme: str) -> float:
    if scheme == POINTS:
        return float(sum([score.total for score in scores]))
    return 1.0 if won else -1.0


def _by_victory(winners: list[int], seats: int) -> list[float]:
    if seats == 1:
        return [1.0 if winners else -1.0]
    share = seats / len(winners)
    return [((share if seat in winners else 0.0) - 1.0) / (seats - 1) for seat in range(seats)]


def _by_place(places: list[int]) -> list[float]:
    last = max(1, len(places) - 1)
    # Of three seats in the second place, one could be second, one third and one fourth: the mean is third.
    return [
        1.0 - (2.0 * (place - 1) + len([other for other in places if other == place]) - 1.0) / last
        for place in places
    ]


def _by_lead(totals: list[int]) -> list[float]:
    if len(totals) == 1:
        return [float(totals[0])]
    return [
        float(total - max([other for at, other in enumerate(totals) if at != seat]))
        for seat, total in enumerate(totals)
    ]
