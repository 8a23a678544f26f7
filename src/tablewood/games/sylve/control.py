"""The end of the round: control of forests, and end-of-round powers (SY-129, SY-130, SY-133,
SY-134, SY-139, SY-145 to SY-157, SY-175 to SY-177)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tablewood.games.sylve.dice import NEUTRAL, OWNERS
from tablewood.games.sylve.parts import (
    BERRY,
    BREAK_TIE,
    CONTROL_SEASON,
    GOODS,
    ROUND_END,
    Creature,
    Good,
    Goods,
    InRow,
)
from tablewood.games.sylve.places import NONE, NOTHING
from tablewood.games.sylve.refusals import RoundEndQuestion
from tablewood.games.sylve.state import Wood
from tablewood.games.sylve.taming import RELEASE_OVERFLOW, use_power
from tablewood.kernel.log import TABLE
from tablewood.kernel.moves import Answer, MoveList
from tablewood.kernel.number_sets import NO_NUMBERS, NumberSet, has, including, set_of
from tablewood.kernel.scoring import Score
from tablewood.kernel.step import ALLOWED, Clause, Rule, Seat, SeatRule
from tablewood.kernel.vectors import Ints, added, plus, put

# Control of forests


class TakeControl(Rule[Wood]):
    """SY-146 to SY-149: in the order of the row, whoever has the most influence on a forest takes it."""

    def run(self, s: Wood) -> None:
        for at in range(len(s.row)):
            leader = who_controls(s, at)
            if leader != NOTHING:
                tell_control(s, leader, at)
                take_forest(s, leader, at)


def who_controls(s: Wood, at: InRow) -> Seat:
    """SY-146, SY-148 to SY-150: more visible forage dice than every other player, and than there are element dice."""
    leader = NOTHING
    most: i64 = 0
    counts = s.influence(at)
    for owner in range(len(counts)):
        dice = counts[owner]
        if dice > most:
            leader = owner
            most = dice
        elif dice == most:
            leader = NOTHING
    return leader if leader != NEUTRAL else NOTHING


def scores_at_round_end(s: Wood) -> list[Score]:
    """SY-146, SY-165: the scores if the forests went to those who have the most influence on them now."""
    after = s.clone()
    for at in range(len(s.row)):
        leader = who_controls(s, at)
        if leader != NOTHING:
            after.held_by = put(after.held_by, s.row[at], leader)
    return after.scores()


def tell_control(s: Wood, leader: Seat, at: InRow) -> None:
    """SY-146: tell the leader's dice, and those of the strongest rival."""
    if s.log is not None:
        dice = s.influence(at)
        s.tell(s.events.controlled, leader, s.row[at], dice[leader], most_of_others(dice, leader))


def take_forest(s: Wood, seat: Seat, at: InRow) -> None:
    """SY-129, SY-130, SY-147: the forest is the player's for good; each creature that waits for its season reacts."""
    forest = s.row[at]
    s.held_by = put(s.held_by, forest, seat)
    s.then_one(RELEASE_OVERFLOW[seat])
    for creature in s.tamed[seat]:
        waits = s.parts.trigger[creature] == CONTROL_SEASON
        if waits and s.parts.in_season(forest, s.parts.argument[creature]):
            use_power(s, seat, creature)


class OfferTieBreaks(Rule[Wood]):
    """SY-175: ask whoever may break ties, before the end of the round brings anybody anything."""

    def run(self, s: Wood) -> None:
        for seat in range(s.seats):
            if s.power[seat] == BREAK_TIE:
                uses = s.parts.per_round[s.characters[seat]]
                s.then_one(OfferTieBreak(seat, uses if uses > 0 else len(s.row)))


class OfferTieBreak(SeatRule[Wood]):
    """SY-175 to SY-177: if a use, the berries and a tie are left, ask."""

    def __init__(self, player: Seat, uses: int) -> None:
        super().__init__(player)
        self.uses: Final = uses

    def run(self, s: Wood) -> None:
        question = BreakTie(self.player, self.uses)
        if self.uses > 0 and question.options(s).count > 1:
            s.then_one(question)


