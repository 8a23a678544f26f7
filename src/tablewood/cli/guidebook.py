"""The illustrated rules of a game on screen: its sentences, with positions as the terminal draws them."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tablewood.cli.rulebook import WORDS
from tablewood.games import game as find_game
from tablewood.kernel import clauses, text
from tablewood.kernel.drawing import drawn
from tablewood.kernel.errors import TablewoodError
from tablewood.kernel.match import Match
from tablewood.kernel.telling import Teller
from tablewood.learn.guide import Guide, GuideItem, GuidePicture, guide_of, has_guide


class Guidebook:
    """The guide of one game in one language, to be printed."""

    def __init__(self, id: str, language: str) -> None:
        game = find_game(id)
        if not has_guide(game):
            raise TablewoodError(f"{id} has no illustrated rules yet; try: tablewood rules {id}")
        self._guide: Guide = guide_of(id)
        self._language = language
        self._words = text.load(WORDS)
        self._named = text.load(game.folder / "text")

    def whole(self) -> RenderableType:
        """All sections, in order."""
        guide = self._guide
        return Group(
            Text(self._named.say(self._language, "game-name"), style="bold underline"),
            self._heading("overview"),
            *self._numbered("overview", guide.overview),
            self._picture(guide.cover),
            self._heading("box"),
            *[self._line(f"box-{box.kind}", box.clauses) for box in guide.box],
            self._heading("turn"),
            *[self._step(number, step) for number, step in enumerate(guide.turn, 1)],
            self._heading("scoring"),
            *self._items("scoring", guide.scoring),
            self._line("scoring-example"),
            self._picture(guide.example),
            self._points(),
            self._heading("glossary"),
            self._glossary(),
            self._heading("hints"),
            *self._items("hint", guide.hints),
        )

    # Sections

    def _numbered(self, section: str, items: Iterable[GuideItem]) -> list[RenderableType]:
        return [
            Padding(Text(f"{number}. {self._say(f'{section}-{one.id}')}"), (0, 0, 0, 2))
            for number, one in enumerate(items, 1)
        ]

    def _items(self, section: str, items: Iterable[GuideItem]) -> list[RenderableType]:
        found: list[RenderableType] = []
        for one in items:
            found.append(self._line(f"{section}-{one.id}", one.clauses))
            if one.picture is not None:
                found.append(self._picture(one.picture))
        return found

    def _step(self, number: int, step: GuideItem) -> RenderableType:
        title = Text(f"{number}. {self._say(f'turn-{step.id}-title')}", style="bold")
        parts: list[RenderableType] = [title, self._line(f"turn-{step.id}", step.clauses)]
        if step.picture is not None:
            parts.append(self._picture(step.picture))
        return Group(*parts)

    def _points(self) -> Table:
        """The points of the example, or how its team stands."""
        guide, table = self._guide, Table.grid(padding=(0, 3, 0, 0))
        table.add_column()
        if guide.stand:
            for name, count in guide.stand:
                said = self._named.say(self._language, f"stand-{name}", **dict(guide.stand))
                table.add_row(said, str(count))
            return table
        names = self._teller(guide.example.last).names
        table.add_row("", *names, style="bold")
        for part, _ in guide.scores[0].parts:
            points = [str(dict(score.parts).get(part, 0)) for score in guide.scores]
            table.add_row(self._named.say(self._language, f"score-{part}"), *points)
        totals = [str(score.total) for score in guide.scores]
        table.add_row(self._words.say(self._language, "guide-total"), *totals, style="bold")
        return table

    def _glossary(self) -> Table:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(style="bold")
        table.add_column()
        for icon in self._guide.glossary:
            table.add_row(self._say(f"glossary-{icon}-title"), self._say(f"glossary-{icon}"))
        return table

    # Pictures

    def _picture(self, picture: GuidePicture) -> RenderableType:
        """The caption, the position, and if something happens in it: what, and the position after that."""
        viewer = picture.viewer
        parts = [*self._position(picture.before, viewer, f"{picture.name}-picture")]
        if picture.after is not None:
            told = self._teller(picture.after).events(picture.events, viewer)
            parts += [Text(f"-> {sentence}", style="bold") for sentence in told]
            parts += self._position(picture.after, viewer, f"{picture.name}-after")
        return Padding(Group(*parts), (0, 0, 1, 2))

    def _position(self, match: Match, viewer: int, caption: str) -> list[RenderableType]:
        view = match.game.view(match.state, viewer)
        drawing = drawn(self._teller(match), view, self._language)
        return [Text(self._say(caption), style="italic"), drawing, Text()]

    def _teller(self, match: Match) -> Teller:
        header = match.header
        return Teller(match.game, header.seats, self._language, (), dict(header.options))

    # Words

    def _heading(self, section: str) -> Text:
        return Text(f"\n{self._words.say(self._language, f'guide-{section}')}\n", style="bold")

    def _line(self, name: str, rests_on: Iterable[str] = ()) -> RenderableType:
        said = Text(self._say(name))
        cited = ", ".join(rests_on)
        if cited:
            said.append(f" ({cited})", style="dim")
        return Padding(said, (0, 0, 1, 2))

    def _say(self, name: str) -> str:
        return clauses.words(self._guide.texts.say(self._language, name, **self._guide.figures))
