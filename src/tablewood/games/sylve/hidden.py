"""What nobody can know, shuffled again: the order of decks, and of piles below their top cards (SY-3, SY-5, SY-6)."""

from mypy_extensions import i64

from tablewood.games.sylve.parts import SEASONS
from tablewood.games.sylve.state import Wood
from tablewood.kernel.vectors import Ints, copied


def redeal(s: Wood) -> None:
    """Shuffle what lies face down or under other cards; everything else is open."""
    s.forest_deck = reshuffled(s, s.forest_deck, s.forests_dealt, len(s.forest_deck))
    s.potion_deck = reshuffled(s, s.potion_deck, s.potions_dealt, len(s.potion_deck))
    for season in range(SEASONS):
        below_top = s.pile_from[season] + s.taken[season] + 1
        s.piles = reshuffled(s, s.piles, below_top, s.pile_from[season + 1])


def reshuffled(s: Wood, cards: Ints, first: i64, last: i64) -> Ints:
    """The cards with those from `first` to before `last` in a new order; clones share the old ones."""
    if first >= last:
        return cards
    unseen = cards[first:last]
    s.chance.shuffle_ints(unseen)
    changed = copied(cards)
    for at in range(first, last):
        changed[at] = unseen[at - first]
    return changed
