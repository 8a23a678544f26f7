"""The base class of all bots: asked for a move, a bot chooses one of the legal ones."""

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from tablewood.bots.perspective import Perspective
from tablewood.kernel.chance import Chance, seeded


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Plays one seat. Its moves follow from its seed and its questions: games can be repeated."""

    name: ClassVar[str] = ""

    def __init__(self, seed: int = 0) -> None:
        self.seed: Final = seed
        self.chance: Chance = seeded(seed)

    def choose(self, asked: Perspective) -> int:
        """One of the legal moves."""
        raise NotImplementedError

    def fresh(self, seed: int) -> "Bot":
        """A new bot of the same kind with the same settings and no memory."""
        return type(self)(seed)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Bot":
        """A bot that goes on from the same point of its chance; what it remembers of its last search is left behind."""
        copy = self.fresh(self.seed)
        copy.chance = self.chance.clone()
        return copy
