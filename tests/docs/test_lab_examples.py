"""The five-minute starts of the research page run as printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parents[2] / "docs" / "research.md"
DOORS = ["pettingzoo", "gymnasium", "pyspiel", "numpy"]
"""What each example is about, in the order of the page."""

EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)


@pytest.mark.parametrize(("door", "example"), list(zip(DOORS, EXAMPLES, strict=True)), ids=DOORS)
def test_it_runs(door: str, example: str, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip(door, reason=f"{door} is not installed: tools/setup.sh --for-lab")
    assert door in example
    exec(compile(example, PAGE.name, "exec"), {"__name__": "example"})
    assert capsys.readouterr().out
