"""Saying no: one exception for everything a table refuses, with a code that browsers have a text for."""

from __future__ import annotations

import msgspec

from tablewood.kernel.errors import IllegalMove, MoveError, NotYourTurn, TablewoodError
from tablewood.server.table.facts import Explained, explained


class Refusal(msgspec.Struct, kw_only=True):
    """Why something is refused: a code (the browser's text `error-<code>`), its variables, and English for programs."""

    code: str
    message: str
    clause: str = ""
    """The clause that forbids a move, such as SD-29."""
    because: Explained | None = None
    """What in this position makes it do so."""
    arguments: dict[str, str | int] = {}


class TableError(TablewoodError):
    """A table says no and is left as it was. `refusal` goes to the browser."""

    def __init__(
        self,
        code: str,
        message: str,
        clause: str = "",
        because: Explained | None = None,
        **arguments: str | int,
    ) -> None:
        super().__init__(message, clause)
        self.refusal = Refusal(
            code=code, message=message, clause=clause, because=because, arguments=arguments
        )

    @property
    def code(self) -> str:
        """What browsers have a text for: `error-<code>`."""
        return self.refusal.code


def refused_move(error: MoveError) -> TableError:
    """What the rules say against a move, for a browser."""
    if isinstance(error, NotYourTurn):
        return TableError("not-your-turn", error.message, error.clause)
    if isinstance(error, IllegalMove):
        because = explained(error.explanation)
        return TableError("illegal-move", error.message, error.clause, because, move=error.notation)
    return TableError("unreadable-move", error.message, error.clause)
