"""Action 2: construct a building (LT-55 to LT-67)."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from tablewood.games.little_town.board import Square
from tablewood.games.little_town.buildings import Kind
from tablewood.games.little_town.goal_tiles import TILE_LAID
from tablewood.games.little_town.goals import checkpoint
from tablewood.games.little_town.payment import NONE_SWAPPED, PayBill
from tablewood.games.little_town.refusals import TownQuestion, why_not_site
from tablewood.games.little_town.state import Town
from tablewood.kernel.moves import Answer, MoveList, Verb
from tablewood.kernel.step import Clause, Seat, SeatRule
from tablewood.kernel.vectors import plus


def go_to_the_building_area(s: Town, seat: Seat, kind: Kind) -> None:
    """LT-24, LT-55, LT-56: the worker goes to a building area, which has room for any number; the tile is chosen."""
    s.workers[seat] -= 1
    s.yard = plus(s.yard, seat, 1)
    s.then_one(ChooseSite(seat, kind))


@mypyc_attr(free_list_len=1)
class ChooseSite(TownQuestion):
    """LT-58: any empty grass square; then the cost is paid and the tile laid."""

    prompt: ClassVar[str] = "choose-site"
    clause: ClassVar[int] = 58
    takes: ClassVar[tuple[str, ...]] = ("site",)

    def __init__(self, seat: Seat, kind: Kind) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def list_legal(self, s: Town, moves: MoveList) -> None:
        moves.add_each(s.moves.site, s.open)

    def objection(self, s: Town, answer: Answer) -> Clause:
        return why_not_site(s, answer.first)

    def while_open(self, s: Town, verb: Verb) -> Clause:
        """LT-23, LT-62, LT-65, LT-79: one building is constructed and nothing else done; LT-58: it needs a site."""
        m = s.moves
        if verb is m.build:
            return 65
        if verb is m.use:
            return 62
        return verb.clause if verb is m.place or verb is m.feed else 58

    def carry_out(self, s: Town, answer: Answer) -> None:
        square = answer.first
        s.then(
            (
                PayBill(self.seat, s.buildings.cost_of(self.kind), NONE_SWAPPED),
                LayTile(self.seat, self.kind, square),
            )
        )


@mypyc_attr(free_list_len=1)
class LayTile(SeatRule[Town]):
    """LT-58, LT-59, LT-61, LT-62, LT-144: tile and house on the square; nothing is activated; points come later."""

    def __init__(self, player: Seat, kind: Kind, square: Square) -> None:
        super().__init__(player)
        self.kind: Final = kind
        self.square: Final = square

    def run(self, s: Town) -> None:
        s.supply = plus(s.supply, self.kind, -1)
        s.raise_building(self.player, self.kind, self.square)
        s.close(self.square)
        points = s.buildings.vp[self.kind] if s.international else 0
        s.vp[self.player] += points
        s.tell(s.events.built, self.player, self.kind, self.square, points)
        checkpoint(s, self.player, TILE_LAID)
