"""Why a move is refused, in the facts of the position: "You need 6 stone and have 0."

A clause says what the rule is; people first want to know what stands in their way. Each game says so in its own
`explain.py`: one small function for each clause that can forbid something, which reads the position and answers with
the name of a text (`because-<kind>`) and its variables. The position that it reads is a guess of the seat that asks,
so nothing that this seat may not know can get into the answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tablewood.kernel.moves import Domain

if TYPE_CHECKING:
    from tablewood.kernel.game import Game
    from tablewood.kernel.state import State
    from tablewood.kernel.step import Step

Thing = tuple[str, str]
"""A thing by its domain and name: `("tree", "C3")`. A seat is `("seat", "0")` and is told by its player's name."""

Variable = int | str | Thing | dict[Thing, int]
"""What a variable of a text may be: a number, a word, a thing, or several things and their counts."""

SEAT = "seat"


@dataclass(frozen=True)
class Explanation:
    """The game's text `because-<kind>` and its variables."""

    kind: str
    variables: Mapping[str, Variable] = field(default_factory=dict)


@dataclass(frozen=True)
class Refused:
    """A move that is refused: the position as its seat may know it, the question now asked, and what the move names."""

    s: Any
    seat: int
    step: Step[Any]
    verb: str
    names: Mapping[str, int]
    """By parameter: the number of what the move names."""
    things: Mapping[str, Thing]
    """The same as things that a text can say."""


Explain = Callable[[Refused], Explanation | None]
"""Explains a refusal by one clause; None where the clause says all there is to say."""


def because(kind: str, **variables: Variable) -> Explanation:
    """Shorthand for an explanation."""
    return Explanation(kind, variables)


def thing(domain: Domain, number: int) -> Thing:
    """The thing of a domain that has this number."""
    return (domain.key, domain.names[number])


def several(domain: Domain, counts: list[int]) -> dict[Thing, int]:
    """The things of a domain by how often each is there; those that are not there are left out."""
    return {thing(domain, number): count for number, count in enumerate(counts) if count > 0}


def player(seat: int) -> Thing:
    """A player, told by name."""
    return (SEAT, str(seat))


def explain(state: State, seat: int, move: int, clause: int) -> Explanation | None:
    """What in this position makes the clause forbid the move, as far as the seat may know."""
    game: Game[Any] = state.game
    known = game.explanations().get(clause)
    if known is None:
        return None
    found = game.moves.verb_of(move)
    numbers = found.arguments(move)
    guess = state.guess(seat, state.plies)
    return known(
        Refused(
            guess,
            seat,
            guess.step.addressed(seat),
            found.word,
            {one.name: number for one, number in zip(found.parameters, numbers, strict=True)},
            {
                one.name: thing(one.domain, number)
                for one, number in zip(found.parameters, numbers, strict=True)
            },
        )
    )
