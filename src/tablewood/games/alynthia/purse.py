"""Renown, focus, resources and action cards: how they come and go (AL-54 to AL-60, AL-113, AL-118, AL-138, AL-186)."""

from typing import Final

from mypy_extensions import i64

from tablewood.games.alynthia.hearsay import note
from tablewood.games.alynthia.names import CARDS, COMPETITIVE, LOOT, NOTHING, SPENT, Card
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.vocabulary import RESOURCES, WORKER, Resource
from tablewood.kernel.log import TABLE
from tablewood.kernel.step import Seat
from tablewood.kernel.vectors import (
    SharedInts,
    added,
    copied,
    ints,
    joined,
    plus,
    put,
    without_last,
    zeros,
)

NO_CARDS: Final[SharedInts] = ints([])

# Renown


def earn(s: Land, seat: Seat, source: i64, renown: i64) -> None:
    """AL-54 to AL-56, AL-60: renown from the supply, which never runs out, to the player or the common pool."""
    if renown == 0:
        return
    s.book(seat, source, renown)
    s.tell(s.events.gained_renown, seat, renown, source)


def spend_renown(s: Land, seat: Seat, renown: i64, purpose: i64) -> None:
    """AL-55, AL-113: pay out of one's own renown or the common pool; it is known to be there."""
    s.book(seat, SPENT, -renown)
    s.tell(s.events.paid_renown, seat, renown, purpose)


def lose_renown(s: Land, seat: Seat, renown: i64, winner: Seat) -> None:
    """AL-60, AL-213: lose as much as there is; a player who won the battle takes it."""
    lost = min(renown, s.purse(seat))
    if lost == 0:
        return
    s.book(seat, LOOT, -lost)
    s.tell(s.events.lost_renown, seat, lost)
    if winner >= 0:
        earn(s, winner, LOOT, lost)


# Focus


def gain_focus(s: Land, seat: Seat, focus: i64) -> None:
    """AL-118: what does not fit on the track is lost."""
    gained = min(focus, s.parts.focus_max - s.focus[seat])
    s.focus[seat] += gained
    s.tell(s.events.gained_focus, seat, gained, focus - gained)


def spend_focus(s: Land, seat: Seat, focus: i64) -> None:
    """AL-113, AL-114: pay focus; it is known to be there."""
    if focus > 0:
        s.focus[seat] -= focus
        s.tell(s.events.paid_focus, seat, focus)


# Resources


def gain_resource(s: Land, seat: Seat, resource: Resource, cards: i64) -> None:
    """AL-138: take cards from the deck, as many as there are."""
    taken = min(cards, s.decks[resource])
    if taken > 0:
        s.decks[resource] -= taken
        s.put_in_hand(seat, resource, taken)
        note(s, seat, resource, taken)
        s.tell(s.events.gained, seat, resource, taken)
    if taken < cards:
        s.tell(s.events.went_without, seat, resource, cards - taken)


def pay_resource(s: Land, seat: Seat, resource: Resource, cards: i64) -> None:
    """AL-113, AL-138: paid cards go back to their deck."""
    if cards > 0:
        s.put_in_hand(seat, resource, -cards)
        note(s, seat, resource, -cards)
        s.decks[resource] += cards
        s.tell(s.events.paid, seat, resource, cards)


def lose_resource(s: Land, seat: Seat, resource: Resource, cards: i64, winner: Seat) -> None:
    """AL-213: lose as many as there are, to the supply or to the player who won."""
    lost = min(cards, s.held(seat, resource))
    if lost == 0:
        return
    s.put_in_hand(seat, resource, -lost)
    note(s, seat, resource, -lost)
    s.tell(s.events.lost, seat, resource, lost)
    if winner < 0:
        s.decks[resource] += lost
    else:
        s.put_in_hand(winner, resource, lost)
        note(s, winner, resource, lost)
        s.tell(s.events.gained, winner, resource, lost)


def choices(s: Land, non_workers: bool) -> list[Resource]:
    """AL-138: the types of which a deck has cards, workers included or not."""
    return non_worker_choices(s) if non_workers else _in_decks(s, RESOURCES)


