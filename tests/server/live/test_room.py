"""What happens at a table when people make requests, and when the store fails."""

from __future__ import annotations

import asyncio

from tablewood.kernel.view import builtins
from tablewood.server.live.protocol import Hello, Move, Nack, Present, Why
from tablewood.server.table.seat_commands import TakeSeat
from tests.server.browser import Browser, new_id
from tests.server.fake_store import Database, FakeStore
from tests.server.rooms import ANN, BEN, CAT, free, me, open_rooms, people_at, run, set_table


@run
async def test_a_move_is_acknowledged_and_everybody_sees_it() -> None:
    async with open_rooms() as rooms:
        ann, ben = await people_at(rooms, "sylvan-dale")
        eve = await Browser(CAT).connect(rooms, ann.table)
        before = ann.at
        assert await ann.move(ann.moves[0]) == ""
        for browser in (ben, eve):
            await browser.read()
        assert ann.now is not None
        assert ben.now is not None
        assert eve.now is not None
        assert ann.at == ben.at == eve.at > before
        assert eve.now.viewer == -1
        assert eve.moves == []


@run
async def test_everybody_sees_their_own_view_of_the_newest_position() -> None:
    """Also after a move was taken back: what was made for the position before is forgotten."""
    async with open_rooms() as rooms:
        ann, ben = await people_at(rooms, "sylvan-dale")
        eve = await Browser(CAT).connect(rooms, ann.table)
        room = await rooms.room(ann.table)
        for step in ("move", "move", "undo", "move"):
            mover = ann if ann.moves else ben
            assert await (mover.move(mover.moves[-1]) if step == "move" else mover.undo()) == ""
            for browser in (ann, ben, eve):
                await browser.read()
                assert browser.now is not None
                assert room.table.state is not None
                view = room.table.state.view(browser.now.viewer)
                assert browser.now.view == builtins(view), step


@run
async def test_nobody_is_told_before_a_move_is_durable() -> None:
    store = FakeStore()
    async with open_rooms(store) as rooms:
        ann, ben = await people_at(rooms, "sylvan-dale")
        store.gate = asyncio.Event()
        message = Move(id=new_id(), at=ann.at, move=ann.moves[0])
        asking = asyncio.create_task(ann.send(message))
        await asyncio.sleep(0.01)
        late = asyncio.create_task(Browser(CAT).connect(rooms, ann.table))
        await asyncio.sleep(0.01)
        assert [type(heard) for browser in (ann, ben) for heard in await browser.read()] == [
            Present,
            Present,
        ], "only that somebody arrived"
        listing = asyncio.create_task((await rooms.room(ann.table)).card(ANN))
        await asyncio.sleep(0.01)
        assert not late.done(), "someone who arrives meanwhile sees the table once it is durable"
        assert not listing.done(), "and so does someone who reads lists"
        store.gate.set()
        await asking
        await ann.read()
        assert message.id in ann.acks
        assert (await late).known == ann.known
        assert await listing == await (await rooms.room(ann.table)).card(ANN)


@run
async def test_the_same_id_twice_is_done_once() -> None:
    async with open_rooms() as rooms:
        ann, _ = await people_at(rooms, "sylvan-dale")
        message = Move(id=new_id(), at=ann.at, move=ann.moves[0])
        assert await ann.ask(message) == ""
        first, version = ann.acks[message.id], ann.known
        assert await ann.ask(message) == ""
        assert (ann.acks[message.id], ann.known) == (first, version)


@run
async def test_the_same_id_is_known_after_a_crash() -> None:
    database = Database()
    async with open_rooms(FakeStore(database)) as rooms:
        ann, _ = await people_at(rooms, "sylvan-dale")
        message = Move(id=new_id(), at=ann.at, move=ann.moves[0])
        await ann.ask(message)
        assert ann.now is not None
        id, version = ann.table, ann.acks[message.id]
    async with open_rooms(FakeStore(database)) as rooms:
        back = await Browser(ANN, 0).connect(rooms, id)
        assert await back.ask(message) == ""
        assert (back.acks[message.id], back.known) == (version, version)


