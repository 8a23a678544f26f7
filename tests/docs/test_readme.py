"""The Python examples of the README run as they stand."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[2] / "README.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.S)


def test_the_readme_has_examples() -> None:
    assert len(EXAMPLES) >= 2


@pytest.mark.parametrize(
    "example", EXAMPLES, ids=[f"example {n}" for n in range(1, len(EXAMPLES) + 1)]
)
def test_the_example_runs(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(example, str(README), "exec"), {"__name__": "readme"})
    assert capsys.readouterr().out


def test_the_refusal_of_the_last_example_names_its_clause(
    capsys: pytest.CaptureFixture[str],
) -> None:
    exec(compile(EXAMPLES[-1], str(README), "exec"), {"__name__": "readme"})
    assert capsys.readouterr().out.strip() == "SD-29"


def test_the_readme_says_that_the_project_is_unofficial() -> None:
    assert "unofficial" in README.read_text(encoding="utf-8")
