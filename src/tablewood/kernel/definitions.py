"""What a game looks up and never changes: cards, boards, move spaces. States share it; it is no part of a position."""

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Definitions:
    """A mark: reflection over a state passes over fields that hold definitions."""
