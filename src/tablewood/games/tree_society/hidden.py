"""What a seat cannot know, dealt anew (TS-127)."""

from tablewood.games.tree_society.state import Society


def redeal(s: Society, seat: int) -> None:
    """TS-127, TS-128: shuffle both decks.

    The Sold sections lie face down, but the log tells of every sale and of every fruit that is composted: whoever
    listens knows them, and with them what the fruit deck holds. Only of what lay there when a scene began nobody was
    told: those cards change places with the deck.
    """
    s.guild_deck = s.guild_deck.copy()
    s.chance.shuffle(s.guild_deck)
    places: list[int] = []
    if not s.shows_sold and not s.over:
        places = untold_sales(s, seat)
    s.sold = s.sold.copy()
    s.fruit_deck = s.fruit_deck.copy()
    for at in places:
        s.fruit_deck.append(at % s.fruits.count)
        s.sold[at] -= 1
    s.chance.shuffle(s.fruit_deck)
    for at in places:
        face = s.fruit_deck.pop()
        s.sold[at - at % s.fruits.count + face] += 1


def untold_sales(s: Society, seat: int) -> list[int]:
    """Each card in another player's Sold section that no event told of, as its place in `sold`."""
    places: list[int] = []
    for at in range(len(s.untold)):
        if at // s.fruits.count != seat:
            for _ in range(s.untold[at]):
                places.append(at)
    return places
