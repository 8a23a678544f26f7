"""Who wants to be told that it is their turn, how, and of which turns they were told."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, delete, exists, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from tablewood.server.storage.engine import POSTGRES
from tablewood.server.storage.notes import Listed
from tablewood.server.storage.person_of import resolve_notes
from tablewood.server.storage.schema import (
    aliases,
    holders,
    push_subscriptions,
    reminders,
    server_keys,
    tables,
    told_turns,
)
from tablewood.server.storage.store import Store, listed_of, now, time_of

MOST_BROWSERS = 5
"""How many browsers of one person are told; a new one replaces the oldest."""

PAGE = 500
"""How many tables are read at once."""

UNCONFIRMED = timedelta(days=2)
"""How long an e-mail address is kept that nobody has confirmed."""

UNUSED = timedelta(days=30)
"""How long wishes are kept of somebody who sits at no table."""

REMEMBERED_TURNS = timedelta(days=90)
"""How long it is remembered that somebody was told of a turn; longer than turns are looked for."""


class Reminder(msgspec.Struct, kw_only=True, frozen=True):
    """How somebody wants to be told. Quiet hours are minutes of the day; both equal for none."""

    holder: str
    language: str = "en"
    quiet_from: int = 0
    quiet_to: int = 0
    zone: str = ""
    utc_offset: int = 0
    """Minutes east of UTC, for a zone that is unknown here."""
    address: str = ""
    """The e-mail address; empty for none."""
    confirmed: bool = False


class PushSubscription(msgspec.Struct, kw_only=True, frozen=True):
    """A browser that takes push messages: where to send them, and what to encrypt them with."""

    endpoint: str
    p256dh: str
    auth: str


class Reachable(msgspec.Struct, kw_only=True, frozen=True):
    """Somebody, and every way to reach them."""

    reminder: Reminder
    browsers: list[PushSubscription]

    @property
    def address(self) -> str:
        """The e-mail address, if it may be written to."""
        return self.reminder.address if self.reminder.confirmed else ""


class ReminderStore:
    """Reminders in the database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # What people want

    async def reachable(self, holder: str) -> Reachable:
        """How to reach somebody; by default not at all."""
        return await self._store.ask(lambda connection: _reachable(connection, holder))

    async def save(self, reminder: Reminder) -> None:
        """Replace what somebody wants."""
        await self._store.run(lambda connection: _save(connection, reminder))

    async def subscribe(self, reminder: Reminder, browser: PushSubscription) -> None:
        """One more browser to tell; it now belongs to this person alone."""

        def work(connection: Connection) -> None:
            _save(connection, reminder)
            _forget(connection, browser.endpoint)
            row = {
                "id": _id(browser.endpoint),
                "holder": reminder.holder,
                "made": now(),
                **msgspec.structs.asdict(browser),
            }
            connection.execute(insert(push_subscriptions), [row])
            _keep_newest(connection, reminder.holder)

        await self._store.run(work)

    async def unsubscribe(self, holder: str, endpoint: str) -> None:
        """Stop telling one of this person's browsers."""
        mine = (push_subscriptions.c.id == _id(endpoint)) & (push_subscriptions.c.holder == holder)

        def work(connection: Connection) -> None:
            connection.execute(delete(push_subscriptions).where(mine))

        await self._store.run(work)

    async def forget_browser(self, endpoint: str) -> None:
        """The push service no longer knows this browser."""
        await self._store.run(lambda connection: _forget(connection, endpoint))

    async def confirm(self, holder: str, address: str) -> bool:
        """The address is theirs; False if it is no longer wanted."""
        wanted = (reminders.c.holder == holder) & (reminders.c.address == address)

        def work(connection: Connection) -> bool:
            return (
                connection.execute(update(reminders).where(wanted).values(confirmed=True)).rowcount
                > 0
            )

        return await self._store.run(work)

    async def forget_address(self, holder: str, address: str) -> None:
        """Never write to this address again, unless somebody asks for it and confirms it."""
        mine = (reminders.c.holder == holder) & (reminders.c.address == address)

        def work(connection: Connection) -> None:
            connection.execute(update(reminders).where(mine).values(address="", confirmed=False))

        await self._store.run(work)

    # Turns

    async def changed(self, after: datetime, until: datetime) -> list[Listed]:
        """Tables in play that changed after one time and not after another, oldest first, if anybody there wants to be
        told; a page at most."""
        when = (tables.c.touched > time_of(after)) & (tables.c.touched <= time_of(until))
        return await self._store.ask(lambda connection: _in_play(connection, when))

    async def in_play(self, ids: Sequence[str]) -> list[Listed]:
        """Those of the tables that are still in play."""
        found: list[Listed] = []
        for start in range(0, len(ids), PAGE):
            these = tables.c.id.in_(ids[start : start + PAGE])
            found += await self._store.ask(partial(_in_play, which=these))
        return found

    async def claim(self, table: str, seat: int, turn: int) -> bool:
        """Take it on to tell a seat of its turn; False if that was done before, here or at another process."""
        row = {"table_id": table, "seat": seat, "turn": turn, "time": now()}
        return await self._store.run(lambda connection: _insert_new(connection, told_turns, row))

    # Housekeeping

    async def key(self, name: str, make: Callable[[], str]) -> str:
        """One of the server's own keys, made when it is first asked for."""

        def work(connection: Connection) -> str:
            mine = select(server_keys.c.value).where(server_keys.c.name == name)
            found = connection.execute(mine).scalar()
            if found is None:
                _insert_new(connection, server_keys, {"name": name, "value": make()})
                found = connection.execute(mine).scalar()
            return str(found)

        return await self._store.run(work)

    async def tidy(self, time: datetime) -> None:
        """Forget what nobody needs any more."""
        await self._store.run(lambda connection: _tidy(connection, time))


