"""What processes cost: memory, seconds of work, and seconds spent waiting for a free processor. Linux only."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple


class Worked(NamedTuple):
    """What some processes have done since they began, in seconds."""

    busy: float
    waited: float
    """Ready to work, but no processor was free: this is the machine's fault, not theirs."""

    def since(self, before: Worked) -> Worked:
        return Worked(self.busy - before.busy, self.waited - before.waited)


def worked(pids: Iterable[int]) -> Worked:
    """The work of all threads of these processes, as the kernel's scheduler counts it."""
    busy = waited = 0
    for pid in pids:
        for thread in Path(f"/proc/{pid}/task").iterdir():
            ran, waiting, _ = (thread / "schedstat").read_text(encoding="ascii").split()
            busy, waited = busy + int(ran), waited + int(waiting)
    return Worked(busy / 1e9, waited / 1e9)


def resident(pid: int) -> float:
    """The memory of a process in MB."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


class Memory:
    """The most memory that a process takes meanwhile, in MB."""

    def __init__(self, pid: int) -> None:
        self.most = 0.0
        self._pid = pid

    def __enter__(self) -> Memory:
        self._looking = asyncio.create_task(self._look())
        return self

    def __exit__(self, *raised: object) -> None:
        self._looking.cancel()

    async def _look(self) -> None:
        while True:
            self.most = max(self.most, resident(self._pid))
            await asyncio.sleep(0.5)
