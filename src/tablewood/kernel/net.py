"""A small network that values positions: learned by self-play (`tablewood train`), evaluated in compiled code.

The margin, in points against the best of the others, is a linear function of the numbers of a position plus some hidden
units (ReLU). The chance to win is a logistic function of the margin and of the phase of the game.

Sums are made in one fixed order, so that interpreted and compiled code give the same values to the last bit.
"""

from math import exp
from typing import Any, Final, Generic, final

from librt.vecs import vec
from mypy_extensions import i64

from tablewood.kernel.definitions import Definitions
from tablewood.kernel.position_numbers import NumberRow, PositionNumbers
from tablewood.kernel.rivals import lead_over_best
from tablewood.kernel.state import State
from tablewood.kernel.step import S, Seat
from tablewood.kernel.vectors import Floats, floats, no_floats, zeros

BLOCK: Final = 4
"""How many hidden units are summed up side by side: their number is a multiple of this."""

WIN_PARTS: Final = 5
"""The parameters of the win chance: see `chance_of`."""

LARGEST_ODDS: Final = 30.0
"""Logarithms of odds beyond this change nothing."""


@final
class Net(Definitions):
    """The weights of a network, and how it is evaluated."""

    def __init__(
        self,
        inputs: int,
        hidden: int,
        bias: float,
        skip: list[float],
        hidden_bias: list[float],
        top: list[float],
        into: list[float],
        win: list[float],
    ) -> None:
        """`into` has the weights of the first hidden unit, one for each input, then those of the second, and so on."""
        if hidden % BLOCK != 0:
            raise ValueError(f"the number of hidden units must be a multiple of {BLOCK}")
        self.inputs: Final[i64] = inputs
        self.hidden: Final[i64] = hidden
        self.bias: Final = bias
        self.win: Final = win
        self._skip: Final[Floats] = floats(skip)
        self._hidden_bias: Final[Floats] = floats(hidden_bias)
        self._top: Final[Floats] = floats(top)
        self._into: Final[Floats] = floats(_in_blocks(into, inputs, hidden))
        self._places: Final = zeros(inputs)
        self._seen: Final[Floats] = no_floats(inputs)

    def margin(self, row: "vec[float]") -> float:
        """The expected margin of a position with these numbers."""
        skip = self._skip
        places = self._places
        seen = self._seen
        found = self.bias
        used: i64 = 0
        # Most numbers are zero in most positions, and add nothing.
        for at in range(self.inputs):
            number = row[at]
            if number != 0.0:
                found += skip[at] * number
                places[used] = at * BLOCK
                seen[used] = number
                used += 1
        into = self._into
        top = self._top
        bias = self._hidden_bias
        stride = self.inputs * BLOCK
        for unit in range(0, self.hidden, BLOCK):
            first = (unit // BLOCK) * stride
            one = bias[unit]
            two = bias[unit + 1]
            three = bias[unit + 2]
            four = bias[unit + 3]
            for at in range(used):
                number = seen[at]
                place = first + places[at]
                one += into[place] * number
                two += into[place + 1] * number
                three += into[place + 2] * number
                four += into[place + 3] * number
            if one > 0.0:
                found += top[unit] * one
            if two > 0.0:
                found += top[unit + 1] * two
            if three > 0.0:
                found += top[unit + 2] * three
            if four > 0.0:
                found += top[unit + 3] * four
        return found

    def chance(self, margin: float, phase: float) -> float:
        """The chance to win with this expected margin in this phase of the game, from 0 to 1."""
        win = self.win
        odds = (win[0] + win[1] * phase + win[2] * phase * phase) * margin
        odds += win[3] + win[4] * phase
        return 1.0 / (1.0 + exp(-min(LARGEST_ODDS, max(-LARGEST_ODDS, odds))))


def _in_blocks(into: list[float], inputs: int, hidden: int) -> list[float]:
    """The weights in the order of use: by block of units, by input, by unit of the block."""
    return [
        into[(first + unit) * inputs + at]
        for first in range(0, hidden, BLOCK)
        for at in range(inputs)
        for unit in range(BLOCK)
    ]


@final
class LearnedValue(Definitions, Generic[S]):
    """What a network thinks of the positions of a game with one number of seats."""

    def __init__(self, net: Net, numbers: PositionNumbers[S], tables: list[str]) -> None:
        self.net: Final = net
        self.numbers: Final = numbers
        self.tables: Final = tables
        """The kinds of table it was trained for (`PositionNumbers.table_kind`)."""
        self._row: Final = NumberRow(numbers.size)

    def margin(self, s: S, seat: Seat) -> float:
        """By how many points the seat will be ahead of the best of the others; after the game, by how many it is."""
        if s.over:
            return final_margin(s, seat)
        row = self._row
        row.at = 0
        self.numbers.write(s, seat, row)
        return self.net.margin(row.values)

    def win_chance(self, s: S, seat: Seat) -> float:
        """The chance of the seat to win; after the game, its part of the victory."""
        if s.over:
            return final_share(s, seat)
        margin = self.margin(s, seat)
        return self.net.chance(margin, self._row.values[0])

    def suits(self, s: S) -> bool:
        """Whether it was trained for such a table."""
        return s.seats == self.numbers.seats and self.numbers.table_kind(s) in self.tables


def final_margin(s: State, seat: Seat) -> float:
    """By how many points the seat is ahead of the best of the others, or behind."""
    return lead_over_best([float(score.total) for score in s.scores()], seat)


def final_share(s: State, seat: Seat) -> float:
    """The seat's part of the victory: 1, or less if it is shared, or 0."""
    winners = s.winners()
    return 1.0 / float(len(winners)) if seat in winners else 0.0


def standing_of(s: State, seat: Seat, learned: LearnedValue[Any] | None) -> float:
    """How the seat stands: by the learned value, or by the evaluation of the game if there is None."""
    if learned is None:
        return s.game.evaluate(s, seat)
    return learned.margin(s, seat)
