"""Deck, discard pile and market (SD-49 to SD-54, SD-130)."""

from mypy_extensions import i64

from tablewood.games.sylvan_dale.pieces import NO_CARDS, Card
from tablewood.games.sylvan_dale.state import NOTHING, Dale
from tablewood.kernel.log import TABLE
from tablewood.kernel.step import Seat
from tablewood.kernel.vectors import added, copied, without, without_last


def next_card(s: Dale) -> Card:
    """SD-53, SD-54: the top card of the deck; if it is empty, of the shuffled discard pile; NOTHING if both are."""
    if len(s.deck) == 0:
        if len(s.discard) == 0:
            return NOTHING
        s.deck = copied(s.discard)
        s.discard = NO_CARDS
        s.chance.shuffle_ints(s.deck)
        s.shuffles += 1
        s.tell(s.events.shuffled, TABLE)
    s.reveal()
    card = s.deck[-1]
    s.deck = without_last(s.deck)
    return card


def draw_card(s: Dale, seat: Seat) -> None:
    """SD-49: draw the top card of the deck into the hand, unseen by the others."""
    card = next_card(s)
    if card != NOTHING:
        s.add_to_hand(seat, card)
        s.tell(s.events.drew, seat, card)


def take_from_market(s: Dale, seat: Seat, card: Card) -> None:
    """SD-49, SD-50, SD-130: take a face-up card, which everybody sees, and replace that one card at once."""
    s.market = without(s.market, card)
    s.add_seen_to_hand(seat, card)
    s.tell(s.events.took, seat, card)
    refill_market(s, 1)


def refill_market(s: Dale, cards: i64) -> None:
    """SD-50, SD-51, SD-54: turn up this many cards, or as many as there are."""
    for _ in range(cards):
        card = next_card(s)
        if card == NOTHING:
            s.tell(s.events.no_card, TABLE)
            return
        s.market = added(s.market, card)
        s.tell(s.events.turned_up, TABLE, card)
