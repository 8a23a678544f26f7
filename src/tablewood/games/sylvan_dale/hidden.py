"""Deal again what a seat cannot know (section "what each player sees": SD-35, SD-38, SD-49)."""

from mypy_extensions import i64

from tablewood.games.sylvan_dale.pieces import NO_CARDS
from tablewood.games.sylvan_dale.state import Dale
from tablewood.kernel.step import Seat
from tablewood.kernel.vectors import copied, ints, joined


def redeal(s: Dale, seat: Seat) -> None:
    """Shuffle together the deck and the others' unseen cards, and the unseen part of the others' stacks."""
    redeal_cards(s, seat)
    s.stacks = copied(s.stacks)
    for other in range(s.seats):
        if other != seat:
            reshuffle_stacks(s, other)


def redeal_cards(s: Dale, seat: Seat) -> None:
    """SD-49, SD-53: unseen cards change places with the deck that they came from, or among themselves if it is gone.

    Cards that were seen when taken from the market stay where they are. A deck made of the discard pile holds what
    everybody saw there, so a card drawn before that cannot be in it.
    """
    for shuffles in range(s.shuffles + 1):
        places = unseen_places(s, seat, shuffles)
        deck = s.deck if shuffles == s.shuffles else NO_CARDS
        cards = joined(deck, ints([s.hands[place] for place in places]))
        s.chance.shuffle_ints(cards)
        left = len(cards)
        for place in places:
            left -= 1
            s.hands[place] = cards[left]
        if shuffles == s.shuffles:
            s.deck = cards[:left]


def unseen_places(s: Dale, seat: Seat, shuffles: i64) -> list[int]:
    """Where the others hold cards that the seat has not seen and that were drawn after this many shuffles."""
    places: list[int] = []
    for place in range(len(s.hands)):
        if s.hands[place] < 0 or s.known[place] or s.holder_of(place) == seat:
            continue
        if s.drawn_from[place] == shuffles:
            places.append(place)
    return places


def reshuffle_stacks(s: Dale, seat: Seat) -> None:
    """SD-35: only the top tile of the current stack is seen by the others."""
    first = s.next_tile(seat)
    if s.stack_left(seat) > 0:
        first += 1
    last = (seat + 1) * s.parts.tiles
    unseen = s.stacks[first:last]
    s.chance.shuffle_ints(unseen)
    for at in range(len(unseen)):
        s.stacks[first + at] = unseen[at]
