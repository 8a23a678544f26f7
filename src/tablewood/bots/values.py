"""What a bot evaluates positions with: the game's hand-made evaluation, or its network."""

from typing import Any, Final

from tablewood.bots.perspective import Perspective
from tablewood.kernel.errors import TablewoodError
from tablewood.kernel.net import LearnedValue

TUNED: Final = "tuned"
"""The hand-made evaluation, with the weights that `tablewood tune` found."""

NET: Final = "net"
"""The network that `tablewood train` found."""


def check_value(value: str) -> None:
    """Refuse a setting that means neither."""
    if value not in (TUNED, NET):
        raise TablewoodError(f"value must be {TUNED} or {NET}")


def value_for(asked: Perspective, value: str) -> LearnedValue[Any] | None:
    """The learned value, if the setting asks for it; an error says why this game has none for its table."""
    return asked.learned_value() if value == NET else None
