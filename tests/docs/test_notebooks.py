"""The notebooks of the documentation: their code still runs, on a few games, and they show what it prints."""

import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOKS = sorted((Path(__file__).resolve().parents[2] / "docs" / "notebooks").glob("*.ipynb"))
LARGEST = 150_000
"""Bytes: small enough to be looked at in a diff."""


def cells_of(path: Path) -> list[dict[str, Any]]:
    cells: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return [cell for cell in cells if cell["cell_type"] == "code"]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_it_runs_on_two_games_of_each_kind(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("matplotlib", "pandas", "pyarrow"):
        pytest.importorskip(module, reason=f"{module} is not installed: tools/setup.sh --for-lab")
    monkeypatch.setenv("MPLBACKEND", "agg")
    monkeypatch.chdir(tmp_path)
    namespace: dict[str, Any] = {}
    sources = ["".join(cell["source"]) for cell in cells_of(path)]
    assert "GAMES = 400" in sources[0]
    for source in sources:
        exec(compile(source.replace("GAMES = 400", "GAMES = 2"), path.name, "exec"), namespace)
    assert list(namespace["answer"]["games"]) == [2] * 8


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_it_was_executed_in_order_and_is_small(path: Path) -> None:
    cells = cells_of(path)
    assert [cell["execution_count"] for cell in cells] == list(range(1, len(cells) + 1))
    assert sum(bool(cell["outputs"]) for cell in cells) >= len(cells) - 1
    assert path.stat().st_size < LARGEST
