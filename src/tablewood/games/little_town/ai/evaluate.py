"""A heuristic value for bots: points so far, and what goods, food, buildings, goals and the agenda promise."""

from typing import Final

from mypy_extensions import i64

from tablewood.games.little_town.actions import TakeAction
from tablewood.games.little_town.ai.outlook import Outlook, Prices
from tablewood.games.little_town.board import Square
from tablewood.games.little_town.buildings import SCORE_PER, USE_SURROUNDINGS, Kind
from tablewood.games.little_town.components import FOLDER
from tablewood.games.little_town.construction import ChooseSite, LayTile
from tablewood.games.little_town.goal_tiles import (
    COINS_AT_LEAST,
    FOOD_PER_WORKER,
    OWN_GROUP,
    OWN_MORE_THAN_WORKERS,
    OWN_NEAR_EACH,
    Goal,
)
from tablewood.games.little_town.goals import DeclareGoal, own_that_help
from tablewood.games.little_town.goods import ANY, COINS, FISH, STONE, WHEAT, WOOD
from tablewood.games.little_town.payment import GiveAny, PayBill, SwapForCoins
from tablewood.games.little_town.placement import (
    OfferAny,
    OfferBuildings,
    TakeAny,
    TakeOutput,
    UseBuilding,
    can_use,
)
from tablewood.games.little_town.points import (
    coin_points,
    goal_points,
    points_around,
    surrounding_points,
    total,
)
from tablewood.games.little_town.round_end import FeedWorkers, SupplyFood
from tablewood.games.little_town.state import Town
from tablewood.kernel.rivals import strength_of_rivals
from tablewood.kernel.step import Seat
from tablewood.kernel.vectors import Floats, floats
from tablewood.kernel.weights import read_weights

NAMES: Final = [
    "wood",
    "stone",
    "fish",
    "wheat",
    "coin",
    "any",
    "rent",
    "rivals",
    "best_square",
    "second_square",
    "missing_food",
    "next_food",
    "kept_coin",
    "residence",
    "goal_open",
    "goal_near",
]
"""The weights by their names in weights.toml: first the goods, with ANY, and the rent, as the outlook wants them."""

RIVALS: Final = 7
BEST_SQUARE: Final = 8
SECOND_SQUARE: Final = 9
MISSING_FOOD: Final = 10
NEXT_FOOD: Final = 11
KEPT_COIN: Final = 12
RESIDENCE: Final = 13
GOAL_OPEN: Final = 14
GOAL_NEAR: Final = 15

WEIGHTS: Final[Floats] = floats(read_weights(FOLDER / "ai" / "weights.toml", NAMES))
"""One vector, so that `tablewood tune` can try others in its place. The evaluation counts with the outlook's copy."""

TOO_MANY: Final = 7
"""Building material beyond this is hardly worth anything."""


def value(s: Town, seat: Seat) -> float:
    """How the seat stands against the others, in points; after the game only the real points count."""
    town = s.rules.outlooks.of(s, WEIGHTS)
    eaten = have_eaten(s)
    top = s.pending
    busy = top is not None and not isinstance(top.step, TakeAction)
    standings: list[float] = []
    for one in range(s.seats):
        stands = standing(s, one, town, eaten)
        if busy:
            stands += promised(s, one, town.prices)
        standings.append(stands)
    mine = standings[seat] + goals_worth(s, seat, town)
    # Before the end, most of what others have cannot be changed; at the end it decides who has won.
    rivals = 1.0 if s.over else town.prices.weights[RIVALS]
    return mine - rivals * strength_of_rivals(standings, seat)


def standing(s: Town, seat: Seat, town: Outlook, eaten: i64) -> float:
    """Points as things stand and what the table promises, without hidden goals and the agenda."""
    weights = town.prices.weights
    if s.over:
        return float(total(s, seat))
    so_far = s.vp[seat] + goal_points(s, seat) + town.printed[seat] + coin_points(s, seat)
    if town.has_game_end[seat]:
        so_far += surrounding_points(s, seat)
    turns = turns_left(s, seat)
    hungry = (seat - s.start_seat) % s.seats >= eaten
    points = float(so_far) + _part_of_a_point(s, seat)
    in_hand = 0.0
    on_board = 0.0
    if town.has_round_end[seat]:
        on_board += round_ends_worth(s, seat, town, hungry)
    if turns > 0:
        in_hand += purse_worth(s, seat, weights) + material_worth(s, seat, turns, weights)
        on_board += squares_worth(s, seat, turns, town)
    return points + (in_hand + larder_worth(s, seat, hungry, weights)) + on_board


def _part_of_a_point(s: Town, seat: Seat) -> float:
    """LT-113: the coins too few for another point."""
    coins_per_vp = s.limits.coins_per_vp
    return float(s.coins(seat) % coins_per_vp) / float(coins_per_vp)


