"""What is printed on the boxes, and what the lobby is told about each game."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import tablewood as tw
from tablewood.learn import lessons_of
from tablewood.server.http.box import Box, box_of
from tablewood.server.http.catalogue import game_sheet
from tablewood.server.table.names import LONGEST_NAME


@pytest.mark.parametrize("game", tw.game_ids())
def test_every_box_gives_length_weight_and_their_source(game: str) -> None:
    box = box_of(tw.game(game).folder)
    low, high = box.minutes
    assert 0 < low <= high
    assert box.weight
    assert set(box.provenance) == {"minutes", "weight"}
    assert all(source.note for source in box.provenance.values())


def test_the_box_is_not_part_of_the_rules_so_saved_games_do_not_depend_on_it() -> None:
    for id in tw.game_ids():
        game = tw.game(id)
        assert game.components != game.folder / "box.toml"


def test_a_game_without_a_box_can_still_be_played(tmp_path: Path) -> None:
    assert box_of(tmp_path) == Box()


@pytest.mark.parametrize(
    "text", ['weight = "featherlight"', 'minutes = "long"', "players = 4", "minutes = [30"]
)
def test_a_malformed_box_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "box.toml").write_text(text)
    with pytest.raises((msgspec.ValidationError, ValueError)):
        box_of(tmp_path)


def test_the_catalogue_has_the_box_and_the_longest_name_allowed() -> None:
    sheet = game_sheet(tw.game("alynthia"))
    assert (sheet.minutes, sheet.weight) == ([60, 150], "heavy")
    assert sheet.longest_name == LONGEST_NAME == 24


def test_the_catalogue_says_which_games_have_lessons() -> None:
    for id in tw.game_ids():
        assert game_sheet(tw.game(id)).lessons == bool(lessons_of(tw.game(id)))


def test_each_choice_says_for_how_many_players_it_is() -> None:
    options = {option.name: option for option in game_sheet(tw.game("alynthia")).options}
    assert options["mode"].fits == {
        "solo": [1],
        "cooperative": [2, 3, 4, 5],
        "competitive": [2, 3, 4, 5],
    }
    assert options["guild-mode"].fits == {}
    [first] = [
        option
        for option in game_sheet(tw.game("little-town")).options
        if option.name[:5] == "first"
    ]
    assert first.fits == {"yellow": [3, 4], "black": [4]}


def test_the_catalogue_lists_the_colours_seats_may_choose() -> None:
    colours = {
        game: {option.name: option for option in game_sheet(tw.game(game)).options}["colours"]
        for game in ("sylvan-dale", "little-town")
    }
    assert all(option.each_seat for option in colours.values())
    assert colours["sylvan-dale"].choices == ["red", "yellow", "blue", "purple"]
    assert colours["sylvan-dale"].fits == {}
    assert colours["little-town"].fits == {"yellow": [3, 4], "black": [4]}
