"""Dice on the table: the visible ones, and those under them (SY-51 to SY-54).

Few dice are covered at any time, so the state keeps them all in one row, place by place and each stack from the bottom
up; a second row tells where each of them lies.
"""

from mypy_extensions import i64

from tablewood.games.sylve.dice import NO_DIE, NO_LEVEL, Die, Level, owner_of
from tablewood.games.sylve.parts import Spot
from tablewood.games.sylve.places import NONE, TAKEN
from tablewood.games.sylve.state import Wood
from tablewood.kernel.step import Seat
from tablewood.kernel.vectors import NOWHERE, Ints, added, joined, put, repeated


def take_up_all_dice(s: Wood) -> None:
    """SY-12, SY-159: no die lies anywhere on the table."""
    s.tops = repeated(NO_DIE, s.parts.spots.size)
    s.covered = NONE
    s.covered_on = NONE


# Questions


def height(s: Wood, spot: Spot) -> i64:
    """SY-51: how many dice lie on this place."""
    if s.is_empty(spot):
        return 0
    dice: i64 = 1
    for place in s.covered_on:
        if place == spot:
            dice += 1
    return dice


def die_at(s: Wood, spot: Spot, level: Level) -> Die:
    """The die on this level of a place, counted from the top; NO_DIE if the stack is lower than that."""
    if level == 0:
        return s.tops[spot]
    at = _place_among_covered(s, spot, level)
    return NO_DIE if at == NOWHERE else s.covered[at]


def dice_at(s: Wood, spot: Spot) -> list[int]:
    """The dice on this place from the top to the bottom."""
    return [die_at(s, spot, level) for level in range(height(s, spot))]


def placed_dice(s: Wood) -> list[int]:
    """All dice on the table, place by place."""
    return [die for spot in range(len(s.tops)) for die in dice_at(s, spot)]


def own_level(s: Wood, spot: Spot, seat: Seat) -> Level:
    """SY-47, SY-49: the level of the topmost forage die of this player; NO_LEVEL if there is none."""
    for level in range(height(s, spot)):
        if owner_of(die_at(s, spot, level)) == seat:
            return level
    return NO_LEVEL


def _place_among_covered(s: Wood, spot: Spot, level: Level) -> i64:
    """Where among all covered dice the one on this level lies; NOWHERE if the stack is lower than that."""
    places = s.covered_on
    at: i64 = len(places) - 1
    while at >= 0:
        if places[at] == spot:
            level -= 1
            if level == 0:
                return at
        at -= 1
    return NOWHERE


# Changes


def put_on(s: Wood, spot: Spot, die: Die) -> None:
    """A die comes to lie on a place, on top of what is there."""
    top = s.tops[spot]
    if top != NO_DIE:
        _cover(s, spot, top)
    s.tops[spot] = die
    if s.parts.is_space(spot):
        s.shows[spot] = TAKEN


def _cover(s: Wood, spot: Spot, die: Die) -> None:
    """The visible die of a place becomes the topmost one of those covered there."""
    at: i64 = len(s.covered_on)
    while at > 0 and s.covered_on[at - 1] > spot:
        at -= 1
    s.covered = with_one_more(s.covered, at, die)
    s.covered_on = with_one_more(s.covered_on, at, spot)


def lift(s: Wood, spot: Spot, level: Level) -> Die:
    """SY-54: a die leaves a place; those above it drop down."""
    die = die_at(s, spot, level)
    at = _place_among_covered(s, spot, level if level > 0 else 1)
    if at == NOWHERE:
        s.tops[spot] = NO_DIE
        if s.parts.is_space(spot):
            s.shows[spot] = s.symbols[spot]
        return die
    if level == 0:
        s.tops[spot] = s.covered[at]
    s.covered = without_one(s.covered, at)
    s.covered_on = without_one(s.covered_on, at)
    return die


def exchange(s: Wood, spot: Spot, level: Level, die: Die) -> None:
    """SY-54: another die takes the exact place of the one on this level."""
    if level == 0:
        s.tops[spot] = die
    else:
        s.covered = put(s.covered, _place_among_covered(s, spot, level), die)


def with_one_more(numbers: Ints, at: i64, number: i64) -> Ints:
    """A copy with one more number in this place."""
    grown = added(numbers, number)
    last: i64 = len(numbers)
    while last > at:
        grown[last] = grown[last - 1]
        last -= 1
    grown[at] = number
    return grown


def without_one(numbers: Ints, at: i64) -> Ints:
    """A copy without the number in this place."""
    return joined(numbers[:at], numbers[at + 1 :])
