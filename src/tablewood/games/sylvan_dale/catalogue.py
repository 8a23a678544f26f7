"""Everything in the box of Builders of Sylvan Dale, for browsing without a game."""

import msgspec

from tablewood.games.sylvan_dale.components import Parts
from tablewood.games.sylvan_dale.view import TileView, TreeView
from tablewood.kernel.catalogue import Catalogue, CatalogueKind, CataloguePiece, piece


class StylePrint(msgspec.Struct):
    """A dwelling style: who lives in it."""

    creature: str


class ColourPrint(msgspec.Struct):
    """What a player of a colour has."""

    tiles: int
    banners: int


class DistrictPrint(msgspec.Struct):
    """A district: how many trees it has, by number of players."""

    trees: dict[str, int]


class BoardPrint(msgspec.Struct):
    """A side of the board, with a bare space for each tree."""

    trees: dict[str, TreeView]
    seats: list[int]


class FamePrint(msgspec.Struct):
    """A token for fame."""

    value: int


def catalogue(parts: Parts) -> list[CatalogueKind]:
    """SD-5 to SD-14: cards, tiles, items, banners, the board and tokens."""
    found = Catalogue(parts.sources)
    found.add(
        "card",
        "face",
        [
            piece(id, copies)
            for id, copies in zip(parts.faces.names, parts.face_copies, strict=True)
        ],
    )
    found.add(
        "item",
        "item",
        [piece(id, supply) for id, supply in zip(parts.items, parts.supply, strict=True)],
    )
    found.add(
        "style",
        "style",
        [
            piece(id, 0, StylePrint(creature))
            for id, creature in zip(parts.styles, parts.creatures, strict=True)
        ],
    )
    found.add(
        "base",
        "bases",
        [piece(id, count) for id, count in zip(parts.styles, parts.bases_per_style, strict=True)],
    )
    found.add("tile", "tiles", _tiles(parts))
    found.add("banner", "banners", [piece(id, parts.banners) for id in parts.colours])
    found.add("colour", "colour", [_colour(parts, id) for id in parts.colours])
    found.add("district", "district", [_district(parts, at) for at in range(len(parts.districts))])
    found.add("board", "board", _boards(parts))
    found.add(
        "fame",
        "fame_tokens",
        [piece(value, count, FamePrint(int(value))) for value, count in parts.fame_tokens.items()],
    )
    return found.kinds


def _tiles(parts: Parts) -> list[CataloguePiece]:
    """SD-10: each colour has its own."""
    return [
        piece(f"{colour}-{style}", count, TileView(colour, style))
        for colour in parts.colours
        for style, count in zip(parts.styles, parts.tiles_per_style, strict=True)
    ]


def _colour(parts: Parts, colour: str) -> CataloguePiece:
    """SD-9, SD-10: what a player of this colour has."""
    return piece(colour, 0, ColourPrint(parts.tiles, parts.banners))


def _district(parts: Parts, district: int) -> CataloguePiece:
    trees = {str(seats): board.size[district] for seats, board in sorted(parts.boards.items())}
    return piece(parts.districts[district], 0, DistrictPrint(trees))


def _boards(parts: Parts) -> list[CataloguePiece]:
    """SD-5 to SD-7: the side of most players first; with fewer, a district may stay without trees."""
    sides: dict[str, list[int]] = {"front": [max(parts.boards)]}
    sides["back"] = [seats for seats in sorted(parts.boards) if seats < max(parts.boards)]
    return [
        piece(side, 0, BoardPrint(_trees(parts, max(seats)), seats))
        for side, seats in sides.items()
        if seats
    ]


def _trees(parts: Parts, seats: int) -> dict[str, TreeView]:
    board = parts.boards[seats]
    return {
        parts.spaces.names[tree]: TreeView(
            district=parts.districts[board.district_of[tree]],
            base=parts.styles[0],
            tiles=[],
            height=0,
            treetop=False,
            banners={},
            prestige=None,
        )
        for tree in board.trees
    }
