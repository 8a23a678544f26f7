"""Which clause forbids a move: the one source of legality, asked by every step's `legal` and `why_not`.

Each function answers ALLOWED or the number of the clause in the way.
"""

from typing import Final

from mypy_extensions import i64

from tablewood.games.little_town.board import Square
from tablewood.games.little_town.buildings import Bill, Kind
from tablewood.games.little_town.goods import ANY, COINS, FISH, RESOURCES, WHEAT, Given, Good, Swaps
from tablewood.games.little_town.state import Town
from tablewood.kernel.moves import Answer, MoveList, Verb
from tablewood.kernel.step import ALLOWED, Clause, Question, Seat
from tablewood.kernel.vectors import has

NO_RENT: Final[i64] = 0

# Moves that do not answer the question now asked


class TownQuestion(Question[Town]):
    """A question of this game. No question but the draft lets tiles join the supply, and goals have their own time."""

    def not_now(self, s: Town, answer: Answer) -> Clause:
        """LT-64, LT-102, LT-148: the same at every question; for other verbs the question itself decides."""
        m = s.moves
        verb = answer.verb
        if verb is m.draft:
            return verb.clause
        if verb is m.declare or verb is m.decline:
            return why_no_goal_now(s)
        return self.while_open(s, verb)

    def while_open(self, s: Town, verb: Verb) -> Clause:
        """The clause against another move of the turn while this question waits for an answer."""
        return verb.clause


def why_no_goal_now(s: Town) -> Clause:
    """LT-102, LT-148: goals are declared automatically; with manual declaration, players are asked."""
    return 148 if s.manual else 102


def uses_residence(s: Town) -> bool:
    """LT-83: whether the use in progress is that of a residence, not of a worker."""
    return s.using >= 0 and s.has_building(s.using)


# The two actions


def why_not_open(s: Town, square: Square) -> Clause:
    """LT-28: an empty grass square."""
    return ALLOWED if s.is_empty_grass(square) else 28


def why_not_site(s: Town, square: Square) -> Clause:
    """LT-58: a tile needs the same empty grass as a worker."""
    return ALLOWED if s.is_empty_grass(square) else 58


def why_not_build(s: Town, seat: Seat, kind: Kind) -> Clause:
    """LT-56, LT-57, LT-60, LT-64, LT-72: a house in hand, the tile in the supply, and its whole cost."""
    if s.supply[kind] == 0:
        return 64 if s.in_game[kind] > 0 else 56
    if s.houses[seat] == 0:
        return 60
    cost = s.buildings.cost_of(kind)
    if can_pay(s, seat, cost, NO_RENT):
        return ALLOWED
    # Resources never stand in for coins.
    return 72 if s.coins(seat) < s.buildings.due(cost, COINS) else 57


def list_buildable(s: Town, seat: Seat, moves: MoveList) -> None:
    """The moves that construct a building against which `why_not_build` has nothing."""
    if s.houses[seat] == 0:
        return
    wealth = units_at_hand(s, seat)
    supply, units = s.supply, s.buildings.units
    for kind in range(len(supply)):
        may_suffice = supply[kind] > 0 and units[kind] <= wealth
        if may_suffice and can_pay(s, seat, s.buildings.cost_of(kind), NO_RENT):
            moves.add(s.moves.build, kind)


def why_not_use(s: Town, seat: Seat, middle: Square, square: Square) -> Clause:
    """LT-29, LT-35: a building on a square around the worker that can be activated now."""
    if not s.has_building(square):
        return 35
    return why_not_activate(s, seat, square) if has(s.board.around[middle], square) else 29


def why_not_activate(s: Town, seat: Seat, square: Square) -> Clause:
    """LT-38, LT-47, LT-50, LT-51: an effect not yet used in this placement, with rent and input at hand."""
    kind = s.tile[square]
    if not s.buildings.active[kind]:
        return 51
    if has(s.used, square):
        return 38
    rent = rent_for(s, seat, square)
    if s.coins(seat) < rent:
        return 47
    if not s.buildings.pays[kind]:
        return ALLOWED
    return ALLOWED if can_pay(s, seat, s.buildings.input_of(kind), rent) else 50


