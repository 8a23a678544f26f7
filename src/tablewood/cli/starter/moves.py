"""The moves and the events of Starter."""

from typing import Final

from tablewood.cli.starter.components import Parts
from tablewood.kernel.log import EventKinds, named, secret
from tablewood.kernel.moves import MoveSpace, Parameter


class Moves(MoveSpace):
    """What a player can say."""

    def __init__(self, parts: Parts) -> None:
        super().__init__()
        self.play: Final = self.verb("play", Parameter("leaf", parts.leaves), clause=3)
        self.passes: Final = self.verb("pass", clause=5)


class Events(EventKinds):
    """What the log tells, in the order in which it may happen."""

    def __init__(self, parts: Parts) -> None:
        super().__init__()
        self.dealt: Final = self.add("dealt", secret("leaf", parts.leaves))
        self.played: Final = self.add("played", named("leaf", parts.leaves))
        self.passed: Final = self.add("passed")
