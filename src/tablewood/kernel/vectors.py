"""Numbers in native vectors (`librt.vecs`): what changes in a game, and the tables that its rules look up.

Compiled, a vector holds machine integers side by side, so that reading, changing and copying one makes no objects;
interpreted, it is slower than a list. Three things are different from lists:

- Adding and removing make another vector (`s.pile = added(s.pile, card)`), which has memory of its own. Use the
  functions of this module, never those of `librt.vecs`: they may reuse the memory of the vector they were given, which
  a clone may share.
- A vector equals only another vector: `listed(s.pile) == [3, 1]`.
- Arithmetic on what comes out of it wraps at 64 bits when compiled. No number of a game comes near.
"""

import copyreg
from typing import Any, Final, TypeAlias

from librt.vecs import append, extend, remove, vec
from mypy_extensions import i64

Ints: TypeAlias = "vec[i64]"
"""Numbers that one state owns and changes in place: a clone copies them."""

SharedInts: TypeAlias = "vec[i64]"
"""Numbers that the rules replace (`put`, `plus`, `added`) and never change in place, so that clones share them."""

Floats: TypeAlias = "vec[float]"
"""Weights, and whatever else is not counted."""

NOWHERE: Final[i64] = -1
"""Where `place_of` finds a number that is not there."""


# From lists and back


def ints(numbers: list[int]) -> Ints:
    """These numbers."""
    return vec[i64](numbers)


def floats(numbers: list[float]) -> Floats:
    """These numbers."""
    return vec[float](numbers)


def zeros(size: i64) -> Ints:
    """As many zeros."""
    return vec[i64]([0] * size)


def repeated(number: i64, size: i64) -> Ints:
    """A number so many times."""
    return vec[i64]([number] * size)


def no_floats(size: i64) -> Floats:
    """As many zeros, to be replaced by numbers that are not counted."""
    return vec[float]([0.0] * size)


def listed(numbers: Ints) -> list[int]:
    """The same numbers as a list, for views, sentences and tests."""
    return [int(number) for number in numbers]


def part(numbers: Ints, first: i64, end: i64) -> list[int]:
    """The numbers from one place to another as a list, the last place not included."""
    return [int(number) for number in numbers[first:end]]


# Changed copies


def copied(numbers: Ints) -> Ints:
    """The same numbers, in memory of their own."""
    return numbers[:]


def put(numbers: Ints, at: i64, number: i64) -> Ints:
    """A copy with another number in one place."""
    changed = numbers[:]
    changed[at] = number
    return changed


def plus(numbers: Ints, at: i64, more: i64) -> Ints:
    """A copy with this many more in one place."""
    changed = numbers[:]
    changed[at] += more
    return changed


def added(numbers: Ints, number: i64) -> Ints:
    """A copy with one more number at the end."""
    return append(numbers[:], number)


def joined(numbers: Ints, more: Ints) -> Ints:
    """The numbers of both, in memory of their own."""
    return extend(numbers[:], more)


def without(numbers: Ints, number: i64) -> Ints:
    """A copy without the first such number; it must be there."""
    return remove(numbers[:], number)


def without_last(numbers: Ints) -> Ints:
    """A copy without the last number; there must be one."""
    return numbers[:-1]


# Questions


def place_of(numbers: Ints, number: i64) -> i64:
    """Where the first such number stands, or NOWHERE."""
    for at in range(len(numbers)):
        if numbers[at] == number:
            return at
    return NOWHERE


def has(numbers: Ints, number: i64) -> bool:
    """Is there such a number?"""
    for one in numbers:
        if one == number:
            return True
    return False


def place_of_most(numbers: Floats) -> i64:
    """Where the highest number stands, the first of equals."""
    best: i64 = 0
    for at in range(len(numbers)):
        if numbers[at] > numbers[best]:
            best = at
    return best


def total(numbers: Ints) -> i64:
    """The sum of all numbers."""
    found: i64 = 0
    for one in numbers:
        found += one
    return found


# Pickles


def _ints_again(numbers: Any) -> tuple[Any, ...]:
    return ints, (list(numbers),)


def _floats_again(numbers: Any) -> tuple[Any, ...]:
    return floats, (list(numbers),)


copyreg.pickle(type(ints([])), _ints_again)
copyreg.pickle(type(floats([])), _floats_again)
"""Wherever they lie, in a state or in a list of its own: librt does not say how to pickle them."""
