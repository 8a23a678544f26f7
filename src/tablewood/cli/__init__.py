"""The `tablewood` command. Mistakes are answered with one line and status 2."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence

INTERRUPTED = 130
WRONG = 2


def main() -> None:
    """The entry point of the shell command."""
    sys.exit(run())


def run(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command; returns the exit status."""
    from typer import Abort

    from tablewood.cli.app import make_app
    from tablewood.kernel.errors import TablewoodError

    _be_forgiving()
    try:
        answer = make_app()(arguments, prog_name="tablewood", standalone_mode=False)
    except TablewoodError as error:
        return complain(str(error))
    except (KeyboardInterrupt, Abort):
        return INTERRUPTED
    except OSError as error:
        return complain(f"{error.filename or 'files'}: {error.strerror or error}")
    except Exception as error:
        # What typer says about a wrong command line; its class has moved between versions of typer.
        if not hasattr(error, "format_message"):
            raise
        return complain(str(error.format_message()))
    return answer if isinstance(answer, int) else 0


def _be_forgiving() -> None:
    """Bytes that are not text, and letters this terminal cannot show, become question marks."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def complain(message: str) -> int:
    """One line on the error output."""
    line = " ".join(message.split())
    print(f"tablewood: {line}", file=sys.stderr)
    return WRONG
