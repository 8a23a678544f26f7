"""What no game of Builders of Sylvan Dale can go beyond: its length and the fame of a player."""

from typing import Final

from tablewood.games.sylvan_dale.components import Parts
from tablewood.kernel.vectors import total

ROUNDS: Final = 2
"""SD-103 to SD-106."""


def longest_game(parts: Parts, seats: int) -> int:
    """SD-20, SD-37, SD-44, SD-52, SD-69, SD-71: more decisions than any game has.

    A turn that adds a tile plays a card, adds the tile, may hang a banner, use its items (a hammer may earn a banner
    again), stop using them, replace the market and choose a card. Each such turn uses up a tile and displays a card,
    and a set of displayed cards is exchanged once, so there are as many of these turns as tiles, and as many exchanges
    as sets of played cards. A stuck turn only stops exchanging, replaces the market and chooses a card. Three rounds of
    stuck turns end the round (SD-44), so they come in runs, one before each tile and one at the end of each round.

    Games are far shorter. But nothing except luck forbids a run of stuck turns before every tile, nor a market of cards
    alike again and again, so no argument from the rules alone comes closer.
    """
    tiles = seats * parts.tiles
    new_card = parts.market_replacements + 1
    a_turn = 3 + 2 * parts.items_per_turn + 1 + new_card
    a_stuck_turn = 1 + new_card
    exchanges = tiles // parts.set_size * (1 + parts.set_size)
    stuck_turns = (tiles + ROUNDS) * parts.stalemate_rounds * seats
    return tiles * a_turn + exchanges + stuck_turns * a_stuck_turn


def most_fame(parts: Parts, seats: int) -> int:
    """SD-59, SD-97, SD-109, SD-113: more fame than one player can have.

    All banners hung on tiles, a bridge on every pair of neighbours (SD-96) between trees of full height, and in both
    rounds prestige for every tree at full height and preeminence in every district.
    """
    board = parts.boards[seats]
    height = 1 + parts.max_tiles
    bridges = len(board.edges) * 2 * height * parts.bridge_fame
    prestige = len(board.trees) * height * parts.level_fame
    preeminence = total(board.size) * max(parts.lead_fame, parts.tied_fame)
    return parts.banners * parts.banner_fame + bridges + ROUNDS * (prestige + preeminence)
