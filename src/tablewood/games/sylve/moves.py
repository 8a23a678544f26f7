"""The moves and the events of Sylve."""

from typing import Final

from tablewood.games.sylve.dice import SYMBOLS
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

PLACEMENTS: Final[tuple[str, ...]] = ("place", "force", "stack", "befriend")
"""SY-21, SY-35, SY-173, SY-178: the verbs that place a die."""

STEPS_OF_A_TURN: Final[tuple[str, ...]] = (*PLACEMENTS, "brew", "drink", "turn", "end")
"""SY-21 to SY-24: the verbs that begin a step of a turn, or end the turn."""


class Moves(MoveSpace):
    """What a player can say: first the steps of a turn, then the answers to what follows from them."""

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
        character = Parameter("character", Domain("character", parts.characters))
        self.be: Final = self.verb("be", character, clause=10)
        # The turn
        before, after = Parameter("from", face.domain), Parameter("to", face.domain)
        self.place: Final = self.verb("place", face, spot, clause=21)
        self.force: Final = self.verb("force", symbol, space, good, clause=35)
        self.stack: Final = self.verb("stack", symbol, space, clause=173)
        self.befriend: Final = self.verb("befriend", face, board, clause=178)
        self.brew: Final = self.verb("brew", potion, clause=65)
        self.drink: Final = self.verb("drink", potion, clause=79)
        self.turn: Final = self.verb("turn", before, after, clause=115)
        self.end: Final = self.verb("end", clause=24)
        # What follows from a placement
        basic = Parameter("good", Domain("good", parts.goods[:BASICS]))
        season = Parameter("season", Domain("season", parts.seasons))
        self.gather: Final = self.verb("gather", basic, clause=30)
        self.tame: Final = self.verb("tame", season, clause=31)
        self.instead: Final = self.verb("instead", creature, clause=123)
        self.exchange: Final = self.verb("exchange", creature, clause=125)
        self.scorch: Final = self.verb("scorch", space, clause=64)
        self.release: Final = self.verb("release", creature, clause=101)
        # The Village
        give, take = Parameter("give", good.domain), Parameter("take", good.domain)
        cleared = Parameter("forest", Domain("row", [*letters, "row"]))
        self.trade: Final = self.verb("trade", give, take, clause=64)
        self.clear: Final = self.verb("clear", cleared, clause=64)
        self.reveal: Final = self.verb("reveal", clause=64)
        self.reserve: Final = self.verb("reserve", potion, clause=73)
        # Brewing and drinking
        plants, mushrooms = Parameter("plants", tokens), Parameter("mushrooms", tokens)
        crystals = Parameter("crystals", tokens)
        level = Parameter("level", Domain("level", numbered_from_one(parts.levels)))
        self.pay: Final = self.verb("pay", plants, mushrooms, crystals, clause=66)
        self.reroll: Final = self.verb("reroll", face, clause=83)
        self.choose: Final = self.verb("choose", spot, clause=94)
        self.lift: Final = self.verb("lift", level, clause=94)
        self.to: Final = self.verb("to", space, clause=87)
        # The end of the round
        count = Parameter("count", Domain("number", numbered_from_one(MOST_SOLD)))
        self.claim: Final = self.verb("claim", forest, clause=175)
        self.use: Final = self.verb("use", creature, clause=156)
        self.sell: Final = self.verb("sell", good, count, clause=156)
        self.skip: Final = self.verb("skip", clause=24)


def numbered_from_one(count: int) -> list[str]:
    """The names "1", "2" and so on."""
    return [str(number + 1) for number in range(count)]


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
