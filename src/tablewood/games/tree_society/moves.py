"""The moves and the events of Tree Society."""

from typing import Final

from tablewood.games.tree_society.parts import Parts
from tablewood.kernel.log import EventKinds, counted, named
from tablewood.kernel.moves import Domain, MoveSpace, Parameter


class Moves(MoveSpace):
    """What a player can say, in the order of a turn."""

    def __init__(self, parts: Parts) -> None:
        super().__init__()
        fruit = Parameter("fruit", parts.fruits.faces)
        card = Parameter("card", parts.cards.names)
        self.sell: Final = self.add("sell", fruit)
        self.build: Final = self.add("build", card)
        self.less: Final = self.add("less", card)
        self.row: Final = self.add("row", Parameter("row", parts.rows))
        self.chest: Final = self.add("chest")
        self.discard: Final = self.add("discard", card)
        self.compost: Final = self.add("compost", fruit)
        self.reveal: Final = self.add("reveal")
        self.keep: Final = self.add("keep", fruit)
        self.take: Final = self.add("take", fruit)
        self.skip: Final = self.add("skip")
        self.done: Final = self.add("done")


class Events(EventKinds):
    """What the log tells, in the order in which it may happen."""

    def __init__(self, parts: Parts) -> None:
        super().__init__()
        fruit = named("fruit", parts.fruits.faces)
        card = named("card", parts.cards.names)
        coins = counted("coins")
        self.first_player: Final = self.add("first-player")
        self.start_card: Final = self.add("start-card", card)
        self.drafted: Final = self.add("drafted", fruit)
        self.round_began: Final = self.add("round-began", counted("round"))
        self.sold: Final = self.add("sold", fruit, coins)
        self.sold_more: Final = self.add("sold-more", fruit, coins)
        self.used_action: Final = self.add(
            "used-action", named("action", Domain("action", parts.fruits.actions))
        )
        self.composted: Final = self.add("composted", fruit)
        self.built: Final = self.add("built", card, counted("level"), coins)
        self.completed: Final = self.add("completed", card, counted("banners"))
        self.gained: Final = self.add("gained", coins)
        self.saved: Final = self.add("saved", coins)
        self.discarded: Final = self.add("discarded", card)
        self.cleared: Final = self.add("cleared", named("row", parts.rows))
        self.revealed_fruit: Final = self.add("revealed-fruit", fruit)
        self.revealed_guild: Final = self.add("revealed-guild", card)
        self.kept: Final = self.add("kept", fruit)
        self.shuffled_back: Final = self.add("shuffled-back", counted("cards"))
        self.skipped: Final = self.add("skipped", card)
        self.goal_reached: Final = self.add("goal-reached", counted("banners"))
        self.took: Final = self.add("took", fruit)
        self.no_fruit: Final = self.add("no-fruit")
        self.lost: Final = self.add("lost", coins)
        self.emptied_chest: Final = self.add("emptied-chest", coins)
        self.new_fruit: Final = self.add("new-fruit", fruit)
        self.new_guild: Final = self.add("new-guild", card)
        self.shuffled: Final = self.add("shuffled")
        self.last_fruit: Final = self.add("last-fruit")
        self.final_round: Final = self.add("final-round")
        self.scored: Final = self.add("scored", card, counted("points"))
