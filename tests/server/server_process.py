"""A server in its own process, which tests can stop gently or kill."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

START = 60.0
"""How many seconds a server may take to answer, even on a busy machine."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """`tablewood serve` on a database; `kill` is kill -9, and `start` begins again on the same database."""

    def __init__(self, database: str, log: Path, client: bool = False, **environment: str) -> None:
        self.database = database
        self.client = client
        """Whether it needs the built client."""
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._log = log
        self.files = 0
        """How many files it may have open; 0 for as many as we may."""
        self._environment = {**os.environ, "TABLEWOOD_RATES": "0", **environment}
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def set(self, **environment: str) -> None:
        """Settings for the next start."""
        self._environment.update(environment)

    def start(self) -> None:
        arguments = ["--port", str(self.port), "--database", self.database]
        arguments += [] if self.client else ["--without-client"]
        command = [sys.executable, "-m", "tablewood", "serve", *arguments]
        if self.files:
            command = ["sh", "-c", f'ulimit -n {self.files} && exec "$@"', "sh", *command]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                command,
                stdout=log,
                stderr=log,
                env=self._environment,
            )
        deadline = time.monotonic() + START
        while True:
            try:
                if httpx.get(f"{self.address}/healthz", timeout=5).is_success:
                    return
            except httpx.HTTPError:
                pass
            assert self._process.poll() is None, f"the server stopped: {self.log()[-2000:]}"
            assert time.monotonic() < deadline, f"the server does not answer: {self.log()[-2000:]}"
            time.sleep(0.05)

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def log(self) -> str:
        return self._log.read_text(errors="replace") if self._log.exists() else ""

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(how)
            self._process.wait(timeout=START)


@contextmanager
def serving(
    database: str, log: Path, client: bool = False, **environment: str
) -> Iterator[ServerProcess]:
    """A running server, stopped at the end whatever happens."""
    server = ServerProcess(database, log, client, **environment)
    server.start()
    try:
        yield server
    finally:
        server.kill()
