"""Using recurring abilities (AL-115, AL-158, AL-160, AL-165 to AL-168, AL-176, AL-178, AL-235 to AL-253)."""

from tablewood.games.alynthia.gains import RollLabor, carry_out
from tablewood.games.alynthia.names import (
    ABILITIES,
    ADVANCED_TILE,
    BASIC_TILE,
    FOCUS_TILE,
    LEVELS,
    RESEARCH_TILE,
    UPGRADE_TILE,
    UPGRADES,
    Tile,
)
from tablewood.games.alynthia.purse import gain_focus
from tablewood.games.alynthia.refusals import why_not_use
from tablewood.games.alynthia.state import Land
from tablewood.kernel.lists import put
from tablewood.kernel.moves import Move
from tablewood.kernel.step import ALLOWED, Seat


def list_tiles(s: Land, seat: Seat, moves: list[Move]) -> None:
    """AL-165: every recurring tile of the player that may be used now."""
    use = s.moves.use
    for tile in usable_tiles(s, seat):
        moves.append(use.of(tile))


def usable_tiles(s: Land, seat: Seat) -> list[Tile]:
    """AL-165: the recurring tiles of the player that may be used now."""
    tiles: list[Tile] = []
    if why_not_use(s, seat, FOCUS_TILE) == ALLOWED:
        tiles.append(FOCUS_TILE)
    for category in range(LEVELS):
        for tile in s.parts.recurring_tiles(category, s.researched(seat, category)):
            if why_not_use(s, seat, tile) == ALLOWED:
                tiles.append(tile)
    if s.unlocked[seat]:
        for tile in s.parts.guild_tiles[s.guild[seat]]:
            if why_not_use(s, seat, tile) == ALLOWED:
                tiles.append(tile)
    light: list[int] = []
    for at in s.places_of(seat):
        upgrade = s.upgrades[at]
        if upgrade >= 0 and s.parts.upgrade_recurring[upgrade] and not s.upgrade_used[at]:
            light.append(upgrade)
    if light:
        for upgrade in range(UPGRADES):
            if upgrade in light:
                tiles.append(UPGRADE_TILE + upgrade)
    return tiles


def use_tile(s: Land, seat: int, tile: int) -> None:
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
        s.then((RollLabor(seat),))
    elif tile >= BASIC_TILE:
        at = s.basic_of(seat, tile - BASIC_TILE)
        carry_out(s, seat, [s.parts.basic_verb[at], s.parts.basic_amount[at]], ABILITIES)
    else:
        at = tile - RESEARCH_TILE
        carry_out(s, seat, [s.parts.research_verb[at], s.parts.research_amount[at]], ABILITIES)


def use_upgrade(s: Land, seat: int, upgrade: int) -> None:
    """AL-158, AL-160: monument and village, each tile once a round."""
    for at in s.places_of(seat):
        if s.upgrades[at] == upgrade and not s.upgrade_used[at]:
            s.upgrade_used = put(s.upgrade_used, at, 1)
            break
    effect = [s.parts.upgrade_verb[upgrade], s.parts.upgrade_amount[upgrade]]
    carry_out(s, seat, effect, ABILITIES)
