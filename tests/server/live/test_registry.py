"""Tables are made, found, left, played again, dropped from memory and loaded unchanged."""

from __future__ import annotations

import asyncio
import gc
import random
import weakref

import msgspec
import pytest

from tablewood.server.http.errors import status_of
from tablewood.server.live.limits import Limits
from tablewood.server.live.registry import Registry
from tablewood.server.table.create import NewTable, SeatWish
from tablewood.server.table.entries import Moved, Sat, TableHeader, TookBack
from tablewood.server.table.fairness import verify
from tablewood.server.table.refusal import TableError
from tablewood.server.table.seat_commands import LeaveSeat, PlayAgain, SeatBot, TakeSeat
from tablewood.server.table.table import GameTable
from tests.server.browser import Browser
from tests.server.fake_store import Database, FakeStore
from tests.server.rooms import (
    ANN,
    BEN,
    CAT,
    bot,
    free,
    here,
    me,
    open_rooms,
    people_at,
    run,
    run_now,
    set_table,
)

SALT = "0d" * 16


async def code_of(asked: object) -> str:
    """The code of the refusal."""
    with pytest.raises(TableError) as refused:
        await asked  # type: ignore[misc]
    assert status_of(refused.value.code) >= 400
    return refused.value.code


BAD_TABLES = [
    ("unknown-game", NewTable(game="chess", seating=[me(), bot()])),
    ("bad-seats", NewTable(game="little-town", seating=[me()])),
    ("bad-seats", NewTable(game="little-town", seating=[me(), *[bot()] * 6])),
    ("bad-option", NewTable(game="little-town", seating=[me(), bot()], options={"luck": 1})),
    ("bad-option", NewTable(game="little-town", seating=[me(), bot()], options={"side": "Q"})),
    (
        "bad-option",
        NewTable(game="little-town", seating=[me(), bot()], options={"first-player": "black"}),
    ),
    ("unknown-bot", NewTable(game="little-town", seating=[me(), bot("deep")])),
    ("bad-name", NewTable(game="little-town", seating=[me(" \n "), bot()])),
    ("bad-name", NewTable(game="little-town", seating=[me("a" * 25), bot()])),
    (
        "bad-salt",
        NewTable(game="little-town", seating=[SeatWish(kind="me", name="A", salt="xy"), bot()]),
    ),
]


@pytest.mark.parametrize(("code", "new"), BAD_TABLES)
def test_tables_that_are_refused(code: str, new: NewTable) -> None:
    @run_now
    async def _play() -> None:
        store = FakeStore()
        async with open_rooms(store) as rooms:
            assert await code_of(rooms.create(new, ANN)) == code
            assert store.database.headers == {}


@run
async def test_sitting_down_and_getting_up_before_the_game() -> None:
    async with open_rooms() as rooms:
        id = await set_table(rooms, "little-town", me("  Ann\tLee "), free(), free())
        room = await rooms.room(id)
        ann = await Browser(ANN).connect(rooms, id)
        ben = await Browser(BEN).connect(rooms, id)
        assert ann.now is not None
        assert ben.now is not None
        assert (ann.now.phase, ann.now.view, ann.moves) == ("seating", None, [])
        assert (ann.now.host, ben.now.host) == (True, False)
        assert ann.now.seats[0].player == "Ann Lee"
        assert ann.now.seats[0].salt == "", "shown once the game has started"
        sit = TakeSeat(holder=BEN, seat=-1, name="Ben", salt=SALT)
        version = await rooms.change(id, sit)
        await ben.read()
        assert ben.now.viewer == 1, "a viewer who sits down sees from that seat"
        assert (
            await rooms.change(id, TakeSeat(holder=BEN, seat=1, name="Ben", salt=SALT)) == version
        ), "once"
        assert (
            await code_of(rooms.change(id, TakeSeat(holder=CAT, seat=1, name="C", salt=SALT)))
            == "seat-taken"
        )
        assert (
            await code_of(rooms.change(id, TakeSeat(holder=CAT, seat=9, name="C", salt=SALT)))
            == "bad-seats"
        )
        assert (
            await code_of(rooms.change(id, LeaveSeat(holder=CAT, seat=1, bot="")))
            == "not-your-seat"
        )
        await rooms.change(id, LeaveSeat(holder=BEN, seat=1, bot=""))
        await ben.read()
        assert (ben.now.viewer, ben.now.seats[1].kind) == (-1, "open")
        assert (
            await code_of(rooms.change(id, SeatBot(holder=BEN, seat=1, bot="random"))) == "not-host"
        )
        assert (
            await code_of(rooms.change(id, SeatBot(holder=ANN, seat=1, bot="x"))) == "unknown-bot"
        )
        await rooms.change(id, TakeSeat(holder=CAT, seat=1, name="Cat", salt=SALT))
        assert room.table.phase == "seating"
        await rooms.change(id, TakeSeat(holder=BEN, seat=2, name="Ben", salt="0e" * 16))
        await ben.read()
        assert ben.now.phase == "playing"
        assert [seat.salt for seat in ben.now.seats] == ["a1" * 16, SALT, "0e" * 16]
        assert (
            await code_of(rooms.change(id, TakeSeat(holder="d", seat=-1, name="D", salt=SALT)))
            == "table-full"
        )
        assert await code_of(rooms.change(id, SeatBot(holder=ANN, seat=1, bot="random"))) == (
            "already-begun"
        )
        kinds = [said.kind for said in ben.said]
        assert kinds == ["sat", "sat", "left", "sat", "sat", "began"]


