"""A server on a local port, in a thread of the test."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tablewood.server.http.app import make_app
from tablewood.server.http.serve import TableServer, listening
from tablewood.server.http.settings import Settings
from tablewood.server.live.limits import Limits
from tablewood.server.storage import Store
from tests.server.http_client import LIMITS

PATIENCE = 30.0


@contextmanager
def running(database: str | Path, limits: Limits = LIMITS, **settings: Any) -> Iterator[str]:
    """The URL of a running server, which stops at the end of the block."""
    asked = Settings(**{"rates": 0, **settings})
    store = Store.open(str(database))
    found = listening("127.0.0.1", 0)
    server = TableServer(make_app(asked, store, limits), asked)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve([found])), daemon=True)
    thread.start()
    give_up = time.monotonic() + PATIENCE
    while not server.started and time.monotonic() < give_up:
        time.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{found.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the server does not stop"
