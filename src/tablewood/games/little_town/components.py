"""The components of Little Town, read once from `components.toml` into flat tables of ints.

Provenance of every table stands in the file itself. Another file of the same shape may be given instead.
"""

from pathlib import Path
from typing import Final

from tablewood.games.little_town.board import GRASS, Board
from tablewood.games.little_town.buildings import Buildings
from tablewood.games.little_town.goal_tiles import GoalTiles
from tablewood.games.little_town.goods import FISH, NAMES, RESOURCES, WHEAT, Limits, PlayerCount
from tablewood.kernel.definitions import Definitions
from tablewood.kernel.moves import Domain
from tablewood.kernel.number_sets import ROOM
from tablewood.kernel.tables import Table, check_provenance, load, unique_ids
from tablewood.kernel.vectors import ints

FOLDER: Final = Path(__file__).parent
SHIPPED: Final = FOLDER / "components.toml"


class Parts(Definitions):
    """Every table of the game, as the rules look it up."""

    def __init__(self, path: Path) -> None:
        root = load(path)
        self.sources: Final = {entry.table: entry.source for entry in check_provenance(root)}
        """Where the figures of each table come from: `rulebook`, `published` or `reconstructed`."""
        self._read_goods(root)
        self.limits: Final = Limits(root.sub("limits"))
        colours = root.entries("colour")
        self.colours: Final = unique_ids(colours)
        self.colour_letters: Final = [colour.text("letter") for colour in colours]
        self.colour_workers: Final = [colour.number("workers") for colour in colours]
        self.colour_houses: Final = [colour.number("houses") for colour in colours]
        self.players: Final = _players(root, colours)
        self._read_boards(root)
        buildings = root.entries("building")
        self.buildings: Final = Buildings(buildings, unique_ids(buildings))
        self._check_supply(root)
        goals = root.entries("goal")
        self.goals: Final = GoalTiles(goals, unique_ids(goals), self.buildings, self.terrains)
        self._check_goals(root)
        root.finish()

    def _read_goods(self, root: Table) -> None:
        """LT-12, LT-73: cubes and coins."""
        resources = root.entries("resource")
        if unique_ids(resources) != NAMES[:RESOURCES]:
            root.fail(
                "resource", "the resources are wood, stone, fish, wheat, in this order (LT-12)"
            )
        self.resource_letters = [resource.text("letter") for resource in resources]
        food = [number for number, one in enumerate(resources) if one.flag("food", False)]
        if food != [FISH, WHEAT]:
            root.fail("resource", "food is fish and wheat, and nothing else (LT-85)")
        coins = root.sub("coins")
        self.coins: dict[str, tuple[int, int]] = {}
        """By name: how many there are, and what each is worth."""
        value = 0
        for coin in ("silver", "gold"):
            count, worth = coins.number(coin, at_least=0), coins.number(f"{coin}_value", at_least=1)
            self.coins[coin] = (count, worth)
            value += count * worth
        self.stock = ints([*[one.number("cubes", at_least=0) for one in resources], value])
        """By good: how many there are in all."""

    def _read_boards(self, root: Table) -> None:
        """LT-9, LT-31: both sides of the board, and what terrain gives."""
        terrains = root.entries("terrain")
        self.terrains = unique_ids(terrains)
        self.terrain_letters = [terrain.text("letter") for terrain in terrains]
        self.terrain_gives = ints(
            [NAMES.index(terrain.choice("gives", NAMES[:RESOURCES])) for terrain in terrains]
        )
        boards = root.subs("board")
        self.boards = {name: self._board(name, table) for name, table in boards.items()}
        first = [name for name, table in boards.items() if table.flag("first_game")]
        if len(first) != 1:
            root.fail("board", "exactly one side is for the first game (LT-9)")
        self.first_side = first[0]
        sizes = {(board.columns, board.size) for board in self.boards.values()}
        if len(sizes) != 1:
            root.fail("board", "both sides must have the same squares")
        columns, size = sizes.pop()
        self.squares = Domain(
            "square",
            [chr(ord("A") + at % columns) + str(at // columns + 1) for at in range(size)],
        )

    def _board(self, name: str, table: Table) -> Board:
        rows = table.texts("rows")
        columns = len(rows[0])
        if len({len(row) for row in rows}) != 1 or columns > 26:
            table.fail("rows", "the rows must be of equal length, at most 26 squares")
        terrain: list[int] = []
        for number, row in enumerate(rows):
            for letter in row:
                if letter != "." and letter not in self.terrain_letters:
                    table.fail(f"rows[{number}]", f'unknown terrain letter "{letter}"')
                terrain.append(GRASS if letter == "." else self.terrain_letters.index(letter))
        return Board(name, columns, terrain)

    def _check_supply(self, root: Table) -> None:
        """LT-10, LT-11, LT-25: enough tiles for the supply, and enough grass for tiles and workers."""
        kinds = self.buildings
        singles = [kind for kind in range(kinds.size) if not kinds.always[kind]]
        if [kind for kind in singles if kinds.copies[kind] != 1]:
            root.fail("building", "only a building that is always in the supply has copies (LT-10)")
        if len(singles) < self.limits.supply_size:
            root.fail("building", f"fewer than {self.limits.supply_size} for the supply (LT-10)")
        first = [kind for kind in singles if kinds.first_game[kind]]
        if len(first) != self.limits.supply_size:
            root.fail("building", f"{len(first)} first-game buildings fill no supply (LT-11)")
        fields = sum([kinds.copies[kind] for kind in range(kinds.size) if kinds.always[kind]])
        for seats, count in self.players.items():
            grass = min([len(board.grass) for board in self.boards.values()])
            if grass <= fields + self.limits.supply_size + seats * count.workers:
                root.fail(
                    "board", f"too little grass for {seats} players' tiles and workers (LT-25)"
                )

    def _check_goals(self, root: Table) -> None:
        """LT-5, LT-143: enough goals to deal, and no more than a set of them has room for."""
        if self.goals.size > ROOM:
            root.fail("goal", f"{self.goals.size} goals; there is room for {ROOM}")
        base = len([one for one in self.goals.extended if not one])
        for seats, count in self.players.items():
            if seats * count.goals > base or seats * count.international_goals > self.goals.size:
                root.fail("goal", f"too few goals for {seats} players (LT-5)")


def _players(root: Table, colours: list[Table]) -> dict[int, PlayerCount]:
    """LT-1, LT-3 to LT-7: what each player gets; each colour in use must have enough pieces."""
    counts: dict[int, PlayerCount] = {}
    for entry in root.entries("players"):
        number = entry.number("number", at_least=2, at_most=len(colours))
        count = PlayerCount(entry)
        for colour in colours[:number]:
            if colour.number("workers") < count.workers or colour.number("houses") < count.houses:
                entry.fail("", f"not enough {colour.text('id')} workers or houses (LT-7)")
        counts[number] = count
    return counts