@run
async def test_one_person_may_hold_several_seats() -> None:
    async with open_rooms() as rooms:
        id = await set_table(rooms, "little-town", me(), here("Ben"), free())
        await rooms.change(id, TakeSeat(holder=ANN, seat=2, name="Cat", salt=SALT))
        ann = await Browser(ANN, 2).connect(rooms, id)
        assert ann.now is not None
        assert [seat.mine for seat in ann.now.seats] == [True] * 3
        assert ann.now.viewer == 2


@run
async def test_an_unknown_table() -> None:
    async with open_rooms() as rooms:
        for id in ("", "nowhere", "../etc/passwd", "x" * 500):
            assert await code_of(rooms.room(id)) == "unknown-table"
        assert rooms.counts()["rooms"] == 0, "asking for a table does not make one"


@run
async def test_the_lobby() -> None:
    async with open_rooms() as rooms:
        waits = await rooms.create(
            NewTable(game="little-town", seating=[me(), free()], open=True), ANN
        )
        private = await set_table(rooms, "little-town", me(), free())
        played = await rooms.create(
            NewTable(game="little-town", seating=[me(), here("Ben")], open=True), ANN
        )
        anns, bens = await rooms.lobby(ANN), await rooms.lobby(BEN)
        assert {card.id for card in anns.mine} == {waits, private, played}
        assert (anns.waiting, anns.watchable) == ([], [])
        assert [card.id for card in bens.waiting] == [waits]
        assert [card.id for card in bens.watchable] == [played]
        assert bens.mine == []
        [card] = [card for card in anns.mine if card.id == played]
        assert card.asked_me
        assert not bens.watchable[0].asked_me
        assert (await (await rooms.room(played)).card(ANN)).asked_me
        assert "salt" not in str([seat.salt for seat in card.seats if seat.salt])


@run
async def test_a_table_nobody_watches_is_unloaded_and_loaded_again() -> None:
    async with open_rooms(limits=Limits(workers=0, pause=0.0, idle=0.05)) as rooms:
        ann, ben = await people_at(rooms, "little-town")
        await ann.move(ann.moves[0]) if ann.moves else await ben.move(ben.moves[0])
        id, version = ann.table, max(ann.known, ben.known)
        rooms.drop_idle(0.0)
        assert rooms.counts()["rooms"] == 1, "somebody looks"
        ann.disconnect()
        ben.disconnect()
        rooms.drop_idle(60.0)
        assert rooms.counts()["rooms"] == 1, "not yet"
        rooms.drop_idle(0.0)
        assert rooms.counts()["rooms"] == 0
        back = await Browser(ANN, 0).connect(rooms, id)
        assert back.known == version


