"""How well a seat stands, in points: a heuristic value for bots."""

from typing import Final

from mypy_extensions import i64

from tablewood.games.tree_society.builds import CompostFirst, DiscardFirst
from tablewood.games.tree_society.components import FOLDER
from tablewood.games.tree_society.draws import DrawFruits, KeepFruit
from tablewood.games.tree_society.effects import BuildByEffect, BuildDrawn, DrawGuilds
from tablewood.games.tree_society.market_effects import TakeMore
from tablewood.games.tree_society.parts import (
    BANNERS,
    CHEST,
    COINS,
    GUILD_KINDS,
    HOUSES,
    LASTING_KINDS,
    LEVELS,
    MAJORITY_BANNERS,
    NOTHING,
    SOLD,
    SOLD_KINDS,
    SOLD_MOST,
    UNSOLD,
    UNSOLD_KINDS,
    Card,
    CardLevel,
    Counter,
    Guild,
    counts_fruits,
    counts_one_guild,
    guild_counted,
)
from tablewood.games.tree_society.rest import TakeFruit
from tablewood.games.tree_society.sales import SellMore
from tablewood.games.tree_society.scoring import banners_by_guild, counted, greatest, kinds, points
from tablewood.games.tree_society.state import Society
from tablewood.kernel.rivals import lead_over_rivals
from tablewood.kernel.step import Seat, Step
from tablewood.kernel.vectors import Floats, floats
from tablewood.kernel.weights import read_weights

NAMES: Final = [
    "sell_action",
    "row_action",
    "take_action",
    "chest_action",
    "less_action",
    "spendable_coin",
    "kept_coin",
    "fruit_coin",
    "all_prices",
    "continuous",
    "turns_a_banner",
    "turn_coins",
    "cost_left",
    "begun",
    "paid",
    "growth",
]
"""The weights by their names in weights.toml."""

ACTION: Final = 0
"""The weights of the fruit actions begin here."""
SPENDABLE_COIN: Final = 5
KEPT_COIN: Final = 6
FRUIT_COIN: Final = 7
ALL_PRICES: Final = 8
CONTINUOUS: Final = 9
TURNS_A_BANNER: Final = 10
TURN_COINS: Final = 11
COST_LEFT: Final = 12
BEGUN: Final = 13
PAID: Final = 14
GROWTH: Final = 15

LASTING_VALUE: Final = floats([0.6, 1.3, 0.4, 0.7, 1.1, 0.6, 0.2])
"""What a continuous effect brings in a turn, by kind."""

FRUIT_ACTION_VALUE: Final = floats([0.8, 0.3, 0.3, 0.8, 0.8])
"""What the fruit action on an unsold fruit is worth, in coins."""

RIVALS: Final = 0.5
"""How much the best rival counts, and as much again their average."""

WEIGHTS: Final[Floats] = floats(read_weights(FOLDER / "ai" / "weights.toml", NAMES))
"""One vector, so that `tablewood tune` can try others in its place."""


def value(s: Society, seat: Seat) -> float:
    """How the seat stands against the others, in points; after the game only the points count."""
    ahead = turns_ahead(s)
    standings = [standing(s, one, ahead) for one in range(s.seats)]
    return lead_over_rivals(standings, seat, RIVALS)


def standing(s: Society, seat: Seat, ahead: float) -> float:
    """Points so far and what the position promises; the turns ahead are counted once for all seats."""
    if s.over:
        # TS-126: ties go to the last in turn order.
        scored = 0.01 * float(s.place(seat))
        for card in s.boards[seat]:
            scored += float(points(s, seat, card))
        return scored
    turns = turns_left(s, seat, ahead)
    worth = cards_value(s, seat, turns) + coins_value(s, seat, turns)
    if turns > 0.0:
        worth += WEIGHTS[FRUIT_COIN] * min(turns, 2.0) * fruits_value(s, seat)
        for kind in range(LASTING_KINDS):
            strength = s.lasting_effect(seat, kind)
            if strength > 0:
                effect = WEIGHTS[CONTINUOUS] * LASTING_VALUE[kind] * float(strength)
                worth += effect * min(turns, 3.0)
    if s.seat == seat:
        worth += pending_value(s, seat, turns)
    return worth


