"""Redealing what a seat cannot know (TS-127)."""

from tablewood.games.tree_society.state import Society
from tablewood.kernel.step import Seat
from tablewood.kernel.vectors import copied, ints, joined, plus, without_last


def redeal(s: Society, seat: Seat) -> None:
    """TS-127, TS-128: shuffle both decks.

    The Sold sections lie face down, but the log names every fruit that is sold or composted, so an attentive player
    knows them, and with them what the fruit deck holds. Only what lay there when a scene began was never announced:
    those cards are shuffled with the deck.
    """
    s.guild_deck = copied(s.guild_deck)
    s.chance.shuffle_ints(s.guild_deck)
    hidden = [] if s.shows_sold or s.over else untold_sales(s, seat)
    s.fruit_deck = joined(s.fruit_deck, ints([face for _, face in hidden]))
    for owner, face in hidden:
        s.sold = plus(s.sold, s.fruit_at(owner, face), -1)
    s.chance.shuffle_ints(s.fruit_deck)
    for owner, _ in hidden:
        s.sold = plus(s.sold, s.fruit_at(owner, s.fruit_deck[-1]), 1)
        s.fruit_deck = without_last(s.fruit_deck)


def untold_sales(s: Society, seat: Seat) -> list[tuple[int, int]]:
    """Each card in another player's Sold section that was never announced, with its owner."""
    hidden: list[tuple[int, int]] = []
    if len(s.untold) > 0:
        for owner in range(s.seats):
            if owner != seat:
                for face in range(s.fruits.count):
                    hidden.extend([(owner, face)] * s.untold[s.fruit_at(owner, face)])
    return hidden
