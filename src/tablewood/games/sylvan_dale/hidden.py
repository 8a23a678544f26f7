"""What a seat cannot know, dealt anew (section "what each player sees": SD-35, SD-38, SD-49)."""

from tablewood.games.sylvan_dale.state import Dale


def redeal(s: Dale, seat: int) -> None:
    """Shuffle together the deck and the others' unseen cards, and the unseen part of the others' stacks."""
    redeal_cards(s, seat)
    s.stacks = s.stacks.copy()
    for other in range(s.seats):
        if other != seat:
            reshuffle_stacks(s, other)


def redeal_cards(s: Dale, seat: int) -> None:
    """Cards that were seen when taken from the market stay where they are; all other unseen ones change places."""
    places: list[int] = []
    for place, card in enumerate(s.hands):
        if card >= 0 and not s.known[place] and place // s.parts.hand_size != seat:
            places.append(place)
            s.deck.append(card)
    s.chance.shuffle(s.deck)
    for place in places:
        s.hands[place] = s.deck.pop()


def reshuffle_stacks(s: Dale, seat: int) -> None:
    """SD-35: only the top tile of the current stack is seen by the others."""
    first = seat * s.parts.tiles + s.used[seat]
    if s.stack_left(seat) > 0:
        first += 1
    last = (seat + 1) * s.parts.tiles
    unseen = s.stacks[first:last]
    s.chance.shuffle(unseen)
    s.stacks[first:last] = unseen
