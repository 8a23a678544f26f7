"""The fingerprint of the code that played: it changes with the code, not with comments."""

from pathlib import Path

import pytest

from tablewood.lab.sources import code, digest, files

SAID = '''
def double(number: int) -> int:
    """Twice as much."""
    return number + number  # no product
'''


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A module of one function."""
    path = tmp_path / "double.py"
    path.write_text(SAID)
    return path


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("  # no product", ""),
        ("Twice as much.", "Two of them."),
        ("return number", "return  number"),
    ],
)
def test_comments_docstrings_and_layout_do_not_count(file: Path, old: str, new: str) -> None:
    before = digest([file])
    file.write_text(SAID.replace(old, new))
    assert digest([file]) == before


def test_what_the_code_does_counts(file: Path) -> None:
    before = digest([file])
    file.write_text(SAID.replace("number + number", "number + 2"))
    assert digest([file]) != before


def test_any_change_of_the_weights_counts(tmp_path: Path) -> None:
    weights = tmp_path / "weights.toml"
    weights.write_text("hunger = 1.0\n")
    before = digest([weights])
    weights.write_text("hunger = 1.1\n")
    assert digest([weights]) != before


def test_every_game_has_its_own_fingerprint() -> None:
    assert code("sylve", ["greedy"]) == code("sylve", ["random"])
    assert code("sylve", ["greedy"]) != code("little-town", ["greedy"])


def test_rules_weights_and_bots_are_included() -> None:
    seen = {f"{file.parent.name}/{file.name}" for file in files("sylve")}
    assert {"kernel/state.py", "bots/search.py", "sylve/taming.py", "ai/weights.toml"} <= seen
    assert not [name for name in seen if name.startswith("little_town/")]
