"""Costs and reductions (TS-70 to TS-77, TS-144)."""

from mypy_extensions import i64

from tablewood.games.tree_society.parts import FREE, HALF, ON_NEW, ON_RAISE, TOP, Card, Reduction
from tablewood.games.tree_society.state import Society
from tablewood.kernel.step import Seat


def price(s: Society, seat: Seat, card: Card, reduction: Reduction) -> i64:
    """TS-70, TS-71, TS-74: what the next level of the card costs now: the best single reduction, then the surcharge."""
    level = s.level[card]
    less = s.lasting_effect(seat, ON_NEW if level == 0 else ON_RAISE)
    return price_with(s, card, level, reduction, less)


def price_without(s: Society, seat: Seat, card: Card, reduction: Reduction, gone: Card) -> i64:
    """TS-144: what the next level costs when this card has been discarded for it."""
    level = s.level[card]
    less = s.lasting_without(seat, ON_NEW if level == 0 else ON_RAISE, gone)
    return price_with(s, card, level, reduction, less)


def price_with(s: Society, card: Card, level: i64, reduction: Reduction, less: Reduction) -> i64:
    """TS-71, TS-74: what the level after this one costs: the better of the two reductions, then the surcharge."""
    printed = s.cards.cost[s.next_level(card)]
    best = reduced(s, printed, reduction)
    if less > 0:
        best = min(best, reduced(s, printed, less))
    return best + s.parts.surcharge if level == 0 and s.is_in_row(TOP, card) else best


def reduced(s: Society, printed: i64, reduction: Reduction) -> i64:
    """TS-72, TS-73: half the printed cost, rounded, or some coins less, but never below 0."""
    if reduction == HALF:
        return (printed + 1) // 2 if s.parts.half_rounds_up else printed // 2
    if reduction == FREE:
        return 0
    return max(printed - reduction, 0)
