"""Who is asking, and which devices act for whom.

A device is known by the hash of its secret. It acts for a person; a guest's device for a person of its own, with the
same hash, and nothing is stored about it. What is known of a device is cached until something changes.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from time import monotonic

import msgspec
from sqlalchemy import Connection

from tablewood.kernel.errors import TablewoodError
from tablewood.server.live.bucket import Bucket
from tablewood.server.live.registry import Registry
from tablewood.server.people import codes
from tablewood.server.people.device_names import names_of
from tablewood.server.people.secret import hash_of_secret, new_secret
from tablewood.server.storage import StorageFailed, Store
from tablewood.server.storage import people as stored
from tablewood.server.storage.people import Belongings, Device
from tablewood.server.table.refusal import TableError

MOST_CACHED = 10_000
FRESH = 30.0
"""Seconds for which a cached answer counts, in case a notice of another process was lost."""

SEEN_EVERY = timedelta(minutes=10)
"""How exactly `last_seen` is known."""

MOST_TRIES = (300.0, 10.0)
"""Codes tried by everybody together: at once, and per second. 40 bits outlast this by far."""

Clock = Callable[[], datetime]


class Asking(msgspec.Struct, frozen=True):
    """The device that asks, and whom it acts for."""

    device: str
    """The hash of its secret."""
    person: str
    agent: str = ""
    """What its browser says it is."""
    came_with_secret: bool = True
    """Did it have a secret before this request?"""


def utc_now() -> datetime:
    return datetime.now(UTC)


def written(time: datetime) -> str:
    """A time as it is stored and sent."""
    return time.strftime("%Y-%m-%dT%H:%M:%S.%fZ")


class People:
    """What HTTP asks about people. Create it inside the running event loop. A `TableError` says no."""

    def __init__(
        self, store: Store, tables: Registry, rates: float = 1.0, clock: Clock = utc_now
    ) -> None:
        self.store = store
        self._tables = tables
        self._clock = clock
        self._cache: OrderedDict[str, tuple[str, float]] = OrderedDict()
        self._generation = 0
        """Raised by every change, so that an answer read before it is not cached after it."""
        self._tasks: set[asyncio.Task[None]] = set()
        most, rate = MOST_TRIES
        self._tries = Bucket(most * rates, rate * rates, monotonic()) if rates else None
        store.heard_people = self._heard

    @property
    def now(self) -> datetime:
        return self._clock()

    # Who is asking

    async def person_of(self, device: str) -> str:
        """The person a device acts for; empty if it was ended."""
        person, until = self._cache.get(device, ("", 0.0))
        if monotonic() < until:
            self._cache.move_to_end(device)
            return person
        generation = self._generation
        try:
            known = await self.store.ask(lambda connection: stored.device_of(connection, device))
        except StorageFailed:
            if person:
                return person  # people at a table play on in memory while the database is silent
            raise
        person = device if known is None else "" if known.ended else known.person
        if generation == self._generation:
            self._cache[device] = (person, monotonic() + FRESH)
            while len(self._cache) > MOST_CACHED:
                self._cache.popitem(last=False)
        if known is not None and person:
            self._note_seen(known)
        return person

    def _note_seen(self, device: Device) -> None:
        """Write down that the device was here, unless that was done a moment ago; nobody waits for it."""
        now = self.now
        if device.last_seen < written(now - SEEN_EVERY):
            self._later(self._saw(device.device, written(now)))

    async def _saw(self, device: str, time: str) -> None:
        def change(connection: Connection) -> list[str]:
            stored.saw(connection, device, time)
            return []

        await self.store.change_people(change)

    # Devices

    async def devices(self, asking: Asking) -> list[Device]:
        """The person's devices; the one that asks is always among them."""
        found = await self.store.ask(lambda one: stored.devices_of(one, asking.person))
        if all(device.device != asking.device for device in found):
            found.insert(0, self.as_device(asking))
        return found

    def as_device(self, asking: Asking) -> Device:
        """The device that asks, to be written down."""
        browser, system = names_of(asking.agent)
        time = written(self.now)
        return Device(
            device=asking.device,
            person=asking.person,
            browser=browser,
            system=system,
            first_seen=time,
            last_seen=time,
        )

    async def end(self, asking: Asking, which: Callable[[Device], bool]) -> int:
        """End those of the person's devices; returns how many. They are guests again at once."""
        devices = [device for device in await self.devices(asking) if which(device)]

        def change(connection: Connection) -> list[str]:
            known = {one.device for one in stored.devices_of(connection, asking.person)}
            known.add(asking.device)
            return [
                notice
                for device in devices
                if device.device in known
                for notice in stored.end(connection, device)
            ]

        await self.change(change)
        return len(devices)

    # Continue on another device

    async def make_code(self, asking: Asking) -> str:
        """A code with which another device can come to act for the same person; it replaces the one before."""
        code = codes.new_code()
        expires = written(self.now + timedelta(minutes=codes.MINUTES))

        def change(connection: Connection) -> list[str]:
            stored.remember(connection, self.as_device(asking))
            hashed = codes.hash_of(code)
            stored.put_code(connection, asking.person, hashed, expires, written(self.now))
            return []

        await self.change(change)
        return code

    async def look_up(self, code: str) -> tuple[str, Belongings]:
        """Who made the code, and what they have; `bad-code` if it is wrong, used or too old, without saying which."""
        self._count_try()

        def look(connection: Connection) -> tuple[str, Belongings] | None:
            person = stored.maker_of(connection, codes.hash_of(code), written(self.now))
            return (person, stored.belongings(connection, person)) if person else None

        found = await self.store.ask(look)
        if found is None:
            raise _bad_code()
        return found

    async def join(self, asking: Asking, code: str) -> str:
        """The device acts for the person who made the code, from now on with the secret that is returned."""
        self._count_try()

        def owner(connection: Connection) -> str:
            return stored.take_code(connection, codes.hash_of(code), written(self.now))

        secret = await self.admit(asking, owner)
        if not secret:
            raise _bad_code()
        return secret

    async def admit(self, asking: Asking, owner: Callable[[Connection], str]) -> str:
        """The device acts for this person from now on; returns its new secret, or "" if there is no such person.

        The secret is a new one, so that nobody who knew the old one comes along.
        """
        secret = new_secret()
        admitted = False

        def change(connection: Connection) -> list[str]:
            nonlocal admitted
            person = owner(connection)
            admitted = bool(person)
            if not person:
                return []
            old = self.as_device(asking) if asking.came_with_secret else None
            new = self.as_device(asking)
            new.device = hash_of_secret(secret)
            return stored.admit(connection, person, old, new)

        await self.change(change)
        return secret if admitted else ""

    async def belongings(self, person: str) -> Belongings:
        """What somebody has here."""
        return await self.store.ask(lambda connection: stored.belongings(connection, person))

    def _count_try(self) -> None:
        wait = self._tries.take(monotonic()) if self._tries else 0
        if wait:
            seconds = int(wait) + 1
            raise TableError("too-many", "too many codes are being tried", seconds=seconds)

    # Changes

    async def change(self, change: Callable[[Connection], list[str]]) -> None:
        """Write a change, and apply it to the tables that are open here."""
        notices: list[str] = []

        def noted(connection: Connection) -> list[str]:
            notices[:] = change(connection)
            return notices

        await self.store.change_people(noted)
        for notice in notices:
            await self._apply(notice.partition(" ")[2])

    def _heard(self, news: str) -> None:
        """Another process has changed something; after a gap (no news) it may have been anything."""
        self._later(self._apply(news) if news else self._look_again())

    async def _apply(self, news: str) -> None:
        self._generation += 1
        self._cache.clear()
        what, *names = news.split(" ")
        if what == "ended":
            self._tables.end_device(names[0])
        elif what == "merged":
            await self._tables.merge_people(names[0], names[1])

    async def _look_again(self) -> None:
        """Ask again about everybody who has a table open here."""
        self._generation += 1
        self._cache.clear()
        for device, person in self._tables.devices_here():
            now = await self.person_of(device)
            if not now:
                self._tables.end_device(device)
            elif now != person:
                await self._tables.merge_people(person, now)

    def _later(self, work: Awaitable[None]) -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(_quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _quietly(work: Awaitable[None]) -> None:
    with suppress(TablewoodError):  # the database does not answer; whoever asks next finds out
        await work


def _bad_code() -> TableError:
    return TableError("bad-code", "this code is wrong, was used, or is too old")
