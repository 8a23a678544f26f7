"""Deal again what a seat cannot know: the decks, and in a competitive game the others' hands."""

from mypy_extensions import i64

from tablewood.games.alynthia.harvest import ReduceHand
from tablewood.games.alynthia.hearsay import imagine
from tablewood.games.alynthia.names import CARDS, COMPETITIVE
from tablewood.games.alynthia.phases import TakeTurn
from tablewood.games.alynthia.purse import shuffled
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.trading import AnswerOffer, ComposeOffer
from tablewood.games.alynthia.vocabulary import RESOURCES
from tablewood.kernel.vectors import copied, ints, listed


def redeal(s: Land, seat: int) -> None:
    """Shuffle both decks; in a competitive game also the others' action cards, and what passed between them unseen."""
    if s.mode == COMPETITIVE:
        redeal_action_cards(s, seat)
        if len(s.open_hands) > 0:
            imagine(s, seat, in_mid_move(s, seat))
    s.card_deck = shuffled(s, s.card_deck)
    s.market_deck = shuffled(s, s.market_deck)


# Action cards


def redeal_action_cards(s: Land, seat: int) -> None:
    """Unseen cards change places with the deck that they came from, or among themselves if it is gone (AL-186).

    Cards that the seat saw change hands stay where they are, and so do those on offer (AL-272). A deck made of the
    discard pile holds what everybody saw there, so a card drawn before that cannot be in it.
    """
    hands = len(s.cards)
    known_cards = [
        0 if at // CARDS == seat else known(s, seat, at // CARDS, at % CARDS) for at in range(hands)
    ]
    keep_what_is_on_offer(s, known_cards)
    s.batches = copied(s.batches)
    for first in range(0, len(s.batches), hands):
        is_last = first + hands == len(s.batches)
        left = redeal_batch(s, seat, first, known_cards, listed(s.card_deck) if is_last else [])
        if is_last:
            s.card_deck = ints(left)


def keep_what_is_on_offer(s: Land, known_cards: list[int]) -> None:
    """AL-272: whoever offers a card holds it, until the offer is answered."""
    top = s.pending
    if top is None:
        return
    step = top.step
    if isinstance(step, ComposeOffer):
        giver, given = step.seat, step.given
    elif isinstance(step, AnswerOffer):
        giver, given = step.giver, step.given
    else:
        return
    for card in range(CARDS):
        at = giver * CARDS + card
        known_cards[at] = max(known_cards[at], given[RESOURCES + card])


def redeal_batch(
    s: Land, seat: int, first: i64, known_cards: list[int], cards: list[int]
) -> list[int]:
    """The cards in hand that came from one deck, shuffled together with what is left of it, which is the answer."""
    counts = [0] * s.seats
    for at in range(len(s.cards)):
        if at // CARDS == seat:
            continue
        kept = min(known_cards[at], s.batches[first + at])
        known_cards[at] -= kept
        unseen = s.batches[first + at] - kept
        counts[at // CARDS] += unseen
        cards.extend([at % CARDS] * unseen)
        s.cards[at] -= unseen
        s.batches[first + at] = kept
    s.chance.shuffle(cards)
    for holder in range(s.seats):
        for _ in range(counts[holder]):
            at = holder * CARDS + cards.pop()
            s.cards[at] += 1
            s.batches[first + at] += 1
    return cards


def known(s: Land, viewer: int, holder: int, card: int) -> int:
    """How many cards of the kind the viewer knows the holder to have."""
    if viewer < 0 or len(s.known) == 0:
        return 0
    told = s.known[s.known_at(viewer, holder, card)]
    return min(told, s.card_count(holder, card))


# Resources


def in_mid_move(s: Land, seat: int) -> list[int]:
    """The others whose move is under way: that they can pay for it shows what they hold."""
    top = s.pending
    if top is None or isinstance(top.step, (TakeTurn, ReduceHand)):
        return []
    moving = top.step.asked()
    while top is not None and not isinstance(top.step, TakeTurn):
        top = top.below
    if top is not None:
        moving.append(top.step.seat)
    return [one for one in moving if one != seat]
