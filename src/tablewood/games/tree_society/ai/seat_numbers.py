"""The numbers of one seat: what its cards promise, its banners, and what its coins and fruits can do."""

from mypy_extensions import i64

from tablewood.games.tree_society.ai.evaluate import (
    CONTINUOUS,
    FRUIT_ACTION_VALUE,
    GROWTH,
    LASTING_VALUE,
    TURN_COINS,
    WEIGHTS,
    chance_to_complete,
    projected,
    promised_banners,
)
from tablewood.games.tree_society.costs import price
from tablewood.games.tree_society.parts import (
    FULL,
    HOUSES,
    LASTING_KINDS,
    LEVELS,
    NOTHING,
    SOLD_KINDS,
    SOLD_MOST,
    Card,
    CardLevel,
    Counter,
    counts_fruits,
    counts_one_guild,
)
from tablewood.games.tree_society.rest import TakeFruit
from tablewood.games.tree_society.scoring import banners_by_guild, greatest, kinds, points
from tablewood.games.tree_society.state import Society
from tablewood.kernel.position_numbers import NumberRow
from tablewood.kernel.step import Seat


def cards_worth(s: Society, seat: Seat, turns: float, knows: bool) -> tuple[float, float]:
    """Points as if the game ended now, and what the evaluation expects beyond them.

    Only if `knows` are the faces of sold fruits looked at.
    """
    now = 0.0
    worth = 0.0
    income = WEIGHTS[TURN_COINS] * turns
    growth = WEIGHTS[GROWTH] * turns
    cards = s.cards
    levels = s.level
    for card in s.boards[seat]:
        at = s.current_level(card)
        likely = _likely(s, seat, card, at, growth, 0, knows)
        worth += likely
        now += _points(s, seat, card, at, knows)
        if levels[card] < LEVELS and income > 0.0:
            chance = chance_to_complete(s, card, at, income)
            if chance > 0.0:
                last = cards.at(card, LEVELS)
                then = _likely(s, seat, card, last, growth, cards.banners[card], knows)
                worth += (then - likely) * chance
    return now, worth - now if turns > 0.0 else 0.0


def _points(s: Society, seat: Seat, card: Card, at: CardLevel, knows: bool) -> float:
    """TS-117: the points of a card now."""
    counter = s.cards.counter[at]
    if not knows and _is_hidden(counter):
        return float(s.cards.points[at]) * _likely_sold(counter, s.sold_cards(seat), s.fruits.types)
    return float(points(s, seat, card))


def _likely(
    s: Society, seat: Seat, card: Card, at: CardLevel, growth: float, banners: i64, knows: bool
) -> float:
    """The points of a level as they will be, like `projected`, or from the number of sold fruits alone."""
    counter = s.cards.counter[at]
    if knows or not _is_hidden(counter):
        return projected(s, seat, card, at, growth, banners)
    sold = s.sold_cards(seat)
    if s.seat == seat:
        sold += len(s.sold_now)
    likely = _likely_sold(counter, sold, s.fruits.types)
    each = float(s.cards.points[at])
    if counter == SOLD_KINDS:
        return each * min(float(len(s.fruits.types)), likely + 0.4 * growth)
    return each * (likely + 0.35 * growth)


def _is_hidden(counter: Counter) -> bool:
    """TS-127: whether what a formula counts lies face down."""
    return counter in (SOLD_KINDS, SOLD_MOST)


def _likely_sold(counter: Counter, sold: i64, types: list[str]) -> float:
    """How many kinds, or how many of one kind, are likely among so many sold fruits."""
    all_kinds = float(len(types))
    found = 0.0
    for _ in range(sold):
        found += 1.0 - found / all_kinds
    if counter == SOLD_KINDS:
        return found
    return min(float(sold), 1.0 + float(sold) / all_kinds)


def lasting_worth(s: Society, seat: Seat, turns: float) -> float:
    """TS-89: what continuous effects bring, as the evaluation has it."""
    worth = 0.0
    for kind in range(LASTING_KINDS):
        worth += LASTING_VALUE[kind] * float(s.lasting_effect(seat, kind))
    return WEIGHTS[CONTINUOUS] * worth * min(turns, 3.0)


