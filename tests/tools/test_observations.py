"""The documented observations are those of the games."""

from __future__ import annotations

import pytest

import tablewood as tw
from tools import observations


def test_the_page_is_up_to_date() -> None:
    assert observations.main(["--check"]) == 0, "run tools/observations.py"


def test_an_outdated_page_is_noticed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(observations, "HEAD", "# Something else")
    assert observations.main(["--check"]) == 1
    assert "run tools/observations.py" in capsys.readouterr().err


@pytest.mark.parametrize("game", tw.game_ids())
def test_every_field_has_its_line(game: str) -> None:
    found = tw.game(game)
    lines = observations.chapter(found).splitlines()
    for seats in found.seats:
        for field in found.observation_spec(seats).fields:
            told = [line for line in lines if line.startswith(f"| `{field.name}` |")]
            assert len(told) == 1
            assert field.meaning
