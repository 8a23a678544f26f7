"""Work shared among processes: results are reported as they come, and Ctrl-C leaves no process behind."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.synchronize import Event
from typing import TypeVar

from tablewood.kernel.errors import TablewoodError

Progress = Callable[[int, int], None]
"""Called with how much is done, and of how much."""

Item = TypeVar("Item")
Result = TypeVar("Result")


def share_out(
    task: Callable[[Item], Result],
    items: Sequence[Item],
    processes: int,
    told: Callable[[Result], None],
) -> None:
    """Do the task for every item and report each result at once, in any order; one process means this one.

    A long task checks `cancelled` now and then, and if so gives up with `Cancelled`.
    """
    if processes == 1:
        for item in items:
            told(task(item))
        return
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(processes, context, _begin, (stop,)) as pool:
        with _ignoring_interrupts():
            waiting: set[Future[Result]] = {pool.submit(task, item) for item in items}
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    told(future.result())
        except BrokenProcessPool:
            raise TablewoodError(
                "a process of the simulation died; try again with one process "
                '(a script of your own needs: if __name__ == "__main__":)'
            ) from None
        except BaseException:
            stop.set()
            pool.shutdown(cancel_futures=True)
            raise


class Cancelled(Exception):
    """A task gave up because nobody is waiting for its result."""


def cancelled() -> bool:
    """In a process of the pool: has the rest of the work been cancelled?"""
    return bool(_stop) and _stop[0].is_set()


_stop: list[Event] = []
"""In a process of the pool: set when the rest of the work is cancelled."""


@contextmanager
def _ignoring_interrupts() -> Iterator[None]:
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
