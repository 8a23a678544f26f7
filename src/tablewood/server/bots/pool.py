"""Bots think in worker processes: a slow or broken one never holds a table up for good.

A worker is started when the first bot is asked. It is asked one thing at a time; one that crashes or does not answer in
time is ended, the question is put once more to a new one, and after that the table draws a move at random.
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

from tablewood.server.bots.worker import Memory, Question, serve

TRIES = 2
log = logging.getLogger(__name__)


class NoAnswer(Exception):
    """The bot did not answer, twice."""


class Worker:
    """One process, started when it is first asked, and again after it was ended."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._door: Connection | None = None
        self._stopped = False

    def ask(self, question: bytes, seconds: float) -> str:
        """The answer; NoAnswer after a crash or so many seconds. Blocks: call it in a thread."""
        door = self._start()
        try:
            door.send_bytes(question)
            if door.poll(seconds):
                return door.recv_bytes().decode()
            why = f"no answer within {seconds} seconds"
        except (EOFError, OSError) as error:
            why = f"the worker is gone ({type(error).__name__})"
        self.end()
        raise NoAnswer(why)

    def _start(self) -> Connection:
        if self._stopped:
            raise NoAnswer("the server stops")
        if self._door is None or self._process is None or not self._process.is_alive():
            self.end()
            spawn = multiprocessing.get_context("spawn")
            self._door, inside = spawn.Pipe()
            self._process = spawn.Process(target=serve, args=(inside,), daemon=True)
            self._process.start()
            inside.close()
        return self._door

    def end(self) -> None:
        """End the process, whatever it does."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
        if self._door is not None:
            self._door.close()
        self._process = self._door = None

    def stop(self) -> None:
        """End the process for good; whoever waits for it is answered."""
        self._stopped = True
        if self._process is not None:
            self._process.kill()


class Thinking:
    """The workers of a server; without any, the server thinks itself (for tests)."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._seconds = seconds
        self._workers = [Worker() for _ in range(workers)]
        self._idle: SimpleQueue[Worker] = SimpleQueue()
        for worker in self._workers:
            self._idle.put(worker)
        self._threads = ThreadPoolExecutor(max(1, workers), "tablewood-bots")
        self._memory = Memory()

    async def answer(self, question: Question) -> str:
        """The bot's move in notation; NoAnswer if there is none to be had."""
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
        """End all workers; questions that wait are dropped."""
        for worker in self._workers:
            worker.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self._threads.shutdown)
        for worker in self._workers:
            worker.end()
