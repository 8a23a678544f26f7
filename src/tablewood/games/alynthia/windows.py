"""Reaction windows: who may still play a card, in which order, until the window closes (AL-225 to AL-229, AL-277)."""

from typing import ClassVar, Final

from tablewood.games.alynthia.card_refusals import can_labor_reroll, why_not_card
from tablewood.games.alynthia.cards import (
    can_react,
    labor_reroll,
    list_cards,
    list_dice,
    play_card,
    spend_dragon_in_battle,
)
from tablewood.games.alynthia.names import AFTER_DICE, AFTER_ROLL, COMPETITIVE
from tablewood.games.alynthia.state import Land
from tablewood.kernel.step import ALLOWED, Question, Rule


class OpenWindow(Rule[Land]):
    """AL-225, AL-277: ask in turn those who can react, until all of them have passed in succession.

    `die` is the one on the table where it is not one of the two of a battle.
    `left` counts the seats, from `starter` on, that have not passed since somebody last reacted. In a competitive
    game, that somebody is asked, or nobody, tells of hidden hands: what led to it cannot be taken back.
    """

    def __init__(self, window: int, starter: int, left: int, die: int = 0) -> None:
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
                    s.then((HiddenWindow(seat, self.window, left, self.die),))
                else:
                    s.then((Window(seat, self.window, left, self.die),))
                return
            seat = (seat + 1) % s.seats


class Window(Question[Land]):
    """AL-225 to AL-227: play one card or use another reaction, or pass."""

    prompt: ClassVar[str] = "window"
    clause: ClassVar[int] = 277

    def __init__(self, seat: int, window: int, left: int, die: int) -> None:
        super().__init__(seat)
        self.window: Final = window
        self.left: Final = left
        self.die: Final = die

    def legal(self, s: Land) -> list[int]:
        m = s.moves
        moves: list[int] = []
        list_cards(s, self.seat, self.window, moves)
        if self.window in (AFTER_DICE, AFTER_ROLL) and can_labor_reroll(s, self.seat):
            list_dice(m.labor_reroll, self.window, moves)
        if (
            self.window == AFTER_DICE
            and why_not_card(s, self.seat, m.dragon, AFTER_DICE) == ALLOWED
        ):
            moves.append(m.dragon)
        moves.append(m.passes)
        return moves

    def why_not(self, s: Land, move: int) -> int:
        if move == s.moves.passes:
            return ALLOWED
        return why_not_card(s, self.seat, move, self.window)

    def apply(self, s: Land, move: int) -> None:
        m = s.moves
        following = (self.seat + 1) % s.seats
        if move == m.passes:
            s.then((OpenWindow(self.window, following, self.left - 1, self.die),))
            return
        s.then((OpenWindow(self.window, following, s.seats, self.die),))
        if move == m.dragon:
            spend_dragon_in_battle(s, self.seat)
        elif move >= m.labor_reroll:
            labor_reroll(s, self.seat, move - m.labor_reroll, self.die)
        else:
            play_card(s, self.seat, move, self.die)


class HiddenWindow(Window):
    """AL-277: in a competitive game who is asked would tell what he holds; others see only that a window is open."""

    discreet: ClassVar[bool] = True
