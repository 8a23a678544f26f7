"""The table of Sylve drawn in the terminal: dice, forests, Village, cards and what the players have."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tablewood.games.sylve.components import FOLDER
from tablewood.games.sylve.printed import CreatureView, DieView, PotionView, VillageSpaceView
from tablewood.games.sylve.view import ForestView, PlayerView, SpaceView, WoodView
from tablewood.kernel.drawing import Drawing
from tablewood.kernel.text import Texts

SEASON_STYLES = {"spring": "green", "summer": "yellow", "autumn": "red", "winter": "cyan"}
SIGNS = {"tree": "♣", "mountain": "▲", "river": "≈"}
"""Each landscape has a sign of its own, and element dice are named, so that nothing is told by colour alone."""
UNKNOWN_COLOUR = "white"


def draw(view: WoodView, names: Sequence[str], texts: Texts, language: str) -> RenderableType:
    """The whole table, for 80 columns or more."""
    return WoodDrawing(view, names, texts, language).whole()


def power_words(texts: Texts, language: str, when: str, does: str) -> str:
    """A creature's power as a sentence, from its words in the component table."""
    start = texts.say(language, "when-" + when.replace(" ", "-"))
    effect = effect_words(texts, language, does)
    return texts.say(language, "draw-power", when=start, does=effect)


def effect_words(texts: Texts, language: str, does: str) -> str:
    """An effect in words, from those of the component table; numbers and prices become variables."""
    words = does.split()
    prices = [word for word in words if ":" in word]
    numbers = [int(word) for word in words if word.isdecimal()]
    text_id = "-".join(["does", *[word for word in words if word.isalpha()]])
    if not texts.has(text_id):
        return does
    count = numbers[0] if numbers else 0
    return texts.say(language, text_id, count=count, prices=", ".join(prices))


