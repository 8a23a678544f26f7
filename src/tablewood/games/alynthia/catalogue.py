"""Everything in the box of Alynthia, to look at without playing."""

import msgspec

from tablewood.games.alynthia.boards import SIDE, Board
from tablewood.games.alynthia.components import Parts
from tablewood.games.alynthia.map_parts import Side
from tablewood.games.alynthia.names import CARD_KINDS, CATEGORIES, DIFFICULTIES, LETTERS, TERRAIN
from tablewood.games.alynthia.printed import AbilityView, GuildPrintView, PrintedView, printed_on
from tablewood.kernel.catalogue import Catalogue, CatalogueKind, CataloguePiece, piece
from tablewood.kernel.vectors import listed

NORMAL = 1
"""What is printed on the cards does not depend on the difficulty."""

BOARD_NAMES = {1: "one", 2: "two", 3: "three", 4: "four", 5: "five"}


class TilePrint(msgspec.Struct):
    """A map tile: its spaces row by row."""

    terrain: list[list[str]]


class BoardPrint(msgspec.Struct):
    """The shape of the map: where tiles lie, by row and column."""

    seats: list[int]
    slots: list[list[int]]


class RoundsPrint(msgspec.Struct):
    """A side of the round tracker: strengths and nests that must fall, by round."""

    dragon: list[int]
    nest: list[int]
    required: list[int]


class NestsPrint(msgspec.Struct):
    """A nest tracker: what the first nest costs, the second, and so on, by difficulty."""

    seats: int
    costs: dict[str, list[int]]


class GuildPrint(msgspec.Struct):
    """A guild, with the numbers and prices that its advanced power speaks of."""

    guild: GuildPrintView
    numbers: dict[str, int]
    prices: dict[str, dict[str, int]]


class ActionPrint(msgspec.Struct):
    """An action card: the number on it."""

    amount: int


class ResearchPrint(msgspec.Struct):
    """A research tile: its category, its place in it, and what it does."""

    category: str
    level: int
    ability: AbilityView


class DiePrint(msgspec.Struct):
    """A die: what each face shows."""

    faces: list[dict[str, int]]


def catalogue(parts: Parts) -> list[CatalogueKind]:
    """AL-8 to AL-31: the map, trackers, cards, tiles, guilds, dice and the supply."""
    found = Catalogue(parts.sources)
    prints = printed_on(parts, False, max(parts.boards), NORMAL)
    found.add("tile", "tile", [_tile(parts, at) for at in range(len(parts.tiles))])
    _add_cards(found, parts, prints)
    found.add("research", "research", [_research(parts, prints, id) for id in parts.research])
    found.add(
        "guild",
        "guild",
        [
            piece(id, 1, GuildPrint(shown, prints.numbers, prints.prices))
            for id, shown in prints.guilds.items()
        ],
    )
    found.add(
        "outpost",
        "player_board",
        [piece(str(at + 1), len(prints.guilds), shown) for at, shown in enumerate(prints.outposts)],
    )
    found.add(
        "upgrade",
        "player_board",
        [piece(id, parts.upgrade_box, shown) for id, shown in prints.upgrades.items()],
    )
    found.add("die", "die", [piece(id, 0, DiePrint(faces)) for id, faces in prints.dice.items()])
    _add_trackers(found, parts)
    _add_supply(found, parts)
    return found.kinds


def _add_cards(found: Catalogue, parts: Parts, prints: PrintedView) -> None:
    """AL-183, AL-222"""
    found.add(
        "market",
        "market",
        [
            piece(id, copies, prints.market[id])
            for id, copies in zip(parts.market, parts.market_copies, strict=True)
        ],
    )
    found.add(
        "action",
        "action",
        [
            piece(id, copies, ActionPrint(prints.cards[id]))
            for id, copies in zip(CARD_KINDS, parts.card_copies, strict=True)
        ],
    )


def _add_trackers(found: Catalogue, parts: Parts) -> None:
    """AL-10 to AL-13, AL-57, AL-62 to AL-65"""
    found.add("board", "board", _boards(parts))
    found.add(
        "rounds",
        "round_tracker",
        [
            piece(id, 0, _rounds(side))
            for id, side in (("cooperative", parts.cooperative), ("competitive", parts.competitive))
        ],
    )
    found.add(
        "nests",
        "nest_tracker",
        [
            piece(
                BOARD_NAMES[seats],
                0,
                NestsPrint(seats, dict(zip(DIFFICULTIES, costs, strict=True))),
            )
            for seats, costs in sorted(parts.nest_cost.items())
        ],
    )


def _rounds(side: Side) -> RoundsPrint:
    return RoundsPrint(
        listed(side.dragon_strength), listed(side.nest_strength), listed(side.required)
    )


def _add_supply(found: Catalogue, parts: Parts) -> None:
    resources = [
        piece(id, count)
        for id, count in zip(parts.resources.names, parts.resource_deck, strict=True)
    ]
    tokens = [piece(f"renown-{id}", count) for id, count in parts.renown_tokens.items()]
    found.add("supply", "supply", [*resources, piece("dragons", parts.dragons), *tokens])


def _tile(parts: Parts, tile: int) -> CataloguePiece:
    rows = [[TERRAIN[LETTERS.index(letter)] for letter in row] for row in parts.tile_rows[tile]]
    marks = ["worker"] if parts.tile_worker[tile] else []
    return piece(parts.tiles[tile], 1, TilePrint(rows), marks=marks)


def _research(parts: Parts, prints: PrintedView, id: str) -> CataloguePiece:
    at = parts.research.index(id)
    levels = len(parts.research) // len(CATEGORIES)
    return piece(
        id,
        len(prints.guilds),
        ResearchPrint(CATEGORIES[at // levels], at % levels, prints.research[id]),
    )


def _boards(parts: Parts) -> list[CataloguePiece]:
    """AL-10 to AL-13: some player counts share a shape."""
    shapes: list[tuple[Board, list[int]]] = []
    for seats, board in sorted(parts.boards.items()):
        same = [counts for other, counts in shapes if other is board]
        if same:
            same[0].append(seats)
        else:
            shapes.append((board, [seats]))
    return [
        piece(
            "_or_".join(BOARD_NAMES[one] for one in seats),
            0,
            BoardPrint(
                seats,
                [
                    [board.slots[at] * SIDE, board.slots[at + 1] * SIDE]
                    for at in range(0, len(board.slots), 2)
                ],
            ),
        )
        for board, seats in shapes
    ]
