"""Selling fruit: Phase 1 and extra sales (TS-34 to TS-42, TS-53 to TS-58)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tablewood.games.tree_society.parts import (
    BY_ACTION,
    BY_EFFECT,
    NOTHING,
    ON_SALE,
    Card,
    Cause,
    Face,
)
from tablewood.games.tree_society.questions import OptionalEffect, PhaseQuestion
from tablewood.games.tree_society.refusals import why_not_sell, why_not_sell_more
from tablewood.games.tree_society.state import Society
from tablewood.kernel.log import bundle_of_counts
from tablewood.kernel.moves import Answer, MoveList
from tablewood.kernel.step import ALLOWED, Clause, Seat
from tablewood.kernel.vectors import added

# Phase 1


class SellFruit(PhaseQuestion):
    """TS-34, TS-41, TS-43: sell exactly one fruit, whichever the player likes; its action is at hand in Phase 2."""

    prompt: ClassVar[str] = "sell-fruit"
    clause: ClassVar[int] = 34
    takes: ClassVar[tuple[str, ...]] = ("sell",)

    def list_legal(self, s: Society, moves: MoveList) -> None:
        face = s.next_unsold(self.seat, NOTHING)
        while face != NOTHING:
            moves.add(s.moves.sell, face)
            face = s.next_unsold(self.seat, face)

    def objection(self, s: Society, answer: Answer) -> Clause:
        return why_not_sell(s, self.seat, answer.first)

    def carry_out(self, s: Society, answer: Answer) -> None:
        face = answer.first
        sell(s, self.seat, face, 0, s.events.sold)
        s.action = s.fruits.action_of[face]


def sell(s: Society, seat: Seat, face: Face, bonus: i64, event: int) -> None:
    """TS-35 to TS-40, TS-42, TS-155: the card is pushed up and its price goes to the purse."""
    type = s.fruits.type_of[face]
    more = bonus + s.lasting_effect(seat, ON_SALE)
    coins = s.visible[type] + s.fruits.plus[face] + more
    if s.log is not None:
        price = [0] * len(s.fruits.types)
        price[type] = s.visible[type]
        price.extend([s.fruits.plus[face], more])
        s.tell(event, seat, face, coins, bundle_of_counts(price))
    s.lay_out(seat, face, -1)
    s.sold_now = added(s.sold_now, face)
    s.purse[seat] += coins


# Extra sales


class SellMore(OptionalEffect):
    """TS-53 to TS-58, TS-84, TS-149: an effect lets the player sell one more fruit, perhaps for some coins more."""

    prompt: ClassVar[str] = "sell-more"
    clause: ClassVar[int] = 149
    takes: ClassVar[tuple[str, ...]] = ("sell", "skip", "discard")

    def __init__(self, seat: Seat, card: Card, bonus: i64) -> None:
        super().__init__(seat, card)
        self.bonus: Final = bonus

    def list_uses(self, s: Society, moves: MoveList) -> None:
        list_extra_sales(s, self.seat, moves)

    def why_not_use(self, s: Society, answer: Answer) -> Clause:
        return why_not_sell_more(s, self.seat, answer.first)

    def use(self, s: Society, answer: Answer) -> None:
        face = answer.first
        sell_more(s, self.seat, face, self.bonus, BY_EFFECT)


def sell_more(s: Society, seat: Seat, face: Face, bonus: i64, cause: Cause) -> None:
    """TS-54, TS-56: a sale like any other, but the fruit action of the card cannot be used."""
    by_action = cause == BY_ACTION
    sell(s, seat, face, bonus, s.events.sold_by_action if by_action else s.events.sold_more)


def list_extra_sales(s: Society, seat: Seat, moves: MoveList) -> None:
    """TS-55, TS-58: the moves that sell one more fruit."""
    face = s.next_unsold(seat, NOTHING)
    while face != NOTHING:
        if why_not_sell_more(s, seat, face) == ALLOWED:
            moves.add(s.moves.sell, face)
        face = s.next_unsold(seat, face)


def can_sell_more(s: Society, seat: Seat) -> bool:
    """TS-55, TS-58: whether the player has a fruit that an extra sale could sell."""
    face = s.next_unsold(seat, NOTHING)
    while face != NOTHING:
        if why_not_sell_more(s, seat, face) == ALLOWED:
            return True
        face = s.next_unsold(seat, face)
    return False
