"""Selling fruit: Phase 1 and extra sales (TS-34 to TS-42, TS-53 to TS-58)."""

from typing import ClassVar, Final

from tablewood.games.tree_society.building import EffectQuestion
from tablewood.games.tree_society.parts import BY_ACTION, BY_EFFECT, LASTING, ON_SALE
from tablewood.games.tree_society.refusals import (
    out_of_effect,
    out_of_phase,
    why_not_sell,
    why_not_sell_more,
)
from tablewood.games.tree_society.state import Society
from tablewood.kernel.log import bundle_of_counts
from tablewood.kernel.step import ALLOWED, Question

# Phase 1


class SellFruit(Question[Society]):
    """TS-34, TS-41, TS-43: sell exactly one fruit, of free choice; its action is at hand in Phase 2."""

    prompt: ClassVar[str] = "sell-fruit"
    clause: ClassVar[int] = 34

    def legal(self, s: Society) -> list[int]:
        return [s.moves.sell + face for face in s.unsold_faces(self.seat)]

    def why_not(self, s: Society, move: int) -> int:
        if move < s.moves.build:
            return why_not_sell(s, self.seat, move - s.moves.sell)
        return out_of_phase(s, move, 34)

    def apply(self, s: Society, move: int) -> None:
        face = move - s.moves.sell
        sell(s, self.seat, face, 0, s.events.sold)
        s.action = s.fruits.action_of[face]


def sell(s: Society, seat: int, face: int, bonus: int, event: int) -> None:
    """TS-35 to TS-40, TS-42, TS-155: the card is pushed up and its price goes to the purse."""
    type = s.fruits.type_of[face]
    more = bonus + s.lasting[seat * LASTING + ON_SALE]
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


class SellMore(EffectQuestion):
    """TS-53 to TS-58, TS-84, TS-149: an effect lets one more fruit be sold, for so many coins more; or not."""

    prompt: ClassVar[str] = "sell-more"
    clause: ClassVar[int] = 149

    def __init__(self, seat: int, card: int, bonus: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.bonus: Final = bonus

    def answers(self, s: Society) -> list[int]:
        moves = extra_sales(s, self.seat)
        moves.append(s.moves.skip)
        return moves

    def why_not_answer(self, s: Society, move: int) -> int:
        if move < s.moves.build:
            return why_not_sell_more(s, self.seat, move - s.moves.sell)
        return ALLOWED if move == s.moves.skip else out_of_effect(s, move, 149)

    def answer(self, s: Society, move: int) -> None:
        if move == s.moves.skip:
            s.tell(s.events.skipped, self.seat, self.card)
        else:
            sell_more(s, self.seat, move - s.moves.sell, self.bonus, BY_EFFECT)


def sell_more(s: Society, seat: int, face: int, bonus: int, cause: int) -> None:
    """TS-54, TS-56: a sale like any other, but the fruit action of the card cannot be used."""
    by_action = cause == BY_ACTION
    sell(s, seat, face, bonus, s.events.sold_by_action if by_action else s.events.sold_more)


def extra_sales(s: Society, seat: int) -> list[int]:
    """TS-55, TS-58: the moves that sell one more fruit."""
    first = s.moves.sell
    return [
        first + face for face in s.unsold_faces(seat) if not s.is_sold_now(s.fruits.type_of[face])
    ]