class WoodDrawing(Drawing[WoodView]):
    """Forests, Village and cards, then the players."""

    folder: ClassVar[Path] = FOLDER

    def __init__(self, view: WoodView, names: Sequence[str], texts: Texts, language: str) -> None:
        super().__init__(view, names, texts, language)
        self.name_of = dict(zip(view.seats, names, strict=False))
        self.colours = {player.seat: player.colour or UNKNOWN_COLOUR for player in view.players}

    def whole(self) -> RenderableType:
        """The parts of the table, one below the other."""
        parts: list[RenderableType] = [self.heading()]
        if self.view.forests:
            forests = self.view.forests.items()
            parts.append(Columns([self.forest(name, one) for name, one in forests], padding=(0, 1)))
        parts += [self.village(), self.cards(), *[self.player(one) for one in self.view.players]]
        return Group(*parts)

    def heading(self) -> Text:
        side = self.name("side", "night" if self.view.night else "day")
        line = Text(self.say("round", round=self.view.round, side=side), style="bold")
        for face, sign in SIGNS.items():
            line.append(f"   {sign} {self.name('die', face)}", style="not bold")
        if self.view.aside:
            line.append(f"   {self.say('aside')}: ", style="not bold dim")
            for die in self.view.aside:
                line.append_text(self.die(die)).append(" ")
        return line

    # Dice

    def die(self, die: DieView) -> Text:
        """A die: its owner's initial and its sign, or the name of the element."""
        if die.owner is None:
            return Text(f"[{self.name('die', die.face)}]", style="bold white on grey30")
        initial = self.name_of.get(die.owner, die.owner)[:1].upper()
        return Text(f"[{initial}{SIGNS[die.face]}]", style=f"bold {self.colours[die.owner]}")

    def dice(self, dice: Sequence[DieView]) -> Text:
        """Dice from the bottom to the top."""
        line = Text()
        for die in dice:
            line.append_text(self.die(die))
        return line

    # The board

    def forest(self, letter: str, forest: ForestView) -> Panel:
        grid = Table.grid(padding=(0, 1))
        for name, space in forest.spaces.items():
            grid.add_row(Text(name, style="bold"), self.space(space), self.dice(space.dice))
        if forest.leader is None:
            leads = Text(self.say("nobody-leads"), style="dim")
        else:
            player = self.name_of[forest.leader]
            leads = Text(self.say("leads", player=player), style=self.colours[forest.leader])
        seasons = "+".join(self.name("season", season) for season in forest.seasons)
        points = self.say("points", count=forest.points)
        title = f"{letter} {self.name('forest', forest.id)}"
        return Panel(
            Group(Text(f"{seasons}, {points}"), grid, leads),
            title=Text(title),
            border_style=SEASON_STYLES[forest.seasons[0]],
            expand=False,
        )

    def space(self, space: SpaceView) -> Text:
        if space.scorched:
            return Text(self.say("scorched"), style="dim strike")
        words = f"{SIGNS[space.symbol]} {self.name('good', space.reward)}"
        return Text(words, style="dim" if space.dice else "")

    def village(self) -> Panel:
        grid = Table.grid(padding=(0, 2))
        for name, space in self.view.village.items():
            shown = self.name("place", name)
            grid.add_row(
                Text(name if name in shown else f"{name} ({shown})", style="bold"),
                Text(self.name("accepts", space.accepts)),
                Text(self.action(space)),
                self.dice(space.dice),
            )
        side = self.name("side", "night" if self.view.night else "day")
        return Panel(grid, title=Text(f"{self.say('village')}, {side}"), expand=False)

    def action(self, space: VillageSpaceView) -> str:
        return "; ".join(effect_words(self.texts, self.language, words) for words in space.does)

    # Cards

    def cards(self) -> Table:
        grid = Table.grid(padding=(0, 2))
        deck = self.say("deck", count=self.view.potion_deck_size)
        grid.add_row(Text(f"{self.say('market')} ({deck})", style="bold"))
        for potion in self.view.market:
            grid.add_row(*self.potion(potion))
        if self.view.revealed is not None:
            grid.add_row(Text(self.say("revealed"), style="bold"))
            grid.add_row(*self.potion(self.view.revealed))
        grid.add_row(Text(self.say("piles"), style="bold"))
        for season, pile in self.view.piles.items():
            left = Text(self.say("left", count=pile.left), style="dim")
            if pile.top is None:
                grid.add_row(Text(f"  {self.name('season', season)}: {self.say('empty')}"))
            else:
                grid.add_row(self.creature(pile.top), left, Text(self.power(pile.top)))
        return grid

    def potion(self, potion: PotionView) -> list[Text]:
        effect = effect_words(self.texts, self.language, potion.does)
        return [
            Text(f"  {potion.id} {self.name('potion', potion.id)}"),
            Text(self.say("points", count=potion.points)),
            Text(self.say("potion", cost=self.goods(potion.cost), does=effect)),
        ]

    def goods(self, counts: dict[str, int]) -> str:
        named = [f"{self.name('good', good)} {count}" for good, count in counts.items() if count]
        return ", ".join(named) or self.say("none")

    def creature(self, creature: CreatureView) -> Text:
        words = f"  {creature.id} {self.name('creature', creature.id)}"
        text = Text(words, style=SEASON_STYLES[creature.season])
        if creature.die is not None:
            text.append(" ").append_text(self.die(creature.die))
        return text

    def power(self, creature: CreatureView) -> str:
        return power_words(self.texts, self.language, creature.when, creature.does)

    # Players

    def player(self, player: PlayerView) -> Panel:
        grid = Table.grid(padding=(0, 1))
        grid.add_column(style="bold")
        grid.add_column()
        dice = [
            DieView(face, player.seat if face in SIGNS else None)
            for face, count in player.pool.items()
            for _ in range(count)
        ]
        grid.add_row(self.say("pool"), self.dice(dice) if dice else Text(self.say("none")))
        grid.add_row(self.say("stock"), Text(self.goods(player.stock)))
        if player.power is not None:
            grid.add_row(self.say("power-of"), Text(self.name("power", player.power)))
        for creature in player.tamed:
            grid.add_row(
                self.say("tamed"), self.creature(creature).append(f"  {self.power(creature)}")
            )
        for key, potions in (("hand", player.hand), ("reserved", player.reserved)):
            for potion in potions:
                grid.add_row(self.say(key), Text("  ").join(self.potion(potion)))
        for key, domain, ids in (
            ("drunk", "potion", [potion.id for potion in player.drunk]),
            ("released", "creature", player.released),
            ("forests", "forest", player.forests),
        ):
            if ids:
                grid.add_row(self.say(key), Text(", ".join(self.name(domain, one) for one in ids)))
        return Panel(grid, title=self.title(player), border_style=self.colours[player.seat])

    def title(self, player: PlayerView) -> Text:
        words = [self.name_of[player.seat]]
        if player.character is not None:
            words.append(self.name("character", player.character))
        words.append(self.say("points", count=player.score))
        if player.housed:
            words.append(self.say("housed", count=player.housed))
        if self.view.first == player.seat:
            words.append(self.say("first"))
        return Text(", ".join(words))