def non_worker_choices(s: Land) -> list[Resource]:
    """AL-134, AL-138: of wood, stone and food, those of which the deck has cards."""
    return _in_decks(s, WORKER)


def _in_decks(s: Land, below: i64) -> list[Resource]:
    return [resource for resource in range(below) if s.decks[resource] > 0]


# Action cards


def shuffled(s: Land, pile: SharedInts) -> SharedInts:
    """The same cards in another order."""
    other = copied(pile)
    s.chance.shuffle_ints(other)
    return other


def can_draw(s: Land) -> bool:
    """AL-186: whether there is an action card to draw."""
    return len(s.card_deck) > 0 or len(s.card_discard) > 0


def draw_cards(s: Land, seat: Seat, cards: i64) -> None:
    """AL-186, AL-19: draw from the deck; if it is empty, the discard pile is shuffled to make a new one."""
    for _ in range(cards):
        if not can_draw(s):
            s.tell(s.events.no_card, seat)
            return
        if len(s.card_deck) == 0:
            s.card_deck = shuffled(s, s.card_discard)
            s.card_discard = NO_CARDS
            s.tell(s.events.shuffled, TABLE)
            if len(s.batches) > 0:
                s.batches = joined(s.batches, zeros(len(s.cards)))
        s.reveal()
        card = s.card_deck[-1]
        s.card_deck = without_last(s.card_deck)
        s.add_cards(seat, card, 1)
        if len(s.batches) > 0:
            s.batches = plus(s.batches, len(s.batches) - len(s.cards) + seat * CARDS + card, 1)
        s.tell(s.events.drew if s.mode == COMPETITIVE else s.events.drew_openly, seat, card)


def discard_card(s: Land, seat: Seat, card: Card) -> None:
    """AL-234: a card leaves the hand face up."""
    s.add_cards(seat, card, -1)
    if len(s.batches) > 0:
        s.batches = plus(s.batches, batch_of(s, seat, card), -1)
    s.card_discard = added(s.card_discard, card)
    forget(s, seat, card)


def batch_of(s: Land, seat: Seat, card: Card) -> i64:
    """Where `batches` counts a card of the hand: of two alike the one drawn last, for all that anybody can tell."""
    at = len(s.batches) - len(s.cards) + seat * CARDS + card
    while s.batches[at] == 0:
        at -= len(s.cards)
    return at


def forget(s: Land, holder: Seat, card: Card) -> None:
    """A card has left the hand: of those that others knew of, this is one."""
    if len(s.known) > 0:
        for viewer in range(s.seats):
            at = s.known_at(viewer, holder, card)
            if s.known[at] > 0:
                s.known = put(s.known, at, s.known[at] - 1)


def hand_over(s: Land, giver: Seat, taker: Seat, card: Card) -> None:
    """AL-140, AL-213: an action card changes hands; the two know it, the others only that it happened."""
    s.add_cards(giver, card, -1)
    s.add_cards(taker, card, 1)
    if s.mode != COMPETITIVE:
        return
    at = batch_of(s, giver, card)
    s.batches = plus(plus(s.batches, at, -1), at + (taker - giver) * CARDS, 1)
    if len(s.known) == 0:
        s.known = zeros(s.seats * s.seats * CARDS)
    forget(s, giver, card)
    known = copied(s.known)
    for viewer in range(s.seats):
        if viewer not in (giver, taker):
            # Onlookers cannot tell any more which of the cards they knew of is gone.
            for kind in range(CARDS):
                known[s.known_at(viewer, giver, kind)] = 0
    known[s.known_at(giver, taker, card)] += 1
    s.known = known


def random_card(s: Land, seat: Seat) -> i64:
    """One of the player's action cards, drawn blindly; NOTHING if there is none."""
    held = s.action_cards(seat)
    if held == 0:
        return NOTHING
    left = s.chance.below(held)
    for card in range(CARDS):
        left -= s.card_count(seat, card)
        if left < 0:
            return card
    return NOTHING


def held_types(s: Land, seat: Seat, below: i64) -> list[int]:
    """The types of resources that the player holds: all before `below`, so WORKER for wood, stone and food alone."""
    return [resource for resource in range(below) if s.held(seat, resource) > 0]
