"""What the ints of this game stand for, and how a tile and a bridge are each written as one of them."""

from typing import Final, TypeAlias

from tablewood.kernel.definitions import Definitions
from tablewood.kernel.step import Seat

Tree: TypeAlias = int
"""A space of the board, whether a tree stands there or not: 0 is A1."""

Level: TypeAlias = int
"""A level of a tree; 0 is the base."""

Style: TypeAlias = int
"""A dwelling style (SD-25)."""

Card: TypeAlias = int
"""The face of a card: its style and its icons (SD-24). Cards with the same face are alike."""

Item: TypeAlias = int
"""A kind of special item, and its icon: AX, HAMMER, BRIDGE or TREETOP."""

Pair: TypeAlias = int
"""Two trees that a bridge may join."""

District: TypeAlias = int

Tile: TypeAlias = int
"""A tile by owner and style. See `Tiles`."""

Bridge: TypeAlias = int
"""A bridge on the board: which trees it joins, whose banner it carries, and how high it is. See `bridge_of`."""


class Tiles(Definitions):
    """The tiles of all players: owner * styles + style, and the way back as tables."""

    def __init__(self, owners: int, styles: int) -> None:
        self.styles: Final = styles
        self.owner: Final = [tile // styles for tile in range(owners * styles)]
        self.style: Final = [tile % styles for tile in range(owners * styles)]
        self.bit: Final = [1 << style for style in self.style]
        """The style as one bit, for sets of styles; the first tiles have the bits of the styles themselves."""

    def of(self, owner: Seat, style: Style) -> Tile:
        """The tile of this player with this style."""
        return owner * self.styles + style


def each_once(cards: list[Card]) -> list[Card]:
    """The faces among these cards, in order, each of them once."""
    faces: list[Card] = []
    for card in cards:
        if not has_face(faces, card):
            faces.append(card)
    return faces


def has_face(cards: list[Card], face: Card) -> bool:
    """Whether one of the cards has this face."""
    # Asked in every listing, and a compiled loop is several times as fast as `in`.
    for card in cards:
        if card == face:
            return True
    return False


HIGHEST: Final = 7
"""The greatest height of a tree, base included, that `bridge_of` has room for."""


def bridge_of(pair: Pair, seat: Seat, height: int) -> Bridge:
    """The player's bridge between these trees, on top of this many levels: three bits each for seat and height."""
    return (pair * 8 + seat) * 8 + height


def pair_of(bridge: Bridge) -> Pair:
    """Which trees the bridge joins."""
    return bridge >> 6


def builder_of(bridge: Bridge) -> Seat:
    """Whose banner the bridge carries."""
    return bridge >> 3 & 7


def height_of(bridge: Bridge) -> int:
    """SD-99, SD-101: on top of how many levels the bridge lies, the base included."""
    return bridge & 7


def one_lower(bridge: Bridge) -> Bridge:
    """SD-101: the same bridge, one level further down."""
    return bridge - 1
