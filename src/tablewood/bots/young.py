"""The second level: greedy."""

from typing import ClassVar, Final

from tablewood.bots.greedy import GreedyBot


class YoungBot(GreedyBot):
    """Takes what looks best in its own turn and does not think of yours."""

    name: ClassVar[str] = "young"

    def fresh(self, seed: int) -> "YoungBot":
        return YoungBot(seed, self.depth, self.guesses, self.value)


BOT: Final = YoungBot
