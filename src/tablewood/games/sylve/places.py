"""Where things can be: what a forest space shows, and where a potion is."""

from typing import Final

NOTHING: Final = -1
"""No space, no card, nobody."""

# What a die finds on a forest space: the symbol of an empty one (0 to 2), or one of these

TAKEN: Final = 3
SCORCHED: Final = 4

# Where a potion is: in the deck, in the market, turned up, or with a player

IN_DECK: Final = 0
IN_MARKET: Final = 1
REVEALED: Final = 2
"""SY-73: turned up, not yet reserved and not yet in the market."""
WITH_PLAYERS: Final = 3

RESERVED: Final = 0
IN_HAND: Final = 1
DRUNK: Final = 2
STAGES: Final = 3


def potion_with(seat: int, stage: int) -> int:
    """Where a potion is that the player has RESERVED, IN_HAND or DRUNK."""
    return WITH_PLAYERS + seat * STAGES + stage
