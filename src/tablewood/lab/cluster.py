"""Work shared among the machines of a Ray cluster (`pip install 'tablewood[ray]'`): the same results as on this one.

    with sharing("auto") as (share, processes):
        simulate(played, games=100_000, processes=processes, share=share)

`local` starts a cluster of worker processes here and stops it at the end, `auto` joins the one that runs on this
machine (or that RAY_ADDRESS names), and `ray://HOST:10001` one from outside.

Seeds decide games, so it does not matter where a game is played. A chunk of games whose worker dies is played again
by another one, and counted when its result arrives: once. Workers with another Tablewood are refused.
"""

from __future__ import annotations

import os
import platform
import secrets
import shutil
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from tablewood.kernel.errors import TablewoodError
from tablewood.lab.installed import Installed, installed
from tablewood.lab.parcel import packed, unpacked
from tablewood.lab.pool import Item, Processes, Result, ShareWork

LOCAL = "local"
AUTO = "auto"
CLIENT = "ray://"

RETRIES = 5
"""How often a chunk is given to another worker when its worker has died."""

AIM = 1.0
"""Seconds of work in a chunk: enough to make Ray's own work negligible, and little to lose."""

MOST = 64
"""The most items in a chunk."""

AHEAD = 2
"""How many chunks are given out for each worker, so that none waits for the next."""

LONGEST = 300
"""How much of Ray's reasons people are told: some come with a whole traceback."""

OBJECT_STORE = 100 * 1024 * 1024
"""Bytes of shared memory of a local cluster: our results are small."""


class ClusterFailed(TablewoodError):
    """The cluster cannot do the work."""


@contextmanager
def sharing(cluster: str | None, processes: int = 0) -> Iterator[tuple[ShareWork, int]]:
    """How to share work out, and among how many processes: 0 for all that the cluster, or this machine, has.

    Without a cluster the processes are on this machine. A connection that was there before is used, and left.
    """
    if cluster is None:
        with Processes() as share:
            yield share, processes or os.cpu_count() or 1
        return
    _check_address(cluster)
    ray = _ray(cluster)
    if ray.is_initialized():
        yield _shared_by(ray), processes or _processors(ray)
        return
    with _started(ray, processes) if cluster == LOCAL else _joined(ray, cluster), _quiet(ray):
        yield _shared_by(ray), processes or _processors(ray)


def _check_address(cluster: str) -> None:
    if cluster not in {LOCAL, AUTO} and not cluster.startswith(CLIENT):
        raise ClusterFailed(
            f'unknown cluster "{cluster}"; local, auto, or the address of one: ray://HOST:10001'
        )


def _ray(cluster: str) -> Any:
    """Ray, told to keep to itself: it sends no statistics of use, and only we may give work to a local cluster."""
    if "ray" not in sys.modules:  # it reads these when it is imported
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        os.environ.setdefault("RAY_IGNORE_UNHANDLED_ERRORS", "1")  # the first error is raised
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # or it warns
        if cluster == LOCAL and "RAY_AUTH_MODE" not in os.environ:
            os.environ["RAY_AUTH_MODE"] = "token"
            os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))
    try:
        import ray  # noqa: PLC0415  an extra
    except ImportError:
        raise ClusterFailed("a cluster needs Ray: pip install 'tablewood[ray]'") from None
    return ray


def _processors(ray: Any) -> int:
    """How many workers the cluster can run at a time, as it is now."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


# Starting, joining, leaving


@contextmanager
def _started(ray: Any, processes: int) -> Iterator[None]:
    """A cluster on this machine, of which nothing is left afterwards: no process and no file."""
    # Sockets have short names: on some systems the usual folder for temporary files is too long.
    short = Path("/tmp")
    folder = tempfile.mkdtemp(prefix="tablewood-", dir=short if short.is_dir() else None)
    usual = os.environ.get("TMPDIR")
    os.environ["TMPDIR"] = folder  # for the workers' own files
    try:
        _init(
            ray,
            LOCAL,
            num_cpus=processes or os.cpu_count() or 1,
            include_dashboard=False,
            object_store_memory=OBJECT_STORE,
            _temp_dir=folder,
        )
        yield
    finally:
        ray.shutdown()
        _restore("TMPDIR", usual)
        shutil.rmtree(folder, ignore_errors=True)


def _restore(name: str, usual: str | None) -> None:
    """Set an environment variable as it was."""
    if usual is None:
        os.environ.pop(name, None)
    else:
        os.environ[name] = usual


@contextmanager
def _joined(ray: Any, cluster: str) -> Iterator[None]:
    """A connection to a cluster that runs already, and goes on afterwards."""
    _init(ray, cluster)
    try:
        yield
    finally:
        ray.shutdown()


@contextmanager
def _quiet(ray: Any) -> Iterator[None]:
    """Ray's notices of workers that died stay out of our output, which may be JSON."""
    # Ray has no other switch; its own debugger uses this one.
    printing = ray._private.worker
    printing._worker_logs_enabled = False
    try:
        yield
    finally:
        printing._worker_logs_enabled = True


