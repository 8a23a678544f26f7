"""Moves and events as facts: the name of a text and its variables, which the browser puts into words in the reader's
language.

What only another seat may see is sent as the word `hidden`; the thing itself never leaves the server.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from tablewood.kernel.explain import Explanation, Variable
from tablewood.kernel.game import SPECTATOR, Game
from tablewood.kernel.log import Event
from tablewood.kernel.telling import NONE, thing_of, variable_of

Argument = int | str | tuple[str, str]
"""A variable of a text: a number, a word (`hidden`, `none`), or a thing by domain and name (`space`, `C3`)."""

MOST_MOVES = 16_384
"""How many legal moves are kept, of all games together."""

FactArgument = Argument | dict[str, int]
"""The same in a sentence of the log, which may also name several things: `good:plant` twice, `good:berry` once."""


class LegalMove(msgspec.Struct, kw_only=True, frozen=True):
    """A move that the viewer may make, and the things it names."""

    move: str
    verb: str
    arguments: dict[str, Argument]


class Fact(msgspec.Struct, kw_only=True):
    """A sentence of the log: the game's text `event-<kind>` with these variables."""

    kind: str
    seat: int
    arguments: dict[str, FactArgument]
    at: int
    """The entry that led to it."""


class Told(msgspec.Struct, array_like=True):
    """A fact as it is stored with the entry that led to it, as an onlooker was told it."""

    kind: str
    seat: int
    arguments: dict[str, FactArgument]


class Explained(msgspec.Struct, kw_only=True):
    """What in this position prevents a move, or is left undone by it: the game's text `because-<kind>` or
    `undone-<kind>` with these variables."""

    kind: str
    arguments: dict[str, FactArgument]


@lru_cache(maxsize=MOST_MOVES)
def legal_move(game: Game[Any], notation: str, move: int) -> LegalMove:
    """A legal move and the things it names: the same whenever it is legal."""
    return LegalMove(move=notation, verb=verb_of(game, move), arguments=arguments_of(game, move))


def verb_of(game: Game[Any], move: int) -> str:
    """The kind of move; its text is `move-<verb>`."""
    return game.moves.verb_of(move).word


def arguments_of(game: Game[Any], move: int) -> dict[str, Argument]:
    """The variables of the move's text."""
    found = game.moves.verb_of(move)
    return {
        parameter.name: thing_of(parameter.domain, number)
        for parameter, number in zip(found.parameters, found.arguments(move), strict=True)
    }


def fact(game: Game[Any], event: Event, reader: int, at: int) -> Fact:
    """An event as the reader may know it; `at` is the entry that led to it."""
    kind = game.events.kinds[event.kind]
    own = reader == event.seat
    return Fact(
        kind=kind.name,
        seat=event.seat,
        arguments={
            parameter.name: _sent(variable_of(parameter, number, own))
            for parameter, number in zip(kind.parameters, event.numbers, strict=False)
        },
        at=at,
    )


def told(game: Game[Any], events: Sequence[Event]) -> list[Told]:
    """The events as an onlooker is told them, to be stored."""
    facts = [fact(game, event, SPECTATOR, 0) for event in events]
    return [Told(one.kind, one.seat, one.arguments) for one in facts]


def explained(explanation: Explanation | None) -> Explained | None:
    """Why a move is refused, if there is anything to say about it."""
    return None if explanation is None else as_explained(explanation)


def as_explained(explanation: Explanation) -> Explained:
    """Why a move is refused, or what it leaves undone, for the browser to put into words."""
    given = explanation.variables.items()
    return Explained(kind=explanation.kind, arguments={name: _sent(one) for name, one in given})


def _sent(variable: Variable) -> FactArgument:
    """A variable as JSON has it. Seats go by number; browsers say the player's name."""
    if isinstance(variable, dict):
        return {f"{domain}:{name}": count for (domain, name), count in variable.items()} or NONE
    return variable
