"""For lists that seldom change: replace them instead of changing them, and clones may share them."""

from typing import TypeAlias

Shared: TypeAlias = list[int]
"""A list that the rules replace (`plus`, `put`) and never change in place, so that clones share it."""

SharedNames: TypeAlias = list[str]
"""The same, of names."""


def plus(numbers: list[int], at: int, more: int) -> list[int]:
    """A copy of the list with this many more in one place."""
    changed = numbers.copy()
    changed[at] += more
    return changed


def put(numbers: list[int], at: int, number: int) -> list[int]:
    """A copy of the list with another number in one place."""
    changed = numbers.copy()
    changed[at] = number
    return changed
