"""What players are told to help them decide: how far a character can walk, and how a battle is likely to end."""

from typing import Final

from tablewood.games.alynthia.battle import attacking_strength, defending_strength
from tablewood.games.alynthia.names import (
    COMPETITIVE,
    DRAGONS,
    FOREST,
    NEST_TARGET,
    WALL_TARGET,
    Space,
)
from tablewood.games.alynthia.pieces import has_wall, kind_of, owner_of, target_on
from tablewood.games.alynthia.refusals import why_not_stand
from tablewood.games.alynthia.spaces import around
from tablewood.games.alynthia.state import Land
from tablewood.kernel.step import ALLOWED, Seat
from tablewood.kernel.vectors import Ints

ALL: Final = 100
"""Chances are given in percent."""


# The way


def steps_from(s: Land, seat: Seat) -> dict[int, int]:
    """AL-121: by space, the steps that the character needs to come to stand there, over spaces where it may stand."""
    start = s.at[seat]
    if start < 0:
        return {}
    steps = {start: 0}
    edge = [start]
    while edge:
        further: list[int] = []
        for space in edge:
            for other in around(s, seat, space):
                if other not in steps and why_not_stand(s, seat, other) == ALLOWED:
                    steps[other] = steps[space] + 1
                    further.append(other)
        edge = further
    return steps


# The dice


def chance(lead: int, attacking: Ints, defending: Ints) -> int:
    """AL-203: how often, in percent, an attacker with this lead before the dice wins; the defender wins ties."""
    won = 0
    for one in attacking:
        for other in defending:
            if lead + one > other:
                won += 1
    return round(ALL * won / (len(attacking) * len(defending)))


def faces_of(s: Land, seat: Seat) -> Ints:
    """The faces of a side's battle die."""
    return s.parts.dragon_die if seat == DRAGONS else s.parts.battle_die


def hides_workers(s: Land, seat: Seat, viewer: Seat) -> bool:
    """AL-56: whether the viewer cannot know how many workers this side has."""
    return seat != DRAGONS and s.mode == COMPETITIVE and seat != viewer


class Prospect:
    """An attack of a player on a space: what would be attacked, both strengths before the dice, and what is unknown."""

    def __init__(self, s: Land, seat: Seat, space: Space) -> None:
        found = target_on(s, seat, space)
        self.s: Final = s
        self.seat: Final = seat
        self.target: Final = kind_of(found) if found >= 0 else found
        self.defender: Final = owner_of(found) if self.target >= WALL_TARGET else DRAGONS
        self.strength: Final = s.attack_strength(seat) + s.workers(seat)
        self.needed: Final = (
            s.next_nest_cost() if self.target == NEST_TARGET and s.mode != COMPETITIVE else 0
        )
        self.against: int = 0
        self.unknown: int = 0
        """AL-56: how many of the defender's cards may be workers."""
        if found >= 0:
            self._weigh(space)

    def _weigh(self, space: Space) -> None:
        """AL-197 to AL-199: the defender's strength before the die, as far as the attacker knows it."""
        s = self.s
        if self.defender == DRAGONS:
            one = s.nest_strength() if self.target == NEST_TARGET else s.dragon_strength()
            self.against = s.dragons[space] * one
            return
        self.against = s.defense_strength(self.defender)
        if s.guild[self.defender] == FOREST and has_wall(s, space):
            self.against += s.parts.wall_defense
        if hides_workers(s, self.defender, self.seat):
            self.unknown = s.resource_cards(self.defender)
        else:
            self.against += s.workers(self.defender)

    def chances(self, paid: int) -> list[int]:
        """In percent, at worst and at best, if this many workers pay for the attack; empty if there are fewer."""
        s = self.s
        if s.workers(self.seat) < paid:
            return []
        lead = self.strength - paid - self.against
        ours, theirs = s.parts.battle_die, faces_of(s, self.defender)
        return [chance(lead - self.unknown, ours, theirs), chance(lead, ours, theirs)]


# The battle on the table


def attack_parts(s: Land, viewer: Seat) -> dict[str, int]:
    """AL-91, AL-197, AL-198: the attacker's strength before the die, part by part, as far as the viewer may know it."""
    parts: dict[str, int] = {}
    if s.attacker == DRAGONS:
        parts["dragons"] = s.dragons[s.battle_space] * s.dragon_strength()
    else:
        parts["attack"] = s.attack_strength(s.attacker)
        if not hides_workers(s, s.attacker, viewer):
            parts["workers"] = s.workers(s.attacker)
    if s.attack_bonus:
        parts["cards"] = s.attack_bonus
    return parts


def defense_parts(s: Land, viewer: Seat) -> dict[str, int]:
    """AL-197 to AL-199, AL-243: the same of the defender, whom a wall may help."""
    parts: dict[str, int] = {}
    dragons = s.dragons[s.battle_space]
    if s.defender != DRAGONS:
        parts["defense"] = s.defense_strength(s.defender)
        if not hides_workers(s, s.defender, viewer):
            parts["workers"] = s.workers(s.defender)
        if s.guild[s.defender] == FOREST and has_wall(s, s.battle_space):
            parts["wall"] = s.parts.wall_defense
    elif s.target == NEST_TARGET:
        parts["nest"] = dragons * s.nest_strength()
    else:
        parts["dragons"] = dragons * s.dragon_strength()
    if s.defense_bonus:
        parts["cards"] = s.defense_bonus
    return parts


def battle_chance(s: Land, viewer: Seat, rolled: bool) -> int:
    """In percent, how often the attacker wins as things stand; -1 where the viewer does not know enough."""
    if hides_workers(s, s.attacker, viewer) or hides_workers(s, s.defender, viewer):
        return -1
    if rolled:
        return ALL if attacking_strength(s) > defending_strength(s) else 0
    lead = attacking_strength(s) - s.attack_die - defending_strength(s) + s.defense_die
    return chance(lead, faces_of(s, s.attacker), faces_of(s, s.defender))