# Turns


def turns_left(s: Society, seat: Seat, ahead: float) -> float:
    """How many turns the player still has after the current one."""
    if s.goal_round == 0 and not s.deck_ended:
        return ahead
    return ahead + 1.0 if s.place(seat) > s.place(s.seat) else ahead


def turns_ahead(s: Society) -> float:
    """How many turns everybody still has after this round; an estimate until the end is triggered."""
    if s.deck_ended:
        return 0.0
    if s.goal_round != 0:
        return 0.0 if s.round > s.goal_round else 1.0
    highest = 0.0
    for seat in range(s.seats):
        banners = s.banners(seat)
        near = 0.6 * float(banners) + 0.4 * promised_banners(s, seat, banners)
        if near > highest:
            highest = near
    estimate = max(1.5, 1.0 + WEIGHTS[TURNS_A_BANNER] * (float(s.goal) - highest))
    return min(estimate, 1.0 + float(len(s.fruit_deck)) / (1.3 * s.seats))


def promised_banners(s: Society, seat: Seat, completed: i64) -> float:
    """The banners of completed cards and, by the share of their levels, of cards in progress."""
    banners = float(completed)
    for space in range(s.parts.spaces):
        card = s.in_space(seat, space)
        if card >= 0:
            banners += float(s.cards.banners[card] * s.level[card]) / 3.0
    return banners


# Cards


def cards_value(s: Society, seat: Seat, turns: float) -> float:
    """Points as they will be at the end; of cards in progress also a part of what the next levels promise."""
    worth = 0.0
    income = WEIGHTS[TURN_COINS] * turns
    growth = WEIGHTS[GROWTH] * turns
    levels = s.level
    counters = s.cards.counter
    fixed = s.cards.points
    for card in s.boards[seat]:
        level = levels[card]
        at = s.current_level(card)
        now = (
            float(fixed[at]) if counters[at] == NOTHING else projected(s, seat, card, at, growth, 0)
        )
        worth += now
        if level < LEVELS and income > 0.0:
            chance = chance_to_complete(s, card, at, income)
            if chance > 0.0:
                last = s.cards.at(card, LEVELS)
                then = projected(s, seat, card, last, growth, s.cards.banners[card])
                worth += (then - now) * chance
    return worth


def chance_to_complete(s: Society, card: Card, at: CardLevel, income: float) -> float:
    """How likely the card is to be completed, by what is left to pay, what has been paid, and the income to come."""
    cards = s.cards
    left = cards.cost_left[at]
    likely = (income - WEIGHTS[COST_LEFT] * float(left)) / income
    if likely <= 0.0:
        return 0.0
    whole = cards.whole_cost[card]
    paid = WEIGHTS[PAID] * float(whole - left) / float(max(1, whole))
    return likely * (WEIGHTS[BEGUN] + paid)


def projected(
    s: Society, seat: Seat, card: Card, at: CardLevel, growth: float, banners: i64
) -> float:
    """The points of a level, with formulas at what they will probably count.

    `growth` is the time that formulas have to grow, in turns; `banners` are those of the card itself.
    """
    counter = s.cards.counter[at]
    each = float(s.cards.points[at])
    if counter == NOTHING:
        return each
    if counts_fruits(counter):
        return each * projected_fruits(s, seat, counter, growth)
    if counter == COINS:
        kept = min(s.purse[seat], s.parts.purse_kept) + s.chest[seat]
        return each * 4.0 if growth > 0.0 else each * float(kept)
    return each * projected_banners(s, seat, counter, growth, s.cards.guild[card], banners)


