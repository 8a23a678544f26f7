"""The numbers of a position for a value network: points, goods, what the evaluation counts, and the turns left.

Of the others' goals only the number counts (LT-104), and nothing of hands in the draft (LT-146).
"""

from typing import Any, Final, final

from mypy_extensions import i64

from tablewood.games.little_town.actions import TakeAction
from tablewood.games.little_town.ai.evaluate import (
    WEIGHTS,
    best_squares,
    goals_worth,
    have_eaten,
    larder_worth,
    material_worth,
    promised,
    purse_worth,
    round_ends_worth,
    squares_worth,
    tile_worth,
    turns_left,
)
from tablewood.games.little_town.ai.outlook import Outlook
from tablewood.games.little_town.components import Parts
from tablewood.games.little_town.construction import ChooseSite
from tablewood.games.little_town.goods import FISH, GOODS, NAMES, RESOURCES, WHEAT, WIDTH
from tablewood.games.little_town.payment import GiveAny, SwapForCoins
from tablewood.games.little_town.placement import TakeAny, UseBuilding
from tablewood.games.little_town.points import total
from tablewood.games.little_town.round_end import FeedWorkers
from tablewood.games.little_town.state import Town
from tablewood.kernel.position_numbers import USUAL_TABLE, NumberRow, PositionNumbers
from tablewood.kernel.rivals import lead_over_best
from tablewood.kernel.step import Seat, Step
from tablewood.kernel.vectors import total as sum_of
from tablewood.kernel.weights import weights_hash

VERSION: Final = 1
"""Raised when a number is added, moved or changes its meaning."""

INTERNATIONAL: Final = "international"
"""The kind of table where goals and buildings score at once (LT-143, LT-144)."""

YIELDS: Final[i64] = WIDTH
"""What buildings yield: the goods, resources of choice and points."""

PROMISES: Final = 6
"""How many promises of a seat its standing adds to its points."""


@final
class TownNumbers(PositionNumbers[Town]):
    """The numbers for one number of players."""

    def __init__(self, parts: Parts, seats: int) -> None:
        super().__init__(VERSION, weights_hash(WEIGHTS), seats)
        self.parts: Final = parts
        self._points: Final[list[float]] = [0.0] * seats
        self._promises: Final[list[float]] = [0.0] * (seats * PROMISES)
        """By seat, in the order of `_seat_numbers`."""
        self._standings: Final[list[float]] = [0.0] * seats
        self.declare("rounds_left", "How many rounds are still to come (LT-2).")
        self.declare("lead", "By how much the seat's standing is ahead of the best of the others.")
        self.declare("lead_in_points", "By how many points the seat is ahead of the best of them.")
        self.declare("international", "Whether goals and scoring are international (LT-143).")
        self._declare_table()
        self.declare("goals_worth", "What the seat's hidden goals promise, by how near they are.")
        self.declare("goals_points", "The points of the seat's hidden goals (LT-104).")
        self.declare_of_seats(_seat_numbers())

    def _declare_table(self) -> None:
        self.declare("takes_action", "Whether somebody begins a turn (LT-27).")
        self.declare("uses_building", "Whether somebody is using the buildings around a worker.")
        self.declare("chooses_site", "Whether somebody is choosing a site (LT-58).")
        self.declare("pays", "Whether somebody is paying (LT-68, LT-119).")
        self.declare("takes_any", "Whether somebody is taking resources of choice (LT-119).")
        self.declare("feeds", "Whether workers are being fed (LT-85).")
        self.declare("open_squares", "Empty grass squares (LT-28).")
        self.declare("supply", "Buildings that can still be built.")
        for good in range(RESOURCES):
            self.declare(f"stock_{NAMES[good]}", f"In the common stock: {NAMES[good]}.")

    def table_kind(self, s: Town) -> str:
        return INTERNATIONAL if s.international else USUAL_TABLE

    def write(self, s: Town, seat: Seat, row: NumberRow) -> None:
        town = s.rules.outlooks.of(s, WEIGHTS)
        eaten = have_eaten(s)
        self._stand(s, town, eaten)
        row.at = 0
        row.put(_phase(s))
        row.count(s.limits.rounds - s.round)
        row.put(lead_over_best(self._standings, seat))
        row.put(lead_over_best(self._points, seat))
        row.flag(s.international)
        _write_table(s, row)
        row.put(goals_worth(s, seat, town))
        goals: i64 = 0
        for goal in range(s.goals.size):
            if s.holds(seat, goal):
                goals += s.goals.vp[goal]
        row.count(goals)
        seats: i64 = s.seats
        other = seat
        for _ in range(s.seats):
            self._write_seat(s, other, town, eaten, row)
            other = other + 1 if other + 1 < seats else 0

    def _stand(self, s: Town, town: Outlook, eaten: i64) -> None:
        """What every seat has, and what that promises, as far as all can see it."""
        weights = town.prices.weights
        top = s.pending
        busy = top is not None and not isinstance(top.step, TakeAction)
        for seat in range(s.seats):
            hungry = (seat - s.start_seat) % s.seats >= eaten
            turns = turns_left(s, seat)
            points = float(total(s, seat))
            at = seat * PROMISES
            parts = self._promises
            parts[at] = material_worth(s, seat, turns, weights) if turns > 0 else 0.0
            parts[at + 1] = purse_worth(s, seat, weights) if turns > 0 else 0.0
            parts[at + 2] = larder_worth(s, seat, hungry, weights)
            parts[at + 3] = (
                round_ends_worth(s, seat, town, hungry) if town.has_round_end[seat] else 0.0
            )
            parts[at + 4] = squares_worth(s, seat, turns, town) if turns > 0 else 0.0
            parts[at + 5] = promised(s, seat, town.prices) if busy else 0.0
            self._points[seat] = points
            for part in range(at, at + PROMISES):
                points += parts[part]
            self._standings[seat] = points

    def _write_seat(self, s: Town, seat: Seat, town: Outlook, eaten: i64, row: NumberRow) -> None:
        """The numbers of one seat, in the order of `_seat_numbers`."""
        row.put(self._points[seat])
        row.put(self._standings[seat])
        for part in range(seat * PROMISES, (seat + 1) * PROMISES):
            row.put(self._promises[part])
        for good in range(GOODS):
            row.count(s.held(seat, good))
        hungry = (seat - s.start_seat) % s.seats >= eaten
        food = s.held(seat, FISH) + s.held(seat, WHEAT)
        missing = s.count.workers - food if hungry else 0
        row.flag(s.seat == seat)
        row.flag(s.start_seat == seat)
        row.flag(hungry)
        row.count(missing if missing > 0 else 0)
        row.count(s.workers[seat])
        row.count(turns_left(s, seat))
        row.count(s.houses[seat])
        row.count(town.group(s, seat))
        goals: i64 = 0
        for goal in range(s.goals.size):
            if s.holds(seat, goal):
                goals += 1
        row.count(goals)
        best, second = best_squares(s, seat, town)
        row.put(best)
        row.put(second)
        _write_estate(s, seat, town, row)
        _write_building(s, seat, town, row)


