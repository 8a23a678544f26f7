"""Trading and giving (AL-139 to AL-142, AL-271, AL-272)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tablewood.games.alynthia.hearsay import note_trade
from tablewood.games.alynthia.names import CARDS, COMPETITIVE
from tablewood.games.alynthia.order import MustAnswer
from tablewood.games.alynthia.purse import hand_over
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.vocabulary import RESOURCES
from tablewood.kernel.log import bundle_of_counts
from tablewood.kernel.moves import Answer, MoveList
from tablewood.kernel.step import ALLOWED, Clause, OpenQuestion, Seat
from tablewood.kernel.vectors import plus

THINGS: Final = RESOURCES + CARDS
"""AL-140: what can be traded: resources by type, then action cards by kind."""


def begin_offer(s: Land, seat: Seat, partner: Seat) -> None:
    """AL-271: every offer counts, whatever comes of it."""
    s.trades = plus(s.trades, seat, 1)
    s.then_one(ComposeOffer(seat, partner, (0,) * THINGS, (0,) * THINGS))


def held(s: Land, seat: Seat, thing: i64) -> i64:
    """How many of a thing the player holds."""
    if thing < RESOURCES:
        return s.held(seat, thing)
    return s.card_count(seat, thing - RESOURCES)


def cards_of(s: Land, seat: Seat) -> i64:
    """All cards of the player."""
    return s.resource_cards(seat) + s.action_cards(seat)


def one_more(things: tuple[int, ...], thing: i64) -> tuple[int, ...]:
    """The same things and one more of this."""
    counts = list(things)
    counts[thing] += 1
    return tuple(counts)


class ComposeOffer(MustAnswer):
    """AL-272: name what is given and what is asked, card by card; then propose it, or withdraw."""

    prompt: ClassVar[str] = "compose-offer"
    clause: ClassVar[int] = 272
    takes: ClassVar[tuple[str, ...]] = ("give", "ask", "propose", "withdraw")

    def __init__(
        self, seat: Seat, partner: Seat, given: tuple[int, ...], asked_for: tuple[int, ...]
    ) -> None:
        super().__init__(seat)
        self.partner: Final = partner
        self.given: Final = given
        self.asked_for: Final = asked_for

    def list_legal(self, s: Land, moves: MoveList) -> None:
        m = s.moves
        for thing in range(THINGS):
            if self.may_give(s, thing):
                moves.add(m.give, thing)
        if self.may_ask(s):
            for thing in range(THINGS):
                moves.add(m.ask, thing)
        if self.may_propose():
            moves.add_word(m.propose)
        moves.add_word(m.withdraw)

    def may_give(self, s: Land, thing: i64) -> bool:
        """AL-272: whether the player holds one more of the thing than is given already."""
        return held(s, self.seat, thing) > self.given[thing]

    def may_ask(self, s: Land) -> bool:
        """AL-272: whether the partner holds more cards than are asked for already."""
        return sum(self.asked_for) < cards_of(s, self.partner)

    def may_propose(self) -> bool:
        """AL-272: whether anything is given or asked for."""
        return sum(self.given) + sum(self.asked_for) > 0

    def objection(self, s: Land, answer: Answer) -> Clause:
        m = s.moves
        allowed = True
        if answer.verb is m.give:
            allowed = self.may_give(s, answer.first)
        elif answer.verb is m.ask:
            allowed = self.may_ask(s)
        elif answer.verb is m.propose:
            allowed = self.may_propose()
        return ALLOWED if allowed else 272

    def carry_out(self, s: Land, answer: Answer) -> None:
        m = s.moves
        if answer.verb is m.withdraw:
            s.tell(s.events.withdrew, self.seat)
        elif answer.verb is m.propose:
            tell_offer(s, self.seat, self.partner, self.given, self.asked_for)
            s.then_one(
                AnswerOffer(self.seat, self.partner, self.given, self.asked_for, self.partner)
            )
        elif answer.verb is m.ask:
            asked_for = one_more(self.asked_for, answer.first)
            s.then_one(ComposeOffer(self.seat, self.partner, self.given, asked_for))
        else:
            given = one_more(self.given, answer.first)
            s.then_one(ComposeOffer(self.seat, self.partner, given, self.asked_for))


def tell_offer(
    s: Land, seat: Seat, partner: Seat, given: tuple[int, ...], asked_for: tuple[int, ...]
) -> None:
    """AL-140: what is offered; in a competitive game the others only learn how many cards."""
    if s.mode == COMPETITIVE:
        s.tell(s.events.offered, seat, partner, sum(given), sum(asked_for))
    elif s.log is not None:
        gifts, wishes = bundle_of_counts(list(given)), bundle_of_counts(list(asked_for))
        s.tell(s.events.offered_openly, seat, partner, gifts, wishes)


def tell_trade(
    s: Land, seat: Seat, partner: Seat, given: tuple[int, ...], asked_for: tuple[int, ...]
) -> None:
    """AL-140: what has changed hands; in a competitive game the others only learn how many cards."""
    if s.mode == COMPETITIVE:
        s.tell(s.events.traded, seat, partner, sum(given), sum(asked_for))
    elif s.log is not None:
        gifts, wishes = bundle_of_counts(list(given)), bundle_of_counts(list(asked_for))
        s.tell(s.events.traded_openly, seat, partner, gifts, wishes)


class AnswerOffer(OpenQuestion[Land]):
    """AL-141, AL-272: the partner accepts or refuses; until then the one who offers may withdraw."""

    prompt: ClassVar[str] = "answer-offer"
    clause: ClassVar[int] = 272
    takes: ClassVar[tuple[str, ...]] = ("withdraw", "accept", "refuse")
    in_order: ClassVar[bool] = True

    def __init__(
        self,
        giver: Seat,
        partner: Seat,
        given: tuple[int, ...],
        asked_for: tuple[int, ...],
        seat: Seat,
    ) -> None:
        super().__init__((min(giver, partner), max(giver, partner)), seat)
        self.giver: Final = giver
        self.partner: Final = partner
        self.given: Final = given
        self.asked_for: Final = asked_for

    def addressed(self, seat: Seat) -> "AnswerOffer":
        return AnswerOffer(self.giver, self.partner, self.given, self.asked_for, seat)

    def list_legal(self, s: Land, moves: MoveList) -> None:
        if self.seat == self.giver:
            moves.add_word(s.moves.withdraw)
            return
        if self.can_accept(s):
            moves.add_word(s.moves.accept)
        moves.add_word(s.moves.refuse)

    def can_accept(self, s: Land) -> bool:
        """AL-272: whether the partner holds what is asked."""
        for thing in range(THINGS):
            if held(s, self.partner, thing) < self.asked_for[thing]:
                return False
        return True

    def objection(self, s: Land, answer: Answer) -> Clause:
        if (answer.verb is s.moves.withdraw) != (self.seat == self.giver):
            return 272
        return 272 if answer.verb is s.moves.accept and not self.can_accept(s) else ALLOWED

    def not_now(self, s: Land, answer: Answer) -> Clause:
        return self.clause

    def carry_out(self, s: Land, answer: Answer) -> None:
        if answer.verb is s.moves.withdraw:
            s.tell(s.events.withdrew, self.giver)
        elif answer.verb is s.moves.refuse:
            s.tell(s.events.refused, self.giver, self.partner)
        else:
            if s.mode == COMPETITIVE:
                given_cards = list(self.given[:RESOURCES])
                note_trade(
                    s, self.giver, self.partner, given_cards, list(self.asked_for[:RESOURCES])
                )
            exchange(s, self.giver, self.partner, self.given)
            exchange(s, self.partner, self.giver, self.asked_for)
            tell_trade(s, self.giver, self.partner, self.given, self.asked_for)


def exchange(s: Land, giver: Seat, taker: Seat, things: tuple[int, ...]) -> None:
    """AL-140: cards go from one hand to the other; in a competitive game only the two know which."""
    for thing in range(THINGS):
        if thing < RESOURCES:
            s.put_in_hand(giver, thing, -things[thing])
            s.put_in_hand(taker, thing, things[thing])
        else:
            for _ in range(things[thing]):
                hand_over(s, giver, taker, thing - RESOURCES)
