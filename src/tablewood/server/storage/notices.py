"""What other processes have written, as PostgreSQL tells it. Notices may be lost: they only say where to look."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress

from sqlalchemy.engine import URL

from tablewood.server.storage.writer import CHANNEL

PATIENCE = 1.0
"""How often, in seconds, the thread checks whether to stop, and tries to connect again."""

Heard = Callable[[str, int], None]
"""Called with a table and its newest number; with an empty table after a gap, when anything may be new."""


class Notices:
    """A thread that listens on its own connection, and connects again when that breaks."""

    def __init__(self, url: URL, process: str, heard: Heard) -> None:
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._process = process
        self._heard = heard
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="tablewood-notices", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._stop.set()
        self._thread.join(timeout=10 * PATIENCE)

    def _run(self) -> None:
        import psycopg  # noqa: PLC0415  only PostgreSQL needs it

        while not self._stop.is_set():
            with suppress(psycopg.Error), psycopg.connect(self._url, autocommit=True) as connection:
                connection.execute(f"LISTEN {CHANNEL}")
                self._heard("", 0)
                while not self._stop.is_set():
                    for notice in connection.notifies(timeout=PATIENCE):
                        self._pass_on(notice.payload)
            self._stop.wait(PATIENCE)

    def _pass_on(self, payload: str) -> None:
        process, _, rest = payload.partition(" ")
        table, _, number = rest.partition(" ")
        if process != self._process and number.isdecimal():
            self._heard(table, int(number))
