"""The moves and the events of Sylve."""

from typing import Final

from tablewood.games.sylve.dice import FACES, SYMBOLS
from tablewood.games.sylve.parts import BASICS, Parts
from tablewood.kernel.log import EventKinds, counted, named, seated, several
from tablewood.kernel.moves import Domain, MoveSpace, Parameter

SEATS: Final = ["north", "east", "south", "west"]
"""The places round the table, clockwise (SY-17)."""

SIDES_OF_THE_VILLAGE: Final = ["day", "night"]

SCORED: Final = ["potions", "forests", "creatures", "tokens", "leftovers"]
"""SY-164 to SY-168: the parts of the final score."""

MOST_SOLD: Final = 9
"""The most tokens that one sale may name."""


class Moves(MoveSpace):
    """What a player can say: first what a turn is made of, then the answers to what follows from
    it."""

    def __init__(self, parts: Parts) -> None:
        super().__init__()
        names = parts.spots.names
        face = Parameter("die", Domain("die", parts.faces))
        symbol = Parameter("die", Domain("die", parts.faces[:SYMBOLS]))
        space = Parameter("space", Domain("place", names[: parts.spaces]))
        spot = Parameter("place", parts.spots)
        board = Parameter("place", Domain("place", names[: parts.slots_from]))
        good = Parameter("good", Domain("good", parts.goods))
        potion = Parameter("potion", Domain("potion", parts.potions))
        creature = Parameter("creature", Domain("creature", parts.creatures))
        letters = [chr(ord("A") + at) for at in range(parts.most_forests)]
        forest = Parameter("forest", Domain("row", letters))
        tokens = Domain("number", [str(count) for count in range(parts.dearest + 1)])
        # Setup
        self.be: Final = self.add(
            "be", Parameter("character", Domain("character", parts.characters))
        )
        # The turn
        self.place: Final = self.add("place", face, spot)
        self.on_any_die_spaces: Final = [
            [self.place + at * parts.spots.size + any_die for any_die in parts.any_die]
            for at in range(FACES)
        ]
        """SY-59: by face, the placements that are always possible."""
        self.force: Final = self.add("force", symbol, space, good)
        self.stack: Final = self.add("stack", symbol, space)
        self.befriend: Final = self.add("befriend", face, board)
        self.brew: Final = self.add("brew", potion)
        self.drink: Final = self.add("drink", potion)
        self.turn: Final = self.add(
            "turn", Parameter("from", face.domain), Parameter("to", face.domain)
        )
        self.end: Final = self.add("end")
        # What follows from a placement
        self.gather: Final = self.add(
            "gather", Parameter("good", Domain("good", parts.goods[:BASICS]))
        )
        self.tame: Final = self.add("tame", Parameter("season", Domain("season", parts.seasons)))
        self.instead: Final = self.add("instead", creature)
        self.exchange: Final = self.add("exchange", creature)
        self.scorch: Final = self.add("scorch", space)
        self.release: Final = self.add("release", creature)
        # The Village
        self.trade: Final = self.add(
            "trade", Parameter("give", good.domain), Parameter("take", good.domain)
        )
        self.clear: Final = self.add("clear", Parameter("forest", Domain("row", [*letters, "row"])))
        self.reveal: Final = self.add("reveal")
        self.reserve: Final = self.add("reserve", potion)
        # Brewing and drinking
        self.pay: Final = self.add(
            "pay",
            Parameter("plants", tokens),
            Parameter("mushrooms", tokens),
            Parameter("crystals", tokens),
        )
        self.reroll: Final = self.add("reroll", face)
        self.choose: Final = self.add("choose", spot)
        levels = Domain("level", [str(level + 1) for level in range(parts.levels)])
        self.lift: Final = self.add("lift", Parameter("level", levels))
        self.to: Final = self.add("to", space)
        # The end of the round
        self.claim: Final = self.add("claim", forest)
        self.use: Final = self.add("use", creature)
        count = Domain("number", [str(count + 1) for count in range(MOST_SOLD)])
        self.sell: Final = self.add("sell", good, Parameter("count", count))
        self.skip: Final = self.add("skip")


