"""Older component tables ship beside today's: games that were begun with them go on as they began."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from tablewood.kernel.chance import seeded
from tablewood.kernel.errors import BadSave
from tablewood.kernel.match import Match
from tablewood.kernel.older_components import HEAD_ENDS, hash_of, older_tables
from tablewood.kernel.playout import play_randomly
from tablewood.kernel.reflect import fingerprint, same
from tablewood.kernel.save import load_text, save_text
from tests.conformance.settings import find_game, game_ids
from tests.fixtures.hidden_nim import GAME
from tests.fixtures.hidden_nim.game import HiddenNim

ROOT = Path(__file__).parents[2]

OLDER = "92deb4f6aee7"
"""The table of Hidden Nim with 8 stones in the heap, where today's has 6."""

SHIPPED = [(id, table) for id in game_ids() for table in older_tables(find_game(id).folder)]


def older() -> HiddenNim:
    game = GAME.played_with(OLDER)
    assert game is not None
    return game


# What ships


@pytest.mark.parametrize(("id", "table"), SHIPPED)
def test_an_older_table_is_what_its_name_says(id: str, table: str) -> None:
    """Nobody has touched it since, and it says at its head what changed."""
    path = older_tables(find_game(id).folder)[table]
    assert hash_of(path) == table
    head, _, _ = path.read_bytes().partition(HEAD_ENDS)
    assert b"# Since then: " in head
    assert table != find_game(id).components_hash()


@pytest.mark.parametrize(("id", "table"), SHIPPED)
def test_an_older_table_can_still_be_played(id: str, table: str) -> None:
    """A table that today's rules cannot read any more goes, together with a new VERSION."""
    game = find_game(id).played_with(table)
    assert game is not None
    for seats in game.seats:
        state = game.start(seats, seed=4)
        play_randomly(state, seeded(seats))
        assert state.over
        assert game.audit(state) == []


# Which game it is


def test_there_is_one_game_for_each_table() -> None:
    assert GAME.played_with(GAME.components_hash()) is GAME
    assert older() is older()
    assert (GAME.least, older().least) == (6, 8)
    assert older().components_hash() == OLDER


@pytest.mark.parametrize("table", ["000000000000", "", f"../older/{OLDER}", "../components"])
def test_a_table_that_does_not_ship_is_not_found(table: str) -> None:
    assert GAME.played_with(table) is None


def test_somebody_with_a_table_of_their_own_plays_with_that(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(GAME.components.read_bytes() + b"# mine\n")
    mine = GAME.with_components(path)
    assert mine.played_with(mine.components_hash()) is mine
    assert mine.played_with(OLDER) is None
    assert mine.played_with(GAME.components_hash()) is None


def test_an_older_table_given_as_a_file_is_known_by_its_hash() -> None:
    given = GAME.with_components(older_tables(GAME.folder)[OLDER])
    assert given.components_hash() == OLDER
    assert given.played_with(OLDER) is given


# Saves


def test_a_saved_game_goes_on_with_the_table_it_was_begun_with() -> None:
    begun = Match(older(), 2, seed=7)
    begun.submit(0, "promise 2")
    begun.submit(1, "promise 2")
    saved = save_text(begun)
    assert f"components: {OLDER}\n" in saved
    match = load_text(saved, find_game)
    assert match.game is older()
    assert same(match.state, begun.state)
    match.submit(0, "take 3")
    assert f"components: {OLDER}\n" in save_text(match)
    assert load_text(saved.replace(OLDER, GAME.components_hash()), find_game).game is GAME


def test_a_save_whose_table_does_not_ship_is_refused() -> None:
    saved = save_text(Match(older(), 2, seed=7)).replace(OLDER, "000000000000")
    with pytest.raises(BadSave, match=r":6: played with another component table; give it with"):
        load_text(saved, find_game, "game.txt")


def test_a_save_is_not_played_with_a_table_that_it_does_not_name(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(GAME.components.read_bytes() + b"# mine\n")
    with pytest.raises(BadSave, match="played with another component table"):
        load_text(save_text(Match(older(), 2)), lambda id: find_game(id).with_components(path))


# Clones and pickles


def test_clones_and_pickles_stay_with_their_table() -> None:
    state = older().start(2, seed=3)
    assert state.clone().game is older()
    assert state.guess(0, 1).game is older()
    assert copy.deepcopy(state).game is older()
    assert pickle.loads(pickle.dumps(older())) is older()
    assert pickle.loads(pickle.dumps(GAME)) is GAME
    assert pickle.loads(pickle.dumps(state)).game is older()


def test_another_process_goes_on_with_the_older_table(tmp_path: Path) -> None:
    """The file of the table is not named in a pickle: it may be elsewhere on another machine."""
    file = tmp_path / "state.pickle"
    state = older().start(2, seed=3)
    pickled = pickle.dumps(state)
    assert b".toml" not in pickled
    file.write_bytes(pickled)
    program = (
        "import pickle, sys; from pathlib import Path\n"
        "from tests.fixtures.hidden_nim import GAME\n"
        "from tablewood.kernel.reflect import fingerprint\n"
        "state = pickle.loads(Path(sys.argv[1]).read_bytes())\n"
        f"assert state.game is GAME.played_with('{OLDER}')\n"
        "print(fingerprint(state))\n"
    )
    told = subprocess.run(
        [sys.executable, "-c", program, str(file)],
        capture_output=True,
        check=False,
        text=True,
        cwd=ROOT,
    )
    assert (told.stderr, told.stdout.strip()) == ("", fingerprint(state))
