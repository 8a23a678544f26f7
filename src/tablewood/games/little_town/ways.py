"""Every complete way to pay a bill, to show at once instead of kind by kind (LT-68 to LT-71, LT-119)."""

from typing import Final

from tablewood.games.little_town.buildings import Bill
from tablewood.games.little_town.goods import ANY, COINS, GOODS, RESOURCES, Given, Good, Swaps
from tablewood.games.little_town.payment import NONE_GIVEN, GiveAny, SwapForCoins, owed, settled
from tablewood.games.little_town.refusals import fewest_swaps, most_swaps, why_not_give
from tablewood.games.little_town.state import Town
from tablewood.kernel.moves import Move
from tablewood.kernel.step import ALLOWED, Seat

NO_MOVES: Final[tuple[Move, ...]] = ()


class Way:
    """One way to pay: the moves that lead there, what is replaced by coins, what is given, and what it takes."""

    def __init__(
        self,
        moves: tuple[Move, ...],
        swapped: Swaps,
        given: Given,
        takes: list[int],
    ) -> None:
        self.moves: Final = moves
        self.swapped: Final = swapped
        self.given: Final = given
        self.takes: Final = takes


def ways(s: Town, step: SwapForCoins | GiveAny) -> list[Way]:
    """The ways still open at this question, those with the fewest coins first."""
    if isinstance(step, GiveAny):
        found = _giving(s, step.seat, step.bill, step.swapped, step.given, NO_MOVES)
    else:
        found = _swapping(s, step.seat, step.bill, step.swapped, NO_MOVES)
    return sorted(found, key=lambda way: way.takes[COINS])


def _swapping(
    s: Town, seat: Seat, bill: Bill, swapped: Swaps, moves: tuple[Move, ...]
) -> list[Way]:
    swapped = settled(s, seat, bill, swapped)
    if len(swapped) == RESOURCES:
        return _giving(s, seat, bill, swapped, NONE_GIVEN, moves)
    good = len(swapped)
    swap = s.moves.swap
    found: list[Way] = []
    fewest = fewest_swaps(s, seat, bill, good)
    for number in range(fewest, most_swaps(s, seat, bill, good, sum(swapped)) + 1):
        found += _swapping(s, seat, bill, (*swapped, number), (*moves, swap.of_two(good, number)))
    return found


def _giving(
    s: Town,
    seat: Seat,
    bill: Bill,
    swapped: Swaps,
    given: Given,
    moves: tuple[Move, ...],
    least: Good = 0,
) -> list[Way]:
    """LT-119: the order in which goods are given makes no difference."""
    if len(given) == s.buildings.due(bill, ANY):
        return [Way(moves, swapped, given, owed(s, bill, swapped, given))]
    found: list[Way] = []
    for good in range(least, GOODS):
        if why_not_give(s, seat, bill, swapped, given, good) == ALLOWED:
            further = (*moves, s.moves.give.of(good))
            found += _giving(s, seat, bill, swapped, (*given, good), further, good)
    return found
