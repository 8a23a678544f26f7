"""Effects on the markets: fruits taken, a row renewed (TS-84, TS-142, TS-150)."""

from typing import ClassVar, Final

from tablewood.games.tree_society.building import EffectQuestion
from tablewood.games.tree_society.markets import (
    clear_row,
    fruit_offers,
    rows_with_cards,
    take_in_turn,
)
from tablewood.games.tree_society.parts import BY_EFFECT
from tablewood.games.tree_society.refusals import out_of_effect, why_not_row, why_not_take
from tablewood.games.tree_society.state import Society
from tablewood.kernel.step import ALLOWED


class TakeMore(EffectQuestion):
    """TS-84, TS-150: take so many fruits from the market, one by one; once begun it is carried out completely."""

    prompt: ClassVar[str] = "take-more"
    clause: ClassVar[int] = 150

    def __init__(self, seat: int, card: int, fruits: int, left: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.fruits: Final = fruits
        self.left: Final = left

    def answers(self, s: Society) -> list[int]:
        moves = [s.moves.take + face for face in fruit_offers(s)]
        if self.left == self.fruits:
            moves.append(s.moves.skip)
        return moves

    def why_not_answer(self, s: Society, move: int) -> int:
        m = s.moves
        if m.take <= move < m.skip:
            return why_not_take(s, move - m.take, 150)
        if move == m.skip and self.left == self.fruits:
            return ALLOWED
        return out_of_effect(s, move, 150)

    def answer(self, s: Society, move: int) -> None:
        if move == s.moves.skip:
            s.tell(s.events.skipped, self.seat, self.card)
            return
        take_in_turn(s, self.seat, move - s.moves.take, BY_EFFECT)
        if self.left > 1 and s.fruit_market:
            s.then((TakeMore(self.seat, self.card, self.fruits, self.left - 1),))


class RenewRow(EffectQuestion):
    """TS-84, TS-142: discard one row of the guild market, then refill it; or not."""

    prompt: ClassVar[str] = "renew-row"
    clause: ClassVar[int] = 142

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def answers(self, s: Society) -> list[int]:
        moves = [s.moves.row + row for row in rows_with_cards(s)]
        moves.append(s.moves.skip)
        return moves

    def why_not_answer(self, s: Society, move: int) -> int:
        m = s.moves
        if m.row <= move < m.chest:
            return why_not_row(s, move - m.row)
        return ALLOWED if move == m.skip else out_of_effect(s, move, 142)

    def answer(self, s: Society, move: int) -> None:
        if move == s.moves.skip:
            s.tell(s.events.skipped, self.seat, self.card)
        else:
            clear_row(s, self.seat, move - s.moves.row, BY_EFFECT)
