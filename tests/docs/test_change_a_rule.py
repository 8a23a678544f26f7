"""docs/change-a-rule.md works: we make its changes in a copy, one after the other, and its commands do what it says."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "change-a-rule.md"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
PARTS = ("src", "tests", "tools", "docs", "pyproject.toml", "Makefile", "README.md")
"""What the copy needs to run the commands of the page."""


@dataclass(frozen=True)
class Change:
    """A block of the page that shows how a file changes: kept, removed and added lines, as in a diff."""

    path: str
    old: str
    new: str

    def make(self, root: Path) -> None:
        """Change the file in this copy; the old lines must occur there once, exactly as on the page."""
        file = root / self.path
        text = file.read_text(encoding="utf-8")
        assert text.count(self.old) == 1, (
            f"{self.path} holds {text.count(self.old)} times:\n{self.old}"
        )
        file.write_text(text.replace(self.old, self.new), encoding="utf-8")


@dataclass(frozen=True)
class Command:
    """A line for the shell; the page says where it is expected to fail."""

    words: list[str]
    fails: bool

    def run(self, root: Path) -> None:
        """Run it in this copy, with the sources of the copy."""
        assert self.words[0] == "python"
        done = subprocess.run(
            [sys.executable, *self.words[1:]],
            cwd=root,
            env={
                **{name: value for name, value in os.environ.items() if "PYTEST" not in name},
                "PYTHONPATH": os.pathsep.join([str(root / "src"), str(root)]),
            },
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == (1 if self.fails else 0), (
            f"{shlex.join(self.words)}\n{done.stdout[-3000:]}{done.stderr[-3000:]}"
        )


def change(block: str) -> Change:
    """Read a block: a line `--- path`, then lines that begin with a blank, a minus or a plus."""
    heading, *lines = block.splitlines()
    assert heading.startswith("--- ")
    assert {line[:1] for line in lines} <= {" ", "-", "+", ""}
    old = [line[1:] for line in lines if line[:1] != "+"]
    new = [line[1:] for line in lines if line[:1] != "-"]
    return Change(heading.removeprefix("--- "), "\n".join([*old, ""]), "\n".join([*new, ""]))


def commands(block: str) -> list[Command]:
    """Read a block of commands, one to a line."""
    return [
        Command(shlex.split(line, comments=True), line.endswith("# fails"))
        for line in block.splitlines()
    ]


def steps() -> list[Change | Command]:
    """Everything the page tells its reader to do, in order."""
    found: list[Change | Command] = []
    for language, block in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        assert language in ("diff", "sh")
        found += [change(block)] if language == "diff" else commands(block)
    return found


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the project without built files: compiled extensions would hide the change."""
    built = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "static", "pictures", "browser")
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, tmp_path / part, ignore=built)
        else:
            shutil.copy(ROOT / part, tmp_path / part)
    return tmp_path


def test_the_rule_is_changed_as_the_page_says(copy: Path) -> None:
    """Each change applies where the page shows it, and each command passes, or fails where the page says so."""
    for step in steps():
        if isinstance(step, Change):
            step.make(copy)
        else:
            step.run(copy)
    for file in (ROOT / "tests" / "golden" / "sylvan-dale").glob("*.txt"):
        # Any other difference would be a change of play.
        assert changed_lines(file, copy / file.relative_to(ROOT)) == {"rules", "components"}


def changed_lines(before: Path, after: Path) -> set[str]:
    """The start, up to a colon, of each line in which two files of the same length differ."""
    lines = zip(
        before.read_text(encoding="utf-8").splitlines(),
        after.read_text(encoding="utf-8").splitlines(),
        strict=True,
    )
    return {old.partition(":")[0] for old, new in lines if old != new}


def test_the_page_changes_every_file_that_it_lists() -> None:
    paths = [step.path for step in steps() if isinstance(step, Change)]
    changed = {
        path.rpartition("sylvan_dale/")[2] for path in paths if not path.startswith("tests/")
    }
    table = PAGE.read_text(encoding="utf-8").split("|---|---|\n")[1].split("\n\n")[0]
    listed = set(re.findall(r"`([\w/.-]+\.(?:md|ftl|toml|py))`", table))
    chapters = {"actions.py", "banners.py", "items.py", "scoring.py", "turn.py"}
    assert chapters < listed
    assert listed - chapters == changed
