"""Clocks for thinking bots: wall time, or processor time."""

from time import perf_counter, process_time
from typing import Final

from mypy_extensions import mypyc_attr

WALL: Final = "wall"
PROCESSOR: Final = "processor"


@mypyc_attr(allow_interpreted_subclasses=True)
class Clock:
    """Seconds of wall time since some moment."""

    def now(self) -> float:
        return perf_counter()


class ProcessorClock(Clock):
    """Seconds that the processor spent on this program: fair on a machine that is busy with other things."""

    def now(self) -> float:
        return process_time()
