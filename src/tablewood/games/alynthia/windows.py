"""Reaction windows: who may still play a card, in which order, until the window closes (AL-225 to AL-229, AL-277)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tablewood.games.alynthia.card_refusals import (
    WINDOW_CLAUSE,
    can_labor_reroll,
    why_not_react,
    why_not_spend_dragon,
)
from tablewood.games.alynthia.cards import (
    NO_ACTIONS,
    can_react,
    labor_reroll,
    list_cards,
    list_dice,
    play_card,
    spend_dragon_in_battle,
)
from tablewood.games.alynthia.moves import CARD_WORDS
from tablewood.games.alynthia.names import AFTER_DICE, AFTER_ROLL, COMPETITIVE
from tablewood.games.alynthia.state import Land
from tablewood.kernel.moves import Answer, MoveList
from tablewood.kernel.step import ALLOWED, Clause, Question, Rule, Seat


class OpenWindow(Rule[Land]):
    """AL-225, AL-277: ask in turn those who can react, until all of them have passed in succession.

    `die` is the one on the table where it is not one of the two of a battle.
    `left` counts the seats, from `starter` on, that have not passed since somebody last reacted. In a competitive
    game it says something about hidden hands whether anybody is asked: what led to it cannot be taken back.
    """

    def __init__(self, window: i64, starter: Seat, left: i64, die: i64 = 0) -> None:
        super().__init__()
        self.window: Final = window
        self.starter: Final = starter
        self.left: Final = left
        self.die: Final = die

    def run(self, s: Land) -> None:
        if s.mode == COMPETITIVE and self.left > 0:
            s.reveal()
        seat = self.starter
        for passed in range(self.left):
            if can_react(s, seat, self.window):
                left = self.left - passed
                if s.mode == COMPETITIVE:
                    s.then_one(HiddenWindow(seat, self.window, left, self.die))
                else:
                    s.then_one(Window(seat, self.window, left, self.die))
                return
            seat = (seat + 1) % s.seats


class Window(Question[Land]):
    """AL-225 to AL-227: play one card or use another reaction, or pass."""

    prompt: ClassVar[str] = "window"
    clause: ClassVar[int] = 277
    takes: ClassVar[tuple[str, ...]] = (*CARD_WORDS, "labor-reroll", "dragon", "pass")

    def __init__(self, seat: Seat, window: i64, left: i64, die: i64) -> None:
        super().__init__(seat)
        self.window: Final = window
        self.left: Final = left
        self.die: Final = die

    def list_legal(self, s: Land, moves: MoveList) -> None:
        m = s.moves
        list_cards(s, self.seat, self.window, NO_ACTIONS, moves)
        if self.window in (AFTER_DICE, AFTER_ROLL) and can_labor_reroll(s, self.seat):
            list_dice(m.labor_reroll, self.window, moves)
        if self.window == AFTER_DICE and (
            why_not_spend_dragon(s, self.seat, AFTER_DICE) == ALLOWED
        ):
            moves.add_word(m.dragon)
        moves.add_word(m.passes)

    def objection(self, s: Land, answer: Answer) -> Clause:
        if answer.verb is s.moves.passes:
            return ALLOWED
        return why_not_react(s, self.seat, answer, self.window)

    def not_now(self, s: Land, answer: Answer) -> Clause:
        """AL-224 to AL-230: the window says what may be played in it."""
        return WINDOW_CLAUSE[self.window]

    def carry_out(self, s: Land, answer: Answer) -> None:
        m = s.moves
        following = (self.seat + 1) % s.seats
        if answer.verb is m.passes:
            s.then_one(OpenWindow(self.window, following, self.left - 1, self.die))
            return
        s.then_one(OpenWindow(self.window, following, s.seats, self.die))
        if answer.verb is m.dragon:
            spend_dragon_in_battle(s, self.seat)
        elif answer.verb is m.labor_reroll:
            labor_reroll(s, self.seat, answer.first, self.die)
        else:
            play_card(s, self.seat, answer, self.die)


class HiddenWindow(Window):
    """AL-277: whom the window asks would give away who holds what; the others see only that a window is open."""

    discreet: ClassVar[bool] = True
