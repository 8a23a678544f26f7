"""Helper processes: forked copies of this process that search the same position and report what they found.

A forked process inherits the memory of this one, so that nothing needs to be written out and read back. The process
must have no other threads, because these would be missing in the copy.
"""

import json
import os
import signal
import threading
from contextlib import suppress
from typing import Final

Found = list[tuple[int, int, float]]
"""For each move: how often it was made, and the sum of its results."""


def can_fork() -> bool:
    """Whether the system can fork, and this process has no other threads."""
    return hasattr(os, "fork") and threading.active_count() == 1


class Helpers:
    """Processes that were forked off and have not answered yet."""

    def __init__(self) -> None:
        self._ids: Final[list[int]] = []
        self._pipes: Final[list[int]] = []
        self._answer: int = -1

    def fork(self) -> bool:
        """Fork a helper: returns True in the helper, False here."""
        read, write = os.pipe()
        helper = os.fork()
        if helper == 0:
            os.close(read)
            self._answer = write
            return True
        os.close(write)
        self._ids.append(helper)
        self._pipes.append(read)
        return False

    def answer(self, found: Found) -> None:
        """In a helper: report what was found."""
        told = json.dumps(found).encode()
        while told:
            told = told[os.write(self._answer, told) :]

    def leave(self) -> None:
        """In a helper: exit at once, without touching anything of the first process."""
        os._exit(0)

    def answers(self) -> list[Found]:
        """What the helpers found, as soon as all have answered; one that died found nothing."""
        found: list[Found] = []
        for pipe in self._pipes:
            told = b""
            while part := os.read(pipe, 1 << 16):
                told += part
            if told.endswith(b"]"):
                found.append([(move, made, worth) for move, made, worth in json.loads(told)])
        return found

    def dismiss(self) -> None:
        """Make sure that no helper is left, whether it has answered or not."""
        for pipe in self._pipes:
            os.close(pipe)
        for helper in self._ids:
            with suppress(OSError):
                os.kill(helper, signal.SIGKILL)
            with suppress(OSError):
                os.waitpid(helper, 0)
        self._pipes.clear()
        self._ids.clear()
