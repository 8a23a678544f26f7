"""Drawings in the terminal: the rest of the table is beside the board where there is room, else below it."""

from pathlib import Path
from typing import ClassVar

import pytest
from rich.console import Console
from rich.text import Text

from tablewood.kernel import text
from tablewood.kernel.drawing import BoardDrawing, facts
from tablewood.kernel.view import View

LABELS = "heap = { $stones } stones\n"
NAMES = "fruit-plum = plum\n"


class HeapDrawing(BoardDrawing[View]):
    """A game whose board is a heap, with two players."""

    folder: ClassVar[Path]
    wide: ClassVar[int] = 40

    def board(self) -> Text:
        return Text(self.say("heap", stones=7))

    def around(self) -> Text:
        return Text(" ".join(f"{self.arrow(seat)}{name}" for seat, name in enumerate(self.names)))


class RoomyDrawing(HeapDrawing):
    """The same, with a given board width."""

    def board_width(self) -> int:
        return 20


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game's folder with the texts of the heap."""
    for language in text.LANGUAGES:
        file = tmp_path / "text" / "terminal" / f"{language}.ftl"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(LABELS, encoding="utf-8")
        (tmp_path / "text" / f"{language}.ftl").write_text(NAMES, encoding="utf-8")
    monkeypatch.setattr(HeapDrawing, "folder", tmp_path, raising=False)
    return tmp_path


def drawn(kind: type[HeapDrawing], folder: Path, width: int) -> list[str]:
    """What the terminal shows while the second of two players is asked."""
    view = View(game="heap", viewer=0, seats=["a", "b"], asked=[1], prompt="take", over=False)
    console = Console(width=width, no_color=True, force_terminal=False)
    with console.capture() as capture:
        console.print(kind(view, ["Ann", "Bob"], text.load(folder / "text"), "en"))
    return [line.rstrip() for line in capture.get().rstrip().split("\n")]


def test_a_wide_terminal_shows_players_beside_the_board(folder: Path) -> None:
    assert drawn(HeapDrawing, folder, 40) == ["7 stones    Ann >Bob"]
    assert drawn(RoomyDrawing, folder, 40) == ["7 stones                Ann >Bob"]


def test_a_narrow_terminal_shows_players_below_the_board(folder: Path) -> None:
    assert drawn(HeapDrawing, folder, 39) == ["7 stones", "", " Ann >Bob"]


def test_things_are_shown_by_name(folder: Path) -> None:
    view = View(game="heap", viewer=0, seats=[], asked=[], prompt="", over=True)
    drawing = HeapDrawing(view, [], text.load(folder / "text"), "fr")
    assert drawing.name("fruit", "plum") == "plum"


def test_facts_are_labels_with_values() -> None:
    table = facts()
    table.add_row("Round", "2")
    console = Console(width=40, no_color=True, force_terminal=False)
    with console.capture() as capture:
        console.print(table)
    assert capture.get().split() == ["Round", "2"]
