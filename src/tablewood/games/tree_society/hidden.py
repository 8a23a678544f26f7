"""What a seat cannot know, dealt anew (TS-127)."""

from tablewood.games.tree_society.state import Society


def redeal(s: Society, seat: int) -> None:
    """TS-127, TS-128: shuffle the guild deck; shuffle together the fruit deck and the Sold sections one may not see."""
    s.guild_deck = s.guild_deck.copy()
    s.chance.shuffle(s.guild_deck)
    places: list[int] = []
    if not s.shows_sold and not s.over:
        places = hidden_sales(s, seat)
    s.sold = s.sold.copy()
    s.fruit_deck = s.fruit_deck.copy()
    for at in places:
        s.fruit_deck.append(at % s.fruits.count)
        s.sold[at] -= 1
    s.chance.shuffle(s.fruit_deck)
    for at in places:
        face = s.fruit_deck.pop()
        s.sold[at - at % s.fruits.count + face] += 1


def hidden_sales(s: Society, seat: int) -> list[int]:
    """Each card in another player's Sold section, as its place in `sold`."""
    places: list[int] = []
    for at in range(len(s.sold)):
        if at // s.fruits.count != seat:
            for _ in range(s.sold[at]):
                places.append(at)
    return places