def turns_left(s: Town, seat: Seat) -> i64:
    """LT-27: the turns that the player still has."""
    return s.workers[seat] + (s.limits.rounds - s.round) * s.count.workers


# What is in hand


def purse_worth(s: Town, seat: Seat, weights: Floats) -> float:
    """A few coins for rents and emergencies."""
    return weights[KEPT_COIN] * float(min(s.coins(seat), 4))


def material_worth(s: Town, seat: Seat, turns: i64, weights: Floats) -> float:
    """Wood and stone, as far as there are turns and houses to build with them."""
    wood = s.held(seat, WOOD)
    stone = s.held(seat, STONE)
    if wood + stone == 0:
        return 0.0
    worth = weights[WOOD] * float(min(wood, 5)) + weights[STONE] * float(min(stone, 6))
    if wood + stone > TOO_MANY:
        worth *= float(TOO_MANY) / float(wood + stone)
    if s.houses[seat] == 0:
        worth *= 0.3
    return worth * (1.0 if turns >= 3 else 0.3 + 0.2 * float(turns))


def have_eaten(s: Town) -> i64:
    """LT-85: how many players have fed their workers in this round, in order from the start player."""
    pending = s.pending
    while pending is not None:
        step = pending.step
        if isinstance(step, SupplyFood):
            if step.fed > 0 and isinstance(s.step, FeedWorkers):
                return step.fed - 1
            return step.fed
        pending = pending.below
    return s.seats


def has_to_eat(s: Town, seat: Seat) -> bool:
    """Whether the player's workers still have to eat in this round."""
    return (seat - s.start_seat) % s.seats >= have_eaten(s)


def larder_worth(s: Town, seat: Seat, hungry: bool, weights: Floats) -> float:
    """LT-85, LT-88: food for this round's supply, less what hunger will cost, and some for the next."""
    food = s.held(seat, FISH) + s.held(seat, WHEAT)
    workers = s.count.workers
    worth = 0.0
    if hungry:
        eaten = min(food, workers)
        food -= eaten
        if eaten < workers:
            worth -= _hunger(s, seat, workers - eaten, weights)
    later: i64 = 0
    while food > 0 and later < s.limits.rounds - s.round:
        kept = min(food, workers)
        food -= kept
        later += 1
        worth += float(kept) * weights[NEXT_FOOD] / float(later)
    return worth


