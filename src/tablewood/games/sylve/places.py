"""Where things can be: what a forest space shows, and cards that lie by the players."""

from typing import Final

NOTHING: Final = -1
"""No space, no card, nobody."""

# What a die finds on a forest space: the symbol of an empty one (0 to 2), or one of these

TAKEN: Final = 3
SCORCHED: Final = 4


def joined(cards: list[list[int]], seat: int, card: int) -> list[list[int]]:
    """What lies by each player, with one more card by this one; the old lists stay as they are."""
    changed = cards.copy()
    changed[seat] = sorted([*cards[seat], card])
    return changed


def parted(cards: list[list[int]], seat: int, card: int) -> list[list[int]]:
    """What lies by each player, without that card; the old lists stay as they are."""
    changed = cards.copy()
    changed[seat] = [one for one in cards[seat] if one != card]
    return changed
