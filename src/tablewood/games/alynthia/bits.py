"""Small sets in one number, a bit for each member: seats that are done or have passed, dark tiles, abilities."""

from typing import Final, TypeAlias

from mypy_extensions import i64

Members: TypeAlias = int
"""A set of small numbers: seats, tiles, abilities."""

NOBODY_YET: Final[Members] = 0


def has(members: Members, one: int) -> bool:
    """Whether this one is a member."""
    bits: i64 = members
    at: i64 = one
    return (bits >> at) & 1 == 1


def joined_by(members: Members, one: int) -> Members:
    """The set with this one in it."""
    return members | 1 << one


def without(members: Members, one: int) -> Members:
    """The set with this one not in it."""
    return members & ~(1 << one)


def all_of(count: int) -> Members:
    """The set of everything below the count."""
    return (1 << count) - 1


def set_of(some: list[int]) -> Members:
    """The set of these."""
    members = 0
    for one in some:
        members |= 1 << one
    return members
