"""Bots think in worker processes: a slow or broken one never holds up a table for good.

A worker starts when the first bot is asked, and gets one question at a time. If it crashes or does not answer in time,
it is killed and the question goes once more to a new one; after that the table draws a move at random.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import SimpleQueue

import msgspec

from tablewood.server.bots.worker import BotQuestion, Memory, serve

TRIES = 2
log = logging.getLogger(__name__)


class NoAnswer(Exception):
    """The bot did not answer, twice."""


class Worker:
    """One process, started when it is first needed, and again after it was killed."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._stopped = False

    def ask(self, question: bytes, seconds: float) -> str:
        """The answer; NoAnswer after a crash or when the time is up. Blocks: call it in a thread."""
        pipe = self._start()
        try:
            pipe.send_bytes(question)
            if pipe.poll(seconds):
                return pipe.recv_bytes().decode()
            why = f"no answer within {seconds} seconds"
        except (EOFError, OSError) as error:
            why = f"the worker is gone ({type(error).__name__})"
        self.end()
        raise NoAnswer(why)

    def _start(self) -> Connection:
        if self._stopped:
            raise NoAnswer("the server is stopping")
        if self._pipe is None or self._process is None or not self._process.is_alive():
            self.end()
            spawn = multiprocessing.get_context("spawn")
            self._pipe, inside = spawn.Pipe()
            self._process = spawn.Process(target=serve, args=(inside,), daemon=True)
            self._process.start()
            inside.close()
        return self._pipe

    def end(self) -> None:
        """Kill the process, whatever it is doing."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None

    def stop(self) -> None:
        """Kill the process for good; anybody waiting for it gets NoAnswer."""
        self._stopped = True
        if self._process is not None:
            self._process.kill()


class WorkerPool:
    """The workers of a server; with none, the server thinks in its own process (for tests)."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._seconds = seconds
        self._workers = [Worker() for _ in range(workers)]
        self._idle: SimpleQueue[Worker] = SimpleQueue()
        for worker in self._workers:
            self._idle.put(worker)
        self._threads = ThreadPoolExecutor(max(1, workers), "tablewood-bots")
        self._memory = Memory()

    async def answer(self, question: BotQuestion) -> str:
        """The bot's move in notation; NoAnswer if it has none."""
        if not self._workers:
            return self._memory.answer(question)
        loop = asyncio.get_running_loop()
        encoded = msgspec.json.encode(question)
        return await loop.run_in_executor(self._threads, self._ask, encoded, question.table)

    def _ask(self, question: bytes, table: str) -> str:
        worker = self._idle.get()
        try:
            for attempt in range(1, TRIES + 1):
                try:
                    return worker.ask(question, self._seconds)
                except NoAnswer as error:
                    log.warning("table %s: a bot failed, attempt %d: %s", table, attempt, error)
            raise NoAnswer("the bot did not answer")
        finally:
            self._idle.put(worker)

    async def close(self) -> None:
        """Kill all workers; questions still waiting are dropped."""
        for worker in self._workers:
            worker.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self._threads.shutdown)
        for worker in self._workers:
            worker.end()
