"""A PostgreSQL server for the tests: in a temporary folder, from the installed binaries."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

HOMES = ("/usr/lib/postgresql", "/usr/local/pgsql", "/opt/homebrew/opt/postgresql")
NOBODY = "nobody"
"""The user PostgreSQL runs as when the tests run as root, which PostgreSQL refuses."""


def binary(name: str) -> str | None:
    """The path of a PostgreSQL program; Debian keeps the server's programs outside the PATH."""
    found = shutil.which(name)
    if found:
        return found
    places = [path for home in HOMES for path in sorted(Path(home).glob(f"**/bin/{name}"))]
    return str(places[-1]) if places else None


def is_installed() -> bool:
    """Whether a server can be started here."""
    return binary("initdb") is not None and binary("postgres") is not None


@contextmanager
def running() -> Iterator[str]:
    """A server that stops at the end of the block; yields the URL of an empty database."""
    folder = Path(tempfile.mkdtemp(prefix="tablewood-pg-"))
    if os.geteuid() == 0:
        shutil.chown(folder, NOBODY)
    port = _free_port()
    settings = ["fsync=on", "listen_addresses=127.0.0.1", f"unix_socket_directories={folder}"]
    try:
        _run("initdb", "-D", f"{folder}/data", "-U", "tablewood", "-A", "trust", "-E", "UTF8")
        options = " ".join(f"-c {setting}" for setting in [*settings, f"port={port}"])
        log = f"{folder}/log"
        _run("pg_ctl", "-D", f"{folder}/data", "-w", "-l", log, "-o", options, "start")
        try:
            yield f"postgresql://tablewood@127.0.0.1:{port}/postgres"
        finally:
            _run("pg_ctl", "-D", f"{folder}/data", "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _run(name: str, *arguments: str) -> None:
    program = binary(name)
    assert program, f"{name} is not installed"
    command: Sequence[str] = [program, *arguments]
    user = NOBODY if os.geteuid() == 0 else None
    # A started server would keep our pipes open, so its output goes to a file and ours is dropped.
    done = subprocess.run(
        command,
        user=user,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=False,
        cwd="/",
    )
    assert done.returncode == 0, f"{' '.join(command)} failed"
