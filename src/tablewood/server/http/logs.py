"""What the web server below us logs, and we do not want to read: a stranger must not be able to fill the log."""

from __future__ import annotations

import logging

BAD_UTF8 = "Invalid UTF-8 sequence received from client."
"""What uvicorn logs, with a traceback, when a browser sends a text that is none; it closes that socket."""


def _is_worth_reading(record: logging.LogRecord) -> bool:
    return record.msg != BAD_UTF8


def leave_out_nonsense() -> None:
    """Keep what clients can provoke out of the log; calling it twice does nothing more."""
    logging.getLogger("uvicorn.error").addFilter(_is_worth_reading)
