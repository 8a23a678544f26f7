"""Scenes: any position from a small description, and the errors for an impossible one."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablewood as tw
from tablewood.kernel.errors import BadOptionValue, BadScene, BadSeats
from tablewood.kernel.reflect import same
from tablewood.kernel.scene import game_of, scene, scene_file, scene_match
from tests.fixtures.hidden_nim import GAME
from tests.fixtures.hidden_nim.game import Nim

HEAP: dict[str, object] = {"heap": 3, "stones": [2, 1]}


def nim(**described: object) -> Nim:
    state = scene(GAME, **{**HEAP, **described})
    assert isinstance(state, Nim)
    return state


# What a scene describes


def test_a_scene_describes_only_what_matters() -> None:
    s = nim(gifts=[4, 1], turn=1)
    assert (s.heap, s.stones, s.gifts, s.seat) == (3, [2, 1], [4, 1], 1)
    assert s.bag == [0, 2, 3, 5]


def test_seats_seed_and_options() -> None:
    s = scene(GAME, heap=6, stones=[0, 0, 0], seats=3, seed=9, options={"limit": 2})
    assert isinstance(s, Nim)
    assert (s.seats, s.limit) == (3, 2)
    again = scene(GAME, heap=6, stones=[0, 0, 0], seats=3, seed=9, options={"limit": "2"})
    assert same(s, again)
    assert not same(s, scene(GAME, heap=6, stones=[0, 0, 0], seats=3, seed=10))


def test_a_scene_is_a_match_that_has_just_begun() -> None:
    match = scene_match(GAME, {**HEAP, "moves": ["take 1"]})
    assert match.played == []
    assert match.state.seat == 1
    assert [event.numbers[0] for event in match.log.events] == [1]
    assert match.may_undo(0) == "no move has been made"


def test_the_game_may_be_named() -> None:
    assert nim(game="hidden-nim").heap == 3


def test_a_scene_may_be_beyond_what_the_components_allow() -> None:
    with pytest.raises(BadScene) as raised:
        nim(heap=50)
    assert str(raised.value) == "scene: 53 stones (HN-2) and 6 gifts (HN-3)"
    assert nim(heap=50, unchecked=True).heap == 50


# Errors


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"heep": 3}, "scene: heep: unknown key; one of game, seats, options, seed, heap, stones"),
        ({"heap": "three"}, 'scene: heap: must be a whole number, not "three"'),
        ({"heap": 1}, "scene: heap: must be at least 2, not 1"),
        ({"stones": [1, 2, 3]}, "scene: stones: must have 2 entries, not 3"),
        ({"stones": [1, "x"]}, 'scene: stones[1]: must be a whole number, not "x"'),
        ({"gifts": [1, 1]}, "scene: 6 stones (HN-2) and 7 gifts (HN-3)"),
        ({"turn": 2}, "scene: turn: must be at most 1, not 2"),
        ({"game": "go"}, 'scene: game: unknown game "go"; one of hidden-nim'),
        ({"moves": "take 1"}, 'scene: moves: must be a list, not "take 1"'),
        ({"moves": ["take 1", "take 7"]}, 'scene: moves[1]: cannot read the move "take 7"'),
        (
            {"moves": ["take 3"]},
            'scene: moves[0]: "take 3" is not allowed now: That would take all 3 stones',
        ),
        ({"unchecked": "yes"}, 'scene: unchecked: must be true or false, not "yes"'),
        ({"options": 3}, "scene: options: must be a table, not 3"),
        ({"heap": {1, 2}}, "scene: heap: must be a whole number, not "),
    ],
)
def test_an_error_in_a_scene_names_its_place(wrong: dict[str, object], said: str) -> None:
    with pytest.raises(BadScene) as raised:
        scene(GAME, **{**HEAP, **wrong})
    assert str(raised.value).startswith(said)


def test_a_missing_key_is_named() -> None:
    with pytest.raises(BadScene, match="scene: stones: missing"):
        scene(GAME, heap=4)


def test_seats_and_options_are_checked_as_always() -> None:
    with pytest.raises(BadSeats):
        nim(seats=5)
    with pytest.raises(BadOptionValue):
        nim(options={"limit": 9})


# Files


def file(folder: Path, text: str) -> Path:
    path = folder / "puzzle.toml"
    path.write_text(text, encoding="utf-8")
    return path


PUZZLE = """\
game = "hidden-nim"
heap = 3
stones = [2, 1]
moves = ["take 1"]
"""


def test_a_scene_file(tmp_path: Path) -> None:
    path = file(tmp_path, PUZZLE)
    assert game_of(path) == "hidden-nim"
    match = scene_file(GAME, path)
    assert same(match.state, nim(moves=["take 1"]))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("heap = 3", "heap = 1", "puzzle.toml:2: heap: must be at least 2, not 1"),
        ("heap = 3", "heap = 3\nhaep = 3", "puzzle.toml:3: haep: unknown key"),
        ("heap = 3", "heap =", "puzzle.toml:2: not TOML: "),
        ("heap = 3", "heap = 2024-01-01", "puzzle.toml:2: heap: must be a whole number, not 2024"),
        ("hidden-nim", "sylvan-dale", 'puzzle.toml:1: game: unknown game "sylvan-dale"'),
    ],
)
def test_an_error_in_a_file_names_its_line(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(BadScene) as raised:
        scene_file(GAME, file(tmp_path, PUZZLE.replace(old, new, 1)))
    assert str(raised.value).startswith(f"scene: {said}")


def test_a_file_must_name_its_game(tmp_path: Path) -> None:
    with pytest.raises(BadScene, match="game: missing"):
        game_of(file(tmp_path, "heap = 3"))
    with pytest.raises(BadScene, match="cannot be read"):
        game_of(tmp_path / "none.toml")


# Components are conserved


def test_components_that_a_scene_uses_are_taken_from_their_place() -> None:
    game = tw.game("sylvan-dale")
    state = scene(game, seats=2, red={"hand": ["nest-ax"] * 4}, market=["lodge-ax"] * 3)
    assert game.audit(state) == []


def test_no_component_is_used_twice() -> None:
    with pytest.raises(BadScene, match="cards nest-ax instead of 4"):
        scene(tw.game("sylvan-dale"), seats=2, red={"hand": ["nest-ax"] * 4}, market=["nest-ax"])
