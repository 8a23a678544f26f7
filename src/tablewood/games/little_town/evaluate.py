"""A heuristic value for bots: points so far, and what goods, food, buildings, goals and the agenda promise."""

from typing import Final

from tablewood.games.little_town.board import GRASS
from tablewood.games.little_town.buildings import BILLS, COST, INPUT, SCORE_PER, USE_SURROUNDINGS
from tablewood.games.little_town.construction import ChooseSite, LayTile
from tablewood.games.little_town.goal_tiles import (
    ACTIVATE,
    COINS_AT_LEAST,
    FOOD_PER_WORKER,
    OWN_GROUP,
    OWN_MORE_THAN_WORKERS,
    OWN_NEAR_EACH,
)
from tablewood.games.little_town.goals import largest_group, own_that_help
from tablewood.games.little_town.goods import (
    ANY,
    COINS,
    FISH,
    STONE,
    VP,
    WHEAT,
    WIDTH,
    WOOD,
)
from tablewood.games.little_town.payment import GiveAny, PayBill, SwapForCoins
from tablewood.games.little_town.placement import (
    OfferAny,
    OfferBuildings,
    TakeAny,
    TakeOutput,
    UseBuilding,
    can_use,
)
from tablewood.games.little_town.points import points_around, total
from tablewood.games.little_town.round_end import FeedWorkers, SupplyFood
from tablewood.games.little_town.state import Town

WORTH: Final = [1.25, 1.6, 1.0, 1.0, 0.4, 1.4, 1.0]
"""By good: what one is worth as long as there are turns to use it; ANY and VP as well."""

RIVAL: Final = 0.35
"""How much of the others' standing counts against one's own."""

BEST_SQUARE: Final = 0.55
SECOND_SQUARE: Final = 0.3
"""The share of what the best empty squares would give that counts now."""

NEXT_FOOD: Final = 0.9
"""What food for the next round is worth."""

TOO_MANY: Final = 7
"""Building material beyond this is hardly worth anything."""


def value(s: Town, seat: int) -> float:
    """How the seat stands against the others, in points; after the game the points themselves decide."""
    mine = standing(s, seat, True)
    best = -1000.0
    all_others = 0.0
    for other in range(s.seats):
        if other != seat:
            theirs = standing(s, other, False)
            all_others += theirs
            if theirs > best:
                best = theirs
    return mine - RIVAL * (0.5 * best + 0.5 * all_others / (s.seats - 1))


def standing(s: Town, seat: int, own: bool) -> float:
    """Points as things stand and what the position promises; hidden goals count for their owner alone."""
    points = float(total(s, seat))
    if s.over:
        return points
    turns = turns_left(s, seat)
    points += (s.coins(seat) % s.limits.coins_per_vp) / float(s.limits.coins_per_vp)
    points += _purse(s, seat, turns) + _material(s, seat, turns) + _larder(s, seat)
    points += _round_ends(s, seat) + _squares(s, seat, turns)
    points += promised(s, seat)
    if own:
        points += _goals(s, seat, turns)
    return points


def turns_left(s: Town, seat: int) -> int:
    """LT-27: the turns that the player still has."""
    return s.workers[seat] + (s.limits.rounds - s.round) * s.count.workers


# What is in hand


def _purse(s: Town, seat: int, turns: int) -> float:
    """A few coins for rents and emergencies."""
    return 0.2 * min(s.coins(seat), 4) if turns > 0 else 0.0


def _material(s: Town, seat: int, turns: int) -> float:
    """Wood and stone, as far as there are turns and houses to build with them."""
    if turns == 0:
        return 0.0
    wood = s.held(seat, WOOD)
    stone = s.held(seat, STONE)
    worth = WORTH[WOOD] * min(wood, 5) + WORTH[STONE] * min(stone, 6)
    if wood + stone > TOO_MANY:
        worth *= float(TOO_MANY) / (wood + stone)
    if s.houses[seat] == 0:
        worth *= 0.3
    return worth * (1.0 if turns >= 3 else 0.3 + 0.2 * turns)


