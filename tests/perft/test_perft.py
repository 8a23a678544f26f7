"""The numbers of move sequences from fixed positions match those on disk."""

from __future__ import annotations

import pytest

import tablewood as tw
from tests.conformance.settings import find_game, game_ids
from tools import perft


@pytest.mark.parametrize("id", game_ids())
def test_the_counts_match_those_on_disk(id: str) -> None:
    """After an intended rule change: run `python tools/perft.py` and review the diff."""
    assert perft.text_of(id).splitlines() == perft.stored(id).splitlines()


@pytest.mark.parametrize("id", game_ids())
def test_every_player_count_is_counted_from_the_start_and_from_the_middle(id: str) -> None:
    found = perft.starts(id)
    assert {one.seats for one in found} == set(find_game(id).seats)
    assert len([one for one in found if one.after == 0]) == len(found) / 2
    assert not any(one.state().over for one in found)


def test_both_ways_of_counting_agree() -> None:
    state = perft.Start("hidden-nim", 2, 1, 0).state()
    # Three promises each, then one to three stones of a heap of six or more.
    assert perft.counts(state)[:3] == [3, 9, 27]
    assert [perft.count(state, depth) for depth in range(1, 5)] == perft.counts(state)


def test_the_counts_of_the_first_moves_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert perft.main(["divide", "hidden-nim", "2", "1", "0", "3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines == ["promise 0: 9", "promise 1: 9", "promise 2: 9", "in all: 27"]


def test_an_unknown_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert perft.main(["check", "--game", "sylvan"]) == 2
    assert capsys.readouterr().err.startswith('perft: unknown game "sylvan"; one of ')
    assert "sylvan-dale" in tw.game_ids()
