"""What a level does when it is built (TS-83 to TS-93, TS-139 to TS-146, TS-147 to TS-153)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tablewood.games.tree_society.builds import BuildingEffect, targets
from tablewood.games.tree_society.coins import deposit, gain
from tablewood.games.tree_society.draws import (
    DrawFruits,
    RevealOrSkip,
    reveal_guilds,
    shuffle_guilds_back,
)
from tablewood.games.tree_society.levels import raise_level
from tablewood.games.tree_society.market_effects import RenewRow, TakeMore
from tablewood.games.tree_society.markets import can_clear_a_row
from tablewood.games.tree_society.parts import (
    BUILDS_CHEAPER,
    DRAWS_FRUIT,
    DRAWS_GUILD,
    FILLS_CHEST,
    GAINS_COINS,
    LASTS,
    NO_EFFECT,
    NOTHING,
    RENEWS_ROW,
    SCORES_AT_END,
    SELLS_MORE,
    TAKES_FRUIT,
    Card,
    Counter,
    Reduction,
    Scope,
)
from tablewood.games.tree_society.refusals import (
    could_build,
    why_not_build,
    why_not_level,
)
from tablewood.games.tree_society.sales import SellMore, can_sell_more
from tablewood.games.tree_society.scoring import counted
from tablewood.games.tree_society.state import Society
from tablewood.kernel.step import Clause, Seat
from tablewood.kernel.vectors import Ints, has, without

SILENT: Final = (NO_EFFECT, SCORES_AT_END, LASTS)
"""TS-89, TS-90, TS-143: levels that do nothing when they are built."""


def use_effect(s: Society, seat: Seat, card: Card) -> None:
    """TS-83 to TS-88: the effect of the level just built, asked about at once; one that can do nothing is ignored."""
    at = s.current_level(card)
    verb = s.cards.effect[at]
    n = s.cards.effect_n[at]
    of = s.cards.effect_of[at]
    if verb == GAINS_COINS:
        coins = times(s, seat, n, of)
        gain(s, seat, coins, s.events.gained, card)
        if coins == 0:
            ignore(s, seat, card)
    elif verb == FILLS_CHEST:
        coins = times(s, seat, n, of)
        deposit(s, seat, coins, s.events.saved_by, card)
        if coins == 0:
            ignore(s, seat, card)
    elif verb == SELLS_MORE and can_sell_more(s, seat):
        s.then_one(SellMore(seat, card, n))
    elif verb == TAKES_FRUIT and len(s.fruit_market) > 0:
        s.then_one(TakeMore(seat, card, n, n))
    elif verb == RENEWS_ROW and can_clear_a_row(s):
        s.then_one(RenewRow(seat, card))
    elif verb == BUILDS_CHEAPER and finds_a_target(s, seat, card, n, of):
        s.then_one(BuildByEffect(seat, card, n, of))
    elif verb == DRAWS_FRUIT and len(s.fruit_deck) > 0:
        s.then_one(DrawFruits(seat, card, n, of))
    elif verb == DRAWS_GUILD and len(s.guild_deck) + len(s.guild_discard) > 0:
        s.then_one(DrawGuilds(seat, card, n, of))
    elif verb not in SILENT:
        ignore(s, seat, card)


def ignore(s: Society, seat: Seat, card: Card) -> None:
    """TS-87: the effect can do nothing, and the log says so."""
    s.tell(s.events.ignored, seat, card)


def times(s: Society, seat: Seat, n: i64, counter: Counter) -> i64:
    """TS-81, TS-147, TS-148: a number of coins, or that number for each thing counted now, the card itself included."""
    return n if counter == NOTHING else n * counted(s, seat, counter)


def finds_a_target(
    s: Society, seat: Seat, source: Card, reduction: Reduction, scope: Scope
) -> bool:
    """TS-87, TS-151: whether there is any level that the effect could build."""
    for card in targets(s, seat, scope):
        if card not in (NOTHING, source) and could_build(s, seat, card, reduction):
            return True
    return False


# Building by an effect


class BuildByEffect(BuildingEffect):
    """TS-72, TS-82, TS-94, TS-139, TS-151: build a level of another guild card at a reduced cost, or skip it."""

    prompt: ClassVar[str] = "build-by-effect"
    clause: ClassVar[int] = 151

    def __init__(self, seat: Seat, source: Card, reduction: Reduction, scope: Scope) -> None:
        super().__init__(seat, reduction)
        self.source: Final = source
        self.scope: Final = scope

    def candidates(self, s: Society) -> Ints:
        cards = targets(s, self.seat, self.scope)
        return without(cards, self.source) if has(cards, self.source) else cards

    def why_not_candidate(self, s: Society, card: Card) -> Clause:
        if card == self.source:
            return 151
        return why_not_build(s, self.seat, card, self.reduction, self.scope)

    def skip(self, s: Society) -> None:
        s.tell(s.events.skipped, self.seat, self.source)

    def built(self, s: Society, card: Card, reduction: Reduction) -> None:
        raise_level(s, self.seat, card, reduction)
        use_effect(s, self.seat, card)


# Building a card drawn from the deck


class DrawGuilds(RevealOrSkip):
    """TS-92, TS-153: reveal guild cards from the deck, or skip the effect."""

    prompt: ClassVar[str] = "draw-guilds"
    clause: ClassVar[int] = 153

    def __init__(self, seat: Seat, card: Card, shown: i64, reduction: Reduction) -> None:
        super().__init__(seat, card)
        self.shown: Final = shown
        self.reduction: Final = reduction

    def reveal(self, s: Society) -> None:
        reveal_guilds(s, self.seat, self.shown)
        s.then_one(BuildDrawn(self.seat, self.card, self.reduction))


class BuildDrawn(BuildingEffect):
    """TS-92, TS-94, TS-146, TS-153: build level 1 of one of the revealed cards, or of none; the others go back."""

    prompt: ClassVar[str] = "build-drawn"
    clause: ClassVar[int] = 153

    def __init__(self, seat: Seat, card: Card, reduction: Reduction) -> None:
        super().__init__(seat, reduction)
        self.card: Final = card

    def candidates(self, s: Society) -> Ints:
        return s.drawn_guilds

    def why_not_candidate(self, s: Society, card: Card) -> Clause:
        if not has(s.drawn_guilds, card):
            return 153
        return why_not_level(s, self.seat, card, self.reduction)

    def skip(self, s: Society) -> None:
        shuffle_guilds_back(s, self.seat)

    def built(self, s: Society, card: Card, reduction: Reduction) -> None:
        """TS-146: the cards not kept are back in the deck before the effect of the new level is used."""
        raise_level(s, self.seat, card, reduction)
        s.drawn_guilds = without(s.drawn_guilds, card)
        shuffle_guilds_back(s, self.seat)
        use_effect(s, self.seat, card)


def source_of(step: BuildingEffect) -> Card:
    """The card whose effect builds."""
    if isinstance(step, BuildByEffect):
        return step.source
    assert isinstance(step, BuildDrawn)
    return step.card
