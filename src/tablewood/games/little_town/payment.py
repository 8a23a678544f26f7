"""Paying a cost or an input, with coins in place of resources (LT-50, LT-57, LT-68 to LT-73, LT-119)."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from tablewood.games.little_town.buildings import Bill
from tablewood.games.little_town.goal_tiles import GOODS_MOVED
from tablewood.games.little_town.goals import checkpoint
from tablewood.games.little_town.goods import (
    ANY,
    COINS,
    GOODS,
    RESOURCES,
    Given,
    Good,
    Swaps,
)
from tablewood.games.little_town.refusals import (
    TownQuestion,
    fewest_swaps,
    most_swaps,
    why_not_give,
    why_not_swap,
    why_pay_in_full,
)
from tablewood.games.little_town.state import Town
from tablewood.kernel.log import bundle_of_counts
from tablewood.kernel.moves import Answer, MoveList, Verb
from tablewood.kernel.step import ALLOWED, Clause, Seat, SeatRule

NONE_SWAPPED: Final[Swaps] = ()
NONE_GIVEN: Final[Given] = ()


@mypyc_attr(free_list_len=1)
class PayBill(SeatRule[Town]):
    """LT-68, LT-71: where there is a choice, ask kind by kind how many cubes are replaced by coins; then pay."""

    def __init__(self, player: Seat, bill: Bill, swapped: Swaps) -> None:
        super().__init__(player)
        self.bill: Final = bill
        self.swapped: Final = swapped
        """How many cubes of each kind are replaced, as far as it is settled."""

    def run(self, s: Town) -> None:
        swapped = settled(s, self.player, self.bill, self.swapped)
        if len(swapped) < RESOURCES:
            s.then_one(SwapForCoins(self.player, self.bill, swapped))
        elif s.buildings.due(self.bill, ANY) > 0:
            s.then_one(GiveAny(self.player, self.bill, swapped, NONE_GIVEN))
        else:
            hand_over(s, self.player, self.bill, swapped, NONE_GIVEN)


def settled(s: Town, player: Seat, bill: Bill, swapped: Swaps) -> Swaps:
    """LT-71: settle the following kinds too, up to the first that leaves the player a choice."""
    swaps = list(swapped)
    replaced = swaps_of(swapped, NONE_GIVEN)
    for good in range(len(swaps), RESOURCES):
        fewest: i64 = 0
        if s.buildings.due(bill, good) > 0:
            fewest = fewest_swaps(s, player, bill, good)
            if most_swaps(s, player, bill, good, replaced) > fewest:
                break
        swaps.append(fewest)
        replaced += fewest
    return tuple(swaps)


@mypyc_attr(free_list_len=1)
class SwapForCoins(TownQuestion):
    """LT-68, LT-69, LT-71: how many cubes of this kind are paid with coins instead; the fewest come first."""

    prompt: ClassVar[str] = "swap-for-coins"
    clause: ClassVar[int] = 71
    takes: ClassVar[tuple[str, ...]] = ("swap",)

    def __init__(self, seat: Seat, bill: Bill, swapped: Swaps) -> None:
        super().__init__(seat)
        self.bill: Final = bill
        self.swapped: Final = swapped

    def list_legal(self, s: Town, moves: MoveList) -> None:
        swap = s.moves.swap
        good = len(self.swapped)
        fewest = fewest_swaps(s, self.seat, self.bill, good)
        most = most_swaps(s, self.seat, self.bill, good, swaps_of(self.swapped, NONE_GIVEN))
        for number in range(fewest, most + 1):
            moves.add_two(swap, good, number)

    def objection(self, s: Town, answer: Answer) -> Clause:
        good, number = answer.first, answer.second
        return why_not_swap(s, self.seat, self.bill, self.swapped, good, number)

    def while_open(self, s: Town, verb: Verb) -> Clause:
        """LT-50, LT-57: the bill must be paid first."""
        return why_pay_in_full(s, self.bill)

    def carry_out(self, s: Town, answer: Answer) -> None:
        number = answer.second
        s.then_one(PayBill(self.seat, self.bill, (*self.swapped, number)))


class GiveAny(TownQuestion):
    """LT-119: name the resources to give, one at a time, or coins in place of one; all are paid together."""

    prompt: ClassVar[str] = "give-any"
    clause: ClassVar[int] = 119
    takes: ClassVar[tuple[str, ...]] = ("give",)

    def __init__(self, seat: Seat, bill: Bill, swapped: Swaps, given: Given) -> None:
        super().__init__(seat)
        self.bill: Final = bill
        self.swapped: Final = swapped
        self.given: Final = given

    def list_legal(self, s: Town, moves: MoveList) -> None:
        for good in range(GOODS):
            if self._why_not(s, good) == ALLOWED:
                moves.add(s.moves.give, good)

    def objection(self, s: Town, answer: Answer) -> Clause:
        return self._why_not(s, answer.first)

    def while_open(self, s: Town, verb: Verb) -> Clause:
        """LT-119: the resources must be given first."""
        return 119

    def carry_out(self, s: Town, answer: Answer) -> None:
        given = (*self.given, answer.first)
        if len(given) < s.buildings.due(self.bill, ANY):
            s.then_one(GiveAny(self.seat, self.bill, self.swapped, given))
        else:
            hand_over(s, self.seat, self.bill, self.swapped, given)

    def _why_not(self, s: Town, good: Good) -> Clause:
        return why_not_give(s, self.seat, self.bill, self.swapped, self.given, good)


def owed(s: Town, bill: Bill, swapped: Swaps, given: Given) -> list[int]:
    """LT-57, LT-68: how many of each good this way to pay the whole bill takes."""
    return [owed_of(s, bill, swapped, given, good) for good in range(GOODS)]


def owed_of(s: Town, bill: Bill, swapped: Swaps, given: Given, good: Good) -> i64:
    """LT-57, LT-68: how many of one good this way to pay the whole bill takes."""
    due = s.buildings.due(bill, good)
    if good == COINS:
        return due + swaps_of(swapped, given) * s.limits.price
    return due - swapped[good] + times(given, good)


def swaps_of(swapped: Swaps, given: Given) -> i64:
    """LT-68: how many cubes are replaced by coins in all."""
    swaps = times(given, COINS)
    for number in swapped:
        swaps += number
    return swaps


def times(given: Given, good: Good) -> i64:
    """How many times the good is given."""
    found: i64 = 0
    for one in given:
        if one == good:
            found += 1
    return found


def hand_over(s: Town, seat: Seat, bill: Bill, swapped: Swaps, given: Given) -> None:
    """LT-57, LT-68, LT-76: the whole bill goes to the stock as one payment."""
    is_input = s.buildings.is_input(bill)
    if is_input:
        s.mixed = max(s.mixed, kinds_of_input(s, bill, given))
    for good in range(GOODS):
        number = owed_of(s, bill, swapped, given, good)
        if number > 0:
            # LT-134: outside a use nothing counts as gained, so paying a cost never does this.
            if good < RESOURCES and s.gained[good] > 0:
                s.straight = True
            s.pay(seat, good, number)
    if s.log is not None:
        paid = owed(s, bill, swapped, given)
        if sum(paid) > 0:
            event = s.events.spent if is_input else s.events.paid
            kind, swaps = s.buildings.kind_of(bill), swaps_of(swapped, given)
            s.tell(event, seat, bundle_of_counts(paid), kind, swaps)
    checkpoint(s, seat, GOODS_MOVED)


def kinds_of_input(s: Town, bill: Bill, given: Given) -> i64:
    """LT-126: how many kinds an input holds; coins given for any resource stand for one more kind each."""
    kinds = times(given, COINS)
    for good in range(RESOURCES):
        if s.buildings.due(bill, good) > 0 or times(given, good) > 0:
            kinds += 1
    return min(kinds, RESOURCES)
