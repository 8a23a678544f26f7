"""Actions that only the Village has: trading, and clearing a forest of element dice (SY-56, SY-64)."""

from typing import ClassVar, Final

from tablewood.games.sylve.dice import is_element
from tablewood.games.sylve.parts import GOODS, Good, Goods, InRow
from tablewood.games.sylve.refusals import MidTurnQuestion
from tablewood.games.sylve.stacks import die_at, height
from tablewood.games.sylve.state import Wood
from tablewood.games.sylve.taming import set_aside
from tablewood.kernel.moves import Answer, MoveList
from tablewood.kernel.number_sets import has
from tablewood.kernel.step import ALLOWED, Clause, Seat, SeatRule


class OfferTrade(SeatRule[Wood]):
    """SY-64: offer to trade this many tokens, one at a time, as long as there is one to give."""

    def __init__(self, player: Seat, give: Goods, take: Goods, tokens: int) -> None:
        super().__init__(player)
        self.give: Final = give
        self.take: Final = take
        self.tokens: Final = tokens

    def run(self, s: Wood) -> None:
        question = TradeToken(self.player, self.give, self.take, self.tokens)
        if question.is_possible(s):
            s.then_one(question)


class TradeToken(MidTurnQuestion):
    """SY-64: return a token to the supply and take another, which is not gathering; or stop trading."""

    prompt: ClassVar[str] = "trade"
    clause: ClassVar[int] = 64
    takes: ClassVar[tuple[str, ...]] = ("trade", "skip")

    def __init__(self, seat: Seat, give: Goods, take: Goods, tokens: int) -> None:
        super().__init__(seat)
        self.give: Final = give
        """The goods that may be given."""
        self.take: Final = take
        self.tokens: Final = tokens

    def list_legal(self, s: Wood, moves: MoveList) -> None:
        for give in range(GOODS):
            if self.can_give(s, give):
                for take in range(GOODS):
                    if self.can_take(give, take):
                        moves.add_two(s.moves.trade, give, take)
        moves.add_word(s.moves.skip)

    def is_possible(self, s: Wood) -> bool:
        """SY-64: whether the player has a token to give for another."""
        for give in range(GOODS):
            if self.can_give(s, give):
                for take in range(GOODS):
                    if self.can_take(give, take):
                        return True
        return False

    def can_give(self, s: Wood, give: Good) -> bool:
        """SY-64: whether the player has such a token and this space takes it."""
        return has(self.give, give) and s.in_stock(self.seat, give) > 0

    def can_take(self, give: Good, take: Good) -> bool:
        """SY-64: whether this is another kind, which this space gives."""
        return give != take and has(self.take, take)

    def objection(self, s: Wood, answer: Answer) -> Clause:
        if answer.verb is s.moves.skip:
            return ALLOWED
        give, take = answer.first, answer.second
        return ALLOWED if self.can_give(s, give) and self.can_take(give, take) else 64

    def carry_out(self, s: Wood, answer: Answer) -> None:
        if answer.verb is s.moves.skip:
            return
        give, take = answer.first, answer.second
        s.spend(self.seat, give, 1)
        s.receive(self.seat, take, 1)
        s.tell(s.events.traded, self.seat, give, take)
        if self.tokens > 1:
            s.then_one(OfferTrade(self.seat, self.give, self.take, self.tokens - 1))


class ClearForest(MidTurnQuestion):
    """SY-64: set aside every element die of one forest of the row, covered or not; or of all, if the table says so."""

    prompt: ClassVar[str] = "clear"
    clause: ClassVar[int] = 64
    takes: ClassVar[tuple[str, ...]] = ("clear", "skip")

    def __init__(self, seat: Seat, whole_row: bool) -> None:
        super().__init__(seat)
        self.whole_row: Final = whole_row

    def list_legal(self, s: Wood, moves: MoveList) -> None:
        clear = s.moves.clear
        for at in range(clear.size):
            if self.why_not_clear(s, at) == ALLOWED:
                moves.add(clear, at)
        moves.add_word(s.moves.skip)

    def why_not_clear(self, s: Wood, at: int) -> Clause:
        """SY-64: a forest of the row with element dice; the whole row only where the table says so."""
        if (at == s.parts.most_forests) != self.whole_row:
            return 64
        if at < s.parts.most_forests:
            return ALLOWED if has_elements(s, at) else 64
        return ALLOWED if any_elements(s) else 64

    def objection(self, s: Wood, answer: Answer) -> Clause:
        if answer.verb is s.moves.skip:
            return ALLOWED
        return self.why_not_clear(s, answer.first)

    def carry_out(self, s: Wood, answer: Answer) -> None:
        if answer.verb is s.moves.skip:
            return
        if self.whole_row:
            for at in range(len(s.row)):
                clear_forest(s, self.seat, at)
        else:
            clear_forest(s, self.seat, answer.first)


def has_elements(s: Wood, at: InRow) -> bool:
    """Whether an element die lies on this forest of the row, covered or not."""
    for space in s.spaces_of(at):
        for level in range(height(s, space)):
            if is_element(die_at(s, space, level)):
                return True
    return False


def any_elements(s: Wood) -> bool:
    """Whether an element die lies on any forest of the row."""
    return any(has_elements(s, at) for at in range(len(s.row)))


def clear_forest(s: Wood, seat: Seat, at: InRow) -> None:
    """SY-64, SY-92: all its element dice go out of play; the dice above them drop down."""
    s.tell(s.events.cleared, seat, s.row[at])
    for space in s.spaces_of(at):
        for level in range(height(s, space) - 1, -1, -1):
            if is_element(die_at(s, space, level)):
                set_aside(s, seat, space, level)