@run
async def test_a_refusal_is_remembered_so_that_a_late_copy_does_nothing() -> None:
    async with open_rooms() as rooms:
        ann, ben = await people_at(rooms, "sylvan-dale")
        early = Move(id=new_id(), at=ben.at, move=ann.moves[0])
        assert await ben.ask(early) == "not-your-turn"
        await ann.move(ann.moves[0])
        assert await ben.ask(early) == "not-your-turn"


@run
async def test_refusals_and_their_codes() -> None:
    async with open_rooms() as rooms:
        ann, ben = await people_at(rooms, "sylvan-dale")
        eve = await Browser(CAT, -1).connect(rooms, ann.table)
        move = ann.moves[0]
        assert await eve.move(move) == "not-your-seat"
        assert await eve.say("hello") == "not-your-seat"
        assert await ben.move(move) == "not-your-turn"
        assert await ann.move("dance A1") == "unreadable-move"
        assert await ann.move(move, ann.at - 1) == "stale"
        assert await ann.move(move, ann.at + 1) == "stale"
        assert await ann.undo() == "nothing-to-undo"
        assert await ben.consent() == "no-wish"
        assert await ann.say("   \x00 ") == "malformed"
        assert await ann.say("a" * 501) == "too-long"
        assert await ann.ask(Move(id="", at=0, move=move)) == "malformed"
        assert ann.known == 3, "nothing has changed: only the three entries of sitting down"


@run
async def test_an_illegal_move_names_its_clause() -> None:
    async with open_rooms() as rooms:
        ann, _ = await people_at(rooms, "sylvan-dale")
        assert "done" not in ann.moves
        await ann.send(Move(id=new_id(), at=ann.at, move="done"))
        [answer] = await ann.read()
        assert isinstance(answer, Nack)
        assert (answer.refusal.code, answer.refusal.clause[:3]) == ("illegal-move", "SD-")


@run
async def test_a_seat_answers_only_to_its_session() -> None:
    async with open_rooms() as rooms:
        ann, _ = await people_at(rooms, "sylvan-dale")
        thief = await Browser(CAT, 0).connect(rooms, ann.table)
        assert thief.refused[""] == "not-your-seat"
        assert thief.now is not None
        assert (thief.now.viewer, thief.moves) == (-1, [])
        assert await thief.move(ann.moves[0]) == "not-your-seat"


@run
async def test_a_browser_with_another_protocol_must_reload() -> None:
    async with open_rooms() as rooms:
        ann, _ = await people_at(rooms, "sylvan-dale")
        await ann.send(Hello(protocol=99))
        await ann.read()
        assert ann.closing == "wrong-protocol"


@run
async def test_people_at_one_device_see_from_the_seat_that_is_asked() -> None:
    async with open_rooms() as rooms:
        from tests.server.rooms import here

        id = await set_table(rooms, "sylvan-dale", me(), here("Ben"))
        both = await Browser(ANN).connect(rooms, id)
        assert both.now is not None
        assert both.now.viewer == both.now.asked[0]
        seen = {both.now.viewer}
        for _ in range(60):
            if not both.moves:
                await both.send(both.hello())
                await both.read()
            seen.add(both.now.viewer)
            assert await both.move(both.moves[0]) == ""
        assert seen == {0, 1}
        await both.send(Hello(protocol=1, seat=1))
        await both.read()
        assert both.now.viewer == 1


@run
async def test_two_tabs_of_a_seat_see_the_same() -> None:
    async with open_rooms() as rooms:
        ann, ben = await people_at(rooms, "little-town")
        assert ann.now is not None
        tab = await Browser(ANN, 0).connect(rooms, ann.table)
        for _ in range(12):
            mover = ann if ann.moves else ben
            assert await mover.move(mover.moves[-1]) == ""
            for browser in (ann, ben, tab):
                await browser.read()
        assert tab.now == ann.now
        assert tab.facts == ann.facts


# The store


