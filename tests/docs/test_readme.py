"""The Python examples of the README run as printed."""

import re
from pathlib import Path

import pytest

import tablewood as tw
from tablewood.kernel import provenance, text

README = Path(__file__).parents[2] / "README.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.S)


def test_the_readme_has_examples() -> None:
    assert len(EXAMPLES) >= 2


@pytest.mark.parametrize(
    "example", EXAMPLES, ids=[f"example {n}" for n in range(1, len(EXAMPLES) + 1)]
)
def test_the_example_runs(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    if "pettingzoo" in example:
        pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: the extra lab")
    exec(compile(example, str(README), "exec"), {"__name__": "readme"})
    assert capsys.readouterr().out


def test_the_refusal_of_the_last_example_names_its_clause(
    capsys: pytest.CaptureFixture[str],
) -> None:
    exec(compile(EXAMPLES[-1], str(README), "exec"), {"__name__": "readme"})
    assert capsys.readouterr().out.strip() == "SD-29"


def test_the_readme_says_that_the_project_is_unofficial() -> None:
    assert "unofficial" in README.read_text(encoding="utf-8")


def rows() -> dict[str, list[str]]:
    """The table of games: the name of each, and its other columns."""
    table = README.read_text(encoding="utf-8").split("## What is here")[1].split("```")[0]
    cells = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in table.splitlines()
        if "|" in line
    ]
    return {name.partition(" (")[0]: others for name, *others in cells[2:]}


@pytest.mark.parametrize("game", tw.game_ids())
def test_the_table_of_games_does_not_claim_what_is_reconstructed(game: str) -> None:
    folder = tw.game(game).folder
    row = rows()[text.load(folder / "text").say("en", "game-name")]
    assert not any("complete" in cell for cell in row)
    assert row[0] == f"{tw.game(game).seats[0]} to {tw.game(game).seats[-1]}"
    assert bool(row[-1]) == bool(provenance.of_game(folder, "en").reconstructed)
