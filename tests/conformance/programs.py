"""What programs rely on: returns within their bounds, views that share parts, pickles and copies, and what a game says
of its secrets."""

from __future__ import annotations

import copy
import pickle

from tablewood.kernel.errors import IllegalMove, NotYourTurn
from tablewood.kernel.game import SPECTATOR
from tablewood.kernel.reflect import differences, fingerprint, same
from tablewood.kernel.returns import SCHEMES
from tablewood.kernel.state import State
from tablewood.kernel.view import builtins
from tests.conformance.properties import AHEAD, SELDOM, difference, fail, seen
from tests.conformance.random_games import Position, play_on, walk
from tests.conformance.settings import Setting

NEARLY = 1e-9
"""Sums of fractions need not be exact."""


# Returns


def returns_are_sound(at: Position) -> None:
    """Every scheme stays in its range; victories add up to nothing, except in a team, where all get the same."""
    options = dict(at.setting.options)
    team = at.game.is_team(at.state.seats, options)
    if (at.game.verdict(at.state) is not None) != team:
        fail(f"is_team says {team}, and verdict says otherwise")
    for scheme in SCHEMES:
        returns = at.state.returns(scheme)
        least, most = at.game.utility_range(scheme, at.state.seats, options)
        if len(returns) != at.state.seats:
            fail(f"{scheme}: {len(returns)} returns for {at.state.seats} seats")
        if min(returns) < least - NEARLY or max(returns) > most + NEARLY:
            fail(f"{scheme}: {returns} are not all from {least} to {most}")
        if team and min(returns) != max(returns):
            fail(f"{scheme}: a team gets {returns}")
        if not team and scheme in ("win", "rank") and abs(sum(returns)) > NEARLY:
            fail(f"{scheme}: {returns} do not add up to 0")


# Views that share


def seats_see_what_everybody_sees(at: Position) -> None:
    """A seat's view made from an onlooker's is the seat's own, and leaves the onlooker's as it was."""
    public = at.state.view(SPECTATOR)
    before = builtins(public)
    for seat in range(at.state.seats):
        beside, own = builtins(public.seen_from(at.state, seat)), seen(at.state, seat)
        if beside != own:
            fail(f"seat {seat} sees something else beside onlookers: {difference(beside, own)}")
    if builtins(public) != before:
        fail(f"an onlooker sees what is a seat's: {difference(builtins(public), before)}")


# Pickles and copies


def pickles_are_equal_and_independent(at: Position) -> None:
    """Pickled or deeply copied, a position and its guesses are the same, log included, and go their own way."""
    seat = at.viewers[at.number % len(at.viewers)]
    for state in (at.state, at.state.guess(seat, at.luck.below(1 << 29))):
        _is_the_same_again(at, state, pickle.loads(pickle.dumps(state)), "pickled")
        _is_the_same_again(at, state, copy.deepcopy(state), "deeply copied")


def _is_the_same_again(at: Position, state: State, other: State, how: str) -> None:
    if other.game is not state.game:
        fail(f"{how}, it has another game")
    if not same(other, state):
        fail(f"{how}, it differs in {differences(other, state)}")
    if (other.log is None) != (state.log is None):
        fail(f"{how}, it has lost or found a log")
    if other.log is not None and state.log is not None:
        told = [(event.kind, event.seat, event.numbers) for event in state.log.events]
        if [(event.kind, event.seat, event.numbers) for event in other.log.events] != told:
            fail(f"{how}, its log tells something else")
    before, events = fingerprint(state), len(at.match.log.events)
    play_on(other, at.luck, AHEAD)
    if fingerprint(state) != before or len(at.match.log.events) != events:
        fail(f"playing on what was {how} changed the original")


# Secrets


def private_information_is_declared(at: Position) -> None:
    """Where a game says it has no private information, all see the same, and keep seeing it in guesses."""
    if at.game.has_private_information(at.state.seats, dict(at.setting.options)):
        return
    public = seen(at.state, SPECTATOR)
    for seat in range(at.state.seats):
        own = {**seen(at.state, seat), "viewer": SPECTATOR}
        if own != public:
            fail(f"seat {seat} knows more than an onlooker: {difference(own, public)}")
    guess = at.state.guess(SPECTATOR, at.luck.below(1 << 29))
    for seat in at.viewers:
        here, there = seen(at.state, seat), seen(guess, seat)
        if here != there:
            fail(f"a guess of an onlooker changes what seat {seat} sees: {difference(here, there)}")


def secrets_are_found(setting: Setting) -> None:
    """Where a game says it has private information, some seat knows at some time what an onlooker does not."""
    game = setting.game
    if not game.has_private_information(setting.seats, dict(setting.options)):
        return
    for at in walk(setting):
        if at.number % SELDOM:
            continue
        public = seen(at.state, SPECTATOR)
        for seat in range(setting.seats):
            if {**seen(at.state, seat), "viewer": SPECTATOR} != public:
                return
    fail("private information is declared, and nobody ever has any")


# Doors


def nonsense_is_refused(at: Position) -> None:
    """Numbers that are not moves are refused by both doors, illegal moves by the one that checks."""
    state, before = at.state, fingerprint(at.state)
    size = at.game.moves.size
    for move in (-1, -size, size):
        for play in (state.play, state.play_checked):
            try:
                play(move)
            except (ValueError, NotYourTurn):
                continue
            fail(f"move {move} was made")
    illegal = sorted(set(range(size)) - set(state.legal()))
    try:
        state.play_checked(illegal[at.luck.below(len(illegal))])
    except (IllegalMove, NotYourTurn):
        pass
    else:
        fail("an illegal move was made")
    if fingerprint(state) != before:
        fail("a refusal changed the position")
