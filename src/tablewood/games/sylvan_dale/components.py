"""The components of Builders of Sylvan Dale, read once from `components.toml` into flat tables of numbers.

The file itself says where each table comes from. Another file of the same shape may be given instead.
"""

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from tablewood.games.sylvan_dale.pieces import HIGHEST, Card, Item, Pair, Tiles, Tree
from tablewood.kernel.definitions import Definitions
from tablewood.kernel.moves import Domain, pairs
from tablewood.kernel.step import Clause
from tablewood.kernel.tables import Table, check_provenance, load, unique_ids
from tablewood.kernel.vectors import Ints, ints

FOLDER: Final = Path(__file__).parent
SHIPPED: Final = FOLDER / "components.toml"

MOST_PLAYERS: Final = 4
"""SD-1."""

AX: Final = 0
HAMMER: Final = 1
BRIDGE: Final = 2
TREETOP: Final = 3
ITEMS: Final[i64] = 4

BANNERS: Final = 0
BRIDGES: Final = 1
PRESTIGE: Final = 2
PREEMINENCE: Final = 3
SOURCES: Final[i64] = 4
"""SD-3: the four sources of fame."""

SPACES_CLAUSE: Final[dict[int, Clause]] = {4: 5, 3: 6, 2: 7}
"""SD-5 to SD-7: by number of players, the clause that says which spaces hold a tree."""


class Board(Definitions):
    """One side of the board as it is used with a number of players (SD-5 to SD-7)."""

    def __init__(
        self,
        clause: Clause,
        district_of: list[int],
        districts: int,
        columns: int,
        edges: list[int],
    ) -> None:
        self.clause: Final = clause
        """The clause that says which spaces hold a tree."""
        self.district_of: Final[Ints] = ints(district_of)
        """The district of each space; -1 where there is no marked space."""
        self.trees: Final[Ints] = ints(
            [tree for tree in range(len(district_of)) if district_of[tree] >= 0]
        )
        self.size: Final[Ints] = ints([district_of.count(one) for one in range(districts)])
        """SD-110, SD-111: the number of trees of each district."""
        self.columns: Final = columns
        self.edges: Final[Ints] = ints(edges)
        """SD-93: the adjacent pairs, numbered as in the moves."""
        self.is_edge: Final[Ints] = ints(
            [1 if pair in edges else 0 for pair in range(_pair_count(len(district_of)))]
        )
        """By pair: 1 for an adjacent one."""


