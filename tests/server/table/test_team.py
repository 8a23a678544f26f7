"""A team at a table in the browser: one shared result, and no ranks."""

from __future__ import annotations

import random

from tablewood.server.live.frames import Frames
from tablewood.server.live.protocol import TableNow
from tablewood.server.table.entries import Moved
from tablewood.server.table.fairness import Sitter, file_of, verify
from tablewood.server.table.replay import ReplayedGame
from tablewood.server.table.table import GameTable
from tests.server.browser import _decode
from tests.server.leak_checks import HOLDERS, new_game


def shown(table: GameTable) -> TableNow:
    now = _decode(Frames(table).frame(0, HOLDERS[0], -1, ()))
    assert isinstance(now, TableNow)
    return now


def played(mode: str) -> GameTable:
    """A whole random game of Alynthia."""
    chance = random.Random(5)
    table = new_game("alynthia", chance, {"mode": mode})
    now = shown(table)
    assert (now.team, now.verdict) == (mode == "cooperative", None)
    while table.phase == "playing":
        assert table.match is not None
        seat = chance.choice(table.match.state.asked)
        table.apply(Moved(seat=seat, move=chance.choice(table.match.moves(seat))))
    return table


def test_a_team_has_one_verdict_and_no_ranks() -> None:
    table = played("cooperative")
    now = shown(table)
    assert now.verdict is not None
    assert (now.team, now.winners, now.verdict.won) == (True, [], False)
    assert now.verdict.decided == "no-nest"
    assert now.verdict.stand["round"] == 2
    assert {score.rank for score in now.scores} == {1}
    assert ReplayedGame(table).replay().verdict == now.verdict


def test_rivals_have_ranks_and_no_verdict() -> None:
    table = played("competitive")
    now = shown(table)
    assert (now.team, now.verdict) == (False, None)
    assert min(score.rank for score in now.scores) == 1
    assert now.winners
    assert ReplayedGame(table).replay().verdict is None


def test_a_verified_file_gives_the_verdict() -> None:
    table = played("cooperative")
    assert table.match is not None
    sitters = [Sitter(name, False) for name in HOLDERS[: table.header.seats]]
    match = table.played_again()
    text = file_of(match, table.header.id, table.header.secret, table.salts, sitters)
    found = verify(text)
    assert found.holds
    assert found.verdict == shown(table).verdict
