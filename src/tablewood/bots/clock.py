"""What a thinking bot looks at: the clock on the wall, or that of the processor."""

from time import perf_counter, process_time
from typing import Final

from mypy_extensions import mypyc_attr

WALL: Final = "wall"
PROCESSOR: Final = "processor"


@mypyc_attr(allow_interpreted_subclasses=True)
class Clock:
    """Seconds since some moment, as people feel them."""

    def now(self) -> float:
        return perf_counter()


class ProcessorClock(Clock):
    """Seconds that the processor spent on this program: fair on a machine that has other things to do."""

    def now(self) -> float:
        return process_time()
