"""A heuristic value for bots, in renown: what a player or the team has, and what the position promises."""

from typing import Final

from mypy_extensions import i64

from tablewood.games.alynthia.ai.agenda import promised
from tablewood.games.alynthia.ai.chances import (
    Walk,
    battle_chance,
    cards_for,
    fighting,
    hunt,
    readiness,
)
from tablewood.games.alynthia.ai.ground import Ground
from tablewood.games.alynthia.ai.means import engine, site
from tablewood.games.alynthia.ai.weight import (
    ATTACK_WEIGHT,
    CHASE_WEIGHT,
    DEFENSE_WEIGHT,
    NAMES,
    RIVAL_NEST_WEIGHT,
    WEIGHTS,
)
from tablewood.games.alynthia.harvest import ChooseYield, ReduceHand
from tablewood.games.alynthia.names import COMPETITIVE, DRAGONS, LOST, NEST_TARGET, WON
from tablewood.games.alynthia.phases import ActionsForAll, ActTogether
from tablewood.games.alynthia.pieces import buildings_of
from tablewood.games.alynthia.state import Land
from tablewood.kernel.number_sets import NumberSet, has
from tablewood.kernel.rivals import lead_over_rivals
from tablewood.kernel.step import Seat
from tablewood.kernel.vectors import Ints

__all__ = ["NAMES", "WEIGHTS", "value"]

WIN: Final = 1000.0
NEST_VALUE: Final = 30.0
"""What a defeated nest is worth to the team, beside the renown that it cost."""
LAST_NEST_VALUE: Final = 20.0
"""What the nest of the last round is worth beside that."""
EARLY_NEST_VALUE: Final = 12.0
"""A nest beaten before its time: the next one is dearer, and a nest must fall in the next round too."""
VICTORY: Final = 300.0
"""The chance of the nest that wins the game; of the last but one a quarter, where several must fall in a round."""
SAVINGS_VALUE: Final = 0.3
"""What a renown is worth beyond itself while the next nests cannot be paid."""
HOPE: Final = 0.95
"""What a chance is worth while it is not taken."""

OFFER_PRICE: Final = 0.3
"""So that nobody haggles for the sake of it."""
TEAM_OFFER_PRICE: Final = 2.0 * WIN
"""More than anything: bots of a team answer offers, but make none. Theirs were made while waiting, and never wanted."""
COMING_BACK_PRICE: Final = 1.0
"""So that nobody says done in order to move later: whoever is the last to say so ends the phase (AL-106)."""
ATTACK_VALUE: Final = 0.8
DEFENSE_VALUE: Final = 0.8
USUAL_MARKER: Final = 2.5
"""How many dragons the weakest nest usually has."""
RIVALS: Final = 0.4
"""How much the best rival counts, and as much again their average."""
OUTLOOK_VALUE: Final = 18.0
"""What it is worth that a fighter will be a match for the nests of a later round."""


def value(s: Land, seat: Seat) -> float:
    """How the seat stands: against the dragons with its team, in a competitive game against the others."""
    if s.mode != COMPETITIVE:
        return team_value(s)
    ground = Ground(s)
    return lead_over_rivals([standing(s, one, ground) for one in range(s.seats)], seat, RIVALS)


# Against each other


def standing(s: Land, seat: Seat, ground: Ground) -> float:
    """A competitive player: renown, and what is left to earn in the rounds to come."""
    if s.over:
        return float(s.renown[seat]) + 0.01 * float(buildings_of(s, seat))
    if s.at[seat] < 0:
        return 0.0
    left = s.side.rounds - s.round
    walk = Walk(s, seat, ground)
    worth = float(s.renown[seat]) + engine(s, seat, left) + site(s, seat, walk)
    worth -= offers(s, seat, OFFER_PRICE)
    if s.seat == seat:
        worth += promised(s, left)
    attack, defense = float(s.attack_strength(seat)), float(s.defense_strength(seat))
    worth += WEIGHTS[ATTACK_WEIGHT] * attack + WEIGHTS[DEFENSE_WEIGHT] * defense
    nest = WEIGHTS[RIVAL_NEST_WEIGHT]
    chase = WEIGHTS[CHASE_WEIGHT] * nest * hunt(s, seat, walk, cards_for(s, seat))
    if s.target < 0 or seat not in (s.attacker, s.defender):
        return worth + chase
    chance = battle_chance(s)
    if seat == s.defender:
        return worth + chase - 5.0 * chance
    prize = nest if s.target == NEST_TARGET else 3.0
    return worth + chase + prize * chance


# Against the dragons


def team_value(s: Land) -> float:
    """The team: nests defeated, renown for those to come, the players' means, and the chances of the next nests."""
    costs = s.parts.costs_of_nests(s.seats, s.difficulty)
    spent: i64 = 0
    needed: i64 = 0
    for nest in range(len(costs)):
        if nest < s.nests_beaten:
            spent += costs[nest]
        else:
            needed += costs[nest]
    pool = s.renown[0]
    worth = float(spent) + float(min(pool, needed)) + 0.15 * float(above_nothing(pool - needed))
    ahead = above_nothing(s.nests_beaten - pace(s, s.round))
    worth += NEST_VALUE * float(s.nests_beaten - ahead) + EARLY_NEST_VALUE * float(ahead)
    if s.outcome == WON:
        return WIN + worth
    if s.outcome == LOST or is_doomed(s):
        return worth - WIN
    worth += SAVINGS_VALUE * float(min(pool, due(s, costs)))
    ground = Ground(s)
    left = s.side.rounds - s.round
    for seat in range(s.seats):
        if s.at[seat] >= 0:
            worth += engine(s, seat, left) - offers(s, seat, TEAM_OFFER_PRICE)
            worth += ATTACK_VALUE * float(s.attack_strength(seat))
            worth += DEFENSE_VALUE * float(s.defense_strength(seat))
    worth += promised(s, left)
    if has_come_back(s):
        worth -= COMING_BACK_PRICE
    return worth + outlook(s) + hopes(s, ground)


