"""A March that ends in an attack (AL-231)."""

from typing import ClassVar, Final

from tablewood.games.alynthia.battle import attack_on_arrival
from tablewood.games.alynthia.names import MARCH_CARD, Space
from tablewood.games.alynthia.order import MustFinish
from tablewood.games.alynthia.pieces import NO_SPACES
from tablewood.games.alynthia.purse import discard_card
from tablewood.games.alynthia.refusals import adjacent, why_not_stand
from tablewood.games.alynthia.spaces import around, put_character
from tablewood.games.alynthia.state import Land
from tablewood.kernel.moves import Answer, MoveList
from tablewood.kernel.step import ALLOWED, Clause, Seat
from tablewood.kernel.vectors import Ints, added, put


def raid(s: Land, seat: Seat, space: Space) -> None:
    """AL-231: play March and attack where it ends; which way it went matters if the attack is lost."""
    discard_card(s, seat, MARCH_CARD)
    s.tell(s.events.played, seat, MARCH_CARD)
    start = s.at[seat]
    ways = halfway(s, seat, start, space)
    if adjacent(s, seat, start, space) or len(ways) == 0:
        arrive(s, seat, space, start)
    elif len(ways) == 1:
        arrive(s, seat, space, ways[0])
    else:
        s.then_one(ChooseWay(seat, space))


def halfway(s: Land, seat: Seat, start: Space, space: Space) -> Ints:
    """The spaces between the two on which the character may stand."""
    ways = NO_SPACES
    for way in around(s, seat, start):
        if adjacent(s, seat, way, space) and why_not_stand(s, seat, way) == ALLOWED:
            ways = added(ways, way)
    return ways


def arrive(s: Land, seat: Seat, space: Space, back: Space) -> None:
    """AL-231: attack at once; `back` is where the character returns to if it loses."""
    put_character(s, seat, space)
    s.last = put(s.last, seat, back)
    s.tell(s.events.marched, seat, space)
    attack_on_arrival(s, seat)


class ChooseWay(MustFinish):
    """AL-231: over which of the spaces between, to return to it after a lost attack."""

    prompt: ClassVar[str] = "choose-way"
    clause: ClassVar[int] = 231
    takes: ClassVar[tuple[str, ...]] = ("via",)

    def __init__(self, seat: Seat, space: Space) -> None:
        super().__init__(seat)
        self.space: Final = space

    def list_legal(self, s: Land, moves: MoveList) -> None:
        moves.add_each(s.moves.via, halfway(s, self.seat, s.at[self.seat], self.space))

    def objection(self, s: Land, answer: Answer) -> Clause:
        ways = halfway(s, self.seat, s.at[self.seat], self.space)
        return ALLOWED if answer.first in ways else 231

    def carry_out(self, s: Land, answer: Answer) -> None:
        arrive(s, self.seat, self.space, answer.first)