def write_banners(s: Society, seat: Seat, row: NumberRow) -> None:
    """TS-111, TS-124: what the Completed section shows."""
    banners = s.banners(seat)
    by_guild = banners_by_guild(s, seat)
    houses: i64 = 0
    levels = s.level
    for card in s.boards[seat]:
        if levels[card] == LEVELS:
            houses += 1
    row.count(banners)
    row.put(promised_banners(s, seat, banners))
    row.count(houses)
    row.count(greatest(by_guild))
    row.count(kinds(by_guild))


def write_progress(s: Society, seat: Seat, spends: i64, row: NumberRow) -> None:
    """TS-61, TS-63: the cards in progress, and what the coins can build on them and from the market."""
    cards = s.cards
    levels = s.level
    at_level_1: i64 = 0
    at_level_2: i64 = 0
    left: i64 = 0
    raisable: i64 = 0
    reach: i64 = 0
    buildable: i64 = 0
    for card in s.boards[seat]:
        level = levels[card]
        if level == LEVELS:
            continue
        if level == 1:
            at_level_1 += 1
        else:
            at_level_2 += 1
        missing = cards.cost_left[s.current_level(card)]
        left += missing
        if missing <= spends:
            reach += cards.banners[card]
        if price(s, seat, card, FULL) <= spends:
            raisable += 1
    for card in s.guild_market:
        if card >= 0 and price(s, seat, card, FULL) <= spends:
            buildable += 1
    row.count(at_level_1)
    row.count(at_level_2)
    row.count(left)
    row.count(raisable)
    row.count(reach)
    row.count(buildable)


def write_formulas(s: Society, seat: Seat, row: NumberRow) -> None:
    """TS-120: what completed cards score for each thing."""
    cards = s.cards
    levels = s.level
    banner: i64 = 0
    house: i64 = 0
    fruit: i64 = 0
    for card in s.boards[seat]:
        if levels[card] < LEVELS:
            continue
        at = s.current_level(card)
        counter = cards.counter[at]
        if counter == NOTHING:
            continue
        each = cards.points[at]
        if counts_fruits(counter):
            fruit += each
        elif counter == HOUSES:
            house += each
        elif counts_one_guild(counter) or counter < HOUSES:
            banner += each
    row.count(banner)
    row.count(house)
    row.count(fruit)


# Coins and fruits


def coins_to_spend(s: Society, seat: Seat, best: i64) -> i64:
    """The coins for the builds of this turn, or of the next one with its best sale (TS-34, TS-103)."""
    coins = s.purse[seat]
    if s.seat == seat:
        top = s.pending
        if top is not None and isinstance(top.step, TakeFruit):
            return min(coins, s.parts.purse_kept) + s.chest[seat] + best
        if len(s.sold_now) > 0:
            return coins
    return coins + best


def sales_of(s: Society, seat: Seat) -> tuple[i64, i64, float, i64, i64]:
    """The unsold fruits: two best prices, of different types; the best with its action; all prices; the types."""
    fruits = s.fruits
    unsold = s.unsold
    first = s.fruit_at(seat, 0)
    best: i64 = 0
    best_type: i64 = NOTHING
    second: i64 = 0
    sale = 0.0
    prices: i64 = 0
    types: i64 = 0
    seen: i64 = 0
    for face in range(fruits.count):
        count = unsold[first + face]
        if count == 0:
            continue
        fruit = fruits.type_of[face]
        brings = s.visible[fruit] + fruits.plus[face]
        prices += brings * count
        with_action = float(brings) + FRUIT_ACTION_VALUE[fruits.action_of[face]]
        if with_action > sale:
            sale = with_action
        bit: i64 = 1 << fruit
        if seen & bit == 0:
            seen |= bit
            types += 1
        if brings > best:
            if best_type != fruit:
                second = best
            best = brings
            best_type = fruit
        elif fruit != best_type and brings > second:
            second = brings
    return best, second, sale, prices, types
