"""How near a player is to beating a nest: the way there, the chance, a battle under way, the next round."""

from typing import Final

from tablewood.games.alynthia.battle import attacking_strength, defending_strength
from tablewood.games.alynthia.names import (
    CARDS,
    COMPETITIVE,
    DRAGONS,
    FOCUS_TILE,
    MARCH_CARD,
    NEST,
    RANGED_CARD,
    REROLL_CARD,
    STRENGTH_CARD,
)
from tablewood.games.alynthia.refusals import why_not_stand
from tablewood.games.alynthia.spaces import around
from tablewood.games.alynthia.state import Land
from tablewood.kernel.step import ALLOWED

BEATS: Final = [0.01, 0.015, 0.02, 0.03, 0.11, 0.25, 0.42, 0.58, 0.75, 0.89, 0.97]
"""The chance of an attack by its lead before the dice, from -8 on."""

FAR: Final = 100


def ways(s: Land, seat: int) -> list[int]:
    """The focus that the character needs to each space; FAR where it cannot come in this round.

    A step costs one; a space with dragons that it should beat costs a step and an attack.
    """
    costs = [FAR] * len(s.terrain)
    costs[s.at[seat]] = 0
    now = [s.at[seat]]
    soon: list[int] = []
    number = 0
    within = reach(s, seat)
    beatable = (fighting(s, seat) - 1) // s.dragon_strength() if s.round else 0
    while number < within and (now or soon):
        later: list[int] = []
        for space in now:
            if costs[space] != number:
                continue
            for other in around(s, seat, space):
                if costs[other] <= number + 1:
                    continue
                if why_not_stand(s, seat, other) == ALLOWED:
                    costs[other] = number + 1
                    soon.append(other)
                elif (
                    costs[other] > number + 2
                    and 0 < s.dragons[other] <= beatable
                    and s.nest[other] != NEST
                ):
                    costs[other] = number + 2
                    later.append(other)
        now = soon
        soon = later
        number += 1
    return costs


def fighting(s: Land, seat: int) -> int:
    """What the player brings to an attack before the dice, without cards."""
    return s.attack_strength(seat) + s.workers(seat)


def steps_to_attack(s: Land, steps: list[int], space: int) -> int:
    """The steps to a space that is entered to attack: one more than to the nearest space beside it."""
    nearest = FAR
    for other in s.board.neighbours[space]:
        nearest = min(nearest, steps[other])
    return nearest + 1


def reach(s: Land, seat: int) -> int:
    """The focus that the player has, or can take."""
    focus = s.focus[seat]
    if not (s.used[seat] >> FOCUS_TILE) & 1:
        focus += s.parts.focus_per_round
    return min(focus, s.parts.focus_max)


def hunt(s: Land, seat: int, steps_to: list[int]) -> float:
    """The chance that the player beats some nest in this round, with what he has in focus, strength and renown."""
    if s.round == 0:
        return 0.0
    focus = reach(s, seat)
    cards = seat * CARDS
    missing = s.next_nest_cost() - s.purse(seat) if s.nests_beaten < len(s.nests) else 0
    strength = fighting(s, seat) + cards_for(s, seat)
    if missing > -s.parts.attack_renown:
        strength -= 1
    best = 0.0
    for space in s.nests:
        if s.nest[space] != NEST:
            continue
        needed = 1
        if not s.cards[cards + RANGED_CARD]:
            needed += steps_to_attack(s, steps_to, space)
            if s.cards[cards + MARCH_CARD]:
                needed = max(1, needed - 2)
        if needed > focus:
            continue
        chance = beats(strength - s.dragons[space] * s.nest_strength())
        if needed + 2 <= focus:
            chance += 0.7 * chance * (1.0 - chance)
        chance *= 1.0 - 0.02 * needed
        best = max(best, chance)
    if missing > 0:
        best *= max(0.04, 0.9 - 0.11 * missing / s.seats)
    return best


def cards_for(s: Land, seat: int) -> int:
    """What cards would add to an attack of the player: his own, against the dragons those of the whole team."""
    strength = s.cards[seat * CARDS + STRENGTH_CARD]
    rerolls = s.cards[seat * CARDS + REROLL_CARD]
    if s.mode != COMPETITIVE:
        for other in range(s.seats):
            if other != seat:
                strength += s.cards[other * CARDS + STRENGTH_CARD]
                rerolls += s.cards[other * CARDS + REROLL_CARD]
    return s.parts.card_amount[STRENGTH_CARD] * strength + min(2, rerolls)


def readiness(s: Land, seat: int) -> float:
    """The chance that the player beats some nest in the next round, if nests grow as they usually do."""
    if s.round >= s.side.rounds:
        return 0.0
    one = s.side.nest_strength[s.round]
    strength = fighting(s, seat) + cards_for(s, seat) * 2 // 3 + 1
    best = 0.0
    for space in s.nests:
        if s.nest[space] != NEST:
            continue
        grown = s.dragons[space] + 1
        if grown >= s.parts.swarm:
            grown = 2
        far = apart(s, s.at[seat], space)
        chance = beats(strength - grown * one) * (1.0 - 0.015 * far)
        if far > 7:
            chance *= 0.5
        best = max(best, chance)
    return best


def apart(s: Land, here: int, there: int) -> int:
    """How many steps two spaces are apart, whatever lies between; the tunnel is near to everything."""
    if here == s.parts.tunnel:
        return 2
    columns = s.board.columns
    return abs(here // columns - there // columns) + abs(here % columns - there % columns)


def battle_chance(s: Land) -> float:
    """The chance of the attacker in the battle under way, with the cards that may still help him."""
    lead = attacking_strength(s) - defending_strength(s)
    help = 0 if s.attacker == DRAGONS else cards_for(s, s.attacker)
    if s.attack_die == 0:
        return beats(lead + help)
    if lead > 0:
        return 1.0
    if lead + help <= 0:
        return 0.0
    return 0.9 if lead + s.parts.card_amount[STRENGTH_CARD] > 0 else 0.8


def beats(lead: int) -> float:
    """The chance of an attack by its lead before the dice."""
    if lead < -8:
        return 0.005
    return 1.0 if lead > 2 else BEATS[lead + 8]
