"""Previews of moves: they come true, tell no secret, change nothing, and have a rate limit."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from itertools import count, islice
from typing import Any

import pytest

from tablewood.games import game as find_game
from tablewood.games import game_ids
from tablewood.kernel.match import Match
from tablewood.kernel.reflect import fingerprint
from tablewood.server.live.changes import changes
from tablewood.server.live.limits import Limits
from tablewood.server.live.preview import Previews, foresee, luck_at_the_ends
from tablewood.server.live.protocol import Change, Previewed
from tests.server.browser import Browser
from tests.server.leak_checks import new_game
from tests.server.live.test_socket import HELLO, connected
from tests.server.preview_checks import PreviewedMove, play, preview_random_game, wrong
from tests.server.rooms import ANN, free, me, open_rooms, people_at, run, set_table

MOVES = int(os.environ.get("TABLEWOOD_PREVIEWS", "60"))
"""How many moves of each game to preview and then make; TABLEWOOD_PREVIEWS=1000 for the thorough run."""


# Previews come true


@pytest.mark.parametrize("game", game_ids())
def test_what_is_certain_is_exactly_what_then_happens(game: str) -> None:
    certain = mistaken = uncertain = 0
    for told in previewed_moves(game):
        happened = play(told.match, told.match.state, told.seat, told.move)
        found = wrong(told.foreseen, happened)
        if told.foreseen.certain:
            assert found == [], told
            certain += 1
        else:
            uncertain += 1
            mistaken += bool(found)
        if certain == MOVES:
            break
    print(f"{game}: {certain} certain, all true; {uncertain} uncertain, {mistaken} mistaken")
    # A preview may miss only what is unlikely, and seldom.
    assert mistaken <= 1 + uncertain // 200


def previewed_moves(game: str) -> Iterator[PreviewedMove]:
    """Previewed moves of random games, one game after the other, each with other options."""
    for seed in count():
        chance = random.Random(f"{game} {seed}")
        match = new_game(game, chance).match
        assert match is not None
        yield from preview_random_game(match, chance)


@pytest.mark.parametrize("game", game_ids())
def test_a_preview_says_when_chance_is_involved(game: str) -> None:
    chance = random.Random(game)
    match = new_game(game, chance).match
    assert match is not None
    for told in islice(preview_random_game(match, chance), 80):
        copy = match.state.clone()
        draws, reveals = copy.chance.draws, copy.reveals
        copy.play(told.move, told.seat)
        if (copy.chance.draws, copy.reveals) != (draws, reveals):
            assert not told.foreseen.certain, told


def test_a_drawn_card_is_not_named_but_counted() -> None:
    match = Match(find_game("sylvan-dale"), 2, seed=3)
    while "draw" not in match.moves(match.state.seat):
        match.submit(match.state.seat, match.moves(match.state.seat)[0])
    seat = match.state.seat
    foreseen = foresee(match, seat, match.game.parse(match.state, "draw"), b"any")
    assert not foreseen.certain
    by_path = {tuple(change.path): change for change in foreseen.changes}
    size = by_path["players", seat, "hand_size"]
    assert (size.before, size.after) == (3, 4)
    assert ("players", seat, "hand") not in by_path


def test_every_outcome_of_a_throw_is_covered() -> None:
    from tablewood.kernel.chance import seeded

    def thrown(seed: int) -> list[int]:
        chance = seeded(seed)
        return [chance.below(6), chance.below(6)]

    assert [thrown(seed) for seed in luck_at_the_ends()] == [[0, 0], [5, 5], [0, 5], [5, 0]]


# Previews change nothing, and are repeatable


@pytest.mark.parametrize("game", game_ids())
def test_a_preview_changes_nothing(game: str) -> None:
    chance = random.Random(game)
    table = new_game(game, chance)
    match = table.match
    assert match is not None
    for _ in range(8):
        before, events = fingerprint(match.state), len(match.log.events)
        for seat in match.state.asked:
            for notation in match.moves(seat)[:6]:
                first = Previews().preview(table, seat, notation)
                assert Previews().preview(table, seat, notation) == first, "asked twice"
        assert (fingerprint(match.state), len(match.log.events)) == (before, events)
        seat = chance.choice(match.state.asked)
        match.submit(seat, chance.choice(match.moves(seat)))


def test_previews_are_cached_and_the_cache_is_small(monkeypatch: pytest.MonkeyPatch) -> None:
    from tablewood.server.live import preview

    table = new_game("little-town", random.Random(1))
    assert table.match is not None
    worked_out = []

    def counted(match: Match, seat: int, move: int, *more: Any) -> preview.Foreseen:
        worked_out.append(move)
        return foresee(match, seat, move, *more)

    monkeypatch.setattr(preview, "foresee", counted)
    monkeypatch.setattr(preview, "MOST_KEPT", 2)
    previews = Previews()
    seat = table.match.state.asked[0]
    one, two, three = table.match.moves(seat)[:3]
    for notation in (one, one, two, three, two, one):
        previews.preview(table, seat, notation)
    assert len(worked_out) == 4, "the first one again, after two others filled the cache"


# At a table


async def previewed(browser: Browser, move: str, at: int | None = None) -> Previewed:
    answer = await browser.preview(move, at)
    assert isinstance(answer, Previewed), answer
    return answer


@run
async def test_a_preview_is_sent_only_to_whoever_requested_it() -> None:
    async with open_rooms() as rooms:
        ann, ben = await people_at(rooms, "sylvan-dale")
        version, heard = ann.known, len(ben.heard)
        move = ann.moves[0]
        answer = await previewed(ann, move)
        assert answer.at == ann.at
        assert answer.changes
        assert {fact.at for fact in answer.facts} == {ann.at}
        assert (await previewed(ann, move)).changes == answer.changes
        await ben.read()
        assert len(ben.heard) == heard
        assert (await rooms.room(ann.table)).version == version


@run
async def test_there_is_no_preview_for_a_seat_that_is_not_asked() -> None:
    async with open_rooms() as rooms:
        ann, ben = await people_at(rooms, "sylvan-dale")
        assert await ben.preview(ann.moves[0]) == "not-your-turn"
        onlooker = await Browser("a passer-by", -1).connect(rooms, ann.table)
        assert await onlooker.preview(ann.moves[0]) == "not-your-seat"


@run
async def test_illegal_unreadable_and_stale_previews_are_refused() -> None:
    async with open_rooms() as rooms:
        ann, _ = await people_at(rooms, "sylvan-dale")
        assert await ann.preview("done") == "illegal-move"
        assert await ann.preview("dance") == "unreadable-move"
        at, move = ann.at, ann.moves[0]
        assert await ann.preview(move, at - 1) == "stale"
        assert await ann.preview(move, at + 1) == "stale"
        assert await ann.move(move) == ""
        assert await ann.preview(move, at) == "stale"


@run
async def test_there_is_no_preview_before_or_after_the_game() -> None:
    async with open_rooms() as rooms:
        id = await set_table(rooms, "sylvan-dale", me(), free())
        ann = await Browser(ANN, 0).connect(rooms, id)
        assert await ann.preview("draw") == "not-playing"


@run
async def test_every_seat_of_an_open_question_gets_its_own_preview() -> None:
    async with open_rooms() as rooms:
        ann, ben = await people_at(rooms, "alynthia")
        both = [ann, ben]
        for _ in range(200):
            if all(one.moves for one in both):
                break
            asked = next(one for one in both if one.moves)
            assert await asked.move(asked.moves[0]) == ""
            for one in both:
                await one.read()
        assert all(one.moves for one in both), "both are asked at once"
        for seat, one in enumerate(both):
            for move in one.moves[:4]:
                answer = await previewed(one, move)
                assert [fact for fact in answer.facts if fact.seat == 1 - seat] == []


# The rate limit


@run
async def test_previews_have_their_own_rate_limit() -> None:
    limits = Limits(workers=0, pause=0.0, burst=6, rate=0.001, preview_burst=3, preview_rate=0.001)
    async with open_rooms(limits=limits) as rooms, connected(rooms) as wire:
        wire.send(HELLO)
        table = await wire.hears("table")
        for number in range(5):
            wire.send(
                {
                    "t": "preview",
                    "id": str(number),
                    "at": table["at"],
                    "move": table["moves"][0]["move"],
                }
            )
        for number in range(3):
            assert (await wire.hears("previewed"))["id"] == str(number)
        for number in range(3, 5):
            refused = await wire.hears("refused")
            assert (refused["id"], refused["refusal"]["code"]) == (str(number), "too-many")
        # Six messages are allowed; hello and the two refused previews took three of them.
        for number in range(4):
            wire.send({"t": "chat", "id": f"chat {number}", "text": "hello"})
        for number in range(3):
            assert (await wire.hears("ack"))["id"] == f"chat {number}"
        assert (await wire.hears("refused"))["id"] == "chat 3"


# Comparing views


def told(before: Any, *afters: Any) -> list[tuple[Any, ...]]:
    """The changes, short."""
    return [short(change) for change in changes({"x": before}, [{"x": one} for one in afters])]


def short(change: Change) -> tuple[Any, ...]:
    path = tuple(change.path[1:])
    if change.gained or change.lost:
        return (path, {"gained": change.gained, "lost": change.lost})
    return (path, change.before, change.after)


def test_a_changed_value_is_named_by_its_path() -> None:
    assert told(1, 1) == []
    assert told(1, 2) == [((), 1, 2)]
    assert told({"wood": 1, "stone": 2}, {"wood": 1, "stone": 0}) == [(("stone",), 2, 0)]
    players = [{"name": "a", "coins": 1}, {"name": "b", "coins": 1}]
    richer = [{"name": "a", "coins": 1}, {"name": "b", "coins": 4}]
    assert told(players, richer) == [((1, "coins"), 1, 4)]
    assert told([3, None], [4, 3]) == [((0,), 3, 4), ((1,), None, 3)]


def test_a_missing_value_counts_as_null() -> None:
    assert told({"red": 1}, {"red": 1, "blue": 0}) == [(("blue",), None, 0)]
    assert told(None, {"die": 4, "cards": ["ax"]}) == [
        (("die",), None, 4),
        (("cards",), {"gained": ["ax"], "lost": []}),
    ]
    assert told({"die": 4}, None) == [(("die",), 4, None)]


def test_lists_report_what_they_gain_and_lose() -> None:
    assert told(["a", "b", "c"], ["a", "c"]) == [((), {"gained": [], "lost": ["b"]})]
    assert told(["a", "a"], ["a", "a", "a", "b"]) == [((), {"gained": ["a", "b"], "lost": []})]
    assert told(["a", "b"], ["b", "a"]) == [((0,), "a", "b"), ((1,), "b", "a")]
    stack = [{"face": "hill"}]
    assert told(stack, [*stack, {"face": "lake"}]) == [
        ((), {"gained": [{"face": "lake"}], "lost": []})
    ]


def test_named_things_are_followed_to_their_new_place() -> None:
    fox, owl = {"id": "fox", "die": 1}, {"id": "owl", "die": 2}
    assert told([fox, owl], [owl]) == [((), {"gained": [], "lost": ["fox"]})]
    assert told([fox, owl], [{**owl, "die": 5}]) == [
        ((), {"gained": [], "lost": ["fox"]}),
        ((1, "die"), 2, 5),
    ]
    assert told([{"card": "A"}, None], [None, {"card": "B"}]) == [
        ((), {"gained": ["B"], "lost": ["A"]})
    ]


def test_only_what_all_outcomes_share_is_told() -> None:
    assert told(1, 2, 2) == [((), 1, 2)]
    assert told(1, 2, 3) == []
    assert told(1, 2, 1) == []
    before = {"name": "a", "hand": 3, "die": 0}
    low, high = {"name": "a", "hand": 4, "die": 1}, {"name": "a", "hand": 4, "die": 6}
    assert told(before, low, high) == [(("hand",), 3, 4)]


def test_dice_are_left_out_where_the_throws_differ() -> None:
    before = {"hill": 2, "lake": 1, "wood": 1}
    one, other = {"hill": 4, "lake": 0, "wood": 0}, {"hill": 3, "lake": 0, "wood": 1}
    assert told(before, one, other) == [], "no lake in either, by chance"
    assert told(before, one, one) == [(("hill",), 2, 4), (("lake",), 1, 0), (("wood",), 1, 0)]


def test_a_card_yet_to_be_drawn_is_left_out_even_if_all_samples_agree() -> None:
    assert told(["a"], ["a", "b"], ["a", "c"]) == []
    assert told(["a"], ["a", "b", "c"], ["a", "b", "d"]) == [], "b comes in both, by chance"
    forest = {"id": "F1", "points": 3}
    other, another = {"id": "F2", "points": 5}, {"id": "F3", "points": 5}
    assert told(forest, other, another) == []
    assert told(forest, other, other) == [(("id",), "F1", "F2"), (("points",), 3, 5)]