@run
async def test_a_move_that_cannot_be_stored_is_not_made() -> None:
    store = FakeStore()
    async with open_rooms(store) as rooms:
        ann, ben = await people_at(rooms, "sylvan-dale")
        assert ann.now is not None
        before, view = ann.known, ann.now.view
        store.failures = ["before"]
        message = Move(id=new_id(), at=ann.at, move=ann.moves[0])
        assert await ann.ask(message) == "storage-failed"
        await ben.read()
        assert (ann.known, ben.known, ann.now.view) == (before, before, view)
        assert message.id not in ann.acks
        assert await ann.ask(message) == "", "repeated under the same id, it succeeds"


@run
async def test_a_move_that_was_stored_is_not_repeated_when_the_stores_answer_is_lost() -> None:
    store = FakeStore()
    async with open_rooms(store) as rooms:
        ann, _ = await people_at(rooms, "sylvan-dale")
        store.failures = ["after"]
        message = Move(id=new_id(), at=ann.at, move=ann.moves[0])
        assert await ann.ask(message) == "storage-failed"
        version = ann.known
        assert version == message.at + 2, "the table shows what was stored"
        await ann.ask(message)
        assert ann.acks[message.id] == version
        assert ann.known == version


@run
async def test_nothing_is_shown_while_the_store_cannot_be_reached() -> None:
    store = FakeStore()
    async with open_rooms(store) as rooms:
        ann, ben = await people_at(rooms, "sylvan-dale")
        store.failures, store.unreadable = ["before"], True
        before = ann.known
        move = ann.moves[0]
        assert await ann.move(move) == "storage-failed"
        assert await ann.ask(Why(id=new_id(), move=move)) == "storage-failed"
        await ben.send(ben.hello())
        await ben.read()
        assert ben.refused[""] == "storage-failed"
        assert (ann.known, ben.known) == (before, before)
        store.unreadable = False
        assert await ann.move(move) == ""
        await ben.read()
        assert ben.known == ann.known == before + 1


@run
async def test_another_process_writes_first() -> None:
    database = Database()
    here, there = FakeStore(database), FakeStore(database)
    here.deaf = there.deaf = True
    async with open_rooms(here) as rooms, open_rooms(there) as others:
        ann, _ = await people_at(rooms, "sylvan-dale")
        assert ann.now is not None
        elsewhere = await Browser(ANN, 0).connect(others, ann.table)
        move, at = ann.moves[0], ann.at
        assert await elsewhere.move(move) == ""
        assert await ann.move(move, at) == "stale", "judged again, against the new table"
        assert ann.now.version == elsewhere.known
        assert await elsewhere.say("faster") == ""
        assert await ann.say("slower") == "", "chat is accepted all the same"
        assert [said.text for said in ann.said if said.kind == "chat"] == ["faster", "slower"]


@run
async def test_moves_of_other_processes_arrive() -> None:
    database = Database()
    async with open_rooms(FakeStore(database)) as rooms, open_rooms(FakeStore(database)) as others:
        ann, _ = await people_at(rooms, "sylvan-dale")
        assert ann.now is not None
        ben = await Browser(BEN, 1).connect(others, ann.table)
        assert await ann.move(ann.moves[0]) == ""
        await asyncio.sleep(0.02)
        await ben.read()
        assert ben.known == ann.known
        assert len(ben.facts) == len(ann.facts) > 0


@run
async def test_an_onlooker_who_sits_down_becomes_a_player() -> None:
    async with open_rooms() as rooms:
        table = await set_table(rooms, "sylvan-dale", me(), free())
        ann = await Browser(ANN).connect(rooms, table)
        ben = await Browser(BEN).connect(rooms, table)
        await ann.read()
        assert ann.presence is not None
        assert (ann.presence.online, ann.presence.onlookers) == ([0], 1)
        await rooms.change(table, TakeSeat(holder=ben.holder, seat=1, name="Ben", salt="22" * 16))
        await ann.read()
        assert (ann.presence.online, ann.presence.onlookers) == ([0, 1], 0)
