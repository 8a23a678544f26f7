"""Made-up games whose truth is known."""

import random
from collections.abc import Sequence

import tablewood as tw
from tablewood.kernel.moves import Domain
from tablewood.lab.study.declaration import Declaration, Kind
from tablewood.lab.study.watch import StudiedGame

TURNS = 12
NAMES = ["honest", "for-leaders", "strong", "third", "fourth"]


def declared() -> Declaration:
    kind = Kind("potion", Domain("made-up", NAMES), {}, {}, {})
    return Declaration(tw.game("sylve"), None, {}, (kind,))


def made_up(
    number: int, worth: Sequence[float], leaders_only: int = -1, seed: int = 0
) -> StudiedGame:
    """Two seats in turn gain or lose at random, and take a card each turn that is worth so many points.

    One of the cards may be taken by whoever is ahead, and only then.
    """
    chance = random.Random(f"{seed} {number}")
    ahead = 0.0
    standings, takes = [], []
    for turn in range(TURNS):
        seat = turn % 2
        sign = 1 if seat == 0 else -1
        lead = round(10 * ahead * sign)
        standings.append([turn, seat, *([lead, -lead] if seat == 0 else [-lead, lead])])
        cards = [card for card in range(len(worth)) if card != leaders_only]
        card = leaders_only if leaders_only >= 0 and ahead * sign > 2 else chance.choice(cards)
        takes.append([0, card, seat, turn, lead])
        ahead += sign * worth[card] + chance.gauss(0, 3)
    points = [50 + round(ahead), 50]
    wins = [1.0, 0.0] if ahead > 0 else [0.0, 1.0]
    return StudiedGame(number, points, wins, 0, "usual", TURNS, TURNS, {}, takes, [], [], standings)
