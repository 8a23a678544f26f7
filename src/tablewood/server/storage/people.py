"""Who people are, in the database: their devices, their one-time codes, and how two become one."""

from __future__ import annotations

from hmac import compare_digest

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from tablewood.server.storage.notes import Note
from tablewood.server.storage.notices import people_notice
from tablewood.server.storage.person_of import is_held_by, people_of, person_of
from tablewood.server.storage.ratings import merge_ratings
from tablewood.server.storage.schema import (
    accounts,
    aliases,
    codes,
    devices,
    holders,
    push_subscriptions,
    reminders,
    tables,
)

decode_note = msgspec.json.Decoder(Note).decode


class Device(msgspec.Struct, kw_only=True):
    """A device and the person it acts for."""

    device: str
    """The hash of its secret."""
    person: str
    browser: str = ""
    system: str = ""
    first_seen: str = ""
    last_seen: str = ""
    ended: bool = False


class Belongings(msgspec.Struct, kw_only=True):
    """What somebody has here."""

    name: str
    """The account's name, or the one they sat down with last; may be empty."""
    tables: int


# Devices


def device_of(connection: Connection, device: str) -> Device | None:
    """What is known of a device; None for a guest's."""
    row = connection.execute(select(devices).where(devices.c.device == device)).first()
    return None if row is None else Device(**row._mapping)


def devices_of(connection: Connection, person: str) -> list[Device]:
    """The devices that act for a person, the most recent first."""
    rows = connection.execute(
        select(devices)
        .where(devices.c.person == person, ~devices.c.ended)
        .order_by(devices.c.last_seen.desc(), devices.c.device)
    )
    return [Device(**row._mapping) for row in rows]


def remember(connection: Connection, device: Device) -> None:
    """Write a device down, unless it is already."""
    if device_of(connection, device.device) is None:
        connection.execute(insert(devices), [msgspec.structs.asdict(device)])


def saw(connection: Connection, device: str, time: str) -> None:
    """A device was here."""
    connection.execute(update(devices).where(devices.c.device == device).values(last_seen=time))


def end(connection: Connection, device: Device) -> list[str]:
    """A device acts for nobody any more, and neither does a code it may have made; returns the notices."""
    remember(connection, device)
    connection.execute(update(devices).where(devices.c.device == device.device).values(ended=True))
    connection.execute(delete(codes).where(codes.c.person == device.person))
    return [people_notice(f"ended {device.device}")]


# One-time codes


def put_code(connection: Connection, person: str, code: str, expires: str, now: str) -> None:
    """The person's only code from now on."""
    person = person_of(connection, person)
    old = (codes.c.person == person) | (codes.c.expires <= now)
    connection.execute(delete(codes).where(old))
    connection.execute(insert(codes), [{"person": person, "code": code, "expires": expires}])


def maker_of(connection: Connection, code: str, now: str) -> str:
    """Who made this code; empty if nobody did, or it is used or too old."""
    row = connection.execute(select(codes).where(codes.c.code == code)).first()
    good = row is not None and compare_digest(row.code, code) and row.expires > now
    return str(row.person) if row is not None and good else ""


def take_code(connection: Connection, code: str, now: str) -> str:
    """The same, and nobody can use it again."""
    person = maker_of(connection, code, now)
    taken = connection.execute(delete(codes).where(codes.c.code == code)).rowcount
    return person if taken else ""


# One person


def has_account(connection: Connection, person: str) -> bool:
    """Whether the person can sign in."""
    found = connection.execute(select(accounts.c.person).where(accounts.c.person == person))
    return found.first() is not None


def admit(connection: Connection, owner: str, old: Device | None, new: Device) -> list[str]:
    """A device that has proved to be the owner's acts for them from now on, under a new secret; returns the notices.

    What it held before comes along: the two people become one. Only if both have accounts they stay two, and the
    device changes from one to the other.
    """
    # The request may have come in just before somebody else's made them one person.
    new.person = owner = person_of(connection, owner)
    notices: list[str] = []
    if old is not None:
        old.person = person_of(connection, old.person)
        notices += end(connection, old)
        both = has_account(connection, old.person) and has_account(connection, owner)
        if old.person != owner and not both:
            merged, new.person = old.person, owner
            if has_account(connection, old.person):
                merged, new.person = owner, old.person
            notices += merge(connection, merged, new.person)
    remember(connection, new)
    return notices


def merge(connection: Connection, person: str, into: str) -> list[str]:
    """Everything that is the first person's is the second's too; they are one from now on. Returns the notices."""
    connection.execute(update(devices).where(devices.c.person == person).values(person=into))
    connection.execute(update(aliases).where(aliases.c.person == person).values(person=into))
    connection.execute(insert(aliases), [{"holder": person, "person": into}])
    connection.execute(delete(codes).where(codes.c.person == person))
    _merge_reminders(connection, person, into)
    merge_ratings(connection, person, into)
    return [people_notice(f"merged {person} {into}")]


def _merge_reminders(connection: Connection, person: str, into: str) -> None:
    """Both browsers go on being told; of two sets of wishes, those of the person who stays count."""
    mine = push_subscriptions.c.holder == person
    connection.execute(update(push_subscriptions).where(mine).values(holder=into))
    kept = connection.execute(select(reminders.c.holder).where(reminders.c.holder == into)).scalar()
    old = reminders.c.holder == person
    if kept is None:
        connection.execute(update(reminders).where(old).values(holder=into))
    else:
        connection.execute(delete(reminders).where(old))


def belongings(connection: Connection, person: str) -> Belongings:
    """The name and the number of tables of a person."""
    mine = select(holders.c.table_id).where(is_held_by(person))
    number = connection.execute(select(func.count()).where(tables.c.id.in_(mine))).scalar()
    name = connection.execute(select(accounts.c.name).where(accounts.c.person == person)).scalar()
    return Belongings(name=name or _last_name(connection, person), tables=number or 0)


def _last_name(connection: Connection, person: str) -> str:
    mine = select(holders.c.table_id).where(is_held_by(person))
    note = connection.execute(
        select(tables.c.note)
        .where(tables.c.id.in_(mine))
        .order_by(tables.c.touched.desc())
        .limit(1)
    ).scalar()
    seats = decode_note(note).seats if note else []
    people = people_of(connection, (seat.holder for seat in seats))
    names = [seat.player for seat in seats if people.get(seat.holder, seat.holder) == person]
    return names[0] if names else ""
