"""What must always hold: every component in exactly one place, and the limits of the rules."""

from tablewood.games.sylvan_dale.components import BRIDGE, ITEMS, TREETOP
from tablewood.games.sylvan_dale.pieces import (
    Style,
    Tree,
    height_of,
    pair_of,
)
from tablewood.games.sylvan_dale.state import NOTHING, Dale
from tablewood.kernel.vectors import listed, total


def complaints(s: Dale) -> list[str]:
    """Everything that is wrong with the position, in words."""
    return [*_cards(s), *_tiles(s), *_items(s), *_banners(s), *_trees(s)]


def _cards(s: Dale) -> list[str]:
    """SD-12: every card is in the deck, the discard pile, the market, a hand or a display."""
    wrong: list[str] = []
    faces = s.parts.faces.size
    seen = [0] * faces
    for card in [*s.deck, *s.discard, *s.market, *[card for card in s.hands if card >= 0]]:
        seen[card] += 1
    for seat in range(s.seats):
        icons = [0] * ITEMS
        for face in range(faces):
            count = s.displayed(seat, face)
            seen[face] += count
            for item in range(ITEMS):
                if s.parts.shows(face, item):
                    icons[item] += count
        counted = [s.icons_of(seat, item) for item in range(ITEMS)]
        if icons != counted:
            wrong.append(
                f"{s.colours[seat]}: icons {icons} on display, but {counted} counted (SD-66)"
            )
    for face, name in enumerate(s.parts.faces.names):
        if seen[face] != s.parts.face_copies[face]:
            wrong.append(
                f"{seen[face]} cards {name} instead of {s.parts.face_copies[face]} (SD-12)"
            )
    if len(s.market) > s.parts.market_size:
        wrong.append(f"{len(s.market)} cards in the market (SD-13)")
    return wrong


def _tiles(s: Dale) -> list[str]:
    """SD-9, SD-78: every tile is in a stack, in a tree or in the box."""
    wrong: list[str] = []
    tiles = s.parts.tile
    seen = listed(s.box)
    for tile in s.tiles:
        if tile >= 0:
            seen[tile] += 1
    for seat in range(s.seats):
        for style in s.stacks_of(seat)[s.used[seat] :]:
            seen[tiles.of(seat, style)] += 1
    for tile, count in enumerate(seen):
        style = tiles.style[tile]
        if count != s.parts.tiles_per_style[style]:
            wrong.append(
                f"{count} {s.colours[tiles.owner[tile]]} {s.parts.styles[style]} tiles "
                f"instead of {s.parts.tiles_per_style[style]} (SD-9)"
            )
    return wrong


def _items(s: Dale) -> list[str]:
    """SD-128, SD-129: every item is in the supply, held, or on the board for good."""
    wrong: list[str] = []
    for item, name in enumerate(s.parts.items):
        count = s.supply[item] + sum([s.held(seat, item) for seat in range(s.seats)])
        if item == TREETOP:
            count += total(s.capped)
        if item == BRIDGE:
            count += len(s.bridges)
        if count != s.parts.supply[item] or s.supply[item] < 0:
            wrong.append(f"{count} of {name} instead of {s.parts.supply[item]} (SD-129)")
    return wrong


def _banners(s: Dale) -> list[str]:
    """SD-9, SD-61, SD-95: every banner is in stock, in a tree or on a bridge."""
    wrong: list[str] = []
    for seat in range(s.seats):
        count = s.banners[seat] + s.banners_hung(seat) + s.bridges_of(seat)
        if count != s.parts.banners or s.banners[seat] < 0:
            wrong.append(f"{count} {s.colours[seat]} banners instead of {s.parts.banners} (SD-9)")
    return wrong


def _should_show(s: Dale, tree: Tree) -> Style:
    """SD-29, SD-32, SD-33: the style that an open tree shows, NOTHING for a closed one."""
    return NOTHING if s.capped[tree] or s.is_full(tree) else s.top_style(tree)


def _trees(s: Dale) -> list[str]:
    """SD-32, SD-47, SD-61, SD-101: heights, and nothing hangs above the top of its tree."""
    wrong: list[str] = []
    bases = [0] * len(s.parts.styles)
    for tree, name in enumerate(s.parts.spaces.names):
        if s.has_tree(tree) != (s.board.district_of[tree] >= 0):
            wrong.append(
                f"{name}: a tree where none belongs, or none where one does (SD-5 to SD-7)"
            )
        elif s.has_tree(tree):
            bases[s.base[tree]] += 1
        if not 0 <= s.grown[tree] <= s.parts.max_tiles:
            wrong.append(f"{name}: {s.grown[tree]} tiles (SD-32)")
        if s.has_tree(tree) and s.shows[tree] != _should_show(s, tree):
            wrong.append(f"{name}: is taken to show {s.shows[tree]} (SD-29)")
        if max([s.banner_of(seat, tree) for seat in range(s.seats)]) > s.grown[tree]:
            wrong.append(f"{name}: a banner hangs above the top (SD-61)")
    shown = listed(s.shows)
    for style, count in enumerate(listed(s.open_trees)):
        if count != shown.count(style):
            wrong.append(f"{count} open trees are taken to show {s.parts.styles[style]} (SD-29)")
    for style, count in enumerate(bases):
        if count > s.parts.bases_per_style[style]:
            wrong.append(f"{count} {s.parts.styles[style]} bases (SD-8)")
    for bridge in s.bridges:
        for end in s.parts.ends(pair_of(bridge)):
            if height_of(bridge) > s.height(end):
                wrong.append(f"{s.parts.spaces.names[end]}: a bridge above the top (SD-101)")
    return wrong
