"""Break the rules on purpose, one clause at a time, and check that the tests of that clause notice.

    python tools/mutants.py                         all mutations of all games
    python tools/mutants.py --clause SD-29          those of one clause
    python tools/mutants.py --game sylvan-dale --jobs 2

tools/mutants/<game>.toml lists the mutations: the clause, a file of the game, a piece of its text
and what to put in its place. Each is made in a copy of the sources, and only the tests that cite
the clause run; one of them must fail. Exit status: 0 every mutation was noticed, 1 one survived
or could not be tried, 2 wrong arguments or lists.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from tablewood.kernel.errors import TablewoodError
from tablewood.kernel.tables import Table, load

ROOT = Path(__file__).resolve().parents[1]
GAMES = "src/tablewood/games"

PASSED, FAILED, UNTRIED, NO_TESTS = 0, 1, 2, 5
"""The exit statuses of pytest that tell a result; with any other, the tests could not run."""


@dataclass(frozen=True)
class Mutant:
    """A rule, broken on purpose."""

    game_id: str
    clause: str
    file: str
    old: str
    new: str
    place: str
    """Where it is listed, for error messages."""

    @property
    def folder(self) -> str:
        return self.game_id.replace("-", "_")

    def path(self, root: Path) -> Path:
        """The file that it breaks."""
        return root / GAMES / self.folder / self.file

    def problem(self, root: Path) -> str:
        """Why it cannot be made; empty if it can."""
        path = self.path(root)
        if not path.exists():
            return f"{self.place}: there is no file {self.file}"
        found = path.read_text(encoding="utf-8").count(self.old)
        if found != 1:
            return f"{self.place}: {self.file} holds the old text {found} times, not once"
        return ""

    def make(self, root: Path) -> None:
        """Break the rule in that copy of the sources."""
        path = self.path(root)
        path.write_text(path.read_text(encoding="utf-8").replace(self.old, self.new), "utf-8")

    def __str__(self) -> str:
        old, new = (text.strip().splitlines()[0] for text in (self.old, self.new))
        return f"{self.clause} {self.file}: {old} -> {new}"


def listed(root: Path, game: str = "", clause: str = "") -> list[Mutant]:
    """The mutations of all games, of one game, or of one clause."""
    found: list[Mutant] = []
    for path in sorted((root / "tools" / "mutants").glob("*.toml")):
        table = load(path)
        found += [_mutant(path.stem, entry) for entry in table.entries("mutant")]
        table.finish()
    wanted = [one for one in found if game in ("", one.game_id)]
    wanted = [one for one in wanted if clause.upper() in ("", one.clause)]
    if not wanted:
        raise TablewoodError(f"no mutation is listed for {clause or game or 'any game'}")
    return wanted


def _mutant(game_id: str, entry: Table) -> Mutant:
    place = f"{entry.file}:{entry.line}"
    old, new = entry.text("old"), entry.text("new")
    if old == new:
        entry.fail("new", "is the same as old")
    return Mutant(game_id, entry.text("clause"), entry.text("file"), old, new, place)


# Trying


@dataclass(frozen=True)
class Outcome:
    """How the tests reacted to a mutation."""

    mutant: Mutant
    status: int
    output: str

    @property
    def noticed(self) -> bool:
        return self.status == FAILED

    @property
    def verdict(self) -> str:
        if self.noticed:
            return "noticed"
        if self.status == PASSED:
            return "SURVIVED"
        return "NO TEST cites the clause" if self.status == NO_TESTS else "CANNOT BE TRIED"


def trial(mutant: Mutant, root: Path) -> Outcome:
    """Make the mutation in a copy, and run the tests of its clause on that copy."""
    with tempfile.TemporaryDirectory(prefix="mutant-") as name:
        copy = Path(name)
        # Extensions would hide the change.
        ignore = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        shutil.copytree(root / "src", copy / "src", ignore=ignore)
        # The sources may have been edited since the list was checked.
        problem = mutant.problem(copy)
        if problem:
            return Outcome(mutant, UNTRIED, problem)
        mutant.make(copy)
        status, output = run_tests(root, copy / "src", mutant.folder, [mutant.clause])
    return Outcome(mutant, status, output)


def run_tests(root: Path, sources: Path, folder: str, clauses: Sequence[str]) -> tuple[int, str]:
    """Run the tests of a game that cite one of the clauses, on these sources."""
    files = [str(path) for path in citing(root, folder, clauses)]
    if not files:
        return NO_TESTS, ""
    rules = [word for clause in clauses for word in ("--rule", clause)]
    pytest = [
        sys.executable,
        "-m",
        "pytest",
        "-x",
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "pytest_timeout",
    ]
    done = subprocess.run(
        [*pytest, *rules, *files],
        cwd=root,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(sources), str(root)]),
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # starts faster
        },
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def citing(root: Path, folder: str, clauses: Sequence[str]) -> list[Path]:
    """The test files of a game that mention one of the clauses; pytest need not read the others."""
    found: list[Path] = []
    for path in sorted((root / "tests" / "games" / folder).rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        if any(f'"{clause}"' in text for clause in clauses):
            found.append(path)
    return found


def check_the_unbroken(mutants: list[Mutant], root: Path) -> None:
    """Check that the tests pass without a mutation; otherwise a failure would mean nothing."""
    for folder in sorted({one.folder for one in mutants}):
        clauses = sorted({one.clause for one in mutants if one.folder == folder})
        status, output = run_tests(root, root / "src", folder, clauses)
        if status not in (PASSED, NO_TESTS):
            last = output.strip().splitlines()[-1]
            raise TablewoodError(f"the tests of {folder} fail without any mutation: {last}")


def try_all(mutants: list[Mutant], root: Path, jobs: int, console: Console) -> list[Outcome]:
    """Try all mutations, several at a time, in the order of the list."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console) as progress, ThreadPoolExecutor(jobs) as pool:
        bar = progress.add_task("mutants", total=len(mutants))
        running = {pool.submit(trial, one, root): one for one in mutants}
        for future in as_completed(running):
            progress.update(bar, advance=1, description=running[future].clause)
    outcomes = [future.result() for future in running]
    return sorted(outcomes, key=lambda outcome: mutants.index(outcome.mutant))


# The command


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command."""
    about, _, more = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        prog="mutants",
        description=about,
        epilog=more,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--game", default="", metavar="ID", help="one game (all)")
    parser.add_argument("--clause", default="", metavar="CLAUSE", help="one clause (all)")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time (2)")
    parser.add_argument("--root", type=Path, default=ROOT, help="the checkout to look at")
    chosen = parser.parse_args(arguments)
    root: Path = chosen.root
    try:
        mutants = listed(root, chosen.game, chosen.clause)
        problems = [problem for one in mutants if (problem := one.problem(root))]
        if problems:
            raise TablewoodError("; ".join(problems))
        check_the_unbroken(mutants, root)
        outcomes = try_all(mutants, root, max(1, chosen.jobs), Console(stderr=True))
    except TablewoodError as error:
        print(f"mutants: {error}", file=sys.stderr)
        return 2
    missed = [outcome for outcome in outcomes if not outcome.noticed]
    for outcome in missed:
        print(f"{outcome.verdict}: {outcome.mutant} ({outcome.mutant.place})")
    print(f"mutants: {len(outcomes) - len(missed)} of {len(outcomes)} noticed")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
