"""The map of Alynthia and what comes to it: tiles, boards, nests, the round tracker (AL-10 to AL-16, AL-57, AL-62)."""

from typing import Final

from mypy_extensions import i64

from tablewood.games.alynthia.boards import QUARTERS, SIDE, Board, turned
from tablewood.games.alynthia.names import DIFFICULTIES, LETTERS, PLAYERS
from tablewood.games.alynthia.vocabulary import GAINS, Effect, effect
from tablewood.kernel.definitions import Definitions
from tablewood.kernel.moves import Domain
from tablewood.kernel.tables import Table, unique_ids
from tablewood.kernel.vectors import Ints, ints


class Side(Definitions):
    """One side of the round tracker (AL-62 to AL-65)."""

    def __init__(self, table: Table) -> None:
        rounds = table.number("rounds", at_least=1)
        self.rounds: Final[i64] = rounds
        self.dragon_strength: Final[Ints] = ints(table.numbers("dragon_strength", length=rounds))
        self.nest_strength: Final[Ints] = ints(table.numbers("nest_strength", length=rounds))
        self.required: Final[Ints] = ints(table.numbers("required_nests", length=rounds))
        self.per_dragon: Final[i64] = table.counts("reward_per_dragon", every=["renown"])["renown"]
        self.nest_reward: Final[Effect] = effect(table, "reward_nest", GAINS)


class MapParts(Definitions):
    """The tables of the map, which `components.Parts` goes on with."""

    def __init__(self, root: Table) -> None:
        self._read_tiles(root)
        self._read_boards(root)
        self.cooperative: Final = Side(root.sub("round_tracker.cooperative"))
        self.competitive: Final = Side(root.sub("round_tracker.competitive"))
        self._read_nests(root)

    def _read_tiles(self, root: Table) -> None:
        """AL-10: the faces of the map tiles, as letters."""
        tiles = root.entries("tile")
        self.tiles = unique_ids(tiles)
        self.tile_worker = [tile.flag("worker") for tile in tiles]
        self.tile_rows = [tile.texts("rows", length=SIDE) for tile in tiles]
        for tile, rows, worker in zip(tiles, self.tile_rows, self.tile_worker, strict=True):
            letters = "".join(rows)
            if len(letters) != SIDE * SIDE or [one for one in letters if one not in LETTERS]:
                tile.fail("rows", f"three rows of three letters out of {LETTERS}")
            if letters.count("D") != 1 or ("K" in letters) != worker:
                tile.fail("rows", "one dragon space, and a worker space exactly if worker = true")

        self.tile_faces = [
            ints([LETTERS.index(letter) for letter in "".join(turned(rows, quarters))])
            for rows in self.tile_rows
            for quarters in range(QUARTERS)
        ]
        """AL-14: by tile and quarter turns (`boards.laid`), the terrain of its spaces row by row."""

    def _read_boards(self, root: Table) -> None:
        """AL-10 to AL-14: the shape of the map for each player count."""
        tables = list(root.subs("board").values())
        slots = [table.number_rows("slots", at_least=0, length=2) for table in tables]
        rows = SIDE * (1 + max([one[0] for some in slots for one in some]))
        self.columns: i64 = SIDE * (1 + max([one[1] for some in slots for one in some]))
        self.tunnel: i64 = rows * self.columns
        names = [f"r{at // self.columns}c{at % self.columns}" for at in range(self.tunnel)]
        self.spaces = Domain("space", [*names, "tunnel"])
        self.boards: dict[int, Board] = {}
        self.with_worker: dict[int, int] = {}
        for table, some in zip(tables, slots, strict=True):
            board = Board(
                [number for one in some for number in one],
                self.columns,
                self.spaces.size,
                self.tunnel,
            )
            workers = table.number("with_worker", at_least=0, at_most=sum(self.tile_worker))
            others = table.number("without_worker", at_least=0)
            if others > len(self.tiles) - sum(self.tile_worker) or workers + others != len(some):
                table.fail("without_worker", "the tiles do not fill the slots (AL-10)")
            for key, found in (
                ("spaces", len(board.spaces)),
                ("edges", board.edges),
                ("nests", len(some)),
            ):
                if table.number(key) != found:
                    table.fail(key, f"the slots make {found} (AL-26)")
            for seats in table.numbers("seats", at_least=1, at_most=len(PLAYERS)):
                if seats in self.boards:
                    table.fail("seats", f"a second board for {seats} players")
                self.boards[seats] = board
                self.with_worker[seats] = workers

    def _read_nests(self, root: Table) -> None:
        """AL-27, AL-28, AL-57: what nests start with, and what defeating them costs."""
        self.nest_cost: dict[int, list[list[int]]] = {}
        """By player count, difficulty and nests beaten before. The rules look it up by `costs_of_nests`."""
        for table in root.subs("nest_tracker").values():
            seats = table.number("seats", at_least=1, at_most=len(PLAYERS))
            if seats not in self.boards:
                table.fail("seats", f"there is no board for {seats} players")
            if seats in self.nest_cost:
                table.fail("seats", f"a second tracker for {seats} players")
            nests = len(self.boards[seats].slots) // 2
            rows = [table.numbers(name, at_least=0, length=nests) for name in DIFFICULTIES]
            for name, row in zip(DIFFICULTIES, rows, strict=True):
                if row != sorted(row):
                    table.fail(name, "the cost never falls from one nest to the next (AL-57)")
            self.nest_cost[seats] = rows
        for seats in self.boards:
            if seats not in self.nest_cost:
                root.fail("nest_tracker", f"no tracker for {seats} players")
        self._costs_of_nests = [
            ints(self.nest_cost[seats][difficulty] if seats in self.nest_cost else [])
            for seats in range(len(PLAYERS) + 1)
            for difficulty in range(len(DIFFICULTIES))
        ]
        start = root.counts("nest_marker_start", every=[*DIFFICULTIES, "competitive"])
        self.marker_start = [start[name] for name in DIFFICULTIES]
        self.marker_start_competitive = start["competitive"]

    def costs_of_nests(self, seats: i64, difficulty: i64) -> Ints:
        """AL-57: what the first nest costs, the second, and so on."""
        return self._costs_of_nests[seats * len(DIFFICULTIES) + difficulty]
