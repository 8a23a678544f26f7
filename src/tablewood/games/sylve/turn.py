"""The sequence of play: four rounds, their turns, and what lies between rounds (SY-14 to SY-25,
SY-145, SY-158 to SY-163)."""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from tablewood.games.sylve.brewing import brew
from tablewood.games.sylve.control import ClearRow, OfferTieBreaks, TakeControl, UseRoundPowers
from tablewood.games.sylve.dice import FACES, OWNERS, SYMBOLS, Face
from tablewood.games.sylve.drinking import drink, roll, turn_die
from tablewood.games.sylve.moves import STEPS_OF_A_TURN
from tablewood.games.sylve.parts import ON_TURN, SIDES, Potion
from tablewood.games.sylve.places import NONE, NOTHING
from tablewood.games.sylve.placing import list_placements, place_die, why_not_placement
from tablewood.games.sylve.refusals import (
    can_brew,
    list_brews,
    may_turn_another,
    plays_with_powers,
    when_to_scorch,
    why_not_brew,
    why_not_drink,
    why_not_turn_element,
)
from tablewood.games.sylve.stacks import take_up_all_dice
from tablewood.games.sylve.state import Wood
from tablewood.games.sylve.taming import release
from tablewood.kernel.log import TABLE, bundle_of_counts
from tablewood.kernel.moves import Answer, MoveList
from tablewood.kernel.step import ALLOWED, Clause, Question, Rule, Seat, Step
from tablewood.kernel.vectors import zeros


def the_game() -> tuple[Step[Any], ...]:
    """SY-14: round after round, until the forest deck is empty."""
    return (*a_round(), NextRound())


def another_round() -> tuple[Step[Any], ...]:
    """SY-158 to SY-163: prepare the next round, and play it."""
    return (TakeDiceBack(), PassToken(), *the_game())


def a_round() -> tuple[Step[Any], ...]:
    """SY-15, SY-20, SY-145: deal the forests, roll, take turns until no dice are left, then the end of the round."""
    return (
        StartRound(),
        DealForests(),
        RollDice(),
        *the_rest_of_the_round(),
    )


def the_rest_of_the_round() -> tuple[Step[Any], ...]:
    """SY-20, SY-145: what is still to come once the dice are rolled."""
    return (
        TakeTurns(),
        TakeControl(),
        OfferTieBreaks(),
        ClearRow(),
        UseRoundPowers(),
    )


# Rounds


class StartRound(Rule[Wood]):
    """SY-2, SY-14, SY-17, SY-160: the next round begins, by day or by night; whoever holds the token goes first."""

    def run(self, s: Wood) -> None:
        s.round += 1
        s.next_seat = s.first
        s.tell(s.events.round_began, TABLE, s.round, s.side)
        s.tell(s.events.first_player, s.first)


class DealForests(Rule[Wood]):
    """SY-4, SY-161: a new row of forests, all their spaces empty."""

    def run(self, s: Wood) -> None:
        s.reveal()
        last = s.forests_dealt + s.parts.row[s.seats]
        s.lay_out(s.forest_deck[s.forests_dealt : last])
        s.forests_dealt = last
        for at in range(len(s.row)):
            s.tell(s.events.dealt, TABLE, s.row[at], at)


class RollDice(Rule[Wood]):
    """SY-15, SY-16: everybody rolls all dice, openly."""

    def run(self, s: Wood) -> None:
        s.reveal()
        for seat in range(s.seats):
            for _ in range(s.parts.forage_dice):
                s.join_pool(seat, roll(s, s.parts.forage_rolls))
            for _ in range(s.parts.element_dice):
                s.join_pool(seat, roll(s, s.parts.element_rolls))
            if s.log is not None:
                s.tell(s.events.rolled, seat, bundle_of_counts(s.pool_of(seat)))