def _seat_numbers() -> list[tuple[str, str]]:
    """What is told of every seat."""
    return [
        ("points", "All points as if the game ended now (LT-111 to LT-116)."),
        ("standing", "These points, and all that follows up to `promised`."),
        ("material", "What wood and stone promise."),
        ("purse", "What a few coins promise."),
        ("larder", "What food promises, less what hunger will cost (LT-85, LT-88)."),
        ("round_ends", "What buildings will bring at the ends of rounds (LT-82, LT-83)."),
        ("squares", "What the best empty squares promise the next worker."),
        ("promised", "What is under way: paid or chosen, and not yet there."),
        *[(NAMES[good], f"In hand: {NAMES[good]}.") for good in range(GOODS)],
        ("asked", "Whether the seat is asked now."),
        ("starts", "Whether the seat is the start player."),
        ("hungry", "Whether the seat's workers still have to eat in this round (LT-85)."),
        ("food_missing", "The food that they lack."),
        ("workers", "Workers in hand."),
        ("turns", "Turns left in the game (LT-27)."),
        ("houses", "Houses in hand."),
        ("group", "The largest group of the seat's buildings."),
        ("hidden_goals", "Goals not yet revealed."),
        ("best_square", "What the best empty square gives to a worker of the seat."),
        ("second_square", "What the second best gives."),
        *[
            (f"yields_{NAMES[good]}", f"What its buildings yield: {NAMES[good]}.")
            for good in range(YIELDS)
        ],
        ("own_use", "What the seat's buildings give to its own worker."),
        ("rented", "How many of them are worth their rent to others."),
        ("buildable", "Buildings of the supply that the seat can pay for now (LT-57)."),
        ("best_building", "What the best of them is worth beyond its cost."),
    ]


def _phase(s: Town) -> float:
    """Which part of all turns has been taken."""
    if s.over:
        return 1.0
    left: i64 = 0
    for seat in range(s.seats):
        left += turns_left(s, seat)
    turns = s.seats * s.limits.rounds * s.count.workers
    if left >= turns:
        return 0.0
    return 1.0 - float(left) / float(turns)


def _write_table(s: Town, row: NumberRow) -> None:
    """What is asked (of whom is among the numbers of the seats), and what lies open to all."""
    top = s.pending
    step: Step[Any] | None = None if top is None else top.step
    row.flag(isinstance(step, TakeAction))
    row.flag(isinstance(step, UseBuilding))
    row.flag(isinstance(step, ChooseSite))
    row.flag(isinstance(step, (SwapForCoins, GiveAny)))
    row.flag(isinstance(step, TakeAny))
    row.flag(isinstance(step, FeedWorkers))
    row.count(len(s.open))
    row.count(sum_of(s.supply))
    for good in range(RESOURCES):
        row.count(s.stock[good])


def _write_estate(s: Town, seat: Seat, town: Outlook, row: NumberRow) -> None:
    """LT-36: what the seat's buildings give to a worker who uses them."""
    prices = town.prices
    first = row.at
    for _ in range(YIELDS):
        row.put(0.0)
    own = 0.0
    rented: i64 = 0
    for number in range(s.buildings_of(seat)):
        kind = s.tile[s.own_square(seat, number)]
        own += prices.own[kind]
        if prices.rented[kind] > 0.0:
            rented += 1
        gain = s.buildings.gain[kind]
        for good in range(YIELDS):
            row.values[first + good] += float(gain[good])
    row.put(own)
    row.count(rented)


def _write_building(s: Town, seat: Seat, town: Outlook, row: NumberRow) -> None:
    """LT-57: what the seat could build at once."""
    found: i64 = 0
    best = 0.0
    if s.houses[seat] > 0 and turns_left(s, seat) > 0:
        prices = town.prices
        kinds = s.buildings
        for kind in range(kinds.size):
            cost = kinds.cost_of(kind)
            if s.supply[kind] > 0 and s.coins_after(seat, cost) >= 0:
                found += 1
                worth = tile_worth(s, seat, kind, prices) - prices.bill[cost]
                if worth > best:
                    best = worth
    row.count(found)
    row.put(best)
