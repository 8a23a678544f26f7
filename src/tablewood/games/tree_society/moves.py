"""The moves and the events of Tree Society."""

from typing import Final

from tablewood.games.tree_society.parts import CAUSES, Parts
from tablewood.kernel.log import EventKinds, counted, named, several
from tablewood.kernel.moves import Domain, MoveSpace, Parameter


class Moves(MoveSpace):
    """What a player can say, in the order of a turn."""

    def __init__(self, parts: Parts) -> None:
        super().__init__()
        fruit = Parameter("fruit", parts.fruits.faces)
        card = Parameter("card", parts.cards.names)
        self.sell: Final = self.verb("sell", fruit, clause=4)
        self.build: Final = self.verb("build", card, clause=4)
        self.less: Final = self.verb("less", card, clause=44)
        self.row: Final = self.verb("row", Parameter("row", parts.rows), clause=44)
        self.chest: Final = self.verb("chest", clause=44)
        self.discard: Final = self.verb("discard", card, clause=94)
        self.compost: Final = self.verb("compost", fruit, clause=83)
        self.reveal: Final = self.verb("reveal", clause=83)
        self.keep: Final = self.verb("keep", fruit, clause=83)
        self.take: Final = self.verb("take", fruit, clause=4)
        self.skip: Final = self.verb("skip", clause=83)
        self.done: Final = self.verb("done", clause=5)


class Events(EventKinds):
    """What the log tells, in the order in which it may happen."""

    def __init__(self, parts: Parts) -> None:
        super().__init__()
        fruit = named("fruit", parts.fruits.faces)
        card = named("card", parts.cards.names)
        coins = counted("coins")
        action = named("action", Domain("action", parts.fruits.actions))
        row = named("row", parts.rows)
        cause = named("cause", Domain("cause", CAUSES))
        self.first_player: Final = self.add("first-player")
        self.start_card: Final = self.add("start-card", card)
        self.drafted: Final = self.add("drafted", fruit)
        self.round_began: Final = self.add("round-began", counted("round"))
        # TS-36, TS-39, TS-155: a coin for each visible fruit of the type, for the +1 icon, and from effects.
        price = several("price", Domain("price", [*parts.fruits.types, "value", "effects"]))
        self.sold: Final = self.add("sold", fruit, coins, price)
        self.sold_by_action: Final = self.add("sold-by-action", fruit, coins, price)
        self.sold_more: Final = self.add("sold-more", fruit, coins, price)
        self.used_action: Final = self.add("used-action")
        self.lost_action: Final = self.add("lost-action", action)
        self.composted: Final = self.add("composted", fruit)
        self.built: Final = self.add("built", card, counted("level"), coins)
        self.completed: Final = self.add("completed", card, counted("banners"))
        self.gained: Final = self.add("gained", coins, card)
        self.gained_completing: Final = self.add("gained-completing", coins, card)
        self.gained_discarding: Final = self.add("gained-discarding", coins, card)
        self.saved: Final = self.add("saved", coins)
        self.saved_by: Final = self.add("saved-by", coins, card)
        self.saved_taking: Final = self.add("saved-taking", coins)
        self.ignored: Final = self.add("ignored", card)
        self.discarded: Final = self.add("discarded", card)
        self.cleared: Final = self.add("cleared", row, several("cards", parts.cards.names), cause)
        self.revealed_fruit: Final = self.add("revealed-fruit", fruit)
        self.revealed_guild: Final = self.add("revealed-guild", card)
        self.kept: Final = self.add("kept", fruit)
        self.shuffled_back: Final = self.add(
            "shuffled-back", counted("cards"), named("deck", Domain("deck", ["fruit", "guild"]))
        )
        self.skipped: Final = self.add("skipped", card)
        self.goal_reached: Final = self.add("goal-reached", counted("banners"))
        self.goal_reached_late: Final = self.add("goal-reached-late", counted("banners"))
        self.took: Final = self.add("took", fruit, cause)
        self.no_fruit: Final = self.add("no-fruit")
        self.lost: Final = self.add("lost", coins, counted("kept"))
        self.emptied_chest: Final = self.add("emptied-chest", coins)
        self.new_fruit: Final = self.add("new-fruit", fruit)
        self.slid: Final = self.add("slid", several("cards", parts.cards.names))
        self.new_guild: Final = self.add("new-guild", card, row)
        self.shuffled: Final = self.add("shuffled")
        self.last_fruit: Final = self.add("last-fruit")
        self.final_round: Final = self.add("final-round")
        self.final_scoring: Final = self.add("final-scoring")
        self.scored: Final = self.add("scored", card, counted("points"))
        self.total: Final = self.add("total", counted("points"))
