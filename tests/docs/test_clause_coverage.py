"""Every clause of every game has a test, and every citation names a clause; also tests of the tool that checks this."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from tests.rule import rule
from tools import clauses

GAMES = [folder.name.replace("_", "-") for folder in clauses.game_folders(clauses.ROOT)]


@cache
def report() -> clauses.Report:
    return clauses.check(clauses.ROOT)


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test_and_every_citation_a_clause(game: str) -> None:
    (coverage,) = [coverage for coverage in report().games if coverage.game == game]
    assert clauses.complaints(coverage) == []


def test_no_citation_is_misplaced() -> None:
    assert report().problems == []


@pytest.mark.parametrize("name", ["SD29", "sd-29", "SD-5 to SD-17", "SD-029", "29", ""])
def test_the_mark_refuses_what_is_not_a_clause(name: str) -> None:
    with pytest.raises(ValueError, match="not a clause"):
        rule(name)


def test_the_mark_must_name_a_clause() -> None:
    with pytest.raises(ValueError, match="names no clause"):
        rule()


def test_pytest_sees_the_mark_and_the_test_is_unchanged() -> None:
    def scenario() -> None: ...

    assert rule("FO-1", "FO-2")(scenario) is scenario
    (mark,) = scenario.pytestmark  # type: ignore[attr-defined]
    assert (mark.name, mark.args) == ("rule", ("FO-1", "FO-2"))


# The tool, on a small checkout

RULES = """\
# Foresters

## Growing

- **FO-1** [R] Trees grow, see FO-4.
- **FO-2** [R] Trees | bushes never shrink.
- **FO-3** Void.
- **FO-4** [G] Bushes do not count.
"""
CODE = '''\
"""The turn (FO-1 to
FO-4)."""

# FO-2: only trees
def grow() -> str:
    """FO-1, FO-2: a tree grows (FO-1)."""
    return "FO-4"
'''
TESTS = """\
from tests.rule import rule

@rule("FO-1", "FO-2")
def test_trees() -> None: ...

class TestBushes:
    @pytest.mark.parametrize("x", [1])
    @rule("FO-4")
    async def test_bushes(self, x: int) -> None: ...
"""
PLACE = "src/tablewood/games/foresters"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with one game whose clauses are all covered."""
    write(tmp_path / PLACE / "rules.md", RULES)
    write(tmp_path / PLACE / "turn.py", CODE)
    write(tmp_path / "tests/games/foresters/test_turn.py", TESTS)
    write(tmp_path / "src/tablewood/games/no_game/turn.py", '"""FO-9"""')
    return tmp_path


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def wrong(checkout: Path) -> list[str]:
    """Everything that is wrong in a checkout with one game."""
    report = clauses.check(checkout)
    (game,) = report.games
    assert report.complete == (not clauses.complaints(game) and not report.problems)
    return [*clauses.complaints(game), *report.problems]


def test_all_is_covered(checkout: Path) -> None:
    assert wrong(checkout) == []
    (game,) = clauses.check(checkout).games
    assert game.game == "foresters"
    turn = "tests/games/foresters/test_turn.py"
    assert game.tests == {
        "FO-1": [f"{turn}::test_trees"],
        "FO-2": [f"{turn}::test_trees"],
        "FO-4": [f"{turn}::TestBushes::test_bushes"],
    }
    assert game.code == {
        "FO-1": [f"{PLACE}/turn.py:6", f"{PLACE}/turn.py:1"],
        "FO-2": [f"{PLACE}/turn.py:4", f"{PLACE}/turn.py:6", f"{PLACE}/turn.py:1"],
        "FO-4": [f"{PLACE}/turn.py:7", f"{PLACE}/turn.py:1"],
    }


def test_a_clause_without_a_test(checkout: Path) -> None:
    write(checkout / "tests/games/foresters/test_turn.py", TESTS.replace('"FO-1", ', ""))
    assert wrong(checkout) == ["without a test: FO-1"]


