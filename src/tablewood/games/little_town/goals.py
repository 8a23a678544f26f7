"""Goals: dealing, exchange, and what it takes to achieve them (LT-15 to LT-20, LT-97 to LT-104, LT-123 to LT-140)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tablewood.games.little_town.goal_tiles import (
    ACTIVATE,
    ACTIVATE_MIXED,
    COINS_AT_LEAST,
    COINS_AT_MOST,
    FEED_ALL_WITH,
    FOOD_PER_WORKER,
    GAIN_CUBES,
    OWN_GROUP,
    OWN_MORE_THAN_WORKERS,
    OWN_NEAR_EACH,
    PURSE,
    SPEND_GAINED,
    VP_FROM,
    Condition,
    Goal,
    Moment,
)
from tablewood.games.little_town.goods import FISH, WHEAT
from tablewood.games.little_town.state import DISCARDED, IN_PILE, LEFT_OUT, NOTHING, Town
from tablewood.kernel.log import TABLE
from tablewood.kernel.moves import Answer, MoveList
from tablewood.kernel.number_sets import NO_NUMBERS, NumberSet, has, has_more_than, including
from tablewood.kernel.step import ALLOWED, Clause, Question, Rule, Seat
from tablewood.kernel.vectors import Ints, added, copied, ints, put, repeated, without
from tablewood.kernel.vectors import has as among

_NONE: Final = ints([])

# Dealing


class DealGoals(Rule[Town]):
    """LT-5, LT-15, LT-16, LT-143, LT-147, LT-149: shuffle and deal, then exchange what cannot be achieved."""

    def run(self, s: Town) -> None:
        pile = [goal for goal in range(s.goals.size) if s.in_this_game(goal)]
        s.goal_at = repeated(LEFT_OUT, s.goals.size)
        s.chance.shuffle(pile)
        s.reveal()
        number = s.goals_each()
        for seat in range(s.seats):
            for _ in range(number):
                s.goal_at[pile.pop()] = seat
        s.tell(s.events.goals_dealt, TABLE, number)
        for turn in range(s.seats):
            exchange_goals(s, (s.start_seat + turn) % s.seats, pile)
        for goal in pile:
            s.goal_at[goal] = IN_PILE


def exchange_goals(s: Town, seat: Seat, pile: list[int]) -> None:
    """LT-16, LT-20, LT-149: discard each unachievable goal face up and draw another, as long as any are left."""
    for dealt in range(s.goals.size):
        goal = dealt
        while goal != NOTHING and s.goal_at[goal] == seat and not achievable(s, goal):
            s.goal_at[goal] = DISCARDED
            s.tell(s.events.exchanged, seat, goal)
            goal = NOTHING
            if pile:
                goal = pile.pop()
                s.goal_at[goal] = seat
            else:
                s.tell(s.events.no_goal_left, seat)


def achievable(s: Town, goal: Goal) -> bool:
    """LT-16 to LT-18: whether this game's supply has the buildings that the goal needs."""
    needs = s.goals.needs[goal]
    if needs == 0:
        return True
    found: i64 = 0
    for kind in s.goals.helpers[goal]:
        found += s.in_game[kind]
    return found >= needs


# Checkpoints


def checkpoint(s: Town, seat: Seat, moment: Moment, paid: Seat = NOTHING) -> None:
    """LT-97, LT-100, LT-102, LT-148: after each payment and gain, declare what is achieved, or ask.

    Nothing may change between a checkpoint and the next step, so it is the last thing a step does. Only conditions
    about what just changed can have become true; the others are not checked.
    """
    if s.manual:
        ask_all(s, seat)
        return
    declare_achieved(s, seat, moment)
    if paid != NOTHING:
        declare_achieved(s, paid, PURSE)


def declare_achieved(s: Town, seat: Seat, moment: Moment) -> None:
    """LT-98, LT-102: reveal the player's goals that have come true.

    Both tell the others something: that a goal is declared, and that it is not.
    """
    met = s.met[seat]
    for goal in s.goals.at_moment[moment]:
        if not has(met, goal) and is_met(s, seat, goal):
            s.met = put(s.met, seat, including(s.met[seat], goal))
            s.reveal()
            if s.goal_at[goal] == seat:
                declare(s, seat, goal)


def declare(s: Town, seat: Seat, goal: Goal) -> None:
    """LT-98, LT-144: turn the goal up; by international rules its points count at once."""
    s.revealed = put(s.revealed, goal, 1)
    s.reveal()
    gained: i64 = s.goals.vp[goal] if s.international else 0
    s.vp[seat] += gained
    s.tell(s.events.declared, seat, goal, s.goals.vp[goal], gained)


def ask_all(s: Town, first: i64) -> None:
    """LT-148: ask every player who, by what everybody knows, may have something new to declare.

    Starting with the player whose turn it is. Nobody is asked again about a condition that has stayed true since.
    """
    put_to = copied(s.put_to)
    for turn in range(s.seats - 1, -1, -1):
        seat = (first + turn) % s.seats
        now = conditions(s, seat)
        if has_more_than(now, put_to[seat]):
            s.then_one(DeclareGoal(seat))
        put_to[seat] = now
    s.put_to = put_to


