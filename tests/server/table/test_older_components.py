"""Tables that were set before a component table changed go on with the one they were begun with."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest

from tablewood.games import game as find_game
from tablewood.kernel.game import Game
from tablewood.lab.game_record import record_game, replayed
from tablewood.server.bots.driver import question_of
from tablewood.server.bots.worker import Memory
from tablewood.server.live.registry import Registry
from tablewood.server.table.create import NewTable, new_table
from tablewood.server.table.fairness import verify
from tests.server.browser import Browser
from tests.server.fake_store import Database, FakeStore
from tests.server.rooms import ANN, bot, me, open_rooms, run_now

TODAY = ""

OLDER = {"sylve": "401a181091b4", "tree-society": "4d521fad9ba3"}

LAST_ROUND: dict[str, dict[str, object]] = {
    "sylve": {
        "round": 4,
        "market": ["P04", "P08", "P20", "P32"],
        "north": {"pool": "TT", "stock": {}, "drunk": ["P28"]},
        "east": {"pool": "MM", "stock": {}},
    },
    "tree-society": {
        "round": 9,
        "goal_round": 8,
        "oak": {"sold": ["apple-row", "apple-less"], "completed": ["MER02"]},
    },
}
"""Seat 0 is a person, who has the card that changed; a bot sits on the other one."""


def game_with(id: str, components: str) -> Game[Any]:
    today = find_game(id)
    game = today.played_with(components or today.components_hash())
    assert game is not None
    return game


async def set_table(rooms: Registry, id: str, components: str) -> str:
    """A table as a server had it whose games were played with these components."""
    header, entries = new_table(NewTable(game=id, seating=[me(), bot("greedy")]), ANN)
    header.components = components or find_game(id).components_hash()
    header.scene = json.dumps(LAST_ROUND[id])
    await rooms._create(header, entries)
    return header.id


async def play_on(rooms: Registry, table: str, moves: int = 10_000) -> Browser:
    """The person moves, and the bot answers, up to so many moves or the end of the game."""
    ann = await Browser(ANN).connect(rooms, table)
    for _ in range(moves):
        while not ann.moves and ann.now is not None and ann.now.phase != "over":
            await asyncio.sleep(0)
            await ann.read()
        if not ann.moves:
            break
        await ann.move(ann.moves[-1])
        await ann.read()
    return ann


def potions_of_north(ann: Browser) -> int:
    assert ann.now is not None
    return ann.now.scores[0].parts["potions"]


def printed_points(ann: Browser) -> Any:
    """What the board prints on the card that changed."""
    assert ann.now is not None
    player = ann.now.view["players"][0]
    if ann.now.game == "sylve":
        [potion] = player["drunk"]
        return potion["points"]
    [card] = player["completed"]
    return card["levels"][-1]["points"]["n"]


@pytest.mark.parametrize(
    ("id", "components", "points"),
    [
        ("sylve", OLDER["sylve"], 6),
        ("sylve", "2b1549862e3a", 6),
        ("sylve", TODAY, 7),
        ("tree-society", OLDER["tree-society"], 1),
        ("tree-society", "c3f3c77f6d9b", 1),
        ("tree-society", TODAY, 2),
    ],
)
def test_a_game_goes_on_with_the_figures_it_was_begun_with(
    id: str, components: str, points: int
) -> None:
    @run_now
    async def _play() -> None:
        database = Database()
        async with open_rooms(FakeStore(database)) as rooms:
            table = await set_table(rooms, id, components)
            ann = await play_on(rooms, table, 1)
            assert printed_points(ann) == points
        async with open_rooms(FakeStore(database)) as rooms:
            ann = await play_on(rooms, table)
            assert ann.now is not None
            assert (ann.now.phase, ann.now.trouble) == ("over", None)
            assert printed_points(ann) == points
            assert ann.now.components == ("" if components == TODAY else OLDER[id])
            if id == "sylve":
                assert potions_of_north(ann) == points
            assert {seat for seat, _ in (await rooms.room(table)).table.line} == {0, 1}


@pytest.mark.parametrize("id", OLDER)
def test_a_finished_game_is_replayed_with_its_result(id: str) -> None:
    @run_now
    async def _play() -> None:
        database = Database()
        async with open_rooms(FakeStore(database)) as rooms:
            table = await set_table(rooms, id, OLDER[id])
            then = (await play_on(rooms, table)).now
            assert then is not None
        async with open_rooms(FakeStore(database)) as rooms:
            now = (await Browser(ANN).connect(rooms, table)).now
            assert now is not None
            assert (now.trouble, now.scores, now.winners) == (None, then.scores, then.winners)
            room = await rooms.room(table)
            totals = [score.total for score in then.scores]
            assert (await room.replay()).moves[-1].totals == totals
            text = await room.file()
            assert f"components: {OLDER[id]}\n" in text
            checked = verify(text, any_scene=True)
            assert checked.holds
            assert [score.total for score in checked.scores] == totals
            match = room.table.played_again()
            record = record_game(
                match.game,
                2,
                [(played.seat, played.move) for played in match.played],
                ["person", "greedy"],
                key=room.table.key.hex(),
                scene=room.table.header.scene,
            )
            assert record.components == OLDER[id]
            assert [score.total for score in replayed(record).scores()] == totals


@pytest.mark.parametrize("id", OLDER)
def test_bots_and_hints_think_by_the_table_of_the_game(id: str) -> None:
    @run_now
    async def _play() -> None:
        async with open_rooms() as rooms:
            for components in (OLDER[id], TODAY):
                table = (await rooms.room(await set_table(rooms, id, components))).table
                for hint in (False, True):
                    memory = Memory()
                    question = question_of(table, 0, hint)
                    question.bot = "greedy"
                    memory.answer(
                        msgspec.json.decode(msgspec.json.encode(question), type=type(question))
                    )
                    [known] = memory._tables.values()
                    assert known.match.game is game_with(id, components)


def test_the_next_game_is_played_with_the_table_of_today() -> None:
    @run_now
    async def _play() -> None:
        async with open_rooms() as rooms:
            ann = await play_on(rooms, await set_table(rooms, "sylve", OLDER["sylve"]))
            again = await rooms.play_again(ann.table, "a1" * 16, ANN)
            table = (await rooms.room(again)).table
            assert table.header.components == find_game("sylve").components_hash()
            assert table.game is find_game("sylve")