@run
async def test_two_people_who_arrive_at_once_share_one_room() -> None:
    database = Database()
    async with open_rooms(FakeStore(database)) as rooms:
        id = await set_table(rooms, "little-town", me(), free())
    async with open_rooms(FakeStore(database)) as rooms:
        first, second = await asyncio.gather(rooms.room(id), rooms.room(id))
        assert first is second


async def played_out(rooms: Registry, seed: int = 1) -> list[Browser]:
    """A finished game of Little Town, with one undo in the middle."""
    ann, ben = await people_at(rooms, "little-town")
    chance = random.Random(seed)
    undone = 0
    while ann.now is not None and ann.now.phase != "over":
        mover = ann if ann.moves else ben
        await mover.move(chance.choice(mover.moves))
        if mover.now is not None and mover.now.undo.mine and undone < 3:
            await mover.undo()
            undone += 1
        for browser in (ann, ben):
            await browser.read()
    return [ann, ben]


@run
async def test_the_replay_and_the_file_of_a_game() -> None:
    store = FakeStore()
    async with open_rooms(store) as rooms:
        ann, ben = await people_at(rooms, "little-town")
        room = await rooms.room(ann.table)
        for asked in (room.replay(), room.position(0, 0), room.file()):
            assert await code_of(asked) == "not-over"
        ann, ben = await played_out(rooms)
        assert ann.now is not None
        assert ben.now is not None
        room = await rooms.room(ann.table)
        replay = await room.replay()
        entries = [kept.entry for kept in store.database.kept(ann.table)]
        undone = [entry for entry in entries if isinstance(entry, TookBack)]
        moved = [entry for entry in entries if isinstance(entry, Moved)]
        assert undone
        assert len(replay.moves) == len(moved) - sum(entry.moves for entry in undone)
        assert replay.moves[-1].totals == [score.total for score in ann.now.scores]
        assert replay.moves[-1].facts == len(replay.facts) == len(ann.facts)
        assert replay.winners == ann.now.winners
        assert replay.fair == ann.now.fair
        last = await room.position(len(replay.moves), 1)
        assert msgspec.to_builtins(last.view) == ben.now.view
        first = await room.position(0, -1)
        assert len(first.asked) > 0
        assert await code_of(room.position(len(replay.moves) + 1, 0)) == "no-such-move"
        assert await code_of(room.position(0, 5)) == "bad-seats"
        verified = verify(await room.file(), promised=ann.now.fair.commitment)
        assert verified.holds
        assert verified.winners == ann.now.winners


@run
async def test_the_same_people_play_again() -> None:
    async with open_rooms() as rooms:
        running, _ = await people_at(rooms, "little-town")
        assert await code_of(rooms.play_again(running.table, "", ANN)) == "not-over"
        ann, ben = await played_out(rooms)
        assert await code_of(rooms.play_again(ann.table, "", CAT)) == "not-your-seat"
        assert await code_of(rooms.play_again(ann.table, "no", ANN)) == "bad-salt"
        new = await rooms.play_again(ann.table, SALT, ANN)
        await ben.read()
        assert ben.now is not None
        assert ben.now.rematch == new
        assert (await rooms.room(new)).table.phase == "seating"
        assert await rooms.play_again(ann.table, SALT, ANN) == new, "asked twice"
        assert await rooms.play_again(ann.table, "", BEN) == new
        table = (await rooms.room(new)).table
        assert table.phase == "playing"
        assert [seat.player for seat in table.seating.seats] == ["Ann", "Person 1"]
        assert table.header.again == ann.table
        assert table.header.secret != (await rooms.room(ann.table)).table.header.secret


@run
async def test_a_crash_between_the_promise_of_another_game_and_its_table() -> None:
    async with open_rooms() as rooms:
        ann, _ = await played_out(rooms)
        room = await rooms.room(ann.table)
        await room.change(PlayAgain(holder=ANN, table="promised"))
        assert await rooms.play_again(ann.table, "", ANN) == "promised"
        assert await rooms.play_again(ann.table, "", BEN) == "promised"
        assert (await rooms.room("promised")).table.phase == "playing"


# Tables stored by another version


