"""Games outlive their rules: what is shown of a table whose rules have changed since it was played."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from tablewood.games import game as find_game
from tablewood.games.little_town.state import Town
from tablewood.kernel.scoring import Score
from tablewood.server.live.registry import Registry
from tablewood.server.table.entries import Ended, Moved, TableHeader, TookBack
from tablewood.server.table.fingerprint import EVERY
from tablewood.server.table.refusal import TableError
from tablewood.server.table.table import GameTable
from tests.server.browser import Browser
from tests.server.fake_store import Database, FakeStore
from tests.server.rooms import ANN, open_rooms, people_at, run, run_now


class Change:
    """A change of the rules between two starts of a server."""

    def __init__(self, database: Database, id: str, patch: pytest.MonkeyPatch) -> None:
        self.database = database
        self.id = id
        self.patch = patch

    def bumped_version(self) -> None:
        """Another VERSION, and everything else as it was."""
        header = self.header()
        header.rules += 41
        self.database.headers[self.id] = msgspec.json.encode(header)

    def components(self) -> None:
        """Another component table, which makes no difference to this game; the table's own does not ship."""
        header = self.header()
        header.components = "000000000000"
        self.database.headers[self.id] = msgspec.json.encode(header)

    def header(self) -> TableHeader:
        return msgspec.json.decode(self.database.headers[self.id], type=TableHeader)

    def scoring(self) -> None:
        """Another way to count, and nobody thought of raising VERSION."""
        honest = Town.scores

        def generous(town: Town) -> list[Score]:
            return [
                Score(one.seat, [*one.parts, ("bonus", 12)], one.tiebreaks) for one in honest(town)
            ]

        self.patch.setattr(Town, "scores", generous)

    def bumped_and_scoring(self) -> None:
        self.bumped_version()
        self.scoring()

    def moves(self) -> None:
        """The moves that were made are not allowed any more, or cannot even be read."""
        self.bumped_version()

        def refuse(*_: Any) -> int:
            raise AssertionError("the rules were not made for this game")

        self.patch.setattr(type(find_game("little-town")), "parse", refuse)


async def play(rooms: Registry, moves: int) -> list[Browser]:
    """A game of Little Town, up to so many moves or its end, with a word and a move taken back."""
    browsers = await people_at(rooms, "little-town")
    ann = browsers[0]
    luck = random.Random(5)
    for number in range(moves):
        if ann.now is None or ann.now.phase == "over":
            break
        mover = next(browser for browser in browsers if browser.moves)
        await mover.move(luck.choice(mover.moves))
        if number == 3 and mover.now is not None and mover.now.undo.mine:
            await mover.undo()
        for browser in browsers:
            await browser.read()
    await ann.say("well played")
    return browsers


async def refusal(asked: Any) -> str:
    try:
        await asked
    except TableError as error:
        return error.code
    return ""


FINISHED = [
    ("bumped_version", ""),
    ("components", ""),
    ("scoring", "no-replay"),
    ("bumped_and_scoring", "no-replay"),
    ("moves", "no-replay"),
]


