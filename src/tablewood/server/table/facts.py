"""Moves and events as facts: the name of a text and its variables, for a browser to say in its reader's language.

What only another seat may see is sent as the word `hidden`; the thing itself never leaves the server.
"""

from __future__ import annotations

from typing import Any

from tablewood.kernel.explain import Explanation, Variable
from tablewood.kernel.game import Game
from tablewood.kernel.log import Event, EventParameter, unbundled
from tablewood.kernel.moves import Domain
from tablewood.kernel.telling import HIDDEN, NONE
from tablewood.server.live.protocol import Argument, Explained, Fact, FactArgument, LegalMove

SEAT = "seat"
"""Where a fact names another seat, it names it by its number; browsers say the player's name."""


def legal_move(game: Game[Any], notation: str, move: int) -> LegalMove:
    """A move that may be made, and the things that it touches."""
    return LegalMove(move=notation, verb=verb_of(game, move), arguments=arguments_of(game, move))


def verb_of(game: Game[Any], move: int) -> str:
    """What kind of move it is; its text is `move-<verb>`."""
    return game.moves.range_of(move).verb


def arguments_of(game: Game[Any], move: int) -> dict[str, Argument]:
    """The variables of the move's text."""
    found = game.moves.range_of(move)
    return {
        parameter.name: _thing(parameter.domain, number)
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
            parameter.name: _told(parameter, number, own)
            for parameter, number in zip(kind.parameters, event.numbers, strict=False)
        },
        at=at,
    )


def explained(explanation: Explanation | None) -> Explained | None:
    """Why a move is refused, for a browser to say."""
    if explanation is None:
        return None
    given = explanation.variables.items()
    return Explained(kind=explanation.kind, arguments={name: _sent(one) for name, one in given})


def _sent(variable: Variable) -> FactArgument:
    if isinstance(variable, dict):
        return {f"{domain}:{name}": count for (domain, name), count in variable.items()} or NONE
    return variable


def _told(parameter: EventParameter, number: int, own: bool) -> FactArgument:
    if parameter.secret and not own:
        return HIDDEN
    if parameter.seat:
        return NONE if number < 0 else (SEAT, str(number))
    domain = parameter.domain
    if domain is None:
        return number
    if parameter.several:
        counts = enumerate(unbundled(number))
        return {f"{domain.key}:{domain.names[at]}": n for at, n in counts if n > 0} or NONE
    return _thing(domain, number)


def _thing(domain: Domain, number: int) -> Argument:
    return NONE if number < 0 else (domain.key, domain.names[number])
