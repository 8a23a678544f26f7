"""A March that ends in an attack (AL-231)."""

from typing import ClassVar, Final

from tablewood.games.alynthia.battle import attack
from tablewood.games.alynthia.names import MARCH_CARD
from tablewood.games.alynthia.order import in_mid_action
from tablewood.games.alynthia.purse import discard_card
from tablewood.games.alynthia.refusals import adjacent, why_not_stand
from tablewood.games.alynthia.spaces import around, put_character
from tablewood.games.alynthia.state import Land
from tablewood.kernel.step import ALLOWED, Question


def raid(s: Land, seat: int, space: int) -> None:
    """AL-231: play March and attack where it ends; which way it went matters if the attack is lost."""
    discard_card(s, seat, MARCH_CARD)
    s.tell(s.events.played, seat, MARCH_CARD)
    start = s.at[seat]
    ways = halfway(s, seat, start, space)
    if adjacent(s, seat, start, space) or not ways:
        arrive(s, seat, space, start)
    elif len(ways) == 1:
        arrive(s, seat, space, ways[0])
    else:
        s.then((ChooseWay(seat, space),))


def halfway(s: Land, seat: int, start: int, space: int) -> list[int]:
    """The spaces between the two on which the character may stand."""
    return [
        way
        for way in around(s, seat, start)
        if adjacent(s, seat, way, space) and why_not_stand(s, seat, way) == ALLOWED
    ]


def arrive(s: Land, seat: int, space: int, back: int) -> None:
    """AL-231: attack at once; `back` is where the character returns to if it loses."""
    put_character(s, seat, space)
    s.last[seat] = back
    s.tell(s.events.marched, seat, space)
    attack(s, seat, space, False, True)


class ChooseWay(Question[Land]):
    """AL-231: over which of the spaces between, to return to it after a lost attack."""

    prompt: ClassVar[str] = "choose-way"
    clause: ClassVar[int] = 231

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def legal(self, s: Land) -> list[int]:
        return [s.moves.via + way for way in halfway(s, self.seat, s.at[self.seat], self.space)]

    def why_not(self, s: Land, move: int) -> int:
        if s.moves.via <= move < s.moves.pay_worker:
            return ALLOWED if move in self.legal(s) else 231
        return in_mid_action(s, move, self.clause)

    def apply(self, s: Land, move: int) -> None:
        arrive(s, self.seat, self.space, move - s.moves.via)
