"""What nobody can know, shuffled again: the order of decks, and of piles below their top cards (SY-3, SY-5, SY-6)."""

from tablewood.games.sylve.parts import SEASONS
from tablewood.games.sylve.state import Wood


def redeal(s: Wood) -> None:
    """Shuffle what lies face down or under other cards; everything else is open."""
    s.forest_deck = reshuffled(s, s.forest_deck, s.forests_dealt, len(s.forest_deck))
    s.potion_deck = reshuffled(s, s.potion_deck, s.potions_dealt, len(s.potion_deck))
    for season in range(SEASONS):
        below_top = s.pile_from[season] + s.taken[season] + 1
        s.piles = reshuffled(s, s.piles, below_top, s.pile_from[season + 1])


def reshuffled(s: Wood, cards: list[int], first: int, last: int) -> list[int]:
    """The cards with those from `first` to before `last` in a new order; clones share the old list."""
    unseen = cards[first:last]
    s.chance.shuffle(unseen)
    return [*cards[:first], *unseen, *cards[last:]] if unseen else cards
