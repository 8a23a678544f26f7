"""Tiles and bridges are each stored as one number, and can be read back."""

from itertools import product

from tablewood.games.sylvan_dale.components import SHIPPED, Parts
from tablewood.games.sylvan_dale.pieces import (
    HIGHEST,
    bridge_of,
    builder_of,
    height_of,
    one_lower,
    pair_of,
)

PARTS = Parts(SHIPPED)
SEATS = range(4)


def test_every_bridge_has_its_own_number_and_can_be_read_back() -> None:
    written = set()
    for pair, seat, height in product(range(PARTS.pairs.size), SEATS, range(1, HIGHEST + 1)):
        bridge = bridge_of(pair, seat, height)
        assert (pair_of(bridge), builder_of(bridge), height_of(bridge)) == (pair, seat, height)
        written.add(bridge)
    assert len(written) == PARTS.pairs.size * len(SEATS) * HIGHEST


def test_a_bridge_that_slides_stays_between_its_trees_and_keeps_its_banner() -> None:
    bridge = bridge_of(17, 3, 5)
    assert one_lower(bridge) == bridge_of(17, 3, 4)


def test_every_tile_has_its_own_number_and_can_be_read_back() -> None:
    tiles = PARTS.tile
    written = [tiles.of(owner, style) for owner in SEATS for style in range(len(PARTS.styles))]
    assert sorted(set(written)) == list(range(len(tiles.owner)))
    for tile in written:
        assert tiles.of(tiles.owner[tile], tiles.style[tile]) == tile
        assert tiles.bit[tile] == tiles.bit[tiles.style[tile]] == 1 << tiles.style[tile]


def test_a_tree_is_never_higher_than_a_bridge_can_be() -> None:
    assert PARTS.max_tiles + 1 <= HIGHEST
