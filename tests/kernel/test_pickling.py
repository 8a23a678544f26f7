"""Pickles and copies of games and positions, in this process and in another one."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tablewood as tw
from tablewood.kernel.chance import Chance, ScriptedChance, SealedChance, seeded
from tablewood.kernel.errors import TablewoodError
from tablewood.kernel.log import Log
from tablewood.kernel.pickling import arguments_of
from tablewood.kernel.reflect import fingerprint, same
from tablewood.kernel.state import State
from tablewood.kernel.step import Step
from tests.fixtures.hidden_nim import GAME
from tests.fixtures.hidden_nim.game import HiddenNim

ROOT = Path(__file__).parents[2]
KEY = bytes(range(32))


def again(thing: Any) -> Any:
    """The thing, pickled and unpickled."""
    return pickle.loads(pickle.dumps(thing))


def played(game: Any, moves: int, log: Log | None = None) -> State:
    """A game in which some moves were made."""
    s: State = game.start(seed=3, log=log)
    for _ in range(moves):
        s.play(s.legal()[0])
    return s


@pytest.mark.parametrize("id", tw.game_ids())
def test_a_game_is_the_same_object_again(id: str) -> None:
    game = tw.game(id)
    assert again(game) is game
    assert copy.copy(game) is copy.deepcopy(game) is game
    assert again({"game": game, "state": played(game, 5)})["state"].game is game


def test_a_game_with_another_table_is_the_same_object_again(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(GAME.components.read_text("utf-8").replace("more = 3", "more = 4"))
    mine = GAME.with_components(file)
    assert again(mine) is mine
    assert again(GAME) is GAME
    assert again(played(mine, 3)).game is mine


def test_a_changed_table_is_not_mistaken_for_the_one_that_was_pickled(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = GAME.components.read_text("utf-8")
    file.write_text(text.replace("more = 3", "more = 4"))
    pickled = pickle.dumps(HiddenNim(file)).replace(b"mine.toml", b"copy.toml")
    (tmp_path / "copy.toml").write_text(text.replace("more = 3", "more = 5"))
    with pytest.raises(TablewoodError, match="hidden-nim: pickled with other rules or another"):
        pickle.loads(pickled)


def test_another_process_goes_on_with_the_same_game(tmp_path: Path) -> None:
    file = tmp_path / "state.pickle"
    states = [played(tw.game(id), 20) for id in tw.game_ids()]
    file.write_bytes(pickle.dumps(states))
    program = (
        "import pickle, sys; from pathlib import Path; import tablewood as tw\n"
        "from tablewood.kernel.reflect import fingerprint\n"
        "for s in pickle.loads(Path(sys.argv[1]).read_bytes()):\n"
        "    assert s.game is tw.game(s.game.id)\n"
        "    s.play(s.legal()[-1]); print(fingerprint(s))\n"
    )
    told = subprocess.run(
        [sys.executable, "-c", program, str(file)],
        capture_output=True,
        check=False,
        text=True,
        cwd=ROOT,
    )
    assert told.stderr == ""
    for s in states:
        s.play(s.legal()[-1])
    assert told.stdout.split() == [fingerprint(s) for s in states]


def drawn(chance: Chance) -> list[int]:
    return [chance.below(1000) for _ in range(20)]


@pytest.mark.parametrize(
    "chance",
    [seeded(7), SealedChance(KEY), ScriptedChance(list(range(30)), seeded(7))],
    ids=["fast", "sealed", "scripted"],
)
def test_chance_goes_on_drawing_the_same_numbers(chance: Chance) -> None:
    drawn(chance)
    others = [again(chance), copy.copy(chance), copy.deepcopy(chance)]
    assert [other.draws for other in others] == [20] * 3
    wanted = drawn(chance)
    assert [drawn(other) for other in others] == [wanted] * 3


def test_a_sealed_game_keeps_its_key() -> None:
    s = tw.game("sylve").start(2, key=KEY)
    other = again(s)
    for state in (s, other):
        while not state.over:
            state.play(state.legal()[-1])
    assert same(s, other)


@pytest.mark.parametrize("duplicate", [again, copy.deepcopy])
def test_a_position_keeps_its_log_and_goes_its_own_way(duplicate: Any) -> None:
    s = played(tw.game("little-town"), 12, Log())
    other = duplicate(s)
    assert same(other, s)
    told = [(event.kind, event.seat, event.numbers) for event in s.log.events]  # type: ignore[union-attr]
    assert [(event.kind, event.seat, event.numbers) for event in other.log.events] == told
    before = fingerprint(s)
    while not other.over:
        other.play(other.legal()[0])
    assert fingerprint(s) == before
    assert len(s.log.events) == len(told) < len(other.log.events)  # type: ignore[union-attr]


def test_a_shallow_copy_is_a_silent_clone() -> None:
    s = played(tw.game("little-town"), 12, Log())
    other = copy.copy(s)
    assert same(other, s)
    assert other.log is None
    other.play(other.legal()[0])
    assert not same(other, s)


@pytest.mark.parametrize("duplicate", [again, copy.deepcopy])
def test_a_log_that_is_copied_with_its_position_stays_its_log(duplicate: Any) -> None:
    log = Log()
    other_log, other = duplicate((log, played(GAME, 3, log)))
    assert other.log is other_log is not log


def test_pending_steps_stay_where_they_were() -> None:
    s = played(tw.game("sylve"), 10)
    first, second = again((s, s.clone()))
    assert first.pending is second.pending, "what two positions share, their pickles share"


def steps() -> list[type[Step[Any]]]:
    """Every kind of step of the games."""
    for id in tw.game_ids():
        tw.game(id).start().legal()
    found: list[type[Step[Any]]] = []
    waiting: list[type[Step[Any]]] = [Step]
    while waiting:
        kinds = waiting.pop().__subclasses__()
        found += kinds
        waiting += kinds
    return [kind for kind in found if kind.__module__.startswith("tablewood.games")]


def test_no_step_has_a_method_named_like_an_argument() -> None:
    """An argument is read back from the field of its name, so nothing else may have that name."""
    kinds = steps()
    assert len(kinds) > 150
    assert all(isinstance(arguments_of(kind), tuple) for kind in kinds)


def test_the_arguments_of_a_step_are_read_from_its_class() -> None:
    from tablewood.games.sylvan_dale.banners import HangBanner

    assert arguments_of(HangBanner) == ("seat", "tree")
