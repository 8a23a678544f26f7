"""The golden games: the same when replayed, loaded, compiled, and in another process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tablewood as tw
from tablewood.kernel.errors import BadComponents
from tablewood.kernel.save import read
from tests.conformance.settings import find_game
from tools import golden
from tools.golden import Golden

GOLDEN = golden.declared()

each = pytest.mark.parametrize("one", GOLDEN, ids=lambda one: f"{one.game_id}/{one.name}")


@each
def test_the_game_is_played_the_same_way_again(one: Golden) -> None:
    """After an intended rule change: run `make golden` and review the diff."""
    assert golden.differences(one) == []


@each
def test_the_file_is_a_saved_game(one: Golden) -> None:
    match = read(one.path, find_game)
    assert match.state.over
    assert golden.text_of(match) == one.path.read_text(encoding="utf-8")


@each
def test_the_game_shows_what_it_is_there_for(one: Golden) -> None:
    told = {line.removeprefix("# ") for line in lines(one) if line.startswith("#")}
    words = {word for line in told for word in line.split()[:2]}
    assert [event for event in one.shows if event not in words] == []


def lines(one: Golden) -> list[str]:
    return one.path.read_text(encoding="utf-8").splitlines()


def test_there_are_no_other_files_among_the_golden_games() -> None:
    assert golden.undeclared(GOLDEN) == []


@pytest.mark.parametrize("id", tw.game_ids())
def test_a_game_has_golden_games_for_every_player_count_and_kind_of_player(id: str) -> None:
    found = [one for one in GOLDEN if one.game_id == id]
    seats = {one.seats for one in found if one.players == "random" and not one.scene}
    assert seats == set(tw.game(id).seats)
    assert {one.players for one in found} == set(golden.PLAYERS)


def test_fingerprints_are_the_same_in_another_process() -> None:
    some = {one.game_id: one for one in GOLDEN if not one.scene}
    program = (
        "import sys; from pathlib import Path; from tablewood.kernel.save import read\n"
        "from tablewood.kernel.reflect import fingerprint\n"
        "from tests.conformance.settings import find_game\n"
        "for path in sys.argv[1:]: print(fingerprint(read(Path(path), find_game).state))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, *[str(one.path) for one in some.values()]],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": "12345"},
        capture_output=True,
        text=True,
        check=True,
    )
    stored = [lines(one)[-1].removeprefix("# fingerprint ") for one in some.values()]
    assert done.stdout.split() == stored


# The table of golden games

ENTRY = """
[[golden]]
game = "hidden-nim"
name = "one"
seats = 2
seed = 1
players = "random"
"""


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("hidden-nim", "hidden-gin", r'games.toml:3: golden\[0\].game: unknown game "hidden-gin"'),
        ("seats = 2", "seats = 7", r"games.toml:5: .*not for 7 seats; one of 2, 3"),
        ('"random"', '"lucky"', r'games.toml:7: .*unknown players "lucky"; one of random, greedy'),
        ("seed = 1", 'seed = 1\nshows = ["x"]', r'games.toml:7: .*unknown name "x"'),
        ("seed = 1", "seed = 1\nsede = 2", r"games.toml:7: .*unknown key"),
        ("seed = 1", f"seed = 1\nplayers = 'random'\n{ENTRY}seed = 1", "not TOML"),
        ('players = "random"', f'players = "random"\n{ENTRY}', "two games go to one.txt"),
    ],
)
def test_a_wrong_entry_is_named(tmp_path: Path, old: str, new: str, said: str) -> None:
    path = tmp_path / "games.toml"
    path.write_text(ENTRY.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadComponents, match=said):
        golden.declared(path)


def test_a_game_that_nobody_declared(capsys: pytest.CaptureFixture[str]) -> None:
    assert golden.main(["check", "--game", "sylvandale"]) == 2
    assert capsys.readouterr().err == 'golden: games.toml declares no game "sylvandale"\n'


def test_the_command_compares(capsys: pytest.CaptureFixture[str]) -> None:
    assert golden.main(["--check", "--game", "hidden-nim"]) == 0
    assert capsys.readouterr().out == ""