@pytest.mark.parametrize(("change", "trouble"), FINISHED)
def test_a_finished_game_keeps_its_result(
    change: str, trouble: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    @run_now
    async def _play() -> None:
        database = Database()
        async with open_rooms(FakeStore(database)) as rooms:
            then, _ = await play(rooms, 10_000)
            assert then.now is not None
            assert then.now.phase == "over"
        getattr(Change(database, then.table, monkeypatch), change)()
        async with open_rooms(FakeStore(database)) as rooms:
            now = await Browser(ANN).connect(rooms, then.table)
            assert now.now is not None
            assert now.now.phase == "over"
            assert (now.now.trouble.code if now.now.trouble else "") == trouble
            assert now.now.scores == then.now.scores
            assert now.now.winners == then.now.winners
            assert now.now.verdict == then.now.verdict
            assert [seat.name for seat in now.now.seats] == [seat.name for seat in then.now.seats]
            assert now.now.fair == then.now.fair
            assert [fact.kind for fact in now.facts] == [fact.kind for fact in then.facts]
            assert [said.text for said in now.said if said.kind == "chat"] == ["well played"]
            room = await rooms.room(then.table)
            for asked in (room.replay(), room.position(3, 0), room.file()):
                assert await refusal(asked) == trouble
            assert await now.say("those were the days") == ""
            assert database.notes[then.table].phase == "over"
            assert [card.phase for card in (await rooms.lobby(ANN)).mine] == ["over"]
            if trouble:
                assert await refusal(rooms.play_again(then.table, "", ANN)) == trouble


UNFINISHED = [
    ("bumped_version", "other-rules"),
    ("components", "other-rules"),
    ("scoring", "other-course"),
    ("bumped_and_scoring", "other-rules"),
    ("moves", "other-rules"),
]


@pytest.mark.parametrize(("change", "trouble"), UNFINISHED)
def test_an_unfinished_game_stops_and_can_be_read(
    change: str, trouble: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    @run_now
    async def _play() -> None:
        database = Database()
        async with open_rooms(FakeStore(database)) as rooms:
            then, _ = await play(rooms, EVERY + 5)
            assert then.now is not None
            assert then.now.phase == "playing"
        getattr(Change(database, then.table, monkeypatch), change)()
        async with open_rooms(FakeStore(database)) as rooms:
            now = await Browser(ANN).connect(rooms, then.table)
            assert now.now is not None
            assert now.now.trouble is not None
            assert (now.now.phase, now.now.trouble.code) == ("playing", trouble)
            assert (now.now.view, now.now.scores, now.now.fair.secret) == (None, [], "")
            assert [fact.kind for fact in now.facts] == [fact.kind for fact in then.facts]
            assert now.facts[0].at == then.facts[0].at
            assert await now.move("pass") == trouble
            assert await now.undo() == trouble
            assert await now.say("a pity") == ""
            assert database.notes[then.table].phase == "playing"
            room = await rooms.room(then.table)
            assert await refusal(room.file()) == "not-over"


@run
async def test_what_is_stored_with_a_game() -> None:
    database = Database()
    async with open_rooms(FakeStore(database)) as rooms:
        ann, _ = await play(rooms, 10_000)
        assert ann.now is not None
        entries = [kept.entry for kept in database.kept(ann.table)]
        ended = [entry for entry in entries if isinstance(entry, Ended)]
        assert [one.result.scores for one in ended if one.result] == [ann.now.scores]
        assert isinstance(entries[entries.index(ended[0]) - 1], Moved), "with the last move"
        standing = 0
        for entry in entries:
            if isinstance(entry, TookBack):
                standing -= entry.moves
            if isinstance(entry, Moved):
                standing += 1
                assert bool(entry.check) == (standing % EVERY == 0)


@run
async def test_a_game_whose_last_move_is_taken_back_is_not_over() -> None:
    """People cannot do that today; the entries can."""
    store = FakeStore()
    async with open_rooms(store) as rooms:
        ann, _ = await play(rooms, 10_000)
        header, kept = await store.load(ann.table)
        table = GameTable.replayed(header, kept)
        assert (table.phase, table.lacks_result) == ("over", False)
        seat, move = table.line[-1]
        table.apply(TookBack(seat=seat, moves=1))
        assert (table.phase, table.result) == ("playing", None)
        table.apply(Moved(seat=seat, move=move))
        assert (table.phase, table.lacks_result) == ("over", True)

        await store.append(ann.table, len(kept), [TookBack(seat=seat, moves=1)])
        header, kept = await store.load(ann.table)
        header.rules += 1
        stopped = GameTable.replayed(header, kept)
        assert stopped.trouble is not None
        assert (stopped.phase, stopped.trouble.code) == ("playing", "other-rules")
        assert stopped.match is None, "it is not played on by other rules"


@run
async def test_the_log_as_told_holds_no_secrets() -> None:
    """It is read by everybody once the rules have changed, and the game may yet go on elsewhere."""
    store = FakeStore()
    async with open_rooms(store) as rooms:
        browsers = await people_at(rooms, "sylvan-dale")
        onlooker = await Browser("nobody").connect(rooms, browsers[0].table)
        luck = random.Random(2)
        moves = 0
        while moves < 60 or browsers[0].facts == onlooker.facts:
            mover = next(browser for browser in browsers if browser.moves)
            await mover.move(luck.choice(mover.moves))
            moves += 1
            for browser in (*browsers, onlooker):
                await browser.read()
        header, kept = await store.load(browsers[0].table)
        header.rules += 1
        stopped = GameTable.replayed(header, kept)
        assert stopped.as_told is not None
        assert stopped.as_told.moves == moves
        told = msgspec.to_builtins(stopped.as_told.facts)
        assert told == msgspec.to_builtins(onlooker.facts)
        assert told != msgspec.to_builtins(browsers[0].facts), "a seat knows more"
