"""What other processes have written, as PostgreSQL tells it. Notices may be lost: they only say where to look.

A connection can die without a word, and then nothing arrives any more. So each process sends itself a notice every few
seconds (`beat`); when none has arrived for a while, a new connection takes over, and everything is looked at again.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

from sqlalchemy.engine import URL

from tablewood.server.storage.engine import PATIENT
from tablewood.server.storage.writer import BEAT, CHANNEL

PATIENCE = 1.0
"""How often, in seconds, the thread checks whether to stop, and tries to connect again."""

LOST = 6.0
"""When our own notices have not arrived for this many seconds, the connection is given up."""

PRESENT = "present"
PEOPLE = "people"

Heard = Callable[[str, int], None]
"""Called with a table and its newest number; with an empty table after a gap, when anything may be new."""

HeardPresent = Callable[[str, str, list[int], int], None]
"""Called with another process, a table, the seats whose players are there, and the number of onlookers."""

HeardPeople = Callable[[str], None]
"""Called with what has changed about people (`ended <device>`); with nothing after a gap."""


def people_notice(news: str) -> str:
    """The notice that tells the other processes what has changed about people."""
    return f"{PEOPLE} {news}"


def presence_notice(table: str, seats: list[int], onlookers: int) -> str:
    """The notice that tells the other processes who has the table open here."""
    return f"{PRESENT} {table} {onlookers} {','.join(map(str, seats))}"


class Notices:
    """A thread that listens on its own connection, and connects again when that breaks."""

    def __init__(
        self,
        url: URL,
        process: str,
        heard: Heard,
        heard_present: HeardPresent | None = None,
        heard_people: HeardPeople | None = None,
    ) -> None:
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._process = process
        self._heard = heard
        self._heard_present = heard_present
        self._heard_people = heard_people
        self._arrived = monotonic()
        """When our own notice was heard last, or a connection was begun."""
        self._stop = threading.Event()
        self._start()

    @property
    def silent_for(self) -> float:
        """For how many seconds not even our own notices have arrived."""
        return monotonic() - self._arrived

    def look_after(self) -> None:
        """Listen on a new connection if nothing arrives on the old one; its thread ends when it can."""
        if self.silent_for > LOST:
            self._stop.set()
            self._stop = threading.Event()
            self._start()

    def close(self) -> None:
        self._stop.set()
        self._thread.join(timeout=3 * PATIENCE)

    def _start(self) -> None:
        self._arrived = monotonic()
        self._thread = threading.Thread(
            target=self._run, args=(self._stop,), name="tablewood-notices", daemon=True
        )
        self._thread.start()

    def _run(self, stop: threading.Event) -> None:
        import psycopg  # noqa: PLC0415  only PostgreSQL needs it

        while not stop.is_set():
            with (
                suppress(psycopg.Error),
                psycopg.connect(self._url, autocommit=True, **PATIENT) as connection,  # type: ignore[arg-type]
            ):
                connection.execute(f"LISTEN {CHANNEL}")
                self._heard("", 0)
                while not stop.is_set():
                    for notice in connection.notifies(timeout=PATIENCE):
                        self._pass_on(notice.payload)
            stop.wait(PATIENCE)

    def _pass_on(self, payload: str) -> None:
        process, _, rest = payload.partition(" ")
        if process == self._process:
            if rest == BEAT:
                self._arrived = monotonic()
            return
        table, _, number = rest.partition(" ")
        if table == PRESENT:
            self._pass_on_present(process, number)
        elif table == PEOPLE:
            if self._heard_people is not None:
                self._heard_people(number)
        elif number.isdecimal():
            self._heard(table, int(number))

    def _pass_on_present(self, process: str, rest: str) -> None:
        table, onlookers, seats = (*rest.split(" "), "", "", "")[:3]
        if self._heard_present is not None and onlookers.isdecimal():
            numbers = [int(seat) for seat in seats.split(",") if seat.isdecimal()]
            self._heard_present(process, table, numbers, int(onlookers))
