"""The Harvest Phase and the end of the round (AL-41 to AL-53, AL-259 to AL-268, AL-279)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tablewood.games.alynthia.card_refusals import why_not_play
from tablewood.games.alynthia.cards import NO_ACTIONS, list_cards, play_card
from tablewood.games.alynthia.hearsay import note
from tablewood.games.alynthia.moves import CARD_WORDS
from tablewood.games.alynthia.names import (
    BASIC_ABILITIES,
    COMPETITIVE,
    FOR_DRAGONS,
    HARVEST,
    HARVEST_PHASE,
    LOST,
    NOTHING,
    TUNNEL,
    TUNNEL_SPACE,
    WON,
)
from tablewood.games.alynthia.order import MustAnswer
from tablewood.games.alynthia.pieces import dragons_on_map, has_wall, wall_against
from tablewood.games.alynthia.purse import (
    NO_CARDS,
    discard_card,
    earn,
    gain_resource,
    non_worker_choices,
    shuffled,
    spend_renown,
)
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.trading import THINGS, held
from tablewood.games.alynthia.vocabulary import HAND_LIMIT, RESOURCES, WORKER
from tablewood.kernel.log import TABLE, bundle
from tablewood.kernel.moves import Answer, MoveList
from tablewood.kernel.step import ALLOWED, Clause, OpenQuestion, Rule, Seat
from tablewood.kernel.vectors import total, without_last, zeros

# Step 1: harvest


class Harvest(Rule[Land]):
    """AL-135, AL-149, AL-161, AL-243, AL-259, AL-279: a resource from each outpost, player by player in turn order."""

    def __init__(self, place: i64) -> None:
        super().__init__()
        self.place: Final = place

    def run(self, s: Land) -> None:
        if self.place == s.seats:
            return
        if self.place == 0:
            s.tell(s.events.phase_began, TABLE, HARVEST_PHASE)
        s.then_one(Harvest(self.place + 1))
        seat = s.in_turn_order(self.place)
        for space in s.outpost_spaces(seat):
            if s.terrain[space] == TUNNEL_SPACE:
                s.then_one(ChooseYield(seat))
                continue
            cards = 1
            if has_wall(s, space) and not wall_against(s, seat, space):
                cards += s.parts.wall_yield
            gain_resource(s, seat, s.terrain[space], cards)


class ChooseYield(MustAnswer):
    """AL-239: the tunnel gives two of one non-worker resource, or two renown."""

    prompt: ClassVar[str] = "choose-yield"
    clause: ClassVar[int] = 239
    takes: ClassVar[tuple[str, ...]] = ("take", "take-renown")

    def list_legal(self, s: Land, moves: MoveList) -> None:
        for resource in non_worker_choices(s):
            moves.add(s.moves.take, resource)
        moves.add_word(s.moves.take_renown)

    def objection(self, s: Land, answer: Answer) -> Clause:
        if answer.verb is s.moves.take_renown:
            return ALLOWED
        resource = answer.first
        if resource == WORKER:
            return 239
        return ALLOWED if s.decks[resource] > 0 else 138

    def carry_out(self, s: Land, answer: Answer) -> None:
        if answer.verb is s.moves.take_renown:
            earn(s, self.seat, TUNNEL, s.parts.tunnel_renown)
        else:
            gain_resource(s, self.seat, answer.first, s.parts.tunnel_resources)


# Step 2: the hand limit


def hand_limit(s: Land, seat: Seat) -> i64:
    """AL-157, AL-241, AL-261: what the player may keep."""
    limit = s.parts.hand_limit
    for at in range(s.first_place(seat), s.first_place(seat + 1)):
        upgrade = s.upgrades[at]
        if upgrade >= 0 and s.parts.upgrade_verb[upgrade] == HAND_LIMIT:
            limit += s.parts.upgrade_amount[upgrade]
    for basic in range(BASIC_ABILITIES):
        at = s.basic_of(seat, basic)
        if s.has_unlocked(seat, basic) and s.parts.basic_verb[at] == HAND_LIMIT:
            limit += s.parts.basic_amount[at]
    return limit


def is_over_limit(s: Land, seat: Seat) -> bool:
    """AL-185, AL-260: resource and action cards together are more than the limit."""
    return s.resource_cards(seat) + s.action_cards(seat) > hand_limit(s, seat)


class ResolveHandLimits(Rule[Land]):
    """AL-260, AL-268: all players at the same time, until nobody is above the limit."""

    def run(self, s: Land) -> None:
        over = [seat for seat in range(s.seats) if is_over_limit(s, seat)]
        if over:
            s.then((ReduceHand(tuple(over), NOTHING), self))


class ReduceHand(OpenQuestion[Land]):
    """AL-228, AL-260: discard a card of choice, or play one, to get down to the limit."""

    prompt: ClassVar[str] = "reduce-hand"
    clause: ClassVar[int] = 260
    takes: ClassVar[tuple[str, ...]] = (*CARD_WORDS, "discard")

    def addressed(self, seat: Seat) -> "ReduceHand":
        return ReduceHand(self.seats, seat)

    def list_legal(self, s: Land, moves: MoveList) -> None:
        list_cards(s, self.seat, HARVEST, NO_ACTIONS, moves)
        for thing in range(THINGS):
            if held(s, self.seat, thing) > 0:
                moves.add(s.moves.discard, thing)

    def objection(self, s: Land, answer: Answer) -> Clause:
        if answer.verb is s.moves.discard:
            return ALLOWED if held(s, self.seat, answer.first) > 0 else 260
        return why_not_play(s, self.seat, answer, HARVEST)

    def not_now(self, s: Land, answer: Answer) -> Clause:
        """AL-35, AL-228, AL-249: no other reaction is open now; anything else waits for the hand limit."""
        if answer.verb is s.moves.labor_reroll:
            return 228
        if answer.verb is s.moves.dragon:
            return 249 if s.advanced else 35
        return self.clause

    def carry_out(self, s: Land, answer: Answer) -> None:
        if answer.verb is s.moves.discard:
            discard_thing(s, self.seat, answer.first)
        else:
            play_card(s, self.seat, answer, 0)


def discard_thing(s: Land, seat: Seat, thing: i64) -> None:
    """AL-260, AL-262: a resource goes back to its deck, an action card to the discard pile."""
    if thing < RESOURCES:
        s.put_in_hand(seat, thing, -1)
        s.decks[thing] += 1
        note(s, seat, thing, -1)
        s.tell(s.events.discarded, seat, thing)
    else:
        discard_card(s, seat, thing - RESOURCES)
        s.tell(s.events.discarded_card, seat, thing - RESOURCES)


# Steps 3 to 5


class ResetTiles(Rule[Land]):
    """AL-166, AL-263: all used tiles, and the focus marker, are turned light."""

    def run(self, s: Land) -> None:
        s.used = zeros(s.seats)
        s.upgrade_used = zeros(len(s.upgrade_used))


class RefillMarket(Rule[Land]):
    """AL-264: fill the market up; the discarded cards make a new deck if need be."""

    def run(self, s: Land) -> None:
        dealt: list[int] = []
        for _ in range(s.parts.market_open - total(s.market)):
            if len(s.market_deck) == 0:
                s.market_deck = shuffled(s, s.market_discard)
                s.market_discard = NO_CARDS
            if len(s.market_deck) == 0:
                break
            s.reveal()
            card = s.market_deck[-1]
            s.market_deck = without_last(s.market_deck)
            s.market[card] += 1
            dealt.append(card)
        if dealt and s.log is not None:
            s.tell(s.events.market_filled, TABLE, bundle(dealt))


# Step 6: the end of the round


class EndRound(Rule[Land]):
    """AL-44 to AL-48, AL-66, AL-265 to AL-267: win, loss, the first player marker, and the next round."""

    def run(self, s: Land) -> None:
        if s.mode == COMPETITIVE:
            end_competitive_round(s)
        else:
            end_cooperative_round(s)


def end_competitive_round(s: Land) -> None:
    """AL-6, AL-48, AL-266: after round 4 the game is over; before, the marker goes to the left neighbour."""
    if s.round == s.side.rounds:
        s.tell(s.events.game_ended, TABLE)
        s.pending = None
        return
    s.first = (s.first + 1) % s.seats
    s.tell(s.events.marker_passed, s.first)


def end_cooperative_round(s: Land) -> None:
    """AL-41 to AL-45: first the win, then the losses."""
    left = len(s.nests) - s.nests_beaten
    if left == 0:
        win_or_pay(s)
    elif s.beaten_this_round < s.side.required[s.round - 1]:
        s.tell(s.events.no_nest, TABLE, s.round)
        s.outcome = LOST
    elif s.round == s.side.rounds:
        s.tell(s.events.nests_left, TABLE, left)
        s.outcome = LOST
    if s.outcome != 0:
        s.pending = None


def win_or_pay(s: Land) -> None:
    """AL-53: the harder ending: the pool pays for each dragon token on the board, or all is lost."""
    dragons = dragons_on_map(s)
    cost = dragons * s.parts.dragon_left_cost
    if s.harder:
        s.tell(s.events.dragons_left, TABLE, dragons, cost)
        if s.purse(0) < cost:
            s.tell(s.events.cannot_pay, TABLE, cost)
            s.outcome = LOST
            return
        if cost > 0:
            spend_renown(s, 0, cost, FOR_DRAGONS)
    s.outcome = WON
    s.tell(s.events.won, TABLE)