def projected_banners(
    s: Society, seat: Seat, counter: Counter, growth: float, guild: Guild, banners: i64
) -> float:
    """What a formula about the Completed section will probably count, a card of this guild with these banners added."""
    if counter == GUILD_KINDS:
        by_guild = banners_by_guild(s, seat)
        own = 1 if banners > 0 and by_guild[guild] == 0 else 0
        return min(float(s.parts.packs), float(kinds(by_guild) + own) + 0.25 * growth)
    now = counted(s, seat, counter)
    if counts_one_guild(counter):
        own = banners if guild == guild_counted(counter) else 0
        return min(8.0, float(now + own) + 0.2 * growth)
    if counter == BANNERS:
        return min(float(s.goal) + 1.5, float(now + banners) + 0.6 * growth)
    if counter == MAJORITY_BANNERS:
        return float(now) + 0.5 * float(banners) + 0.25 * growth
    assert counter == HOUSES
    return float(now + 1 if banners > 0 else now) + 0.4 * growth


def projected_fruits(s: Society, seat: Seat, counter: Counter, growth: float) -> float:
    """What a formula about fruits will probably count; the sale of this turn counts already."""
    if counter == UNSOLD:
        return float(counted(s, seat, counter))
    if counter == UNSOLD_KINDS:
        return min(5.0, float(counted(s, seat, counter)) + 0.1 * growth)
    own_turn = s.seat == seat
    if counter == SOLD:
        now = counted(s, seat, counter) + (len(s.sold_now) if own_turn else 0)
        return float(now) + 1.15 * growth
    sold = s.sold_by_type(seat)
    if own_turn:
        for face in s.sold_now:
            sold[s.fruits.type_of[face]] += 1
    if counter == SOLD_KINDS:
        return min(float(len(sold)), float(kinds(sold)) + 0.4 * growth)
    assert counter == SOLD_MOST
    return float(greatest(sold)) + 0.35 * growth


# Coins and fruits


def coins_value(s: Society, seat: Seat, turns: float) -> float:
    """Coins that can still be spent in this turn; coins that will be there in the next one (TS-104)."""
    coins = s.purse[seat]
    worth = 0.0
    if s.seat == seat:
        if len(s.sold_now) > 0:
            worth += WEIGHTS[SPENDABLE_COIN] * float(coins)
            coins = 0
        elif isinstance(s.step, TakeFruit) and coins > s.parts.purse_kept:
            coins = s.parts.purse_kept
    return worth + WEIGHTS[KEPT_COIN] * float(coins + s.chest[seat]) if turns > 0.0 else worth


def fruits_value(s: Society, seat: Seat) -> float:
    """In coins: the best sale at hand and a part of all prices."""
    fruits = s.fruits
    best = 0.0
    prices: i64 = 0
    unsold = s.unsold
    first = s.fruit_at(seat, 0)
    for face in range(fruits.count):
        cards = unsold[first + face]
        if cards > 0:
            price = s.visible[fruits.type_of[face]] + fruits.plus[face]
            prices += price * cards
            sale = float(price) + FRUIT_ACTION_VALUE[fruits.action_of[face]]
            if sale > best:
                best = sale
    return best + WEIGHTS[ALL_PRICES] * float(prices)


def pending_value(s: Society, seat: Seat, turns: float) -> float:
    """The fruit action at hand, and what the question now asked is likely to bring."""
    worth = WEIGHTS[ACTION + s.action] if s.action != NOTHING else 0.0
    if s.action == CHEST and turns == 0.0:
        worth = 0.0
    return worth + question_value(s.step, turns, s.purse[seat])


def question_value(step: Step[Society], turns: float, purse: i64) -> float:
    """What answering a question of Phase 2 is worth; building needs coins."""
    if isinstance(step, (CompostFirst, DiscardFirst)):
        return 1.2
    if isinstance(step, (BuildByEffect, BuildDrawn, DrawGuilds)):
        return min(1.0, 0.2 + 0.2 * float(purse))
    if isinstance(step, SellMore):
        return 1.1
    if isinstance(step, (TakeMore, DrawFruits, KeepFruit)):
        return 0.6 if turns > 0.0 else 0.1
    return 0.0
