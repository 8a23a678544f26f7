"""Phase 3: rest (TS-100 to TS-110), and the draft, in which fruits are taken the same way (TS-133)."""

from typing import ClassVar

from tablewood.games.tree_society.markets import (
    list_offers,
    refill_guild_market,
    take_fruit,
    take_in_turn,
)
from tablewood.games.tree_society.parts import AT_REST, NO_INTS
from tablewood.games.tree_society.questions import CompulsoryQuestion, PhaseQuestion
from tablewood.games.tree_society.refusals import why_not_take
from tablewood.games.tree_society.state import Society
from tablewood.kernel.moves import Answer, MoveList
from tablewood.kernel.step import Clause, Rule, Seat, SeatRule


class PutSoldAway(SeatRule[Society]):
    """TS-100: the fruits sold in this turn go face down to the Sold section."""

    def run(self, s: Society) -> None:
        for face in s.sold_now:
            s.put_away(self.player, face)
        s.sold_now = NO_INTS


class TakeNewFruit(SeatRule[Society]):
    """TS-101, TS-112: every turn takes a fruit, if the fruit market has any."""

    def run(self, s: Society) -> None:
        if len(s.fruit_market) > 0:
            s.then_one(s.rules.fruit_questions[self.player])
        else:
            s.tell(s.events.no_fruit, self.player)


class TakeFruit(PhaseQuestion):
    """TS-101, TS-102, TS-109: take exactly one face-up fruit, whichever the player likes."""

    prompt: ClassVar[str] = "take-fruit"
    clause: ClassVar[int] = 101
    takes: ClassVar[tuple[str, ...]] = ("take",)

    def list_legal(self, s: Society, moves: MoveList) -> None:
        list_offers(s.moves.take, s.fruit_market, moves)

    def objection(self, s: Society, answer: Answer) -> Clause:
        return why_not_take(s, answer.first, self.clause)

    def carry_out(self, s: Society, answer: Answer) -> None:
        face = answer.first
        take_in_turn(s, self.seat, face, AT_REST)


class CheckCoins(SeatRule[Society]):
    """TS-32, TS-103, TS-104: at most two coins stay in the purse; then the chest is emptied into it."""

    def run(self, s: Society) -> None:
        seat: Seat = self.player
        excess = s.purse[seat] - s.parts.purse_kept
        if excess > 0:
            s.purse[seat] -= excess
            s.tell(s.events.lost, seat, excess, s.parts.purse_kept)
        coins = s.chest[seat]
        if coins > 0:
            s.purse[seat] += coins
            s.chest[seat] = 0
            s.tell(s.events.emptied_chest, seat, coins)


class RefillGuildMarket(Rule[Society]):
    """TS-105 to TS-108: the last step of the turn."""

    def run(self, s: Society) -> None:
        refill_guild_market(s)


class DraftFruit(CompulsoryQuestion):
    """TS-133, TS-135: before the first turn, take a fruit from the market, which is refilled at once."""

    prompt: ClassVar[str] = "draft-fruit"
    clause: ClassVar[int] = 133
    takes: ClassVar[tuple[str, ...]] = ("take",)

    def list_legal(self, s: Society, moves: MoveList) -> None:
        list_offers(s.moves.take, s.fruit_market, moves)

    def objection(self, s: Society, answer: Answer) -> Clause:
        return why_not_take(s, answer.first, self.clause)

    def carry_out(self, s: Society, answer: Answer) -> None:
        face = answer.first
        s.tell(s.events.drafted, self.seat, face)
        take_fruit(s, self.seat, face)
