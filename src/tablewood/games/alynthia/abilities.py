"""Using recurring abilities (AL-115, AL-158, AL-160, AL-165 to AL-168, AL-176, AL-178, AL-235 to AL-253)."""

from typing import Final

from mypy_extensions import i64

from tablewood.games.alynthia.gains import RollLabor, carry_out_one
from tablewood.games.alynthia.names import (
    ABILITIES,
    ADVANCED_TILE,
    BASIC_TILE,
    FOCUS_TILE,
    LEVELS,
    RESEARCH_TILE,
    UPGRADE_TILE,
    UPGRADES,
)
from tablewood.games.alynthia.purse import gain_focus
from tablewood.games.alynthia.refusals import why_not_use
from tablewood.games.alynthia.state import Land
from tablewood.kernel.moves import MoveList
from tablewood.kernel.number_sets import NumberSet, has, including
from tablewood.kernel.step import ALLOWED, Seat
from tablewood.kernel.vectors import put

NONE_LIGHT: Final[NumberSet] = 0


def list_tiles(s: Land, seat: Seat, moves: MoveList) -> None:
    """AL-165: every recurring tile of the player that may be used now."""
    use = s.moves.use
    if why_not_use(s, seat, FOCUS_TILE) == ALLOWED:
        moves.add(use, FOCUS_TILE)
    for category in range(LEVELS):
        unlocked = s.researched(seat, category)
        if unlocked > 0:
            for tile in s.parts.recurring_tiles(category, unlocked):
                if why_not_use(s, seat, tile) == ALLOWED:
                    moves.add(use, tile)
    if s.unlocked[seat] != 0:
        for tile in s.parts.guild_tiles[s.guild[seat]]:
            if why_not_use(s, seat, tile) == ALLOWED:
                moves.add(use, tile)
    light = light_upgrades(s, seat)
    if light != NONE_LIGHT:
        for upgrade in range(UPGRADES):
            if has(light, upgrade):
                moves.add(use, UPGRADE_TILE + upgrade)


def light_upgrades(s: Land, seat: Seat) -> NumberSet:
    """AL-158, AL-160: the kinds of upgrades whose recurring tile the player may use."""
    light: NumberSet = NONE_LIGHT
    for at in range(s.first_place(seat), s.first_place(seat + 1)):
        upgrade = s.upgrades[at]
        if upgrade >= 0 and s.parts.upgrade_recurring[upgrade] == 1 and s.upgrade_used[at] == 0:
            light = including(light, upgrade)
    return light


def usable_tiles(s: Land, seat: Seat) -> list[int]:
    """AL-165: the recurring tiles of the player that may be used now."""
    moves = MoveList()
    list_tiles(s, seat, moves)
    return [s.answer(move).first for move in moves.listed()]


def use_tile(s: Land, seat: Seat, tile: i64) -> None:
    """AL-165, AL-166: turn the tile dark and take what it gives."""
    if tile != FOCUS_TILE:
        s.tell(s.events.used, seat, tile, s.guild[seat])
    if tile >= UPGRADE_TILE:
        use_upgrade(s, seat, tile - UPGRADE_TILE)
        return
    s.darken(seat, tile)
    if tile == FOCUS_TILE:
        gain_focus(s, seat, s.parts.focus_per_round)
    elif tile == ADVANCED_TILE:
        s.then_one(RollLabor(seat))
    elif tile >= BASIC_TILE:
        at = s.basic_of(seat, tile - BASIC_TILE)
        carry_out_one(s, seat, s.parts.basic_verb[at], s.parts.basic_amount[at], ABILITIES)
    else:
        at = tile - RESEARCH_TILE
        carry_out_one(s, seat, s.parts.research_verb[at], s.parts.research_amount[at], ABILITIES)


def use_upgrade(s: Land, seat: Seat, upgrade: i64) -> None:
    """AL-158, AL-160: monument and village, each tile once a round."""
    for at in range(s.first_place(seat), s.first_place(seat + 1)):
        if s.upgrades[at] == upgrade and s.upgrade_used[at] == 0:
            s.upgrade_used = put(s.upgrade_used, at, 1)
            break
    verb, amount = s.parts.upgrade_verb[upgrade], s.parts.upgrade_amount[upgrade]
    carry_out_one(s, seat, verb, amount, ABILITIES)
