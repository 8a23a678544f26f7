"""The command line without a shell: arguments and typed lines in, status and printed text out."""

import io
import shlex
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from tablewood.cli import run


@dataclass
class Done:
    """The result of a command."""

    status: int
    out: str
    err: str

    def refuses(self, *words: str) -> None:
        """Check for status 2 and a single line on the error output that contains all the words."""
        assert self.status == 2
        assert self.err.startswith("tablewood: ")
        assert self.err.count("\n") == 1
        for word in words:
            assert word in self.err
        assert "Traceback" not in self.out + self.err


Tablewood = Callable[..., Done]


@pytest.fixture
def tablewood(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Tablewood:
    """`tablewood("play sylvan-dale --seed 1", "1", "undo", "quit")`, in an empty folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.chdir(tmp_path)

    def command(line: str, *typed: str) -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{one}\n" for one in typed)))
        status = run(shlex.split(line))
        said = capsys.readouterr()
        # French texts contain no-break spaces, which are treated as ordinary ones here.
        return Done(status, said.out.replace("\N{NO-BREAK SPACE}", " "), said.err)

    return command
