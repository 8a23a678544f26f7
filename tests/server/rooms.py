"""A server without a network, for tests: rooms on a store in memory."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any

from tablewood.server.live.limits import Limits
from tablewood.server.live.registry import Registry
from tablewood.server.table.create import NewTable, SeatWish
from tablewood.server.table.seat_commands import TakeSeat
from tests.server.browser import Browser
from tests.server.fake_store import FakeStore

QUICK = Limits(workers=0, pause=0.0)

ANN = "hash of ann"
BEN = "hash of ben"
CAT = "hash of cat"


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    """Make a test out of an async function."""

    def running() -> None:
        asyncio.run(test())

    running.__name__ = test.__name__
    return running


@asynccontextmanager
async def open_rooms(
    store: FakeStore | None = None, limits: Limits = QUICK
) -> AsyncIterator[Registry]:
    rooms = Registry(store or FakeStore(), limits)
    try:
        yield rooms
    finally:
        await rooms.close()


def me(name: str = "Ann") -> SeatWish:
    return SeatWish(kind="me", name=name, salt="a1" * 16)


def here(name: str) -> SeatWish:
    return SeatWish(kind="here", name=name, salt="b2" * 16)


def free() -> SeatWish:
    return SeatWish(kind="open")


def bot(name: str = "random") -> SeatWish:
    return SeatWish(kind="bot", name=name)


async def set_table(
    rooms: Registry, game: str, *seating: SeatWish, holder: str = ANN, **options: str | int | bool
) -> str:
    return await rooms.create(NewTable(game=game, seating=list(seating), options=options), holder)


async def people_at(
    rooms: Registry, game: str, holders: Sequence[str] = (ANN, BEN)
) -> list[Browser]:
    """A game that has begun, with one person on each seat, and their browsers."""
    options = {"first-player": "red"} if game == "sylvan-dale" else {}
    seating = [me(), *[free() for _ in holders[1:]]]
    new = NewTable(game=game, seating=seating, options=dict(options))
    id = await rooms.create(new, holders[0])
    for seat, holder in enumerate(holders[1:], 1):
        salt = f"{seat:02d}" * 16
        await rooms.change(id, TakeSeat(holder=holder, seat=seat, name=f"Person {seat}", salt=salt))
    browsers = [
        await Browser(holder, seat).connect(rooms, id) for seat, holder in enumerate(holders)
    ]
    for browser in browsers:
        await browser.read()
    return browsers


async def until(condition: Callable[[], bool], seconds: float = 10.0) -> None:
    """Wait until something in the background makes this true."""
    end = asyncio.get_running_loop().time() + seconds
    while not condition():
        assert asyncio.get_running_loop().time() < end, "waited in vain"
        await asyncio.sleep(0.001)


def run_now(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run the async part of a test that has parameters."""
    asyncio.run(test())
