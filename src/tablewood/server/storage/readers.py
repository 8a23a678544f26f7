"""Threads that read from the database.

They are daemons, unlike those of Python's own pools: a database that never answers cannot keep the process from ending.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from typing import TypeVar

T = TypeVar("T")


class Readers:
    """A few threads that each take the next read that waits."""

    def __init__(self, count: int) -> None:
        self._waiting: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._threads = [
            threading.Thread(target=self._run, name=f"tablewood-reader-{number}", daemon=True)
            for number in range(count)
        ]
        for thread in self._threads:
            thread.start()

    def submit(self, read: Callable[[], T]) -> Future[T]:
        """Have one of the threads read; a read that is cancelled while it waits never begins."""
        answer: Future[T] = Future()

        def run() -> None:
            if not answer.set_running_or_notify_cancel():
                return
            try:
                found = read()
            except BaseException as error:
                answer.set_exception(error)
            else:
                answer.set_result(found)

        self._waiting.put(run)
        return answer

    def close(self, seconds: float) -> None:
        """Let the reads that wait finish, but wait no longer than this for each thread."""
        for _ in self._threads:
            self._waiting.put(None)
        for thread in self._threads:
            thread.join(seconds)

    def _run(self) -> None:
        while (run := self._waiting.get()) is not None:
            run()
