"""Where several people are asked at once, nobody need wait for the others."""

from __future__ import annotations

from tablewood.server.answers import NewTable, SitDown
from tests.server.browser import Browser
from tests.server.house import ANN, BEN, free, house, me, run


@run
async def test_a_move_chosen_before_anothers_still_counts() -> None:
    async with house() as rooms:
        new = NewTable(game="alynthia", seating=[me(), free()], options={"mode": "cooperative"})
        id = await rooms.make(new, ANN)
        await rooms.sit(id, SitDown(seat=1, name="Ben", salt="0b" * 16), BEN)
        ann, ben = [
            await Browser(holder, seat).connect(rooms, id) for seat, holder in ((0, ANN), (1, BEN))
        ]
        for _ in range(40):
            assert ann.now is not None
            if ann.now.asked == [0, 1] and ann.now.prompt == "act-together":
                break
            mover = ann if ann.moves else ben
            await mover.move(mover.moves[0])
            await ann.read()
            await ben.read()
        assert ann.now is not None
        assert ann.now.asked == [0, 1]
        at = ben.at
        assert "done" in ben.moves
        assert await ann.move("done") == ""
        assert await ben.move("done", at) == "", "chosen before Ann's, and still legal"
        assert await ben.move("done", at) == "stale", "but not before one's own"