def rent_for(s: Town, seat: Seat, square: Square) -> i64:
    """LT-43, LT-44: what the player pays to use the building; one's own is free."""
    return NO_RENT if s.owner[square] == seat else s.limits.rent


# Payments


def can_pay(s: Town, seat: Seat, bill: Bill, rent: i64) -> bool:
    """LT-50, LT-71: whether cubes and coins cover rent and bill, with the price in coins for each missing cube."""
    coins = s.coins_after(seat, bill)
    if s.buildings.due(bill, ANY) > 0:
        coins -= any_missing(s, seat, bill) * s.limits.price
    return coins >= rent


def any_missing(s: Town, seat: Seat, bill: Bill) -> i64:
    """LT-119: how many of the resources of choice the player lacks, after paying in kind what the bill names."""
    missing = s.buildings.due(bill, ANY)
    for good in range(RESOURCES):
        missing -= max(0, s.held(seat, good) - s.buildings.due(bill, good))
    return max(0, missing)


def units_at_hand(s: Town, seat: Seat) -> i64:
    """How many cubes the player could pay at most, coins included: no bill for more can be paid."""
    return s.coins(seat) // s.limits.price + s.cubes(seat)


def fewest_swaps(s: Town, seat: Seat, bill: Bill, good: Good) -> i64:
    """LT-71: how many cubes of this kind coins must stand in for."""
    missing = s.buildings.due(bill, good) - s.held(seat, good)
    return missing if missing > 0 else 0


def most_swaps(s: Town, seat: Seat, bill: Bill, good: Good, replaced: i64) -> i64:
    """LT-71: how many cubes of this kind coins can stand in for, all other kinds being paid as well.

    Of the kinds before it, coins replace so many cubes in all; of those after it, as few as can be.
    """
    units = (s.coins(seat) - s.buildings.due(bill, COINS)) // s.limits.price - replaced
    for later in range(good + 1, RESOURCES):
        units -= fewest_swaps(s, seat, bill, later)
    if s.buildings.due(bill, ANY) > 0:
        units -= any_missing(s, seat, bill)
    return min(units, s.buildings.due(bill, good))


def why_pay_in_full(s: Town, bill: Bill) -> Clause:
    """LT-50, LT-57: the input of an effect, or a cost, is paid whole."""
    return 50 if s.buildings.is_input(bill) else 57


def why_not_swap(
    s: Town, seat: Seat, bill: Bill, swapped: Swaps, good: Good, number: i64
) -> Clause:
    """LT-50, LT-57, LT-68, LT-71: as many cubes of the kind in question as can be, and must be, replaced by coins."""
    if number > s.buildings.due(bill, good):
        return why_pay_in_full(s, bill)
    if good != len(swapped):
        return 71
    if number < fewest_swaps(s, seat, bill, good):
        return why_pay_in_full(s, bill)
    return ALLOWED if number <= most_swaps(s, seat, bill, good, sum(swapped)) else 68


def why_not_give(
    s: Town, seat: Seat, bill: Bill, swapped: Swaps, given: Given, good: Good
) -> Clause:
    """LT-119: a cube that is not already spoken for, or the price of one in coins."""
    left = s.held(seat, good) - s.buildings.due(bill, good)
    if good < RESOURCES:
        left += swapped[good] - given.count(good)
        return ALLOWED if left > 0 else 119
    left -= (sum(swapped) + given.count(COINS)) * s.limits.price
    return ALLOWED if left >= s.limits.price else 119


def why_not_take(s: Town, good: Good) -> Clause:
    """LT-74, LT-119: a resource that the stock has."""
    return ALLOWED if s.stock[good] > 0 else 74


# Food


def why_not_feed(s: Town, seat: Seat, fish: i64, wheat: i64, bought: i64) -> Clause:
    """LT-68, LT-85, LT-86, LT-90: no more than the workers eat; no hunger while fish or wheat is left."""
    held_fish = s.held(seat, FISH)
    held_wheat = s.held(seat, WHEAT)
    eaten = fish + wheat + bought
    if fish > held_fish or wheat > held_wheat or eaten > s.count.workers:
        return 85
    if bought * s.limits.price > s.coins(seat):
        return 68
    if eaten < s.count.workers and (fish < held_fish or wheat < held_wheat):
        return 90
    return ALLOWED
