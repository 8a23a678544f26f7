"""Answers to "Why can't I do this?": reasons for a move, or for a thing that was clicked."""

from __future__ import annotations

from typing import Any

from tablewood.kernel.errors import MoveError, NotYourTurn
from tablewood.kernel.explain import explain
from tablewood.kernel.game import Game
from tablewood.kernel.match import Match
from tablewood.kernel.moves import Verb
from tablewood.server.live.protocol import Reason
from tablewood.server.table.facts import arguments_of, explained
from tablewood.server.table.refusal import refused_move

MOST_REASONS = 8
"""How many reasons to list; nobody reads more."""

MOST_TRIED = 4096
"""How many of the moves that name the thing to look at."""


def why_move(match: Match, seat: int, text: str) -> list[Reason]:
    """The clause that forbids a move, or that none does."""
    _check_asked(match, seat)
    try:
        move = match.read(text)
    except MoveError as error:
        raise refused_move(error) from None
    return [_reason(match, seat, move, match.state.why_not(move, seat))]


def why_thing(match: Match, seat: int, domain: str, name: str) -> list[Reason]:
    """What the seat may do with the thing, and what forbids the rest: the most telling reason first.

    Legal moves come first, then moves of a kind that is possible now but not with this thing, then all others. Of
    several moves of one kind that the same clause forbids, only one is listed.
    """
    _check_asked(match, seat)
    state = match.state
    legal = set(state.legal(seat))
    possible = {match.game.moves.verb_of(move).word for move in legal}
    told: dict[tuple[int, str, int], int] = {}
    for move in moves_naming(match.game, domain, name)[:MOST_TRIED]:
        clause = 0 if move in legal else state.why_not(move, seat)
        verb = match.game.moves.verb_of(move).word
        rank = 0 if not clause else 1 if verb in possible else 2
        # Every legal move is listed on its own.
        same = (rank, verb, clause if clause else -move - 1)
        if same not in told:
            told[same] = move
    ranked = sorted(told.items(), key=lambda one: one[0][0])[:MOST_REASONS]
    return [_reason(match, seat, move, max(clause, 0)) for (_, _, clause), move in ranked]


def moves_naming(game: Game[Any], domain: str, name: str) -> list[int]:
    """All moves that name the thing anywhere; for the domain `verb`, all moves of that verb."""
    found: list[int] = []
    for moves in game.moves.in_order:
        if domain == "verb" and moves.word == name:
            found += range(moves.base, moves.end)
        for place, parameter in enumerate(moves.parameters):
            number = parameter.domain.number(name) if parameter.domain.key == domain else -1
            if number >= 0:
                found += _with_argument(moves, place, number)
    return list(dict.fromkeys(found))


def _with_argument(moves: Verb, place: int, number: int) -> list[int]:
    """The moves of a range whose argument at this place is this number; the last place varies fastest."""
    step = 1
    for parameter in moves.parameters[place + 1 :]:
        step *= parameter.domain.size
    block = step * moves.parameters[place].domain.size
    return [
        move
        for start in range(moves.base + number * step, moves.end, block)
        for move in range(start, start + step)
    ]


def _check_asked(match: Match, seat: int) -> None:
    try:
        match.check_asked(seat)
    except NotYourTurn as error:
        raise refused_move(error) from None


def _reason(match: Match, seat: int, move: int, clause: int) -> Reason:
    game = match.game
    return Reason(
        move=game.notation(match.state, move),
        verb=game.moves.verb_of(move).word,
        arguments=arguments_of(game, move),
        clause=game.clause(clause) if clause else "",
        because=explained(explain(match.state, seat, move, clause)) if clause else None,
    )
