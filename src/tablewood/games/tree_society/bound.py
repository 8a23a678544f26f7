"""What no game of Tree Society can go beyond: its length and the points of a player."""

from typing import Final

from tablewood.games.tree_society.parts import (
    BANNERS,
    COINS,
    FILLS_CHEST,
    GAINS_COINS,
    HOUSES,
    LEVELS,
    MAJORITY_BANNERS,
    NOTHING,
    Counter,
    Parts,
    counts_fruits,
    counts_one_guild,
)
from tablewood.kernel.vectors import listed, total

TURN_DECISIONS: Final = 100
"""More decisions than one turn can take: a sale, the few builds that its coins pay for, discards, a fruit."""


def longest_game(parts: Parts, seats: int) -> int:
    """TS-101, TS-112: every turn draws at least one fruit card, and the round of the last one is the last.

    Games end much earlier, when somebody has the banners of the goal (TS-111); but nobody has to complete a card.
    """
    return (total(parts.fruits.copies) + seats) * TURN_DECISIONS


def points_range(parts: Parts, seats: int) -> tuple[int, int]:
    """TS-117 to TS-120: every card of the box at its worst level, or at its best with all that it counts."""
    cards = parts.cards
    least, most = 0, 0
    for card in range(cards.count):
        worth = [0]
        for level in range(1, LEVELS + 1):
            at = cards.at(card, level)
            worth.append(cards.points[at] * most_counted(parts, seats, cards.counter[at]))
        least += min(worth)
        most += max(worth)
    return least, most


def most_counted(parts: Parts, seats: int, counter: Counter) -> int:
    """TS-163: more of this than one player can have: all that the box has of it."""
    if counter == NOTHING:
        return 1
    if counts_fruits(counter):
        return total(parts.fruits.copies)
    if counter in (BANNERS, MAJORITY_BANNERS) or counts_one_guild(counter):
        return total(parts.cards.banners)
    if counter == COINS:
        return most_coins(parts, seats)
    return parts.cards.count if counter == HOUSES else len(parts.cards.guilds)


def most_coins(parts: Parts, seats: int) -> int:
    """TS-28 to TS-31, TS-36, TS-40: in every decision the best sale and the best effect, raised by all cards."""
    cards = parts.cards
    effects = [
        cards.effect_n[at] * max(1, _without_coins(parts, cards.effect_of[at]))
        for at in range(len(cards.effect))
        if cards.effect[at] in (GAINS_COINS, FILLS_CHEST)
    ]
    sale = total(parts.fruits.copies) + cards.count * max([1, *listed(cards.effect_n)])
    start = max(parts.start_purse) + max(parts.start_chest)
    return start + longest_game(parts, seats) * (sale + max([0, *effects]))


def _without_coins(parts: Parts, counter: Counter) -> int:
    """The most that an effect of coins counts; no such effect counts coins."""
    return 1 if counter == COINS else most_counted(parts, 0, counter)
