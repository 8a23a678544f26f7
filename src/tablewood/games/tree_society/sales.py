"""Selling fruit: Phase 1 and extra sales (TS-34 to TS-42, TS-53 to TS-58)."""

from typing import ClassVar, Final

from tablewood.games.tree_society.parts import BY_ACTION, BY_EFFECT, ON_SALE, Card, Cause, Face
from tablewood.games.tree_society.questions import OptionalEffect, PhaseQuestion
from tablewood.games.tree_society.refusals import why_not_sell, why_not_sell_more
from tablewood.games.tree_society.state import Society
from tablewood.kernel.log import bundle_of_counts
from tablewood.kernel.moves import Answer, Move
from tablewood.kernel.step import ALLOWED, Clause, Seat

# Phase 1


class SellFruit(PhaseQuestion):
    """TS-34, TS-41, TS-43: sell exactly one fruit, whichever the player likes; its action is at hand in Phase 2."""

    prompt: ClassVar[str] = "sell-fruit"
    clause: ClassVar[int] = 34
    takes: ClassVar[tuple[str, ...]] = ("sell",)

    def legal(self, s: Society) -> list[Move]:
        return s.moves.sell.of_each(s.unsold_faces(self.seat))

    def objection(self, s: Society, answer: Answer) -> Clause:
        return why_not_sell(s, self.seat, answer.first)

    def carry_out(self, s: Society, answer: Answer) -> None:
        face = answer.first
        sell(s, self.seat, face, 0, s.events.sold)
        s.action = s.fruits.action_of[face]


def sell(s: Society, seat: Seat, face: Face, bonus: int, event: int) -> None:
    """TS-35 to TS-40, TS-42, TS-155: the card is pushed up and its price goes to the purse."""
    type = s.fruits.type_of[face]
    more = bonus + s.lasting_effect(seat, ON_SALE)
    coins = s.visible[type] + s.fruits.plus[face] + more
    if s.log is not None:
        price = [0] * (len(s.fruits.types) + 2)
        price[type] = s.visible[type]
        price[-2:] = [s.fruits.plus[face], more]
        s.tell(event, seat, face, coins, bundle_of_counts(price))
    s.lay_out(seat, face, -1)
    s.sold_now.append(face)
    s.purse[seat] += coins


# Extra sales


class SellMore(OptionalEffect):
    """TS-53 to TS-58, TS-84, TS-149: an effect lets the player sell one more fruit, perhaps for some coins more."""

    prompt: ClassVar[str] = "sell-more"
    clause: ClassVar[int] = 149
    takes: ClassVar[tuple[str, ...]] = ("sell", "skip", "discard")

    def __init__(self, seat: Seat, card: Card, bonus: int) -> None:
        super().__init__(seat, card)
        self.bonus: Final = bonus

    def uses(self, s: Society) -> list[Move]:
        return extra_sales(s, self.seat)

    def why_not_use(self, s: Society, answer: Answer) -> Clause:
        return why_not_sell_more(s, self.seat, answer.first)

    def use(self, s: Society, answer: Answer) -> None:
        face = answer.first
        sell_more(s, self.seat, face, self.bonus, BY_EFFECT)


def sell_more(s: Society, seat: Seat, face: Face, bonus: int, cause: Cause) -> None:
    """TS-54, TS-56: a sale like any other, but the fruit action of the card cannot be used."""
    by_action = cause == BY_ACTION
    sell(s, seat, face, bonus, s.events.sold_by_action if by_action else s.events.sold_more)


def extra_sales(s: Society, seat: Seat) -> list[Move]:
    """TS-55, TS-58: the moves that sell one more fruit."""
    return [
        s.moves.sell.of(face)
        for face in s.unsold_faces(seat)
        if why_not_sell_more(s, seat, face) == ALLOWED
    ]
