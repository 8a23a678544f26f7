"""The benchmark of the lab's doors opens them, measures them and names what it skips."""

from __future__ import annotations

import json
import sys
from typing import Any

import pytest

from tools import bench_doors

pytest.importorskip("gymnasium", reason="the extra 'lab' is not installed")

SHORT = ["--games", "little-town", "--seconds", "0.01", "--rounds", "1", "--envs", "4"]


def measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *more: str
) -> str:
    monkeypatch.setattr(sys, "argv", ["bench_doors", *SHORT, "--no-peers", *more])
    assert bench_doors.main() == 0
    return capsys.readouterr().out


@pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")
def test_every_door_makes_steps_or_is_named_as_skipped(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found: dict[str, Any] = json.loads(measured(monkeypatch, capsys, "--json"))
    rates = found["steps_per_s"]["little-town"]
    assert all(rate > 0 for rate in rates.values())
    assert {"engine", "batch", "batch, 1 worker", "batch, 2 workers"} <= set(rates)
    for door in ("PettingZoo", "Gymnasium, against random", "OpenSpiel", "OpenSpiel, with tensor"):
        assert (door in rates) != (door in found["skipped"]), door


def test_what_cannot_be_opened_is_skipped_with_its_reason(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.setitem(sys.modules, "tablewood.lab.pettingzoo", None)
    monkeypatch.setitem(sys.modules, "tablewood.lab.gymnasium", None)
    said = measured(monkeypatch, capsys)
    assert "skipped: OpenSpiel (there is no module pyspiel)" in said
    assert "skipped: PettingZoo (there is no module tablewood.lab.pettingzoo)" in said
    assert "little-town    engine" in said
