"""How many files, and so connections, the process may have open."""

from __future__ import annotations

import sys
from contextlib import suppress

if sys.platform != "win32":
    import resource

WANTED = 65_536
"""Enough for all purposes; some systems refuse to lift the limit altogether."""

ON_WINDOWS = 8192
"""There is no limit to ask for."""


def most_open_files() -> int:
    """The limit as it is."""
    if sys.platform == "win32":
        return ON_WINDOWS
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return WANTED if soft == resource.RLIM_INFINITY else soft


def allow_more_files() -> None:
    """Raise the soft limit, often 1,024, as far as the system lets us."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(hard, WANTED)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):  # then we live with what we have
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
