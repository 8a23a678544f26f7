"""Starting a server from the command line, and the browser with it."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import typer

from tablewood.cli import saves
from tablewood.cli.screen import WORDS
from tablewood.kernel import text
from tablewood.server.http.serve import NEAR, check_client, listening, serve
from tablewood.server.http.settings import LOOPBACK_NAMES, Settings, read_settings
from tablewood.server.storage import Store

EVERYWHERE = frozenset({"0.0.0.0", "::"})


def play_in_browser(
    game: str, lang: str, host: str, port: int, database: str, open_browser: bool
) -> None:
    """Run a server for one person until Ctrl-C, with its tables in the user's own folder."""
    check_client()
    kept = database or str(_own_file())
    rates = 0 if host in LOOPBACK_NAMES else None  # nobody else can ask
    settings = read_settings({"host": host, "port": port or None, "database": kept, "rates": rates})
    found = listening(host, settings.port, 1 if port else NEAR)
    url = f"{_url(settings.host, found)}/{f'new/{game}' if game else ''}"

    def ready() -> None:
        _say(lang, "playing-at", url=url)
        if open_browser and _has_a_screen():
            # Opening a browser may take time, or take over the terminal: not in this thread.
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    run_server(settings, found, lang, ready)


def run_server(
    settings: Settings, found: socket.socket, lang: str, ready: Callable[[], None] | None = None
) -> None:
    """Serve on a socket; print the address and, at the end, where the tables are."""
    try:
        store = Store.open(settings.database)
    except BaseException:
        found.close()
        raise

    def say_where() -> None:
        _say(lang, "serving-at", url=settings.public_url or _url(settings.host, found))

    with suppress(KeyboardInterrupt):
        serve(settings, store, found, ready or say_where)
    _say(lang, "stopped", database=store.name)


def _own_file() -> Path:
    folder = saves.data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "tables.db"


def _url(host: str, found: socket.socket) -> str:
    port = found.getsockname()[1]
    shown = _own_address() if host in EVERYWHERE else host
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def _own_address() -> str:
    """The address by which others on the network find this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))  # nothing is sent; this only picks a route
            return str(asking.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def _has_a_screen() -> bool:
    """Whether there is a graphical display; without one, a text browser would take over the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _say(lang: str, text_id: str, **variables: str | int) -> None:
    typer.echo(text.load(WORDS).say(lang, text_id, **variables))
    sys.stdout.flush()
