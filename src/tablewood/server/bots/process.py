"""One worker process, as the server sees it: asked, told to stop, killed, and started again when it is needed."""

from __future__ import annotations

import multiprocessing
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from tablewood.server.bots.worker import STOP, serve


class NoAnswer(Exception):
    """The bot did not answer, twice."""


class Worker:
    """A process, started when it is first needed, and again after it was killed."""

    def __init__(self, gives_way: bool = False) -> None:
        self._gives_way = gives_way
        """Let it run only when the processor has nothing else to do."""
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._asked = threading.Lock()
        """Held while a question, or the word to stop, is being sent."""
        self._thinks = False
        self._stopped = False

    def ask(
        self, question: bytes, seconds: float, given_up: Callable[[], bool] = lambda: False
    ) -> str:
        """The answer; NoAnswer after a crash, when the time is up, or if it was interrupted. Blocks."""
        pipe = self._start()
        try:
            with self._asked:
                if given_up():
                    raise NoAnswer("nobody needs the answer")
                pipe.send_bytes(question)
                self._thinks = True
            if pipe.poll(seconds):
                answer = pipe.recv_bytes().decode()
                if answer:
                    return answer
                raise NoAnswer("it was told to stop")
            why = f"no answer within {seconds} seconds"
        except (EOFError, OSError) as error:
            why = f"the worker is gone ({type(error).__name__})"
        finally:
            with self._asked:
                self._thinks = False
        self.end()
        raise NoAnswer(why)

    def interrupt(self) -> None:
        """Tell the process that nobody needs its answer; it stops within a moment, or must be killed."""
        with self._asked:
            if self._thinks and self._pipe is not None:
                with suppress(OSError):
                    self._pipe.send_bytes(STOP)

    def _start(self) -> Connection:
        if self._stopped:
            raise NoAnswer("the server is stopping")
        if self._pipe is None or self._process is None or not self._process.is_alive():
            self.end()
            spawn = multiprocessing.get_context("spawn")
            pipe, inside = spawn.Pipe()
            process = spawn.Process(target=serve, args=(inside, self._gives_way), daemon=True)
            process.start()
            inside.close()
            self._pipe, self._process = pipe, process
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

    def kill(self) -> None:
        """Kill the process; whoever waits for its answer gets NoAnswer, and the next question starts it again."""
        if self._process is not None:
            with suppress(ValueError):  # closed by the thread that waited for it
                self._process.kill()

    def stop(self) -> None:
        """Kill the process for good."""
        self._stopped = True
        self.kill()
