"""Saved games: what is written, what is read back, and errors with their line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablewood.kernel import save
from tablewood.kernel.errors import BadSave
from tablewood.kernel.match import Match
from tablewood.kernel.reflect import same
from tablewood.kernel.save import load_text, read, replace, save_text, write
from tablewood.kernel.scene import scene_match
from tests.conformance.settings import find_game
from tests.fixtures.hidden_nim import GAME

HASH = GAME.components_hash()
SAVED = f"""\
tablewood 1
game: hidden-nim
rules: 1
seats: 2
option limit: 2
seed: 7
components: {HASH}
1 promise 2
0 promise 0
0 take 2
"""


def played() -> Match:
    match = Match(GAME, 2, 7, None, {"limit": 2})
    match.submit(1, "promise 2")
    match.submit(0, "promise 0")
    match.submit(0, "take 2")
    return match


# What is written and read


def test_a_match_as_text() -> None:
    assert save_text(played()) == SAVED


def test_the_text_is_read_back_as_the_same_match() -> None:
    match = load_text(SAVED, find_game)
    assert same(match.state, played().state)
    assert len(match.log.events) == len(played().log.events)
    assert save_text(match) == SAVED


def test_a_match_with_a_key() -> None:
    match = Match(GAME, 3, 0, bytes(range(32)))
    match.submit(2, "promise 1")
    text = save_text(match)
    assert f"key: {bytes(range(32)).hex()}\n" in text
    assert "seed" not in text
    assert same(load_text(text, find_game).state, match.state)


def test_a_match_that_began_with_a_scene() -> None:
    match = scene_match(GAME, {"heap": 3, "stones": [2, 1], "turn": 1, "seed": 4})
    match.submit(1, "take 2")
    text = save_text(match)
    assert 'scene: {"heap": 3, "stones": [2, 1], "turn": 1, "seed": 4}\n' in text
    loaded = load_text(text, find_game)
    assert same(loaded.state, match.state)
    assert save_text(loaded) == text


def test_flags_are_written_in_words() -> None:
    match = Match(GAME, 2, 1)
    match.header.options.update({"open": True, "closed": False})
    lines = save.header_lines(match)
    assert {"option open: yes", "option closed: no"} < set(lines)


def test_remarks_blank_lines_and_spaces_do_not_matter() -> None:
    text = SAVED.replace("\n", "\n\n  # a remark: 0 take 3\n ").replace("take 2", "TAKE  2")
    assert same(load_text("# first\n" + text, find_game).state, played().state)


def test_the_hash_of_the_components_may_be_missing() -> None:
    assert same(load_text(SAVED.replace("components", "# x"), find_game).state, played().state)


# What is wrong, and where


def complaint(text: str) -> str:
    with pytest.raises(BadSave) as raised:
        load_text(text, find_game, "game.txt")
    return str(raised.value)


SCENE = 'scene: {"heap": 3, "stones": [2, 1]}'


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("tablewood 1", "tablewood 2", ":1: not a saved game: the first line must be "),
        ("game: hidden-nim\n", "", ': the header lacks "game"'),
        ("rules: 1\n", "", ': the header lacks "rules"'),
        ("seats: 2\n", "", ': the header lacks "seats"'),
        ("seed: 7\n", "", ': the header lacks "seed" or "key"'),
        ("seats: 2", "seats 2", ':4: expected "NAME: VALUE", found "seats 2"'),
        ("hidden-nim", "sylvan-dael", ':2: unknown game "sylvan-dael"; one of '),
        ("rules: 1", "rules: 9", ":3: played by version 9 of the rules of hidden-nim; this is "),
        ("rules: 1", "rules: one", ':3: expected a number, found "one"'),
        ("seats: 2", "seats: 7", ":4: hidden-nim is not for 7 seats; one of 2, 3"),
        ("seats: 2", "seats: ", ':4: expected a number, found ""'),
        ("limit: 2", "limit: 9", ':5: hidden-nim: option "limit": unknown value "9"; one of '),
        ("limit: 2", "limt: 2", ':5: hidden-nim: option "limt": unknown; one of limit; '),
        ("seed: 7", "seed: --7", ':6: expected a number, found "--7"'),
        ("seed: 7", f"seed: {'7' * 5000}", ':6: expected a number, found "777'),
        ("seed: 7", "key: abc", ":6: the key must be 64 hexadecimal digits"),
        ("seed: 7", f"key: {'0' * 62}", ":6: the key must be 64 hexadecimal digits"),
        (HASH, "0" * 12, ":7: played with another component table; give it with --components"),
        ("seed: 7", "seed: 7\nscene: [1]", ":7: the scene is not a JSON object"),
        ("seed: 7", "seed: 7\nscene: {", ":7: the scene is not a JSON object"),
        ("seed: 7", f"seed: 7\nscene: {'[' * 99999}", ":7: the scene is not a JSON object"),
        ("seed: 7", 'seed: 7\nscene: {"heap": 1}', ":7: scene: heap: must be at least 2, not 1"),
        ("seed: 7", f"seed: 7\n{SCENE}", ":9: seat 1 is not asked now; asked: seat 0"),
        ("1 promise 2", "1 promise 5", ':8: cannot read the move "promise 5"; 5 is out of range'),
        ("1 promise 2", "7 promise 2", ":8: seat 7 is not asked now; asked: seats 0, 1"),
        ("1 promise 2", "1", ':8: cannot read the move ""'),
        ("1 promise 2", "1: promise 2", ':8: expected "SEAT MOVE", found "1: promise 2"'),
        ("1 promise 2", "9" * 5000, ':8: expected "SEAT MOVE", found "999'),
        (
            "0 take 2",
            "0 take 3",
            ':10: "take 3" is not allowed now: You may take 2 stones at most (HN-6)',
        ),
        ("0 take 2", "0 take 2\nseed: 8", ':11: expected "SEAT MOVE", found "seed: 8"'),
    ],
)
def test_the_line_of_every_mistake(old: str, new: str, said: str) -> None:
    assert old in SAVED
    assert complaint(SAVED.replace(old, new, 1)).startswith(f"game.txt{said}")


@pytest.mark.parametrize("text", ["", "\n\n", "# only a remark", "Once upon a time"])
def test_a_text_that_is_not_a_saved_game(text: str) -> None:
    assert complaint(text).startswith("game.txt:1: not a saved game")


@pytest.mark.parametrize("length", range(0, len(SAVED), 7))
def test_a_text_that_was_cut_is_refused_or_an_earlier_position(length: int) -> None:
    try:
        match = load_text(SAVED[:length], find_game)
    except BadSave:
        return
    assert len(match.played) <= 3
    assert SAVED.startswith(save_text(match).rpartition("components")[0])


# Files


def test_a_file_is_written_and_read(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    write(played(), path)
    assert path.read_text(encoding="utf-8") == SAVED
    assert same(read(path, find_game).state, played().state)
    assert [one.name for one in tmp_path.iterdir()] == ["game.txt"]


def test_a_missing_file(tmp_path: Path) -> None:
    path = tmp_path / "none.txt"
    with pytest.raises(BadSave) as raised:
        read(path, find_game)
    assert str(raised.value) == f"{path}: cannot be read: No such file or directory"


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    path = tmp_path / "picture.txt"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadSave, match="cannot be read: not a text file"):
        read(path, find_game)


def test_a_folder_instead_of_a_file(tmp_path: Path) -> None:
    with pytest.raises(BadSave, match="cannot be read: "):
        read(tmp_path, find_game)


def test_a_half_written_file_never_replaces_a_whole_one(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    replace(path, "whole")
    with pytest.raises(UnicodeEncodeError):
        replace(path, "half a file" * 10000 + "\udc80")
    assert path.read_text(encoding="utf-8") == "whole"
    assert [one.name for one in tmp_path.iterdir()] == ["game.txt"]


def test_a_failed_write_leaves_no_file(tmp_path: Path) -> None:
    with pytest.raises(UnicodeEncodeError):
        replace(tmp_path / "new.txt", "\udc80")
    assert list(tmp_path.iterdir()) == []
