"""Whoever becomes one person with somebody is still told of their turns, on every device."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import Connection, insert, select

from tablewood.server.storage import Store
from tablewood.server.storage.people import merge
from tablewood.server.storage.schema import push_subscriptions, reminders


def wishes(holder: str, language: str) -> dict[str, Any]:
    return {
        "holder": holder,
        "language": language,
        "quiet_from": 0,
        "quiet_to": 0,
        "zone": "",
        "utc_offset": 0,
        "address": "",
        "confirmed": False,
        "changed": "2026-11-16T10:00:00.000000Z",
    }


def browser(holder: str) -> dict[str, Any]:
    made = "2026-11-16T10:00:00.000000Z"
    names = {"id": f"browser of {holder}", "endpoint": "e", "p256dh": "p", "auth": "a"}
    return {**names, "holder": holder, "made": made}


def merged(database: str, *languages: tuple[str, str]) -> tuple[list[Any], list[Any]]:
    """The wishes and browsers after `phone` has become part of `desk`."""

    async def run() -> tuple[list[Any], list[Any]]:
        store = Store.open(database)

        def work(connection: Connection) -> None:
            connection.execute(insert(reminders), [wishes(*one) for one in languages])
            rows = [browser("phone"), browser("desk")]
            connection.execute(insert(push_subscriptions), rows)
            merge(connection, "phone", "desk")

        await store.run(work)
        found = await store.ask(
            lambda connection: (
                list(connection.execute(select(reminders.c.holder, reminders.c.language)).all()),
                list(connection.execute(select(push_subscriptions.c.holder)).scalars()),
            )
        )
        await store.close()
        return found

    return asyncio.run(run())


def test_wishes_move_to_the_person_who_stays(database: str) -> None:
    kept, browsers = merged(database, ("phone", "fr"))
    assert [tuple(one) for one in kept] == [("desk", "fr")]
    assert browsers == ["desk", "desk"]


def test_of_two_wishes_those_of_the_person_who_stays_count(database: str) -> None:
    kept, _ = merged(database, ("phone", "fr"), ("desk", "en"))
    assert [tuple(one) for one in kept] == [("desk", "en")]
