"""Looking for turns in the database: at most once a turn, across restarts and processes. The clock is the test's."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from unittest import mock

import pytest

from tablewood.server.live.lobby import note_of
from tablewood.server.notify.notices import TurnNotice
from tablewood.server.notify.notifier import Notifier
from tablewood.server.notify.outbox import Outbox
from tablewood.server.notify.push import PushSender, make_key
from tablewood.server.storage import PushSubscription, Reminder, ReminderStore, Store
from tablewood.server.storage import store as store_module
from tablewood.server.storage.reminders import MOST_BROWSERS
from tablewood.server.storage.store import time_of
from tablewood.server.table.create import NewTable, SeatWish, new_table
from tablewood.server.table.entries import Moved, Spoke
from tablewood.server.table.seat_commands import TakeSeat
from tablewood.server.table.table import GameTable

ANN = "a" * 64
BEN = "b" * 64
MINUTE = timedelta(minutes=1)


class Sent(PushSender):
    """Keeps what it should send."""

    def __init__(self) -> None:
        self.told: list[tuple[str, str]] = []

    async def send(self, browser: PushSubscription, notice: TurnNotice) -> None:
        self.told.append((browser.endpoint, notice.table))


class Evening:
    """Ann and Ben at a table, the server's database, and a clock that the test sets."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.reminders = ReminderStore(store)
        self.looking: set[int] = set()
        self.now = datetime(2026, 11, 17, 20, 30, tzinfo=UTC)
        self.sent = Sent()

    def time(self) -> str:
        return time_of(self.now)

    def notifier(self, outbox: Outbox) -> Notifier:
        return Notifier(
            self.reminders, lambda _: self.looking, outbox, self.sent, clock=lambda: self.now
        )

    async def begin(self) -> None:
        wish = NewTable(
            game="sylvan-dale",
            seating=[SeatWish(kind="me", name="Ann", salt="a1" * 16), SeatWish(kind="open")],
            options={"first-player": "red"},
        )
        header, entries = new_table(wish, ANN)
        self.table = GameTable(header)
        for entry in entries:
            self.table.apply(entry)
        await self.store.make(header, entries, note_of(self.table, self.store.now()))
        sit = TakeSeat(holder=BEN, seat=1, name="Ben", salt="b2" * 16)
        for entry in sit.entries(self.table):
            await self.happen(entry)

    async def happen(self, entry: Moved | Spoke | object) -> None:
        at = self.table.version
        kept = self.table.apply(entry)  # type: ignore[arg-type]
        await self.store.append(
            self.table.header.id, at, [kept], note_of(self.table, self.store.now())
        )

    async def move(self) -> None:
        state = self.table.state
        assert state is not None
        seat = state.asked[0]
        await self.happen(Moved(seat=seat, move=state.game.notation(state, state.legal()[0])))

    async def turn_passes(self) -> int:
        """Play until the other one is asked; returns who."""
        state = self.table.state
        assert state is not None
        before = state.asked[0]
        while self.asked == before:
            await self.move()
        return self.asked

    @property
    def asked(self) -> int:
        state = self.table.state
        assert state is not None
        return int(state.asked[0])

    async def wants(self, holder: str, name: str, **more: object) -> None:
        browser = PushSubscription(endpoint=f"https://push/{name}", p256dh="p", auth="a")
        await self.reminders.subscribe(Reminder(holder=holder, **more), browser)  # type: ignore[arg-type]

    async def looks(self, notifier: Notifier, **later: int) -> list[str]:
        """Look after some time; who is told?"""
        self.now += timedelta(**later)
        await notifier.look()
        await asyncio.sleep(0.01)
        found = [endpoint.rpartition("/")[2] for endpoint, _ in self.sent.told]
        self.sent.told.clear()
        return found


@asynccontextmanager
async def evening(database: str) -> AsyncIterator[tuple[Evening, Outbox]]:
    store = Store.open(database)
    outbox = Outbox()
    try:
        found = Evening(store)
        with mock.patch.object(store_module, "now", found.time):
            await found.begin()
            yield found, outbox
    finally:
        await outbox.close()
        await store.close()


def test_somebody_who_is_away_is_told_once_a_turn(database: str) -> None:
    async def play() -> None:
        async with evening(database) as (one, outbox):
            await one.wants(ANN, "ann")
            notifier = one.notifier(outbox)
            assert one.asked == 0
            assert await one.looks(notifier) == [], "live play"
            assert await one.looks(notifier, seconds=75) == ["ann"]
            assert await one.looks(notifier, seconds=15) == []
            await one.happen(Spoke(seat=1, player="Ben", text="hello?"))
            assert await one.looks(notifier, minutes=5) == [], "the same turn"
            await one.move()
            if one.asked == 0:
                assert await one.looks(notifier, minutes=5) == [], "the turn goes on"
            await one.turn_passes()
            assert await one.looks(notifier, minutes=5) == [], "Ben wants nothing"
            await one.turn_passes()
            assert await one.looks(notifier, minutes=5) == ["ann"]

    asyncio.run(play())


