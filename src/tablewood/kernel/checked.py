"""The checks of the doors that do not trust: whether a seat is asked, and which clause forbids its move."""

from typing import TYPE_CHECKING, Any

from tablewood.kernel.errors import IllegalMove, NotYourTurn, RulesDisagree
from tablewood.kernel.explain import Explanation, explain
from tablewood.kernel.step import ALLOWED

if TYPE_CHECKING:
    from tablewood.kernel.game import Game
    from tablewood.kernel.state import State


def check_asked(s: "State", seat: int) -> None:
    """Refuse a seat that is not asked now."""
    if seat in s.asked:
        return
    if s.over:
        raise NotYourTurn(seat, [])
    seen = s.asked_as_seen_by(seat)
    raise NotYourTurn(seat, seen if seen else None, s.game.clause(s.game.turn_clause()))


def check_move(s: "State", move: int, seat: int) -> None:
    """Refuse a move that this seat, which is asked, may not make now."""
    s.game.moves.check(move)
    if move not in s.legal(seat):
        raise refusal_of(s, move, seat)


def refusal_of(s: "State", move: int, seat: int) -> IllegalMove:
    """Why a move is not offered; there is a clause against it, or the rules contradict themselves."""
    number = s.why_not(move, seat)
    notation = s.game.notation(s, move)
    if number == ALLOWED:
        raise RulesDisagree(s.game.id, s.step.prompt, notation)
    explanation = explain(s, seat, move, number)
    because = "" if explanation is None else in_english(s.game, s.seats, explanation)
    return IllegalMove(notation, s.game.clause(number), "", because, explanation)


def in_english(game: "Game[Any]", seats: int, explanation: Explanation) -> str:
    """The sentence in English, for programs; people read it in their own language at the edges."""
    # Texts are read only when somebody wants to read them.
    from tablewood.kernel.telling import Teller  # noqa: PLC0415

    return Teller(game, seats).explanation(explanation)
