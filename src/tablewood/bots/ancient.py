"""The highest level: searches for two seconds."""

from typing import ClassVar, Final

from tablewood.bots.search import SearchBot


class AncientBot(SearchBot):
    """Takes its time."""

    name: ClassVar[str] = "ancient"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, seconds=2.0)

    def fresh(self, seed: int) -> "AncientBot":
        return AncientBot(seed)


BOT: Final = AncientBot
