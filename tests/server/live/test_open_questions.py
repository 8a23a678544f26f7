"""When several people are asked at once, nobody needs to wait for the others."""

from __future__ import annotations

from tablewood.server.live.registry import Registry
from tablewood.server.table.create import NewTable, SeatWish
from tablewood.server.table.seat_commands import TakeSeat
from tests.rule import rule
from tests.server.browser import Browser
from tests.server.rooms import ANN, BEN, CAT, bot, free, me, open_rooms, run, until

TOGETHER = "act-together"


async def companions(rooms: Registry, *holders: str, bots: int = 0) -> list[Browser]:
    """A cooperative game of people, then bots, at the start of the first Action Phase, which is open to all."""
    seating: list[SeatWish] = [me(), *[free() for _ in holders[1:]], *[bot() for _ in range(bots)]]
    new = NewTable(game="alynthia", seating=seating, options={"mode": "cooperative"})
    id = await rooms.create(new, holders[0])
    for seat, holder in enumerate(holders[1:], 1):
        await rooms.change(
            id, TakeSeat(holder=holder, seat=seat, name=f"Person {seat}", salt="0b" * 16)
        )
    people = [await Browser(holder, seat).connect(rooms, id) for seat, holder in enumerate(holders)]
    await play_on_until_open(people)
    return people


async def play_on_until_open(people: list[Browser]) -> None:
    """Answer every question until all may act."""
    room = people[0].room
    assert room is not None
    while not is_open(people[0]):
        mover = next((one for one in people if one.moves), None)
        if mover is not None:
            await mover.move(mover.moves[0])
        else:
            await until(lambda: room.table.bot_asked() < 0)
        for one in people:
            await one.read()


def is_open(one: Browser) -> bool:
    assert one.now is not None
    return one.now.prompt == TOGETHER and set(one.now.asked) >= {0, 1}


@run
async def test_a_move_chosen_before_anothers_still_counts() -> None:
    async with open_rooms() as rooms:
        ann, ben = await companions(rooms, ANN, BEN)
        at = ben.at
        assert "done" in ben.moves
        assert await ann.move("done") == ""
        assert await ben.move("done", at) == "", "chosen before Ann's, and still legal"
        assert await ben.move("done", at) == "stale", "but not one chosen before your own last move"


@rule("AL-105", "AL-269")
def test_a_move_of_one_phase_is_not_made_in_the_next() -> None:
    _a_move_of_the_first_round_arrives_in_the_second()


@run
async def _a_move_of_the_first_round_arrives_in_the_second() -> None:
    async with open_rooms() as rooms:
        ann, ben, cat = await companions(rooms, ANN, BEN, CAT)
        for one in (ann, cat):
            assert await one.move("done") == ""
            for other in (ann, ben, cat):
                await other.read()
        chosen = ann.at
        assert "use focus" in ann.moves, "a player who is done may return by making a move"
        assert await ben.move("done") == ""
        for one in (ann, ben, cat):
            await one.read()
        await play_on_until_open([ann, ben, cat])
        assert "use focus" in ann.moves, "the second round asks for the same kind of move"
        assert await ann.move("use focus", chosen) == "stale"


@run
async def test_bots_do_not_wait_for_a_person_who_is_done() -> None:
    async with open_rooms() as rooms:
        (ann,) = await companions(rooms, ANN, bots=2)
        room = ann.room
        assert room is not None
        assert await ann.move("done") == ""
        await until(lambda: room.table.state is not None and room.table.state.round > 1)  # type: ignore[attr-defined]
