"""The tuner: it improves the weights, is repeatable, and leaves the game unchanged."""

import tomllib
from random import Random

import pytest

import tablewood as tw
from tablewood.kernel.errors import BadSeats, TablewoodError, UnknownGame
from tablewood.kernel.options import Value
from tablewood.kernel.playout import play_randomly
from tablewood.lab import tune as tuning
from tablewood.lab.duels import Duel
from tablewood.lab.summary import wilson
from tablewood.lab.tune import DuelSetup, compare, set_weights, tune, weights_of

DALE = tw.game("sylvan-dale")


def test_equal_weights_score_equally() -> None:
    _, live = weights_of("sylvan-dale")
    duel = compare(DuelSetup(DALE, 2, {}, live), list(live), list(live), range(1))
    assert (duel.wins.share, duel.margin) == (0.5, 0.0)


def test_foolish_weights_lose() -> None:
    _, live = weights_of("sylvan-dale")
    kept = list(live)
    foolish = [-5 * weight for weight in kept]
    duel = compare(DuelSetup(DALE, 2, {}, live), foolish, kept, range(2))
    set_weights(live, kept)
    assert duel.margin < 0
    assert duel.wins.share < 0.5


def at_random(table: DuelSetup, minds: list[list[float]], deal: int) -> tuple[list[int], list[int]]:
    """Replaces greedy bots: random points, more for weights that like hammers."""
    set_weights(table.live, minds[0])
    points = [Random(deal * 8 + seat).randrange(9) + int(minds[seat][1]) for seat in range(2)]
    return points, [points.index(max(points))]


def test_tuning_is_repeatable_and_leaves_the_game_unchanged(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tuning, "_play", at_random)
    _, live = weights_of("sylvan-dale")
    kept = list(live)
    told: list[tuple[int, int]] = []
    first = tune("sylvan-dale", 1, 9, seed=4, progress=lambda done, of: told.append((done, of)))
    assert list(live) == kept
    assert told[-1][0] == len(first.trials) <= told[-1][1] == 2 * len(kept)
    assert first.after[1] > first.before[1]
    assert first == tune("sylvan-dale", 1, 9, seed=4)
    assert tomllib.loads(first.toml())["weights"] == dict(
        zip(first.names, first.after, strict=True)
    )
    assert first.command in tomllib.loads(first.toml())["provenance"]["weights"]["note"]


def test_better_weights_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game in which only a high first weight counts: the tuner finds it."""

    def rigged(table: DuelSetup, new: list[float], old: list[float], deals: range) -> Duel:
        return Duel(wilson(1, 2), new[0] - old[0], 0.1)

    monkeypatch.setattr(tuning, "compare", rigged)
    tuned = tune("sylvan-dale", 2, 2, step=0.5)
    assert tuned.after[0] == pytest.approx(4.0 * 1.5 * 1.3)
    assert tuned.after[1:] == tuned.before[1:]
    assert [trial.name for trial in tuned.trials if trial.kept] == ["ax", "ax"]
    assert tuned.better


@pytest.mark.parametrize("game", tw.game_ids())
def test_every_game_can_be_tuned(game: str) -> None:
    """Its weights are those of its table, and its evaluation reacts to most of them."""
    names, live = weights_of(game)
    found = tw.game(game)
    (table,) = found.folder.rglob("weights.toml")
    written = tomllib.loads(table.read_text())["weights"]
    assert dict(zip(names, live, strict=True)) == written
    options: dict[str, Value] = {"mode": "competitive"} if game == "alynthia" else {}
    kept = list(live)
    read = set()
    for deal in range(6):
        state = found.start(2, deal, options)
        play_randomly(state, tw.seeded(deal), 15 * (deal + 1))
        before = found.evaluate(state, 0)
        for at in range(len(names)):
            live[at] = kept[at] + 10
            if found.evaluate(state, 0) != before:
                read.add(names[at])
            set_weights(live, kept)
    assert len(read) > len(names) / 2


def test_the_printed_command_has_the_options(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "_play", at_random)
    tuned = tune("alynthia", 1, 2, options={"mode": "competitive"})
    assert tuned.command.endswith("--option mode=competitive")


def test_what_cannot_be_tuned_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UnknownGame):
        tune("chess")
    with pytest.raises(TablewoodError, match="all seats win or lose together"):
        tune("alynthia")
    monkeypatch.delattr(tuning._evaluation("sylve"), "WEIGHTS")
    with pytest.raises(TablewoodError, match="sylve has no weights to tune; one of alynthia"):
        tune("sylve")
    with pytest.raises(BadSeats):
        tune("sylvan-dale", seats=7)
    with pytest.raises(TablewoodError, match="at least 1 round"):
        tune("sylvan-dale", rounds=0)
