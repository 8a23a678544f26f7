"""The table in the terminal: everything a player needs, and nothing that is hidden."""

import io

import pytest
from rich.console import Console

from tablewood.games.tree_society.terminal import draw
from tablewood.kernel import text
from tests.games.tree_society.scenes import MARKET, workshop
from tests.table import Table, table


def shown(t: Table, name: str = "oak", language: str = "en", width: int = 100) -> str:
    """What the named player sees on a screen of this width."""
    console = Console(file=io.StringIO(), width=width, color_system=None)
    texts = text.load(t.game.folder / "text")
    console.print(draw(t.view(name), ["Ann", "Bea"], texts, language))
    printed = console.file
    assert isinstance(printed, io.StringIO)
    return printed.getvalue()


def test_the_market_shows_cards_whole() -> None:
    t = workshop("BAN01", "WRI12", in_progress={"BOT02": 2})
    page = shown(t, width=160)
    assert "BAN01 ¶ Counting House" in page
    assert "WRI12 ¶¶¶ Epic Hall" in page
    assert "3 (4) at the end: 2 for" in page
    assert "First discard a guild." in page
    assert ">2 (3)" in page
    assert "apple 2  cherry 2  grape 2  blueberry 1  orange 2" in page
    assert page.count("empty") >= 4
    t.asks("oak", "build")


def test_boards_show_coins_fruits_and_cards() -> None:
    t = table(
        "tree-society",
        asks="build",
        action="take",
        sold_now=["blueberry-take"],
        fruit_market=MARKET,
        oak={"purse": 3, "chest": 1, "sold": ["apple-row"], "completed": ["MER02"]},
        birch={"unsold": ["grape-row"], "in_progress": {"BOT02": 2, "WRI10": 2}},
    )
    page = shown(t)
    assert "> Ann  purse 3, chest 1, 1 banner, 2 points, goes first" in page
    assert "fruit action: take" in page
    assert "sold               apple 1" in page
    assert "BOT02 ¶ Grafting Shed  level 2, next for 4: First discard a guild. —" in page
    assert "next for 7: at the end: 2 for each completed guild" in page
    # Birch does not see which fruits were sold, nor the points that would tell.
    other = shown(t, "birch")
    assert "¶ Wholesaler ?" in other
    assert "0 points in sight" in other
    t.asks("oak", "build")


def test_revealed_cards_are_shown() -> None:
    t = workshop("EXP01", "EXP02")
    t.says("oak", "build EXP01", "reveal")
    assert "Revealed  apple (row)  cherry (row)  grape (chest)" in shown(t, "birch")
    t.says("oak", "keep apple-row", "build EXP02", "reveal").asks("oak", "build-drawn")
    assert "ARC12 ¶ Great Platform" in shown(t, "birch")


@pytest.mark.parametrize(("round", "said"), [(8, "one more round"), (9, "the final round")])
def test_the_end_is_announced(round: int, said: str) -> None:
    t = table("tree-society", round=round, goal_round=8)
    assert said in shown(t)
    t.asks("oak", "sell-fruit")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [60, 80, 160])
def test_every_line_fits(language: str, width: int) -> None:
    t = workshop("BOT01", "EXP08", "MER12", completed=["WRI08"], in_progress={"BOT12": 1})
    page = shown(t, language=language, width=width)
    assert max(map(len, page.split("\n"))) <= width
    labels = text.load(t.game.folder / "text" / "terminal")
    assert labels.problems() == []
    t.asks("oak", "build")
