"""The tuner: it climbs, it is repeatable, and it leaves the game as it was."""

import tomllib
from random import Random
from typing import Any

import pytest

import tablewood as tw
from tablewood.games.sylvan_dale import evaluate
from tablewood.kernel.errors import BadSeats, TablewoodError, UnknownGame
from tablewood.kernel.game import Game
from tablewood.kernel.playout import play_randomly
from tablewood.lab import tune as tuning
from tablewood.lab.summary import wilson
from tablewood.lab.tune import Duel, compare, tune, weights_of

DALE = tw.game("sylvan-dale")


def test_the_weights_are_those_of_the_table() -> None:
    names, live = weights_of("sylvan-dale")
    written = tomllib.loads((DALE.folder / "weights.toml").read_text())["weights"]
    assert dict(zip(names, live, strict=True)) == written
    assert live is evaluate.WEIGHTS


def test_the_evaluation_reads_the_live_list() -> None:
    names, live = weights_of("sylvan-dale")
    state = DALE.start(2, 3)
    play_randomly(state, tw.seeded(3), 40)
    kept = list(live)
    before = DALE.evaluate(state, 0)
    changed = []
    for at in range(len(names)):
        live[at] += 10
        changed.append(DALE.evaluate(state, 0) != before)
        live[:] = kept
    assert changed.count(True) > 4
    assert DALE.evaluate(state, 0) == before


def test_equal_weights_are_equal() -> None:
    _, live = weights_of("sylvan-dale")
    duel = compare(DALE, 2, list(live), list(live), live, range(1))
    assert (duel.wins.share, duel.margin) == (0.5, 0.0)


def test_foolish_weights_lose() -> None:
    _, live = weights_of("sylvan-dale")
    kept = list(live)
    foolish = [-5 * weight for weight in kept]
    duel = compare(DALE, 2, foolish, kept, live, range(2))
    live[:] = kept
    assert duel.margin < 0
    assert duel.wins.share < 0.5


def at_random(
    game: Game[Any], minds: list[list[float]], live: list[float], deal: int
) -> tuple[list[int], list[int]]:
    """In place of greedy bots: random points, more for whoever likes hammers."""
    live[:] = minds[0]
    points = [Random(deal * 8 + seat).randrange(9) + int(minds[seat][1]) for seat in range(2)]
    return points, [points.index(max(points))]


def test_a_climb_is_repeatable_and_leaves_the_game_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tuning, "_play", at_random)
    _, live = weights_of("sylvan-dale")
    kept = list(live)
    told: list[tuple[int, int]] = []
    first = tune("sylvan-dale", 1, 9, seed=4, progress=lambda done, of: told.append((done, of)))
    assert live == kept
    assert told[-1][0] == len(first.trials) <= told[-1][1] == 2 * len(live)
    assert first.after[1] > first.before[1]
    assert first == tune("sylvan-dale", 1, 9, seed=4)
    assert tomllib.loads(first.toml())["weights"] == dict(
        zip(first.names, first.after, strict=True)
    )
    assert first.command in tomllib.loads(first.toml())["provenance"]["weights"]["note"]


def test_what_wins_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game in which nothing counts but a high first weight: the climb finds it."""

    def rigged(
        game: object, seats: int, new: list[float], old: list[float], live: object, deals: range
    ) -> Duel:
        return Duel(wilson(1, 2), new[0] - old[0], 0.1)

    monkeypatch.setattr(tuning, "compare", rigged)
    tuned = tune("sylvan-dale", 2, 2, step=0.5)
    assert tuned.after[0] == pytest.approx(4.0 * 1.5 * 1.3)
    assert tuned.after[1:] == tuned.before[1:]
    assert [trial.name for trial in tuned.trials if trial.kept] == ["ax", "ax"]
    assert tuned.better


def test_what_cannot_be_tuned_is_refused() -> None:
    with pytest.raises(UnknownGame):
        tune("chess")
    with pytest.raises(TablewoodError, match="sylve has no weights to tune; one of sylvan-dale"):
        tune("sylve")
    with pytest.raises(BadSeats):
        tune("sylvan-dale", seats=7)
    with pytest.raises(TablewoodError, match="at least 1 round"):
        tune("sylvan-dale", rounds=0)