def _id(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def _reachable(connection: Connection, holder: str) -> Reachable:
    row = connection.execute(select(reminders).where(reminders.c.holder == holder)).first()
    browsers = connection.execute(
        select(push_subscriptions).where(push_subscriptions.c.holder == holder)
    )
    return Reachable(
        reminder=_read(Reminder, row) if row else Reminder(holder=holder),
        browsers=[_read(PushSubscription, one) for one in browsers],
    )


def _read(kind: Any, row: Any) -> Any:
    return kind(**{name: getattr(row, name) for name in kind.__struct_fields__})


def _save(connection: Connection, reminder: Reminder) -> None:
    connection.execute(delete(reminders).where(reminders.c.holder == reminder.holder))
    connection.execute(insert(reminders), [{**msgspec.structs.asdict(reminder), "changed": now()}])


def _forget(connection: Connection, endpoint: str) -> None:
    here = push_subscriptions.c.id == _id(endpoint)
    connection.execute(delete(push_subscriptions).where(here))


def _keep_newest(connection: Connection, holder: str) -> None:
    columns = push_subscriptions.c
    rows = connection.execute(
        select(columns.id).where(columns.holder == holder).order_by(columns.made.desc())
    )
    old = [row.id for row in rows][MOST_BROWSERS:]
    if old:
        connection.execute(delete(push_subscriptions).where(columns.id.in_(old)))


def _in_play(connection: Connection, which: Any) -> list[Listed]:
    person = func.coalesce(aliases.c.person, holders.c.holder)
    seats = holders.outerjoin(aliases, aliases.c.holder == holders.c.holder)
    wanted = select(holders.c.table_id).select_from(
        seats.join(reminders, reminders.c.holder == person)
    )
    rows = connection.execute(
        select(tables)
        .where(tables.c.phase == "playing", which, tables.c.id.in_(wanted))
        .order_by(tables.c.touched)
        .limit(PAGE)
    )
    found = [table for row in rows if (table := listed_of(row, own=False)) is not None]
    resolve_notes(connection, [table.note for table in found])
    return found


def _insert_new(connection: Connection, table: Table, row: dict[str, Any]) -> bool:
    """Insert a row; False if there is one with the same key, which stays."""
    dialect = postgresql if connection.dialect.name == POSTGRES else sqlite
    statement = dialect.insert(table).values(row).on_conflict_do_nothing()
    return connection.execute(statement.returning(*table.primary_key)).first() is not None


def _tidy(connection: Connection, time: datetime) -> None:
    long_ago = told_turns.c.time < time_of(time - REMEMBERED_TURNS)
    connection.execute(delete(told_turns).where(long_ago))
    unconfirmed = (
        (reminders.c.address != "")
        & ~reminders.c.confirmed
        & (reminders.c.changed < time_of(time - UNCONFIRMED))
    )
    connection.execute(update(reminders).where(unconfirmed).values(address=""))
    also = (aliases.c.person == reminders.c.holder) & (aliases.c.holder == holders.c.holder)
    sits = or_(exists().where(holders.c.holder == reminders.c.holder), exists().where(also))
    told = exists().where(push_subscriptions.c.holder == reminders.c.holder)
    unused = ~sits & (reminders.c.changed < time_of(time - UNUSED))
    idle = ~told & (reminders.c.address == "")
    connection.execute(delete(reminders).where(or_(unused, idle)))
    wanted = exists().where(reminders.c.holder == push_subscriptions.c.holder)
    connection.execute(delete(push_subscriptions).where(~wanted))
