"""Tiles that arrive and leave, and the banners that they earn and carry (SD-56 to SD-64, SD-101)."""

from typing import ClassVar, Final

from tablewood.games.sylvan_dale.components import BANNERS
from tablewood.games.sylvan_dale.refusals import DaleQuestion, why_no_banner
from tablewood.games.sylvan_dale.state import NOTHING, Dale
from tablewood.kernel.lists import plus, put
from tablewood.kernel.moves import Answer, Move
from tablewood.kernel.step import ALLOWED, Clause


def place_tile(s: Dale, seat: int, tree: int, style: int) -> None:
    """Put the player's tile on top of the tree; offer the banner that it may have earned (SD-62, SD-63)."""
    s.tiles[tree * s.parts.max_tiles + s.grown[tree]] = seat * len(s.parts.styles) + style
    s.grown[tree] += 1
    s.look_again(tree)
    if why_no_banner(s, seat, tree) == ALLOWED:
        s.then((HangBanner(seat, tree),))


def remove_top_tile(s: Dale, tree: int) -> int:
    """Take the top tile away; banners and bridges that it carried move down (SD-61, SD-88, SD-101)."""
    s.grown[tree] -= 1
    left = s.grown[tree]
    at = tree * s.parts.max_tiles + left
    tile = s.tiles[at]
    s.tiles[at] = NOTHING
    s.look_again(tree)
    for seat in range(s.seats):
        if s.banner_level[tree * s.seats + seat] > left:
            s.banner_level = put(s.banner_level, tree * s.seats + seat, left)
            s.tell(s.events.banner_slid, seat, tree, left)
    for number, bridge in enumerate(s.bridges):
        pair = bridge >> 6
        one, other = s.parts.pair_ends[2 * pair], s.parts.pair_ends[2 * pair + 1]
        if tree in (one, other) and bridge & 7 > left + 1:
            s.bridges = put(s.bridges, number, bridge - 1)
            s.tell(s.events.bridge_slid, bridge >> 3 & 7, one, other)
    return tile


class HangBanner(DaleQuestion):
    """SD-56, SD-59, SD-60, SD-63: hang a banner on the tile that just arrived, now or never."""

    prompt: ClassVar[str] = "hang-banner"
    clause: ClassVar[int] = 63
    takes: ClassVar[tuple[str, ...]] = ("hang", "decline")

    def __init__(self, seat: int, tree: int) -> None:
        super().__init__(seat)
        self.tree: Final = tree

    def legal(self, s: Dale) -> list[Move]:
        return [s.moves.hang.move, s.moves.decline.move]

    def objection(self, s: Dale, answer: Answer) -> Clause:
        return ALLOWED

    def carry_out(self, s: Dale, answer: Answer) -> None:
        if answer.verb is s.moves.decline:
            s.tell(s.events.declined, self.seat, self.tree)
            return
        s.banners = plus(s.banners, self.seat, -1)
        at = self.tree * s.seats + self.seat
        s.banner_level = put(s.banner_level, at, s.grown[self.tree])
        s.earn(self.seat, BANNERS, s.parts.banner_fame)
        s.tell(s.events.hung, self.seat, self.tree, s.parts.banner_fame)
