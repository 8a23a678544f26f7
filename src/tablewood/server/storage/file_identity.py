"""Is the SQLite file on disk still the one we have open? Writing into a deleted file fails without an error."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy.engine import URL

from tablewood.server.storage.faults import StorageFailed


class FileIdentity:
    """The database file as it was when it was opened; nothing to check for a database in memory or on a server."""

    def __init__(self, url: URL) -> None:
        on_disk = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
        self._path = Path(url.database or "").resolve() if on_disk else None
        self._opened = self._now()

    def check(self) -> None:
        """StorageFailed if the file was deleted, moved or replaced meanwhile."""
        if self._now() != self._opened:
            raise StorageFailed(
                f"{self._path} was deleted or replaced while the server was running; restart it"
            )

    def _now(self) -> tuple[int, int] | None:
        if self._path is None:
            return None
        try:
            found = self._path.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino
