"""The soak: what it plays, and what it reports when something is broken."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablewood.kernel.save import read
from tests.conformance.checks import PROPERTIES, check
from tests.conformance.settings import FIXTURES, Setting, find_game
from tests.fixtures.hidden_nim.game import HiddenNim, Nim
from tools import soak


class Forgetful(HiddenNim):
    """Wrong as soon as somebody holds five stones."""

    def audit(self, s: Nim) -> list[str]:
        return ["five stones"] if 5 in s.stones else super().audit(s)


def words(text: str) -> list[list[str]]:
    """The rows of a printed table, without its frame."""
    rows = [row.replace("│", " ").split() for row in text.splitlines() if "│" in row]
    return [row for row in rows if row]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_all_is_well(capsys: pytest.CaptureFixture[str], jobs: str) -> None:
    assert soak.main(["--game", "hidden-nim", "--games", "30", "--jobs", jobs]) == 0
    rows = sorted(words(capsys.readouterr().out))
    assert [row[:3] for row in rows] == [["hidden-nim", "2", "30"], ["hidden-nim", "3", "30"]]


def test_the_options_take_turns() -> None:
    (batch,) = soak.batches([("hidden-nim", 2)], 4, 7)
    assert [(one.seed, one.options) for one in batch.settings] == [
        (7, {}),
        (8, {"limit": 2}),
        (9, {}),
        (10, {"limit": 2}),
    ]


def test_given_options_are_counted_separately(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--game", "hidden-nim", "--seats", "2", "--games", "5", "--jobs", "1"]
    assert soak.main([*arguments, "--option", "limit=2,3"]) == 0
    rows = words(capsys.readouterr().out)
    assert [row[:3] + row[-1:] for row in rows] == [
        ["hidden-nim", "2", "5", "limit=2"],
        ["hidden-nim", "2", "5", "limit=3"],
    ]


def test_a_game_played_without_checks_is_the_same_game() -> None:
    for seed in range(20):
        setting = Setting("hidden-nim", 3, seed)
        assert soak.play_through(setting) == check(setting, PROPERTIES, soak=True)


@pytest.mark.parametrize("whole", [[], ["--whole", "1000000"]])
def test_a_failure_can_be_reproduced(
    whole: list[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setitem(FIXTURES, "forgetful", Forgetful())
    monkeypatch.setattr(soak, "SAVES", tmp_path)
    arguments = ["--game", "forgetful", "--jobs", "1"]
    assert soak.main([*arguments, *whole, "--games", "200", "--seed", "1"]) == 1
    said = capsys.readouterr().err.splitlines()
    (again,) = [line for line in said if line.startswith("again: python tools/soak.py ")]
    (moves,) = [line for line in said if line.startswith("moves so far: ")]
    (what,) = [line for line in said if line.startswith("soak: forgetful, ")]
    assert what.endswith("the_audit_is_clean: the audit complains: ['five stones']")

    assert soak.main([*again.split()[3:], "--jobs", "1"]) == 1
    assert what in capsys.readouterr().err.splitlines()

    match = read(Path(moves.removeprefix("moves so far: ")), lambda _: find_game("forgetful"))
    assert match.game.audit(match.state) == ["five stones"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--game", "hidden-nin"], 'soak: unknown game "hidden-nin"; one of '),
        (["--game", "hidden-nim", "--seats", "9"], "soak: hidden-nim is not for 9 seats; one of"),
        (["--game", "hidden-nim", "--option", "limit=9"], 'soak: hidden-nim: option "limit": '),
        (["--game", "hidden-nim", "--whole", "0"], "soak: --whole 0: at least 1"),
    ],
)
def test_a_question_that_cannot_be_answered(
    capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    assert soak.main(arguments) == 2
    assert capsys.readouterr().err.startswith(said)
