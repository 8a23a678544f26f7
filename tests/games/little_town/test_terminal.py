"""Little Town as the terminal draws it."""

import pytest
from rich.console import Console

import tablewood as tw
from tablewood.games.little_town.terminal import draw
from tablewood.kernel import text
from tablewood.kernel.chance import seeded
from tablewood.kernel.playout import play_randomly
from tests.table import Table, table

GAME = tw.game("little-town")
TEXTS = text.load(GAME.folder / "text")
LABELS = text.load(GAME.folder / "text" / "terminal")
NAMES = ["Ann", "Bob", "Cy", "Di"]


def drawn(t: Table, viewer: str = "", width: int = 80, language: str = "en") -> list[str]:
    console = Console(width=width, no_color=True, force_terminal=False)
    with console.capture() as capture:
        console.print(draw(t.view(viewer), NAMES, TEXTS, language))
    return capture.get().split("\n")


def test_squares_terrain_buildings_owners_and_workers() -> None:
    t = table(
        "little-town",
        seats=4,
        buildings={"C3": "blue bakery", "D3": "black wheat-field", "E3": "red castle"},
        workers={"F3": "yellow"},
    )
    lines = drawn(t)
    row = next(at for at, line in enumerate(lines) if line.startswith("|A3"))
    assert lines[row].split("|")[1:7] == [
        "A3     ",
        "B3     ",
        "C3 #b  ",
        "D3 #k  ",
        "E3 #r  ",
        "F3 @y  ",
    ]
    assert lines[row + 1].split("|")[1:6] == ["lake   ", "       ", "bakery ", "wheat f", "castle "]
    assert lines[row + 2].split("|")[3:6] == ["G>4c   ", "G      ", "       "]
    t.asks("blue", "take-action")


def test_the_board_fits_a_terminal_of_eighty_columns() -> None:
    board = [line for line in drawn(table("little-town")) if line.startswith(("|", "+"))]
    assert len(board) == 6 * 4 + 1
    assert {len(line.rstrip()) for line in board} == {73}


def test_players_supply_and_the_viewers_goals() -> None:
    t = table(
        "little-town",
        blue={"wood": 2, "vp": 7, "goals": ["penniless"], "revealed": ["well-off"]},
        red={"goals": ["grand-tour"]},
    )
    shown = "\n".join(drawn(t, "blue"))
    assert "> b  Ann  10 VP in all (7 on the track)" in shown
    assert "wood 2, stone 0, fish 0, wheat 0, coins 3" in shown
    assert "achieved: Well off" in shown
    assert "Penniless (3 VP): Have no coins." in shown
    assert "Grand tour" not in shown
    assert "trading shop" in shown
    assert "2? > 2?" in shown
    assert "wheat field x5" in shown
    t.asks("blue", "take-action")


def test_the_action_in_progress_is_shown() -> None:
    t = table("little-town", buildings={"C3": "blue granary"}, blue={"wheat": 2, "coins": 6})
    shown = "\n".join(drawn(t.says("blue", "place C4", "use C3")))
    assert "C4 by Ann; used so far: C3" in shown
    assert "granary: 2G" in shown
    t.says("blue", "swap wheat 0").asks("red", "take-action")


def test_a_draft_shows_the_viewers_tiles() -> None:
    t = table("little-town", options={"drafted-supply": True}, asks="draft-tile")
    shown = "\n".join(drawn(t, "blue"))
    for tile in t.view("blue").players[0].draft_hand:
        assert TEXTS.name("en", "building", tile) in shown
    assert t.state.asked == [0, 1]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [80, 160])
def test_a_whole_game_can_be_drawn(language: str, width: int) -> None:
    s = GAME.start(3, 4, {"drafted-supply": True})
    t = table("little-town", seats=3)
    t.match.state = s
    luck = seeded(4)
    while not s.over:
        assert drawn(t, "red", width, language)
        play_randomly(s, luck, 9)
    assert LABELS.problems() == []
    assert TEXTS.problems() == []
