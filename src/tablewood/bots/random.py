"""A bot that plays at random: the yardstick for all others."""

from typing import ClassVar, Final

from tablewood.bots.bot import Bot
from tablewood.bots.perspective import Perspective


class RandomBot(Bot):
    """Every legal move is as likely as any other."""

    name: ClassVar[str] = "random"

    def choose(self, asked: Perspective) -> int:
        legal = asked.legal()
        return legal[self.chance.below(len(legal))]


BOT: Final = RandomBot
