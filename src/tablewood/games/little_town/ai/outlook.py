"""What the town gives to a worker, worked out once for all positions with the same buildings.

Most moves that a bot tries leave the buildings as they are, and then what each square gives stays the same. So the game
keeps the last outlook, and makes a new one only for other buildings or other weights.
"""

from typing import Final

from mypy_extensions import i64

from tablewood.games.little_town.board import GRASS, Board, Square
from tablewood.games.little_town.buildings import NO_EFFECT
from tablewood.games.little_town.goals import largest_group
from tablewood.games.little_town.goods import VP
from tablewood.games.little_town.points import building_points
from tablewood.games.little_town.state import NOTHING, Town
from tablewood.kernel.step import Seat
from tablewood.kernel.vectors import Floats, Ints, floats, repeated, zeros

RENT: Final = VP
"""Where the weight of a rent stands: after those of all that can be paid. A point needs no weight."""

UNKNOWN: Final = -1


class Prices:
    """What terrain and each kind of building are worth to a worker beside them, by the weights."""

    def __init__(self, s: Town, weights: Floats) -> None:
        kinds = s.buildings
        self.board: Final[Board] = s.board
        self.weights: Final = weights[:]
        """The weights as they were, to count with, and to see whether they have changed."""
        self.gain: Final = floats([goods_value(output, weights) for output in kinds.gain])
        """By kind: the worth of the output."""
        self.bill: Final = floats([goods_value(bill, weights) for bill in kinds.bills])
        """By bill: the worth of a cost or an input, paid in kind."""
        self.use: Final = floats(
            [self.gain[kind] - self.bill[kinds.input_of(kind)] for kind in range(kinds.size)]
        )
        """By kind: the net worth of one activation."""
        self.own: Final = floats(
            [max(self.use[kind], 0.0) if kinds.active[kind] else 0.0 for kind in range(kinds.size)]
        )
        """By kind: what the building gives to its owner's worker."""
        self.rented: Final = floats(
            [max(self.own[kind] - weights[RENT], 0.0) for kind in range(kinds.size)]
        )
        """By kind: what the building gives to another's worker."""
        self.ground: Final = floats(
            [_terrain_around(s, square, weights) for square in range(s.board.size)]
        )
        """By square: what a worker there gathers."""


def goods_value(goods: Ints, weights: Floats) -> float:
    """The worth of a bill or an output."""
    worth = 0.0
    for good in range(VP):
        worth += float(goods[good]) * weights[good]
    return worth + float(goods[VP])


def _terrain_around(s: Town, middle: Square, weights: Floats) -> float:
    worth = 0.0
    for square in s.board.around[middle]:
        terrain = s.board.terrain[square]
        if terrain != GRASS:
            worth += weights[s.parts.terrain_gives[terrain]]
    return worth


class Outlook:
    """What the evaluation needs to know of the buildings as they stand."""

    def __init__(self, s: Town, prices: Prices) -> None:
        self.tile: Final = s.tile
        self.estates: Final = s.estates
        """Both together tell which buildings these are, whose, and in which order they were built."""
        self.prices: Final = prices
        self.worth: Final = _worths(s, prices)
        """By seat and square: what a worker on the square would gather and gain, given all inputs."""
        self.printed: Final = zeros(s.seats)
        """By seat: the points of the buildings, without those for what stands around them."""
        self.has_round_end: Final[list[bool]] = [False] * s.seats
        """By seat: whether a building of the player does something at the end of a round."""
        self.has_game_end: Final[list[bool]] = [False] * s.seats
        """By seat: whether a building of the player does something at the end of the game."""
        for seat in range(s.seats):
            self.printed[seat] = building_points(s, seat)
            for square in s.own(seat):
                kind = s.tile[square]
                if s.buildings.round_end[kind].verb != NO_EFFECT:
                    self.has_round_end[seat] = True
                if s.buildings.game_end[kind].verb != NO_EFFECT:
                    self.has_game_end[seat] = True
        self.groups: Final = repeated(UNKNOWN, s.seats)

    def is_of(self, s: Town) -> bool:
        """Whether the same buildings stand in this town, built in the same order."""
        before, now = self.estates, s.estates
        if len(before) != len(now):
            return False
        for at in range(len(now)):
            square = now[at]
            if before[at] != square:
                return False
            if square != NOTHING and self.tile[square] != s.tile[square]:
                return False
        return True

    def group(self, s: Town, seat: Seat) -> i64:
        """The size of the player's largest group of buildings."""
        size = self.groups[seat]
        if size == UNKNOWN:
            size = largest_group(s, seat)
            self.groups[seat] = size
        return size


def _worths(s: Town, prices: Prices) -> list[Floats]:
    """What everybody gets from the terrain and, for rent, from the buildings; owners save the rent."""
    to_all = prices.ground[:]
    for seat in range(s.seats):
        for square in s.own(seat):
            _add_around(s, to_all, square, prices.rented[s.tile[square]])
    worths: list[Floats] = []
    for seat in range(s.seats):
        to_owner = to_all[:]
        for square in s.own(seat):
            kind = s.tile[square]
            _add_around(s, to_owner, square, prices.own[kind] - prices.rented[kind])
        worths.append(to_owner)
    return worths


def _add_around(s: Town, worths: Floats, square: Square, more: float) -> None:
    if more > 0.0:
        for other in s.board.around[square]:
            worths[other] += more


def _are_equal(some: Floats, others: Floats) -> bool:
    """Whether these weights, of one game, are the same."""
    for at in range(len(some)):
        if some[at] != others[at]:
            return False
    return True


class Outlooks:
    """Keeps the last outlook: it depends on the buildings and the weights alone. Each game has one of these."""

    def __init__(self) -> None:
        self.last: Outlook | None = None

    def of(self, s: Town, weights: Floats) -> Outlook:
        """The town as it stands, by the weights as they are now."""
        last = self.last
        if last is None:
            fresh = Outlook(s, Prices(s, weights))
        else:
            prices = last.prices
            known = _are_equal(prices.weights, weights)
            if known and prices.board is s.board and last.is_of(s):
                return last
            if not known or prices.board is not s.board:
                prices = Prices(s, weights)
            fresh = Outlook(s, prices)
        self.last = fresh
        return fresh
