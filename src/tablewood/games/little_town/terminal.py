"""The table of Little Town as a terminal draws it.

Every square is a cell of three lines: its name with the owner's house (`#b`) or a worker (`@b`), the terrain or the
building, and what the building does in letters (`G>4c`: pay a wheat, gain four coins). Everything that colours show,
letters show too.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tablewood.games.little_town.components import FOLDER
from tablewood.games.little_town.printed import BuildingView
from tablewood.games.little_town.view import PlayerView, SquareView, TownView
from tablewood.kernel.drawing import BoardDrawing, facts
from tablewood.kernel.text import Texts

CELL = 8
"""How wide a square is drawn, with the border before it."""

PIECE = {
    "blue": "bold black on #79c0ff",
    "red": "bold black on #ff7b72",
    "yellow": "bold black on #f2cc60",
    "black": "bold white on #484f58",
}
TERRAIN = {
    "forest": "#e6edf3 on #1f4d2b",
    "mountain": "#e6edf3 on #5a5148",
    "lake": "#e6edf3 on #1f4a73",
}
GRASS_STYLES = ("#c9d1d9 on #3a5a24", "#c9d1d9 on #42652a")
"""Two alternating greens, to tell squares apart."""


def draw(view: TownView, names: Sequence[str], texts: Texts, language: str) -> RenderableType:
    """The whole table as the viewer sees it."""
    return TownDrawing(view, names, texts, language)


class TownDrawing(BoardDrawing[TownView]):
    """The board, and around it the players, the viewer's own goals and the supply."""

    folder: ClassVar[Path] = FOLDER
    wide: ClassVar[int] = 146

    # The board

    def board_width(self) -> int:
        return self.view.columns * CELL + 1

    def board(self) -> Text:
        """The squares row by row, then what the signs mean."""
        squares = list(self.view.squares)
        lines: list[Text] = []
        for first in range(0, len(squares), self.view.columns):
            cells = [self._cell(name) for name in squares[first : first + self.view.columns]]
            lines.append(self._border())
            lines += [Text.assemble(*row, ("|", "dim")) for row in zip(*cells, strict=True)]
        lines.append(self._border())
        legend = [
            Text(self.say("legend-pieces"), style="dim"),
            Text(self.say("legend-goods"), style="dim"),
        ]
        return Text("\n").join([*lines, *legend])

    def _border(self) -> Text:
        return Text(("+" + "-" * (CELL - 1)) * self.view.columns + "+", style="dim")

    def _cell(self, name: str) -> list[Text]:
        """A square in three lines of equal width."""
        square = self.view.squares[name]
        style = self._ground(name, square)
        heading = Text(f"{name} ", style=style)
        if square.owner:
            heading.append(f"#{_letter(square.owner)}", style=style)
        if square.worker:
            heading.append(f"@{_letter(square.worker)}", style=_piece(square.worker))
        if square.building:
            lines = [
                heading,
                Text(self.name("building", square.building), style=style),
                Text(self._effect(self.view.buildings[square.building], ""), style=style),
            ]
        else:
            ground = self.say(f"ground-{square.terrain}") if square.terrain else ""
            lines = [heading, Text(ground, style=style), Text(style=style)]
        return [_filled(line, style) for line in lines]

    def _ground(self, name: str, square: SquareView) -> str:
        if square.owner:
            return _piece(square.owner)
        if square.terrain:
            return TERRAIN.get(square.terrain, "")
        return GRASS_STYLES[(ord(name[0]) + int(name[1:])) % 2]

    # Buildings

    def _effect(self, building: BuildingView, gap: str = " ") -> str:
        """The effect in letters, empty for one that workers cannot use."""
        gain = self._goods(building.gain, gap)
        return f"{self._goods(building.pay, gap)}{gap}>{gap}{gain}" if building.pay else gain

    def _goods(self, goods: dict[str, int], gap: str = " ") -> str:
        """How many of each, ones left out: `2W S`."""
        parts = [
            f"{'' if number == 1 else number}{self.say(f'letter-{good}')}"
            for good, number in goods.items()
        ]
        return gap.join(parts)

    def _described(self, building: BuildingView) -> str:
        """Everything that the building does, for the list of the supply."""
        said = [self._effect(building)] if building.gain else []
        for effect in (building.round_end, building.game_end):
            if effect is None:
                continue
            if effect.around is None:
                said.append(self.say(effect.verb))
            else:
                said.append(self.say(f"around-{effect.around}", vp=effect.vp))
        return "; ".join(said) or self.say("no-effect")

    # Around the board

    def around(self) -> RenderableType:
        """The players, what is under way, the viewer's own goals, and the supply."""
        players = [self._player(seat, player) for seat, player in enumerate(self.view.players)]
        return Group(*players, self._facts(), Text(), self._supply())

    def _player(self, seat: int, player: PlayerView) -> RenderableType:
        """What lies in front of a player, in two lines."""
        chip = (f" {_letter(player.colour)} ", _piece(player.colour))
        score = self.say("score", score=player.score, track=player.track)
        heading = Text.assemble(self.arrow(seat), chip, (f" {self.names[seat]}  {score}", "bold"))
        held = ", ".join(
            f"{self.name('resource', good)} {number}" for good, number in player.goods.items()
        )
        pieces = self.say("pieces", workers=player.workers, houses=player.houses)
        lying = [held, pieces, self.say("goals-hidden", number=player.hidden_goals)]
        if player.revealed_goals:
            shown = ", ".join(self.name("goal", goal) for goal in player.revealed_goals)
            lying.append(self.say("goals-shown", goals=shown))
        return Group(heading, Padding(Text("; ".join(lying)), (0, 0, 1, 5)))

    def _facts(self) -> Table:
        """Round, stock, what is under way, and the viewer's secrets, line by line."""
        view = self.view
        table = facts()
        starter = self.names[view.seats.index(view.start_player)]
        progress = self.say("round-of", round=view.round, rounds=view.rounds, player=starter)
        table.add_row(self.say("round"), progress)
        stock = [f"{self.name('resource', good)} {number}" for good, number in view.stock.items()]
        table.add_row(self.say("stock"), ", ".join(stock))
        if view.discarded_goals:
            goals = [self.name("goal", goal) for goal in view.discarded_goals]
            table.add_row(self.say("discarded"), ", ".join(goals))
        self._under_way(table)
        for player in view.players:
            for goal in player.goals or []:
                told = self.texts.say(self.language, f"goal-{goal}-help")
                points = self.say("goal-points", points=view.goal_points[goal])
                line = f"{self.name('goal', goal)} ({points}): {told}"
                table.add_row(self.say("your-goals"), line)
        return table

    def _under_way(self, table: Table) -> None:
        """A construction, a use or a payment that has begun."""
        view = self.view
        if view.constructing:
            table.add_row(self.say("constructing"), self.name("building", view.constructing))
        if view.use:
            user = self.names[view.seats.index(view.use.colour)]
            used = ", ".join(view.use.used) or self.say("nothing")
            line = self.say("using-square", square=view.use.square, player=user, used=used)
            if view.use.waiting:
                line += "; " + self.say("waiting", goods=self._goods(view.use.waiting))
            table.add_row(self.say("using"), line)
        if view.payment:
            building = view.buildings[view.payment.building]
            bill = self._goods(building.cost if view.payment.cost else building.pay)
            name = self.name("building", view.payment.building)
            table.add_row(self.say("paying"), f"{name}: {bill}")

    def _supply(self) -> Table:
        """The tiles that can still be constructed; in a draft the viewer's own."""
        view = self.view
        hands = [player.draft_hand for player in view.players if player.draft_hand is not None]
        table = Table.grid(padding=(0, 2, 0, 0))
        for style in ("bold", "", "", ""):
            table.add_column(style=style)
        columns = (self.say(label) for label in ("cost", "points", "effect"))
        table.add_row(self.say("your-hand" if hands else "supply"), *columns, style="bold")
        for name in hands[0] if hands else view.supply:
            building = view.buildings[name]
            copies = view.supply.get(name, 1)
            shown = self.name("building", name) + (f" x{copies}" if copies > 1 else "")
            cost = self._goods(building.cost)
            table.add_row(shown, cost, str(building.vp), self._described(building))
        return table


def _letter(colour: str) -> str:
    """Black goes by its last letter, because blue has the first."""
    return colour[-1] if colour == "black" else colour[0]


def _piece(colour: str) -> str:
    return PIECE.get(colour, "bold reverse")


def _filled(line: Text, style: str) -> Text:
    """The line as wide as a cell, cut or filled up, with the border of the square before it."""
    line.truncate(CELL - 1)
    line.append(" " * (CELL - 1 - line.cell_len), style=style)
    return Text.assemble(("|", "dim"), line)