async def tampered(database: Database, id: str, **changes: object) -> None:
    header = msgspec.json.decode(database.headers[id], type=TableHeader)
    for name, value in changes.items():
        setattr(header, name, value)
    database.headers[id] = msgspec.json.encode(header)


@pytest.mark.parametrize("changes", [{"rules": 99}, {"components": "another"}, {"game": "chess"}])
def test_a_table_of_other_rules_can_be_looked_at(changes: dict[str, object]) -> None:
    @run_now
    async def _play() -> None:
        database = Database()
        async with open_rooms(FakeStore(database)) as rooms:
            ann, _ = await people_at(rooms, "little-town")
            id = ann.table
            await ann.say("hello")
        await tampered(database, id, **changes)
        async with open_rooms(FakeStore(database)) as rooms:
            ann = await Browser(ANN, 0).connect(rooms, id)
            assert ann.now is not None
            assert ann.now.trouble is not None
            assert ann.now.trouble.code == "other-rules"
            assert ann.now.view is None
            assert [said.text for said in ann.said if said.kind == "chat"] == ["hello"]
            assert await ann.move("pass") == "other-rules"
            assert await ann.undo() == "other-rules"
            assert await ann.say("so what now") == ""
            assert (
                await code_of(rooms.change(id, LeaveSeat(holder=ANN, seat=0, bot="")))
                == "other-rules"
            )
            assert (await (await rooms.room(id)).card(ANN)).phase == "playing"
            assert await code_of((await rooms.room(id)).file()) == "not-over"
            assert len((await rooms.lobby(ANN)).mine) == 1


@run
async def test_a_table_whose_entries_do_not_follow_can_be_looked_at() -> None:
    database = Database()
    async with open_rooms(FakeStore(database)) as rooms:
        ann, _ = await people_at(rooms, "little-town")
        id = ann.table
    store = FakeStore(database)
    await store.append(
        id, 3, [Moved(seat=0, move="dance"), Sat(seat=77, player="X", holder="x", salt="")]
    )
    async with open_rooms(store) as rooms:
        ann = await Browser(ANN, 0).connect(rooms, id)
        assert ann.now is not None
        assert ann.now.trouble is not None
        assert (ann.now.trouble.code, ann.known) == ("broken-table", 5)
        assert await ann.move("pass") == "broken-table"


def test_a_table_is_its_entries() -> None:
    """The same entries, the same table, to the last byte that is shown."""
    from tablewood.server.live.frames import Frames

    @run_now
    async def _play() -> None:
        store = FakeStore()
        async with open_rooms(store) as rooms:
            [ann, _] = await played_out(rooms)
            header, kept = await store.load(ann.table)
            again = GameTable.replayed(header, kept)
            live = (await rooms.room(ann.table)).table
            for viewer, holder in ((0, ANN), (1, BEN), (-1, CAT)):
                assert Frames(again).frame(viewer, holder, -1, ()) == Frames(live).frame(
                    viewer, holder, -1, ()
                )
            assert again.done == live.done
            assert again.touched == live.touched


@run
async def test_closing_tells_everybody_that_nothing_is_lost() -> None:
    async with open_rooms() as rooms:
        ann, _ = await people_at(rooms, "little-town")
    await ann.read()
    assert ann.closing == "restarting"
    assert await code_of(rooms.room(ann.table)) == "restarting"


@run
async def test_a_dropped_room_is_freed_at_once() -> None:
    """The garbage collector runs rarely on a server: a cycle would keep whole tables in memory for long."""
    async with open_rooms() as rooms:
        ann, ben = await people_at(rooms, "little-town")
        for _ in range(4):
            mover = ann if ann.moves else ben
            assert await mover.move(mover.moves[0]) == ""
            await ann.read()
            await ben.read()
        room = await rooms.room(ann.table)
        freed: list[weakref.ref[object]] = [weakref.ref(room), weakref.ref(room.table)]
        for browser in (ann, ben):
            browser.disconnect()
            browser.room = None
        del room
        gc.collect()
        gc.disable()
        try:
            rooms.drop_idle(0)
            await asyncio.sleep(0)
            assert [one() for one in freed] == [None, None]
        finally:
            gc.enable()
