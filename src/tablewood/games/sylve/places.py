"""Where things can be: what a forest space shows, and cards that lie by the players."""

from typing import Final, TypeAlias

from tablewood.games.sylve.dice import SYMBOLS
from tablewood.kernel.step import Seat

NOTHING: Final = -1
"""No space, no card, nobody."""

# What a die finds on a forest space: the symbol of an empty one (0 to 2), or one of these

TAKEN: Final = 3
SCORCHED: Final = 4


CardsBySeat: TypeAlias = list[list[int]]
"""What lies by each player, in the order of the cards' numbers: replaced by `joined` and `parted`,
never changed in place, so that clones share it."""


def is_free(shows: int) -> bool:
    """SY-28, SY-29: whether the space is there, without a die and not scorched."""
    return 0 <= shows < SYMBOLS


def joined(cards: CardsBySeat, seat: Seat, card: int) -> CardsBySeat:
    """The cards with one more by this player."""
    changed = cards.copy()
    changed[seat] = sorted([*cards[seat], card])
    return changed


def parted(cards: CardsBySeat, seat: Seat, card: int) -> CardsBySeat:
    """The cards without this one, which lies by this player."""
    changed = cards.copy()
    changed[seat] = [one for one in cards[seat] if one != card]
    return changed
