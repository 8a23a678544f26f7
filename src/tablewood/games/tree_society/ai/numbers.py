"""The numbers of a position for a value network: points, what the evaluation counts, prices, banners, and turns left.

What others have sold lies face down (TS-127): only the number of these fruits counts. Where a formula of theirs counts
kinds of fruit, an average for this number takes the place of the faces.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from tablewood.games.tree_society.ai.evaluate import (
    ALL_PRICES,
    FRUIT_COIN,
    WEIGHTS,
    coins_value,
    pending_value,
    turns_ahead,
    turns_left,
)
from tablewood.games.tree_society.ai.seat_numbers import (
    cards_worth,
    coins_to_spend,
    lasting_worth,
    sales_of,
    write_banners,
    write_formulas,
    write_progress,
)
from tablewood.games.tree_society.build import BuildPhase
from tablewood.games.tree_society.builds import CompostFirst, DiscardFirst
from tablewood.games.tree_society.draws import DrawFruits, KeepFruit
from tablewood.games.tree_society.effects import BuildByEffect, BuildDrawn, DrawGuilds
from tablewood.games.tree_society.market_effects import TakeMore
from tablewood.games.tree_society.parts import (
    NOTHING,
    TOP,
    Parts,
)
from tablewood.games.tree_society.rest import DraftFruit, TakeFruit
from tablewood.games.tree_society.sales import SellFruit, SellMore
from tablewood.games.tree_society.scoring import greatest, kinds
from tablewood.games.tree_society.state import Society
from tablewood.kernel.position_numbers import USUAL_TABLE, NumberRow, PositionNumbers
from tablewood.kernel.rivals import lead_over_best
from tablewood.kernel.step import Seat, Step
from tablewood.kernel.vectors import Ints, has, ints
from tablewood.kernel.weights import weights_hash

VERSION: Final = 1
"""Raised when a number is added, moved or changes its meaning."""

ADVANCED: Final = "advanced"
"""The kind of table with a higher goal (TS-132)."""

OTHER_GUILDS: Final = "other-guilds"
"""The kind of table with other packs than those of the first game (TS-17)."""

ADVANCED_OTHER_GUILDS: Final = "advanced-other-guilds"
"""The kind of table with both."""

LONG_GAME: Final = 14.0
"""Few games have more rounds than this."""

END_IS_NEAR: Final = 0.9
"""The phase of the game when the goal is reached (TS-111)."""

LAST_ROUND: Final = 0.95
"""The phase of the last round (TS-114)."""


@final
class SocietyNumbers(PositionNumbers[Society]):
    """The numbers for one number of players."""

    def __init__(self, parts: Parts, seats: int) -> None:
        super().__init__(VERSION, weights_hash(WEIGHTS), seats)
        self.parts: Final = parts
        own = _seat_numbers()
        self._blocks: Final = [NumberRow(len(own)) for _ in range(seats)]
        """By seat: the numbers that are told of every seat."""
        self._points: Final[list[float]] = [0.0] * seats
        self._standings: Final[list[float]] = [0.0] * seats
        self._foreign: Final = _foreign(parts)
        self.declare("lead", "By how much the seat's standing is ahead of the best of the others.")
        self.declare("lead_in_points", "By how many points the seat is ahead of the best of them.")
        self.declare("turns", "How many turns everybody still has after this round: an estimate.")
        self.declare("goal", "How many banners trigger the end (TS-111, TS-132).")
        self.declare("goal_left", "How many of them whoever has most still lacks.")
        self.declare("goal_reached", "Whether somebody has reached the goal (TS-111).")
        self.declare("last_round", "Whether the game ends with this round (TS-112, TS-114).")
        self.declare("other_guilds", "Whether other packs than those of the first game are played.")
        self.declare("fruit_deck", "Cards in the fruit deck.")
        self._declare_question()
        self._declare_markets()
        self.declare("sold_kinds", "Kinds of fruit in the seat's own Sold section (TS-128).")
        self.declare("sold_most", "The most fruits of one kind in it.")
        self.declare_of_seats(own)

    def _declare_question(self) -> None:
        self.declare("sells", "Whether somebody begins a turn with a sale (TS-34).")
        self.declare("builds", "Whether somebody is in Phase 2 (TS-59).")
        self.declare("takes_fruit", "Whether somebody is taking the fruit of Phase 3 (TS-101).")
        self.declare("drafts", "Whether fruits are being drafted (TS-133).")
        self.declare("pays_duty", "Whether somebody is doing a mandatory part (TS-91).")
        self.declare("builds_by_effect", "Whether an effect offers a level (TS-151, TS-153).")
        self.declare("gets_fruits", "Whether an effect offers fruits (TS-150, TS-152).")
        self.declare("sells_more", "Whether an effect offers an extra sale (TS-149).")
        for action in self.parts.fruits.actions:
            self.declare(f"action_{action}", f"Whether the action {action} is at hand (TS-43).")
        self.declare("sold_now", "Fruits sold in this turn (TS-35).")

    def _declare_markets(self) -> None:
        for fruit in self.parts.fruits.types:
            self.declare(f"price_{fruit}", f"The price: {fruit} (TS-36).")
        self.declare("best_fruit", "The highest price of a fruit in the market, its +1 included.")
        self.declare("valuable_fruits", "Fruits in the market that bring 1 coin more (TS-39).")
        self.declare("market_banners", "Banners of the guild cards in the market.")
        self.declare("least_cost", "The least that level 1 of one of them costs (TS-70).")

    def table_kind(self, s: Society) -> str:
        others = self._other_guilds(s)
        if s.goal > self.parts.goal:
            return ADVANCED_OTHER_GUILDS if others else ADVANCED
        return OTHER_GUILDS if others else USUAL_TABLE

    def _other_guilds(self, s: Society) -> bool:
        """TS-16, TS-17: whether a pack that is not of the first game is in play."""
        for card in self._foreign:
            if s.in_play[card] != 0:
                return True
        return False

    def write(self, s: Society, seat: Seat, row: NumberRow) -> None:
        ahead = 0.0 if s.over else turns_ahead(s)
        most: i64 = 0
        for other in range(s.seats):
            self._look_at_seat(s, other, ahead, other == seat)
            most = max(most, s.banners(other))
        row.at = 0
        row.put(_phase(s))
        row.put(lead_over_best(self._standings, seat))
        row.put(lead_over_best(self._points, seat))
        row.put(ahead)
        row.count(s.goal)
        row.count(s.goal - most if most < s.goal else 0)
        row.flag(s.goal_round != 0)
        row.flag(s.is_last_round())
        row.flag(self._other_guilds(s))
        row.count(len(s.fruit_deck))
        _write_question(s, row)
        _write_markets(s, row)
        sold = s.sold_by_type(seat)
        row.count(kinds(sold))
        row.count(greatest(sold))
        seats: i64 = s.seats
        other = seat
        for _ in range(s.seats):
            block = self._blocks[other]
            for at in range(block.at):
                row.put(block.values[at])
            other = other + 1 if other + 1 < seats else 0

    def _look_at_seat(self, s: Society, seat: Seat, ahead: float, knows: bool) -> None:
        """Write the numbers of one seat, in the order of `_seat_numbers`, into its block."""
        row = self._blocks[seat]
        turns = 0.0 if s.over else turns_left(s, seat, ahead)
        now, promise = cards_worth(s, seat, turns, knows)
        coins = 0.0 if s.over else coins_value(s, seat, turns)
        fruits = 0.0
        lasting = 0.0
        best, second, sale, prices, types = sales_of(s, seat)
        if turns > 0.0:
            worth = sale + WEIGHTS[ALL_PRICES] * float(prices)
            fruits = WEIGHTS[FRUIT_COIN] * min(turns, 2.0) * worth
            lasting = lasting_worth(s, seat, turns)
        standing = now + promise + coins + fruits + lasting
        asked = s.seat == seat
        if asked:
            standing += pending_value(s, seat, turns)
        self._points[seat] = now
        self._standings[seat] = standing
        row.at = 0
        row.put(now)
        row.put(standing)
        row.put(promise)
        row.put(coins)
        row.put(fruits)
        row.put(lasting)
        row.flag(asked)
        row.count(s.place(seat))
        row.put(turns)
        row.count(s.purse[seat])
        row.count(s.chest[seat])
        spends = coins_to_spend(s, seat, best)
        row.count(spends)
        write_banners(s, seat, row)
        write_progress(s, seat, spends, row)
        row.count(s.unsold_cards(seat))
        row.count(types)
        row.count(best)
        row.count(second)
        row.count(prices)
        row.count(s.sold_cards(seat))
        write_formulas(s, seat, row)


def _seat_numbers() -> list[tuple[str, str]]:
    """What is told of every seat."""
    return [
        ("points", "Points as if the game ended now (TS-117), with likely fruits of others."),
        ("standing", "These points, all that follows up to `lasting`, and the question."),
        ("promise", "What time and the next levels promise beyond these points."),
        ("coins", "What the coins are worth."),
        ("fruits", "What the unsold fruits are worth."),
        ("lasting", "What continuous effects will bring (TS-89)."),
        ("asked", "Whether the seat is asked now."),
        ("place", "The place in turn order: ties go to the last (TS-126)."),
        ("turns", "How many turns the seat still has after this one: an estimate."),
        ("purse", "Coins in the purse."),
        ("chest", "Coins in the chest."),
        ("spends", "Coins that this turn's builds, or the next one's, can cost."),
        ("banners", "Banners of completed cards (TS-111)."),
        ("promised_banners", "These, and those of cards in progress by their levels."),
        ("houses", "Completed cards."),
        ("majority", "The most banners of one guild."),
        ("guild_kinds", "Guilds with a banner."),
        ("at_level_1", "Cards in progress at level 1."),
        ("at_level_2", "Cards in progress at level 2."),
        ("cost_left", "What the levels that they lack cost in all."),
        ("raisable", "Those of them whose next level these coins pay."),
        ("banners_in_reach", "Banners of those whose last level these coins reach."),
        ("buildable", "Cards in the market whose first level these coins pay (TS-61)."),
        ("unsold", "Unsold fruits."),
        ("unsold_kinds", "Kinds of unsold fruit."),
        ("best_sale", "The highest price of one of them."),
        ("second_sale", "The highest price of one of another kind."),
        ("prices", "All their prices together."),
        ("sold", "Sold fruits (TS-127)."),
        ("each_banner", "Points for each banner by the formulas of completed cards."),
        ("each_house", "Points for each completed card by these formulas."),
        ("each_fruit", "Points for each fruit or kind of fruit by these formulas."),
    ]


def _foreign(parts: Parts) -> Ints:
    """TS-13, TS-17: a card of each guild that the first game lacks, but not a start card, which may be dealt alone."""
    cards = parts.cards
    found: list[int] = []
    for guild in range(len(cards.guilds)):
        pack = [
            card
            for card in range(cards.count)
            if cards.guild[card] == guild and not has(cards.start, card)
        ]
        if guild not in parts.first_game and pack:
            found.append(pack[0])
    return ints(found)


def _phase(s: Society) -> float:
    """Which part of the game is over, by rounds; the last two have phases of their own (TS-111)."""
    if s.over:
        return 1.0
    if s.is_last_round():
        return LAST_ROUND
    if s.goal_round != 0:
        return END_IS_NEAR
    return END_IS_NEAR * min(1.0, float(s.round) / LONG_GAME)


def _write_question(s: Society, row: NumberRow) -> None:
    """What is asked (of whom is among the numbers of the seats), and what the turn has brought so far."""
    top = s.pending
    step: Step[Any] | None = None if top is None else top.step
    row.flag(isinstance(step, SellFruit))
    row.flag(isinstance(step, BuildPhase))
    row.flag(isinstance(step, TakeFruit))
    row.flag(isinstance(step, DraftFruit))
    row.flag(isinstance(step, (CompostFirst, DiscardFirst)))
    row.flag(isinstance(step, (BuildByEffect, BuildDrawn, DrawGuilds)))
    row.flag(isinstance(step, (TakeMore, DrawFruits, KeepFruit)))
    row.flag(isinstance(step, SellMore))
    for action in range(len(s.fruits.actions)):
        row.flag(s.action == action)
    row.count(len(s.sold_now))


def _write_markets(s: Society, row: NumberRow) -> None:
    """TS-36, TS-70: what all can see, and take."""
    fruits = s.fruits
    visible = s.visible
    for fruit in range(len(fruits.types)):
        row.count(visible[fruit])
    best: i64 = 0
    valuable: i64 = 0
    for face in s.fruit_market:
        best = max(best, visible[fruits.type_of[face]] + fruits.plus[face])
        valuable += fruits.plus[face]
    row.count(best)
    row.count(valuable)
    cards = s.cards
    market = s.guild_market
    above = s.market_space(TOP, 0)
    banners: i64 = 0
    least: i64 = NOTHING
    for space in range(len(market)):
        card = market[space]
        if card >= 0:
            banners += cards.banners[card]
            cost = cards.cost[s.next_level(card)]
            if space >= above:
                cost += s.parts.surcharge
            if least == NOTHING or cost < least:
                least = cost
    row.count(banners)
    row.count(least if least > 0 else 0)
