"""What a player has, in renown: cards, focus, buildings and research, with the rounds to come."""

from typing import Final

from tablewood.games.alynthia.harvest import hand_limit
from tablewood.games.alynthia.hunting import FAR, reach
from tablewood.games.alynthia.names import (
    CARDS,
    CONQUEST,
    LEVELS,
    RESEARCH_TILE,
)
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.vocabulary import RESOURCES, WORKER

CARD_VALUE: Final = [1.6, 2.4, 1.6, 1.9, 3.0, 1.0, 1.7, 1.0]
"""Gather, strength, ranged attack, acclaim, insight, re-roll, supply, march."""

TILE_VALUE: Final = [
    [0.8, 0.9, 7.0, 6.0],
    [1.2, 1.6, 1.2, 1.5],
    [1.0, 1.0, 1.0, 4.0],
    [0.0, 0.0, 2.5, 0.0],
]
"""By category: what a tile is worth, or, of the recurring ones, what each round with it is worth."""

PER_ROUND: Final = [
    [0, 1, 0, 0],
    [1, 1, 1, 0],
    [0, 1, 0, 0],
    [0, 0, 0, 0],
]

FOCUS_VALUE: Final = 0.7
RESOURCE_VALUE: Final = [0.5, 1.2, 1.6, 2.0, 2.2, 2.2]
WORKER_VALUE: Final = [0.8, 1.7, 2.0, 2.3, 2.4, 2.4]
"""By the rounds to come: what is spent early comes back as buildings."""


def engine(s: Land, seat: int, left: int) -> float:
    """Cards, focus, buildings and research of a player, with so many rounds to come after this one."""
    first = seat * RESOURCES
    plain = s.hand[first] + s.hand[first + 1] + s.hand[first + 2]
    cards = s.action_cards(seat)
    kept = plain + s.hand[first + WORKER] + cards
    limit = hand_limit(s, seat) if s.guild[seat] >= 0 else s.parts.hand_limit
    last = 0.45 if left == 0 else 1.0
    worth = RESOURCE_VALUE[left] * plain + WORKER_VALUE[left] * s.hand[first + WORKER]
    worth -= 0.7 * max(0, kept - limit)
    for card in range(CARDS):
        held = s.cards[seat * CARDS + card]
        if held:
            worth += CARD_VALUE[card] * held * last
    light = 0 if s.used[seat] & 1 else 1
    focus = s.focus[seat] + (left + light) * s.parts.focus_per_round
    worth += FOCUS_VALUE * focus
    worth += 1.2 * s.captured[seat] * last
    worth += buildings(s, seat, left) + research(s, seat, left)
    return worth


def buildings(s: Land, seat: int, left: int) -> float:
    """Outposts with the harvests to come, and upgrades with their tiles."""
    worth = 0.0
    for at in range(seat * s.parts.outposts, (seat + 1) * s.parts.outposts):
        space = s.outposts[at]
        if space < 0:
            continue
        worth += 1.0 * left + 0.3
        upgrade = s.upgrades[at]
        if upgrade < 0:
            worth += 2.0 if left else 0.0
        else:
            uses = left if s.upgrade_used[at] else left + 1
            worth += [1.5, 2.0 * uses, 1.0, 1.7 * uses][upgrade]
        if threatened(s, space):
            worth -= 0.8
    return worth


def threatened(s: Land, space: int) -> bool:
    """Whether a swarm may reach the space in the next Dragon Phase."""
    for other in s.board.neighbours[space]:
        if s.dragons[other] >= s.parts.swarm - 2:
            return True
    return False


def research(s: Land, seat: int, left: int) -> float:
    """Tiles by what they give, once or in every round to come; those used already this round count less."""
    worth = 0.0
    for category in range(LEVELS):
        tiles = s.research[seat * LEVELS + category]
        for level in range(tiles):
            one = TILE_VALUE[category][level]
            if PER_ROUND[category][level]:
                dark = (s.used[seat] >> (RESEARCH_TILE + category * LEVELS + level)) & 1
                worth += one * (left if dark else left + 1)
            elif category == CONQUEST or level == 0:
                worth += one
        if 0 < tiles < 3 and category == 0:
            worth += 1.2 * tiles
    return worth


def site(s: Land, seat: int, steps_to: list[int]) -> float:
    """How near the character is to its next outpost or upgrade, if it can pay for one."""
    first = seat * RESOURCES
    held = s.hand[first] + s.hand[first + 1] + s.hand[first + 2]
    focus = reach(s, seat)
    best = 0.0
    count = s.outposts_of(seat)
    if count < s.parts.outposts and held >= s.parts.outpost_resources[count]:
        steps = FAR
        for space in s.board.spaces:
            if s.terrain[space] < WORKER and s.built[space] == 0 and s.dragons[space] == 0:
                steps = min(steps, steps_to[space])
        if steps + s.parts.outpost_focus[count] <= focus:
            best = 2.0 - 0.4 * steps
    if held >= 2:
        for one in range(seat * s.parts.outposts, (seat + 1) * s.parts.outposts):
            space = s.outposts[one]
            if space >= 0 and s.upgrades[one] < 0:
                steps = steps_to[space]
                if steps + 2 <= focus:
                    best = max(best, 3.2 - 0.4 * steps)
    return best
