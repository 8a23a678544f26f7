"""A heuristic value for bots: points so far, and what goods, food, buildings, goals and the agenda promise."""

from typing import Final

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

WEIGHTS: Final[list[float]] = read_weights(FOLDER / "ai" / "weights.toml", NAMES)
"""One list, so that `tablewood tune` can try others in its place."""

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
    mine = standings[seat] + _goals(s, seat, town)
    # Before the end, most of what others have cannot be changed; at the end it decides who has won.
    rivals = 1.0 if s.over else WEIGHTS[RIVALS]
    return mine - rivals * strength_of_rivals(standings, seat)


def standing(s: Town, seat: Seat, town: Outlook, eaten: int) -> float:
    """Points as things stand and what the table promises, without hidden goals and the agenda."""
    if s.over:
        return float(total(s, seat))
    so_far = s.vp[seat] + goal_points(s, seat) + town.printed[seat] + coin_points(s, seat)
    if town.has_game_end[seat]:
        so_far += surrounding_points(s, seat)
    turns = turns_left(s, seat)
    hungry = (seat - s.start_seat) % s.seats >= eaten
    points = float(so_far) + (s.coins(seat) % s.limits.coins_per_vp) / float(s.limits.coins_per_vp)
    in_hand = 0.0
    on_board = 0.0
    if town.has_round_end[seat]:
        on_board += _round_ends(s, seat, town, hungry)
    if turns > 0:
        in_hand += _purse(s, seat) + _material(s, seat, turns)
        on_board += _squares(s, seat, turns, town)
    return points + (in_hand + _larder(s, seat, hungry)) + on_board


def turns_left(s: Town, seat: Seat) -> int:
    """LT-27: the turns that the player still has."""
    return s.workers[seat] + (s.limits.rounds - s.round) * s.count.workers


# What is in hand


def _purse(s: Town, seat: Seat) -> float:
    """A few coins for rents and emergencies."""
    return WEIGHTS[KEPT_COIN] * min(s.coins(seat), 4)


def _material(s: Town, seat: Seat, turns: int) -> float:
    """Wood and stone, as far as there are turns and houses to build with them."""
    wood = s.held(seat, WOOD)
    stone = s.held(seat, STONE)
    if wood + stone == 0:
        return 0.0
    worth = WEIGHTS[WOOD] * min(wood, 5) + WEIGHTS[STONE] * min(stone, 6)
    if wood + stone > TOO_MANY:
        worth *= float(TOO_MANY) / (wood + stone)
    if s.houses[seat] == 0:
        worth *= 0.3
    return worth * (1.0 if turns >= 3 else 0.3 + 0.2 * turns)


def have_eaten(s: Town) -> int:
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


def _larder(s: Town, seat: Seat, hungry: bool) -> float:
    """LT-85, LT-88: food for this round's supply, less what hunger will cost, and some for the next."""
    food = s.held(seat, FISH) + s.held(seat, WHEAT)
    workers = s.count.workers
    worth = 0.0
    if hungry:
        eaten = min(food, workers)
        food -= eaten
        if eaten < workers:
            worth -= _hunger(s, seat, workers - eaten)
    later = 0
    while food > 0 and later < s.limits.rounds - s.round:
        kept = min(food, workers)
        food -= kept
        later += 1
        worth += kept * WEIGHTS[NEXT_FOOD] / later
    return worth


