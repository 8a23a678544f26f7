"""Why an Action Phase is finite (AL-270): a number that every answer of the phase makes smaller.

Each thing that can still be spent has a weight greater than all that it can turn into; research tiles count while
they are locked and while they are light, dragons while they are on the map and while they are captured. Every move
but to stop spends something, so `strength_left` falls by at least 1. To say done is then worth less than one move,
and can be said again only after a move has taken it back; to stay done is worth less than either, and leads on in the
cycle to somebody who is not done. So `moves_left` falls with every answer and never below 0.
"""

from typing import Final

from tablewood.games.alynthia.components import Parts
from tablewood.games.alynthia.map_parts import Side
from tablewood.games.alynthia.names import (
    ADVANCED,
    ADVANCED_TILE,
    BASIC_ABILITIES,
    BASIC_TILE,
    FOCUS_TILE,
    LABOR,
    LEVELS,
    PLAYERS,
    RESEARCH_TILE,
    TILES,
)
from tablewood.games.alynthia.pieces import dragons_on_map
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.vocabulary import FOCUS, RECURRING, RENOWN, Effect, amount
from tablewood.kernel.number_sets import NumberSet, has
from tablewood.kernel.step import Seat
from tablewood.kernel.vectors import listed, total

RESOURCE_WEIGHT: Final = 1
CARD_WEIGHT: Final = 4
"""Gather turns one action card into two resources; Insight unlocks a tile that was counted while locked."""
DRAGON_WEIGHT: Final = 6
"""A captured dragon is a fortune roll: two resources, or an action card."""
TILE_WEIGHT: Final = 6
MARKET_WEIGHT: Final = 6
"""A market card gives a resource or an action card, or unlocks a tile that was counted while locked."""
FOCUS_WEIGHT: Final = 10
"""Two focus can build a village, whose tile is light at once; three can buy an action card or a labor roll."""

ANSWERS_TO_A_MOVE: Final = 300
"""More than any move asks before it is carried out: an offer may name all cards, a window goes round the table."""


def moves_left(s: Land, done: NumberSet, turn: Seat) -> int:
    """More than the answers that the open Action Phase can still take.

    `done` are the seats that are done; `turn` is the seat that the cycle has come to.
    """
    waiting = len([seat for seat in range(s.seats) if not has(done, seat)])
    staying = 0
    while staying < s.seats and has(done, (turn + staying) % s.seats):
        staying += 1
    return s.seats * ((s.seats + 1) * strength_left(s) + waiting) + staying


def strength_left(s: Land) -> int:
    """All that can still be spent in this phase, weighted."""
    weight = DRAGON_WEIGHT * (dragons_on_map(s) + total(s.captured))
    weight += MARKET_WEIGHT * total(s.market)
    weight += CARD_WEIGHT * total(s.cards)
    weight += RESOURCE_WEIGHT * total(s.hand)
    for seat in range(s.seats):
        weight += FOCUS_WEIGHT * s.focus[seat]
        weight += s.parts.trades - s.trades[seat]
        weight += sum([tile_weight(s, seat, tile) for tile in range(BASIC_TILE)])
        weight += guild_weight(s, seat)
    for at, upgrade in enumerate(s.upgrades):
        if upgrade >= 0 and s.parts.upgrade_recurring[upgrade] and not s.upgrade_used[at]:
            weight += TILE_WEIGHT
    return weight


def tile_weight(s: Land, seat: int, tile: int) -> int:
    """The 7 focus and the research tiles: what a tile can give while it is light or still locked."""
    if tile == FOCUS_TILE:
        ready = not s.is_dark(seat, FOCUS_TILE)
        return FOCUS_WEIGHT * s.parts.focus_per_round + 1 if ready else 0
    at = tile - RESEARCH_TILE
    if s.is_dark(seat, tile):
        return 0
    if s.parts.research_type[at] != RECURRING:
        return 0
    if s.parts.research_verb[at] == FOCUS:
        return FOCUS_WEIGHT * s.parts.research_amount[at] + 1
    return TILE_WEIGHT


def guild_weight(s: Land, seat: int) -> int:
    """The guild abilities that are light; none is unlocked in the Action Phase."""
    weight = 0
    for basic in range(BASIC_ABILITIES):
        at = s.basic_of(seat, basic)
        light = s.has_unlocked(seat, basic) and not s.is_dark(seat, BASIC_TILE + basic)
        if light and s.parts.basic_recurring[at]:
            is_focus = s.parts.basic_verb[at] == FOCUS
            weight += FOCUS_WEIGHT * s.parts.basic_amount[at] + 1 if is_focus else TILE_WEIGHT
    if s.has_ability(seat, LABOR, ADVANCED) and not s.is_dark(seat, ADVANCED_TILE):
        weight += TILE_WEIGHT
    return weight


def longest_game(parts: Parts, seats: int) -> int:
    """AL-270: more than the decisions of any game: every phase with all that could ever be spent in it."""
    focus = parts.focus_max + parts.focus_per_round + parts.focus_max
    player = FOCUS_WEIGHT * focus + TILE_WEIGHT * TILES + parts.trades + LEVELS
    common = (
        DRAGON_WEIGHT * parts.dragons
        + MARKET_WEIGHT * parts.market_open
        + CARD_WEIGHT * sum(parts.card_copies)
        + RESOURCE_WEIGHT * sum(parts.resource_deck)
    )
    phase = seats * ((seats + 1) * (seats * player + common) + len(PLAYERS) + 1)
    return parts.cooperative.rounds * (phase + ANSWERS_TO_A_MOVE) * 2


def most_renown(parts: Parts, seats: int) -> int:
    """AL-54 to AL-60: more renown than all players together can ever have.

    What an answer leads to earns each player at most once from every source, each at its best. Renown that is taken
    from another player was earned before.
    """
    once = (
        max(listed(parts.outpost_renown))
        + max(listed(parts.card_amount))
        + 2 * max(listed(parts.research_amount)) * (2 * parts.outposts + 1)
        + max([_renown(reward) for reward in parts.market_reward])
        + max([_renown(reward) for reward in parts.upgrade_reward])
        + max([*listed(parts.basic_amount), *listed(parts.upgrade_amount)])
        + max([_renown(face) for face in [*parts.fortune_die, *parts.labor_die]])
        + parts.tunnel_renown
        + parts.piece_renown
        + max([_battle(side, parts.dragons) for side in (parts.cooperative, parts.competitive)])
    )
    return longest_game(parts, seats) * seats * once


def _battle(side: Side, dragons: int) -> int:
    """AL-65: all dragons beaten at once, and a nest."""
    return dragons * side.per_dragon + _renown(side.nest_reward)


def _renown(effect: Effect) -> int:
    """The renown in an effect."""
    return amount(effect, RENOWN)
