"""Who plays the games of a batch: this process, or worker processes that write into memory which they share with it.

The shared memory has no name: the system forgets it as soon as nobody uses it, so that nothing is left behind even
when a process is killed.
"""

from __future__ import annotations

import multiprocessing
import pickle
import signal
import struct
import time
import weakref
from math import prod
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Protocol

import numpy as np

from tablewood.kernel.errors import TablewoodError
from tablewood.lab.pool import ignoring_interrupts
from tablewood.lab.vector.arrays import ACTION, Arrays, Numbers, arrays_of, shapes
from tablewood.lab.vector.table import BatchTable

ALIGNED = 64
"""Arrays begin at multiples of this many bytes."""

PLAY = b""
"""What a worker is sent to play the actions; anything else is a seed to begin afresh from."""

TIME = struct.Struct("d")
"""What a worker answers: its processor time so far, or a longer pickle of what went wrong."""

PATIENCE = 5.0
"""How many seconds a worker gets to finish before it is ended."""


class WorkerDied(TablewoodError):
    """A worker process ended in the middle of the work, and its games are lost."""

    def __init__(self, worker: int, workers: int, code: int | None) -> None:
        super().__init__(
            f"worker {worker + 1} of {workers} died (exit code {code}), and its games are lost; make the "
            'environments again (a script of your own needs: if __name__ == "__main__":)'
        )
        self.worker = worker
        self.workers = workers
        self.code = code
        self.remake((worker, workers, code))


class PlayedBatch(Protocol):
    """A batch that is played here or elsewhere."""

    arrays: Arrays
    worker_times: list[float]
    """The processor time of each worker so far, in seconds."""

    def reset(self, seed: int) -> None:
        """Begin all games afresh."""

    def step(self, actions: Numbers) -> None:
        """Play a legal move in every game."""

    def legal(self) -> Numbers:
        """The legal moves of all games, one game after the other."""

    def close(self) -> None:
        """End the workers, if there are any."""


def played(table: BatchTable, envs: int, workers: int) -> PlayedBatch:
    """A batch with this many games, shared among the workers; 0 means that this process plays."""
    if workers < 0:
        raise TablewoodError(f"there cannot be {workers} workers; 0 for none but this process")
    if workers > envs:
        raise TablewoodError(f"{workers} workers for {envs} games; at most one for each game")
    return Shared(table, envs, workers) if workers else Here(table, envs)


class Here:
    """All games in this process."""

    def __init__(self, table: BatchTable, envs: int) -> None:
        self.worker_times: list[float] = []
        self._batch = table.batch(envs)
        self.arrays = arrays_of(table, self._batch)

    def reset(self, seed: int) -> None:
        self._batch.reset(seed)

    def step(self, actions: Numbers) -> None:
        self._batch.step(actions.astype(ACTION).tobytes())

    def legal(self) -> Numbers:
        return self.arrays.legal()

    def close(self) -> None:
        """Nothing to end."""


class Shared:
    """The games shared among worker processes."""

    def __init__(self, table: BatchTable, envs: int, workers: int) -> None:
        context = multiprocessing.get_context("spawn")
        block = context.RawArray("b", memory_size(table, envs))
        self.arrays, self._actions = in_memory(block, table, envs)
        bounds = [envs * worker // workers for worker in range(workers + 1)]
        self.worker_times = [0.0] * workers
        self._parts: list[Arrays] = []
        self._pipes: list[Connection] = []
        self._processes: list[BaseProcess] = []
        # Also when these games are forgotten without a `close`, or Python ends.
        self._end = weakref.finalize(self, _end, self._pipes, self._processes)
        for worker in range(workers):
            first, end = bounds[worker : worker + 2]
            self._parts.append(self.arrays.part(first, end))
            mine, theirs = context.Pipe()
            share = (theirs, block, table, envs, first, end)
            process = context.Process(target=work, args=share, daemon=True)
            with ignoring_interrupts():
                process.start()
            theirs.close()
            self._pipes.append(mine)
            self._processes.append(process)
        self._await()

    def reset(self, seed: int) -> None:
        self._ask(str(seed).encode())

    def step(self, actions: Numbers) -> None:
        self._actions[:] = actions
        self._ask(PLAY)

    def legal(self) -> Numbers:
        return np.concatenate([part.legal() for part in self._parts])

    def close(self) -> None:
        self._end()

    def _ask(self, what: bytes) -> None:
        """Have all workers do their share: play the actions, or begin afresh from a seed."""
        if not self._end.alive:
            raise TablewoodError("these environments are closed; make new ones")
        try:
            for at, pipe in enumerate(self._pipes):
                try:
                    pipe.send_bytes(what)
                except OSError:
                    raise self._death(at) from None
            self._await()
        except BaseException:
            # Interrupted in the middle, some workers have played and others have not.
            self.close()
            raise

    def _await(self) -> None:
        for at, pipe in enumerate(self._pipes):
            try:
                answer = pipe.recv_bytes()
            except (EOFError, OSError):
                raise self._death(at) from None
            if len(answer) != TIME.size:
                raise pickle.loads(answer)
            (self.worker_times[at],) = TIME.unpack(answer)

    def _death(self, at: int) -> WorkerDied:
        process = self._processes[at]
        process.join(PATIENCE)
        return WorkerDied(at, len(self._processes), process.exitcode)


def work(pipe: Connection, block: Any, table: BatchTable, envs: int, first: int, end: int) -> None:
    """A worker process: play when asked, and write into the shared memory, until nobody asks any more.

    It answers with its processor time so far, or with what went wrong.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the main process
    batch = table.batch(end - first, first)
    seen = arrays_of(table, batch)
    whole, actions = in_memory(block, table, envs)
    shared, mine = whole.part(first, end), actions[first:end]
    try:
        pipe.send_bytes(TIME.pack(time.process_time()))
        while True:
            asked = pipe.recv_bytes()
            try:
                if asked == PLAY:
                    batch.step(mine.tobytes())
                else:
                    batch.reset(int(asked))
            except Exception as error:
                pipe.send_bytes(pickle.dumps(error))
                return
            seen.copy_to(shared)
            pipe.send_bytes(TIME.pack(time.process_time()))
    except (EOFError, OSError):
        return  # the main process is gone, or has closed the environments


def _end(pipes: list[Connection], processes: list[BaseProcess]) -> None:
    for pipe in pipes:
        pipe.close()
    for process in processes:
        process.join(PATIENCE)
        if process.is_alive():
            process.kill()
            process.join()
        process.close()


# The shared memory: the actions first, then each of the arrays


def memory_size(table: BatchTable, envs: int) -> int:
    """How many bytes the arrays need."""
    return _aligned(envs * ACTION.itemsize) + sum(
        _aligned(dtype.itemsize * prod(shape)) for dtype, shape in shapes(table, envs).values()
    )


def in_memory(block: Any, table: BatchTable, envs: int) -> tuple[Arrays, Numbers]:
    """The arrays and the actions that lie in a block of memory."""
    place = _aligned(envs * ACTION.itemsize)
    found: dict[str, Numbers] = {}
    for name, (dtype, shape) in shapes(table, envs).items():
        found[name] = np.frombuffer(block, dtype, prod(shape), place).reshape(shape)
        place += _aligned(dtype.itemsize * prod(shape))
    return Arrays(**found), np.frombuffer(block, ACTION, envs)


def _aligned(size: int) -> int:
    """The size with what is missing to the next array, which begins at a multiple of `ALIGNED` bytes."""
    return -(-size // ALIGNED) * ALIGNED
