"""Everything in the box of Little Town, to look at without playing."""

import msgspec

from tablewood.games.little_town.board import GRASS, Board
from tablewood.games.little_town.components import Parts
from tablewood.games.little_town.goods import NAMES, RESOURCES
from tablewood.games.little_town.printed import building_view
from tablewood.games.little_town.view import SquareView
from tablewood.kernel.catalogue import Catalogue, CatalogueKind, CataloguePiece, piece


class GoalPrint(msgspec.Struct):
    """A goal tile."""

    vp: int


class CoinPrint(msgspec.Struct):
    """A coin."""

    value: int


class ColourPrint(msgspec.Struct):
    """The pieces of a colour."""

    workers: int
    houses: int


class TerrainPrint(msgspec.Struct):
    """What a terrain gives to a worker beside it."""

    gives: str


class BoardPrint(msgspec.Struct):
    """A side of the board."""

    columns: int
    squares: dict[str, SquareView]


def catalogue(parts: Parts) -> list[CatalogueKind]:
    """LT-3 to LT-12: tiles, goods, pieces and the board."""
    found = Catalogue(parts.sources)
    found.add("building", "building", [_building(parts, at) for at in range(parts.buildings.size)])
    found.add("goal", "goal", [_goal(parts, at) for at in range(parts.goals.size)])
    found.add(
        "terrain",
        "terrain",
        [
            piece(id, 0, TerrainPrint(NAMES[gives]))
            for id, gives in zip(parts.terrains, parts.terrain_gives, strict=True)
        ],
    )
    found.add(
        "resource",
        "resource",
        [piece(id, parts.stock[at]) for at, id in enumerate(NAMES[:RESOURCES])],
    )
    found.add(
        "coin",
        "coins",
        [piece(id, count, CoinPrint(value)) for id, (count, value) in parts.coins.items()],
    )
    found.add(
        "colour",
        "colour",
        [
            piece(id, 0, ColourPrint(workers, houses))
            for id, workers, houses in zip(
                parts.colours, parts.colour_workers, parts.colour_houses, strict=True
            )
        ],
    )
    found.add("board", "board", [_board(parts, board) for board in parts.boards.values()])
    return found.kinds


def _building(parts: Parts, kind: int) -> CataloguePiece:
    kinds = parts.buildings
    marks = ["first-game"] if kinds.first_game[kind] else []
    if kinds.always[kind]:
        marks.append("always")
    return piece(kinds.ids[kind], kinds.copies[kind], building_view(kinds, kind), marks=marks)


def _goal(parts: Parts, goal: int) -> CataloguePiece:
    goals = parts.goals
    marks = ["extended"] if goals.extended[goal] else []
    return piece(goals.ids[goal], 1, GoalPrint(goals.vp[goal]), marks=marks)


def _board(parts: Parts, board: Board) -> CataloguePiece:
    squares = {
        name: SquareView(
            terrain=parts.terrains[terrain] if terrain != GRASS else None,
            building=None,
            owner=None,
            worker=None,
        )
        for name, terrain in zip(parts.squares.names, board.terrain, strict=True)
    }
    marks = ["first-game"] if board.name == parts.first_side else []
    return piece(board.name, 0, BoardPrint(board.columns, squares), marks=marks)
