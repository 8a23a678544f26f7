"""Who has a table open at other processes."""

from __future__ import annotations

from tablewood.server.live.elsewhere import EXPIRES, Elsewhere
from tests.server.browser import Browser
from tests.server.fake_store import Database, FakeStore
from tests.server.rooms import ANN, BEN, open_rooms, people_at, run, until


def test_what_is_not_told_again_expires() -> None:
    now = [100.0]
    elsewhere = Elsewhere(lambda: now[0])
    assert elsewhere.hear("p1", [0, 2], 1)
    assert not elsewhere.hear("p1", [0, 2], 1), "no news"
    assert elsewhere.hear("p2", [1], 0)
    assert (elsewhere.seats, elsewhere.onlookers) == ({0, 1, 2}, 1)
    now[0] += EXPIRES - 1
    elsewhere.hear("p2", [1], 0)
    now[0] += 2
    assert (elsewhere.seats, elsewhere.onlookers) == ({1}, 0)


def test_somebody_who_leaves_is_gone_at_once() -> None:
    elsewhere = Elsewhere()
    elsewhere.hear("p1", [0], 0)
    assert elsewhere.hear("p1", [], 0)
    assert elsewhere.seats == set()


@run
async def test_people_at_two_processes_see_that_both_are_there() -> None:
    database = Database()
    async with open_rooms(FakeStore(database)) as one, open_rooms(FakeStore(database)) as two:
        ann, ben = await people_at(one, "little-town")
        ben.disconnect()
        away = await Browser(BEN, 1).connect(two, ann.table)
        await ann.read()
        assert ann.presence is not None
        assert ann.presence.online == [0, 1]
        room = await one.room(ann.table)
        assert [seat.online for seat in (await room.card(ANN)).seats] == [True, True]
        away.disconnect()
        await until(lambda: room.online() == {0})


@run
async def test_somebody_at_a_table_that_is_only_open_elsewhere_is_looking() -> None:
    """The process that tells people of their turn need not have the table in memory."""
    database = Database()
    async with open_rooms(FakeStore(database)) as here, open_rooms(FakeStore(database)) as there:
        assert here.looking("abc") == set()
        ann, ben = await people_at(there, "sylvan-dale")
        assert ann.room is not None
        id = ann.room.id
        assert here.looking(id) == there.looking(id) == {0, 1}
        ben.disconnect()
        assert here.looking(id) == {0}
