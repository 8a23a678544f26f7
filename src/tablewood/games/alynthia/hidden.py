"""What a seat cannot know, dealt anew: the decks, and in a competitive game the others' hands."""

from tablewood.games.alynthia.names import CARDS, COMPETITIVE
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.vocabulary import RESOURCES


def redeal(s: Land, seat: int) -> None:
    """Shuffle both decks; in a competitive game also the others' action cards, and what passed between them unseen."""
    if s.mode == COMPETITIVE:
        redeal_action_cards(s, seat)
        if s.veiled and s.seat in (seat, -1):
            for giver in range(s.seats):
                for taker in range(s.seats):
                    if seat not in (giver, taker):
                        exchange_unseen(s, giver, taker)
    s.chance.shuffle(s.card_deck)
    s.chance.shuffle(s.market_deck)


def redeal_action_cards(s: Land, seat: int) -> None:
    """Cards that the seat saw change hands stay where they are; all other unseen ones change places with the deck."""
    counts = [0] * s.seats
    for holder in range(s.seats):
        if holder == seat:
            continue
        for card in range(CARDS):
            at = holder * CARDS + card
            kept = known(s, seat, holder, card)
            counts[holder] += s.cards[at] - kept
            s.card_deck.extend([card] * (s.cards[at] - kept))
            s.cards[at] = kept
    s.chance.shuffle(s.card_deck)
    for holder in range(s.seats):
        for _ in range(counts[holder]):
            s.cards[holder * CARDS + s.card_deck.pop()] += 1


def known(s: Land, viewer: int, holder: int, card: int) -> int:
    """How many cards of the kind the viewer knows the holder to have."""
    if viewer < 0 or not s.known:
        return 0
    told = s.known[(viewer * s.seats + holder) * CARDS + card]
    return min(told, s.cards[holder * CARDS + card])


def exchange_unseen(s: Land, giver: int, taker: int) -> None:
    """As many resource cards as passed between two others unseen may lie in either hand: swap some at random.

    All other resource cards came and went in the open, so a careful player knows them.
    """
    for _ in range(s.veiled[giver * s.seats + taker]):
        if s.resource_cards(giver) == 0 or s.resource_cards(taker) == 0:
            return
        one, other = pick(s, giver), pick(s, taker)
        s.hand[giver * RESOURCES + one] -= 1
        s.hand[taker * RESOURCES + one] += 1
        s.hand[taker * RESOURCES + other] -= 1
        s.hand[giver * RESOURCES + other] += 1


def pick(s: Land, seat: int) -> int:
    """The type of a random resource card of the hand."""
    left = s.chance.below(s.resource_cards(seat))
    for resource in range(RESOURCES):
        left -= s.hand[seat * RESOURCES + resource]
        if left < 0:
            return resource
    return 0
