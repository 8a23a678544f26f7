"""A turn: place a worker or construct a building (LT-22 to LT-25)."""

from typing import ClassVar

from tablewood.games.little_town.construction import go_to_the_building_area
from tablewood.games.little_town.goals import declare, to_declare, why_not_declare
from tablewood.games.little_town.placement import place_worker
from tablewood.games.little_town.refusals import (
    TownQuestion,
    list_buildable,
    why_no_goal_now,
    why_not_build,
    why_not_open,
)
from tablewood.games.little_town.state import Town
from tablewood.kernel.moves import Answer, MoveList
from tablewood.kernel.step import Clause


class TakeAction(TownQuestion):
    """LT-23, LT-24, LT-25: exactly one of the two actions, with one worker; nobody may pass.

    With manual declaration (LT-148), goals may be declared first.
    """

    prompt: ClassVar[str] = "take-action"
    clause: ClassVar[int] = 23
    takes: ClassVar[tuple[str, ...]] = ("place", "build", "declare")

    def list_legal(self, s: Town, moves: MoveList) -> None:
        m = s.moves
        moves.add_each(m.place, s.open)
        list_buildable(s, self.seat, moves)
        if s.manual:
            for goal in to_declare(s, self.seat):
                moves.add(m.declare, goal)

    def objection(self, s: Town, answer: Answer) -> Clause:
        m = s.moves
        if answer.verb is m.place:
            return why_not_open(s, answer.first)
        if answer.verb is m.build:
            return why_not_build(s, self.seat, answer.first)
        return why_not_declare(s, self.seat, answer.first) if s.manual else why_no_goal_now(s)

    def carry_out(self, s: Town, answer: Answer) -> None:
        m = s.moves
        if answer.verb is m.place:
            place_worker(s, self.seat, answer.first)
        elif answer.verb is m.build:
            go_to_the_building_area(s, self.seat, answer.first)
        else:
            s.then_one(self)
            declare(s, self.seat, answer.first)
