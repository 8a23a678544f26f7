"""Effects on the markets: fruits taken, a row renewed (TS-84, TS-142, TS-150)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tablewood.games.tree_society.markets import (
    clear_row,
    list_offers,
    list_rows_to_clear,
    take_in_turn,
)
from tablewood.games.tree_society.parts import BY_EFFECT, Card
from tablewood.games.tree_society.questions import OptionalEffect
from tablewood.games.tree_society.refusals import why_not_row, why_not_take
from tablewood.games.tree_society.state import Society
from tablewood.kernel.moves import Answer, MoveList
from tablewood.kernel.step import Clause, Seat


class TakeMore(OptionalEffect):
    """TS-84, TS-150: take fruits from the market, one by one; once begun, the effect is carried out completely."""

    prompt: ClassVar[str] = "take-more"
    clause: ClassVar[int] = 150
    takes: ClassVar[tuple[str, ...]] = ("take", "skip", "discard")

    def __init__(self, seat: Seat, card: Card, fruits: i64, left: i64) -> None:
        super().__init__(seat, card)
        self.fruits: Final = fruits
        self.left: Final = left

    def is_begun(self) -> bool:
        return self.left < self.fruits

    def list_uses(self, s: Society, moves: MoveList) -> None:
        list_offers(s.moves.take, s.fruit_market, moves)

    def why_not_use(self, s: Society, answer: Answer) -> Clause:
        return why_not_take(s, answer.first, self.clause)

    def use(self, s: Society, answer: Answer) -> None:
        face = answer.first
        take_in_turn(s, self.seat, face, BY_EFFECT)
        if self.left > 1 and len(s.fruit_market) > 0:
            s.then_one(TakeMore(self.seat, self.card, self.fruits, self.left - 1))


class RenewRow(OptionalEffect):
    """TS-84, TS-142: discard one row of the guild market, then refill it, or skip the effect."""

    prompt: ClassVar[str] = "renew-row"
    clause: ClassVar[int] = 142
    takes: ClassVar[tuple[str, ...]] = ("row", "skip", "discard")

    def list_uses(self, s: Society, moves: MoveList) -> None:
        list_rows_to_clear(s, moves)

    def why_not_use(self, s: Society, answer: Answer) -> Clause:
        return why_not_row(s, answer.first)

    def use(self, s: Society, answer: Answer) -> None:
        row = answer.first
        clear_row(s, self.seat, row, BY_EFFECT)
