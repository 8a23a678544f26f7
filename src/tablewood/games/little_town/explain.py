"""Why a move is refused, in the facts of the position: what players read before the clause."""

from __future__ import annotations

from tablewood.games.little_town.buildings import BILLS, COST, INPUT
from tablewood.games.little_town.construction import ChooseSite
from tablewood.games.little_town.draft import DraftTile
from tablewood.games.little_town.goals import DeclareGoal
from tablewood.games.little_town.goods import ANY, COINS, FISH, NAMES, RESOURCES, WHEAT, WIDTH
from tablewood.games.little_town.payment import GiveAny, SwapForCoins
from tablewood.games.little_town.placement import TakeAny, UseBuilding
from tablewood.games.little_town.refusals import (
    fewest_swaps,
    left_over,
    most_swaps,
    uses_residence,
)
from tablewood.games.little_town.round_end import FeedWorkers
from tablewood.games.little_town.state import Town
from tablewood.kernel.explain import (
    Explain,
    Explanation,
    Refused,
    Thing,
    because,
    player,
    several,
    thing,
)
from tablewood.kernel.moves import Domain

GOOD = Domain("good", NAMES[: ANY + 1])
"""What sentences count: the resources, coins, and resources of one's choice."""


# Another question is open


def out_of_place(refused: Refused) -> Explanation:
    """The move is no answer to the question now asked: what is to be done first."""
    s: Town = refused.s
    step = refused.step
    if isinstance(step, DraftTile):
        return because("draft-first")
    if isinstance(step, DeclareGoal):
        return because("goals-first")
    if isinstance(step, SwapForCoins):
        return because("pay-first", building=_kind(s, step.bill // BILLS), input=step.bill % BILLS)
    if isinstance(step, GiveAny):
        left = s.buildings.bills[step.bill * WIDTH + ANY] - len(step.given)
        return because("give-first", building=_kind(s, step.bill // BILLS), left=left)
    if isinstance(step, TakeAny):
        return because("take-first", left=step.left)
    if isinstance(step, ChooseSite):
        return because("site-first", building=_kind(s, step.kind))
    return because("feed-first", workers=s.count.workers)


def another_action(refused: Refused) -> Explanation:
    """LT-23, LT-24, LT-62, LT-65: the worker of this turn has its action already."""
    s: Town = refused.s
    step = refused.step
    if isinstance(step, ChooseSite):
        return because("constructing", building=_kind(s, step.kind))
    return because("placed-already", square=thing(s.parts.squares, s.using))


def order_of_the_end(refused: Refused) -> Explanation:
    """LT-79: the round is not over, or it is, and its end goes step by step."""
    s: Town = refused.s
    if isinstance(refused.step, FeedWorkers):
        return out_of_place(refused)
    if refused.verb != "feed":
        return because("no-worker-left")
    if uses_residence(s):
        square = thing(s.parts.squares, s.using)
        return because("residence-first", building=_kind(s, s.tile[s.using]), square=square)
    workers = sum(s.workers)
    return because("round-goes-on", workers=workers) if workers else because("turn-goes-on")


def workers_in_hand(refused: Refused) -> Explanation:
    """LT-25: who has a worker must use it."""
    return because("workers-in-hand", workers=refused.s.workers[refused.seat])


# Squares and tiles


def not_open(refused: Refused) -> Explanation:
    """LT-28, LT-58: what stands on the square; or no site is named at all."""
    s: Town = refused.s
    if "square" not in refused.names:
        return out_of_place(refused)
    at = refused.names["square"]
    square = refused.things["square"]
    if s.worker[at] == refused.seat:
        return because("your-worker", square=square)
    if s.worker[at] >= 0:
        return because("their-worker", square=square, owner=player(s.worker[at]))
    if s.tile[at] < 0:
        terrain: Thing = ("terrain", s.parts.terrains[s.board.terrain[at]])
        return because("not-grass", square=square, terrain=terrain)
    building = _kind(s, s.tile[at])
    if s.owner[at] == refused.seat:
        return because("your-building", square=square, building=building)
    return because("their-building", square=square, building=building, owner=player(s.owner[at]))


def no_such_tile(refused: Refused) -> Explanation:
    """LT-56: the tile is not in this game; or none has been chosen for the site."""
    if refused.verb == "build":
        return because("not-in-this-game", building=refused.things["building"])
    return because("no-building-chosen", square=refused.things["square"])


def tile_taken(refused: Refused) -> Explanation:
    """LT-64: who has built it, or that all of them are built; and none joins the supply."""
    s: Town = refused.s
    if refused.verb == "draft":
        return because("supply-complete")
    kind = refused.names["building"]
    building = refused.things["building"]
    if s.in_game[kind] > 1 or kind not in s.tile:
        return because("all-built", building=building, number=s.in_game[kind])
    at = s.tile.index(kind)
    square = thing(s.parts.squares, at)
    if s.owner[at] == refused.seat:
        return because("you-built-it", building=building, square=square)
    return because("they-built-it", building=building, square=square, owner=player(s.owner[at]))


def no_house(refused: Refused) -> Explanation:
    """LT-60: all houses are on the board."""
    return because("no-house")


# Using buildings


def not_around(refused: Refused) -> Explanation:
    """LT-29: no worker was placed, or the square is not around it."""
    s: Town = refused.s
    if not isinstance(refused.step, UseBuilding):
        return because("nothing-placed")
    middle = thing(s.parts.squares, refused.step.middle)
    return because("not-around", square=refused.things["square"], middle=middle)


def no_building(refused: Refused) -> Explanation:
    """LT-35: there is nothing to use on the square."""
    return because("no-building", square=refused.things["square"])


def used_already(refused: Refused) -> Explanation:
    """LT-38: this placement has used it."""
    s: Town = refused.s
    building = _kind(s, s.tile[refused.names["square"]])
    return because("used-already", building=building, square=refused.things["square"])


def no_rent(refused: Refused) -> Explanation:
    """LT-47: too few coins for the rent."""
    s: Town = refused.s
    at = refused.names["square"]
    return because(
        "no-rent",
        building=_kind(s, s.tile[at]),
        owner=player(s.owner[at]),
        rent=_coins(s.limits.rent),
        coins=s.coins(refused.seat),
    )


def no_worker_effect(refused: Refused) -> Explanation:
    """LT-51: the building does nothing for a worker."""
    s: Town = refused.s
    return because("no-worker-effect", building=_kind(s, s.tile[refused.names["square"]]))


# Payments


def bill(refused: Refused) -> Explanation:
    """LT-50, LT-57: what is missing for a cost or an input; or how much of it coins must stand in for."""
    s: Town = refused.s
    if isinstance(refused.step, SwapForCoins):
        if refused.verb == "swap":
            return _swaps_to_pay(refused, refused.step.bill)
        return out_of_place(refused)
    if refused.verb == "build":
        return _lacking(refused, refused.names["building"] * BILLS + COST, 0)
    at = refused.names["square"]
    rent = 0 if s.owner[at] == refused.seat else s.limits.rent
    return _lacking(refused, s.tile[at] * BILLS + INPUT, rent)


def _lacking(refused: Refused, bill: int, rent: int) -> Explanation:
    """The cubes that are missing, what they come to in coins, and the coins that are there for that."""
    s: Town = refused.s
    missing = _missing(s, refused.seat, bill)
    price = sum(missing) * s.limits.price
    lacks = several(GOOD, missing)
    due = s.buildings.bills[bill * WIDTH + COINS]
    coins = s.coins(refused.seat)
    if not lacks:
        return because("too-few-coins", price=_coins(due + rent), coins=coins)
    if due > 0:
        whole = _coins(price + due + rent)
        return because("lacking-and-coins", missing=lacks, price=whole, coins=coins)
    return because("lacking", missing=lacks, price=_coins(price), spare=coins - rent, rent=rent)


def _missing(s: Town, seat: int, bill: int) -> list[int]:
    """By good: the cubes that coins would have to stand in for."""
    missing = [fewest_swaps(s, seat, bill, good) for good in range(RESOURCES)]
    wanted = s.buildings.bills[bill * WIDTH + ANY]
    any_resource = max(0, wanted - left_over(s, seat, bill * WIDTH)) if wanted else 0
    return [*missing, 0, any_resource]


def _swaps_to_pay(refused: Refused, bill: int) -> Explanation:
    """More cubes than the bill names, or fewer than are missing."""
    s: Town = refused.s
    good = refused.names["resource"]
    needed = s.buildings.bills[bill * WIDTH + good]
    if refused.names["number"] > needed:
        return because(
            "not-in-the-bill",
            building=_kind(s, bill // BILLS),
            good=thing(GOOD, good),
            needed=needed,
        )
    return because(
        "too-few-cubes",
        good=thing(GOOD, good),
        needed=needed,
        held=s.held(refused.seat, good),
        fewest=fewest_swaps(s, refused.seat, bill, good),
    )


def too_few_coins(refused: Refused) -> Explanation:
    """LT-72: a cost in coins can only be paid in coins."""
    return _lacking(refused, refused.names["building"] * BILLS + COST, 0)


def coins_for_cubes(refused: Refused) -> Explanation:
    """LT-68: the coins do not reach for so many cubes or meals."""
    s: Town = refused.s
    coins = s.coins(refused.seat)
    if isinstance(refused.step, SwapForCoins):
        most = most_swaps(s, refused.seat, refused.step.bill, refused.step.swapped)
        good = thing(GOOD, refused.names["resource"])
        return because("coins-for-cubes", coins=_coins(coins), most={good: most})
    price = refused.names["coins"] * s.limits.price
    return because("coins-for-meals", price=_coins(price), coins=coins)


def other_kind(refused: Refused) -> Explanation:
    """LT-71: kind by kind, and now it is another one's turn."""
    assert isinstance(refused.step, SwapForCoins)
    return because("other-kind", asked=("resource", NAMES[len(refused.step.swapped)]))


def nothing_to_pay(refused: Refused) -> Explanation:
    """LT-70: there is no payment, and nothing to take."""
    return because("nothing-to-take") if refused.verb == "take" else because("nothing-to-pay")


def nothing_to_give(refused: Refused) -> Explanation:
    """LT-119: none of it is left, or too few coins to stand in."""
    s: Town = refused.s
    step = refused.step
    if refused.verb != "give" or not isinstance(step, GiveAny):
        return out_of_place(refused)
    good = refused.names["good"]
    if good < RESOURCES:
        return because("none-to-give", good=thing(GOOD, good))
    swaps = sum(step.swapped) + step.given.count(COINS)
    owed = s.buildings.bills[step.bill * WIDTH + COINS] + swaps * s.limits.price
    left = s.coins(refused.seat) - owed
    return because("too-few-coins-to-give", price=_coins(s.limits.price), left=left)


def none_in_stock(refused: Refused) -> Explanation:
    """LT-74: the stock has run out of it."""
    return because("none-in-stock", good=thing(GOOD, refused.names["resource"]))


# Food


def food(refused: Refused) -> Explanation:
    """LT-85: more than the player has, or more than the workers eat."""
    s: Town = refused.s
    if refused.verb != "feed":
        return out_of_place(refused)
    for good in (FISH, WHEAT):
        held = s.held(refused.seat, good)
        if refused.names[NAMES[good]] > held:
            return because("too-few-of-a-food", good=thing(GOOD, good), held=held)
    return because("too-much-food", workers=s.count.workers, eaten=sum(refused.names.values()))


def hunger(refused: Refused) -> Explanation:
    """LT-90: somebody would go hungry although there is food."""
    s: Town = refused.s
    left = [0] * len(NAMES)
    for good in (FISH, WHEAT):
        left[good] = s.held(refused.seat, good) - refused.names[NAMES[good]]
    hungry = s.count.workers - sum(refused.names.values())
    return because("hunger", workers=hungry, left=several(GOOD, left[:RESOURCES]))


# Goals and the draft


def not_your_goal(refused: Refused) -> Explanation:
    """LT-15: the goal is another player's, or nobody knows whose."""
    s: Town = refused.s
    goal = refused.names["goal"]
    if s.revealed[goal]:
        owner = player(s.goal_at[goal])
        return because("their-goal", goal=refused.things["goal"], owner=owner)
    return because("not-your-goal", goal=refused.things["goal"])


def goal_not_met(refused: Refused) -> Explanation:
    """LT-98: declared already, or not achieved now."""
    s: Town = refused.s
    goal = refused.things["goal"]
    if s.revealed[refused.names["goal"]]:
        return because("declared-already", goal=goal)
    return because("goal-not-met", goal=goal, needs=(goal[0], f"{goal[1]}-help"))


def declared_for_you(refused: Refused) -> Explanation:
    """LT-102: nobody declares by hand."""
    return because("declared-for-you")


def when_goals_are_declared(refused: Refused) -> Explanation:
    """LT-148: there is a time for goals, and a time for the rest."""
    if isinstance(refused.step, DeclareGoal):
        return out_of_place(refused)
    return because("goals-later") if refused.verb == "declare" else because("goals-not-asked")


def not_in_this_hand(refused: Refused) -> Explanation:
    """LT-146: the tile is not among those that the player holds now."""
    if refused.verb != "draft":
        return out_of_place(refused)
    return because("not-in-this-hand", building=refused.things["building"])


# Words


def _kind(s: Town, kind: int) -> Thing:
    return thing(s.buildings.domain, kind)


def _coins(number: int) -> dict[Thing, int]:
    return {thing(GOOD, COINS): number}


EXPLANATIONS: dict[int, Explain] = {
    15: not_your_goal,
    23: another_action,
    24: another_action,
    25: workers_in_hand,
    28: not_open,
    29: not_around,
    35: no_building,
    38: used_already,
    47: no_rent,
    50: bill,
    51: no_worker_effect,
    56: no_such_tile,
    57: bill,
    58: not_open,
    60: no_house,
    62: another_action,
    64: tile_taken,
    65: another_action,
    68: coins_for_cubes,
    70: nothing_to_pay,
    71: other_kind,
    72: too_few_coins,
    74: none_in_stock,
    79: order_of_the_end,
    85: food,
    90: hunger,
    98: goal_not_met,
    102: declared_for_you,
    119: nothing_to_give,
    146: not_in_this_hand,
    148: when_goals_are_declared,
}
"""By clause: what in the position makes it forbid a move."""
