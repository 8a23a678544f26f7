"""Previews compared with what then happens: a property of every game."""

from __future__ import annotations

from tablewood.server.live.preview import foresee
from tests.conformance.properties import fail, notation
from tests.conformance.random_games import Position, pick
from tests.server.preview_checks import play, wrong


def certain_previews_come_true(at: Position) -> None:
    """A certain preview tells everything that happens; no preview is certain if it depends on chance or a secret."""
    for seat in at.state.asked:
        move = pick(at.luck, at.state.legal(seat))
        foreseen = foresee(at.match, seat, move, at.luck.below(1 << 29).to_bytes(4, "big"))
        after = at.state.clone()
        after.play(move, seat)
        before = at.state.chance.draws, at.state.reveals
        if foreseen.certain and (after.chance.draws, after.reveals) != before:
            fail(f"{notation(at, move)} of seat {seat} claims to be certain, but is not")
        found = wrong(foreseen, play(at.match, at.state, seat, move))
        if foreseen.certain and found:
            fail(f"the preview of {notation(at, move)} for seat {seat}: {found[0]}")
