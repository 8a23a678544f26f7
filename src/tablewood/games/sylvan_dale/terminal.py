"""The table of Builders of Sylvan Dale as a terminal draws it.

Trees stand in a grid and grow upwards. A tile is two letters, for its owner and its style, so that nothing depends
on colour alone; `*r` is a red banner on that level, `^` a treetop. Below each tree: its space, the letter of its
district, who has prestige for it, and its height.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tablewood.games.sylvan_dale.components import FOLDER
from tablewood.games.sylvan_dale.view import DaleView, PlayerView, TreeView
from tablewood.kernel.drawing import BoardDrawing, facts
from tablewood.kernel.text import Texts

CELL = 12
"""How wide a tree is drawn."""

PIECE = {
    "red": "bold black on #ff7b72",
    "yellow": "bold black on #f2cc60",
    "blue": "bold black on #79c0ff",
    "purple": "bold black on #d2a8ff",
}
GROUND = {
    "fernwood": "#e6edf3 on #1f3d2b",
    "heather": "#e6edf3 on #43305a",
    "riverbank": "#e6edf3 on #29435a",
    "stonefield": "#e6edf3 on #574a22",
    "meadow": "#e6edf3 on #46651f",
}


def draw(view: DaleView, names: Sequence[str], texts: Texts, language: str) -> RenderableType:
    """The whole table as the viewer sees it."""
    return DaleDrawing(view, names, texts, language)


class DaleDrawing(BoardDrawing[DaleView]):
    """The forest, and around it the players, the cards and the viewer's own secrets."""

    folder: ClassVar[Path] = FOLDER

    # The board

    def board_width(self) -> int:
        return 5 * CELL + 4

    def board(self) -> Text:
        """The trees row by row, then what the letters mean."""
        columns = sorted({space[0] for space in self.view.trees})
        rows = sorted({space[1:] for space in self.view.trees}, key=int)
        lines: list[Text] = []
        for row in rows:
            lines += self._row([f"{column}{row}" for column in columns])
            lines.append(Text())
        return Text("\n").join([*lines, *self._legend()])

    def _row(self, spaces: Sequence[str]) -> list[Text]:
        """The lines of one row of trees, from the highest level down to the plaques."""
        cells = [self._cell(space, self.view.trees.get(space)) for space in spaces]
        height = max(map(len, cells))
        lines: list[Text] = []
        for line in range(height):
            shown = [
                cell[line - height + len(cell)] if line >= height - len(cell) else _blank()
                for cell in cells
            ]
            lines.append(Text(" ").join(shown))
        return lines

    def _cell(self, space: str, tree: TreeView | None) -> list[Text]:
        """A tree from the top down: treetop, tiles, base, plaque."""
        if tree is None:
            return []
        ground = GROUND.get(tree.district, "")
        levels = [Text.assemble((f" {tree.base[0].upper()}", ground))]
        for tile in tree.tiles:
            levels.append(Text(_tile(tile.colour, tile.style), style=_piece(tile.colour)))
        for colour, level in tree.banners.items():
            levels[level].append(" " if "*" not in levels[level].plain else "", style=ground)
            levels[level].append(f"*{colour[0]}", style=_piece(colour))
        lines = [Text.assemble(("  ", ground), level) for level in reversed(levels)]
        if tree.treetop:
            lines.insert(0, Text("   ^", style=f"bold {ground}"))
        plaque = Text(f" {space} {self._letter(tree.district)} ", style=ground)
        if tree.prestige:
            plaque.append(f"{tree.prestige[0]}{tree.height}", style=_piece(tree.prestige))
        return [_filled(line, ground) for line in [*lines, plaque]]

    def _letter(self, district: str) -> str:
        return district[0].upper()

    def _legend(self) -> list[Text]:
        trees = Counter(tree.district for tree in self.view.trees.values())
        districts = Text()
        for district, count in trees.items():
            name = self.name("district", district)
            label = f" {self._letter(district)} {name} {count} "
            districts.append(label, style=GROUND.get(district, "")).append(" ")
        styles = dict.fromkeys(tree.base for tree in self.view.trees.values())
        named = [f"{style[0].upper()} {self.name('style', style)}" for style in sorted(styles)]
        return [
            districts,
            Text(", ".join(named), style="dim"),
            Text(f"{self.say('legend-tile')}; {self.say('legend-closed')}", style="dim"),
            Text(self.say("legend-plaque"), style="dim"),
        ]

    # Around the board

    def around(self) -> RenderableType:
        """The players, the cards, and the viewer's own secrets."""
        players = [self._player(seat, player) for seat, player in enumerate(self.view.players)]
        return Group(*players, self._facts())

    def _player(self, seat: int, player: PlayerView) -> RenderableType:
        """What lies in front of a player, in two lines."""
        chip = (f" {player.colour[0]} ", _piece(player.colour))
        fame = self.say("fame", fame=player.fame)
        heading = Text.assemble(
            self.arrow(seat),
            chip,
            (f" {self.names[seat]}  {fame}", "bold"),
            f"  {self._stack(player)}",
        )
        lying = Text(f"{self.say('items')} {self._counted(player.items)}; ")
        lying.append(
            f"{self.say('display')} {self._display(player.display)}; {self._hand(player)}; "
        )
        lying.append(self.say("banners", banners=player.banners_left))
        return Group(heading, Padding(lying, (0, 0, 1, 5)))

    def _stack(self, player: PlayerView) -> str:
        if player.stack_top is None:
            return self.say("stack-empty")
        top = self.name("style", player.stack_top)
        return self.say("stack", top=top, left=player.stack_left)

    def _counted(self, counts: dict[str, int]) -> str:
        held = [f"{self.name('item', name)} {count}" for name, count in counts.items() if count]
        return ", ".join(held) or "-"

    def _display(self, cards: Iterable[str]) -> str:
        """Only the icons of displayed cards count (SD-66)."""
        icons = Counter(card.partition("-")[2] for card in cards)
        return ", ".join(f"{self._icons(face)} {count}" for face, count in icons.items()) or "-"

    def _icons(self, face: str) -> str:
        return "/".join(self.name("item", icon) for icon in face.split("+"))

    def _hand(self, player: PlayerView) -> str:
        hand = self.say("hand", cards=player.hand_size)
        if not player.seen_in_hand:
            return hand
        return f"{hand} ({self.say('seen', cards=', '.join(player.seen_in_hand))})"

    def _facts(self) -> Table:
        """The round, the cards and the supply, line by line."""
        view = self.view
        table = facts()
        way = self.say("clockwise" if view.clockwise else "counterclockwise")
        table.add_row(self.say("round"), f"{view.round}, {way}")
        if view.played:
            table.add_row(self.say("played"), view.played)
        piles = self.say("deck", cards=view.deck_size, discard=len(view.discard))
        table.add_row(self.say("market"), f"{self._listed(view.market)}  ({piles})")
        table.add_row(self.say("supply"), self._counted(view.supply))
        if view.bridges:
            table.add_row(self.say("bridges"), self._bridges())
        for player in view.players:
            if player.hand is not None:
                self._own(table, player)
        return table

    def _bridges(self) -> Text:
        shown = [
            Text.assemble(
                (f" {bridge.colour[0]} ", _piece(bridge.colour)),
                f" {bridge.trees}",
            )
            for bridge in self.view.bridges
        ]
        return Text(", ").join(shown)

    def _own(self, table: Table, player: PlayerView) -> None:
        """SD-35: the hand and the stacks, which only their owner sees."""
        table.add_row(self.say("your-hand"), self._listed(player.hand or []), style="bold")
        if player.stack:
            stack = self.say("from-the-top", tiles=_letters(player.stack))
            table.add_row(self.say("your-stack"), stack)
        if player.second_stack:
            table.add_row(self.say("second-stack"), _letters(player.second_stack))

    def _listed(self, cards: Sequence[str]) -> str:
        return ", ".join(cards) or self.say("nothing")


def _letters(styles: Sequence[str]) -> str:
    return " ".join(style[0].upper() for style in styles)


def _tile(colour: str, style: str) -> str:
    return f"{colour[0]}{style[0].upper()}"


def _piece(colour: str) -> str:
    return PIECE.get(colour, "bold reverse")


def _filled(line: Text, ground: str) -> Text:
    """The line on the ground of the district, as wide as a cell."""
    line.append(" " * (CELL - line.cell_len), style=ground)
    return line


def _blank() -> Text:
    return Text(" " * CELL)