def _hunger(s: Town, seat: Seat, missing: i64, weights: Floats) -> float:
    """What missing food will cost. Workers in hand can still find it, but bring less else."""
    bought = float(min(missing, s.coins(seat) // s.limits.price))
    unfed = float(missing) - 1.3 * float(s.workers[seat])
    if unfed <= 0.0:
        return weights[MISSING_FOOD] * float(missing)
    cost = weights[MISSING_FOOD] * (float(missing) - unfed)
    if unfed > bought:
        return cost + (float(s.limits.hunger) * (unfed - bought) + bought * 1.3)
    return cost + unfed * 1.3


# What stands on the board


def round_ends_worth(s: Town, seat: Seat, town: Outlook, hungry: bool) -> float:
    """LT-82, LT-83: what residences and cathedrals will still bring."""
    ends = float(s.limits.rounds - s.round + (1 if hungry else 0))
    worth = 0.0
    for number in range(s.buildings_of(seat)):
        square = s.own_square(seat, number)
        effect = s.buildings.round_end[s.tile[square]]
        if effect.verb == SCORE_PER:
            counted = float(points_around(s, square, effect))
            worth += ends * max(2.0 * float(effect.vp), 0.7 * counted)
        elif effect.verb == USE_SURROUNDINGS:
            worth += town.prices.weights[RESIDENCE] * ends * town.worth[seat][square]
    return worth


def squares_worth(s: Town, seat: Seat, turns: i64, town: Outlook) -> float:
    """What the best empty squares would give the next worker."""
    best, second = best_squares(s, seat, town)
    time = 0.5 + 0.1 * float(min(turns, 10))
    weights = town.prices.weights
    return (weights[BEST_SQUARE] * best + weights[SECOND_SQUARE] * second) * time


def best_squares(s: Town, seat: Seat, town: Outlook) -> tuple[float, float]:
    """What the two best empty squares would give to a worker of the player."""
    best = 0.0
    second = 0.0
    worths = town.worth[seat]
    for middle in s.open:
        worth = worths[middle]
        if worth > second:
            if worth > best:
                second = best
                best = worth
            else:
                second = worth
    return best, second


# What the agenda promises


def promised(s: Town, seat: Seat, prices: Prices) -> float:
    """What is under way: chosen and not yet paid, paid and not yet taken."""
    worth = 0.0
    pending = s.pending
    while pending is not None:
        step = pending.step
        if isinstance(step, UseBuilding):
            if step.seat == seat:
                worth += _uses(s, seat, step.middle, prices)
        elif isinstance(step, OfferBuildings):
            if step.player == seat:
                worth += 0.5 * _uses(s, seat, step.middle, prices)
        elif isinstance(step, ChooseSite):
            if step.seat == seat:
                cost = prices.bill[s.buildings.cost_of(step.kind)]
                worth += tile_worth(s, seat, step.kind, prices) - cost
        elif isinstance(step, LayTile):
            if step.player == seat:
                worth += tile_worth(s, seat, step.kind, prices)
        elif isinstance(step, (PayBill, SwapForCoins, GiveAny, TakeOutput, OfferAny, TakeAny)):
            worth += _under_way(s, seat, step, prices)
        elif not isinstance(step, DeclareGoal):
            break
        pending = pending.below
    return worth


def _under_way(
    s: Town,
    seat: Seat,
    step: PayBill | SwapForCoins | GiveAny | TakeOutput | OfferAny | TakeAny,
    prices: Prices,
) -> float:
    """A payment still to be made counts against the player, an output still to come in favour."""
    weights = prices.weights
    if isinstance(step, TakeOutput):
        return prices.gain[step.kind] if step.player == seat else 0.0
    if isinstance(step, OfferAny):
        return weights[ANY] * float(step.left) if step.player == seat else 0.0
    if isinstance(step, TakeAny):
        return weights[ANY] * float(step.left) if step.seat == seat else 0.0
    if isinstance(step, PayBill) or step.seat != seat:
        return 0.0
    worth = -prices.bill[step.bill]
    for good in range(len(step.swapped)):
        dearer = float(s.limits.price) * weights[COINS] - weights[good]
        worth -= float(step.swapped[good]) * dearer
    return worth


def _uses(s: Town, seat: Seat, middle: Square, prices: Prices) -> float:
    """The buildings that can still be activated around the worker."""
    worth = 0.0
    for square in s.board.around[middle]:
        if can_use(s, seat, square):
            kind = s.tile[square]
            worth += 0.9 * (prices.own[kind] if s.owner[square] == seat else prices.rented[kind])
    return worth


def tile_worth(s: Town, seat: Seat, kind: Kind, prices: Prices) -> float:
    """What a building on its way will be worth."""
    worth = float(s.buildings.vp[kind])
    if s.buildings.game_end[kind].verb == SCORE_PER:
        worth += float(s.buildings.game_end[kind].vp) * 2.5
    ends = float(s.limits.rounds - s.round + 1)
    effect = s.buildings.round_end[kind]
    if effect.verb == SCORE_PER:
        worth += 2.0 * float(effect.vp) * ends
    elif effect.verb == USE_SURROUNDINGS:
        worth += 2.5 * ends
    if turns_left(s, seat) > 0:
        worth += prices.weights[BEST_SQUARE] * prices.own[kind]
    return worth


# Goals


def goals_worth(s: Town, seat: Seat, town: Outlook) -> float:
    """The player's hidden goals, by how close they are."""
    turns = turns_left(s, seat)
    if turns == 0 or s.over:
        return 0.0
    time = min(1.0, 0.15 * float(turns))
    worth = 0.0
    goal_at = s.goal_at
    for goal in range(len(goal_at)):
        if goal_at[goal] == seat and s.revealed[goal] == 0:
            worth += float(s.goals.vp[goal]) * _progress(s, seat, goal, town) * time
    return worth


def _progress(s: Town, seat: Seat, goal: Goal, town: Outlook) -> float:
    """The chance to achieve the goal, roughly; never certain."""
    weights = town.prices.weights
    when = s.goals.when[goal]
    count = s.goals.count[goal]
    if when == OWN_GROUP:
        return _nearing(town.group(s, seat), count, weights)
    if when == OWN_MORE_THAN_WORKERS:
        return 0.8 * _share(s.buildings_of(seat), s.count.workers + 1)
    if when == FOOD_PER_WORKER:
        food = s.held(seat, FISH) + s.held(seat, WHEAT)
        return 0.7 * _share(food, count * s.count.workers)
    if when == COINS_AT_LEAST:
        return _nearing(s.coins(seat), count, weights)
    if when == OWN_NEAR_EACH:
        return weights[GOAL_OPEN] + 0.15 * float(min(3, s.buildings_of(seat)))
    if s.goals.by_deed[goal]:
        return 0.3
    needs = s.goals.needs[goal]
    if needs > 1:
        return _nearing(own_that_help(s, seat, goal), needs, weights)
    return 0.3


def _nearing(done: i64, wanted: i64, weights: Floats) -> float:
    """The chance that grows with what is done of what the goal asks for."""
    return weights[GOAL_OPEN] + weights[GOAL_NEAR] * _share(done, wanted)


def _share(done: i64, wanted: i64) -> float:
    """How much of what is wanted is done, at most all of it."""
    return min(1.0, float(done) / float(wanted))