class BreakTie(RoundEndQuestion):
    """SY-175, SY-176: pay in berries to take a forest for which you are tied, or leave it."""

    prompt: ClassVar[str] = "break-tie"
    clause: ClassVar[int] = 175
    takes: ClassVar[tuple[str, ...]] = ("claim", "skip")

    def __init__(self, seat: Seat, uses: int) -> None:
        super().__init__(seat)
        self.uses: Final = uses

    def list_legal(self, s: Wood, moves: MoveList) -> None:
        for at in range(len(s.row)):
            if self.why_not_claim(s, at) == ALLOWED:
                moves.add(s.moves.claim, at)
        moves.add_word(s.moves.skip)

    def why_not_claim(self, s: Wood, at: InRow) -> Clause:
        """SY-172, SY-176: the player is tied with the best of the others and of the element dice, and can pay."""
        if at >= len(s.row) or not is_tied(s, self.seat, at):
            return 176
        return ALLOWED if s.can_pay_for_power(self.seat) else 172

    def objection(self, s: Wood, answer: Answer) -> Clause:
        if answer.verb is s.moves.skip:
            return ALLOWED
        return self.why_not_claim(s, answer.first)

    def carry_out(self, s: Wood, answer: Answer) -> None:
        if answer.verb is s.moves.skip:
            return
        at = answer.first
        s.spend(self.seat, BERRY, s.power_price(self.seat))
        s.tell(s.events.broke_tie, self.seat, s.row[at])
        s.then_one(OfferTieBreak(self.seat, self.uses - 1))
        take_forest(s, self.seat, at)


def is_tied(s: Wood, seat: Seat, at: InRow) -> bool:
    """SY-176: the player has a visible die, and as many as the best opponent or the element dice, whichever is more."""
    dice = s.influence(at)
    mine = dice[seat]
    return mine > 0 and mine == most_of_others(dice, seat) and s.held_by[s.row[at]] == NOTHING


def most_of_others(dice: Ints, seat: Seat) -> i64:
    """SY-146, SY-176: of the visible dice by owner, those of the best opponent or the element dice."""
    most: i64 = 0
    for owner in range(len(dice)):
        if owner != seat and dice[owner] > most:
            most = dice[owner]
    return most


class ClearRow(Rule[Wood]):
    """SY-139, SY-151, SY-185: forests that nobody controls are discarded; scorch tokens return to the supply."""

    def run(self, s: Wood) -> None:
        for forest in s.row:
            if s.held_by[forest] == NOTHING:
                s.discarded = added(s.discarded, forest)
                s.tell(s.events.discarded, TABLE, forest)
        s.lay_out(NONE)
        s.scorch_tokens = 0


# End-of-round powers


class UseRoundPowers(Rule[Wood]):
    """SY-156, SY-157: player by player from the first one; each power at most once, in any order."""

    def run(self, s: Wood) -> None:
        for offset in range(s.seats - 1, -1, -1):
            s.then_one(OFFER_ROUND_POWERS[(s.first + offset) % s.seats])


class OfferRoundPowers(SeatRule[Wood]):
    """SY-156: ask as long as there is a power left to use."""

    def __init__(self, player: Seat, used: NumberSet) -> None:
        super().__init__(player)
        self.used: Final = used
        """The creatures already used at the end of this round."""

    def run(self, s: Wood) -> None:
        if s.reacts(self.player, ROUND_END):
            question = UseRoundPower(self.player, self.used)
            if question.options(s).count > 1:
                s.then_one(question)


OFFER_ROUND_POWERS: Final = [OfferRoundPowers(seat, NO_NUMBERS) for seat in range(OWNERS)]
"""By seat: the step before any power is used. It never changes, so one does for all rounds."""


