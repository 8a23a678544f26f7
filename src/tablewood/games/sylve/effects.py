"""What the component tables can say: one class for each verb of Village, creatures and potions.

An effect is immutable and knows nothing of what sets it off, so any trigger goes with any effect;
the few exceptions are listed in `vocabulary.py`.
"""

from typing import Final

from mypy_extensions import i64

from tablewood.games.sylve.brewing import RevealPotion, potions_on_offer
from tablewood.games.sylve.control import SellTokens
from tablewood.games.sylve.drinking import (
    ChangeDie,
    ChooseDieToMove,
    ChooseDieToRemove,
    ChooseDieToReturn,
    ChooseDieToSwap,
    ChooseElementToRemove,
    RerollDice,
    can_move_a_die,
    has_die_for,
)
from tablewood.games.sylve.gathering import GatherChoice
from tablewood.games.sylve.parts import BASICS, GOODS, Effect, Good, Goods, Season
from tablewood.games.sylve.placing import PlaceDie
from tablewood.games.sylve.scorching import OfferScorch, can_scorch
from tablewood.games.sylve.state import Wood
from tablewood.games.sylve.taming import TameCreature, offer_creature_space
from tablewood.games.sylve.village import ClearForest, OfferTrade, TradeToken, any_elements
from tablewood.kernel.step import Seat

# Tokens


class GatherGoods(Effect):
    """SY-120, SY-121, SY-124, SY-128: gather a number of each good."""

    def __init__(self, words: str, counts: list[int]) -> None:
        super().__init__(words)
        self.counts: Final = counts
        self.gathers = True
        self.ingredients = sum(counts[:BASICS]) > 0

    def carry_out(self, s: Wood, seat: Seat) -> None:
        for good in range(GOODS):
            s.gather(seat, good, self.counts[good])


class GatherOfChoice(Effect):
    """SY-63, SY-119: gather a number of ingredients of choice."""

    def __init__(self, words: str, count: int) -> None:
        super().__init__(words)
        self.count: Final = count
        self.gathers = True
        self.ingredients = True

    def carry_out(self, s: Wood, seat: Seat) -> None:
        s.then_one(GatherChoice(seat, self.count))


class GatherSame(Effect):
    """SY-117, SY-118: gather more of the ingredient of the forest space just used."""

    def __init__(self, words: str, count: int) -> None:
        super().__init__(words)
        self.count: Final = count
        self.gathers = True

    def possible(self, s: Wood, seat: Seat, owed: int) -> bool:
        return s.harvested >= 0

    def carry_out(self, s: Wood, seat: Seat) -> None:
        if s.harvested >= 0:
            s.gather(seat, s.harvested, self.count)


class GatherPerCreature(Effect):
    """SY-122: gather a good for each tamed creature of a season; released ones do not count."""

    def __init__(self, words: str, good: Good, count: i64, season: Season) -> None:
        super().__init__(words)
        self.good: Final = good
        self.count: Final = count
        self.season: Final = season
        self.gathers = True

    def friends(self, s: Wood, seat: Seat) -> i64:
        """How many tamed creatures of the season the player has."""
        creatures: i64 = 0
        for creature in s.tamed[seat]:
            if s.parts.creature_season[creature] == self.season:
                creatures += 1
        return creatures

    def possible(self, s: Wood, seat: Seat, owed: int) -> bool:
        return self.friends(s, seat) > 0

    def carry_out(self, s: Wood, seat: Seat) -> None:
        s.gather(seat, self.good, self.count * self.friends(s, seat))


class Trade(Effect):
    """SY-64: return up to a number of tokens to the supply and take as many others."""

    def __init__(self, words: str, give: Goods, take: Goods, count: int) -> None:
        super().__init__(words)
        self.give: Final = give
        self.take: Final = take
        self.count: Final = count

    def possible(self, s: Wood, seat: Seat, owed: int) -> bool:
        return TradeToken(seat, self.give, self.take, self.count).is_possible(s)

    def carry_out(self, s: Wood, seat: Seat) -> None:
        s.then_one(OfferTrade(seat, self.give, self.take, self.count))


class Points(Effect):
    """SY-129, SY-131, SY-132, SY-135: gain points as tokens."""

    def __init__(self, words: str, points: int) -> None:
        super().__init__(words)
        self.points: Final = points

    def carry_out(self, s: Wood, seat: Seat) -> None:
        s.gain(seat, self.points)


class Sell(Effect):
    """SY-133, SY-134: trade tokens for points, at one of the listed prices."""

    def __init__(self, words: str, kinds: Goods, prices: tuple[int, ...]) -> None:
        super().__init__(words)
        self.kinds: Final = kinds
        """The goods that may be sold."""
        self.prices: Final = prices
        """Alternately a number of tokens and its points (see `SellTokens`)."""

    def possible(self, s: Wood, seat: Seat, owed: int) -> bool:
        return SellTokens(seat, self.kinds, self.prices).options(s).count > 1

    def carry_out(self, s: Wood, seat: Seat) -> None:
        if self.possible(s, seat, 0):
            s.then_one(SellTokens(seat, self.kinds, self.prices))


# Cards