def _init(ray: Any, address: str, **settings: Any) -> None:
    if not address.startswith(CLIENT):
        settings["log_to_driver"] = False
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            ray.init(address=address, logging_level="error", **settings)
    except (ImportError, OSError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
        reason = " ".join(str(error).split()) or type(error).__name__
        if "ray[client]" in reason:
            raise ClusterFailed(
                f"{address} needs Ray's client: pip install 'ray[client]'"
            ) from None
        raise ClusterFailed(
            f"cannot reach the cluster ({address}): {reason[:LONGEST]}; does `ray status` find it?"
        ) from None


# Working


def _shared_by(ray: Any) -> ShareWork:
    """A way to share work out among the workers of the connected cluster."""
    remote = ray.remote(do_chunk).options(max_retries=RETRIES, num_cpus=1)

    def share(
        task: Callable[[Item], Result],
        items: Sequence[Item],
        processes: int,
        told: Callable[[Result], None],
        /,
    ) -> None:
        work = ray.put((packed(task), installed()))
        chunks = Chunks(len(items), processes)
        most = given_out(processes, _processors(ray))
        running: dict[Any, int] = {}
        try:
            while chunks.left or running:
                while chunks.left and len(running) < most:
                    first, end = chunks.next()
                    running[remote.remote(work, packed(list(items[first:end])))] = end - first
                [done], _ = ray.wait(list(running), num_returns=1)
                seconds, results = _answer(ray, done)
                chunks.learn(running.pop(done), seconds)
                for result in results:
                    told(result)
        except BaseException:
            for one in running:
                with suppress(Exception):  # a cluster that is gone has nothing to cancel
                    ray.cancel(one, force=True)
            raise

    return share


def given_out(processes: int, processors: int) -> int:
    """How many chunks are with the cluster at a time: no more than asked for, if it could play more games at once."""
    return processes if processes < processors else AHEAD * processes


def _answer(ray: Any, done: Any) -> tuple[float, list[Any]]:
    """What a worker answers; its errors are raised here, as they would be without a cluster."""
    try:
        found: tuple[float, list[Any]] = ray.get(done)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, Exception) and not _is_missing(str(error)):
            raise error.cause from None
        raise _trouble(str(error)) from None
    except ray.exceptions.RayError as error:
        raise _trouble(str(error)) from None
    return found


def _is_missing(error: str) -> bool:
    """Does a worker have no Tablewood, or one in which a module is missing?"""
    return "No module named 'tablewood" in error


def _trouble(error: str) -> ClusterFailed:
    if _is_missing(error):
        return ClusterFailed(
            "a node of the cluster has no Tablewood, or another one: install this version there"
        )
    lines = [line.strip() for line in error.splitlines() if line.strip()]
    return ClusterFailed(f"the cluster gave up: {lines[0] if lines else 'it does not say why'}")


def do_chunk(work: tuple[bytes, Installed], items: bytes) -> tuple[float, list[Any]]:
    """On a worker: do the task for some items; how long that took, and the results."""
    begun = time.perf_counter()
    task, expected = work
    expected.check(installed(), platform.node())
    do = unpacked(task)
    results = [do(item) for item in unpacked(items)]
    return time.perf_counter() - begun, results


class Chunks:
    """The numbers of the items in chunks of about a second, smaller towards the end, so that all finish together."""

    def __init__(self, items: int, processes: int) -> None:
        self.left = items
        self._items = items
        self._processes = processes
        self._done = 0
        self._seconds = 0.0

    def next(self) -> tuple[int, int]:
        """The first of the next items, and the one after the last."""
        each = self._seconds / self._done if self._done else AIM
        wanted = min(MOST, int(AIM / max(each, AIM / MOST)))
        fair = self.left // (AHEAD * self._processes)
        first = self._items - self.left
        self.left -= max(1, min(wanted, fair, self.left))
        return first, self._items - self.left

    def learn(self, items: int, seconds: float) -> None:
        """Take note of how long a chunk took."""
        self._done += items
        self._seconds += seconds
