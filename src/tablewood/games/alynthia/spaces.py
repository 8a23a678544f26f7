"""Where a character may go, stand and retreat to (AL-122 to AL-133, AL-214, AL-215, AL-237, AL-275)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tablewood.games.alynthia.names import Space
from tablewood.games.alynthia.order import MustAnswer
from tablewood.games.alynthia.pieces import NO_SPACES, in_board_order, is_guarded, other_character
from tablewood.games.alynthia.refusals import why_not_stand
from tablewood.games.alynthia.state import Land
from tablewood.kernel.moves import Answer, MoveList
from tablewood.kernel.step import ALLOWED, Clause, Seat, SeatRule
from tablewood.kernel.vectors import Ints, added, ints, joined, put, zeros


def around(s: Land, seat: Seat, space: Space) -> Ints:
    """AL-16, AL-237: the adjacent spaces; for the Mountain player the tunnel is adjacent to its entrances."""
    if space == s.parts.tunnel:
        return s.entrances
    if s.has_tunnel(seat) and space in s.entrances:
        return added(s.board.neighbours[space], s.parts.tunnel)
    return s.board.neighbours[space]


class Ripple:
    """The spaces around one, whatever lies on them: one step away, then two, and so on."""

    def __init__(self, s: Land, seat: Seat, space: Space) -> None:
        self.s: Final = s
        self.seat: Final[Seat] = seat
        self.reached: Final[Ints] = zeros(s.parts.spaces.size)
        """By space: 1 where it has come to."""
        self.edge: Ints = ints([space])
        """The spaces that it came to last."""
        self.reached[space] = 1

    def spread(self) -> None:
        """One step further."""
        further = NO_SPACES
        for space in self.edge:
            for other in around(self.s, self.seat, space):
                if self.reached[other] == 0:
                    self.reached[other] = 1
                    further = added(further, other)
        self.edge = further


def march_range(s: Land, seat: Seat, steps: i64) -> Ints:
    """AL-231, AL-278: every other space within this many steps, whatever lies between."""
    ripple = Ripple(s, seat, s.at[seat])
    found = NO_SPACES
    while steps > 0:
        ripple.spread()
        found = joined(found, ripple.edge)
        steps -= 1
    return in_board_order(found)


def put_character(s: Land, seat: Seat, space: Space) -> None:
    """AL-200, AL-275: the character arrives; what it left is the last space it stood on."""
    s.last = put(s.last, seat, s.at[seat])
    s.at[seat] = space
    s.clock += 1
    s.arrived = put(s.arrived, seat, s.clock)


def nearest_refuges(s: Land, seat: Seat, space: Space) -> Ints:
    """AL-215, AL-275: the nearest spaces, in steps, on which the character may stand; none if there is none."""
    ripple = Ripple(s, seat, space)
    refuges = NO_SPACES
    while len(refuges) == 0 and len(ripple.edge) > 0:
        ripple.spread()
        for other in ripple.edge:
            if why_not_stand(s, seat, other) == ALLOWED:
                refuges = added(refuges, other)
    return in_board_order(refuges)


def may_stay(s: Land, seat: Seat) -> bool:
    """AL-214: no dragons, no undefeated nest, and no other character unless with Politics 1."""
    space = s.at[seat]
    if is_guarded(s, space):
        return False
    return s.shares(seat) or other_character(s, seat, space) < 0


def go_back(s: Land, seat: Seat) -> None:
    """AL-214, AL-275: back to the last space it stood on, or a retreat if it may not stand there any more."""
    last = s.last[seat]
    if last >= 0 and last != s.at[seat] and why_not_stand(s, seat, last) == ALLOWED:
        put_character(s, seat, last)
        s.tell(s.events.retreated, seat, last)
    else:
        s.then_one(Retreats(seat))


class Retreats(SeatRule[Land]):
    """AL-215, AL-275: to one of the nearest spaces, free of cost; stays where it is if there is none."""

    def run(self, s: Land) -> None:
        refuges = nearest_refuges(s, self.player, s.at[self.player])
        if len(refuges) == 1:
            put_character(s, self.player, refuges[0])
            s.tell(s.events.retreated, self.player, refuges[0])
        elif len(refuges) > 1:
            s.then_one(ChooseRefuge(self.player))
        else:
            s.tell(s.events.no_refuge, self.player, s.at[self.player])


class ChooseRefuge(MustAnswer):
    """AL-215: the owner chooses among the nearest spaces."""

    prompt: ClassVar[str] = "choose-refuge"
    clause: ClassVar[int] = 215
    takes: ClassVar[tuple[str, ...]] = ("retreat",)

    def list_legal(self, s: Land, moves: MoveList) -> None:
        refuges = nearest_refuges(s, self.seat, s.at[self.seat])
        moves.add_each(s.moves.retreat, refuges)

    def objection(self, s: Land, answer: Answer) -> Clause:
        refuges = nearest_refuges(s, self.seat, s.at[self.seat])
        return ALLOWED if answer.first in refuges else 215

    def carry_out(self, s: Land, answer: Answer) -> None:
        space = answer.first
        put_character(s, self.seat, space)
        s.tell(s.events.retreated, self.seat, space)
