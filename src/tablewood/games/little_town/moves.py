"""The moves and the events of Little Town."""

from typing import Final

from tablewood.games.little_town.components import Parts
from tablewood.games.little_town.goods import COINS, NAMES, RESOURCES
from tablewood.kernel.log import EventKinds, counted, named, seated, several
from tablewood.kernel.moves import Domain, MoveSpace, Parameter


def numbers(key: str, most: int) -> Domain:
    """The numbers from 0 to the highest."""
    return Domain(key, [str(number) for number in range(most + 1)])


class Moves(MoveSpace):
    """What a player can say: in a turn, at the end of a round, about goals, and in the draft."""

    def __init__(self, parts: Parts) -> None:
        super().__init__()
        building = Parameter("building", parts.buildings.domain)
        square = Parameter("square", parts.squares)
        resource = Parameter("resource", Domain("resource", NAMES[:RESOURCES]))
        good = Parameter("good", Domain("resource", NAMES[: COINS + 1]))
        swaps = numbers("number", parts.buildings.most_of_one_resource())
        food = numbers("number", max([count.workers for count in parts.players.values()]))
        self.place: Final = self.verb("place", square, clause=23)
        self.build: Final = self.verb("build", building, clause=23)
        self.site: Final = self.verb("site", square, clause=56)
        self.use: Final = self.verb("use", square, clause=29)
        self.done: Final = self.verb("done", clause=25)
        self.swap: Final = self.verb("swap", resource, Parameter("number", swaps), clause=70)
        self.give: Final = self.verb("give", good, clause=70)
        self.take: Final = self.verb("take", resource, clause=70)
        self.feed: Final = self.verb(
            "feed",
            Parameter("fish", food),
            Parameter("wheat", food),
            Parameter("coins", food),
            clause=79,
        )
        self.declare: Final = self.verb(
            "declare", Parameter("goal", parts.goals.domain), clause=102
        )
        self.decline: Final = self.verb("decline", clause=148)
        self.draft: Final = self.verb("draft", building, clause=64)


class Events(EventKinds):
    """What the log tells, in the order in which it may happen."""

    def __init__(self, parts: Parts) -> None:
        super().__init__()
        building = named("building", parts.buildings.domain)
        square = named("square", parts.squares)
        goods = several("goods", Domain("good", NAMES[: COINS + 1]))
        goal = named("goal", parts.goals.domain)
        number = counted("number")
        points = counted("points")
        self.drafted: Final = self.add("drafted", building)
        self.goals_dealt: Final = self.add("goals-dealt", number)
        self.exchanged: Final = self.add("exchanged", goal)
        self.no_goal_left: Final = self.add("no-goal-left")
        self.start_player: Final = self.add("start-player")
        self.round_began: Final = self.add("round-began", counted("round"))
        self.placed: Final = self.add("placed", square)
        self.gathered: Final = self.add("gathered", goods)
        self.used: Final = self.add("used", building, square)
        self.rented: Final = self.add("rented", seated("owner"), building, number)
        self.spent: Final = self.add("spent", goods, building, counted("swaps"))
        self.gained: Final = self.add("gained", goods, building)
        self.earned: Final = self.add("earned", building, points)
        self.chosen: Final = self.add("chosen", goods)
        self.missed: Final = self.add("missed", goods)
        self.paid: Final = self.add("paid", goods, building, counted("swaps"))
        self.built: Final = self.add("built", building, square, points)
        self.round_ended: Final = self.add("round-ended", counted("round"))
        self.resided: Final = self.add("resided", building, square)
        self.counted: Final = self.add("counted", building, points)
        self.fed: Final = self.add("fed", goods, number)
        self.starved: Final = self.add("starved", number, points)
        self.declared: Final = self.add("declared", goal, points, counted("gained"))
        self.final_scoring: Final = self.add("final-scoring")
        self.scored_track: Final = self.add("scored-track", points)
        self.scored_goals: Final = self.add("scored-goals", points)
        self.scored_buildings: Final = self.add("scored-buildings", points)
        self.scored_surroundings: Final = self.add("scored-surroundings", building, points)
        self.scored_coins: Final = self.add("scored-coins", points)
        self.total: Final = self.add("total", points)
