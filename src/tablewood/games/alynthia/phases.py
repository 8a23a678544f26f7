"""Whose move it is in the Action Phase: all at once, or two actions at a time (AL-105 to AL-112, AL-269)."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from tablewood.games.alynthia.actions import (
    ENOUGH,
    actions_of,
    do_move,
    list_deeds,
    list_moves,
    list_open_cards,
    why_not_act,
)
from tablewood.games.alynthia.moves import ACTION_WORDS, CARD_WORDS
from tablewood.games.alynthia.names import ACTION_PHASE, COMPETITIVE, FOCUS_TILE
from tablewood.games.alynthia.order import out_of_phase
from tablewood.games.alynthia.refusals import actions_left, why_not_stand, why_not_use
from tablewood.games.alynthia.spaces import around
from tablewood.games.alynthia.state import Land
from tablewood.kernel.log import TABLE
from tablewood.kernel.moves import Answer, MoveList
from tablewood.kernel.number_sets import NO_NUMBERS, NumberSet, all_below, excluding, has, including
from tablewood.kernel.step import ALLOWED, Clause, OpenQuestion, Question, Rule, Seat
from tablewood.kernel.vectors import zeros

DEEDS: Final[tuple[str, ...]] = (*CARD_WORDS, "dragon", *ACTION_WORDS, "use", "offer")
"""AL-101, AL-103: what may be done in the Action Phase, besides stopping."""


class ActionPhase(Rule[Land]):
    """AL-105, AL-108, AL-271: the phase begins; nobody has passed, is done or has made an offer."""

    def run(self, s: Land) -> None:
        s.passed = NO_NUMBERS
        s.trades = zeros(s.seats)
        s.tell(s.events.phase_began, TABLE, ACTION_PHASE)
        if s.mode == COMPETITIVE:
            s.then_one(TakeTurns(s.first))
        else:
            s.then_one(ActTogether(NO_NUMBERS, s.first))


# Cooperative and solo


@mypyc_attr(free_list_len=1)
class ActTogether(Rule[Land]):
    """AL-106, AL-107: the phase goes on until all are done; in sequence the next in turn order is asked first.

    `done` are the seats that are done, `back` those that took this back; `following` is the seat to ask first. A player
    who is done is passed over only if there is no move with which to take that back.
    """

    def __init__(self, done: NumberSet, following: Seat, back: NumberSet = NO_NUMBERS) -> None:
        super().__init__()
        self.done: Final = done
        self.following: Final = following
        self.back: Final = back

    def run(self, s: Land) -> None:
        if self.done == all_below(s.seats):
            return
        open_to = self.open_to(s)
        turn = self.following
        while not has(open_to, turn):
            turn = (turn + 1) % s.seats
        seats = s.parts.seats_among(open_to)
        s.then_one(ActionsForAll(seats, self.done, turn, turn, self.back))

    def open_to(self, s: Land) -> NumberSet:
        """AL-106, AL-269: who is not done, or could take that back."""
        open_to = all_below(s.seats)
        if self.done == NO_NUMBERS:
            return open_to
        for seat in range(s.seats):
            if has(self.done, seat) and not can_move(s, seat):
                open_to = excluding(open_to, seat)
        return open_to


def can_move(s: Land, seat: Seat) -> bool:
    """AL-269: whether a player who is done could take that back by a move."""
    if why_not_use(s, seat, FOCUS_TILE) == ALLOWED:
        return True
    if s.focus[seat] >= s.parts.move_focus:
        for space in around(s, seat, s.at[seat]):
            if why_not_stand(s, seat, space) == ALLOWED:
                return True
    moves = MoveList()
    list_open_cards(s, seat, ENOUGH, moves)
    if moves.count == 0:
        list_deeds(s, seat, ENOUGH, moves)
    return moves.count > 0


@mypyc_attr(free_list_len=1)
class ActionsForAll(OpenQuestion[Land]):
    """AL-105, AL-106, AL-269: anybody may make the next move; players who are done take that back by making one.

    In sequence (AL-107) the seat of `turn` answers next, and a player who is done may stay done.
    The phase is finite: `bound.moves_left` falls with every answer (AL-270).
    """

    prompt: ClassVar[str] = "act-together"
    clause: ClassVar[int] = 105
    takes: ClassVar[tuple[str, ...]] = (*DEEDS, "done", "stay")
    in_order: ClassVar[bool] = True

    def __init__(
        self, seats: tuple[Seat, ...], done: NumberSet, turn: Seat, seat: Seat, back: NumberSet
    ) -> None:
        super().__init__(seats, seat)
        self.done: Final = done
        self.turn: Final = turn
        self.back: Final = back

    def addressed(self, seat: Seat) -> "ActionsForAll":
        return ActionsForAll(self.seats, self.done, self.turn, seat, self.back)

    def waits_for(self) -> list[int]:
        return [seat for seat in self.seats if not self.is_done(seat)]

    def is_done(self, seat: Seat) -> bool:
        """AL-106: whether the seat has declared itself done."""
        return has(self.done, seat)

    def may_stay(self, s: Land) -> bool:
        """AL-107: whether the seat is done, and comes in the cycle before the next one who is not."""
        seat = self.turn
        while self.is_done(seat):
            if seat == self.seat:
                return True
            seat = (seat + 1) % s.seats
        return False

    def list_legal(self, s: Land, moves: MoveList) -> None:
        list_moves(s, self.seat, ENOUGH, moves)
        if not self.is_done(self.seat):
            moves.add_word(s.moves.done)
        elif self.may_stay(s):
            moves.add_word(s.moves.stay)

    def objection(self, s: Land, answer: Answer) -> Clause:
        if answer.verb is s.moves.done:
            return 269 if self.is_done(self.seat) else ALLOWED
        if answer.verb is s.moves.stay:
            return ALLOWED if self.may_stay(s) else 107
        return why_not_act(s, self.seat, answer, ENOUGH)

    def not_now(self, s: Land, answer: Answer) -> Clause:
        return out_of_phase(s, self.seat, answer.verb)

    def carry_out(self, s: Land, answer: Answer) -> None:
        following = (self.seat + 1) % s.seats
        if answer.verb is s.moves.done:
            s.tell(s.events.is_done, self.seat)
            s.then_one(ActTogether(including(self.done, self.seat), following, self.back))
        elif answer.verb is s.moves.stay:
            s.then_one(ActTogether(self.done, following, self.back))
        else:
            back = self.back
            if self.is_done(self.seat):
                back = including(back, self.seat)
            s.then_one(ActTogether(excluding(self.done, self.seat), following, back))
            do_move(s, self.seat, answer)


# Competitive


class TakeTurns(Rule[Land]):
    """AL-108, AL-109: clockwise, skipping those who have passed, until all have."""

    def __init__(self, following: Seat) -> None:
        super().__init__()
        self.following: Final = following

    def run(self, s: Land) -> None:
        seat = self.following
        for _ in range(s.seats):
            if not s.has_passed(seat):
                s.actions = 0
                s.then_one(TakeTurn(seat))
                return
            seat = (seat + 1) % s.seats


class TakeTurn(Question[Land]):
    """AL-108 to AL-112: up to two actions, with cards, tiles and trades between them; then end the turn, or pass."""

    prompt: ClassVar[str] = "take-turn"
    clause: ClassVar[int] = 108
    takes: ClassVar[tuple[str, ...]] = (*DEEDS, "pass", "end")

    def list_legal(self, s: Land, moves: MoveList) -> None:
        list_open_cards(s, self.seat, actions_left(s), moves)
        if s.actions == 0:
            moves.add_word(s.moves.passes)
        list_deeds(s, self.seat, actions_left(s), moves)
        if s.actions > 0:
            moves.add_word(s.moves.end)

    def objection(self, s: Land, answer: Answer) -> Clause:
        if answer.verb is s.moves.passes:
            return ALLOWED if s.actions == 0 else 110
        if answer.verb is s.moves.end:
            return ALLOWED if s.actions > 0 else 110
        return why_not_act(s, self.seat, answer, actions_left(s))

    def not_now(self, s: Land, answer: Answer) -> Clause:
        return out_of_phase(s, self.seat, answer.verb)

    def carry_out(self, s: Land, answer: Answer) -> None:
        following = (self.seat + 1) % s.seats
        if answer.verb is s.moves.passes:
            s.passed = including(s.passed, self.seat)
            s.tell(s.events.passed, self.seat)
            s.then_one(TakeTurns(following))
        elif answer.verb is s.moves.end:
            s.then_one(TakeTurns(following))
        else:
            s.then_one(self)
            s.actions += actions_of(s, self.seat, answer)
            do_move(s, self.seat, answer)
