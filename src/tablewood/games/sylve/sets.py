"""Sets of small numbers (goods, seasons, creatures), each kept as one int with one bit for each member.

Steps and component tables can hold such a set, and two of them compare in no time.
"""

from typing import Final, TypeAlias

NumberSet: TypeAlias = int

NO_NUMBERS: Final = 0


def set_of(numbers: list[int]) -> NumberSet:
    """The set with these members."""
    members = NO_NUMBERS
    for number in numbers:
        members = including(members, number)
    return members


def has(members: NumberSet, number: int) -> bool:
    """Whether the number is a member."""
    return members >> number & 1 != 0


def including(members: NumberSet, number: int) -> NumberSet:
    """The set with this member as well."""
    return members | 1 << number


def have_in_common(one: NumberSet, other: NumberSet) -> bool:
    """Whether some number is a member of both."""
    return one & other != NO_NUMBERS


def how_many_sets(count: int) -> int:
    """How many sets there are of numbers below this one: every set is an int below the answer."""
    return 1 << count


def next_subset(subset: NumberSet, whole: NumberSet) -> NumberSet:
    """The subset of the whole that comes after this one, from the whole itself down to the empty set."""
    return (subset - 1) & whole
