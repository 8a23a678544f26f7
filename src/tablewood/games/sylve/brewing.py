"""Brewing potions, and reserving them (SY-65 to SY-78, SY-131, SY-181 to SY-183)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tablewood.games.sylve.parts import (
    BASICS,
    BERRY,
    BREW,
    CRYSTAL,
    GOODS,
    MUSHROOM,
    PLANT,
    Good,
    Potion,
)
from tablewood.games.sylve.places import NOTHING, joined, parted, sorted_in
from tablewood.games.sylve.refusals import MidTurnQuestion, berries_for, gap, why_not_pay
from tablewood.games.sylve.state import Wood
from tablewood.games.sylve.taming import RELEASE_OVERFLOW, set_off
from tablewood.kernel.log import TABLE, bundle_of_counts
from tablewood.kernel.moves import Answer, MoveList
from tablewood.kernel.step import ALLOWED, Clause, Seat
from tablewood.kernel.vectors import Ints, has, listed, total, without, zeros


def brew(s: Wood, seat: Seat, potion: Potion) -> None:
    """SY-65 to SY-67: pay for the potion; the player is asked how, if berries leave a choice."""
    question = PayForPotion(seat, potion)
    ways = question.options(s)
    if ways.count > 1:
        s.then_one(question)
    else:
        question.apply(s, ways[0])


class PayForPotion(MidTurnQuestion):
    """SY-66 to SY-68, SY-181, SY-182: how many plants, mushrooms and crystals of the cost berries cover."""

    prompt: ClassVar[str] = "pay"
    clause: ClassVar[int] = 67
    takes: ClassVar[tuple[str, ...]] = ("pay",)

    def __init__(self, seat: Seat, potion: Potion) -> None:
        super().__init__(seat)
        self.potion: Final = potion

    def list_legal(self, s: Wood, moves: MoveList) -> None:
        for plants in range(self.least(s, PLANT), self.most(s, PLANT) + 1):
            for mushrooms in range(self.least(s, MUSHROOM), self.most(s, MUSHROOM) + 1):
                for crystals in range(self.least(s, CRYSTAL), self.most(s, CRYSTAL) + 1):
                    if not self.affords(s, plants + mushrooms + crystals):
                        break
                    moves.add_three(s.moves.pay, plants, mushrooms, crystals)

    def least(self, s: Wood, good: Good) -> i64:
        """SY-67: how many of this ingredient berries must cover: what the stock lacks."""
        return gap(s, self.seat, self.potion, good)

    def most(self, s: Wood, good: Good) -> i64:
        """SY-67: how many of this ingredient berries may cover: all that the potion costs."""
        return s.parts.cost_of(self.potion, good)

    def affords(self, s: Wood, missing: i64) -> bool:
        """Whether the player has the berries to cover this many ingredients."""
        return berries_for(s, self.seat, missing) <= s.in_stock(self.seat, BERRY)

    def objection(self, s: Wood, answer: Answer) -> Clause:
        return why_not_pay(s, self.seat, self.potion, covered(answer))

    def carry_out(self, s: Wood, answer: Answer) -> None:
        by_berry = covered(answer)
        paid = zeros(GOODS)
        for good in range(BASICS):
            paid[good] = s.parts.cost_of(self.potion, good) - by_berry[good]
        paid[BERRY] = berries_for(s, self.seat, total(by_berry))
        for good in range(GOODS):
            s.spend(self.seat, good, paid[good])
        take_potion(s, self.seat, self.potion, paid)


def covered(payment: Answer) -> Ints:
    """SY-67: by ingredient, how many tokens of the cost a payment covers with berries."""
    by_berry = zeros(BASICS)
    by_berry[PLANT] = payment.first
    by_berry[MUSHROOM] = payment.second
    by_berry[CRYSTAL] = payment.third
    return by_berry


def take_potion(s: Wood, seat: Seat, potion: Potion, paid: Ints) -> None:
    """SY-66, SY-69, SY-131: the potion goes to the hand, the market is refilled, and creatures react."""
    from_market = has(s.market, potion)
    if from_market:
        s.market = without(s.market, potion)
    else:
        s.reserved = parted(s.reserved, seat, potion)
    s.hands = joined(s.hands, seat, potion)
    if s.log is not None:
        s.tell(s.events.brewed, seat, potion, bundle_of_counts(listed(paid)))
    if from_market:
        join_market(s, turn_up(s))
    s.then_one(RELEASE_OVERFLOW[seat])
    set_off(s, seat, BREW)


def turn_up(s: Wood) -> Potion:
    """SY-69, SY-73, SY-183: the top potion of the deck; NOTHING if the deck is empty."""
    if s.potions_dealt == len(s.potion_deck):
        return NOTHING
    s.reveal()
    potion = s.potion_deck[s.potions_dealt]
    s.potions_dealt += 1
    return potion


def join_market(s: Wood, potion: Potion) -> None:
    """SY-69, SY-183: the potion fills the gap in the market; with NOTHING the gap stays open."""
    if potion != NOTHING:
        s.market = sorted_in(s.market, potion)
        s.tell(s.events.joined, TABLE, potion)


# Reserving


class RevealPotion(MidTurnQuestion):
    """SY-64, SY-73: turn up the top potion in order to reserve one, or decline."""

    prompt: ClassVar[str] = "reveal"
    clause: ClassVar[int] = 73
    takes: ClassVar[tuple[str, ...]] = ("reveal", "skip")

    def list_legal(self, s: Wood, moves: MoveList) -> None:
        moves.add_word(s.moves.reveal)
        moves.add_word(s.moves.skip)

    def objection(self, s: Wood, answer: Answer) -> Clause:
        return ALLOWED

    def carry_out(self, s: Wood, answer: Answer) -> None:
        if answer.verb is s.moves.skip:
            return
        potion = turn_up(s)
        if potion != NOTHING:
            s.revealed = potion
            s.tell(s.events.revealed, self.seat, potion)
        s.then_one(ReservePotion(self.seat))


class ReservePotion(MidTurnQuestion):
    """SY-73, SY-74, SY-183: reserve the revealed potion or one of the market, whose place the revealed one takes."""

    prompt: ClassVar[str] = "reserve"
    clause: ClassVar[int] = 73
    takes: ClassVar[tuple[str, ...]] = ("reserve",)

    def list_legal(self, s: Wood, moves: MoveList) -> None:
        on_offer = sorted_in(s.market, s.revealed) if s.revealed != NOTHING else s.market
        moves.add_each(s.moves.reserve, on_offer)

    def objection(self, s: Wood, answer: Answer) -> Clause:
        potion = answer.first
        return ALLOWED if has(s.market, potion) or potion == s.revealed else 73

    def carry_out(self, s: Wood, answer: Answer) -> None:
        potion = answer.first
        s.reserved = joined(s.reserved, self.seat, potion)
        s.tell(s.events.reserved, self.seat, potion)
        if s.revealed != potion:
            s.market = without(s.market, potion)
            join_market(s, s.revealed)
        s.revealed = NOTHING


def potions_on_offer(s: Wood) -> bool:
    """SY-183: whether there is any potion to reserve, in the deck or in the market."""
    return s.potions_dealt < len(s.potion_deck) or len(s.market) > 0
