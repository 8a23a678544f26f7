"""What a player leaves undone by a move that ends something: "You can still exchange a set for an ax."

Nothing is forbidden by it, and the rules do not ask for it; it is for people who may have overlooked something. A game
says by verb which of its moves end a turn, and a small function reads the position for what is clearly left undone:
free actions, and what is lost if it is not used now. Whatever may well be kept for later is not worth a warning. The
position is a guess of the seat that asks, so nothing that this seat may not know can get into the answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tablewood.kernel.explain import Explanation, Thing, Variable, thing

if TYPE_CHECKING:
    from tablewood.kernel.game import Game
    from tablewood.kernel.moves import Answer
    from tablewood.kernel.state import State
    from tablewood.kernel.step import Step


@dataclass(frozen=True)
class Leaving:
    """A move that ends something: the position as its seat may know it, the question, and what else may be done."""

    s: Any
    seat: int
    step: Step[Any]
    legal: Sequence[int]

    def answers(self, *verbs: str) -> list[Answer]:
        """The legal moves of these verbs, taken apart."""
        every = [self.s.answer(move) for move in self.legal]
        return [one for one in every if one.verb.word in verbs]

    def can(self, *verbs: str) -> bool:
        """Is there a legal move of one of these verbs?"""
        return bool(self.answers(*verbs))

    def named(self, verb: str) -> list[Thing]:
        """What the legal moves of the verb name first."""
        return [thing(one.verb.parameters[0].domain, one.first) for one in self.answers(verb)]


LeftUndone = Callable[[Leaving], list[Explanation]]
"""What is left undone by a move of one verb: the game's texts `undone-<kind>`."""


def undone(kind: str, **variables: Variable) -> Explanation:
    """Shorthand for something that is left undone."""
    return Explanation(kind, variables)


def left_undone(state: State, seat: int, legal: Sequence[int]) -> dict[int, list[Explanation]]:
    """By move, for those of the legal moves that leave something undone."""
    game: Game[Any] = state.game
    endings = game.left_undone()
    moves = [move for move in legal if game.moves.verb_of(move).word in endings]
    if not moves or len(legal) == len(moves):
        return {}
    guess = state.guess(seat, state.plies)
    leaving = Leaving(guess, seat, guess.step.addressed(seat), legal)
    found = {move: endings[game.moves.verb_of(move).word](leaving) for move in moves}
    return {move: explained for move, explained in found.items() if explained}
