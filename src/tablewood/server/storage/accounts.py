"""Accounts in the database: passkeys, and what they are asked to sign."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from tablewood.server.storage.person_of import person_of
from tablewood.server.storage.ratings import forget_ratings
from tablewood.server.storage.schema import accounts, challenges, passkeys


class Account(msgspec.Struct, kw_only=True):
    """A person who can sign in."""

    person: str
    name: str
    handle: str
    """What their authenticators call them; it never changes."""
    made: str


class Passkey(msgspec.Struct, kw_only=True):
    """A key of which we have the public half."""

    credential: str
    """The hash of its id."""
    person: str
    public_key: str
    uses: int
    """The authenticator's own counter, if it has one."""
    raw_id: str
    browser: str
    """Where it was made."""
    system: str
    made: str
    used: str


class Challenge(msgspec.Struct, kw_only=True):
    """What a device has been asked to sign."""

    challenge: str
    """The hash of it."""
    purpose: str
    device: str
    detail: str
    expires: str


def account_of(connection: Connection, person: str) -> Account | None:
    """The person's account, if they have one."""
    row = connection.execute(select(accounts).where(accounts.c.person == person)).first()
    return None if row is None else Account(**row._mapping)


def passkeys_of(connection: Connection, person: str) -> list[Passkey]:
    """The person's passkeys, the oldest first."""
    rows = connection.execute(
        select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.made)
    )
    return [Passkey(**row._mapping) for row in rows]


def find_passkey(connection: Connection, credential: str) -> Passkey | None:
    """The passkey whose id has this hash."""
    row = connection.execute(select(passkeys).where(passkeys.c.credential == credential)).first()
    return None if row is None else Passkey(**row._mapping)


def add_passkey(connection: Connection, account: Account, passkey: Passkey) -> bool:
    """Add a passkey, with the account if it is the first; False if somebody has this passkey already."""
    if find_passkey(connection, passkey.credential) is not None:
        return False
    account.person = passkey.person = person_of(connection, account.person)
    if account_of(connection, account.person) is None:
        connection.execute(insert(accounts), [msgspec.structs.asdict(account)])
    connection.execute(insert(passkeys), [msgspec.structs.asdict(passkey)])
    return True


def use_passkey(connection: Connection, credential: str, uses: int, time: str) -> None:
    """Somebody has signed in with it."""
    change = update(passkeys).where(passkeys.c.credential == credential)
    connection.execute(change.values(uses=uses, used=time))


def remove_passkey(connection: Connection, person: str, credential: str) -> None:
    """Forget one of the person's passkeys."""
    its = (passkeys.c.person == person) & (passkeys.c.credential == credential)
    connection.execute(delete(passkeys).where(its))


def delete_account(connection: Connection, person: str) -> None:
    """Forget the account, its passkeys and its ratings. The person keeps devices and seats, as a guest."""
    connection.execute(delete(passkeys).where(passkeys.c.person == person))
    connection.execute(delete(accounts).where(accounts.c.person == person))
    forget_ratings(connection, person)


def put_challenge(connection: Connection, challenge: Challenge, now: str) -> None:
    """The only challenge of the device for this purpose from now on."""
    same = (challenges.c.device == challenge.device) & (challenges.c.purpose == challenge.purpose)
    connection.execute(delete(challenges).where(same | (challenges.c.expires <= now)))
    connection.execute(insert(challenges), [msgspec.structs.asdict(challenge)])


def take_challenge(connection: Connection, wanted: Challenge, now: str) -> Challenge | None:
    """The challenge, if it was this device's, for this purpose, and is not too old; it never counts again."""
    its = challenges.c.challenge == wanted.challenge
    row = connection.execute(select(challenges).where(its)).first()
    taken = connection.execute(delete(challenges).where(its)).rowcount
    if row is None or not taken or row.expires <= now:
        return None
    found = Challenge(**row._mapping)
    return found if (found.device, found.purpose) == (wanted.device, wanted.purpose) else None