def offers(s: Land, seat: Seat, price: float) -> float:
    """The price of the offers that the player made in this round."""
    return price * float(s.trades[seat])


def above_nothing(number: i64) -> i64:
    """The number, or 0 if it is less."""
    return number if number > 0 else 0


def due(s: Land, costs: Ints) -> i64:
    """The renown for the nests that should fall in this round and the next."""
    total: i64 = 0
    until = min(len(costs), max(pace(s, s.round + 1), s.nests_beaten + 1))
    for nest in range(s.nests_beaten, until):
        total += costs[nest]
    return total


def is_doomed(s: Land) -> bool:
    """The Action Phase is over, only hands are still put in order, and no nest fell in a round that needs one."""
    top = s.pending
    if top is None or s.round == 0 or s.beaten_this_round >= s.side.required[s.round - 1]:
        return False
    return isinstance(top.step, (ReduceHand, ChooseYield)) and s.nests_beaten < len(s.nests)


def pace(s: Land, number: i64) -> i64:
    """How many nests should be beaten by the end of a round: none in the first, all in the last."""
    if number < 2:
        return 0
    return min(len(s.nests), -(-len(s.nests) * (number - 1) // (s.side.rounds - 1)))


def outlook(s: Land) -> float:
    """Whether the strongest fighter, and a second one in a large team, will be a match for the nests later on."""
    first: i64 = 0
    second: i64 = 0
    for seat in range(s.seats):
        if s.at[seat] < 0:
            continue
        strength = fighting(s, seat)
        if strength > first:
            second = first
            first = strength
        elif strength > second:
            second = strength
    worth = 0.0
    for ahead in range(1, 4):
        number = s.round + ahead
        if number < 2 or number > s.side.rounds:
            continue
        needed = USUAL_MARKER * float(s.side.nest_strength[number - 1]) - float(ahead)
        worth += OUTLOOK_VALUE * match_for(float(first) - needed)
        if s.seats > 2:
            worth += 0.3 * OUTLOOK_VALUE * match_for(float(second) - needed)
    return worth


def match_for(lead: float) -> float:
    """From 0 for a hopeless lead to 1 for a safe one."""
    if lead <= -8.0:
        return 0.0
    return 1.0 if lead >= 3.0 else (lead + 8.0) / 11.0


def hopes(s: Land, ground: Ground) -> float:
    """The chances to beat a nest in this round, or in the next one if that is done; and the next building site."""
    best = 0.0
    second = 0.0
    ready = 0.0
    worth = 0.0
    done = done_seats(s)
    help = cards_for(s, 0)
    for seat in range(s.seats):
        if s.at[seat] < 0:
            continue
        one = readiness(s, seat, ground, help)
        if one > ready:
            ready = one
        walk = Walk(s, seat, ground)
        worth += site(s, seat, walk)
        if has(done, seat):
            continue
        chance = hunt(s, seat, walk, help)
        if chance > best:
            second = best
            best = chance
        elif chance > second:
            second = chance
    chance = best + 0.5 * (1.0 - best) * second
    prize = nest_prize(s, ready)
    later = 0.0 if is_urgent(s) else HOPE * future(s, ready)
    if s.target < 0:
        return worth + later + HOPE * prize * chance
    won = battle_chance(s)
    if s.attacker == DRAGONS:
        return worth + later + HOPE * prize * chance - 5.0 * won
    if s.target == NEST_TARGET:
        return worth + later + prize * won + HOPE * prize * chance * (1.0 - won)
    return worth + later + HOPE * prize * chance + 2.0 * won


def is_urgent(s: Land) -> bool:
    """Whether the team loses if no nest falls in this round any more."""
    return s.round > 1 and s.beaten_this_round < s.side.required[s.round - 1]


def future(s: Land, ready: float) -> float:
    """What the rounds to come are worth if each of them goes as well as the next one promises to go."""
    worth = LAST_NEST_VALUE
    rounds = s.side.rounds - s.round
    while rounds > 0:
        worth = ready * (NEST_VALUE + worth)
        rounds -= 1
    return worth


def nest_prize(s: Land, ready: float) -> float:
    """What one more nest in this round is worth: it keeps the game alive, keeps the pace, comes early, or wins."""
    left = len(s.nests) - s.nests_beaten
    if left < 1:
        return 0.0
    victory = VICTORY / float(left * left) if left == 1 or len(s.nests) >= s.side.rounds else 0.0
    if is_urgent(s):
        return max(victory, NEST_VALUE + future(s, ready))
    return max(victory, NEST_VALUE if s.nests_beaten < pace(s, s.round) else EARLY_NEST_VALUE)


def done_seats(s: Land) -> NumberSet:
    """The seats that are done with this round."""
    top = s.pending
    while top is not None:
        step = top.step
        if isinstance(step, ActionsForAll):
            return step.done
        if isinstance(step, ActTogether):
            return step.done
        top = top.below
    return 0


def has_come_back(s: Land) -> bool:
    """Whether somebody who was done has moved again in this phase (AL-269)."""
    top = s.pending
    while top is not None:
        step = top.step
        if isinstance(step, ActionsForAll):
            return step.back > 0
        if isinstance(step, ActTogether):
            return step.back > 0
        top = top.below
    return False
