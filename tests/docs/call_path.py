"""Records which of our functions are called on the way to given landmarks."""

from __future__ import annotations

import sys
import threading
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import tablewood.kernel.errors

SOURCES = Path(tablewood.kernel.errors.__file__ or "").parents[1]
ANONYMOUS = ("<module>", "<lambda>", "<listcomp>", "<genexpr>", "<dictcomp>", "<setcomp>")

Functions = dict[str, list[str]]
"""By file below src/tablewood: its functions, in the order of their first call."""


class CallPath:
    """The calls of a piece of work.

    `way` has every call that was open when a landmark was reached: its caller, the caller of that, and so on. A call
    that only answered something on the way (is this seat taken?) has returned by then, and is only in `asked`.
    """

    def __init__(self, landmarks: Collection[str]) -> None:
        """Landmarks are named `server/storage/writer.py Writer._commit`."""
        self.way: Functions = {}
        self.asked: Functions = {}
        self.reached: set[str] = set()
        self._landmarks = frozenset(landmarks)
        self._following = False

    def _called(self, frame: FrameType, event: str, _: Any) -> None:
        if event != "call" or not self._following:
            return
        place = _place(frame)
        if place is None:
            return
        _note(self.asked, *place)
        if " ".join(place) in self._landmarks:
            self.reached.add(" ".join(place))
            self._look_back(frame)

    def _look_back(self, frame: FrameType) -> None:
        open_calls: list[tuple[str, str]] = []
        here: FrameType | None = frame
        while here is not None:
            place = _place(here)
            if place is not None:
                open_calls.append(place)
            here = here.f_back
        for place in reversed(open_calls):
            _note(self.way, *place)

    @contextmanager
    def in_all_threads(self) -> Iterator[None]:
        """Follow the threads that start from now on, too."""
        before = sys.getprofile()
        sys.setprofile(self._called)
        threading.setprofile(self._called)
        try:
            yield
        finally:
            threading.setprofile(None)
            sys.setprofile(before)

    @contextmanager
    def following(self) -> Iterator[None]:
        """Record every call inside this block."""
        self._following = True
        try:
            yield
        finally:
            self._following = False


def _place(frame: FrameType) -> tuple[str, str] | None:
    """The file and function of a call, if it is ours and has a name."""
    code = frame.f_code
    if not code.co_filename.startswith(str(SOURCES)) or code.co_name in ANONYMOUS:
        return None
    function = code.co_qualname.replace("<locals>.", "")
    return Path(code.co_filename).relative_to(SOURCES).as_posix(), function


def _note(functions: Functions, file: str, function: str) -> None:
    noted = functions.setdefault(file, [])
    if function not in noted:
        noted.append(function)
