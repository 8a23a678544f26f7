"""What can be known of the others' resources in a competitive game (AL-140).

Resources come and go in the open, but for trades: the others see how many cards change hands, not which. From the first
trade on the state keeps a record of every change, so that a seat can imagine other contents of the trades of others,
all in keeping with everything that was seen before and after.
"""

from typing import Final

from tablewood.games.alynthia.names import NOTHING
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.vocabulary import RESOURCES
from tablewood.kernel.lists import plus

RECORD: Final = 2 + 2 * RESOURCES
"""How long a record is: the player, the partner of a trade, what the player lost and what the player got."""

TRIES: Final = 24
"""How many times to imagine a course of the trades; if none fits what was seen, the true one stands."""


def note(s: Land, seat: int, resource: int, cards: int) -> None:
    """A player got cards in the open, or lost them."""
    if s.open_hands:
        changes = plus([0] * RESOURCES, resource, cards)
        s.hearsay = [*s.hearsay, seat, NOTHING, *([0] * RESOURCES), *changes]


def note_trade(s: Land, giver: int, taker: int, given: list[int], asked: list[int]) -> None:
    """Two players are about to exchange these cards."""
    if not s.open_hands:
        s.open_hands = s.hand.copy()
    s.hearsay = [*s.hearsay, giver, taker, *given, *asked]


def imagine(s: Land, seat: int, fixed: list[int]) -> None:
    """Change the hands to others that the seat cannot tell from the true ones; those of the fixed seats stay."""
    for _ in range(TRIES):
        hands = imagined(s, seat)
        if hands and are_the_same(s, hands, fixed):
            s.hand = hands
            return


def are_the_same(s: Land, hands: list[int], seats: list[int]) -> bool:
    """Whether these seats hold in truth what they are imagined to hold."""
    for seat in seats:
        if held(hands, seat) != held(s.hand, seat):
            return False
    return True


def imagined(s: Land, seat: int) -> list[int]:
    """The hands after a course of the trades that the seat was not part of; none if it does not fit what was seen."""
    hands = s.open_hands.copy()
    for at in range(0, len(s.hearsay), RECORD):
        one = s.hearsay[at]
        other = s.hearsay[at + 1]
        gone = s.hearsay[at + 2 : at + 2 + RESOURCES]
        came = s.hearsay[at + 2 + RESOURCES : at + RECORD]
        if other != NOTHING:
            if seat not in (one, other):
                if sum(gone) > sum(held(hands, one)) or sum(came) > sum(held(hands, other)):
                    return []
                gone = some_cards(s, held(hands, one), sum(gone))
                came = some_cards(s, held(hands, other), sum(came))
            move_cards(hands, other, gone, 1)
            move_cards(hands, other, came, -1)
        move_cards(hands, one, gone, -1)
        move_cards(hands, one, came, 1)
        if min(hands) < 0:
            return []
    return hands


def held(hands: list[int], seat: int) -> list[int]:
    """The resources of one seat."""
    return hands[seat * RESOURCES : (seat + 1) * RESOURCES]


def move_cards(hands: list[int], seat: int, cards: list[int], sign: int) -> None:
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
