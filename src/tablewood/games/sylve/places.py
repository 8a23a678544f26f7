"""What a forest space shows, and the cards that each player has."""

from typing import Final, TypeAlias

from mypy_extensions import i64

from tablewood.games.sylve.dice import SYMBOLS
from tablewood.kernel.vectors import Ints, SharedInts, added, ints, without

NOTHING: Final = -1
"""No space, no card, nobody."""

# What a die finds on a forest space: the symbol of an empty one (0 to 2), or one of these

TAKEN: Final = 3
SCORCHED: Final = 4


NONE: Final[SharedInts] = ints([])
"""No cards, no dice."""

CardsBySeat: TypeAlias = list[SharedInts]
"""The cards that each player has, sorted: replaced by `joined` and `parted`, never changed in place, so that clones
share them."""


def is_free(shows: i64) -> bool:
    """SY-28, SY-29: whether a space that shows this is empty and not scorched."""
    return 0 <= shows < SYMBOLS


def joined(cards: CardsBySeat, seat: i64, card: i64) -> CardsBySeat:
    """The cards with one more for this player."""
    changed = cards.copy()
    changed[seat] = sorted_in(cards[seat], card)
    return changed


def parted(cards: CardsBySeat, seat: i64, card: i64) -> CardsBySeat:
    """The cards without this one of this player."""
    changed = cards.copy()
    changed[seat] = without(cards[seat], card)
    return changed


def sorted_in(cards: Ints, card: i64) -> Ints:
    """A copy of the sorted cards with one more, in its place."""
    grown = added(cards, card)
    at: i64 = len(cards)
    while at > 0 and grown[at - 1] > card:
        grown[at] = grown[at - 1]
        at -= 1
    grown[at] = card
    return grown
