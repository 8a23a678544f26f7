"""The common part of what a seat may know. Each game adds its own table to it, as typed structs that become JSON."""

from typing import Any, ClassVar

import msgspec

from tablewood.kernel.state import State


class View(msgspec.Struct, kw_only=True):
    """Built up from nothing for one seat: only what is put in can be seen."""

    hints: ClassVar[frozenset[str]] = frozenset()
    """Fields, at any depth, that only help to choose or say the same again: a preview does not compare them."""

    asks: ClassVar[frozenset[str]] = frozenset()
    """Fields about the question, not the table: with the rest they determine the moves. Previews leave them out."""

    game: str
    viewer: int
    """The seat that looks, or -1 for an onlooker."""
    seats: list[str]
    asked: list[int]
    prompt: str
    over: bool

    def seen_from(self, s: Any, seat: int) -> "View":
        """What a seat sees, if this is what an onlooker sees of the same position.

        A game may share the parts that both see instead of making them again: what an onlooker may know, everybody may.
        """
        view: View = s.view(seat)
        return view


def builtins(view: View) -> Any:
    """The view as dicts, lists, strings and numbers."""
    return msgspec.to_builtins(view)


def prompt_of(s: State) -> str:
    """What is asked now, as the name of its prompt; empty when the game is over."""
    return "" if s.over else s.step.prompt
