"""Trading and giving (AL-139 to AL-142, AL-271, AL-272)."""

from typing import ClassVar, Final

from tablewood.games.alynthia.hearsay import note_trade
from tablewood.games.alynthia.names import CARDS, COMPETITIVE
from tablewood.games.alynthia.purse import hand_over
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.vocabulary import RESOURCES
from tablewood.kernel.lists import plus
from tablewood.kernel.log import bundle_of_counts
from tablewood.kernel.step import ALLOWED, OpenQuestion, Question

THINGS: Final = RESOURCES + CARDS
"""AL-140: what can be traded: resources by type, then action cards by kind."""


def begin_offer(s: Land, seat: int, partner: int) -> None:
    """AL-271: every offer counts, whatever comes of it."""
    s.trades = plus(s.trades, seat, 1)
    s.then((ComposeOffer(seat, partner, (0,) * THINGS, (0,) * THINGS),))


def held(s: Land, seat: int, thing: int) -> int:
    """How many of a thing the player holds."""
    if thing < RESOURCES:
        return s.hand[seat * RESOURCES + thing]
    return s.cards[seat * CARDS + thing - RESOURCES]


def cards_of(s: Land, seat: int) -> int:
    """All cards of the player."""
    return s.resource_cards(seat) + s.action_cards(seat)


def one_more(things: tuple[int, ...], thing: int) -> tuple[int, ...]:
    """The same things and one more of this."""
    counts = list(things)
    counts[thing] += 1
    return tuple(counts)


class ComposeOffer(Question[Land]):
    """AL-272: name what is given and what is asked, card by card; then propose it, or withdraw."""

    prompt: ClassVar[str] = "compose-offer"
    clause: ClassVar[int] = 272

    def __init__(
        self, seat: int, partner: int, given: tuple[int, ...], asked_for: tuple[int, ...]
    ) -> None:
        super().__init__(seat)
        self.partner: Final = partner
        self.given: Final = given
        self.asked_for: Final = asked_for

    def legal(self, s: Land) -> list[int]:
        m = s.moves
        moves: list[int] = []
        for thing in range(THINGS):
            if held(s, self.seat, thing) > self.given[thing]:
                moves.append(m.give + thing)
        if sum(self.asked_for) < cards_of(s, self.partner):
            moves.extend(range(m.ask, m.ask + THINGS))
        if sum(self.given) + sum(self.asked_for) > 0:
            moves.append(m.propose)
        moves.append(m.withdraw)
        return moves

    def why_not(self, s: Land, move: int) -> int:
        m = s.moves
        if move == m.withdraw:
            return ALLOWED
        if m.give <= move <= m.propose:
            return ALLOWED if move in self.legal(s) else 272
        return self.clause

    def apply(self, s: Land, move: int) -> None:
        m = s.moves
        if move == m.withdraw:
            s.tell(s.events.withdrew, self.seat)
        elif move == m.propose:
            tell_offer(s, self.seat, self.partner, self.given, self.asked_for)
            s.then(
                (AnswerOffer(self.seat, self.partner, self.given, self.asked_for, self.partner),)
            )
        elif move >= m.ask:
            asked_for = one_more(self.asked_for, move - m.ask)
            s.then((ComposeOffer(self.seat, self.partner, self.given, asked_for),))
        else:
            given = one_more(self.given, move - m.give)
            s.then((ComposeOffer(self.seat, self.partner, given, self.asked_for),))


def tell_offer(
    s: Land, seat: int, partner: int, given: tuple[int, ...], asked_for: tuple[int, ...]
) -> None:
    """AL-140: what is offered; in a competitive game the others only learn how many cards."""
    if s.mode == COMPETITIVE:
        s.tell(s.events.offered, seat, partner, sum(given), sum(asked_for))
    elif s.log is not None:
        gifts, wishes = bundle_of_counts(list(given)), bundle_of_counts(list(asked_for))
        s.tell(s.events.offered_openly, seat, partner, gifts, wishes)


def tell_trade(
    s: Land, seat: int, partner: int, given: tuple[int, ...], asked_for: tuple[int, ...]
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

    def __init__(
        self,
        giver: int,
        partner: int,
        given: tuple[int, ...],
        asked_for: tuple[int, ...],
        seat: int,
    ) -> None:
        super().__init__((min(giver, partner), max(giver, partner)), seat)
        self.giver: Final = giver
        self.partner: Final = partner
        self.given: Final = given
        self.asked_for: Final = asked_for

    def addressed(self, seat: int) -> "AnswerOffer":
        return AnswerOffer(self.giver, self.partner, self.given, self.asked_for, seat)

    def legal(self, s: Land) -> list[int]:
        if self.seat == self.giver:
            return [s.moves.withdraw]
        if self.can_accept(s):
            return [s.moves.accept, s.moves.refuse]
        return [s.moves.refuse]

    def can_accept(self, s: Land) -> bool:
        """AL-272: whether the partner holds what is asked."""
        for thing in range(THINGS):
            if held(s, self.partner, thing) < self.asked_for[thing]:
                return False
        return True

    def why_not(self, s: Land, move: int) -> int:
        return ALLOWED if move in self.legal(s) else self.clause

    def apply(self, s: Land, move: int) -> None:
        if move == s.moves.withdraw:
            s.tell(s.events.withdrew, self.giver)
        elif move == s.moves.refuse:
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


def exchange(s: Land, giver: int, taker: int, things: tuple[int, ...]) -> None:
    """AL-140: cards go from one hand to the other; in a competitive game only the two know which."""
    for thing in range(THINGS):
        if thing < RESOURCES:
            s.hand[giver * RESOURCES + thing] -= things[thing]
            s.hand[taker * RESOURCES + thing] += things[thing]
        else:
            for _ in range(things[thing]):
                hand_over(s, giver, taker, thing - RESOURCES)
