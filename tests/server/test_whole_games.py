"""Whole games of every kind through the rooms, one browser for each seat, compared with the bare rules."""

from __future__ import annotations

import random

import msgspec
import pytest

from tablewood.games import game as find_game
from tablewood.games import game_ids
from tablewood.kernel.match import Match
from tablewood.server.live.registry import Registry
from tablewood.server.table.facts import fact
from tablewood.server.table.fairness import key_of
from tests.server.browser import Browser
from tests.server.rooms import CAT, open_rooms, people_at, run_now

SEATS = [
    (game, seats)
    for game in game_ids()
    for seats in sorted({max(2, find_game(game).seats[0]), find_game(game).seats[-1]})
]


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_every_seat_sees_what_the_rules_say_to_the_end(game: str, seats: int) -> None:
    @run_now
    async def _play() -> None:
        async with open_rooms() as rooms:
            people = await people_at(rooms, game, [f"person {seat}" for seat in range(seats)])
            onlooker = await Browser(CAT, -1).connect(rooms, people[0].table)
            match = await same_match(rooms, people[0].table)
            chance = random.Random(f"{game} {seats}")
            while not match.state.over:
                seat = chance.choice(match.state.asked)
                move = chance.choice(people[seat].moves)
                assert await people[seat].move(move) == ""
                match.submit(seat, move)
                for browser in (*people, onlooker):
                    await browser.read()
                    check(browser, match)
            for browser in (*people, onlooker):
                check_facts(browser, match, len(match.log.events))
            check_the_end(people[0], match)


async def same_match(rooms: Registry, id: str) -> Match:
    """The same game without a server."""
    table = (await rooms.room(id)).table
    header = table.header
    key = key_of(header.secret, table.salts)
    return Match(find_game(header.game), header.seats, key=key, options=dict(header.options))


def check(browser: Browser, match: Match) -> None:
    now = browser.now
    assert now is not None
    assert now.view == msgspec.to_builtins(match.state.view(now.viewer))
    assert browser.moves == match.moves(now.viewer)
    assert now.asked == match.state.asked_as_seen_by(now.viewer)
    assert now.prompt == now.view["prompt"]
    assert now.phase == ("over" if match.state.over else "playing")
    check_facts(browser, match, 20)


def check_facts(browser: Browser, match: Match, last: int) -> None:
    """The last few sentences of the log."""
    assert browser.now is not None
    assert len(browser.facts) == len(match.log.events)
    assert [(told.kind, told.seat, told.arguments) for told in browser.facts[-last:]] == [
        (told.kind, told.seat, told.arguments)
        for event in match.log.events[-last:]
        for told in [fact(match.game, event, browser.now.viewer, 0)]
    ]


def check_the_end(browser: Browser, match: Match) -> None:
    now = browser.now
    assert now is not None
    assert now.winners == match.state.winners()
    assert [score.total for score in now.scores] == [score.total for score in match.state.scores()]
    assert len(now.fair.secret) == 64
    assert browser.said[-1].kind == "ended"