class NextRound(Rule[Wood]):
    """SY-145, SY-158: the game is over once the forest deck is empty; until then, prepare and play another round."""

    def run(self, s: Wood) -> None:
        if s.forests_dealt < len(s.forest_deck):
            s.then(_ANOTHER_ROUND)
        else:
            s.tell(s.events.final_scoring, TABLE)
            s.then((ReleaseAll(), TellScores()))


class TakeDiceBack(Rule[Wood]):
    """SY-92, SY-112, SY-159: all dice come back, wherever they are."""

    def run(self, s: Wood) -> None:
        take_up_all_dice(s)
        s.pool = zeros(len(s.pool))
        s.aside = NONE


class PassToken(Rule[Wood]):
    """SY-160, SY-162: the Village is turned over, and the first-player token goes to the left."""

    def run(self, s: Wood) -> None:
        s.first = left_of(s, s.first)
        s.tell(s.events.village_turned, TABLE, s.round % SIDES)


class ReleaseAll(Rule[Wood]):
    """SY-101, SY-166: at the end of the game all tamed creatures are released."""

    def run(self, s: Wood) -> None:
        for seat in range(s.seats):
            for creature in s.tamed[seat]:
                release(s, seat, creature)


class TellScores(Rule[Wood]):
    """SY-164 to SY-168: what everybody scores, part by part."""

    def run(self, s: Wood) -> None:
        if s.log is None:
            return
        for score in s.scores():
            for kind in range(len(score.parts)):
                points = score.parts[kind][1]
                if points > 0:
                    s.tell(s.events.scored, score.seat, points, kind)
            s.tell(s.events.total, score.seat, score.total)


# Turns


class TakeTurns(Rule[Wood]):
    """SY-17, SY-18, SY-20: players take turns clockwise until nobody has a die left to place."""

    def run(self, s: Wood) -> None:
        seat = next_with_a_die(s)
        if seat != NOTHING:
            s.next_seat = left_of(s, seat)
            s.scorches = 0
            s.then_one(self)
            s.then_one(going_on(seat, placing=True, brewing=True, drinking=True).turn)


def next_with_a_die(s: Wood) -> Seat:
    """SY-18: the next player in turn order who has a die left; NOTHING if nobody has."""
    seat = s.next_seat
    for _ in range(s.seats):
        if s.has_dice(seat):
            return seat
        seat = left_of(s, seat)
    return NOTHING


def left_of(s: Wood, seat: Seat) -> Seat:
    """SY-17: the next player clockwise."""
    return seat + 1 if seat + 1 < s.seats else 0


