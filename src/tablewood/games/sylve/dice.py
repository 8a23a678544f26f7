"""Dice: their faces, whose they are, and where they lie in a stack (SY-51 to SY-54).

A face is a number: three landscapes, then three elements. A placed die is a number too: a forage die tells its owner
and its landscape, an element die belongs to nobody (SY-150).
"""

from typing import Final, TypeAlias

from mypy_extensions import i64

Face: TypeAlias = i64
"""What a die shows: a landscape, or an element."""

Die: TypeAlias = i64
"""A placed die: its face and, for a forage die, its owner."""

Level: TypeAlias = i64
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

NO_DIE: Final = -1
"""What lies on an empty place."""
NO_LEVEL: Final = -1
"""Where a stack has a die that it does not have."""


def die_of(seat: i64, face: Face) -> Die:
    """The die that a player puts down with this face up."""
    return seat * SYMBOLS + face if face < SYMBOLS else ELEMENTS_FROM + face - SYMBOLS


def owner_of(die: Die) -> i64:
    """Whose forage die it is; NEUTRAL for an element die (SY-150)."""
    return die // SYMBOLS


def face_of(die: Die) -> Face:
    """The face that the die shows."""
    return die % SYMBOLS if die < ELEMENTS_FROM else die - ELEMENTS_FROM + SYMBOLS


def is_element(die: Die) -> bool:
    """SY-150: whether the die is an element die."""
    return die >= ELEMENTS_FROM
