"""A bot that takes the move after which its seat stands best, by the game's own evaluation."""

from typing import Any, ClassVar, Final

from tablewood.bots.bot import Bot
from tablewood.bots.perspective import Perspective
from tablewood.bots.values import TUNED, check_value, value_for
from tablewood.kernel.moves import MoveList
from tablewood.kernel.net import LearnedValue, standing_of
from tablewood.kernel.state import State

SEEDS: Final = 1 << 29
"""How many seeds guesses are drawn from."""

WIDTH: Final = 24
"""How many of the legal moves to follow further: those that look best at once."""


class GreedyBot(Bot):
    """Looks along its own decisions: the big choices of a turn are split into small ones.

    Every legal move is tried on each of a few guesses at what is hidden. From there the bot goes
    on greedily as long as its own seat is asked, for `depth` decisions in all; then it evaluates
    the position: with the game's hand-made evaluation (tuned) or its network (net).
    """

    name: ClassVar[str] = "greedy"

    def __init__(self, seed: int = 0, depth: int = 2, guesses: int = 2, value: str = TUNED) -> None:
        super().__init__(seed)
        check_value(value)
        self.depth: Final = depth
        self.guesses: Final = guesses
        self.value: Final = value
        self.learned: LearnedValue[Any] | None = None
        """What it evaluates positions with; None for the hand-made evaluation."""

    def fresh(self, seed: int) -> "GreedyBot":
        return GreedyBot(seed, self.depth, self.guesses, self.value)

    def choose(self, asked: Perspective) -> int:
        self.learned = value_for(asked, self.value)
        return self.best_of(asked, asked.legal())

    def best_of(self, asked: Perspective, legal: list[int]) -> int:
        """The best of these moves, by what the bot evaluates positions with."""
        if len(legal) == 1:
            return legal[0]
        if len(legal) > WIDTH and self.depth > 1:
            legal = self._promising(asked, legal)
        return legal[self._best(self._worth(asked, legal, self.depth, self.guesses))]

    def _worth(self, asked: Perspective, moves: list[int], depth: int, guesses: int) -> list[float]:
        """The value of each move, summed over the guesses."""
        worth = [0.0] * len(moves)
        for _ in range(guesses):
            guess = asked.guess(self.chance.below(SEEDS))
            for at in range(len(moves)):
                worth[at] += prospect(guess, asked.seat, moves[at], depth, self.learned)
        return worth

    def _promising(self, asked: Perspective, legal: list[int]) -> list[int]:
        """The moves that look best at once, and all that are equal to the last of them."""
        worth = self._worth(asked, legal, 1, 1)
        least = sorted(worth)[-WIDTH]
        return [legal[at] for at in range(len(legal)) if worth[at] >= least]

    def _best(self, worth: list[float]) -> int:
        """The index of the highest value; the bot's chance decides between equals."""
        best = max(worth)
        places = [at for at in range(len(worth)) if worth[at] == best]
        return places[self.chance.below(len(places))] if len(places) > 1 else places[0]


def prospect(
    s: State, seat: int, move: int, depth: int, learned: LearnedValue[Any] | None = None
) -> float:
    """How the seat stands after this move and its best next ones, `depth` decisions in all."""
    after = s.clone()
    after.play(move, seat)
    for _ in range(depth - 1):
        if after.seat != seat and seat not in after.asked:
            break
        after = _best_next(after, seat, learned)
    return standing_of(after, seat, learned)


def _best_next(s: State, seat: int, learned: LearnedValue[Any] | None) -> State:
    """The position after the seat's move that looks best at once."""
    best: State | None = None
    most = 0.0
    legal = MoveList()
    s.list_legal(legal, seat)
    for at in range(legal.count):
        after = s.clone()
        after.play(legal[at], seat)
        worth = standing_of(after, seat, learned)
        if best is None or worth > most:
            best = after
            most = worth
    assert best is not None, "somebody who is asked has a legal move"
    return best


BOT: Final = GreedyBot
