"""Dice, and stacks of dice (SY-51 to SY-54).

A face is a number: three landscapes, then three elements. A placed die is a number too: a forage
die tells its owner and its landscape, an element die belongs to nobody (SY-150). A stack is one int,
with four bits for each die and the top die in the lowest four; so a table of stacks is a flat list
that clones fast, and a stack may have any height (SY-51). Nothing outside this file looks at the bits.
"""

from typing import Final, TypeAlias

from tablewood.kernel.step import Seat

Face: TypeAlias = int
"""What a die shows: a landscape, or an element."""

Die: TypeAlias = int
"""A placed die: its face and, for a forage die, its owner."""

Stack: TypeAlias = int
"""The dice that lie on one place."""

Level: TypeAlias = int
"""A die's place in a stack, counted from the top, which is 0."""

SYMBOLS: Final = 3
"""SY-26: the landscapes on forage dice and forest spaces: faces 0 to 2."""
FACES: Final = 6
WATER: Final = 3
FIRE: Final = 4
WIND: Final = 5

OWNERS: Final = 4
"""At most four players have dice of their own."""
NEUTRAL: Final = OWNERS
"""The owner of element dice: nobody (SY-150)."""
ELEMENTS_FROM: Final = OWNERS * SYMBOLS
"""Dice from this number on are element dice."""

EMPTY: Final = 0
"""A stack without dice."""


def die_of(seat: Seat, face: Face) -> Die:
    """The die that a player puts down with this face up."""
    return seat * SYMBOLS + face if face < SYMBOLS else ELEMENTS_FROM + face - SYMBOLS


def owner_of(die: Die) -> Seat:
    """Whose forage die it is; NEUTRAL for an element die (SY-150)."""
    return die // SYMBOLS


def face_of(die: Die) -> Face:
    """The face that the die shows."""
    return die % SYMBOLS if die < ELEMENTS_FROM else die - ELEMENTS_FROM + SYMBOLS


def pushed(stack: Stack, die: Die) -> Stack:
    """The stack with the die on top."""
    return stack * 16 + die + 1


def top_of(stack: Stack) -> Die:
    """SY-52: the die that is visible; -1 for a stack without dice."""
    return (stack & 15) - 1


def is_element(die: Die) -> bool:
    """SY-150: whether the die is an element die."""
    return die >= ELEMENTS_FROM


def die_at(stack: Stack, level: Level) -> Die:
    """The die on this level, counted from the top, which is 0; -1 if the stack is lower than that."""
    return (stack >> 4 * level & 15) - 1


def without(stack: Stack, level: Level) -> Stack:
    """SY-54: the stack without the die on this level; the dice above it drop down."""
    below = stack >> 4 * (level + 1)
    return below << 4 * level | stack & ((1 << 4 * level) - 1)


def with_die(stack: Stack, level: Level, die: Die) -> Stack:
    """SY-54: the stack with another die in the place of the one on this level."""
    return stack + ((die - die_at(stack, level)) << 4 * level)


def height(stack: Stack) -> int:
    """How many dice the stack has."""
    dice = 0
    while stack:
        stack >>= 4
        dice += 1
    return dice


def dice_in(stack: Stack) -> list[Die]:
    """The dice from the top to the bottom."""
    dice: list[int] = []
    while stack:
        dice.append((stack & 15) - 1)
        stack >>= 4
    return dice


def own_level(stack: Stack, seat: Seat) -> Level:
    """SY-47, SY-49: the level of the topmost forage die of this player; -1 if there is none."""
    level = 0
    while stack:
        if ((stack & 15) - 1) // SYMBOLS == seat:
            return level
        stack >>= 4
        level += 1
    return -1
