"""What can be known of the others' resources in a competitive game (AL-140).

Resources come and go in the open, but for trades: the others see how many cards change hands, not which. From the first
trade on the state keeps a record of every change, so that a seat can imagine other contents of the trades of others,
all in keeping with everything that was seen before and after.
"""

from typing import Final

from mypy_extensions import i64

from tablewood.games.alynthia.names import NOTHING
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.vocabulary import RESOURCES, Resource
from tablewood.kernel.step import Seat
from tablewood.kernel.vectors import Ints, copied, ints, joined, listed, part

RECORD: Final = 2 + 2 * RESOURCES
"""How long a record is: the player, the partner of a trade, what the player lost and what the player got."""

IMPOSSIBLE: Final[Ints] = ints([])
"""Hands that do not fit what was seen."""

TRIES: Final = 24
"""How many times to imagine a course of the trades; if none fits what was seen, the true one stands."""


def note(s: Land, seat: Seat, resource: Resource, cards: i64) -> None:
    """A player got cards in the open, or lost them."""
    if len(s.open_hands) > 0:
        changes = [0] * RESOURCES
        changes[resource] = cards
        record(s, seat, NOTHING, [0] * RESOURCES, changes)


def note_trade(s: Land, giver: Seat, taker: Seat, given: list[int], asked: list[int]) -> None:
    """Two players are about to exchange these cards."""
    if len(s.open_hands) == 0:
        s.open_hands = copied(s.hand)
    record(s, giver, taker, given, asked)


def record(s: Land, one: Seat, other: Seat, gone: list[int], came: list[int]) -> None:
    """One player lost and got these cards, to and from another one or in the open."""
    s.hearsay = joined(s.hearsay, ints([one, other, *gone, *came]))


def imagine(s: Land, seat: Seat, fixed: list[int]) -> None:
    """Change the hands to others that the seat cannot tell from the true ones; those of the fixed seats stay."""
    for _ in range(TRIES):
        hands = imagined(s, seat)
        if len(hands) > 0 and are_the_same(s, hands, fixed):
            s.hand = hands
            return


def are_the_same(s: Land, hands: Ints, seats: list[int]) -> bool:
    """Whether these seats hold in truth what they are imagined to hold."""
    for seat in seats:
        if held(hands, seat) != held(s.hand, seat):
            return False
    return True


def imagined(s: Land, seat: Seat) -> Ints:
    """The hands after a course of the trades that the seat was not part of; none if it does not fit what was seen."""
    hands = copied(s.open_hands)
    for at in range(0, len(s.hearsay), RECORD):
        one = s.hearsay[at]
        other = s.hearsay[at + 1]
        gone = part(s.hearsay, at + 2, at + 2 + RESOURCES)
        came = part(s.hearsay, at + 2 + RESOURCES, at + RECORD)
        if other != NOTHING:
            if seat not in (one, other):
                if sum(gone) > sum(held(hands, one)) or sum(came) > sum(held(hands, other)):
                    return IMPOSSIBLE
                gone = some_cards(s, held(hands, one), sum(gone))
                came = some_cards(s, held(hands, other), sum(came))
            move_cards(hands, other, gone, 1)
            move_cards(hands, other, came, -1)
        move_cards(hands, one, gone, -1)
        move_cards(hands, one, came, 1)
        if min(listed(hands)) < 0:
            return IMPOSSIBLE
    return hands


def held(hands: Ints, seat: Seat) -> list[int]:
    """The resources of one seat."""
    return part(hands, seat * RESOURCES, (seat + 1) * RESOURCES)


def move_cards(hands: Ints, seat: Seat, cards: list[int], sign: int) -> None:
    """Put the cards into a hand, or take them out of it."""
    for resource in range(RESOURCES):
        hands[seat * RESOURCES + resource] += sign * cards[resource]


def some_cards(s: Land, hand: list[int], count: int) -> list[int]:
    """So many cards of the hand, drawn blindly."""
    left = hand.copy()
    drawn = [0] * RESOURCES
    for _ in range(count):
        number = s.chance.below(sum(left))
        resource = 0
        while number >= left[resource]:
            number -= left[resource]
            resource += 1
        left[resource] -= 1
        drawn[resource] += 1
    return drawn