class YourTurn(Question[Wood]):
    """SY-21 to SY-24: place a die, brew a potion, drink a potion, once each, in any order; only
    placing is compulsory."""

    prompt: ClassVar[str] = "turn"
    clause: ClassVar[int] = 21
    takes: ClassVar[tuple[str, ...]] = STEPS_OF_A_TURN

    def __init__(
        self, seat: Seat, placing: bool, brewing: bool, drinking: bool, changes: int
    ) -> None:
        super().__init__(seat)
        self.placing: Final = placing
        """Whether the turn's own placement is still to come."""
        self.brewing: Final = brewing
        self.drinking: Final = drinking
        self.changes: Final = changes
        """SY-186: how many element dice were turned since the last step."""

    def list_legal(self, s: Wood, moves: MoveList) -> None:
        if self.placing:
            list_placements(s, self.seat, moves)
        self.list_options(s, moves)
        if not self.placing:
            moves.add_word(s.moves.end)

    def list_options(self, s: Wood, moves: MoveList) -> None:
        """SY-65, SY-79, SY-115: brews, drinks and changes of element dice that are possible now."""
        if self.brewing:
            list_brews(s, self.seat, moves)
        if self.drinking:
            for potion in s.hands[self.seat]:
                if self.may_drink(s, potion):
                    moves.add(s.moves.drink, potion)
        if s.reacts(self.seat, ON_TURN):
            for before in range(SYMBOLS, FACES):
                for after in range(SYMBOLS, FACES):
                    if self.why_not_turn(s, before, after) == ALLOWED:
                        moves.add_two(s.moves.turn, before, after)

    def is_done(self, s: Wood) -> bool:
        """SY-24: whether nothing is left to decide."""
        if self.placing or (self.brewing and can_brew(s, self.seat)):
            return False
        if self.drinking:
            for potion in s.hands[self.seat]:
                if self.may_drink(s, potion):
                    return False
        turns = s.reacts(self.seat, ON_TURN) and may_turn_another(s, self.seat, self.changes)
        return not turns

    def may_drink(self, s: Wood, potion: Potion) -> bool:
        """SY-81, SY-86: whether the effect of this potion in hand can be carried out."""
        return s.parts.drinks[potion].possible(s, self.seat, int(self.placing))

    def why_not_turn(self, s: Wood, before: Face, after: Face) -> Clause:
        """SY-115, SY-186: the clause against turning an element die of the pool now."""
        return why_not_turn_element(s, self.seat, before, after, self.changes)

    def objection(self, s: Wood, answer: Answer) -> Clause:
        m = s.moves
        if answer.verb is m.end:
            return 24 if self.placing else ALLOWED
        if answer.verb is m.brew:
            return why_not_brew(s, self.seat, answer.first) if self.brewing else 65
        if answer.verb is m.drink:
            if not self.drinking:
                return 79
            return why_not_drink(s, self.seat, answer.first, int(self.placing))
        if answer.verb is m.turn:
            return self.why_not_turn(s, answer.first, answer.second)
        return why_not_placement(s, self.seat, answer) if self.placing else 21

    def not_now(self, s: Wood, answer: Answer) -> Clause:
        """SY-11, SY-24, SY-32, SY-64: when in the game such a move has its place, as this table plays it."""
        m = s.moves
        if answer.verb is m.scorch:
            return when_to_scorch(s, self.seat)
        if answer.verb is m.claim and not plays_with_powers(s):
            return 11
        if answer.verb is m.skip and not self.placing:
            return 32
        return answer.verb.clause

    def carry_out(self, s: Wood, answer: Answer) -> None:
        m = s.moves
        if answer.verb is m.end:
            return
        if answer.verb is m.brew:
            s.then_one(going_on(self.seat, self.placing, False, self.drinking))
            brew(s, self.seat, answer.first)
        elif answer.verb is m.drink:
            s.then_one(going_on(self.seat, self.placing, self.brewing, False))
            drink(s, self.seat, answer.first)
        elif answer.verb is m.turn:
            s.then_one(GoOn(self.with_one_more_change()))
            turn_die(s, self.seat, answer.first, answer.second)
        else:
            s.then_one(going_on(self.seat, False, self.brewing, self.drinking))
            place_die(s, self.seat, answer)

    def with_one_more_change(self) -> "YourTurn":
        """SY-186: the turn after turning one more element die."""
        return YourTurn(self.seat, self.placing, self.brewing, self.drinking, self.changes + 1)


class GoOn(Rule[Wood]):
    """SY-19, SY-21, SY-23: after a step and all it sets off, the turn goes on, unless nothing is left to decide."""

    def __init__(self, turn: YourTurn) -> None:
        super().__init__()
        self.turn: Final = turn

    def run(self, s: Wood) -> None:
        if not self.turn.is_done(s):
            s.then_one(self.turn)


def going_on(seat: Seat, placing: bool, brewing: bool, drinking: bool) -> GoOn:
    """SY-21, SY-65, SY-79: the turn goes on with these steps still to come, and no die turned since the last one."""
    steps: i64 = placing
    steps = 2 * steps + brewing
    steps = 2 * steps + drinking
    return _GOING_ON[seat][steps]


_GOING_ON: Final = [
    [
        GoOn(YourTurn(seat, placing, brewing, drinking, 0))
        for placing in (False, True)
        for brewing in (False, True)
        for drinking in (False, True)
    ]
    for seat in range(OWNERS)
]
"""By seat and by what is still to come: steps never change, so each is made once."""

_ANOTHER_ROUND: Final = another_round()
"""The same holds for the steps of a round."""
