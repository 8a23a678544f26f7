"""Bots think in worker processes: a slow or broken one never holds up a table for good, and nobody takes them all.

A worker starts when the first bot is asked, and gets one question at a time, in the order of `queue`. If it crashes or
does not answer in time, it is killed and the question goes once more to a new one; after that the table draws a move at
random. Tables of bots that nobody watches have a worker of their own, which gives way to everything else.

Whoever no longer needs an answer cancels `answer`: the question is taken out of the queue, or its worker told to stop.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor

import msgspec

from tablewood.server.bots.process import NoAnswer, Worker
from tablewood.server.bots.queue import EXPECTED, UNWATCHED, WATCHED, ThoughtQueue, UnwatchedTables
from tablewood.server.bots.worker import BotQuestion, Memory

TRIES = 2
GRACE = 1.0
"""Seconds in which a worker must stop when it is told to; then it is killed."""

MOST_UNWATCHED = 20
MOST_UNWATCHED_EACH = 4
"""How many tables of bots play on with nobody watching: in all, and of one address."""

log = logging.getLogger(__name__)

__all__ = ["NoAnswer", "Worker", "WorkerPool"]


class Waiting:
    """A question that waits for a worker, or has one."""

    def __init__(self, question: BotQuestion, setter: str, lane: int) -> None:
        self.table = question.table
        self.setter = setter
        self.lane = lane
        self.encoded = msgspec.json.encode(question)
        self.answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.worker: Worker | None = None
        self.given_up = False


class WorkerPool:
    """The workers of a server; with none, the server thinks in its own process (for tests)."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.unwatched = UnwatchedTables(MOST_UNWATCHED, MOST_UNWATCHED_EACH)
        self._seconds = seconds
        self._workers = [Worker() for _ in range(workers)]
        self._background = [Worker(gives_way=True)] if workers else []
        self._idle = list(self._workers)
        self._idle_background = list(self._background)
        self._queue: ThoughtQueue[Waiting] = ThoughtQueue()
        self._threads = ThreadPoolExecutor(
            max(1, workers + len(self._background)), "tablewood-bots"
        )
        self._running: set[asyncio.Task[None]] = set()
        self._memory = Memory()
        self._closed = False

    async def answer(self, question: BotQuestion, setter: str = "", lane: int = WATCHED) -> str:
        """The bot's move in notation; NoAnswer if it has none. `setter` and `lane` decide when it gets its turn."""
        if not self._workers:
            return self._memory.answer(question)
        if self._closed:
            raise NoAnswer("the server is stopping")
        waiting = Waiting(question, setter, lane)
        self._queue.add(waiting)
        self._assign()
        try:
            return await waiting.answer
        except asyncio.CancelledError:
            self._give_up(waiting)
            raise

    def move(self, table: str, lane: int) -> None:
        """The table is watched by now, or no longer."""
        self._queue.move(table, lane)
        self._assign()

    def _assign(self) -> None:
        """Give every idle worker the next question."""
        for idle, lanes in (
            (self._idle, (WATCHED, EXPECTED)),
            (self._idle_background, (UNWATCHED,)),
        ):
            while idle and not self._closed and (waiting := self._queue.take(*lanes)) is not None:
                waiting.worker = idle.pop()
                task = asyncio.create_task(self._think(waiting, waiting.worker, idle))
                self._running.add(task)
                task.add_done_callback(self._running.discard)

    async def _think(self, waiting: Waiting, worker: Worker, idle: list[Worker]) -> None:
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(self._threads, self._ask, waiting, worker)
        except Exception as error:
            if not waiting.answer.done():
                waiting.answer.set_exception(error)
        else:
            if not waiting.answer.done():
                waiting.answer.set_result(found)
        finally:
            waiting.worker = None
            idle.append(worker)
            self._assign()

    def _ask(self, waiting: Waiting, worker: Worker) -> str:
        for attempt in range(1, TRIES + 1):
            try:
                return worker.ask(waiting.encoded, self._seconds, lambda: waiting.given_up)
            except NoAnswer as error:
                if waiting.given_up:
                    break
                log.warning("table %s: a bot failed, attempt %d: %s", waiting.table, attempt, error)
        raise NoAnswer("the bot did not answer")

    def _give_up(self, waiting: Waiting) -> None:
        """Nobody needs this answer any more."""
        waiting.given_up = True
        if self._queue.drop(waiting) or waiting.worker is None:
            return
        waiting.worker.interrupt()
        asyncio.get_running_loop().call_later(GRACE, self._insist, waiting)

    def _insist(self, waiting: Waiting) -> None:
        """A worker that was told to stop and has not is killed; the next question starts it again."""
        if waiting.worker is not None:
            waiting.worker.kill()

    async def close(self) -> None:
        """Kill all workers; questions still waiting are dropped."""
        self._closed = True
        for worker in (*self._workers, *self._background):
            worker.stop()
        while (waiting := self._queue.take(WATCHED, EXPECTED, UNWATCHED)) is not None:
            if not waiting.answer.done():
                waiting.answer.set_exception(NoAnswer("the server is stopping"))
        self._threads.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self._threads.shutdown)
        await asyncio.gather(*self._running, return_exceptions=True)
        for worker in (*self._workers, *self._background):
            worker.end()
