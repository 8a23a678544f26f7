"""Payments; recruits, market, outposts, upgrades, caravans (AL-113, AL-136, AL-143 to AL-164, AL-183, AL-254)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tablewood.games.alynthia.gains import carry_out
from tablewood.games.alynthia.names import (
    ADVANCED,
    FOR_PRICE,
    FOREST,
    MARKET,
    NOTHING,
    OUTPOSTS,
    UPGRADED,
    Space,
)
from tablewood.games.alynthia.order import MustFinish
from tablewood.games.alynthia.pieces import outpost_at, outposts_of, place_outpost, put_wall
from tablewood.games.alynthia.purse import (
    earn,
    gain_resource,
    held_types,
    pay_resource,
    spend_focus,
    spend_renown,
)
from tablewood.games.alynthia.research import SplitStrongholdPoints
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.vocabulary import (
    ANY_RESOURCE,
    BATTLE_POINTS,
    FOCUS,
    NON_WORKER,
    RENOWN,
    RESOURCES,
    WORKER,
    Cost,
)
from tablewood.kernel.moves import Answer, MoveList
from tablewood.kernel.step import ALLOWED, Clause, Seat, SeatRule
from tablewood.kernel.vectors import added, plus, put

# Paying


def pay(s: Land, seat: Seat, cost: Cost) -> None:
    """AL-113: pay all that a cost names; what is left to choose is asked next, before any effect."""
    for at in range(0, len(cost), 2):
        verb = cost[at]
        amount = cost[at + 1]
        if verb < RESOURCES:
            pay_resource(s, seat, verb, amount)
        elif verb == FOCUS:
            spend_focus(s, seat, amount)
        elif verb == RENOWN:
            spend_renown(s, seat, amount, FOR_PRICE)
        elif verb in (ANY_RESOURCE, NON_WORKER):
            s.then_one(PayOfChoice(seat, amount, verb == NON_WORKER))


class PayOfChoice(SeatRule[Land]):
    """AL-134: pay resources of any mix; asked only where there is a choice."""

    def __init__(self, player: Seat, cards: i64, non_workers: bool) -> None:
        super().__init__(player)
        self.cards: Final = cards
        self.non_workers: Final = non_workers

    def run(self, s: Land) -> None:
        types = payable(s, self.player, self.non_workers)
        held = s.non_workers(self.player) if self.non_workers else s.resource_cards(self.player)
        if len(types) > 1 and held > self.cards:
            s.then_one(PayResource(self.player, self.cards, self.non_workers))
            return
        left = self.cards
        for resource in types:
            paid = min(left, s.held(self.player, resource))
            pay_resource(s, self.player, resource, paid)
            left -= paid


def payable(s: Land, seat: Seat, non_workers: bool) -> list[int]:
    """The types in hand that may be paid."""
    return held_types(s, seat, WORKER if non_workers else RESOURCES)


class PayResource(MustFinish):
    """AL-113, AL-134: which resource to pay next."""

    prompt: ClassVar[str] = "pay-resource"
    clause: ClassVar[int] = 113
    takes: ClassVar[tuple[str, ...]] = ("pay",)

    def __init__(self, seat: Seat, cards: i64, non_workers: bool) -> None:
        super().__init__(seat)
        self.cards: Final = cards
        self.non_workers: Final = non_workers

    def list_legal(self, s: Land, moves: MoveList) -> None:
        for resource in payable(s, self.seat, self.non_workers):
            moves.add(s.moves.pay, resource)

    def objection(self, s: Land, answer: Answer) -> Clause:
        resource = answer.first
        if s.held(self.seat, resource) == 0:
            return 113
        return 134 if self.non_workers and resource == WORKER else ALLOWED

    def carry_out(self, s: Land, answer: Answer) -> None:
        pay_resource(s, self.seat, answer.first, 1)
        if self.cards > 1:
            s.then_one(PayOfChoice(self.seat, self.cards - 1, self.non_workers))


# Recruiting and the market


def recruit(s: Land, seat: Seat) -> None:
    """AL-136: any two resources for a worker."""
    s.tell(s.events.recruited, seat, s.parts.recruit_cost)
    s.then((PayOfChoice(seat, s.parts.recruit_cost, non_workers=False), TakeWorker(seat)))


class TakeWorker(SeatRule[Land]):
    """AL-136: the recruit."""

    def run(self, s: Land) -> None:
        gain_resource(s, self.player, WORKER, 1)


def buy_market_card(s: Land, seat: Seat, card: i64) -> None:
    """AL-183: pay, discard the card, take its reward; the market is not refilled now."""
    s.market[card] -= 1
    s.market_discard = added(s.market_discard, card)
    s.tell(s.events.bought, seat, card)
    s.then_one(RewardMarket(seat, card))
    pay(s, seat, s.parts.market_cost[card])


class RewardMarket(SeatRule[Land]):
    """AL-177, AL-183: the reward of a market card, and one more renown with Commerce 4."""

    def __init__(self, player: Seat, card: i64) -> None:
        super().__init__(player)
        self.card: Final = card

    def run(self, s: Land) -> None:
        tile = s.parts.market_tile
        if s.has_tile(self.player, tile):
            earn(s, self.player, MARKET, s.parts.research_amount[tile])
        carry_out(s, self.player, s.parts.market_reward[self.card], MARKET)


# Outposts


def build_outpost(s: Land, seat: Seat) -> None:
    """AL-143, AL-144: pay for the next outpost."""
    count = outposts_of(s, seat)
    spend_focus(s, seat, s.parts.outpost_focus[count])
    cards = s.parts.outpost_resources[count]
    s.then_one(RaiseOutpost(seat))
    if cards > 0:
        s.then_one(PayOfChoice(seat, cards, non_workers=True))


class RaiseOutpost(SeatRule[Land]):
    """AL-143, AL-149, AL-242: the outpost stands, its renown is earned; Forest may wall it."""

    def run(self, s: Land) -> None:
        space = s.at[self.player]
        renown = s.parts.outpost_renown[outposts_of(s, self.player)]
        place_outpost(s, self.player, space)
        s.tell(s.events.built, self.player, space)
        earn(s, self.player, OUTPOSTS, renown)
        if s.has_ability(self.player, FOREST, ADVANCED) and NOTHING in s.walls:
            s.then_one(WallOrNot(self.player, space))


class WallOrNot(MustFinish):
    """AL-242: a newly built outpost may get a wall, if one is available."""

    prompt: ClassVar[str] = "wall-or-not"
    clause: ClassVar[int] = 242
    takes: ClassVar[tuple[str, ...]] = ("wall", "no-wall")

    def __init__(self, seat: Seat, space: Space) -> None:
        super().__init__(seat)
        self.space: Final = space

    def list_legal(self, s: Land, moves: MoveList) -> None:
        moves.add(s.moves.wall, self.space)
        moves.add_word(s.moves.no_wall)

    def objection(self, s: Land, answer: Answer) -> Clause:
        if answer.verb is s.moves.no_wall:
            return ALLOWED
        return ALLOWED if answer.first == self.space else 242

    def carry_out(self, s: Land, answer: Answer) -> None:
        if answer.verb is s.moves.wall:
            put_wall(s, self.space)
            s.tell(s.events.walled, self.seat, self.space)


# Upgrades


def build_upgrade(s: Land, seat: Seat, upgrade: i64) -> None:
    """AL-152 to AL-156: pay; token and tile leave the supply."""
    s.then_one(RaiseUpgrade(seat, upgrade))
    pay(s, seat, s.parts.upgrade_cost[upgrade])


class RaiseUpgrade(SeatRule[Land]):
    """AL-156 to AL-160, AL-167: the upgrade stands with its tile light; points first, then its rewards."""

    def __init__(self, player: Seat, upgrade: i64) -> None:
        super().__init__(player)
        self.upgrade: Final = upgrade

    def run(self, s: Land) -> None:
        space = s.at[self.player]
        at = outpost_at(s, self.player, space)
        s.upgrade_supply = plus(s.upgrade_supply, self.upgrade, -1)
        s.upgrades = put(s.upgrades, at, self.upgrade)
        s.clock += 1
        s.upgrade_arrived = put(s.upgrade_arrived, at, s.clock)
        s.tell(s.events.upgraded, self.player, space, self.upgrade)
        carry_out(s, self.player, s.parts.upgrade_reward[self.upgrade], UPGRADED)
        if s.parts.upgrade_verb[self.upgrade] == BATTLE_POINTS:
            s.then_one(SplitStrongholdPoints(self.player, s.parts.upgrade_amount[self.upgrade], at))


# The caravan


def move_caravan(s: Land, seat: Seat, space: Space, direction: i64) -> None:
    """AL-254, AL-257: the outpost arrives on the adjacent space."""
    at = outpost_at(s, seat, space)
    goal = s.board.neighbour(space, direction)
    s.focus[seat] -= s.parts.caravan_focus
    s.outposts = put(s.outposts, at, goal)
    s.built = plus(plus(s.built, space, -1), goal, 1)
    s.clock += 1
    s.outpost_arrived = put(s.outpost_arrived, at, s.clock)
    s.tell(s.events.caravan_moved, seat, space, goal, s.parts.caravan_focus)
