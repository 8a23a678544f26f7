"""Tiles come and go, and the banners that they earn and carry (SD-56 to SD-64, SD-101)."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from tablewood.games.sylvan_dale.components import BANNERS
from tablewood.games.sylvan_dale.pieces import (
    Style,
    Tile,
    Tree,
    builder_of,
    height_of,
    one_lower,
    pair_of,
)
from tablewood.games.sylvan_dale.refusals import DaleQuestion, why_no_banner
from tablewood.games.sylvan_dale.state import Dale
from tablewood.kernel.moves import Answer, MoveList
from tablewood.kernel.step import ALLOWED, Clause, Seat
from tablewood.kernel.vectors import plus, put


def place_tile(s: Dale, seat: Seat, tree: Tree, style: Style) -> None:
    """Put the player's tile on top of the tree; offer the banner that it may have earned (SD-62, SD-63)."""
    s.put_on_top(tree, s.parts.tile.of(seat, style))
    if why_no_banner(s, seat, tree) == ALLOWED:
        s.then_one(HangBanner(seat, tree))


def remove_top_tile(s: Dale, tree: Tree) -> Tile:
    """Take the top tile away; banners and bridges that it carried move down (SD-61, SD-88, SD-101)."""
    tile = s.take_top(tree)
    top = s.grown[tree]
    for seat in range(s.seats):
        if s.banner_of(seat, tree) > top:
            s.put_banner(seat, tree, top)
            s.tell(s.events.banner_slid, seat, tree, top)
    for number in range(len(s.bridges)):
        bridge = s.bridges[number]
        one, other = s.parts.ends(pair_of(bridge))
        if tree in (one, other) and height_of(bridge) > s.height(tree):
            s.bridges = put(s.bridges, number, one_lower(bridge))
            s.tell(s.events.bridge_slid, builder_of(bridge), one, other)
    return tile


@mypyc_attr(free_list_len=1)
class HangBanner(DaleQuestion):
    """SD-56, SD-59, SD-60, SD-63: hang a banner on the tile that just arrived, now or never."""

    prompt: ClassVar[str] = "hang-banner"
    clause: ClassVar[int] = 63
    takes: ClassVar[tuple[str, ...]] = ("hang", "decline")

    def __init__(self, seat: Seat, tree: Tree) -> None:
        super().__init__(seat)
        self.tree: Final = tree

    def list_legal(self, s: Dale, moves: MoveList) -> None:
        moves.add_word(s.moves.hang)
        moves.add_word(s.moves.decline)

    def objection(self, s: Dale, answer: Answer) -> Clause:
        return ALLOWED

    def carry_out(self, s: Dale, answer: Answer) -> None:
        if answer.verb is s.moves.decline:
            s.tell(s.events.declined, self.seat, self.tree)
            return
        s.banners = plus(s.banners, self.seat, -1)
        s.put_banner(self.seat, self.tree, s.grown[self.tree])
        s.earn(self.seat, BANNERS, s.parts.banner_fame)
        s.tell(s.events.hung, self.seat, self.tree, s.parts.banner_fame)