class Parts(Definitions):
    """Every table of the game, as the rules look it up."""

    def __init__(self, path: Path) -> None:
        root = load(path)
        self.sources: Final = {entry.table: entry.source for entry in check_provenance(root)}
        """Where the figures of each table come from: `rulebook`, `published` or `reconstructed`."""
        styles = root.entries("style")
        self.styles: Final = _ids(styles)
        self.style_letters: Final = _letters(styles)
        self.creatures: Final = [style.text("creature") for style in styles]
        colours = root.entries("colour")
        self.colours: Final = _ids(colours)
        self.colour_letters: Final = _letters(colours)
        self._read_items(root)
        self._read_faces(root)
        self._read_pieces(root)
        self._read_numbers(root)
        self._read_boards(root)
        root.finish()

    def _read_items(self, root: Table) -> None:
        """SD-14, SD-128: the general supply."""
        items = root.entries("item")
        self.items = _ids(items)
        if self.items != ["ax", "hammer", "bridge", "treetop"]:
            root.fail(
                "item", "the special items are ax, hammer, bridge, treetop, in this order (SD-66)"
            )
        self.supply = [item.number("supply", at_least=0) for item in items]
        self.returns = [item.flag("returns") for item in items]
        self.needs_banner = [item.flag("needs_banner", default=False) for item in items]

    def _read_faces(self, root: Table) -> None:
        """SD-24, SD-25: each card shows one dwelling style and an icon, or two."""
        names: list[str] = []
        face_style: list[int] = []
        face_shows: list[int] = []
        face_icons: list[int] = []
        self.face_copies: list[int] = []
        for face in root.entries("face"):
            style = face.choice("style", allowed=self.styles)
            icons = face.texts("items", allowed=self.items)
            if not icons or len(set(icons)) < len(icons):
                face.fail("items", "a card shows an icon, or two different ones (SD-24)")
            name = style + "-" + "+".join(icons)
            if name in names:
                face.fail("style", f"a second face {name}; raise the copies of the first instead")
            names.append(name)
            face_style.append(self.styles.index(style))
            self.face_copies.append(face.number("copies", at_least=1))
            shows = [1 if item in icons else 0 for item in self.items]
            face_shows.extend(shows)
            face_icons.append(sum([bit << item for item, bit in enumerate(shows)]))
        self.faces = Domain("card", names)
        self.face_style: Ints = ints(face_style)
        self.face_shows: Ints = ints(face_shows)
        """By face and item: 1 where the face has the icon. See `shows`."""
        self.face_icons: Ints = ints(face_icons)
        """The icons of a face as a set, one bit for each item."""
        self.all_cards: Ints = ints(_each_so_often(self.face_copies))
        """SD-12: every card of the game, alike or not."""
        self.faces_showing = [
            [face for face in range(len(names)) if self.shows(face, item)]
            for item in range(len(self.items))
        ]

    def _read_pieces(self, root: Table) -> None:
        """SD-8 to SD-10: tiles, stacks, bases and banners."""
        tiles = root.sub("tiles")
        per_style = tiles.counts("per_style", every=self.styles)
        self.tiles_per_style = [per_style[style] for style in self.styles]
        self.stack_size: i64 = tiles.number("stack_size", at_least=1)
        self.stacks = tiles.number("stacks", at_least=2, at_most=2)
        self.tiles: i64 = self.stack_size * self.stacks
        if sum(self.tiles_per_style) != self.tiles:
            tiles.fail(
                "per_style", f"{sum(self.tiles_per_style)} tiles do not fill the stacks (SD-10)"
            )
        self.tile = Tiles(len(self.colours), len(self.styles))
        self.all_tiles: Ints = ints(_each_so_often(self.tiles_per_style))
        """SD-10: the styles of all tiles of a player."""
        per_style = root.sub("bases").counts("per_style", every=self.styles)
        self.bases_per_style = [per_style[style] for style in self.styles]
        self.all_bases: Ints = ints(_each_so_often(self.bases_per_style))
        """SD-8: the styles of all bases."""
        self.banners = root.sub("banners").number("per_colour", at_least=0)

    def _read_numbers(self, root: Table) -> None:
        """SD-121 and the limits of the rules."""
        score = root.sub("score")
        self.banner_fame = score.number("banner", at_least=0)
        self.level_fame = score.number("prestige_per_level", at_least=0)
        self.bridge_fame = score.number("bridge_per_level", at_least=0)
        self.lead_fame = score.number("preeminence_per_tree", at_least=0)
        self.tied_fame = score.number("preeminence_tied_per_tree", at_least=0)
        limits = root.sub("limits")
        self.max_tiles: i64 = limits.number("max_tiles_per_tree", at_least=1, at_most=HIGHEST - 1)
        self.hand_size: i64 = limits.number("hand_size", at_least=1)
        self.market_size: i64 = limits.number("market_size", at_least=1)
        self.set_size: i64 = limits.number("set_size", at_least=1)
        self.stuck_draw: i64 = limits.number("stuck_draw", at_least=0, at_most=self.hand_size - 1)
        self.tiles_met: i64 = limits.number("tiles_met_for_banner", at_least=0)
        """SD-56: how many other tiles of its style a tile must meet to earn a banner."""
        self.items_per_turn: i64 = limits.number("items_per_turn", at_least=0)
        self.market_replacements: i64 = limits.number("market_replacements", at_least=0)
        self.stalemate_rounds = limits.number("stalemate_rounds", at_least=1)
        # SD-60, SD-96: the state has room for one banner a tree and one bridge a pair, no more.
        limits.number("own_banners_per_tree", at_least=1, at_most=1)
        limits.number("own_bridges_per_edge", at_least=1, at_most=1)
        setup = root.sub("setup")
        self.second_of_two = self.items.index(setup.choice("second_of_two", allowed=self.items))
        if self.supply[self.second_of_two] == 0:
            setup.fail("second_of_two", "the supply has none of it (SD-17)")
        # SD-127: tokens do not limit fame; they are listed for the record.
        self.fame_tokens = root.counts("fame_tokens")

    def _read_boards(self, root: Table) -> None:
        """SD-5 to SD-7, SD-93, SD-111: the marked spaces of both sides."""
        districts = root.entries("district")
        self.districts = _ids(districts)
        self.district_letters = _letters(districts)
        self.backgrounds = [district.text("background") for district in districts]
        sides = [root.sub("board.front"), root.sub("board.back")]
        pictures = [side.texts("rows") for side in sides]
        for side, picture in zip(sides, pictures, strict=True):
            if not any(picture):
                side.fail("rows", "is empty")
        rows = max([len(picture) for picture in pictures])
        self.columns = max([len(line) for picture in pictures for line in picture])
        names = [
            chr(ord("A") + at % self.columns) + str(at // self.columns + 1)
            for at in range(rows * self.columns)
        ]
        self.spaces = Domain("tree", names)
        self.pairs = pairs("pair of trees", self.spaces)
        self.pair_ends: Ints = ints(
            [self.spaces.number(end) for name in self.pairs.names for end in name.split("-")]
        )
        self.boards: dict[int, Board] = {}
        for side, picture in zip(sides, pictures, strict=True):
            self._read_side(side, picture)
        dealt = max(self.boards, default=0) * self.hand_size + self.market_size
        cards = sum(self.face_copies)
        if cards < dealt:
            root.fail("face", f"{cards} cards, but {dealt} are dealt (SD-12, SD-13)")

    def _read_side(self, side: Table, picture: list[str]) -> None:
        unused = side.optional_sub("unused")
        # SD-1: at most four play.
        for seats in side.numbers(
            "seats", at_least=2, at_most=min(MOST_PLAYERS, len(self.colours))
        ):
            if seats in self.boards:
                side.fail("seats", f"a second board for {seats} players")
            left_out = (
                [] if unused is None else unused.texts(str(seats), [], allowed=self.districts)
            )
            district_of = [-1] * self.spaces.size
            for row, line in enumerate(picture):
                for column, letter in enumerate(line):
                    if letter == ".":
                        continue
                    if letter not in self.district_letters:
                        side.fail("rows", f'row {row + 1}: unknown district letter "{letter}"')
                    district = self.district_letters.index(letter)
                    if self.districts[district] not in left_out:
                        district_of[row * self.columns + column] = district
            self.boards[seats] = self._board(side, SPACES_CLAUSE[seats], district_of)

    def _board(self, side: Table, clause: Clause, district_of: list[int]) -> Board:
        edges: list[int] = []
        for pair in range(self.pairs.size):
            one, other = self.ends(pair)
            beside = other == one + 1 and other % self.columns != 0
            if (
                (beside or other == one + self.columns)
                and district_of[one] >= 0
                and district_of[other] >= 0
            ):
                edges.append(pair)
        board = Board(clause, district_of, len(self.districts), self.columns, edges)
        if not board.trees:
            side.fail("rows", "no space is left for a tree")
        if len(board.trees) > sum(self.bases_per_style):
            side.fail(
                "rows",
                f"{len(board.trees)} spaces, but only {sum(self.bases_per_style)} bases (SD-5)",
            )
        return board

    # Look-ups

    def shows(self, card: Card, item: Item) -> bool:
        """SD-24, SD-67: whether the card has the icon of this item; a dual card has two."""
        return self.face_shows[card * ITEMS + item] != 0

    def ends(self, pair: Pair) -> tuple[Tree, Tree]:
        """The two trees of a pair."""
        return self.pair_ends[2 * pair], self.pair_ends[2 * pair + 1]


def _ids(entries: list[Table]) -> list[str]:
    """The ids of all entries, checked to be such as moves can be written with."""
    ids = unique_ids(entries)
    for entry, name in zip(entries, ids, strict=True):
        if not name.replace("-", "").isalnum():
            entry.fail("id", f'"{name}" holds more than letters, digits and dashes')
    return ids


def _letters(entries: list[Table]) -> list[str]:
    """The letters that stand for the entries in pictures and scenes, no two alike."""
    letters = unique_ids(entries, "letter")
    for entry, letter in zip(entries, letters, strict=True):
        if len(letter) != 1:
            entry.fail("letter", f'must be one letter, not "{letter}"')
    return letters


def _each_so_often(counts: list[int]) -> list[int]:
    """The numbers from 0 on, each as often as is counted for it."""
    return [number for number, count in enumerate(counts) for _ in range(count)]


def _pair_count(spaces: int) -> int:
    return spaces * (spaces - 1) // 2
