"""What the outside of the boxes says, and what the lobby is told of each game."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import tablewood as tw
from tablewood.server.http.box import Box, box_of
from tablewood.server.http.catalogue import game_sheet
from tablewood.server.table.names import LONGEST_NAME


@pytest.mark.parametrize("game", tw.game_ids())
def test_every_box_says_how_long_and_how_heavy_and_where_that_comes_from(game: str) -> None:
    box = box_of(tw.game(game).folder)
    low, high = box.minutes
    assert 0 < low <= high
    assert box.weight
    assert set(box.provenance) == {"minutes", "weight"}
    assert all(source.note for source in box.provenance.values())


def test_a_box_is_no_part_of_the_rules_so_no_saved_game_depends_on_it() -> None:
    for id in tw.game_ids():
        game = tw.game(id)
        assert game.components != game.folder / "box.toml"


def test_a_game_without_a_box_can_be_played_all_the_same(tmp_path: Path) -> None:
    assert box_of(tmp_path) == Box()


@pytest.mark.parametrize(
    "text", ['weight = "featherlight"', 'minutes = "long"', "players = 4", "minutes = [30"]
)
def test_a_box_that_says_something_else_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "box.toml").write_text(text)
    with pytest.raises((msgspec.ValidationError, ValueError)):
        box_of(tmp_path)


def test_the_sheet_of_a_game_has_it_and_says_how_long_a_name_may_be() -> None:
    sheet = game_sheet(tw.game("alynthia"))
    assert (sheet.minutes, sheet.weight) == ([60, 150], "heavy")
    assert sheet.longest_name == LONGEST_NAME == 24


def test_the_rules_say_which_choice_is_for_how_many_players() -> None:
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


def test_the_sheet_says_which_colours_seats_may_choose() -> None:
    colours = {
        game: {option.name: option for option in game_sheet(tw.game(game)).options}["colours"]
        for game in ("sylvan-dale", "little-town")
    }
    assert all(option.each_seat for option in colours.values())
    assert colours["sylvan-dale"].choices == ["red", "yellow", "blue", "purple"]
    assert colours["sylvan-dale"].fits == {}
    assert colours["little-town"].fits == {"yellow": [3, 4], "black": [4]}
