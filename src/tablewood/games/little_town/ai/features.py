"""The position in numbers, for learning: always the same count, as the seat sees the table."""

from typing import Final

from tablewood.games.little_town.ai.evaluate import has_to_eat, turns_left
from tablewood.games.little_town.board import Square
from tablewood.games.little_town.goods import GOODS, RESOURCES
from tablewood.games.little_town.points import total
from tablewood.games.little_town.state import Town
from tablewood.kernel.step import Seat

SEAT_NUMBERS: Final = 6
"""Numbers for each seat besides its goods."""

SQUARE_NUMBERS: Final = 4
"""Numbers for each square."""


def features(s: Town, seat: Seat) -> list[float]:
    """The table, the seats in turn from this one (zeros for empty ones), squares, supply and goals."""
    numbers: list[float] = [float(s.round), float(s.seats), float(s.using), float(len(s.used))]
    numbers.extend([float(stock) for stock in s.stock])
    numbers.extend([float(s.waiting[good]) for good in range(RESOURCES)])
    for place in range(max(s.game.seats)):
        if place < s.seats:
            numbers.extend(_seat(s, (seat + place) % s.seats))
        else:
            numbers.extend([0.0] * (SEAT_NUMBERS + GOODS))
    for square in range(s.board.size):
        numbers.extend(_square(s, square, seat))
    numbers.extend([float(count) for count in s.supply])
    for goal in range(s.goals.size):
        numbers.append(1.0 if s.holds(seat, goal) else 0.0)
        numbers.append(float(s.revealed[goal]))
    return numbers


def _seat(s: Town, seat: Seat) -> list[float]:
    return [
        float(s.vp[seat]),
        float(total(s, seat)),
        float(turns_left(s, seat)),
        float(s.houses[seat]),
        float(len(s.hidden_goals(seat))),
        1.0 if has_to_eat(s, seat) else 0.0,
        *[float(s.held(seat, good)) for good in range(GOODS)],
    ]


def _square(s: Town, square: Square, seat: Seat) -> list[float]:
    """Terrain, building, whose it is, and whether a worker stands there."""
    owner = s.owner[square]
    return [
        float(s.board.terrain[square]),
        float(s.tile[square]),
        0.0 if owner < 0 else 1.0 if owner == seat else -1.0,
        1.0 if s.has_worker(square) else 0.0,
    ]
