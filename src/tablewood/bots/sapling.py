"""The gentlest level: plays at random, with a little greed."""

from typing import ClassVar, Final

from tablewood.bots.bot import Bot
from tablewood.bots.greedy import GreedyBot
from tablewood.bots.perspective import Perspective

GREED: Final = 3
"""One move in this many is a greedy one."""


class SaplingBot(Bot):
    """For a first game: it makes mistakes, and now and then sees a good move."""

    name: ClassVar[str] = "sapling"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._greedy: Final = GreedyBot(seed, depth=1, guesses=1)

    def choose(self, asked: Perspective) -> int:
        if self.chance.below(GREED) == 0:
            return self._greedy.choose(asked)
        legal = asked.legal()
        return legal[self.chance.below(len(legal))]


BOT: Final = SaplingBot
