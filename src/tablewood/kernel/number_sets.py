"""Sets of small numbers, each in one machine integer with one bit for each member: seats, tiles, goals.

States and steps can hold such a set, and clones copy it for nothing.
"""

from typing import Final, TypeAlias

from mypy_extensions import i64

from tablewood.kernel.vectors import ints

NumberSet: TypeAlias = i64
"""A set of numbers below ROOM."""

NO_NUMBERS: Final[NumberSet] = 0

ROOM: Final = 63
"""How many different numbers a set has room for."""

_ALONE: Final = ints([1 << number for number in range(ROOM)])
"""The set of each number alone. Looked up, because mypyc shifts a literal 1 in 32 bits only, even as `i64(1)`."""


def set_of(numbers: list[int]) -> NumberSet:
    """The set with these members."""
    members: NumberSet = NO_NUMBERS
    for number in numbers:
        members = including(members, number)
    return members


def all_below(count: i64) -> NumberSet:
    """The set of all numbers below the count."""
    if count == 0:
        return NO_NUMBERS
    highest = _ALONE[count - 1]
    return highest | (highest - 1)


def has(members: NumberSet, number: i64) -> bool:
    """Whether the number is a member."""
    return members >> number & 1 == 1


def including(members: NumberSet, number: i64) -> NumberSet:
    """The set with this member as well."""
    return members | _ALONE[number]


def excluding(members: NumberSet, number: i64) -> NumberSet:
    """The set without this member."""
    return members & ~_ALONE[number]


def has_more_than(members: NumberSet, others: NumberSet) -> bool:
    """Whether some member of the first set is not in the second."""
    return members & ~others != NO_NUMBERS


def have_in_common(one: NumberSet, other: NumberSet) -> bool:
    """Whether some number is a member of both."""
    return one & other != NO_NUMBERS


def next_subset(subset: NumberSet, whole: NumberSet) -> NumberSet:
    """The subset of the whole that comes after this one, from the whole itself down to the empty set."""
    return (subset - 1) & whole
