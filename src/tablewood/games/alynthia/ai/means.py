"""What a player has, in renown: cards, focus, buildings and research, with the rounds to come."""

from typing import Final

from mypy_extensions import i64

from tablewood.games.alynthia.ai.chances import FAR, Walk, reach
from tablewood.games.alynthia.ai.ground import is_threatened
from tablewood.games.alynthia.ai.weight import (
    BARE_OUTPOST_WEIGHT,
    CARD_WEIGHT,
    FOCUS_WEIGHT,
    HARVEST_WEIGHT,
    OUTPOST_SITE_WEIGHT,
    RECRUIT_WEIGHT,
    RESEARCH_WEIGHT,
    RESOURCE_WEIGHT,
    STEP_WEIGHT,
    THREAT_WEIGHT,
    UPGRADE_SITE_WEIGHT,
    WEIGHTS,
)
from tablewood.games.alynthia.harvest import hand_limit
from tablewood.games.alynthia.names import (
    CARDS,
    FOCUS_TILE,
    LEVELS,
    MONUMENT,
    POLITICS,
    RESEARCH_TILE,
    STOREHOUSE,
    VILLAGE,
)
from tablewood.games.alynthia.pieces import NO_SPACES, outposts_of
from tablewood.games.alynthia.state import Land
from tablewood.kernel.step import Seat
from tablewood.kernel.vectors import Floats, Ints, added, floats, ints

CARD_VALUE: Final[Floats] = floats([1.6, 2.4, 1.6, 1.9, 3.0, 1.0, 1.7, 1.0])
"""Gather, strength, ranged attack, acclaim, insight, re-roll, supply, march."""

TILE_VALUE: Final[Floats] = floats(
    [
        *[0.8, 0.9, 0.0, 0.0],
        *[1.2, 1.6, 1.2, 0.0],
        *[1.0, 1.0, 0.0, 0.0],
        *[0.0, 0.0, 2.5, 0.0],
    ]
)
"""By category and level: what a tile is worth, or, of the recurring ones, what each round with it is worth.

What other tiles give is had at once."""

PER_ROUND: Final[Ints] = ints(
    [
        *[0, 1, 0, 0],
        *[1, 1, 1, 0],
        *[0, 1, 0, 0],
        *[0, 0, 0, 0],
    ]
)

RESOURCE_VALUE: Final[Floats] = floats([0.5, 1.2, 1.6, 2.0, 2.2, 2.2])
WORKER_VALUE: Final[Floats] = floats([0.8, 1.7, 2.0, 2.3, 2.4, 2.4])
"""By the rounds to come: what is spent early comes back as buildings."""


def resource_value(left: i64) -> float:
    """What a resource is worth with `left` rounds to come."""
    return WEIGHTS[RESOURCE_WEIGHT] * RESOURCE_VALUE[left]


def worker_value(left: i64) -> float:
    """What a worker is worth with `left` rounds to come."""
    return WEIGHTS[RECRUIT_WEIGHT] * WORKER_VALUE[left]


def engine(s: Land, seat: Seat, left: i64) -> float:
    """Cards, focus, buildings and research of a player, with `left` rounds to come after this one."""
    plain = s.non_workers(seat)
    workers = s.workers(seat)
    cards = s.action_cards(seat)
    last = 0.45 if left == 0 else 1.0
    worth = resource_value(left) * float(plain) + worker_value(left) * float(workers)
    if plain + workers + cards > s.parts.hand_limit:
        worth -= 0.7 * float(surplus(s, seat, plain + workers + cards))
    if cards > 0:
        for card in range(CARDS):
            copies = s.card_count(seat, card)
            if copies > 0:
                worth += WEIGHTS[CARD_WEIGHT] * CARD_VALUE[card] * float(copies) * last
    light: i64 = 0 if s.is_dark(seat, FOCUS_TILE) else 1
    focus = s.focus[seat] + (left + light) * s.parts.focus_per_round
    worth += WEIGHTS[FOCUS_WEIGHT] * float(focus)
    worth += 1.2 * float(s.captured[seat]) * last
    worth += buildings(s, seat, left) + WEIGHTS[RESEARCH_WEIGHT] * research(s, seat, left)
    return worth


def surplus(s: Land, seat: Seat, cards: i64) -> i64:
    """The cards above the hand limit."""
    limit = hand_limit(s, seat) if s.guild[seat] >= 0 else s.parts.hand_limit
    return cards - limit if cards > limit else 0


def buildings(s: Land, seat: Seat, left: i64) -> float:
    """Outposts with the harvests to come, and upgrades with their tiles."""
    outposts = s.outposts
    worth = 0.0
    for at in range(s.first_place(seat), s.first_place(seat + 1)):
        space = outposts[at]
        if space < 0:
            continue
        worth += WEIGHTS[HARVEST_WEIGHT] * float(left) + 0.3
        upgrade = s.upgrades[at]
        if upgrade >= 0:
            worth += upgraded(upgrade, left if s.upgrade_used[at] == 1 else left + 1)
        elif left > 0:
            worth += WEIGHTS[BARE_OUTPOST_WEIGHT]
        if is_threatened(s, space):
            worth -= WEIGHTS[THREAT_WEIGHT]
    return worth


def upgraded(upgrade: i64, uses: i64) -> float:
    """What the tile of an upgrade is worth, by how often it can still be used."""
    if upgrade == MONUMENT:
        return 2.0 * float(uses)
    if upgrade == VILLAGE:
        return 1.7 * float(uses)
    return 1.5 if upgrade == STOREHOUSE else 1.0


def research(s: Land, seat: Seat, left: i64) -> float:
    """Tiles by what they give, once or in every round to come; those used already this round count less."""
    worth = 0.0
    for category in range(LEVELS):
        tiles = s.researched(seat, category)
        if tiles == 0:
            continue
        for tile in range(category * LEVELS, category * LEVELS + tiles):
            rounds: i64 = 1
            if PER_ROUND[tile] == 1:
                rounds = left if s.is_dark(seat, RESEARCH_TILE + tile) else left + 1
            worth += TILE_VALUE[tile] * float(rounds)
        if category == POLITICS and tiles < 3:
            worth += 1.2 * float(tiles)
    return worth


def site(s: Land, seat: Seat, walk: Walk) -> float:
    """How near the character is to its next outpost or upgrade, if it can pay for one."""
    held = s.non_workers(seat)
    focus = reach(s, seat)
    best = 0.0
    count = outposts_of(s, seat)
    if count < s.parts.outposts and held >= s.parts.outpost_resources[count]:
        steps = walk.steps_to_site(focus - s.parts.outpost_focus[count])
        if steps < FAR:
            best = WEIGHTS[OUTPOST_SITE_WEIGHT] - WEIGHTS[STEP_WEIGHT] * float(steps)
    if count > 0 and held >= 2:
        steps = walk.steps_to(bare_outposts(s, seat), focus - 2)
        if steps < FAR:
            best = max(best, WEIGHTS[UPGRADE_SITE_WEIGHT] - WEIGHTS[STEP_WEIGHT] * float(steps))
    return best


def bare_outposts(s: Land, seat: Seat) -> Ints:
    """The spaces where an outpost of the player can be upgraded."""
    found = NO_SPACES
    for at in range(s.first_place(seat), s.first_place(seat + 1)):
        if s.upgrades[at] < 0 and s.outposts[at] >= 0:
            found = added(found, s.outposts[at])
    return found
