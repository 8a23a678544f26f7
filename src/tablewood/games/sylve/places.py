"""What a forest space shows, and the cards that each player has."""

from typing import Final, TypeAlias

from tablewood.games.sylve.dice import SYMBOLS
from tablewood.kernel.step import Seat

NOTHING: Final = -1
"""No space, no card, nobody."""

# What a die finds on a forest space: the symbol of an empty one (0 to 2), or one of these

TAKEN: Final = 3
SCORCHED: Final = 4


CardsBySeat: TypeAlias = list[list[int]]
"""The cards that each player has, sorted: replaced by `joined` and `parted`, never changed in place, so that clones
share them."""


def is_free(shows: int) -> bool:
    """SY-28, SY-29: whether a space that shows this is empty and not scorched."""
    return 0 <= shows < SYMBOLS


def joined(cards: CardsBySeat, seat: Seat, card: int) -> CardsBySeat:
    """The cards with one more for this player."""
    changed = cards.copy()
    changed[seat] = sorted([*cards[seat], card])
    return changed


def parted(cards: CardsBySeat, seat: Seat, card: int) -> CardsBySeat:
    """The cards without this one of this player."""
    changed = cards.copy()
    changed[seat] = [one for one in cards[seat] if one != card]
    return changed
