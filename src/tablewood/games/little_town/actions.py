"""A turn: place a worker or construct a building (LT-22 to LT-25)."""

from typing import ClassVar

from tablewood.games.little_town.construction import go_to_the_building_area
from tablewood.games.little_town.goals import declare, to_declare, why_not_declare
from tablewood.games.little_town.placement import place_worker
from tablewood.games.little_town.refusals import (
    not_an_action,
    units_at_hand,
    why_not_build,
    why_not_open,
)
from tablewood.games.little_town.state import Town
from tablewood.kernel.step import ALLOWED, Question


class TakeAction(Question[Town]):
    """LT-23, LT-24, LT-25: exactly one of the two actions, with one worker; there is no passing.

    With manual declaration (LT-148) goals may be declared before it.
    """

    prompt: ClassVar[str] = "take-action"
    clause: ClassVar[int] = 23

    def legal(self, s: Town) -> list[int]:
        # A place has the number of its square.
        moves = s.open.copy()
        wealth = units_at_hand(s, self.seat)
        supply = s.supply
        units = s.buildings.units
        for kind in range(len(supply)):
            if (
                supply[kind] > 0
                and units[kind] <= wealth
                and why_not_build(s, self.seat, kind) == ALLOWED
            ):
                moves.append(s.moves.build + kind)
        if s.manual:
            for goal in to_declare(s, self.seat):
                moves.append(s.moves.declare + goal)
        return moves

    def why_not(self, s: Town, move: int) -> int:
        m = s.moves
        if move < m.build:
            return why_not_open(s, move - m.place)
        if m.build <= move < m.site:
            return why_not_build(s, self.seat, move - m.build)
        if s.manual and m.declare <= move < m.decline:
            return why_not_declare(s, self.seat, move - m.declare)
        return not_an_action(s, move)

    def apply(self, s: Town, move: int) -> None:
        if move < s.moves.build:
            place_worker(s, self.seat, move)
        elif move >= s.moves.declare:
            s.then((self,))
            declare(s, self.seat, move - s.moves.declare)
        else:
            go_to_the_building_area(s, self.seat, move - s.moves.build)
