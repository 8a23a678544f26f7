"""Much talk comes in pages: the latest lines with the table, earlier ones on request."""

from __future__ import annotations

import msgspec

from tablewood.server.live.frames import MOST_FRAMES, Frames
from tablewood.server.live.limits import Limits
from tablewood.server.table.talk import A_PAGE, A_PAGE_OF_LETTERS
from tests.server.browser import Browser
from tests.server.rooms import ANN, BEN, CAT, open_rooms, people_at, run

MANY = Limits(workers=0, pause=0.0)


@run
async def test_a_newcomer_is_sent_the_latest_lines_and_may_read_back() -> None:
    async with open_rooms(limits=MANY) as rooms:
        ann, _ = await people_at(rooms, "sylvan-dale")
        for number in range(2 * A_PAGE):
            await ann.say(str(number))
        everything = ann.said
        assert len(everything) > 2 * A_PAGE

        cat = await Browser(CAT).connect(rooms, ann.table)
        assert cat.now is not None
        assert cat.now.said_skips
        assert cat.said == everything[-A_PAGE:]
        assert len(cat.heard[0]) < 50_000
        await cat.read_back()
        assert cat.said == everything[-2 * A_PAGE :]
        while cat.said_from:
            await cat.read_back()
        assert cat.said == everything


@run
async def test_long_lines_come_in_smaller_pages() -> None:
    async with open_rooms(limits=MANY) as rooms:
        ann, _ = await people_at(rooms, "sylvan-dale")
        for _ in range(A_PAGE):
            await ann.say("🌲" * 500)
        cat = await Browser(CAT).connect(rooms, ann.table)
        assert len(cat.said) == A_PAGE_OF_LETTERS // 500
        assert len(cat.heard[0]) < 70_000
        while cat.said_from:
            await cat.read_back()
        assert cat.said == ann.said


@run
async def test_whoever_comes_back_after_much_talk_reads_back_too() -> None:
    async with open_rooms(limits=MANY) as rooms:
        ann, ben = await people_at(rooms, "sylvan-dale", [ANN, BEN])
        ben.disconnect()
        for number in range(A_PAGE + 20):
            await ann.say(str(number))
        await ben.connect(rooms, ann.table)
        assert ben.said == ann.said[-A_PAGE:]
        await ben.read_back()
        assert ben.said_from == 0
        assert ben.said == ann.said


@run
async def test_reading_back_from_anywhere_is_answered() -> None:
    async with open_rooms() as rooms:
        ann, _ = await people_at(rooms, "sylvan-dale")
        table = ann.room.table if ann.room else None
        assert table is not None
        for before in (-5, 0, 10**12):
            start, lines = table.talk.page_before(before)
            assert 0 <= start <= len(table.talk.lines)
            assert len(lines) <= A_PAGE


@run
async def test_pictures_of_a_table_are_not_kept_without_end() -> None:
    async with open_rooms() as rooms:
        ann, _ = await people_at(rooms, "sylvan-dale")
        for number in range(MOST_FRAMES + 50):
            await ann.say(str(number))
        assert ann.room is not None
        frames = Frames(ann.room.table)
        for known in range(ann.room.version):
            msgspec.json.decode(frames.frame(-1, "", known, ()))
        assert len(frames._frames) <= MOST_FRAMES