def _hunger(s: Town, seat: Seat, missing: int) -> float:
    """What missing food will cost. Workers in hand can still find it, but bring less else."""
    bought = float(min(missing, s.coins(seat) // s.limits.price))
    unfed = missing - 1.3 * s.workers[seat]
    if unfed <= 0.0:
        return WEIGHTS[MISSING_FOOD] * missing
    cost = WEIGHTS[MISSING_FOOD] * (missing - unfed)
    if unfed > bought:
        return cost + (s.limits.hunger * (unfed - bought) + bought * 1.3)
    return cost + unfed * 1.3


# What stands on the board


def _round_ends(s: Town, seat: Seat, town: Outlook, hungry: bool) -> float:
    """LT-82, LT-83: what residences and cathedrals will still bring."""
    ends = s.limits.rounds - s.round + (1 if hungry else 0)
    worth = 0.0
    for square in s.own(seat):
        effect = s.buildings.round_end[s.tile[square]]
        if effect.verb == SCORE_PER:
            worth += ends * max(2.0 * effect.vp, 0.7 * points_around(s, square, effect))
        elif effect.verb == USE_SURROUNDINGS:
            worth += WEIGHTS[RESIDENCE] * ends * town.worth[seat][square]
    return worth


def _squares(s: Town, seat: Seat, turns: int, town: Outlook) -> float:
    """What the best empty squares would give the next worker."""
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
    time = 0.5 + 0.1 * min(turns, 10)
    return (WEIGHTS[BEST_SQUARE] * best + WEIGHTS[SECOND_SQUARE] * second) * time


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
                worth += _tile(s, seat, step.kind, prices) - cost
        elif isinstance(step, LayTile):
            if step.player == seat:
                worth += _tile(s, seat, step.kind, prices)
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
    if isinstance(step, TakeOutput):
        return prices.gain[step.kind] if step.player == seat else 0.0
    if isinstance(step, OfferAny):
        return WEIGHTS[ANY] * step.left if step.player == seat else 0.0
    if isinstance(step, TakeAny):
        return WEIGHTS[ANY] * step.left if step.seat == seat else 0.0
    if isinstance(step, PayBill) or step.seat != seat:
        return 0.0
    worth = -prices.bill[step.bill]
    for good in range(len(step.swapped)):
        dearer = s.limits.price * WEIGHTS[COINS] - WEIGHTS[good]
        worth -= step.swapped[good] * dearer
    return worth


def _uses(s: Town, seat: Seat, middle: Square, prices: Prices) -> float:
    """The buildings that can still be activated around the worker."""
    worth = 0.0
    for square in s.board.around[middle]:
        if can_use(s, seat, square):
            kind = s.tile[square]
            worth += 0.9 * (prices.own[kind] if s.owner[square] == seat else prices.rented[kind])
    return worth


def _tile(s: Town, seat: Seat, kind: Kind, prices: Prices) -> float:
    """What a building on its way will be worth."""
    worth = float(s.buildings.vp[kind])
    if s.buildings.game_end[kind].verb == SCORE_PER:
        worth += s.buildings.game_end[kind].vp * 2.5
    ends = s.limits.rounds - s.round + 1
    effect = s.buildings.round_end[kind]
    if effect.verb == SCORE_PER:
        worth += 2.0 * effect.vp * ends
    elif effect.verb == USE_SURROUNDINGS:
        worth += 2.5 * ends
    if turns_left(s, seat) > 0:
        worth += WEIGHTS[BEST_SQUARE] * prices.own[kind]
    return worth


# Goals


def _goals(s: Town, seat: Seat, town: Outlook) -> float:
    """The player's hidden goals, by how close they are."""
    turns = turns_left(s, seat)
    if turns == 0 or s.over:
        return 0.0
    time = min(1.0, 0.15 * turns)
    worth = 0.0
    goal_at = s.goal_at
    for goal in range(len(goal_at)):
        if goal_at[goal] == seat and s.revealed[goal] == 0:
            worth += s.goals.vp[goal] * _progress(s, seat, goal, town) * time
    return worth


def _progress(s: Town, seat: Seat, goal: Goal, town: Outlook) -> float:
    """The chance to achieve the goal, roughly; never certain."""
    when = s.goals.when[goal]
    count = s.goals.count[goal]
    if when == OWN_GROUP:
        return WEIGHTS[GOAL_OPEN] + WEIGHTS[GOAL_NEAR] * min(
            1.0, float(town.group(s, seat)) / count
        )
    if when == OWN_MORE_THAN_WORKERS:
        return 0.8 * min(1.0, float(s.buildings_of(seat)) / (s.count.workers + 1))
    if when == FOOD_PER_WORKER:
        food = s.held(seat, FISH) + s.held(seat, WHEAT)
        return 0.7 * min(1.0, float(food) / (count * s.count.workers))
    if when == COINS_AT_LEAST:
        return WEIGHTS[GOAL_OPEN] + WEIGHTS[GOAL_NEAR] * min(1.0, float(s.coins(seat)) / count)
    if when == OWN_NEAR_EACH:
        return WEIGHTS[GOAL_OPEN] + 0.15 * min(3, s.buildings_of(seat))
    if s.goals.by_deed[goal]:
        return 0.3
    needs = s.goals.needs[goal]
    if needs > 1:
        return WEIGHTS[GOAL_OPEN] + WEIGHTS[GOAL_NEAR] * min(
            1.0, float(own_that_help(s, seat, goal)) / needs
        )
    return 0.3
