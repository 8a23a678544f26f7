"""Scorching forest spaces (SY-9, SY-113, SY-114, SY-124, SY-136 to SY-139)."""

from typing import ClassVar, Final

from tablewood.games.sylve.parts import FIRST_SCORCH, Space
from tablewood.games.sylve.places import SCORCHED, is_free
from tablewood.games.sylve.refusals import MidTurnQuestion, has_empty_space, why_not_scorch
from tablewood.games.sylve.state import Wood
from tablewood.games.sylve.taming import set_off
from tablewood.kernel.moves import Answer, MoveList
from tablewood.kernel.step import ALLOWED, Clause, Seat, SeatRule


def can_scorch(s: Wood) -> bool:
    """SY-9, SY-136: whether there is a token left, and an empty space for it."""
    return s.scorch_tokens < s.parts.scorch_tokens and has_empty_space(s)


class OfferScorch(SeatRule[Wood]):
    """SY-9, SY-106: offer to scorch this many spaces, one at a time, as long as it is possible."""

    def __init__(self, player: Seat, spaces: int) -> None:
        super().__init__(player)
        self.spaces: Final = spaces

    def run(self, s: Wood) -> None:
        if can_scorch(s):
            s.then_one(ScorchSpace(self.player, self.spaces))


class ScorchSpace(MidTurnQuestion):
    """SY-106, SY-113, SY-136: scorch any empty forest space of the row, or none."""

    prompt: ClassVar[str] = "scorch"
    clause: ClassVar[int] = 136
    takes: ClassVar[tuple[str, ...]] = ("scorch", "skip")

    def __init__(self, seat: Seat, spaces: int) -> None:
        super().__init__(seat)
        self.spaces: Final = spaces

    def list_legal(self, s: Wood, moves: MoveList) -> None:
        for space in range(len(s.shows)):
            if is_free(s.shows[space]):
                moves.add(s.moves.scorch, space)
        moves.add_word(s.moves.skip)

    def objection(self, s: Wood, answer: Answer) -> Clause:
        if answer.verb is s.moves.skip:
            return ALLOWED
        return why_not_scorch(s, answer.first)

    def carry_out(self, s: Wood, answer: Answer) -> None:
        if answer.verb is s.moves.skip:
            return
        if self.spaces > 1:
            s.then_one(OfferScorch(self.seat, self.spaces - 1))
        scorch(s, self.seat, answer.first)


def scorch(s: Wood, seat: Seat, space: Space) -> None:
    """SY-124, SY-136, SY-137, SY-143: the space is gone; the first one scorched in a turn may set off a card."""
    s.shows[space] = SCORCHED
    s.scorch_tokens += 1
    s.tell(s.events.scorched, seat, space)
    s.scorches += 1
    if s.scorches == 1:
        set_off(s, seat, FIRST_SCORCH)
