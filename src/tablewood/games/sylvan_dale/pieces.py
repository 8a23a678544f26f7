"""What the numbers of this game stand for, and how a tile and a bridge are each written as one of them.

They are machine integers (`i64`), which compiled rules read, count and compare without making objects.
"""

from typing import Final, TypeAlias

from mypy_extensions import i64

from tablewood.kernel.definitions import Definitions
from tablewood.kernel.step import Seat
from tablewood.kernel.vectors import Ints, ints

Tree: TypeAlias = i64
"""A space of the board, whether a tree stands there or not: 0 is A1."""

Level: TypeAlias = i64
"""A level of a tree; 0 is the base."""

Style: TypeAlias = i64
"""A dwelling style (SD-25)."""

Card: TypeAlias = i64
"""The face of a card: its style and its icons (SD-24). Cards with the same face are alike."""

NO_CARDS: Final[Ints] = ints([])

Item: TypeAlias = i64
"""A kind of special item, and its icon: AX, HAMMER, BRIDGE or TREETOP."""

Pair: TypeAlias = i64
"""Two trees that a bridge may join."""

District: TypeAlias = i64

Tile: TypeAlias = i64
"""A tile by owner and style. See `Tiles`."""

Bridge: TypeAlias = i64
"""A bridge on the board: which trees it joins, whose banner it carries, and how high it is. See `bridge_of`."""


class Tiles(Definitions):
    """The tiles of all players: owner * styles + style, and the way back as tables."""

    def __init__(self, owners: int, styles: int) -> None:
        tiles = range(owners * styles)
        self.styles: Final[i64] = styles
        self.owner: Final[Ints] = ints([tile // styles for tile in tiles])
        self.style: Final[Ints] = ints([tile % styles for tile in tiles])
        self.bit: Final[Ints] = ints([1 << tile % styles for tile in tiles])
        """The style as one bit, for sets of styles; the first tiles have the bits of the styles themselves."""

    def of(self, owner: Seat, style: Style) -> Tile:
        """The tile of this player with this style."""
        return owner * self.styles + style


HIGHEST: Final = 7
"""The greatest height of a tree, base included, that `bridge_of` has room for."""


def bridge_of(pair: Pair, seat: Seat, height: i64) -> Bridge:
    """The player's bridge between these trees, on top of this many levels: three bits each for seat and height."""
    return (pair * 8 + seat) * 8 + height


def pair_of(bridge: Bridge) -> Pair:
    """Which trees the bridge joins."""
    return bridge >> 6


def builder_of(bridge: Bridge) -> Seat:
    """Whose banner the bridge carries."""
    return bridge >> 3 & 7


def height_of(bridge: Bridge) -> i64:
    """SD-99, SD-101: on top of how many levels the bridge lies, the base included."""
    return bridge & 7


def one_lower(bridge: Bridge) -> Bridge:
    """SD-101: the same bridge, one level further down."""
    return bridge - 1
