"""Why a payment is refused, or what is missing for it."""

from __future__ import annotations

from tablewood.games.little_town.buildings import Bill
from tablewood.games.little_town.explain_questions import GOOD, building_of, coins_of, out_of_place
from tablewood.games.little_town.goods import COINS, NAMES, RESOURCES
from tablewood.games.little_town.payment import GiveAny, SwapForCoins
from tablewood.games.little_town.refusals import any_missing, fewest_swaps, most_swaps, rent_for
from tablewood.games.little_town.state import Town
from tablewood.kernel.explain import Explanation, Refused, because, several, thing
from tablewood.kernel.step import Seat


def unpaid_bill(refused: Refused) -> Explanation:
    """LT-50, LT-57: what is missing for a cost or an input; or how much of it coins must stand in for."""
    s: Town = refused.s
    if isinstance(refused.step, SwapForCoins):
        if refused.verb == "swap":
            return _swaps_to_pay(refused, refused.step.bill)
        return out_of_place(refused)
    if refused.verb == "build":
        return _lacking(refused, s.buildings.cost_of(refused.names["building"]), 0)
    at = refused.names["square"]
    rent = rent_for(s, refused.seat, at)
    return _lacking(refused, s.buildings.input_of(s.tile[at]), rent)


def _lacking(refused: Refused, bill: Bill, rent: int) -> Explanation:
    """The missing cubes, their price in coins, and the coins at hand."""
    s: Town = refused.s
    missing = _missing(s, refused.seat, bill)
    price = sum(missing) * s.limits.price
    lacks = several(GOOD, missing)
    due = s.buildings.due(bill, COINS)
    coins = s.coins(refused.seat)
    if not lacks:
        return because("too-few-coins", price=coins_of(due + rent), coins=coins)
    if due > 0:
        whole = coins_of(price + due + rent)
        return because("lacking-and-coins", missing=lacks, price=whole, coins=coins)
    return because("lacking", missing=lacks, price=coins_of(price), spare=coins - rent, rent=rent)


def _missing(s: Town, seat: Seat, bill: Bill) -> list[int]:
    """By good: the cubes that coins would have to stand in for."""
    missing = [fewest_swaps(s, seat, bill, good) for good in range(RESOURCES)]
    return [*missing, 0, any_missing(s, seat, bill)]


def _swaps_to_pay(refused: Refused, bill: Bill) -> Explanation:
    """More cubes than the bill names, or fewer than are missing."""
    s: Town = refused.s
    good = refused.names["resource"]
    needed = s.buildings.due(bill, good)
    if refused.names["number"] > needed:
        return because(
            "not-in-the-bill",
            building=building_of(s, s.buildings.kind_of(bill)),
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
    s: Town = refused.s
    return _lacking(refused, s.buildings.cost_of(refused.names["building"]), 0)


def coins_for_cubes(refused: Refused) -> Explanation:
    """LT-68: not enough coins for that number of cubes or meals."""
    s: Town = refused.s
    coins = s.coins(refused.seat)
    if isinstance(refused.step, SwapForCoins):
        swapped = refused.step.swapped
        most = most_swaps(s, refused.seat, refused.step.bill, len(swapped), sum(swapped))
        good = thing(GOOD, refused.names["resource"])
        return because("coins-for-cubes", coins=coins_of(coins), most={good: most})
    price = refused.names["coins"] * s.limits.price
    return because("coins-for-meals", price=coins_of(price), coins=coins)


def other_kind(refused: Refused) -> Explanation:
    """LT-71: coins replace cubes kind by kind, and now another kind is asked about."""
    assert isinstance(refused.step, SwapForCoins)
    return because("other-kind", asked=("resource", NAMES[len(refused.step.swapped)]))


def nothing_to_pay(refused: Refused) -> Explanation:
    """LT-70: there is nothing to pay or to take now."""
    return because("nothing-to-take") if refused.verb == "take" else because("nothing-to-pay")


def nothing_to_give(refused: Refused) -> Explanation:
    """LT-119: none of it is left, or too few coins to replace it."""
    s: Town = refused.s
    step = refused.step
    if refused.verb != "give" or not isinstance(step, GiveAny):
        return out_of_place(refused)
    good = refused.names["good"]
    if good < RESOURCES:
        return because("none-to-give", good=thing(GOOD, good))
    swaps = sum(step.swapped) + step.given.count(COINS)
    owed = s.buildings.due(step.bill, COINS) + swaps * s.limits.price
    left = s.coins(refused.seat) - owed
    return because("too-few-coins-to-give", price=coins_of(s.limits.price), left=left)


def none_in_stock(refused: Refused) -> Explanation:
    """LT-74: the stock has run out of it."""
    return because("none-in-stock", good=thing(GOOD, refused.names["resource"]))
