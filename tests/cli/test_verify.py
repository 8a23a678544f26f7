"""`tablewood verify`: what checks out and what does not, in words, as JSON, and as an exit status."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tablewood.server.table.fairness import Sitter, commitment_to, file_of
from tests.cli.conftest import Tablewood
from tests.server.table.test_fairness import SALTS, SECRET, played


@pytest.fixture(scope="module")
def good() -> str:
    return file_of(played(), "t1", SECRET, SALTS, [Sitter("Ann"), Sitter("Bob"), Sitter("Zoë")])


@pytest.fixture
def file(good: str, tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(good)
    return path


def test_a_fair_game(tablewood: Tablewood, file: Path) -> None:
    done = tablewood("verify game.txt")
    assert (done.status, done.err) == (0, "")
    assert "yes  This is the file of table t1." in done.out
    assert f"yes  The secret matches the commitment {commitment_to(SECRET)}." in done.out
    assert "moves are legal." in done.out
    assert "Everything checks out" in done.out
    assert "Compare the commitment" in done.out
    assert "Ann: play" in tablewood("replay game.txt").out


def test_against_a_noted_commitment(tablewood: Tablewood, file: Path) -> None:
    done = tablewood(f"verify game.txt --commitment {commitment_to(SECRET)}")
    assert done.status == 0
    assert "Compare" not in done.out
    assert tablewood(f"verify game.txt --commitment {'0' * 64}").status == 1


def test_in_french(tablewood: Tablewood, file: Path) -> None:
    assert "Tout concorde : " in tablewood("verify game.txt --lang fr").out
    file.write_text(file.read_text().replace("salt 0: 0a", "salt 0: 0b"))
    done = tablewood("verify game.txt --lang fr")
    assert done.status == 1
    assert "NON  La clé de la partie n’est pas celle qui découle" in done.out


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("secret: 5e", "secret: 5f", "NO   The secret does not match the commitment"),
        ("salt 0: 0a", "salt 0: 0b", "NO   The key of the game is not the one"),
        ("totals: ", "totals: 1", "NO   The result is not as stated"),
        ("0 play ", "0 add A1\n0 play ", "NO   A move is not legal, in line "),
    ],
)
def test_a_game_that_was_tampered_with(
    tablewood: Tablewood, file: Path, old: str, new: str, words: str
) -> None:
    file.write_text(file.read_text().replace(old, new, 1))
    done = tablewood("verify game.txt")
    assert done.status == 1
    assert words in done.out
    assert done.out.rstrip().endswith("This game was not dealt and played as promised.")


def test_a_game_that_is_not_over(tablewood: Tablewood, file: Path) -> None:
    lines = [line for line in file.read_text().split("\n") if not line[:1].isdecimal()]
    file.write_text("\n".join(lines))
    done = tablewood("verify game.txt")
    assert done.status == 1
    assert "NO   The game is not over." in done.out


def test_for_a_program(tablewood: Tablewood, file: Path) -> None:
    done = tablewood("verify game.txt --json")
    found = json.loads(done.out)
    assert (done.status, found["holds"], found["game"]) == (0, True, "sylvan-dale")
    file.write_text(file.read_text().replace("secret: 5e", "secret: 5f"))
    done = tablewood("verify game.txt --json")
    assert done.status == 1
    broken = [check["what"] for check in json.loads(done.out)["checks"] if not check["holds"]]
    assert broken == ["commitment", "salts"]


@pytest.mark.parametrize("text", ["", "tablewood 1\n", "\0\0"])
def test_a_file_that_is_not_a_game(tablewood: Tablewood, tmp_path: Path, text: str) -> None:
    (tmp_path / "x.txt").write_text(text)
    tablewood("verify x.txt").refuses("x.txt")


def test_a_file_that_cannot_be_read(tablewood: Tablewood, tmp_path: Path) -> None:
    tablewood("verify none.txt").refuses("none.txt: no such file")
    tablewood("verify .").refuses("is a folder")
    (tmp_path / "x.bin").write_bytes(b"\xff\xfe\x00")
    tablewood("verify x.bin").refuses("not a text file")