class Tame(Effect):
    """SY-31, SY-96: tame a creature; on a creature space a card may offer something instead (SY-123)."""

    def __init__(self, words: str, on_space: bool) -> None:
        super().__init__(words)
        self.on_space: Final = on_space

    def possible(self, s: Wood, seat: Seat, owed: int) -> bool:
        return s.creatures_left()

    def carry_out(self, s: Wood, seat: Seat) -> None:
        if self.on_space:
            offer_creature_space(s, seat)
        elif s.creatures_left():
            s.then_one(TameCreature(seat, on_space=False))


class Reserve(Effect):
    """SY-73, SY-183: reveal and reserve a potion."""

    def possible(self, s: Wood, seat: Seat, owed: int) -> bool:
        return potions_on_offer(s)

    def carry_out(self, s: Wood, seat: Seat) -> None:
        if potions_on_offer(s):
            s.then_one(RevealPotion(seat))


# Spaces and dice on the table


class Scorch(Effect):
    """SY-113, SY-114, SY-136: scorch a number of empty forest spaces."""

    def __init__(self, words: str, spaces: int) -> None:
        super().__init__(words)
        self.spaces: Final = spaces
        self.scorches = True

    def possible(self, s: Wood, seat: Seat, owed: int) -> bool:
        return can_scorch(s)

    def carry_out(self, s: Wood, seat: Seat) -> None:
        s.then_one(OfferScorch(seat, self.spaces))


class Clear(Effect):
    """SY-64: set aside all element dice of one forest of the row, or of the whole row."""

    def __init__(self, words: str, whole_row: bool) -> None:
        super().__init__(words)
        self.whole_row: Final = whole_row

    def possible(self, s: Wood, seat: Seat, owed: int) -> bool:
        return any_elements(s)

    def carry_out(self, s: Wood, seat: Seat) -> None:
        if any_elements(s):
            s.then_one(ClearForest(seat, self.whole_row))


class Move(Effect):
    """SY-87, SY-116, SY-187: move any placed forage die to an empty forest space."""

    def possible(self, s: Wood, seat: Seat, owed: int) -> bool:
        return can_move_a_die(s, seat)

    def carry_out(self, s: Wood, seat: Seat) -> None:
        if can_move_a_die(s, seat):
            s.then_one(ChooseDieToMove(seat))


class Swap(Effect):
    """SY-88: two placed forage dice with the same symbol trade places."""

    def possible(self, s: Wood, seat: Seat, owed: int) -> bool:
        return has_die_for(s, ChooseDieToSwap(seat))

    def carry_out(self, s: Wood, seat: Seat) -> None:
        if self.possible(s, seat, 0):
            s.then_one(ChooseDieToSwap(seat))


class Remove(Effect):
    """SY-90, SY-91: set aside any placed element die, or any placed die."""

    def __init__(self, words: str, only_elements: bool) -> None:
        super().__init__(words)
        self.only_elements: Final = only_elements

    def question(self, seat: Seat) -> ChooseDieToRemove:
        """What the effect asks."""
        return ChooseElementToRemove(seat) if self.only_elements else ChooseDieToRemove(seat)

    def possible(self, s: Wood, seat: Seat, owed: int) -> bool:
        return has_die_for(s, self.question(seat))

    def carry_out(self, s: Wood, seat: Seat) -> None:
        if self.possible(s, seat, 0):
            s.then_one(self.question(seat))


class Return(Effect):
    """SY-93: take one of your own placed forage dice back into your pool."""

    def possible(self, s: Wood, seat: Seat, owed: int) -> bool:
        return has_die_for(s, ChooseDieToReturn(seat))

    def carry_out(self, s: Wood, seat: Seat) -> None:
        if self.possible(s, seat, 0):
            s.then_one(ChooseDieToReturn(seat))


# Dice in the pool


class Change(Effect):
    """SY-82: turn a die of the pool to any face."""

    def possible(self, s: Wood, seat: Seat, owed: int) -> bool:
        return s.pool_size(seat) > 0

    def carry_out(self, s: Wood, seat: Seat) -> None:
        if s.pool_size(seat) > 0:
            s.then_one(ChangeDie(seat))


class Reroll(Effect):
    """SY-83: reroll any number of dice of the pool."""

    def possible(self, s: Wood, seat: Seat, owed: int) -> bool:
        return s.pool_size(seat) > 0

    def carry_out(self, s: Wood, seat: Seat) -> None:
        if s.pool_size(seat) > 0:
            s.then_one(RerollDice(seat, ()))


class PlaceExtra(Effect):
    """SY-84, SY-86: place one more die, unless the turn's own placement needs the last one."""

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self.clause = 86

    def possible(self, s: Wood, seat: Seat, owed: int) -> bool:
        return s.pool_size(seat) > owed

    def carry_out(self, s: Wood, seat: Seat) -> None:
        s.then_one(PlaceDie(seat))


class TurnElements(Effect):
    """SY-115: its owner may turn element dice of the pool between steps; the turn itself offers that."""

    def carry_out(self, s: Wood, seat: Seat) -> None:
        """Nothing happens by itself: see `why_not_turn_element`."""
