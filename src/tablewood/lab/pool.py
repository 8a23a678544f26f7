"""Work shared among processes: results are reported as they come, and Ctrl-C leaves no process behind."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing.synchronize import Event
from types import TracebackType
from typing import Protocol, Self, TypeVar

from tablewood.kernel.errors import TablewoodError

Progress = Callable[[int, int], None]
"""Called with how much is done, and of how much."""

Item = TypeVar("Item")
Result = TypeVar("Result")


class ShareWork(Protocol):
    """A way to share work out: `share_out` or `Processes` on this machine, `lab.cluster.sharing` on others."""

    def __call__(
        self,
        task: Callable[[Item], Result],
        items: Sequence[Item],
        processes: int,
        told: Callable[[Result], None],
        /,
    ) -> None:
        """Do the task for every item, and report each result once, in this process, in any order."""


AHEAD = 4
"""How many items are given out for each process, so that none waits for the next; no more, as all are looked through
whenever one is done."""


def share_out(
    task: Callable[[Item], Result],
    items: Sequence[Item],
    processes: int,
    told: Callable[[Result], None],
) -> None:
    """Do the task for every item and report each result at once, in any order; one process means this one.

    A long task checks `cancelled` now and then, and if so gives up with `Cancelled`.
    """
    with Processes() as share:
        share(task, items, processes, told)


class Processes:
    """A way to share work out that keeps its processes for the next work: starting them takes half a second."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._stop: Event | None = None
        self._number = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._end(cancelled=error is not None)

    def __call__(
        self,
        task: Callable[[Item], Result],
        items: Sequence[Item],
        processes: int,
        told: Callable[[Result], None],
        /,
    ) -> None:
        """Do the task for every item, as `share_out` does."""
        if processes == 1:
            for item in items:
                told(task(item))
            return
        try:
            self._share(self._started(processes), task, iter(items), told)
        except BrokenProcessPool:
            raise TablewoodError(
                "a process of the simulation died; try again with one process "
                '(a script of your own needs: if __name__ == "__main__":)'
            ) from None
        except BaseException:
            self._end(cancelled=True)
            raise

    def _started(self, processes: int) -> ProcessPoolExecutor:
        """As many processes, running or about to run."""
        if self._pool is None or self._number != processes:
            self._end(cancelled=False)
            context = multiprocessing.get_context("spawn")
            self._stop = context.Event()
            self._pool = ProcessPoolExecutor(processes, context, _begin, (self._stop,))
            self._number = processes
        return self._pool

    def _share(
        self,
        pool: ProcessPoolExecutor,
        task: Callable[[Item], Result],
        items: Iterator[Item],
        told: Callable[[Result], None],
    ) -> None:
        """Give out the items, a few at a time."""
        waiting: set[Future[Result]] = set()
        while True:
            with ignoring_interrupts():
                for item in islice(items, AHEAD * self._number - len(waiting)):
                    waiting.add(pool.submit(task, item))
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                told(future.result())

    def _end(self, cancelled: bool) -> None:
        """Let the processes go, after the work at hand unless that is cancelled."""
        if self._pool is not None and self._stop is not None:
            if cancelled:
                self._stop.set()
            self._pool.shutdown(cancel_futures=cancelled)
            self._pool = None


class Cancelled(Exception):
    """A task gave up because nobody is waiting for its result."""


def cancelled() -> bool:
    """In a process of the pool: has the rest of the work been cancelled?"""
    return bool(_stop) and _stop[0].is_set()


_stop: list[Event] = []
"""In a process of the pool: set when the rest of the work is cancelled."""


@contextmanager
def ignoring_interrupts() -> Iterator[None]:
    """Processes started inside this block ignore Ctrl-C from the first moment."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


def _begin(stop: Event) -> None:
    """Start a process of the pool. Ctrl-C is for the main process, which then sets `stop`."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stop.append(stop)
