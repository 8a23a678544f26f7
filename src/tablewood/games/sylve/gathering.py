"""Gathering ingredients of choice, and exchanging what was gathered (SY-63, SY-119, SY-125 to SY-127)."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from tablewood.games.sylve.dice import OWNERS
from tablewood.games.sylve.parts import BASICS, GATHERED, Creature
from tablewood.games.sylve.refusals import MidTurnQuestion
from tablewood.games.sylve.state import Wood
from tablewood.kernel.moves import Answer, MoveList
from tablewood.kernel.step import ALLOWED, Clause, Seat, SeatRule


class GatherChoice(MidTurnQuestion):
    """SY-32, SY-63: gather an ingredient of choice, never a berry; asked again until all are gathered."""

    prompt: ClassVar[str] = "gather"
    clause: ClassVar[int] = 63
    takes: ClassVar[tuple[str, ...]] = ("gather", "skip")

    def __init__(self, seat: Seat, due: int) -> None:
        super().__init__(seat)
        self.due: Final = due

    def list_legal(self, s: Wood, moves: MoveList) -> None:
        for good in range(BASICS):
            moves.add(s.moves.gather, good)
        moves.add_word(s.moves.skip)

    def objection(self, s: Wood, answer: Answer) -> Clause:
        return ALLOWED

    def carry_out(self, s: Wood, answer: Answer) -> None:
        if answer.verb is s.moves.skip:
            return
        s.gather(self.seat, answer.first, 1)
        if self.due > 1:
            s.then_one(GatherChoice(self.seat, self.due - 1))


@mypyc_attr(free_list_len=1)
class ExchangeByCards(SeatRule[Wood]):
    """SY-125, SY-140 (6): each card that exchanges what this placement gathered, one after the other, once each."""

    def __init__(self, player: Seat, at: int) -> None:
        super().__init__(player)
        self.at: Final = at
        """How many of the player's creatures have had their chance."""

    def run(self, s: Wood) -> None:
        creatures = s.tamed[self.player]
        for at in range(self.at, len(creatures)):
            creature = creatures[at]
            if can_exchange(s, self.player, creature) and not s.is_new(creature):
                s.then((OfferExchange(self.player, creature), ExchangeByCards(self.player, at + 1)))
                return


EXCHANGE_BY_CARDS: Final = [ExchangeByCards(seat, 0) for seat in range(OWNERS)]
"""By seat: the step before any card had its chance. It never changes, so one does for all placements."""


def can_exchange(s: Wood, seat: Seat, creature: Creature) -> bool:
    """SY-125: whether the placement gathered the ingredient that the card names, and it is still there."""
    if s.parts.trigger[creature] != GATHERED:
        return False
    good = s.parts.argument[creature]
    return s.gathered[good] > 0 and s.in_stock(seat, good) > 0


class OfferExchange(MidTurnQuestion):
    """SY-125, SY-126: turn one of the tokens just gathered into what the card gives, or keep it."""

    prompt: ClassVar[str] = "exchange"
    clause: ClassVar[int] = 125
    takes: ClassVar[tuple[str, ...]] = ("exchange", "skip")

    def __init__(self, seat: Seat, creature: Creature) -> None:
        super().__init__(seat)
        self.creature: Final = creature

    def list_legal(self, s: Wood, moves: MoveList) -> None:
        moves.add(s.moves.exchange, self.creature)
        moves.add_word(s.moves.skip)

    def objection(self, s: Wood, answer: Answer) -> Clause:
        if answer.verb is s.moves.skip:
            return ALLOWED
        return ALLOWED if answer.first == self.creature else 125

    def carry_out(self, s: Wood, answer: Answer) -> None:
        if answer.verb is s.moves.skip:
            return
        good = s.parts.argument[self.creature]
        s.spend(self.seat, good, 1)
        s.gathered[good] -= 1
        s.tell(s.events.exchanged, self.seat, good, self.creature)
        s.parts.powers[self.creature].carry_out(s, self.seat)
