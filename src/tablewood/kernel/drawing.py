"""What the drawings of several games in the terminal have in common: their words, and where the parts stand."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from tablewood.kernel import text
from tablewood.kernel.telling import Teller
from tablewood.kernel.text import Texts
from tablewood.kernel.view import View, builtins

V = TypeVar("V", bound=View)


def drawn(teller: Teller, view: View, language: str) -> RenderableType:
    """The table as its viewer sees it: drawn by the game, or else as plain facts."""
    drawing = f"{type(teller.game).__module__.rpartition('.')[0]}.terminal"
    if find_spec(drawing) is None:
        return plain(builtins(view))
    found: RenderableType = import_module(drawing).draw(view, teller.names, teller.texts, language)
    return found


def plain(facts: Any) -> Table:
    """Any facts as a table of names and values, tables within tables."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold")
    table.add_column()
    pairs = facts.items() if isinstance(facts, dict) else enumerate(facts)
    for name, value in pairs:
        nested = isinstance(value, dict) or (
            isinstance(value, list) and any(isinstance(item, (dict, list)) for item in value)
        )
        table.add_row(Text(str(name)), plain(value) if nested else Text(_fact(value)))
    return table


def _fact(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "-"
    return "-" if value is None else str(value)


class Drawing(Generic[V]):
    """A view in one language: the labels of the drawing (`text/terminal`), and the names of things."""

    folder: ClassVar[Path]
    """The folder of the game."""

    def __init__(self, view: V, names: Sequence[str], texts: Texts, language: str) -> None:
        self.view = view
        self.names = names
        self.texts = texts
        self.labels = text.load(self.folder / "text" / "terminal")
        self.language = language

    def say(self, label: str, **variables: str | int) -> str:
        """A label of the drawing."""
        return self.labels.say(self.language, label, **variables)

    def name(self, domain: str, name: str) -> str:
        """What a thing is called: a style, a building, a card."""
        return self.texts.name(self.language, domain, name)

    def arrow(self, seat: int) -> str:
        """Points to a player who is asked."""
        return ">" if seat in self.view.asked else " "


class BoardDrawing(Drawing[V]):
    """A board, and what lies around it: below, or beside it where there is room."""

    wide: ClassVar[int] = 116
    """From this width on, the rest stands beside the board."""

    def board(self) -> RenderableType:
        """The board itself."""
        raise NotImplementedError

    def board_width(self) -> int | None:
        """How wide the board is, if it must be kept to that; else it takes what it needs."""
        return None

    def around(self) -> RenderableType:
        """Everything else: players, cards, supplies."""
        raise NotImplementedError

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width >= self.wide:
            beside = Table.grid(padding=(0, 3, 0, 0))
            beside.add_column(width=self.board_width())
            beside.add_column()
            beside.add_row(self.board(), self.around())
            yield beside
        else:
            yield self.board()
            yield Text()
            yield self.around()


def facts() -> Table:
    """A table of two columns, to be filled with labels and what they stand for."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold")
    table.add_column()
    return table
