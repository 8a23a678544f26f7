"""Redealing what a seat cannot know (TS-127)."""

from tablewood.games.tree_society.parts import Face
from tablewood.games.tree_society.state import Society
from tablewood.kernel.step import Seat


def redeal(s: Society, seat: Seat) -> None:
    """TS-127, TS-128: shuffle both decks.

    The Sold sections lie face down, but the log names every fruit that is sold or composted, so an attentive player
    knows them, and with them what the fruit deck holds. Only what lay there when a scene began was never announced:
    those cards are shuffled with the deck.
    """
    s.guild_deck = s.guild_deck.copy()
    s.chance.shuffle(s.guild_deck)
    hidden = [] if s.shows_sold or s.over else untold_sales(s, seat)
    s.sold = s.sold.copy()
    s.fruit_deck = s.fruit_deck.copy()
    for owner, face in hidden:
        s.fruit_deck.append(face)
        s.sold[s.fruit_at(owner, face)] -= 1
    s.chance.shuffle(s.fruit_deck)
    for owner, _ in hidden:
        s.sold[s.fruit_at(owner, s.fruit_deck.pop())] += 1


def untold_sales(s: Society, seat: Seat) -> list[tuple[Seat, Face]]:
    """Each card in another player's Sold section that was never announced, with its owner."""
    hidden: list[tuple[Seat, Face]] = []
    if s.untold:
        for owner in range(s.seats):
            if owner != seat:
                for face in range(s.fruits.count):
                    hidden.extend([(owner, face)] * s.untold[s.fruit_at(owner, face)])
    return hidden
