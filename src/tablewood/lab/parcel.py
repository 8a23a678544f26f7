"""Tasks as bytes that other machines can open: every file they name travels with what it holds.

A task names files by `Path` (a component table) or within the name of a bot (`mybot.py:MyBot`). Opened elsewhere, it
names copies of them.
"""

from __future__ import annotations

import atexit
import hashlib
import io
import pickle
import shutil
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

from tablewood.bots.naming import COPIES, OWN

FILE = "file"
BOT = "bot"


def packed(content: object) -> bytes:
    """The content with the files that it names."""
    out = io.BytesIO()
    _Packer(out, pickle.HIGHEST_PROTOCOL).dump(content)
    return out.getvalue()


def unpacked(parcel: bytes) -> Any:
    """What was packed, here or elsewhere."""
    return _Unpacker(io.BytesIO(parcel)).load()


class _Packer(pickle.Pickler):
    def persistent_id(self, one: object) -> tuple[str, str, str, bytes] | None:
        """What to write for a file: its kind, its name, what follows that, and what it holds. None for all else."""
        if isinstance(one, Path) and one.is_file():
            return FILE, str(one), "", one.read_bytes()
        own = OWN.match(one) if type(one) is str else None
        if own is None or not (own["where"].endswith(".py") and Path(own["where"]).is_file()):
            return None
        where = own["where"]
        return BOT, where, own.string[len(where) :], Path(where).read_bytes()


class _Unpacker(pickle.Unpickler):
    def persistent_load(self, found: tuple[str, str, str, bytes]) -> object:
        """A copy of the file; the name of a bot stays as it is, and leads to the copy."""
        kind, where, rest, content = found
        copy = _copy(Path(where).name, content)
        if kind == FILE:
            return copy
        COPIES[where] = copy
        return f"{where}{rest}"


def _copy(name: str, content: bytes) -> Path:
    """A file of this process with that content; written once."""
    path = _folder() / hashlib.sha256(content).hexdigest()[:16] / name
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return path


@cache
def _folder() -> Path:
    """Where the copies of this process are; removed when it ends in good order."""
    folder = tempfile.mkdtemp(prefix="tablewood-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)