def conditions(s: Town, seat: Seat) -> NumberSet:
    """LT-148: the goals with a true condition that, by what everybody knows, the player may hold."""
    found = NO_NUMBERS
    if s.hidden_goals(seat):
        for goal in range(s.goals.size):
            may_be_held = s.is_dealt_or_in_pile(goal) and s.revealed[goal] == 0
            if may_be_held and is_met(s, seat, goal):
                found = including(found, goal)
    return found


class AskOnceMore(Rule[Town]):
    """LT-148: before the final scoring, goals whose condition is still true may be declared."""

    def run(self, s: Town) -> None:
        if s.manual:
            s.put_to = repeated(NO_NUMBERS, s.seats)
            ask_all(s, s.start_seat)


def why_not_declare(s: Town, seat: Seat, goal: Goal) -> Clause:
    """LT-15, LT-98: a hidden goal of the player's own whose condition is true."""
    if s.goal_at[goal] != seat:
        return 15
    return ALLOWED if s.holds(seat, goal) and is_met(s, seat, goal) else 98


def to_declare(s: Town, seat: Seat) -> list[int]:
    """The player's unrevealed goals whose condition is true now."""
    return [goal for goal in s.hidden_goals(seat) if is_met(s, seat, goal)]


class DeclareGoal(Question[Town]):
    """LT-148: declare achieved goals one at a time, or decline."""

    prompt: ClassVar[str] = "declare-goal"
    clause: ClassVar[int] = 148
    takes: ClassVar[tuple[str, ...]] = ("declare", "decline")

    def list_legal(self, s: Town, moves: MoveList) -> None:
        for goal in to_declare(s, self.seat):
            moves.add(s.moves.declare, goal)
        moves.add_word(s.moves.decline)

    def objection(self, s: Town, answer: Answer) -> Clause:
        if answer.verb is s.moves.decline:
            return ALLOWED
        return why_not_declare(s, self.seat, answer.first)

    def not_now(self, s: Town, answer: Answer) -> Clause:
        """LT-148: this question must be answered first."""
        return 148

    def carry_out(self, s: Town, answer: Answer) -> None:
        if answer.verb is s.moves.decline:
            return
        declare(s, self.seat, answer.first)
        if conditions(s, self.seat) != NO_NUMBERS:
            s.then_one(DeclareGoal(self.seat))


# Conditions


def is_met(s: Town, seat: Seat, goal: Goal) -> bool:
    """LT-123 to LT-140: whether the goal's condition is true for the player at this moment."""
    when = s.goals.when[goal]
    count = s.goals.count[goal]
    if when == COINS_AT_MOST:
        return s.coins(seat) <= count
    if when == COINS_AT_LEAST:
        return s.coins(seat) >= count
    if when == FOOD_PER_WORKER:
        return s.held(seat, FISH) + s.held(seat, WHEAT) >= count * s.count.workers
    if s.goals.by_deed[goal]:
        return is_met_by_deed(s, seat, when, count)
    if when == OWN_MORE_THAN_WORKERS:
        return s.buildings_of(seat) > s.count.workers
    if when == OWN_GROUP:
        return s.buildings_of(seat) >= count and largest_group(s, seat) >= count
    if when == OWN_NEAR_EACH:
        return near_each(s, s.own(seat), s.goals.terrain[goal], 0)
    return own_that_help(s, seat, goal) >= s.goals.needs[goal]


def is_met_by_deed(s: Town, seat: Seat, when: Condition, count: i64) -> bool:
    """LT-101, LT-126, LT-134 to LT-137, LT-139: what the player does in one turn, or in one food supply."""
    if when == FEED_ALL_WITH:
        return s.feaster == seat and s.feast == count
    if s.using == NOTHING or s.user != seat:
        return False
    if when == ACTIVATE:
        return len(s.used) >= count
    if when == ACTIVATE_MIXED:
        return s.mixed >= count
    if when == VP_FROM:
        return s.famous >= count
    if when == GAIN_CUBES:
        return s.cubes_gained() >= count
    return when == SPEND_GAINED and s.straight


def largest_group(s: Town, seat: Seat) -> i64:
    """LT-123: the size of the player's largest group of buildings, joined by their sides."""
    seen = _NONE
    largest: i64 = 0
    for start in s.own(seat):
        if among(seen, start):
            continue
        before = len(seen)
        seen = added(seen, start)
        at = before
        while at < len(seen):
            for other in s.board.beside[seen[at]]:
                if s.owner[other] == seat and not among(seen, other):
                    seen = added(seen, other)
            at += 1
        largest = max(largest, len(seen) - before)
    return largest


def near_each(s: Town, own: Ints, terrains: Ints, done: i64) -> bool:
    """LT-138: whether a different building can be named beside each terrain that is not done yet."""
    if done == len(terrains):
        return True
    if len(own) < len(terrains) - done:
        return False
    for square in own:
        is_beside = among(s.board.terrain_around[square], terrains[done])
        if is_beside and near_each(s, without(own, square), terrains, done + 1):
            return True
    return False


def own_that_help(s: Town, seat: Seat, goal: Goal) -> i64:
    """LT-127 to LT-131, LT-140: how many of the player's buildings the goal counts."""
    found: i64 = 0
    for number in range(s.buildings_of(seat)):
        if s.goals.is_helped_by(goal, s.tile[s.own_square(seat, number)]):
            found += 1
    return found
