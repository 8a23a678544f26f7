"""Where a character may go, stand and retreat to (AL-122 to AL-133, AL-214, AL-215, AL-237, AL-275)."""

from typing import ClassVar

from tablewood.games.alynthia.order import MustAnswer
from tablewood.games.alynthia.pieces import is_guarded, other_character
from tablewood.games.alynthia.refusals import why_not_stand
from tablewood.games.alynthia.state import Land
from tablewood.kernel.moves import Answer, Move
from tablewood.kernel.step import ALLOWED, Clause, SeatRule


def around(s: Land, seat: int, space: int) -> list[int]:
    """AL-16, AL-237: the adjacent spaces; for the Mountain player the tunnel is adjacent to its entrances."""
    if space == s.parts.tunnel:
        return s.entrances
    if s.has_tunnel(seat) and space in s.entrances:
        return [*s.board.neighbours[space], s.parts.tunnel]
    return s.board.neighbours[space]


def march_range(s: Land, seat: int, steps: int) -> list[int]:
    """AL-231, AL-278: every other space within this many steps, whatever lies between."""
    found = [s.at[seat]]
    reach = [s.at[seat]]
    for _ in range(steps):
        further: list[int] = []
        for space in reach:
            for other in around(s, seat, space):
                if other not in found:
                    found.append(other)
                    further.append(other)
        reach = further
    return sorted(found[1:])


def put_character(s: Land, seat: int, space: int) -> None:
    """AL-200, AL-275: the character arrives; what it left is the last space it stood on."""
    s.last[seat] = s.at[seat]
    s.at[seat] = space
    s.clock += 1
    s.arrived[seat] = s.clock


def nearest_refuges(s: Land, seat: int, space: int) -> list[int]:
    """AL-215, AL-275: the nearest spaces, in steps, on which the character may stand; none if there is none."""
    seen = [space]
    edge = [space]
    while edge:
        further: list[int] = []
        refuges: list[int] = []
        for one in edge:
            for other in around(s, seat, one):
                if other not in seen:
                    seen.append(other)
                    further.append(other)
                    if why_not_stand(s, seat, other) == ALLOWED:
                        refuges.append(other)
        if refuges:
            return sorted(refuges)
        edge = further
    return []


def may_stay(s: Land, seat: int) -> bool:
    """AL-214: no dragons, no undefeated nest, and no other character unless with Politics 1."""
    space = s.at[seat]
    if is_guarded(s, space):
        return False
    return s.shares(seat) or other_character(s, seat, space) < 0


def go_back(s: Land, seat: int) -> None:
    """AL-214, AL-275: back to the last space it stood on, or a retreat if it may not stand there any more."""
    last = s.last[seat]
    if last >= 0 and last != s.at[seat] and why_not_stand(s, seat, last) == ALLOWED:
        put_character(s, seat, last)
        s.tell(s.events.retreated, seat, last)
    else:
        s.then((Retreats(seat),))


class Retreats(SeatRule[Land]):
    """AL-215, AL-275: to one of the nearest spaces, free of cost; stays where it is if there is none."""

    def run(self, s: Land) -> None:
        refuges = nearest_refuges(s, self.player, s.at[self.player])
        if len(refuges) == 1:
            put_character(s, self.player, refuges[0])
            s.tell(s.events.retreated, self.player, refuges[0])
        elif refuges:
            s.then((ChooseRefuge(self.player),))
        else:
            s.tell(s.events.no_refuge, self.player, s.at[self.player])


class ChooseRefuge(MustAnswer):
    """AL-215: the owner chooses among the nearest spaces."""

    prompt: ClassVar[str] = "choose-refuge"
    clause: ClassVar[int] = 215
    takes: ClassVar[tuple[str, ...]] = ("retreat",)

    def legal(self, s: Land) -> list[Move]:
        refuges = nearest_refuges(s, self.seat, s.at[self.seat])
        return [s.moves.retreat.of(space) for space in refuges]

    def objection(self, s: Land, answer: Answer) -> Clause:
        refuges = nearest_refuges(s, self.seat, s.at[self.seat])
        return ALLOWED if answer.first in refuges else 215

    def carry_out(self, s: Land, answer: Answer) -> None:
        space = answer.first
        put_character(s, self.seat, space)
        s.tell(s.events.retreated, self.seat, space)