class UseRoundPower(RoundEndQuestion):
    """SY-122, SY-133, SY-134, SY-156: use a tamed creature's end-of-round power, or stop."""

    prompt: ClassVar[str] = "round-powers"
    clause: ClassVar[int] = 156
    takes: ClassVar[tuple[str, ...]] = ("use", "skip")

    def __init__(self, seat: Seat, used: NumberSet) -> None:
        super().__init__(seat)
        self.used: Final = used

    def list_legal(self, s: Wood, moves: MoveList) -> None:
        for creature in s.tamed[self.seat]:
            if self.why_not_use(s, creature) == ALLOWED:
                moves.add(s.moves.use, creature)
        moves.add_word(s.moves.skip)

    def why_not_use(self, s: Wood, creature: Creature) -> Clause:
        """SY-81, SY-106, SY-156: the player's own creature, not used yet, whose end-of-round power has an effect."""
        if not s.has_tamed(self.seat, creature) or s.parts.trigger[creature] != ROUND_END:
            return 156
        if has(self.used, creature):
            return 156
        return ALLOWED if s.parts.powers[creature].possible(s, self.seat, 0) else 106

    def objection(self, s: Wood, answer: Answer) -> Clause:
        if answer.verb is s.moves.skip:
            return ALLOWED
        return self.why_not_use(s, answer.first)

    def carry_out(self, s: Wood, answer: Answer) -> None:
        if answer.verb is s.moves.skip:
            return
        creature = answer.first
        s.tell(s.events.used, self.seat, creature)
        s.then_one(OfferRoundPowers(self.seat, including(self.used, creature)))
        s.then_one(RELEASE_OVERFLOW[self.seat])
        s.parts.powers[creature].carry_out(s, self.seat)


ONLY_BERRIES: Final[Goods] = set_of([BERRY])


class SellTokens(RoundEndQuestion):
    """SY-133, SY-134: trade tokens of one kind for points, at one of the card's prices, or none."""

    prompt: ClassVar[str] = "sell"
    clause: ClassVar[int] = 156
    takes: ClassVar[tuple[str, ...]] = ("sell", "skip")

    def __init__(self, seat: Seat, kinds: Goods, prices: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.kinds: Final = kinds
        """The goods that may be sold."""
        self.prices: Final = prices
        """Alternately a number of tokens and its points."""

    def buys(self, count: int) -> bool:
        """Whether the card buys this many tokens at once."""
        for at in range(0, len(self.prices), 2):
            if self.prices[at] == count:
                return True
        return False

    def counts(self) -> list[int]:
        """How many tokens the card buys at once."""
        return sorted(self.prices[::2])

    def points_for(self, count: int) -> int:
        """What the card pays for this many tokens."""
        return self.prices[2 * self.prices[::2].index(count) + 1]

    def list_legal(self, s: Wood, moves: MoveList) -> None:
        counts = self.counts()
        for good in range(GOODS):
            for count in counts:
                if self.why_not_sell(s, good, count) == ALLOWED:
                    moves.add_two(s.moves.sell, good, count - 1)
        moves.add_word(s.moves.skip)

    def why_not_sell(self, s: Wood, good: Good, count: int) -> Clause:
        """SY-133, SY-134: a kind and a number that the card buys, and that the player has."""
        clause = 133 if self.kinds == ONLY_BERRIES else 134
        if not has(self.kinds, good) or not self.buys(count):
            return clause
        return ALLOWED if s.in_stock(self.seat, good) >= count else clause

    def objection(self, s: Wood, answer: Answer) -> Clause:
        if answer.verb is s.moves.skip:
            return ALLOWED
        return self.why_not_sell(s, answer.first, answer.second + 1)

    def carry_out(self, s: Wood, answer: Answer) -> None:
        if answer.verb is s.moves.skip:
            s.tell(s.events.sold_nothing, self.seat)
            return
        good, count = answer.first, answer.second + 1
        points = self.points_for(count)
        s.spend(self.seat, good, count)
        s.tokens = plus(s.tokens, self.seat, points)
        s.tell(s.events.sold, self.seat, good, count, points)
