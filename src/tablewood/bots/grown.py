"""The third level: searches for a third of a second."""

from typing import ClassVar, Final

from tablewood.bots.search import SearchBot


class GrownBot(SearchBot):
    """Looks ahead over the others' answers, as long as a person hardly notices."""

    name: ClassVar[str] = "grown"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, seconds=0.3)

    def fresh(self, seed: int) -> "GrownBot":
        return GrownBot(seed)


BOT: Final = GrownBot