def has_to_eat(s: Town, seat: int) -> bool:
    """Whether the player's workers have not yet eaten in this round."""
    pending = s.pending
    while pending is not None:
        step = pending.step
        if isinstance(step, SupplyFood):
            if step.fed == 0:
                return True
            place = (seat - s.start_seat) % s.seats
            if place == step.fed - 1:
                asked = s.pending
                return asked is not None and isinstance(asked.step, FeedWorkers)
            return place >= step.fed
        pending = pending.below
    return False


def _larder(s: Town, seat: int) -> float:
    """LT-85, LT-88: food for this round's supply, less what hunger will cost, and some for the next."""
    food = s.held(seat, FISH) + s.held(seat, WHEAT)
    workers = s.count.workers
    worth = 0.0
    if has_to_eat(s, seat):
        eaten = min(food, workers)
        food -= eaten
        missing = workers - eaten
        bought = min(missing, s.coins(seat) // s.limits.price)
        # With workers left there is time to find food; it then only costs some of their yield.
        hungry = missing - 1.3 * s.workers[seat]
        if hungry < 0.0:
            hungry = 0.0
        worth -= 1.2 * (missing - hungry)
        worth -= s.limits.hunger * max(hungry - bought, 0.0) + min(hungry, bought) * 1.3
    for later in range(s.limits.rounds - s.round):
        kept = min(food, workers)
        food -= kept
        worth += kept * NEXT_FOOD / (1 + later)
    return worth


# What stands on the board


def _round_ends(s: Town, seat: int) -> float:
    """LT-82, LT-83: what residences and cathedrals will still bring."""
    ends = s.limits.rounds - s.round + (1 if has_to_eat(s, seat) else 0)
    worth = 0.0
    for square in s.own(seat):
        effect = s.buildings.round_end[s.tile[square]]
        if effect.verb == SCORE_PER:
            worth += ends * max(2.0 * effect.vp, 0.7 * points_around(s, square, effect))
        elif effect.verb == USE_SURROUNDINGS:
            worth += 0.8 * ends * square_value(s, seat, square)
    return worth


def _squares(s: Town, seat: int, turns: int) -> float:
    """What the best empty squares would give the next worker."""
    if turns == 0:
        return 0.0
    best = 0.0
    second = 0.0
    worths = [beside_value(s, seat, square) for square in range(len(s.tile))]
    for middle in s.open:
        worth = 0.0
        for square in s.board.around[middle]:
            worth += worths[square]
        if worth > best:
            second = best
            best = worth
        elif worth > second:
            second = worth
    time = 0.5 + 0.1 * min(turns, 10)
    return (BEST_SQUARE * best + SECOND_SQUARE * second) * time


def square_value(s: Town, seat: int, middle: int) -> float:
    """What a worker in the middle would gather and gain, were all inputs at hand."""
    worth = 0.0
    for square in s.board.around[middle]:
        worth += beside_value(s, seat, square)
    return worth


def beside_value(s: Town, seat: int, square: int) -> float:
    """What a square gives to a worker beside it."""
    terrain = s.board.terrain[square]
    if terrain != GRASS:
        return WORTH[s.parts.terrain_gives[terrain]]
    kind = s.tile[square]
    if kind < 0 or s.buildings.active[kind] == 0:
        return 0.0
    gain = use_value(s, kind)
    if s.owner[square] != seat:
        gain -= 0.8
    return gain if gain > 0.0 else 0.0


def use_value(s: Town, kind: int) -> float:
    """What one activation brings, all told."""
    return gain_value(s, kind) - bill_value(s, kind * BILLS + INPUT)


def gain_value(s: Town, kind: int) -> float:
    """The worth of the output."""
    worth = 0.0
    for good in range(WIDTH):
        number = s.buildings.gain[kind * WIDTH + good]
        if number > 0:
            worth += number * WORTH[good]
    return worth


def bill_value(s: Town, bill: int) -> float:
    """The worth of a cost or an input, paid in kind."""
    worth = 0.0
    for good in range(VP):
        number = s.buildings.bills[bill * WIDTH + good]
        if number > 0:
            worth += number * WORTH[good]
    return worth


# What the agenda promises


def promised(s: Town, seat: int) -> float:
    """What is under way: chosen and not yet paid, paid and not yet taken."""
    worth = 0.0
    pending = s.pending
    while pending is not None:
        step = pending.step
        if isinstance(step, UseBuilding):
            if step.seat == seat:
                worth += _uses(s, seat, step.middle)
        elif isinstance(step, OfferBuildings):
            if step.player == seat:
                worth += 0.5 * _uses(s, seat, step.middle)
        elif isinstance(step, ChooseSite):
            if step.seat == seat:
                worth += _tile(s, seat, step.kind) - bill_value(s, step.kind * BILLS + COST)
        elif isinstance(step, LayTile):
            if step.player == seat:
                worth += _tile(s, seat, step.kind)
        elif isinstance(step, (PayBill, SwapForCoins, GiveAny, TakeOutput, OfferAny, TakeAny)):
            worth += _under_way(s, seat, step)
        else:
            break
        pending = pending.below
    return worth


def _under_way(
    s: Town,
    seat: int,
    step: PayBill | SwapForCoins | GiveAny | TakeOutput | OfferAny | TakeAny,
) -> float:
    """A payment whose way is being chosen counts against the player, an output to come for the player."""
    if isinstance(step, TakeOutput):
        return gain_value(s, step.kind) if step.player == seat else 0.0
    if isinstance(step, OfferAny):
        return WORTH[ANY] * step.left if step.player == seat else 0.0
    if isinstance(step, TakeAny):
        return WORTH[ANY] * step.left if step.seat == seat else 0.0
    if isinstance(step, PayBill):
        return 0.0
    if step.seat != seat:
        return 0.0
    worth = -bill_value(s, step.bill)
    for good in range(len(step.swapped)):
        dearer = s.limits.price * WORTH[COINS] - WORTH[good]
        worth -= step.swapped[good] * dearer
    return worth


def _uses(s: Town, seat: int, middle: int) -> float:
    """The buildings that can still be activated around the worker."""
    worth = 0.0
    for square in s.board.around[middle]:
        if can_use(s, seat, square):
            gain = use_value(s, s.tile[square])
            if s.owner[square] != seat:
                gain -= 0.8
            if gain > 0.0:
                worth += 0.9 * gain
    return worth


def _tile(s: Town, seat: int, kind: int) -> float:
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
    if s.buildings.active[kind] and turns_left(s, seat) > 0:
        gain = use_value(s, kind)
        if gain > 0.0:
            worth += BEST_SQUARE * gain
    return worth


# Goals


def _goals(s: Town, seat: int, turns: int) -> float:
    """The player's hidden goals, by how near they are."""
    worth = 0.0
    for goal in range(s.goals.size):
        if s.holds(seat, goal):
            worth += s.goals.vp[goal] * _progress(s, seat, goal) * min(1.0, 0.15 * turns)
    return worth


def _progress(s: Town, seat: int, goal: int) -> float:
    """The chance to achieve the goal, roughly; never certain."""
    when = s.goals.when[goal]
    count = s.goals.count[goal]
    if when == OWN_GROUP:
        return 0.2 + 0.5 * min(1.0, float(largest_group(s, seat)) / count)
    if when == OWN_MORE_THAN_WORKERS:
        return 0.8 * min(1.0, float(s.buildings_of(seat)) / (s.count.workers + 1))
    if when == FOOD_PER_WORKER:
        food = s.held(seat, FISH) + s.held(seat, WHEAT)
        return 0.7 * min(1.0, float(food) / (count * s.count.workers))
    if when == COINS_AT_LEAST:
        return 0.2 + 0.5 * min(1.0, float(s.coins(seat)) / count)
    if when == OWN_NEAR_EACH:
        return 0.2 + 0.15 * min(3, s.buildings_of(seat))
    if when >= ACTIVATE:
        return 0.3
    needs = s.goals.needs[goal]
    if needs > 1:
        return 0.2 + 0.5 * min(1.0, float(own_that_help(s, seat, goal)) / needs)
    return 0.3
