"""Which clause forbids a move: the one source of legality, asked by every step's `legal` and `why_not`.

Each function answers ALLOWED or the number of the clause in the way.
"""

from tablewood.games.little_town.board import GRASS
from tablewood.games.little_town.buildings import BILLS, COST, INPUT
from tablewood.games.little_town.goods import ANY, COINS, FISH, GOODS, RESOURCES, WHEAT, WIDTH
from tablewood.games.little_town.state import Town
from tablewood.kernel.moves import Answer, Verb
from tablewood.kernel.step import ALLOWED, Clause, Question

# Moves that do not answer the question now asked


class TownQuestion(Question[Town]):
    """A question of this game. Whatever it asks, no tile joins the supply any more, and goals have their own time."""

    def not_now(self, s: Town, answer: Answer) -> Clause:
        """LT-64, LT-102, LT-148: the same at every question; about all other verbs the question itself decides."""
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
    """LT-102, LT-148: goals declare themselves; with manual declaration the players are asked."""
    return 148 if s.manual else 102


def uses_residence(s: Town) -> bool:
    """LT-83: whether the squares around a residence are used, not those around a worker."""
    return s.using >= 0 and s.tile[s.using] >= 0


# The two actions


def why_not_open(s: Town, square: int) -> int:
    """LT-28, LT-58: an empty grass square, for a worker as for a tile."""
    if s.tile[square] < 0 and s.worker[square] < 0 and s.board.terrain[square] == GRASS:
        return ALLOWED
    return 28


def why_not_site(s: Town, square: int) -> int:
    """LT-58: a tile needs the same empty grass as a worker."""
    return ALLOWED if why_not_open(s, square) == ALLOWED else 58


def why_not_build(s: Town, seat: int, kind: int) -> int:
    """LT-56, LT-57, LT-60, LT-64, LT-72: a house in hand, the tile in the supply, and its whole cost."""
    if s.supply[kind] == 0:
        return 64 if s.in_game[kind] > 0 else 56
    if s.houses[seat] == 0:
        return 60
    if can_pay(s, seat, kind * BILLS + COST, 0):
        return ALLOWED
    # Resources never stand in for coins.
    bill = (kind * BILLS + COST) * WIDTH
    return 72 if s.coins(seat) < s.buildings.bills[bill + COINS] else 57


def why_not_use(s: Town, seat: int, middle: int, square: int) -> int:
    """LT-29, LT-35: a building on a square around the worker, that can be activated now."""
    if s.tile[square] < 0:
        return 35
    return why_not_activate(s, seat, square) if square in s.board.around[middle] else 29


def why_not_activate(s: Town, seat: int, square: int) -> int:
    """LT-38, LT-47, LT-50, LT-51: an effect not yet used in this placement, with rent and input at hand."""
    kind = s.tile[square]
    if not s.buildings.active[kind]:
        return 51
    if square in s.used:
        return 38
    rent = 0 if s.owner[square] == seat else s.limits.rent
    if s.coins(seat) < rent:
        return 47
    if not s.buildings.pays[kind]:
        return ALLOWED
    return ALLOWED if can_pay(s, seat, kind * BILLS + INPUT, rent) else 50


# Payments


def can_pay(s: Town, seat: int, bill: int, rent: int) -> bool:
    """LT-50, LT-71: whether cubes and coins cover the whole bill, each missing cube for the price of one."""
    bills = s.buildings.bills
    first = bill * WIDTH
    hand = seat * GOODS
    coins = s.goods[hand + COINS] - rent - bills[first + COINS]
    if coins < 0:
        return False
    missing = 0
    for good in s.buildings.named[bill]:
        over = s.goods[hand + good] - bills[first + good]
        if over < 0:
            missing -= over
    wanted = bills[first + ANY]
    if wanted > 0:
        missing += max(0, wanted - left_over(s, seat, first))
    return coins >= missing * s.limits.price


def left_over(s: Town, seat: int, first: int) -> int:
    """How many cubes the player would have left after paying in kind what the bill names."""
    cubes = 0
    for good in range(RESOURCES):
        cubes += max(0, s.goods[seat * GOODS + good] - s.buildings.bills[first + good])
    return cubes


def units_at_hand(s: Town, seat: int) -> int:
    """How many cubes the player could pay at most, coins included: no bill for more can be paid."""
    first = seat * GOODS
    units = s.goods[first + COINS] // s.limits.price
    for good in range(RESOURCES):
        units += s.goods[first + good]
    return units


def fewest_swaps(s: Town, seat: int, bill: int, good: int) -> int:
    """LT-71: how many cubes of this kind coins must stand in for."""
    missing = s.buildings.bills[bill * WIDTH + good] - s.goods[seat * GOODS + good]
    return missing if missing > 0 else 0


def most_swaps(s: Town, seat: int, bill: int, swapped: tuple[int, ...]) -> int:
    """LT-71: how many cubes of the next kind coins can stand in for, all other kinds being paid as well."""
    first = bill * WIDTH
    bills = s.buildings.bills
    units = (s.coins(seat) - bills[first + COINS]) // s.limits.price
    good = len(swapped)
    for other in s.buildings.named[bill]:
        if other < good:
            units -= swapped[other]
        elif other > good:
            units -= fewest_swaps(s, seat, bill, other)
    if bills[first + ANY] > 0:
        units -= max(0, bills[first + ANY] - left_over(s, seat, first))
    return min(units, bills[first + good])


def must_pay(bill: int) -> int:
    """LT-50, LT-57: the clause by which a cost, or the input of an effect, is paid whole."""
    return 50 if bill % BILLS == INPUT else 57


def why_not_swap(
    s: Town, seat: int, bill: int, swapped: tuple[int, ...], good: int, number: int
) -> int:
    """LT-50, LT-57, LT-68, LT-71: as many cubes of the kind in question as can be, and must be, replaced by coins."""
    if number > s.buildings.bills[bill * WIDTH + good]:
        return must_pay(bill)
    if good != len(swapped):
        return 71
    if number < fewest_swaps(s, seat, bill, good):
        return must_pay(bill)
    return ALLOWED if number <= most_swaps(s, seat, bill, swapped) else 68


def why_not_give(
    s: Town, seat: int, bill: int, swapped: tuple[int, ...], given: tuple[int, ...], good: int
) -> int:
    """LT-119: a cube that is not already spoken for, or the price of one in coins."""
    first = bill * WIDTH
    left = s.held(seat, good) - s.buildings.bills[first + good]
    if good < RESOURCES:
        left += swapped[good] - given.count(good)
        return ALLOWED if left > 0 else 119
    left -= (sum(swapped) + given.count(COINS)) * s.limits.price
    return ALLOWED if left >= s.limits.price else 119


def why_not_take(s: Town, good: int) -> int:
    """LT-74, LT-119: a resource that the stock has."""
    return ALLOWED if s.stock[good] > 0 else 74


# Food and goals


def why_not_feed(s: Town, seat: int, fish: int, wheat: int, bought: int) -> int:
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
