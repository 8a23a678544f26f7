"""A record of every call of a search to the rules, so that the rules alone can be timed."""

from typing import Any, Final

from tablewood.bots.perspective import Perspective
from tablewood.kernel.game import Game
from tablewood.kernel.moves import MoveList
from tablewood.kernel.net import LearnedValue
from tablewood.kernel.state import State

GUESS: Final = 0
LEGAL: Final = 1
PLAY: Final = 2
TRY: Final = 3
VALUE: Final = 4


class Trace:
    """A flat list of calls: what was called, and with which number."""

    def __init__(self) -> None:
        self.calls: Final[list[int]] = []

    def add(self, call: int, number: int) -> None:
        self.calls.append(call)
        self.calls.append(number)

    def replay(self, asked: Perspective) -> None:
        """Make the same calls again, and nothing else."""
        game = asked.game
        s: State | None = None
        calls = self.calls
        moves = MoveList()
        for at in range(0, len(calls), 2):
            call = calls[at]
            number = calls[at + 1]
            if call == GUESS:
                s = asked.guess(number)
            elif s is not None:
                if call == LEGAL:
                    s.list_legal(moves)
                elif call == PLAY:
                    s.play(number)
                elif call == TRY:
                    after_one(game, s, number, s.seat)
                else:
                    game.evaluate(s, number)


def after_one(
    game: Game[Any], s: State, move: int, seat: int, learned: LearnedValue[Any] | None = None
) -> float:
    """How the seat stands after this one move, by the learned value or, without one, the game's evaluation."""
    after = s.clone()
    after.play(move)
    return game.evaluate(after, seat) if learned is None else learned.margin(after, seat)
