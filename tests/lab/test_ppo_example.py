"""The example that trains a network: it learns from the right moves, keeps its weights, and says what it lacks."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

pytest.importorskip("gymnasium", reason="the extra 'lab' is not installed")

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "ppo.py"
TINY = [
    "--envs",
    "4",
    "--rollout",
    "8",
    "--steps",
    "64",
    "--minibatch",
    "16",
    "--hidden",
    "8",
    "--games",
    "5",
    "--threads",
    "1",
]


def example(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location("ppo_example", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "ppo_example", module)
    spec.loader.exec_module(module)
    return module


def test_without_torch_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(SystemExit, match="this example needs PyTorch: pip install torch"):
        example(monkeypatch)


class TestWithTorch:
    @pytest.fixture(autouse=True)
    def torch(self) -> None:
        pytest.importorskip("torch", reason="torch is not installed: pip install torch")

    @pytest.mark.parametrize("opponent", ["", "random"])
    def test_it_trains_keeps_its_weights_and_evaluates_them(
        self,
        opponent: str,
        tmp_path: Path,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        ppo = example(monkeypatch)
        weights = tmp_path / "weights.pt"
        monkeypatch.setattr(
            sys, "argv", ["ppo.py", *TINY, "--opponent", opponent, "--save", str(weights)]
        )
        ppo.main()
        said = capsys.readouterr().out
        assert "against random:" in said
        assert "against greedy:" in said
        monkeypatch.setattr(sys, "argv", ["ppo.py", *TINY, "--evaluate", str(weights)])
        ppo.main()
        again = capsys.readouterr().out
        assert again.splitlines()[:2] == said.splitlines()[:2], "the same weights play the same"

    def test_a_seat_learns_from_its_own_next_decision_and_all_are_paid_at_the_end(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        import torch

        ppo = example(monkeypatch)
        # One game: seats 0, 1, 0 move; the third move ends it, and seat 0 wins. Then seat 1 begins the next.
        gains = ppo.advantages(
            values=torch.tensor([[0.5], [0.25], [0.0], [0.75]]),
            learners=torch.tensor([[0], [1], [0], [1]]),
            rewards=torch.tensor([[[0.0, 0.0]], [[0.0, 0.0]], [[1.0, -1.0]], [[0.0, 0.0]]]),
            ended=torch.tensor([[False], [False], [True], [False]]),
            next_values=torch.tensor([0.5]),
            next_learners=torch.tensor([0]),
            fade=0.5,
        )
        # Seat 0: its last move brought 1 instead of 0, the one before half of that and what it lost in value.
        # Seat 1: -1 instead of 0.25. What its move in the next game brings is not known yet.
        assert gains.flatten().tolist() == [0.0 - 0.5 + 0.5 * 1.0, -1.25, 1.0, 0.0]
