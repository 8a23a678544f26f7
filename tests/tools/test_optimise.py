"""What a wheel is optimised by: the flags, and the games that are played for the counts."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablewood as tw
from tools import optimise


def compiler(tmp_path: Path, says: str) -> list[str]:
    """A compiler that says this when it is asked for its version."""
    file = tmp_path / "cc"
    file.write_text(f"#!/bin/sh\necho '{says}'\n")
    file.chmod(0o755)
    return [str(file)]


def test_only_gcc_gets_the_flags_of_gcc(tmp_path: Path) -> None:
    assert optimise.is_gcc(compiler(tmp_path, "(C) 2022 Free Software Foundation, Inc."))
    assert not optimise.is_gcc(compiler(tmp_path, "Apple clang version 17.0.0"))


def test_the_note_names_the_compiler(tmp_path: Path) -> None:
    assert optimise.version_of(compiler(tmp_path, "12.2.0")) == "cc 12.2.0"


@pytest.mark.parametrize("flags", [optimise.PLAIN, optimise.COUNTING, optimise.INFORMED])
def test_no_build_rounds_otherwise(flags: optimise.Flags) -> None:
    assert "-ffp-contract=off" in flags.compiler
    assert not {"-ffast-math", "-march=native"} & {*flags.compiler, *flags.linker}


@pytest.mark.parametrize("game", tw.game_ids())
def test_every_game_is_played_for_the_counts(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(optimise, "ITERATIONS", 1)
    monkeypatch.setattr(optimise, "GREEDY_MOVES", 2)
    monkeypatch.setattr(optimise, "BATCH_STEPS", 3)
    optimise.play_at_random(tw.game(game), 2, 1)
    optimise.let_bots_choose(tw.game(game))
    optimise.step_a_batch(tw.game(game))
