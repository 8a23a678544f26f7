"""What a game looks up and never changes: cards, boards, move spaces. States share it; it is not part of a position."""

from typing import Any, Self

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Definitions:
    """Marks what reflection over a state leaves out, and what copies share."""

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self
