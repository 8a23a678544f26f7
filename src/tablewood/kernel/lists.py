"""For lists that seldom change: replace them instead of changing them, and clones may share them."""


def plus(numbers: list[int], at: int, more: int) -> list[int]:
    """A copy of the list with so many more in one place."""
    changed = numbers.copy()
    changed[at] += more
    return changed


def put(numbers: list[int], at: int, number: int) -> list[int]:
    """A copy of the list with another number in one place."""
    changed = numbers.copy()
    changed[at] = number
    return changed
