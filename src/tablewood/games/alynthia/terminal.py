"""The table of Alynthia as a terminal draws it.

The map is a grid. The first line of a space is its terrain, a letter, and what the dragons have there: `N3` a nest
with three, `n` a defeated nest, `d2` two dragons, `o` a tunnel entrance. The second line is the players': `A` a
character, `a` an outpost, `aMo` an outpost with a monument, `#` a wall. Colour never tells anything alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tablewood.games.alynthia.components import FOLDER
from tablewood.games.alynthia.player_view import PlayerView
from tablewood.games.alynthia.view import LandView, SpaceView
from tablewood.kernel.drawing import BoardDrawing, facts
from tablewood.kernel.text import Texts

CELL = 6

LETTER = {"wood": "W", "stone": "S", "food": "F", "worker": "K", "dragon": "D", "tunnel": "T"}
GROUND = {
    "wood": "#e6edf3 on #1f3d2b",
    "stone": "#e6edf3 on #454b54",
    "food": "#1b1b1b on #d9b84a",
    "worker": "#e6edf3 on #6b3a2a",
    "dragon": "#e6edf3 on #5a1f28",
    "tunnel": "#e6edf3 on #2b2b3a",
}
UPGRADE = {"storehouse": "St", "monument": "Mo", "stronghold": "Ba", "village": "Vi"}
PIECE = {
    "A": "bold black on #ff7b72",
    "B": "bold black on #79c0ff",
    "C": "bold black on #f2cc60",
    "D": "bold black on #7ee787",
    "E": "bold black on #d2a8ff",
}


def draw(view: LandView, names: Sequence[str], texts: Texts, language: str) -> RenderableType:
    """The whole table as the viewer sees it."""
    return LandDrawing(view, names, texts, language)


class LandDrawing(BoardDrawing[LandView]):
    """The map, then players and supplies."""

    folder: ClassVar[Path] = FOLDER

    # The map

    def board(self) -> Text:
        """The spaces row by row, two lines each, then what the letters mean."""
        places = {name: _place(name) for name in self.view.spaces if name != "tunnel"}
        columns = 1 + max(column for _, column in places.values())
        rows = 1 + max(row for row, _ in places.values())
        lines = [Text("    " + "".join(_column(column) for column in range(columns)))]
        for row in range(rows):
            lines += self._row(row, columns)
        if "tunnel" in self.view.spaces:
            upper, lower = self._cell(self.view.spaces["tunnel"])
            lines += [Text("    ").append_text(upper), Text("    ").append_text(lower)]
        return Text("\n").join([*lines, *self._legend()])

    def _row(self, row: int, columns: int) -> list[Text]:
        upper, lower = Text(f"r{row} {row + 1}".ljust(4)), Text("    ")
        for column in range(columns):
            space = self.view.spaces.get(f"r{row}c{column}")
            above, below = (
                (Text(" " * CELL), Text(" " * CELL)) if space is None else self._cell(space)
            )
            upper.append_text(above).append(" ")
            lower.append_text(below).append(" ")
        return [upper, lower]

    def _cell(self, space: SpaceView) -> tuple[Text, Text]:
        """Terrain and dragons above, the players' pieces below."""
        ground = GROUND[space.terrain]
        above = Text(f" {LETTER[space.terrain]}{'o' if space.entrance else ' '}", style=ground)
        above.append(_dragons(space), style=f"bold {ground}")
        below = Text(" ", style=ground)
        for character in space.characters:
            below.append(character, style=PIECE[character])
        for building in space.buildings:
            upgrade = UPGRADE.get(building.upgrade or "", "")
            wall = "#" if building.wall else ""
            below.append(f"{building.player.lower()}{upgrade}{wall}", style=PIECE[building.player])
        return _filled(above, ground), _filled(below, ground)

    def _legend(self) -> list[Text]:
        spaces = Text("    ")
        for terrain, letter in LETTER.items():
            if terrain != "tunnel" or "tunnel" in self.view.spaces:
                spaces.append(f" {letter} {self.name('terrain', terrain)} ", style=GROUND[terrain])
                spaces.append(" ")
        return [
            spaces,
            Text(f"    {self.say('legend-dragons')}", style="dim"),
            Text(f"    {self.say('legend-pieces')}", style="dim"),
        ]

    # Around the map

    def around(self) -> RenderableType:
        """The state of the game, the players, and the supplies."""
        players = [self._player(seat, player) for seat, player in enumerate(self.view.players)]
        return Group(self._course(), *players, self._facts())

    def _course(self) -> Text:
        view = self.view
        lines = [
            self.say(
                "course",
                round=view.round,
                rounds=view.rounds,
                dragon=view.dragon_strength,
                nest=view.nest_strength,
            )
        ]
        if view.pool is not None:
            cost = "-" if view.next_nest_cost is None else str(view.next_nest_cost)
            lines.append(
                self.say(
                    "team",
                    pool=view.pool,
                    cost=cost,
                    left=view.nests_left,
                    fallen=view.nests_this_round,
                )
            )
        if view.actions_left is not None:
            lines.append(self.say("actions", actions=view.actions_left))
        if view.battle is not None:
            dice = [view.battle.attack_die, view.battle.defense_die]
            shown = " : ".join("-" if die is None else str(die) for die in dice)
            lines.append(self.say("battle", space=view.battle.space, dice=shown))
        if view.die is not None:
            lines.append(self.say("die", shows=_counted(view.die)))
        return Text("\n".join(lines) + "\n", style="bold")

    def _player(self, seat: int, player: PlayerView) -> RenderableType:
        """What lies in front of a player, in three lines."""
        guild = self.name("guild", player.guild) if player.guild else "-"
        heading = Text.assemble(
            self.arrow(seat),
            (f" {player.player} ", PIECE[player.player]),
            (f" {self.names[seat]}, {guild}", "bold"),
            f"  {player.at or '-'}",
        )
        if player.done or player.passed:
            heading.append(f"  {self.say('done')}")
        tracks = self.say(
            "tracks", focus=player.focus, attack=player.attack, defense=player.defense
        )
        research = " ".join(f"{name[:3]}{level}" for name, level in player.research.items())
        lying = Text(f"{tracks}; {research}; {self.say('ready')} {self._tiles(player)}\n")
        lying.append(self._hand(player))
        return Group(heading, Padding(lying, (0, 0, 1, 5)))

    def _tiles(self, player: PlayerView) -> str:
        return ", ".join(player.ready) or "-"

    def _hand(self, player: PlayerView) -> str:
        if player.resources is None or player.cards is None:
            hand = self.say("hidden", resources=player.resource_cards, cards=player.action_cards)
        else:
            held = [
                *[
                    f"{self.name('resource', name)} {n}"
                    for name, n in player.resources.items()
                    if n
                ],
                *[f"{self.name('card', name)} {n}" for name, n in player.cards.items()],
            ]
            hand = f"{self.say('hand')} {', '.join(held) or '-'}"
        limit = self.say("limit", limit=player.hand_limit)
        renown = "" if player.renown is None else f"; {self.say('renown', renown=player.renown)}"
        captured = f"; {self.say('captured', dragons=player.captured)}" if player.captured else ""
        return f"{hand} ({limit}){renown}{captured}"

    def _facts(self) -> Table:
        """The market and the supplies, line by line."""
        view = self.view
        table = facts()
        market = [
            f"{self.name('market', name)}{f' x{count}' if count > 1 else ''}"
            for name, count in view.market.items()
            if count
        ]
        table.add_row(self.say("market"), "\n".join(market) or "-")
        table.add_row(self.say("supply"), self._supply())
        table.add_row(self.say("deck"), f"{view.card_deck} / {len(view.card_discard)}")
        return table

    def _supply(self) -> str:
        named = {
            **{name: self.name("resource", name) for name in ("wood", "stone", "food", "worker")},
            "dragons": self.say("dragons"),
        }
        return ", ".join(
            f"{named.get(name) or self.name('upgrade', name)} {count}"
            for name, count in self.view.supply.items()
        )


def _column(column: int) -> str:
    """The head of a column: as it is written in moves, and its letter in sentences."""
    return f"c{column} {chr(ord('A') + column)}".ljust(CELL + 1)


def _place(name: str) -> tuple[int, int]:
    row, _, column = name[1:].partition("c")
    return int(row), int(column)


def _dragons(space: SpaceView) -> str:
    """`N3`, `n`, `nd1`, `d2`."""
    if space.nest == "undefeated":
        return f"N{space.dragons}"
    nest = "n" if space.nest else ""
    return f"{nest}d{space.dragons}" if space.dragons else nest


def _filled(line: Text, style: str) -> Text:
    """A line as wide as its space."""
    line.truncate(CELL)
    line.append(" " * (CELL - len(line.plain)), style=style)
    return line


def _counted(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{name.replace('_', ' ')} {count}" for name, count in counts.items())
