"""The list of mutations stays valid, and the tool tells noticed mutations from survivors."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import tablewood as tw
from tablewood.kernel import clauses
from tablewood.kernel.errors import BadComponents, TablewoodError
from tools import mutants
from tools.mutants import Mutant

LISTED = mutants.listed(mutants.ROOT)


@pytest.mark.parametrize("one", LISTED, ids=str)
def test_a_listed_mutation_can_still_be_made(one: Mutant) -> None:
    assert one.problem(mutants.ROOT) == ""
    book = clauses.load(tw.game(one.game_id).folder / "rules.md")
    assert one.clause in [clause.id for clause in book.in_force()]


@pytest.mark.parametrize("id", sorted({one.game_id for one in LISTED}))
def test_a_game_has_mutations_of_many_clauses(id: str) -> None:
    found = {one.clause for one in LISTED if one.game_id == id}
    assert len(found) >= 20


# The tool, on a small checkout

RULES = (
    "def height(tiles: int) -> int:\n    return 1 + tiles\n\n\ndef limit() -> int:\n    return 6\n"
)
TESTS = """\
from tablewood.games.foresters.turn import height, limit
from tests.rule import rule

@rule("FO-1")
def test_height() -> None:
    assert height(2) == 3

@rule("FO-2")
def test_limit() -> None:
    assert limit() > 5
"""
LIST = """\
[[mutant]]
clause = "FO-1"
file = "turn.py"
old = "1 + tiles"
new = "2 + tiles"

[[mutant]]
clause = "FO-2"
file = "turn.py"
old = "return 6"
new = "return 7"

[[mutant]]
clause = "FO-3"
file = "turn.py"
old = "return 6"
new = "return 5"

[[mutant]]
clause = "FO-1"
file = "turn.py"
old = "return 1"
new = "return ("
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with one game, two tests and four mutations."""
    for name in ("", "games", "games/foresters"):
        write(tmp_path / "src/tablewood" / name / "__init__.py", "")
    write(tmp_path / "src/tablewood/games/foresters/turn.py", RULES)
    write(tmp_path / "tests/games/foresters/test_turn.py", TESTS)
    write(tmp_path / "tools/mutants/foresters.toml", LIST)
    for name in ("rule.py", "conftest.py"):
        shutil.copy(mutants.ROOT / "tests" / name, tmp_path / "tests" / name)
    return tmp_path


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_survivors_are_reported(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert mutants.main(["--root", str(checkout)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "SURVIVED: FO-2 turn.py: return 6 -> return 7 (foresters.toml:7)",
        "NO TEST cites the clause: FO-3 turn.py: return 6 -> return 5 (foresters.toml:13)",
        "CANNOT BE TRIED: FO-1 turn.py: return 1 -> return ( (foresters.toml:19)",
        "mutants: 1 of 4 noticed",
    ]
    assert (checkout / "src/tablewood/games/foresters/turn.py").read_text() == RULES


def test_a_mutation_whose_source_changed_is_not_a_survivor(checkout: Path) -> None:
    first = mutants.listed(checkout)[0]
    write(
        checkout / "src/tablewood/games/foresters/turn.py", RULES.replace("1 + tiles", "tiles + 1")
    )
    assert mutants.trial(first, checkout).verdict == "CANNOT BE TRIED"


def test_tests_that_fail_anyway_prove_nothing(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(checkout / "tests/games/foresters/test_turn.py", TESTS.replace("== 3", "== 4"))
    assert mutants.main(["--root", str(checkout), "--clause", "fo-1"]) == 2
    assert "the tests of foresters fail without any mutation" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('old = "1 + tiles"', 'old = "3 + tiles"', "toml:1: turn.py holds the old text 0 times"),
        ('old = "1 + tiles"', 'old = "return"', "toml:1: turn.py holds the old text 2 times"),
        ('file = "turn.py"', 'file = "trun.py"', "toml:1: there is no file trun.py"),
        ('new = "2 + tiles"', 'new = "1 + tiles"', "toml:5: mutant[0].new: is the same as old"),
        ('clause = "FO-1"', 'rule = "FO-1"', "toml:1: mutant[0].clause: missing"),
    ],
)
def test_a_mutation_that_cannot_be_made(
    checkout: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, said: str
) -> None:
    write(checkout / "tools/mutants/foresters.toml", LIST.replace(old, new, 1))
    assert mutants.main(["--root", str(checkout)]) == 2
    assert said in capsys.readouterr().err


def test_a_clause_without_mutations(checkout: Path) -> None:
    with pytest.raises(TablewoodError, match="no mutation is listed for FO-9"):
        mutants.listed(checkout, clause="FO-9")


def test_an_unreadable_list_is_named(checkout: Path) -> None:
    write(checkout / "tools/mutants/foresters.toml", "[[mutant")
    with pytest.raises(BadComponents, match=r"^foresters.toml:1: not TOML"):
        mutants.listed(checkout)
