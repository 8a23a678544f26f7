"""Saying no: one exception for all that a table refuses, with the code that browsers have a text for."""

from __future__ import annotations

from tablewood.kernel.errors import IllegalMove, MoveError, NotYourTurn, TablewoodError
from tablewood.server.live.protocol import Explained, Refusal
from tablewood.server.table.facts import explained

STATUS = {
    "unknown-table": 404,
    "not-your-seat": 403,
    "not-host": 403,
    "seat-taken": 409,
    "table-full": 409,
    "not-your-turn": 409,
    "illegal-move": 409,
    "stale": 409,
    "not-playing": 409,
    "not-over": 409,
    "already-over": 409,
    "already-begun": 409,
    "nothing-to-undo": 409,
    "nobody-to-ask": 409,
    "no-wish": 409,
    "other-rules": 409,
    "broken-table": 500,
    "storage-failed": 503,
    "restarting": 503,
    "too-many": 429,
    "too-large": 413,
}
"""The HTTP status of a code; 422 for all that a request got wrong in itself."""


class TableError(TablewoodError):
    """A table says no, and is as it was. `refusal` goes to the browser, `status` is HTTP's."""

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

    @property
    def status(self) -> int:
        """The status of an HTTP answer that says so."""
        return STATUS.get(self.code, 422)


def refused_move(error: MoveError) -> TableError:
    """What the rules say to a move, for a browser."""
    if isinstance(error, NotYourTurn):
        return TableError("not-your-turn", error.message, error.clause)
    if isinstance(error, IllegalMove):
        because = explained(error.explanation)
        return TableError("illegal-move", error.message, error.clause, because, move=error.notation)
    return TableError("unreadable-move", error.message, error.clause)
