"""A bot that plays at random: the yardstick for all others."""

from typing import ClassVar, Final

from tablewood.bots.bot import Bot
from tablewood.bots.perspective import Perspective
from tablewood.kernel.moves import MoveList


class RandomBot(Bot):
    """Every legal move is as likely as any other."""

    name: ClassVar[str] = "random"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._legal: Final = MoveList()

    def choose(self, asked: Perspective) -> int:
        asked.list_legal(self._legal)
        return self._legal[self.chance.below(self._legal.count)]


BOT: Final = RandomBot