def test_a_restart_and_another_process_do_not_tell_again(database: str) -> None:
    async def play() -> None:
        async with evening(database) as (one, outbox):
            await one.wants(ANN, "ann")
            one.now += 2 * MINUTE
            first, second = one.notifier(outbox), one.notifier(outbox)
            await asyncio.gather(first.look(), second.look())
            await one.looks(one.notifier(outbox))
            one.sent.told.clear()
            assert await one.looks(one.notifier(outbox), days=3) == []

    asyncio.run(play())


def test_two_processes_at_once_send_one_message(database: str) -> None:
    async def play() -> None:
        async with evening(database) as (one, outbox):
            await one.wants(ANN, "ann")
            one.now += 2 * MINUTE
            other = Store.open(database)
            rival = Notifier(
                ReminderStore(other), lambda _: (), outbox, one.sent, clock=lambda: one.now
            )
            await asyncio.gather(*(notifier.look() for notifier in (one.notifier(outbox), rival)))
            await asyncio.sleep(0.01)
            assert len(one.sent.told) == 1
            await other.close()

    asyncio.run(play())


def test_what_waited_while_the_server_was_down_is_told(database: str) -> None:
    async def play() -> None:
        async with evening(database) as (one, outbox):
            await one.wants(ANN, "ann")
            one.now += timedelta(days=2)
            assert await one.looks(one.notifier(outbox)) == ["ann"]

    asyncio.run(play())


def test_somebody_who_looks_is_told_later_if_they_leave_without_a_move(database: str) -> None:
    async def play() -> None:
        async with evening(database) as (one, outbox):
            await one.wants(ANN, "ann")
            notifier = one.notifier(outbox)
            one.looking = {0}
            assert await one.looks(notifier, minutes=2) == []
            assert await one.looks(notifier, minutes=11) == []
            one.looking = {1}
            assert await one.looks(notifier, minutes=5) == []
            assert await one.looks(notifier, minutes=6) == ["ann"]

    asyncio.run(play())


def test_quiet_hours_end(database: str) -> None:
    async def play() -> None:
        async with evening(database) as (one, outbox):
            await one.wants(
                ANN, "ann", quiet_from=22 * 60, quiet_to=22 * 60 + 30, zone="Europe/Paris"
            )
            one.now += 31 * MINUTE  # 22:01 in Paris
            await one.happen(Spoke(seat=1, player="Ben", text="hello?"))
            notifier = one.notifier(outbox)
            assert await one.looks(notifier, minutes=2) == []
            assert await one.looks(notifier, minutes=26) == []
            assert await one.looks(notifier, minutes=1) == ["ann"]

    asyncio.run(play())


def test_every_browser_of_a_person_is_told_but_not_too_many(database: str) -> None:
    async def play() -> None:
        async with evening(database) as (one, outbox):
            for number in range(MOST_BROWSERS + 2):
                await one.wants(ANN, str(number))
            await one.wants(BEN, "6")
            told = await one.looks(one.notifier(outbox), minutes=2)
            assert sorted(told) == ["2", "3", "4", "5"], "6 is Ben's browser now"

    asyncio.run(play())


def test_a_way_out(database: str) -> None:
    async def play() -> None:
        async with evening(database) as (one, outbox):
            await one.wants(ANN, "ann")
            await one.reminders.unsubscribe(BEN, "https://push/ann")
            assert len((await one.reminders.reachable(ANN)).browsers) == 1, "not Ben's to stop"
            await one.reminders.unsubscribe(ANN, "https://push/ann")
            assert await one.looks(one.notifier(outbox), minutes=2) == []

    asyncio.run(play())


def test_nothing_is_kept_that_nobody_wants(database: str) -> None:
    async def play() -> None:
        async with evening(database) as (one, _):
            reminders = one.reminders
            stranger = "c" * 64
            await one.wants(stranger, "stranger")
            await one.wants(ANN, "ann")
            await reminders.save(Reminder(holder=BEN, address="ben@example.org"))
            await reminders.tidy(datetime.now(UTC) + timedelta(days=1))
            assert (await reminders.reachable(BEN)).reminder.address == "ben@example.org"
            await reminders.tidy(datetime.now(UTC) + timedelta(days=3))
            assert (await reminders.reachable(BEN)).reminder.address == "", "never confirmed"
            await reminders.tidy(datetime.now(UTC) + timedelta(days=31))
            assert (await reminders.reachable(stranger)).browsers == []
            assert len((await reminders.reachable(ANN)).browsers) == 1

    asyncio.run(play())


def test_the_keys_of_the_server_are_made_once(database: str) -> None:
    async def ask() -> None:
        first, second = Store.open(database), Store.open(database)
        stores = [ReminderStore(first), ReminderStore(second)]
        found = await asyncio.gather(*(store.key("vapid", make_key) for store in stores))
        assert len(set(found)) == 1
        assert await stores[0].key("vapid", lambda: pytest.fail("made again")) == found[0]
        await first.close()
        await second.close()

    asyncio.run(ask())
