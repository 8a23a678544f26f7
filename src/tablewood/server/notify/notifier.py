"""Looks every few seconds for turns that somebody should be told of, and sends the messages.

It reads the tables from the database, not from memory: tables that nobody has open are not in memory, and after a
restart everything that waits is found again. Each process does so, and `claim` decides which of them sends.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from functools import partial

import msgspec

from tablewood.kernel.errors import TablewoodError
from tablewood.server.notify.mail import MailSender
from tablewood.server.notify.notices import notice_of
from tablewood.server.notify.outbox import Outbox
from tablewood.server.notify.push import PushSender
from tablewood.server.notify.turns import DELAY, WaitingSeat, waiting_seats, when_to_tell
from tablewood.server.storage import Listed, Reachable, ReminderStore

OVERLAP = timedelta(minutes=1)
"""How far each look goes back behind the last one, in case a write took long to arrive."""

MOST_POSTPONED = 10_000

log = logging.getLogger(__name__)

Looking = Callable[[str], Collection[int]]
"""The seats whose players have a table open, here or at another process."""


class NotifierPace(msgspec.Struct, kw_only=True, frozen=True):
    """How often to look, and how far back."""

    every: float = 15.0
    """Seconds between two looks."""
    delay: timedelta = DELAY
    window: timedelta = timedelta(days=30)
    """Turns that began before that are not looked for."""
    tidy_every: timedelta = timedelta(hours=6)


def utc_now() -> datetime:
    """The time."""
    return datetime.now(UTC)


class Notifier:
    """Tells people that it is their turn."""

    def __init__(
        self,
        store: ReminderStore,
        looking: Looking,
        outbox: Outbox,
        push: PushSender | None = None,
        mail: MailSender | None = None,
        pace: NotifierPace | None = None,
        clock: Callable[[], datetime] = utc_now,
    ) -> None:
        self.push = push
        self.mail = mail
        self.outbox = outbox
        self._store = store
        self._looking = looking
        self._pace = pace or NotifierPace()
        self._clock = clock
        self._seen_until = clock() - self._pace.window
        """Tables that changed up to here were looked at."""
        self._postponed: dict[str, datetime] = {}
        """Tables to look at again, and when."""
        self._stopped = asyncio.Event()
        self._tidied = clock() - self._pace.tidy_every

    async def run(self) -> None:
        """Look, for as long as the server runs."""
        while not self._stopped.is_set():
            try:
                await self.look()
                await self._tidy()
            except TablewoodError as error:
                log.warning("reminders: %s", error)
            except Exception:  # a mistake of ours must not end all reminders
                log.exception("reminders failed")
            with suppress(TimeoutError):
                async with asyncio.timeout(self._pace.every):
                    await self._stopped.wait()

    def stop(self) -> None:
        """Make `run` end. Cancelling it is not enough: before Python 3.12 `wait_for` may swallow that."""
        self._stopped.set()

    async def look(self) -> None:
        """Tell everybody who should be told now."""
        now = self._clock()
        due = [table for table, when in self._postponed.items() if when <= now]
        again = await self._store.in_play(due)
        for id in due:
            del self._postponed[id]
        for table in again:
            await self._consider(table, now)
        after, until = self._seen_until - OVERLAP, now - self._pace.delay
        while page := await self._store.changed(after, until):
            for table in page:
                await self._consider(table, now)
            after = datetime.fromisoformat(page[-1].touched)
        self._seen_until = max(self._seen_until, until)

    async def _consider(self, table: Listed, now: datetime) -> None:
        for waiting in waiting_seats(table):
            person = await self._store.reachable(waiting.holder)
            if not self._can_reach(person):
                continue
            looking = waiting.seat in self._looking(table.id)
            when = when_to_tell(waiting, person.reminder, looking, now, self._pace.delay)
            if when > now:
                self._postpone(table.id, when)
            elif await self._store.claim(table.id, waiting.seat, waiting.turn):
                await self._tell(waiting, person)

    def _can_reach(self, person: Reachable) -> bool:
        return bool((self.push and person.browsers) or (self.mail and person.address))

    def _postpone(self, table: str, when: datetime) -> None:
        if len(self._postponed) < MOST_POSTPONED or table in self._postponed:
            self._postponed[table] = min(when, self._postponed.get(table, when))

    async def _tell(self, waiting: WaitingSeat, person: Reachable) -> None:
        notice = notice_of(waiting.table, waiting.game, person.reminder.language)
        if self.push is not None:
            for browser in person.browsers:
                await self.outbox.put(partial(self.push.send, browser, notice))
        if self.mail is not None and person.address:
            await self.outbox.put(partial(self.mail.tell, waiting.holder, person.address, notice))

    async def _tidy(self) -> None:
        now = self._clock()
        if now - self._tidied >= self._pace.tidy_every:
            self._tidied = now
            await self._store.tidy(now)
