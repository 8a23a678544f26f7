"""The table of Tree Society as a terminal draws it.

A guild card is a box with its letters, its banners (¶) and its name; inside, level 3 stands on top, as on the card,
each level with its cost, what it does, and its points (* for a formula). `>` is the Tree marker. The letters of a card
(ARC, BAN, ...) name its guild, so that nothing is told by colour alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tablewood.games.tree_society.components import FOLDER
from tablewood.games.tree_society.parts import BOTTOM, ROWS, TOP
from tablewood.games.tree_society.printed import LevelView, WordsView
from tablewood.games.tree_society.view import CardView, PlayerView, SocietyView
from tablewood.kernel.drawing import Drawing, facts
from tablewood.kernel.text import Texts

GUILD = {
    "architects": "#79c0ff",
    "bankers": "#f2cc60",
    "merchants": "#ffa657",
    "writers": "#ff7b72",
    "botanists": "#7ee787",
    "explorers": "#d2a8ff",
}
FRUIT = {
    "apple": "#ff7b72",
    "cherry": "#ff9bce",
    "grape": "#d2a8ff",
    "blueberry": "#79c0ff",
    "orange": "#ffa657",
}


def draw(view: SocietyView, names: Sequence[str], texts: Texts, language: str) -> RenderableType:
    """The whole table as the viewer sees it."""
    drawing = SocietyDrawing(view, names, texts, language)
    return Group(drawing.heading(), drawing.market(), *drawing.players(), *drawing.revealed())


class SocietyDrawing(Drawing[SocietyView]):
    """The Market board, then the player boards."""

    folder: ClassVar[Path] = FOLDER

    def __init__(
        self, view: SocietyView, names: Sequence[str], texts: Texts, language: str
    ) -> None:
        super().__init__(view, names, texts, language)
        self.columns = len(view.guild_market) // ROWS

    def heading(self) -> RenderableType:
        """The round, what brings the end, and the decks."""
        view = self.view
        end = self.say("goal", banners=view.goal)
        if view.last_round:
            end = self.say("final")
        elif view.goal_round:
            end = self.say("goal-reached")
        decks = self.say(
            "decks",
            fruits=view.fruit_deck_size,
            guilds=view.guild_deck_size,
            discard=len(view.guild_discard),
        )
        told = f"{self.say('round', round=view.round)}  {end}"
        return Group(Text(told, style="bold"), Text(decks, style="dim"))

    # The Market board

    def market(self) -> RenderableType:
        """The fruit market with the prices, then the guild market, the top row above."""
        table = facts()
        table.add_row(self.say("fruit-market"), self._fruits(self.view.fruit_market))
        table.add_row(self.say("prices"), self._prices())
        shown: list[RenderableType] = [table]
        for row, name in ((TOP, "top-row"), (BOTTOM, "bottom-row")):
            label = self.say(name)
            cards = self.view.guild_market[row * self.columns : (row + 1) * self.columns]
            shown += [Text(f"{self.say('guild-market')}, {label}", style="bold"), self._row(cards)]
        return Group(*shown)

    def _prices(self) -> Text:
        return Text("  ").join(
            Text(f"{self.name('type', fruit)} {price}", style=FRUIT.get(fruit, ""))
            for fruit, price in self.view.prices.items()
        )

    def _row(self, cards: Sequence[CardView | None]) -> Table:
        """Cards side by side, all of the same width."""
        row = Table.grid(expand=True)
        for _ in cards:
            row.add_column(ratio=1)
        row.add_row(*[self._box(card) for card in cards])
        return row

    def _box(self, card: CardView | None) -> Panel:
        """A card with all that is printed on it."""
        if card is None:
            return Panel(Text(self.say("empty"), style="dim"), box=box.SQUARE)
        style = GUILD.get(card.guild, "")
        lines = Table.grid(padding=(0, 1, 0, 0))
        lines.add_column()
        lines.add_column()
        lines.add_column(justify="right", style="bold", no_wrap=True)
        for number in range(len(card.levels), 0, -1):
            self._level(lines, card, number)
        title = Text(f"{card.card} {_flags(card)} {self.name('card', card.card)}", style=style)
        return Panel(lines, title=title, title_align="left", border_style=style, box=box.SQUARE)

    def _level(self, lines: Table, card: CardView, number: int) -> None:
        """A level: the Tree marker, the cost, what it does, its points."""
        level = card.levels[number - 1]
        marker = ">" if card.level == number else " "
        does = self._words(level.effect)
        if level.must is not None:
            does = f"{self._words(level.must)} {does}"
        points = self._words(level.points)
        if level.points.counter:
            does, points = f"{does} {points}", "*"
        lines.add_row(Text(f"{marker}{number} ({level.cost})"), Text(does), Text(points))

    # Player boards

    def players(self) -> list[RenderableType]:
        """Every player board, the viewer's own with its cards in full."""
        return [self._player(seat, player) for seat, player in enumerate(self.view.players)]

    def _player(self, seat: int, player: PlayerView) -> RenderableType:
        hidden = any(card.points is None for card in player.completed)
        coins = [self.say("purse", coins=player.purse), self.say("chest", coins=player.chest)]
        points = self.say("points-seen" if hidden else "points", points=player.points)
        told = [*coins, self.say("banners", banners=player.banners), points]
        if player.seat == self.view.first:
            told.append(self.say("first"))
        heading = Text(f"{self.arrow(seat)} {self.names[seat]}  {', '.join(told)}", style="bold")
        own = self.view.viewer == seat
        shown: list[RenderableType] = [Text(), heading, Padding(self._board(player), (0, 0, 0, 2))]
        cards = [card for card in player.in_progress if card is not None]
        if cards and own:
            shown.append(self._row(player.in_progress))
        elif cards:
            shown += [Padding(self._in_progress(card), (0, 0, 0, 2)) for card in cards]
        return Group(*shown)

    def _board(self, player: PlayerView) -> Table:
        """Fruits and completed cards, line by line."""
        table = facts()
        table.add_row(self.say("unsold"), self._fruits(player.unsold))
        if player.sold_now:
            sold = self._fruits(player.sold_now)
            if self.view.action is not None:
                action = self.name("action", self.view.action)
                sold.append(f"   {self.say('action', action=action)}", style="bold")
            table.add_row(self.say("sold-now"), sold)
        if player.sold:
            table.add_row(self.say("sold"), self._counted(player.sold))
        else:
            table.add_row(self.say("sold"), Text(str(player.sold_size)))
        if player.completed:
            cards = [self._done(card) for card in player.completed]
            table.add_row(self.say("completed"), Text(", ").join(cards))
        return table

    def _done(self, card: CardView) -> Text:
        """A completed card: its name, banners, and points or formula."""
        points = "?" if card.points is None else str(card.points)
        told = f"{_flags(card)} {self.name('card', card.card)} {points}"
        return Text(told, style=GUILD.get(card.guild, ""))

    def _in_progress(self, card: CardView) -> Text:
        """A card of another player in one line: how far it is, and what comes next."""
        following = card.levels[card.level]
        line = Text(f"{card.card} {_flags(card)} {self.name('card', card.card)}")
        line.stylize(GUILD.get(card.guild, ""))
        line.append(f"  {self.say('level', level=card.level)}, {self._next(following)}")
        return line

    def _next(self, level: LevelView) -> str:
        effect = self._words(level.effect)
        if level.points.counter:
            effect = f"{effect} {self._words(level.points)}"
        if level.must is None:
            return self.say("next", cost=level.cost, effect=effect)
        return self.say("next-first", cost=level.cost, must=self._words(level.must), effect=effect)

    # Cards revealed by a draw effect

    def revealed(self) -> list[RenderableType]:
        """TS-129: what a draw effect has revealed, until it is kept or shuffled back."""
        shown: list[RenderableType] = []
        if self.view.drawn_fruits:
            table = facts()
            table.add_row(self.say("revealed"), self._fruits(self.view.drawn_fruits))
            shown.append(table)
        for first in range(0, len(self.view.drawn_guilds), self.columns):
            shown.append(Text(self.say("revealed"), style="bold"))
            shown.append(self._row(self.view.drawn_guilds[first : first + self.columns]))
        return shown

    # Words

    def _fruits(self, fruits: Sequence[str]) -> Text:
        if not fruits:
            return Text(self.say("nothing"), style="dim")
        return Text("  ").join(
            Text(self.name("fruit", fruit), style=FRUIT.get(fruit.partition("-")[0], ""))
            for fruit in fruits
        )

    def _counted(self, fruits: Sequence[str]) -> Text:
        """Sold fruits by type: nothing else about them counts any more."""
        types = Counter(fruit.partition("-")[0] for fruit in fruits)
        return Text("  ").join(
            Text(f"{self.name('type', fruit)} {count}", style=FRUIT.get(fruit, ""))
            for fruit, count in types.items()
        )

    def _words(self, words: WordsView) -> str:
        counter = self.texts.say(self.language, words.counter) if words.counter else ""
        return self.texts.say(self.language, words.text, n=words.n, k=words.k, counter=counter)


def _flags(card: CardView) -> str:
    """The banners of a card, one sign each."""
    return "¶" * card.banners