@pytest.mark.parametrize("mark", ["@pytest.mark.skip", '@pytest.mark.xfail(reason="?")'])
def test_a_test_that_cannot_fail_covers_nothing(checkout: Path, mark: str) -> None:
    tests = TESTS.replace('@rule("FO-1"', f'{mark}\n@rule("FO-1"')
    write(checkout / "tests/games/foresters/test_turn.py", tests)
    assert wrong(checkout) == ["without a test: FO-1, FO-2"]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('@rule("FO-4")', '@rule("FO-4", "FO-5")', '8: no clause "FO-5"; FO-1 to FO-4'),
        ('@rule("FO-4")', '@pytest.mark.rule("FO-4", "FO-3")', "8: cites FO-3, which is void"),
        ('@rule("FO-4")', '@rule("FO-4", "SD-1")', "8: no game has clauses SD-..."),
        ('@rule("FO-4")', '@rule("FO-4", X)', "8: @rule must name clauses as they are, e.g."),
        ("class", '@rule("FO-1")\ndef help(): ...\nclass', "6: @rule on help, which is not a"),
    ],
)
def test_wrong_citations_in_tests(checkout: Path, old: str, new: str, said: str) -> None:
    assert old in TESTS
    write(checkout / "tests/games/foresters/test_turn.py", TESTS.replace(old, new))
    (problem,) = wrong(checkout)
    assert problem.startswith(f"tests/games/foresters/test_turn.py:{said}")


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("turn.py", "# FO-5", 'turn.py:1: no clause "FO-5"; FO-1 to FO-4'),
        ("turn.py", "\n# FO-1 to\n# FO-6", 'turn.py:2: no clause "FO-6"; FO-1 to FO-4'),
        ("turn.py", "x = 'FO-3'", "turn.py:1: cites FO-3, which is void"),
        ("components.toml", "\n\n# FO-7", 'components.toml:3: no clause "FO-7"; FO-1 to FO-4'),
        ("text/en.ftl", "clause-FO-8 = x", 'text/en.ftl:1: no clause "FO-8"; FO-1 to FO-4'),
        ("rules.md", RULES.replace("see FO-4", "see FO-9"), 'rules.md:5: no clause "FO-9"; FO-1'),
    ],
)
def test_wrong_citations_in_a_game(checkout: Path, name: str, text: str, said: str) -> None:
    write(checkout / PLACE / name, text)
    (problem,) = wrong(checkout)
    assert problem.startswith(f"{PLACE}/{said}")


def test_two_games_with_one_prefix(checkout: Path) -> None:
    write(checkout / "src/tablewood/games/bushes/rules.md", RULES)
    problems = clauses.check(checkout, "foresters").problems
    assert problems == ["two games share a prefix: bushes FO, foresters FO"]


# The command


def test_the_command_prints_a_table(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert clauses.main(["--root", str(checkout)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["clause", "first", "words", "code", "tests"]
    assert lines[2] == (
        "FO-2    Trees | bushes never shrink  turn.py:4 +2  test_turn.py::test_trees"
    )
    assert lines[3].split() == ["FO-3", "(void)", "-"]
    assert lines[-1] == (
        "foresters: 3 clauses in force, 3 with a test, 3 cited in the code, 0 mistakes"
    )


def test_the_command_fails_on_gaps(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(checkout / PLACE / "rules.md", RULES + "- **FO-5** [R] Leaves fall.\n")
    assert clauses.main(["--root", str(checkout), "--quiet"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "foresters: 4 clauses in force, 3 with a test, 3 cited in the code, 0 mistakes",
        "  without a test: FO-5",
    ]


def test_the_command_for_programs(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert clauses.main(["--root", str(checkout), "--json", "--game", "foresters"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["complete"] is True
    assert data["games"][0]["clauses"][2] == {
        "id": "FO-3",
        "title": "Void",
        "void": True,
        "code": [],
        "tests": [],
    }


def test_the_command_writes_tables(checkout: Path, tmp_path: Path) -> None:
    write(checkout / "tests/games/foresters/test_turn.py", TESTS.replace('"FO-1", ', ""))
    folder = tmp_path / "build/clauses"
    assert clauses.main(["--root", str(checkout), "--quiet", "--write", str(folder)]) == 1
    written = (folder / "foresters.md").read_text(encoding="utf-8")
    assert "## Growing" in written
    places = f"`{PLACE}/turn.py:6`<br>`{PLACE}/turn.py:1`"
    assert f"| FO-1 | Trees grow, see FO-4 | {places} | **none** |" in written
    assert "| FO-2 | Trees \\| bushes never shrink |" in written
    assert "| FO-3 | Void |  |  |" in written


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("rules.md", "# Foresters\n", f"clauses: {PLACE}/rules.md: no clauses; write them as"),
        ("../../../../tests/test_x.py", "def (", "clauses: tests/test_x.py:1: not Python: "),
    ],
)
def test_files_that_cannot_be_read(
    checkout: Path, capsys: pytest.CaptureFixture[str], name: str, text: str, said: str
) -> None:
    write((checkout / PLACE / name).resolve(), text)
    assert clauses.main(["--root", str(checkout)]) == 2
    answer = capsys.readouterr()
    assert answer.out == ""
    assert answer.err.startswith(said)
    assert answer.err.count("\n") == 1


def test_an_unknown_game(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert clauses.main(["--root", str(checkout), "--game", "forester"]) == 2
    assert capsys.readouterr().err == (
        'clauses: unknown game "forester"; one of foresters; did you mean foresters?\n'
    )
