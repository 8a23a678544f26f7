"""The end of the round: control of forests, and end-of-round powers (SY-129, SY-130, SY-133,
SY-134, SY-139, SY-145 to SY-157, SY-175 to SY-177)."""

from typing import ClassVar, Final

from tablewood.games.sylve.dice import NEUTRAL
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
from tablewood.games.sylve.places import NOTHING
from tablewood.games.sylve.refusals import RoundEndQuestion
from tablewood.games.sylve.sets import NO_NUMBERS, NumberSet, has, including, set_of
from tablewood.games.sylve.state import Wood
from tablewood.games.sylve.taming import ReleaseOverflow, use_power
from tablewood.kernel.lists import plus, put
from tablewood.kernel.log import TABLE
from tablewood.kernel.moves import Answer, Move
from tablewood.kernel.scoring import Score
from tablewood.kernel.step import ALLOWED, Clause, Rule, Seat, SeatRule

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
    most = 0
    for owner, dice in enumerate(s.influence(at)):
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
        mine = dice.pop(leader)
        s.tell(s.events.controlled, leader, s.row[at], mine, max(dice))


def take_forest(s: Wood, seat: Seat, at: InRow) -> None:
    """SY-129, SY-130, SY-147: the forest is the player's for good; each creature that waits for its season reacts."""
    forest = s.row[at]
    s.held_by = put(s.held_by, forest, seat)
    s.then((ReleaseOverflow(seat),))
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
                s.then((OfferTieBreak(seat, uses if uses > 0 else len(s.row)),))


class OfferTieBreak(SeatRule[Wood]):
    """SY-175 to SY-177: if a use, the berries and a tie are left, ask."""

    def __init__(self, player: Seat, uses: int) -> None:
        super().__init__(player)
        self.uses: Final = uses

    def run(self, s: Wood) -> None:
        question = BreakTie(self.player, self.uses)
        if self.uses > 0 and len(question.legal(s)) > 1:
            s.then((question,))


class BreakTie(RoundEndQuestion):
    """SY-175, SY-176: pay in berries to take a forest for which you are tied, or leave it."""

    prompt: ClassVar[str] = "break-tie"
    clause: ClassVar[int] = 175
    takes: ClassVar[tuple[str, ...]] = ("claim", "skip")

    def __init__(self, seat: Seat, uses: int) -> None:
        super().__init__(seat)
        self.uses: Final = uses

    def legal(self, s: Wood) -> list[Move]:
        row = range(len(s.row))
        moves = [s.moves.claim.of(at) for at in row if self.why_not_claim(s, at) == ALLOWED]
        return [*moves, s.moves.skip.move]

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
        s.then((OfferTieBreak(self.seat, self.uses - 1),))
        take_forest(s, self.seat, at)


def is_tied(s: Wood, seat: Seat, at: InRow) -> bool:
    """SY-176: the player has a visible die, and as many as the best opponent or the element dice, whichever is more."""
    counts = s.influence(at)
    mine = counts[seat]
    counts[seat] = 0
    return mine > 0 and mine == max(counts) and s.held_by[s.row[at]] == NOTHING


class ClearRow(Rule[Wood]):
    """SY-139, SY-151, SY-185: forests that nobody controls are discarded; scorch tokens return to the supply."""

    def run(self, s: Wood) -> None:
        for forest in s.row:
            if s.held_by[forest] == NOTHING:
                s.discarded = [*s.discarded, forest]
                s.tell(s.events.discarded, TABLE, forest)
        s.lay_out([])
        s.scorch_tokens = 0


# End-of-round powers


class UseRoundPowers(Rule[Wood]):
    """SY-156, SY-157: player by player from the first one; each power at most once, in any order."""

    def run(self, s: Wood) -> None:
        for offset in range(s.seats - 1, -1, -1):
            s.then((OfferRoundPowers((s.first + offset) % s.seats, NO_NUMBERS),))


class OfferRoundPowers(SeatRule[Wood]):
    """SY-156: ask as long as there is a power left to use."""

    def __init__(self, player: Seat, used: NumberSet) -> None:
        super().__init__(player)
        self.used: Final = used
        """The creatures already used at the end of this round."""

    def run(self, s: Wood) -> None:
        if s.reacts(self.player, ROUND_END):
            question = UseRoundPower(self.player, self.used)
            if len(question.legal(s)) > 1:
                s.then((question,))


class UseRoundPower(RoundEndQuestion):
    """SY-122, SY-133, SY-134, SY-156: use a tamed creature's end-of-round power, or stop."""

    prompt: ClassVar[str] = "round-powers"
    clause: ClassVar[int] = 156
    takes: ClassVar[tuple[str, ...]] = ("use", "skip")

    def __init__(self, seat: Seat, used: NumberSet) -> None:
        super().__init__(seat)
        self.used: Final = used

    def legal(self, s: Wood) -> list[Move]:
        moves = [
            s.moves.use.of(creature)
            for creature in s.tamed[self.seat]
            if self.why_not_use(s, creature) == ALLOWED
        ]
        return [*moves, s.moves.skip.move]

    def why_not_use(self, s: Wood, creature: Creature) -> Clause:
        """SY-81, SY-106, SY-156: the player's own creature, not used yet, whose end-of-round power has an effect."""
        if creature not in s.tamed[self.seat] or s.parts.trigger[creature] != ROUND_END:
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
        s.then(
            (
                ReleaseOverflow(self.seat),
                OfferRoundPowers(self.seat, including(self.used, creature)),
            )
        )
        s.parts.powers[creature].carry_out(s, self.seat)


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

    def counts(self) -> list[int]:
        """How many tokens the card buys at once."""
        return sorted(self.prices[::2])

    def points_for(self, count: int) -> int:
        """What the card pays for this many tokens."""
        return self.prices[2 * self.prices[::2].index(count) + 1]

    def legal(self, s: Wood) -> list[Move]:
        counts = self.counts()
        moves: list[Move] = []
        for good in range(GOODS):
            for count in counts:
                if self.why_not_sell(s, good, count) == ALLOWED:
                    s.moves.sell.add_two(moves, good, count - 1)
        moves.append(s.moves.skip.move)
        return moves

    def why_not_sell(self, s: Wood, good: Good, count: int) -> Clause:
        """SY-133, SY-134: a kind and a number that the card buys, and that the player has."""
        clause = 133 if self.kinds == set_of([BERRY]) else 134
        if not has(self.kinds, good) or count not in self.counts():
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
