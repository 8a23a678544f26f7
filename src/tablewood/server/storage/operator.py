"""What the operator does to the database: looks at tables, closes and deletes them, and keeps addresses out.

Everything is done in one transaction with its line in the log. Running servers read the log every so often, so that
they drop what was deleted and let nobody in who is banned.
"""

from __future__ import annotations

import ipaddress
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, delete, func, insert, select, update

from tablewood.kernel.errors import TablewoodError
from tablewood.server.storage.engine import make_engine, migrate, read_url
from tablewood.server.storage.faults import UnknownTable
from tablewood.server.storage.notes import Note
from tablewood.server.storage.ratings import delete_result, void_result
from tablewood.server.storage.schema import admin_log, bans, entries, holders, rated_games, tables
from tablewood.server.table.entries import Closed

CLOSE = "close"
DELETE = "delete"
VOID = "void"
BAN = "ban"
UNBAN = "unban"


class LoggedAction(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the operator's log."""

    number: int
    time: str
    action: str
    subject: str
    """The id of a table, or an address."""
    note: str


class Ban(msgspec.Struct, frozen=True, kw_only=True):
    """An address or network that is kept out."""

    address: str
    since: str
    why: str


class OperatorNews(msgspec.Struct, frozen=True):
    """What the operator did since somebody last looked, and who is banned now."""

    actions: list[LoggedAction]
    bans: list[Ban]


class AdminTable(msgspec.Struct, kw_only=True):
    """A table as the operator sees it: what lists show, and nothing of the game."""

    id: str
    game: str
    phase: str
    open: bool
    made: str
    touched: str
    setter: str
    """A mark of the address it was set from: tables with the same mark are probably of the same address."""
    players: list[str]
    entries: int
    rated: str = ""
    """Empty if it is not rated; otherwise `rated`, `counted` once its result is, or `void`."""


class NotDone(TablewoodError):
    """There is nothing to do: the table is closed already, the address not banned."""


def operator_news(connection: Connection, since: int) -> OperatorNews:
    """The log after this number, and all bans."""
    rows = connection.execute(
        select(admin_log).where(admin_log.c.number > since).order_by(admin_log.c.number)
    )
    return OperatorNews([_action(row) for row in rows], all_bans(connection))


def all_bans(connection: Connection) -> list[Ban]:
    """Everybody who is kept out, the oldest ban first."""
    rows = connection.execute(select(bans).order_by(bans.c.since, bans.c.address))
    return [Ban(address=row.address, since=row.since, why=row.why) for row in rows]


def network_of(text: str) -> str:
    """An address or network as it is kept: 203.0.113.7, 203.0.113.0/24, 2001:db8::/64."""
    try:
        found = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        raise NotDone(
            f'"{text}" is not an address such as 203.0.113.7, nor a network such as 203.0.113.0/24'
        ) from None
    return str(found.network_address) if found.num_addresses == 1 else str(found)


class Operator:
    """The operator's door to a database; nothing goes over the network."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    @classmethod
    def open(cls, database: str) -> Operator:
        """Open the database, and migrate it if need be."""
        url = read_url(database)
        engine = make_engine(url, writes=True)
        migrate(engine, url)
        return cls(engine)

    def close(self) -> None:
        """Release the database."""
        self._engine.dispose()

    # Looking

    def tables(
        self, phase: str = "", setter: str = "", most: int = 50, rated: bool = False
    ) -> list[AdminTable]:
        """Tables, the last touched first."""
        with self._engine.begin() as connection:
            wanted = select(tables).order_by(tables.c.touched.desc()).limit(most)
            if phase:
                wanted = wanted.where(tables.c.phase == phase)
            if setter:
                wanted = wanted.where(tables.c.setter == setter)
            if rated:
                wanted = wanted.where(tables.c.note.contains('"rated":true'))
            return [_table(connection, row) for row in connection.execute(wanted)]

    def table(self, id: str) -> AdminTable:
        """One table; UnknownTable if there is none."""
        with self._engine.begin() as connection:
            return _table(connection, _found(connection, id))

    def bans(self) -> list[Ban]:
        """Everybody who is kept out."""
        with self._engine.begin() as connection:
            return all_bans(connection)

    def log(self, most: int = 50) -> list[LoggedAction]:
        """What was done, the last first."""
        with self._engine.begin() as connection:
            newest = select(admin_log).order_by(admin_log.c.number.desc()).limit(most)
            return [_action(row) for row in connection.execute(newest)]

    # Doing

    def close_table(self, id: str, why: str = "") -> None:
        """Nobody plays there any more; what happened stays to be read."""
        with self._engine.begin() as connection:
            row = _found(connection, id)
            if row.phase in ("closed", "over"):
                raise NotDone(f'table "{id}" is {row.phase} already')
            note = msgspec.json.decode(row.note, type=Note)
            note.phase, note.due, note.asked = "closed", "", []
            time = _now()
            last = select(func.max(entries.c.sequence)).where(entries.c.table_id == id)
            newest = connection.execute(last).scalar()
            entry = {
                "table_id": id,
                "sequence": 0 if newest is None else newest + 1,
                "time": time,
                "entry": msgspec.json.encode(Closed(by="operator")).decode(),
            }
            connection.execute(insert(entries), [entry])
            changed = {
                "phase": note.phase,
                "note": msgspec.json.encode(note).decode(),
                "touched": time,
                "due": "",
            }
            connection.execute(update(tables).where(tables.c.id == id).values(changed))
            _write_log(connection, CLOSE, id, why)

    def delete_table(self, id: str, why: str = "") -> None:
        """The table and everything that happened there are gone for good."""
        with self._engine.begin() as connection:
            _found(connection, id)
            delete_result(connection, id)
            for of_table in (holders, entries):
                connection.execute(delete(of_table).where(of_table.c.table_id == id))
            connection.execute(delete(tables).where(tables.c.id == id))
            _write_log(connection, DELETE, id, why)

    def void_result(self, id: str, why: str = "") -> None:
        """The rated result of a table counts no longer; all ratings in its game are counted again."""
        with self._engine.begin() as connection:
            if not void_result(connection, id):
                raise NotDone(f'table "{id}" has no rated result that counts')
            _write_log(connection, VOID, id, why)

    def ban(self, address: str, why: str = "") -> str:
        """Keep an address or network out; returns it as it is kept."""
        network = network_of(address)
        with self._engine.begin() as connection:
            if _is_banned(connection, network):
                raise NotDone(f"{network} is banned already")
            connection.execute(
                insert(bans), [{"address": network, "since": _now(), "why": why.strip()}]
            )
            _write_log(connection, BAN, network, why)
        return network

    def unban(self, address: str, why: str = "") -> str:
        """Let an address or network in again; returns it as it was kept."""
        network = network_of(address)
        with self._engine.begin() as connection:
            if not _is_banned(connection, network):
                raise NotDone(f"{network} is not banned")
            connection.execute(delete(bans).where(bans.c.address == network))
            _write_log(connection, UNBAN, network, why)
        return network


def _is_banned(connection: Connection, network: str) -> bool:
    known = select(bans.c.address).where(bans.c.address == network)
    return connection.execute(known).scalar() is not None


def _found(connection: Connection, id: str) -> Any:
    row = connection.execute(select(tables).where(tables.c.id == id)).one_or_none()
    if row is None:
        raise UnknownTable(id)
    return row


def _table(connection: Connection, row: Any) -> AdminTable:
    note = msgspec.json.decode(row.note, type=Note)
    count = select(func.count()).select_from(entries).where(entries.c.table_id == row.id)
    return AdminTable(
        id=row.id,
        game=row.game,
        phase=row.phase,
        open=row.open,
        made=row.made,
        touched=row.touched,
        setter=row.setter,
        players=[seat.player or "-" for seat in note.seats],
        entries=connection.execute(count).scalar() or 0,
        rated=_rated(connection, row.id, note),
    )


def _rated(connection: Connection, id: str, note: Note) -> str:
    voided = select(rated_games.c.voided).where(rated_games.c.table_id == id)
    found = connection.execute(voided).scalar()
    if found is None:
        return "rated" if note.rated else ""
    return "void" if found else "counted"


def _action(row: Any) -> LoggedAction:
    return LoggedAction(
        number=row.number, time=row.time, action=row.action, subject=row.subject, note=row.note
    )


def _write_log(connection: Connection, action: str, subject: str, note: str) -> None:
    line = {"time": _now(), "action": action, "subject": subject, "note": note.strip()}
    connection.execute(insert(admin_log), [line])


def _now() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ")
