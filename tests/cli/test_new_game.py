"""`tablewood new-game` writes a game that works: it can be played, and passes the conformance suite at once."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tablewood
from tablewood.cli.new_game import NewGame, new_game, prefix_for, write
from tablewood.kernel.errors import TablewoodError

ROOT = Path(__file__).resolve().parents[2]


def run(package: Path, *command: str) -> str:
    """What a command prints when the package is in this folder."""
    done = subprocess.run(
        [sys.executable, *command],
        cwd=package.parent,
        env={**os.environ, "PYTHONPATH": f"{package}{os.pathsep}{package.parent}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-2000:]
    return done.stdout


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources and tests with a new game; returns the folder of its package."""
    root = tmp_path_factory.mktemp("checkout")
    ignore = shutil.ignore_patterns("__pycache__", "static", "*.so")
    shutil.copytree(Path(tablewood.__path__[0]), root / "src" / "tablewood", ignore=ignore)
    shutil.copytree(ROOT / "tests", root / "tests", ignore=ignore)
    shutil.copytree(ROOT / "tools", root / "tools", ignore=ignore)
    shutil.copy(ROOT / "pyproject.toml", root)
    told = run(root / "src", "-m", "tablewood", "new-game", "fox-and-hens")
    assert "clauses FAH-1" in told
    return root / "src"


def test_the_new_game_is_listed_and_its_rules_can_be_read(checkout: Path) -> None:
    assert "fox-and-hens" in run(checkout, "-m", "tablewood", "games")
    assert "FAH-4" in run(checkout, "-m", "tablewood", "rules", "fox-and-hens")
    french = run(checkout, "-m", "tablewood", "rules", "fox-and-hens", "--lang", "fr")
    assert "plus haute" in french


def test_bots_play_the_new_game(checkout: Path) -> None:
    command = ["sim", "fox-and-hens", "--games", "20", "--bots", "greedy,random"]
    assert "greedy" in run(checkout, "-m", "tablewood", *command)


def test_the_new_game_passes_the_conformance_suite_and_its_own_tests(checkout: Path) -> None:
    told = run(
        checkout,
        *("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"),
        *("tests/conformance", "tests/games/fox_and_hens", "-k", "fox-and-hens or fox_and_hens"),
    )
    passed = int(told.split(" passed")[0].split()[-1])
    assert passed > 20, told[-500:]
    assert "failed" not in told


def test_nothing_of_the_template_is_left_in_the_new_game(tmp_path: Path) -> None:
    written = write(NewGame("fox-and-hens", "FH"), tmp_path)
    texts = "\n".join(file.read_text(encoding="utf-8") for file in written)
    assert "starter" not in texts.lower()
    assert "ST-" not in texts
    assert "class FoxAndHensGame(Game[FoxAndHensState])" in texts
    assert "game-name = Fox and hens" in texts


@pytest.mark.parametrize(
    ("id", "prefix", "why"),
    [
        ("Fox", "", "small letters"),
        ("fox_hens", "", "small letters"),
        ("sylve", "", "already a game"),
        ("fox", "f", "two to four capital letters"),
        ("fox", "SY", "another game begin with SY"),
    ],
)
def test_a_bad_name_is_refused_with_a_reason(id: str, prefix: str, why: str) -> None:
    with pytest.raises(TablewoodError, match=why):
        new_game(id, prefix)


def test_an_existing_folder_is_not_touched(tmp_path: Path) -> None:
    (tmp_path / "fox").mkdir()
    with pytest.raises(TablewoodError, match="is there already"):
        write(NewGame("fox", "FO"), tmp_path)
    assert list((tmp_path / "fox").iterdir()) == []


def test_the_prefix_is_made_from_the_name() -> None:
    assert prefix_for("fox-and-hens") == "FAH"
    assert prefix_for("fox") == "FO"
    assert prefix_for("sylphs") == "SYL", "SY is taken by Sylve"
