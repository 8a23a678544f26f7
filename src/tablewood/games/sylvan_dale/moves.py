"""The moves and the events of Builders of Sylvan Dale."""

from typing import Final

from tablewood.games.sylvan_dale.components import Parts
from tablewood.kernel.log import EventKinds, counted, named, seated, secret, several
from tablewood.kernel.moves import Domain, MoveSpace, Parameter


class Moves(MoveSpace):
    """What a player can say, in the order of a turn."""

    def __init__(self, parts: Parts) -> None:
        super().__init__()
        card = Parameter("card", parts.faces)
        tree = Parameter("tree", parts.spaces)
        item = Parameter("item", Domain("item", parts.items))
        source, target = Parameter("from", parts.spaces), Parameter("to", parts.spaces)
        self.play: Final = self.verb("play", card, clause=20)
        self.add_tile: Final = self.verb("add", tree, clause=20)
        self.hang: Final = self.verb("hang", clause=63)
        self.decline: Final = self.verb("decline", clause=63)
        self.exchange: Final = self.verb("exchange", item, clause=69)
        self.give: Final = self.verb("give", card, clause=69)
        self.ax: Final = self.verb("ax", tree, clause=72)
        self.hammer: Final = self.verb("hammer", source, target, clause=72)
        self.treetop: Final = self.verb("treetop", tree, clause=72)
        self.bridge: Final = self.verb("bridge", Parameter("trees", parts.pairs), clause=72)
        self.done: Final = self.verb("done", clause=28)
        self.replace: Final = self.verb("replace", clause=49)
        self.draw: Final = self.verb("draw", clause=49)
        self.take: Final = self.verb("take", card, clause=49)


class Events(EventKinds):
    """What the log tells, in the order in which it may happen."""

    def __init__(self, parts: Parts) -> None:
        super().__init__()
        card = named("card", parts.faces)
        tree = named("tree", parts.spaces)
        style = named("style", Domain("style", parts.styles))
        district = named("district", Domain("district", parts.districts))
        item = named("item", Domain("item", parts.items))
        cards = several("cards", parts.faces)
        points = counted("points")
        self.began_with: Final = self.add("began-with", item)
        self.round_began: Final = self.add("round-began", counted("round"), seated("first"))
        self.played: Final = self.add("played", card)
        self.added: Final = self.add("added", tree, style)
        self.hung: Final = self.add("hung", tree, points)
        self.declined: Final = self.add("declined", tree)
        self.exchanged: Final = self.add("exchanged", item, cards)
        self.axed: Final = self.add("axed", tree, seated("owner"), style)
        self.hammered: Final = self.add(
            "hammered", named("from", parts.spaces), named("to", parts.spaces), style
        )
        self.banner_slid: Final = self.add("banner-slid", tree, counted("level"))
        self.bridge_slid: Final = self.add(
            "bridge-slid", named("from", parts.spaces), named("to", parts.spaces)
        )
        self.capped: Final = self.add("capped", tree)
        self.bridged: Final = self.add(
            "bridged", named("from", parts.spaces), named("to", parts.spaces), points
        )
        self.replaced: Final = self.add("replaced", cards)
        self.turned_up: Final = self.add("turned-up", card)
        self.no_card: Final = self.add("no-card")
        self.drew: Final = self.add("drew", secret("card", parts.faces))
        self.took: Final = self.add("took", card)
        self.shuffled: Final = self.add("shuffled")
        self.stuck: Final = self.add("stuck")
        self.showed: Final = self.add("showed", cards)
        self.dead_board: Final = self.add("dead-board")
        self.stalemate: Final = self.add("stalemate")
        self.boxed: Final = self.add("boxed", several("tiles", Domain("style", parts.styles)))
        self.round_scored: Final = self.add("round-scored", counted("round"))
        self.scored_tree: Final = self.add("scored-tree", tree, points)
        self.led_district: Final = self.add("led-district", district, points)
        self.tied_district: Final = self.add("tied-district", district, points)
        self.standing: Final = self.add("standing", counted("round"), points)