class Events(EventKinds):
    """What the log tells, in the order in which it may happen."""

    def __init__(self, parts: Parts) -> None:
        super().__init__()
        faces = Domain("die", parts.faces)
        goods = Domain("good", parts.goods)
        die = named("die", faces)
        good = named("good", goods)
        place = named("place", parts.spots)
        potion = named("potion", Domain("potion", parts.potions))
        creature = named("creature", Domain("creature", parts.creatures))
        forest = named("forest", Domain("forest", parts.forests))
        owner = seated("owner")
        letters = Domain("row", [chr(ord("A") + at) for at in range(parts.most_forests)])
        side = named("side", Domain("side", SIDES_OF_THE_VILLAGE))
        count = counted("count")
        points = counted("points")
        self.became: Final = self.add(
            "became", named("character", Domain("character", parts.characters))
        )
        self.first_player: Final = self.add("first-player")
        self.round_began: Final = self.add("round-began", counted("round"), side)
        self.dealt: Final = self.add("dealt", forest, named("row", letters))
        self.rolled: Final = self.add("rolled", several("dice", faces))
        self.placed: Final = self.add("placed", die, place)
        self.forced: Final = self.add("forced", die, place, good)
        self.stacked: Final = self.add("stacked", die, place)
        self.befriended: Final = self.add("befriended", die, place)
        self.took_back: Final = self.add("took-back", die, place)
        self.blown_back: Final = self.add("blown-back", die, place)
        self.gathered: Final = self.add("gathered", good, count)
        self.gathered_by: Final = self.add("gathered-by", good, count, creature)
        self.tamed: Final = self.add("tamed", creature)
        self.appeared: Final = self.add("appeared", creature)
        self.did_instead: Final = self.add("did-instead", creature)
        self.exchanged: Final = self.add("exchanged", good, creature)
        self.scorched: Final = self.add("scorched", place)
        self.released: Final = self.add("released", creature)
        self.traded: Final = self.add("traded", named("give", goods), named("take", goods))
        self.cleared: Final = self.add("cleared", forest)
        self.revealed: Final = self.add("revealed", potion)
        self.reserved: Final = self.add("reserved", potion)
        self.brewed: Final = self.add("brewed", potion, several("goods", goods))
        self.joined: Final = self.add("joined", potion)
        self.drank: Final = self.add("drank", potion)
        self.turned: Final = self.add("turned", named("from", faces), named("to", faces))
        self.rerolled: Final = self.add("rerolled", named("from", faces), named("to", faces))
        self.moved: Final = self.add(
            "moved", owner, named("from", parts.spots), named("to", parts.spots)
        )
        self.moved_own: Final = self.add(
            "moved-own", die, named("from", parts.spots), named("to", parts.spots)
        )
        self.swapped: Final = self.add(
            "swapped", die, named("from", parts.spots), named("to", parts.spots)
        )
        self.set_aside: Final = self.add("set-aside", owner, die, place)
        self.gained: Final = self.add("gained", points)
        self.gained_by: Final = self.add("gained-by", points, creature)
        self.controlled: Final = self.add("controlled", forest, counted("dice"), counted("against"))
        self.broke_tie: Final = self.add("broke-tie", forest)
        self.discarded: Final = self.add("discarded", forest)
        self.used: Final = self.add("used", creature)
        self.sold: Final = self.add("sold", good, count, points)
        self.sold_nothing: Final = self.add("sold-nothing")
        self.village_turned: Final = self.add("village-turned", side)
        self.final_scoring: Final = self.add("final-scoring")
        self.scored: Final = self.add("scored", points, named("part", Domain("score", SCORED)))
        self.total: Final = self.add("total", points)
