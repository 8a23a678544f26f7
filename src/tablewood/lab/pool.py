"""Work shared out among processes: results are told as they come, and Ctrl-C leaves none behind."""

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

Item = TypeVar("Item")
Result = TypeVar("Result")


def share_out(
    task: Callable[[Item], Result],
    items: Sequence[Item],
    processes: int,
    told: Callable[[Result], None],
) -> None:
    """Do the task for every item and tell each result at once, in any order; one process is this one.

    A task that takes long asks `unwanted` now and then, and gives up with `Unwanted` if so.
    """
    if processes == 1:
        for item in items:
            told(task(item))
        return
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(processes, context, _begin, (stop,)) as pool:
        with _deaf():
            waiting: set[Future[Result]] = {pool.submit(task, item) for item in items}
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    told(future.result())
        except BrokenProcessPool:
            raise TablewoodError(
                "a process of the simulation died; try it with one process "
                '(a script of your own needs: if __name__ == "__main__":)'
            ) from None
        except BaseException:
            stop.set()
            pool.shutdown(cancel_futures=True)
            raise


class Unwanted(Exception):
    """A task gave up because nobody waits for its result any more."""


def unwanted() -> bool:
    """In a process of the pool: whether the rest of the work is not wanted any more."""
    return bool(_stop) and _stop[0].is_set()


_stop: list[Event] = []
"""In a process of the pool: set when the work still to come is not wanted any more."""


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes begun meanwhile do not hear Ctrl-C, from their very first moment."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


def _begin(stop: Event) -> None:
    """A process of the pool begins. Ctrl-C is for the main process, which then sets `stop`."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stop.append(stop)
